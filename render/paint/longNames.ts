import { wrapped } from '../sheets/sheetParts.ts'
import type { Context } from './canvas.ts'
import type { Align, TextStyle } from './drawText.ts'
import { drawable, drawName } from './names.ts'

/** A name that is too long for a line goes on below it: so far apart its lines are, and so much more room it takes. */
export const nextLine = 23

/** A name as the lines that it takes; more than two of them are cut. */
export const linesOf = (name: string, room: number, style: TextStyle): string[] =>
  wrapped(drawable(name), room, style, 2)

/** Two lines around a height, or one line at it. */
export function drawLines(
  ctx: Context,
  lines: readonly string[],
  { x, y }: { x: number; y: number },
  room: number,
  style: TextStyle,
  align?: Align,
): void {
  for (const [n, each] of lines.entries())
    drawName(ctx, each, x, y + (n - (lines.length - 1) / 2) * nextLine, room, style, align)
}
