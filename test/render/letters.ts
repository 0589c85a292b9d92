import type { Canvas, Context } from '../../render/paint/canvas.ts'
import type { Align, TextStyle } from '../../render/paint/drawText.ts'

/** A text as it stands on a canvas, in pixels of that canvas. */
interface Written {
  text: string
  x: number
  y: number
  /** height of its letters */
  size: number
}

/** What stands on each canvas, layers and stamps included. */
const onCanvas = new WeakMap<object, Written[]>()

/** Canvases of which a picture was made since they were asked for last, as they were then. */
const finished: { width: number; letters: Written[] }[] = []

const lettersOf = (canvas: object): Written[] => {
  const known = onCanvas.get(canvas) ?? []
  onCanvas.set(canvas, known)
  return known
}

/** By how much a canvas draws larger than it is told, and where a point of it comes to stand. */
function transformOf(ctx: Context) {
  const { a, b, c, d, e, f } = ctx.getTransform()
  return {
    scale: Math.sqrt(Math.abs(a * d - b * c)),
    at: (x: number, y: number) => ({ x: a * x + c * y + e, y: b * x + d * y + f }),
  }
}

function note(ctx: Context, text: string, x: number, y: number, size: number): void {
  if (!text.trim()) return
  const { scale, at } = transformOf(ctx)
  lettersOf(ctx.canvas).push({ text, ...at(x, y), size: size * scale })
}

/** `drawText.ts` that remembers what it writes. */
export const notingTexts = <T extends typeof import('../../render/paint/drawText.ts')>(real: T): T => ({
  ...real,
  drawText(ctx: Context, text: string, x: number, y: number, style: TextStyle, align?: Align) {
    note(ctx, text, x, y, style.size)
    real.drawText(ctx, text, x, y, style, align)
  },
})

/** `names.ts` that remembers what it writes. */
export const notingNames = <T extends typeof import('../../render/paint/names.ts')>(real: T): T => ({
  ...real,
  drawName(
    ctx: Context,
    name: string,
    x: number,
    y: number,
    room: number,
    style: TextStyle,
    align?: Align,
  ): number {
    note(ctx, name, x, y, style.size)
    return real.drawName(ctx, name, x, y, room, style, align)
  },
})

/** What a context has in common with all others, as far as it is replaced here. */
interface Shared {
  drawImage: (image: Canvas, ...numbers: number[]) => void
  clearRect: (...box: [number, number, number, number]) => void
}

/** `canvas.ts` that remembers of what pictures are made, and carries texts along where one canvas is laid onto another. */
export function notingPictures<T extends typeof import('../../render/paint/canvas.ts')>(real: T): T {
  const shared: Shared = Object.getPrototypeOf(real.createCanvas(1, 1).getContext('2d'))
  const { drawImage, clearRect } = shared
  shared.drawImage = function (this: Context, image, ...numbers) {
    carry(this, image, numbers)
    drawImage.call(this, image, ...numbers)
  }
  shared.clearRect = function (this: Context, x, y, w, h) {
    const { at } = transformOf(this)
    const [from, to] = [at(x, y), at(x + w, y + h)]
    const left = lettersOf(this.canvas).filter(
      one => one.x < from.x || one.x > to.x || one.y < from.y || one.y > to.y,
    )
    onCanvas.set(this.canvas, left)
    clearRect.call(this, x, y, w, h)
  }
  return {
    ...real,
    pixelsOf(canvas: Canvas) {
      finished.push({ width: canvas.width, letters: [...lettersOf(canvas)] })
      return real.pixelsOf(canvas)
    },
  }
}

function carry(ctx: Context, image: Canvas, numbers: readonly number[]): void {
  const texts = onCanvas.get(image)
  if (!texts?.length) return
  const [sx, sy, sw, sh, dx, dy, dw, dh] =
    numbers.length === 8
      ? numbers
      : [
          0,
          0,
          image.width,
          image.height,
          ...numbers.slice(0, 2),
          numbers[2] ?? image.width,
          numbers[3] ?? image.height,
        ]
  const { scale, at } = transformOf(ctx)
  const [across, down] = [dw! / sw!, dh! / sh!]
  for (const { text, x, y, size } of texts) {
    if (x < sx! || y < sy! || x > sx! + sw! || y > sy! + sh!) continue
    lettersOf(ctx.canvas).push({
      text,
      ...at(dx! + (x - sx!) * across, dy! + (y - sy!) * down),
      size: size * scale * Math.min(across, down),
    })
  }
}

/** Width in points at which a phone of 390 points shows a picture. */
export const displayed = 305

/** Texts of what is drawn, with the size of their letters in points as a phone shows them. */
export async function lettersIn(draw: () => Promise<unknown>): Promise<{ text: string; points: number }[]> {
  finished.length = 0
  await draw()
  return finished
    .splice(0)
    .flatMap(({ width, letters }) =>
      letters.map(({ text, size }) => ({ text, points: (size * displayed) / width })),
    )
}
