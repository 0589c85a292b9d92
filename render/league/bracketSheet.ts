import type { Brush } from '../paint/brush.ts'
import { drawText, widthOf } from '../paint/drawText.ts'
import { drawName } from '../paint/names.ts'
import { line, roundedBox } from '../paint/shapes.ts'
import { liveryOf, type PaletteName } from '../paint/theme.ts'
import { drawHead, headHeight, least, newSheet, sheetWidth } from '../sheets/sheetParts.ts'
import { pngOf } from '../sheets/sheetPng.ts'
import { grounds, inks, nameOf, small } from './leagueParts.ts'
import { type ScheduledBattle, stateInks } from './scheduleSheet.ts'

/** A knockout, round by round; battles stand at their places in the tree. */
export interface BracketSheet {
  title: string
  about: string
  /** each with half as many battles as the one before it */
  rounds: readonly { title: string; battles: readonly (ScheduledBattle & { place: number })[] }[]
  /** places of the first round shown */
  places: number
}

/** From one box to the next one below it: between them stands what the round is called. */
const pitch = 126
const boxHeight = 84
/** How far the boxes of a round stand to the right of those of the one before it. */
const indent = 46
const left = 24

/**
 * A knockout as a tree that grows from the left to the right and is read from above: a battle stands between the two
 * whose winners meet in it. What is not paired yet is empty. A PNG.
 */
export async function drawBracket(
  { title, about, rounds, places }: BracketSheet,
  palette: PaletteName = 'standard',
): Promise<Buffer> {
  const top = headHeight(sheetWidth, { title, about }) + 44
  const width = sheetWidth - 2 * left - indent * (rounds.length - 1)
  // A box of every round but the first lies between two of the round before it.
  const boxOf = (column: number, place: number) => ({
    x: left + column * indent,
    y: top + ((2 * place + 1) * 2 ** column - 1) * pitch,
  })
  const count = (column: number) => Math.ceil(places / 2 ** column)
  const all = rounds.flatMap((round, column) =>
    Array.from({ length: count(column) }, (_, place) => ({ ...boxOf(column, place), round, column, place })),
  )
  const { canvas, brush } = newSheet(sheetWidth, Math.max(...all.map(({ y }) => y)) + boxHeight + 28, palette)
  const { ctx, colours } = brush
  const ink = inks(colours)
  drawHead(brush, sheetWidth, { title, about }, liveryOf(palette, 'cool').strong)
  ctx.beginPath()
  for (const { x, y, column, place } of all) {
    if (column === rounds.length - 1) continue
    const next = boxOf(column + 1, Math.floor(place / 2))
    const middle = y + boxHeight / 2
    const turn = x + width + indent / 2
    line(ctx, { x: x + width, y: middle }, { x: turn, y: middle })
    line(ctx, { x: turn, y: middle }, { x: turn, y: next.y + (next.y < y ? boxHeight : 0) })
  }
  ctx.strokeStyle = ink.quiet
  ctx.lineWidth = 2.5
  ctx.stroke()
  for (const { x, y, round, column, place } of all) {
    if (column > 0 || place === 0)
      drawName(ctx, round.title, x + 4, y - 20, width / 2, { ...small, colour: ink.quiet })
    const battle = round.battles.find(one => one.place === place)
    drawBox(brush, x, y, width, battle)
  }
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
    const y = top + 24 + place * 37
    if (!player) {
      drawText(ctx, '–', x + 14, y, { ...small, colour: ink.quiet }, 'left')
      return
    }
    const colour = player.won === false ? ink.quiet : ink.ink
    const style = { size: 28, colour, face: player.won ? 'bold' : 'plain' } as const
    const score = player.score ?? ''
    const taken = score ? widthOf(score, style) + 16 : 0
    drawName(ctx, nameOf(player), x + 14, y, width - 36 - taken, style)
    if (score) drawText(ctx, score, x + width - 18, y, style, 'right')
  })
  if (battle?.state !== 'late') return
  ctx.beginPath()
  ctx.arc(x + width - 8, top + 2, 18, 0, Math.PI * 2)
  ctx.fillStyle = ink.late
  ctx.fill()
  drawText(ctx, '!', x + width - 8, top + 2, { size: least, colour: colours.white })
}
