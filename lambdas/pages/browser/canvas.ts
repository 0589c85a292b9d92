/** What render/paint/canvas.ts is in a browser: the same few functions on the page's own canvas. The bundle puts it in that file's place. */
import type * as node from '../../../render/paint/canvas.ts'

type Canvas = node.Canvas
type Image = ReturnType<typeof node.svgImage>

export const faces: typeof node.faces = {
  plain: { family: 'Hex Plain', file: 'DejaVuSansCondensed.ttf' },
  bold: { family: 'Hex Bold', file: 'DejaVuSansCondensed-Bold.ttf' },
}

/** A new picture to draw on. */
export const createCanvas: typeof node.createCanvas = (width, height) => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  // Both draw on the 2D context that node-canvas has from browsers.
  return canvas as unknown as Canvas
}

export const weightOf: typeof node.weightOf = ({ width, height }) => width * height

/** Gives the memory of a canvas back at once that nobody draws from any more: browsers let it go late by themselves. */
export const letGo: typeof node.letGo = canvas => {
  canvas.width = canvas.height = 0
}

/** A page needs the ground where it is looked at, and those of a moving picture. */
export const groundsKept: typeof node.groundsKept = 3_000_000

/** Does a browser give a picture back as it was drawn? Some give another one, so that nobody is told by it. */
export function readsTrue(): boolean {
  const canvas = createCanvas(1, 1)
  const context = canvas.getContext('2d')
  context.fillStyle = '#123456'
  context.fillRect(0, 0, 1, 1)
  return pixelsOf(canvas)[0] === 0xff123456
}

/** Every pixel as 0xAARRGGBB, row by row. A copy. */
export const pixelsOf: typeof node.pixelsOf = canvas => {
  const { width, height } = canvas
  const { data } = (canvas as unknown as HTMLCanvasElement)
    .getContext('2d', { willReadFrequently: true })!
    .getImageData(0, 0, width, height)
  const pixels = new Uint32Array(data.buffer)
  // A browser has them as red, green, blue, which is the other way round in a word of four bytes.
  for (let i = 0; i < pixels.length; i++) {
    const pixel = pixels[i]!
    pixels[i] = (pixel & 0xff00ff00) | ((pixel & 0xff) << 16) | ((pixel >> 16) & 0xff)
  }
  return pixels
}

/** Pictures that were read before drawing began, by what is in them: a browser reads none at once. */
const read = new Map<string, HTMLImageElement>()
const bodyOf = (svg: string) => svg.slice(svg.indexOf('>') + 1)

/** A picture out of SVG that was read before; an empty one where it was not. */
export const svgImage: typeof node.svgImage = svg =>
  (read.get(bodyOf(svg)) ?? createCanvas(1, 1)) as unknown as Image

/** Reads pictures, so that they can be drawn. */
export const readImages = async (svgs: readonly string[]): Promise<void> => {
  await Promise.all(
    svgs.map(async svg => {
      const image = new Image()
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
      await image.decode()
      read.set(bodyOf(svg), image)
    }),
  )
}
