import { drawAbove, drawBelow } from '../overlay/drawOverlay.ts'
import type { Brush } from '../paint/brush.ts'
import { clipToWindow } from '../paint/shapes.ts'
import type { Liveries } from '../paint/theme.ts'
import { drawTokens } from '../tokens/drawToken.ts'
import type { Scene } from '../types.ts'
import { backdropOf } from './drawBoard.ts'
import type { Pane } from './framing.ts'

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
