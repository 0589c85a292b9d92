import { drawIcon } from '../icons/drawIcon.ts'
import { arcLooks, strokeRange } from '../overlay/blockOverlay.ts'
import { drawLink } from '../overlay/lines.ts'
import type { Brush } from '../paint/brush.ts'
import { arrowHead, line, polygon } from '../paint/shapes.ts'
import { liveryOf, withAlpha } from '../paint/theme.ts'
import { drawCarried, drawShaken } from '../tokens/tokenBlock.ts'
import type { ArcKind, BlockSign, RangeKind, Scene } from '../types.ts'

interface Sample {
  width: number
  draw: (brush: Brush, x: number, y: number) => void
}

const arc = (kind: ArcKind): Sample => ({
  width: 24,
  draw({ ctx, colours }, x, y) {
    const { fill, alpha, ink, stripes } = arcLooks[kind]
    ctx.save()
    ctx.beginPath()
    ctx.rect(x + 1, y - 7, 22, 14)
    ctx.fillStyle = withAlpha(colours[fill], alpha)
    ctx.fill()
    ctx.clip()
    ctx.beginPath()
    for (const turn of stripes)
      for (let from = x - 14; from < x + 24; from += 7)
        line(ctx, { x: from, y: y - 7 * turn }, { x: from + 14, y: y + 7 * turn })
    ctx.strokeStyle = colours[ink]
    ctx.lineWidth = 1.8
    ctx.stroke()
    ctx.restore()
    ctx.strokeStyle = colours[ink]
    ctx.lineWidth = 2.4
    ctx.strokeRect(x + 1, y - 7, 22, 14)
  },
})

const range = (kind: RangeKind): Sample => ({
  width: 36,
  draw(brush, x, y) {
    const { ctx, colours } = brush
    strokeRange(brush, kind, liveryOf(brush.palette, 'cool'), 0.9, () => {
      ctx.beginPath()
      line(ctx, { x: x + 2, y }, { x: x + 34, y })
      ctx.stroke()
    })
    ctx.beginPath()
    ctx.arc(x + 18, y, 8, 0, Math.PI * 2)
    ctx.fillStyle = liveryOf(brush.palette, 'cool').strong
    ctx.fill()
    drawIcon(ctx, kind === 'presence' ? 'crown' : 'knight-banner', { x: x + 18, y }, 12, colours.white)
  },
})

const model = ({ ctx, colours }: Brush, x: number, y: number, hollow: boolean) => {
  ctx.beginPath()
  ctx.rect(x + 1, y - 5, 10, 10)
  ctx.strokeStyle = ctx.fillStyle = colours.ink
  ctx.lineWidth = 1.8
  if (hollow) ctx.stroke()
  else ctx.fill()
}

/** How what blocks have on and around them is shown, with the room that each takes. */
export const blockSamples: Readonly<Record<BlockSign, Sample>> = {
  facing: {
    width: 26,
    draw({ ctx, colours }, x, y) {
      ctx.beginPath()
      polygon(ctx, [
        { x: x + 1, y: y - 4 },
        { x: x + 25, y: y - 4 },
        { x: x + 20, y: y + 4 },
        { x: x + 6, y: y + 4 },
      ])
      ctx.fillStyle = colours.halo
      ctx.strokeStyle = colours.black
      ctx.lineWidth = 2
      ctx.stroke()
      ctx.fill()
    },
  },
  shaken: { width: 20, draw: (brush, x, y) => drawShaken(brush, { x: x + 10, y }, 9) },
  touch: {
    width: 20,
    draw: (brush, x, y) => drawLink(brush, { unit: 0.95 }, { x: x + 10, y: y - 5 }, { x: x + 10, y: y + 5 }),
  },
  charge: {
    width: 34,
    draw({ ctx, colours }, x, y) {
      ctx.strokeStyle = ctx.fillStyle = colours.ink
      ctx.lineWidth = 4.5
      ctx.lineCap = 'butt'
      ctx.beginPath()
      line(ctx, { x, y }, { x: x + 16, y })
      ctx.stroke()
      ctx.beginPath()
      arrowHead(ctx, { x, y }, { x: x + 29, y }, 14, 16)
      ctx.fill()
      ctx.fillStyle = colours.hurt
      ctx.fillRect(x + 28, y - 9, 5, 18)
    },
  },
  'arc-front': arc('front'),
  'arc-flank': arc('flank'),
  'arc-rear': arc('rear'),
  presence: range('presence'),
  'banner-range': range('banner'),
  joined: {
    width: 14,
    draw({ ctx, colours }, x, y) {
      ctx.beginPath()
      ctx.arc(x + 7, y, 6, 0, Math.PI * 2)
      ctx.fillStyle = colours.gold
      ctx.strokeStyle = colours.ink
      ctx.lineWidth = 1.8
      ctx.fill()
      ctx.stroke()
    },
  },
  'lost-model': {
    width: 28,
    draw(brush, x, y) {
      model(brush, x, y, false)
      model(brush, x + 14, y, true)
    },
  },
  banner: { width: 20, draw: (brush, x, y) => drawCarried(brush, { x: x + 10, y }, 9, 'banner') },
  drum: { width: 20, draw: (brush, x, y) => drawCarried(brush, { x: x + 10, y }, 9, 'drum') },
}

/**
 * What of all that this picture shows.
 * @param whole the whole board: models are specks there, and what stands at the ends of a block is left out
 */
export function blockSignsIn({ tokens, overlay = {} }: Scene, whole: boolean): BlockSign[] {
  const blocks = tokens.flatMap(({ block }) => block ?? [])
  const near = whole ? [] : blocks
  const { arcs = [], ranges = [], touches = [], charges = [] } = overlay
  const hasArc = (kind: ArcKind) => arcs.some(each => each.kind === kind)
  const hasRange = (kind: RangeKind) => ranges.some(each => each.kind === kind)
  const shown: Record<BlockSign, boolean> = {
    facing: blocks.length > 0,
    shaken: blocks.some(({ shaken }) => shaken),
    touch: touches.length > 0,
    charge: charges.length > 0,
    'arc-front': hasArc('front'),
    'arc-flank': hasArc('flank'),
    'arc-rear': hasArc('rear'),
    presence: hasRange('presence'),
    'banner-range': hasRange('banner'),
    joined: near.some(({ joined }) => joined),
    'lost-model': near.some(({ left, of }) => left < of),
    banner: near.some(({ banner }) => banner),
    drum: near.some(({ drum }) => drum),
  }
  return (Object.keys(shown) as BlockSign[]).filter(sign => shown[sign])
}
