import type { Context } from './canvas.ts'
import { backdropOf } from './drawBoard.ts'
import { drawCaption, drawPlayers } from './drawLegend.ts'
import { drawAbove, drawBelow } from './drawOverlay.ts'
import { drawToken } from './drawToken.ts'
import type { View } from './layout.ts'
import { clipToWindow } from './shapes.ts'
import { inPalette, liveriesOf, liveryOf } from './theme.ts'
import type { Scene } from './types.ts'

/** Draws a scene on a canvas of the view's size. */
export const paintScene = (ctx: Context, view: View, scene: Scene): void =>
  inPalette(scene.palette ?? 'standard', () => paint(ctx, view, scene))

function paint(ctx: Context, view: View, scene: Scene): void {
  const { board, tokens, players, overlay = {}, labels = true, legend } = scene
  ctx.drawImage(backdropOf(board, view, { labels, legend }), 0, 0)
  const liveries = liveriesOf(players)
  ctx.save()
  clipToWindow(ctx, view)
  drawBelow(ctx, view, board, overlay, liveries)
  for (const token of tokens)
    if (!token.highlighted) drawToken(ctx, view, board, token, liveryOf(liveries, token.owner))
  for (const token of tokens)
    if (token.highlighted) drawToken(ctx, view, board, token, liveryOf(liveries, token.owner))
  drawAbove(ctx, view, board, overlay, liveries)
  ctx.restore()
  if (scene.caption !== undefined) drawCaption(ctx, view, scene.caption)
  if (players) drawPlayers(ctx, view, players, liveries)
}
