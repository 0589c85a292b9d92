import { drawDice } from '../paint/dice.ts'
import { drawText } from '../paint/drawText.ts'
import { drawName } from '../paint/names.ts'
import { liveriesOf, type PaletteName } from '../paint/theme.ts'
import { drawChip, newSheet } from '../sheets/sheetParts.ts'
import { pngOf } from '../sheets/sheetPng.ts'
import { drawHoop } from '../tokens/tokenConditions.ts'
import type { RingCall } from './ringCall.ts'

/** Twice as wide as a phone of 390 points shows it: letters of 22 are read as 11 there. */
const width = 610
const height = 232
const hoop = { x: 122, y: height / 2, radius: 80, thick: 15 }
const left = 232
const room = width - left - 26

/** The Ring around whom it calls, the die, and who has the move. A PNG. */
export function drawRingCall(call: RingCall, palette: PaletteName = 'standard'): Promise<Buffer> {
  const { canvas, brush } = newSheet(width, height, palette)
  const { ctx, colours } = brush
  const livery = liveriesOf(
    palette,
    call.tones.map(tone => ({ tone })),
  )(call.owner)
  drawHoop(brush, hoop, hoop.radius, hoop.thick)
  drawChip(brush, hoop, 54, call.chip, livery)
  drawText(ctx, call.title, left, 44, { size: 34, colour: colours.ink }, 'left')
  drawName(ctx, call.name, left, 86, room, { size: 24, colour: colours.ink, face: 'plain' })
  drawDice(brush, { x: left, y: 110 }, room, 58, [call.die])
  if (call.paid) drawText(ctx, call.paid, left + 78, 139, { size: 24, colour: colours.actionPoints }, 'left')
  const said = { size: 26, colour: call.obeyed ? colours.good : colours.hurt }
  drawName(ctx, call.outcome, left, 196, room, said)
  return pngOf(canvas)
}
