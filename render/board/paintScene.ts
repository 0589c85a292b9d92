import { drawLegend, drawPlayers } from '../legend/drawLegend.ts'
import { brushOf } from '../paint/brush.ts'
import type { Context } from '../paint/canvas.ts'
import { liveriesOf } from '../paint/theme.ts'
import type { Scene } from '../types.ts'
import { drawCaption } from './drawCaption.ts'
import { drawLocator } from './drawLocator.ts'
import type { Layout } from './framing.ts'
import { paintPane } from './paintPane.ts'

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
