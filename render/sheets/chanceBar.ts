import type { Brush } from '../paint/brush.ts'
import { drawText, widthOf } from '../paint/drawText.ts'
import { mixed } from '../paint/theme.ts'
import { least } from './sheetParts.ts'

/** A part of a bar of chances, 1 together. */
export interface ChancePart {
  chance: number
  word: string
  worst?: boolean
}

/** Draws chances as a bar that is cut into what may come, from the mildest to the worst. */
export function drawChanceBar(
  { ctx, colours }: Brush,
  { left, right, top, high }: { left: number; right: number; top: number; high: number },
  parts: readonly ChancePart[],
): void {
  let x = left
  for (const [n, { chance, word, worst }] of parts.entries()) {
    const long = Math.min(1, Math.max(0, chance)) * (right - left)
    // From the colour of life to that of wounds.
    const share = parts.length < 2 ? 0 : n / (parts.length - 1)
    ctx.fillStyle = worst ? colours.hurt : mixed(colours.life, colours.rust, share)
    ctx.fillRect(x, top, long, high)
    ctx.strokeStyle = colours.paper
    ctx.lineWidth = 2
    ctx.strokeRect(x, top, long, high)
    const style = { size: least, colour: colours.white, face: 'plain' } as const
    // A narrow part stays without a word; the text beside the picture says all.
    if (long > widthOf(word, style) + 12) drawText(ctx, word, x + long / 2, top + high / 2, style)
    x += long
  }
  ctx.strokeStyle = colours.border
  ctx.lineWidth = 2
  ctx.strokeRect(left, top, right - left, high)
}
