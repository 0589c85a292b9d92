import type { Brush } from './brush.ts'
import { backdropOf } from './drawBoard.ts'
import { drawAbove, drawBelow } from './drawOverlay.ts'
import { drawTokens } from './drawToken.ts'
import type { Pane } from './framing.ts'
import { clipToWindow } from './shapes.ts'
import type { Liveries } from './theme.ts'
import type { Scene } from './types.ts'

/** What one window shows, where it lies in the picture. */
export function paintPane(brush: Brush, { left, top, view }: Pane, scene: Scene, liveries: Liveries): void {
  const { ctx, palette } = brush
  const { board, tokens, overlay = {}, labels = true, marks } = scene
  ctx.save()
  ctx.translate(left, top)
  ctx.drawImage(backdropOf(board, view, { labels, palette }), 0, 0)
  clipToWindow(ctx, view)
  drawBelow(brush, view, board, overlay, liveries)
  // Whoever is talked of lies over the others.
  const ordered = tokens.toSorted((a, b) => Number(a.highlighted ?? false) - Number(b.highlighted ?? false))
  drawTokens(brush, view, board, ordered, liveries, { marks })
  drawAbove(brush, view, board, overlay, liveries)
  ctx.restore()
}
