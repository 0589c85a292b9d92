import { type Brush, brushOf } from './brush.ts'
import type { Context } from './canvas.ts'
import { backdropOf } from './drawBoard.ts'
import { drawCaption } from './drawCaption.ts'
import { drawLegend, drawPlayers } from './drawLegend.ts'
import { drawLocator } from './drawLocator.ts'
import { drawAbove, drawBelow } from './drawOverlay.ts'
import { drawTokens } from './drawToken.ts'
import type { Layout, Pane } from './framing.ts'
import { clipToWindow } from './shapes.ts'
import { type Liveries, liveriesOf } from './theme.ts'
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

/** Draws a scene on a canvas of the layout's size. */
export function paintScene(ctx: Context, layout: Layout, scene: Scene): void {
  const brush = brushOf(ctx, scene.palette)
  const { board, tokens, players, legend, caption } = scene
  const liveries = liveriesOf(brush.palette, players)
  ctx.fillStyle = brush.colours.frame
  ctx.fillRect(0, 0, layout.width, layout.height)
  for (const pane of layout.panes) paintPane(brush, pane, scene, liveries)
  drawLocator(brush, layout, board, tokens, liveries)
  if (caption !== undefined) drawCaption(brush, layout, board, caption, liveries)
  else if (legend) drawLegend(brush, layout, scene, legend, liveries)
  // Two players are told apart by their tones: they are named where there is room.
  if (players && players.length > 2) drawPlayers(brush, layout, board, players, liveries, false)
  else if (players && caption === undefined && !legend)
    drawPlayers(brush, layout, board, players, liveries, true)
}
