import type { Brush } from '../brush.ts'
import { drawText, widthOf } from '../drawText.ts'
import { drawName } from '../names.ts'
import { line, roundedBox } from '../shapes.ts'
import { drawHead, headHeight, newSheet, pngOf } from '../sheetParts.ts'
import { liveryOf, type PaletteName } from '../theme.ts'
import { grounds, inks, nameOf, sheetWidth } from './leagueParts.ts'
import { type ScheduledBattle, stateInks } from './scheduleSheet.ts'

const small = { size: 20, face: 'plain' } as const

/** A knockout, round by round; battles stand at their places in the tree. */
export interface BracketSheet {
  title: string
  about: string
  /** at most four, each half as wide as the one before it */
  rounds: readonly { title: string; battles: readonly (ScheduledBattle & { place: number })[] }[]
  /** places of the first round shown */
  places: number
}

const pitch = 84
const boxHeight = 68
const gap = 22

/** A knockout as a tree; what is not paired yet is empty. A PNG. */
export async function drawBracket(
  { title, about, rounds, places }: BracketSheet,
  palette: PaletteName = 'standard',
): Promise<Buffer> {
  const top = headHeight + 54
  const { canvas, brush } = newSheet(sheetWidth, top + places * pitch + 20, palette)
  const { ctx, colours } = brush
  const ink = inks(colours)
  drawHead(brush, sheetWidth, { title, about }, liveryOf(palette, 'cool').strong)
  const width = (sheetWidth - 40 - gap * (rounds.length - 1)) / rounds.length
  const middle = (column: number, place: number) => top + (place + 0.5) * 2 ** column * pitch
  rounds.forEach(({ title: said, battles }, column) => {
    const x = 20 + column * (width + gap)
    drawName(ctx, said, x + width / 2, headHeight + 26, width, { ...small, colour: ink.quiet }, 'centre')
    for (let place = 0; place < Math.ceil(places / 2 ** column); place++) {
      const y = middle(column, place)
      if (column > 0) {
        ctx.beginPath()
        for (const before of [place * 2, place * 2 + 1]) {
          const from = middle(column - 1, before)
          line(ctx, { x: x - gap, y: from }, { x: x - gap / 2, y: from })
          line(ctx, { x: x - gap / 2, y: from }, { x: x - gap / 2, y })
        }
        line(ctx, { x: x - gap / 2, y }, { x, y })
        ctx.strokeStyle = ink.quiet
        ctx.lineWidth = 2
        ctx.stroke()
      }
      const battle = battles.find(one => one.place === place)
      drawBox(brush, x, y - boxHeight / 2, width, battle)
    }
  })
  return pngOf(canvas)
}

/** One battle of a tree: two names with their scores; a mark where it is under way or late. */
function drawBox(brush: Brush, x: number, top: number, width: number, battle?: ScheduledBattle): void {
  const { ctx, colours } = brush
  const ink = inks(colours)
  const ground = grounds(colours)
  const isOwn = battle?.players.some(player => player?.own)
  ctx.beginPath()
  roundedBox(ctx, x, top, width, boxHeight, 8)
  ctx.fillStyle = isOwn ? ground.own : battle ? colours.white : ground.band
  ctx.fill()
  ctx.strokeStyle = battle ? ink[stateInks[battle.state]] : colours.hexLine
  ctx.lineWidth = battle?.state === 'late' || battle?.state === 'playing' ? 3 : 1.5
  ctx.stroke()
  battle?.players.forEach((player, place) => {
    const y = top + 19 + place * 31
    if (!player) {
      drawText(ctx, '–', x + 10, y, { ...small, colour: ink.quiet }, 'left')
      return
    }
    const colour = player.won === false ? ink.quiet : ink.ink
    const style = { size: 20, colour, face: player.won ? 'bold' : 'plain' } as const
    const score = player.score ?? ''
    const taken = score ? widthOf(score, style) + 8 : 0
    drawName(ctx, nameOf(player), x + 10, y, width - 20 - taken, style)
    if (score) drawText(ctx, score, x + width - 10, y, style, 'right')
  })
  if (battle?.state !== 'late') return
  ctx.beginPath()
  ctx.arc(x + width - 4, top + 4, 12, 0, Math.PI * 2)
  ctx.fillStyle = ink.late
  ctx.fill()
  drawText(ctx, '!', x + width - 4, top + 4, { size: 18, colour: colours.white })
}
