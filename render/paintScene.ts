import { brushOf } from './brush.ts'
import type { Context } from './canvas.ts'
import { backdropOf } from './drawBoard.ts'
import { drawCaption, drawLegend, drawPlayers } from './drawLegend.ts'
import { drawAbove, drawBelow } from './drawOverlay.ts'
import { drawTokens } from './drawToken.ts'
import type { View } from './layout.ts'
import { clipToWindow } from './shapes.ts'
import { liveriesOf } from './theme.ts'
import type { Scene } from './types.ts'

/** Draws a scene on a canvas of the view's size. */
export function paintScene(ctx: Context, view: View, scene: Scene): void {
  const brush = brushOf(ctx, scene.palette)
  const { palette } = brush
  const { board, tokens, players, overlay = {}, labels = true, legend } = scene
  ctx.drawImage(backdropOf(board, view, { labels, palette }), 0, 0)
  const liveries = liveriesOf(palette, players)
  ctx.save()
  clipToWindow(ctx, view)
  drawBelow(brush, view, board, overlay, liveries)
  // Whoever is talked of lies over the others.
  const ordered = tokens.toSorted((a, b) => Number(a.highlighted ?? false) - Number(b.highlighted ?? false))
  drawTokens(brush, view, board, ordered, liveries)
  drawAbove(brush, view, board, overlay, liveries)
  ctx.restore()
  if (legend) drawLegend(brush, view, scene, legend, liveries)
  if (scene.caption !== undefined) drawCaption(brush, view, scene.caption)
  if (players) drawPlayers(brush, view, players, liveries)
}
