import { type Brush, brushOf } from '../paint/brush.ts'
import { createCanvas } from '../paint/canvas.ts'
import { drawText } from '../paint/drawText.ts'
import { cut, drawName } from '../paint/names.ts'
import { roundedBox } from '../paint/shapes.ts'
import { liveriesOf, type PaletteName } from '../paint/theme.ts'
import { newSheet, wrapped } from '../sheets/sheetParts.ts'
import { pngOf } from '../sheets/sheetPng.ts'
import type { Scene } from '../types.ts'
import { plainView } from './framing.ts'
import { paintPane } from './paintPane.ts'
import { minLetters } from './phoneLegibility.ts'

/** One of several games, as small as can still be looked at. */
export interface OverviewTile {
  /** stands in a list beside the picture too */
  number: number
  /** who plays against whom, and where it stands */
  title: string
  about: string
  /** it waits for whoever looks */
  urgent: boolean
  scene: Scene
}

const width = 580
const edge = 16
const gap = 14
const least = minLetters(width)
/** The words above a board: who, and how it stands on as many lines as the longest of all takes. */
const nameHeight = 44
const lineHeight = 27
/** Colours of the whole picture: with more of them the soft ground takes most of the file. */
const colours = 40
/** So much of a board may lie beyond the edge of its place. */
const mayCut = 1.15
/** Height of a board for its width. */
const shape = 3 / 4

/** Several games in one picture, two beside each other: the part of each board where its tokens stand. A PNG. */
export function drawOverview(
  tiles: readonly OverviewTile[],
  palette: PaletteName = 'standard',
): Promise<Buffer> {
  const columns = Math.min(2, tiles.length)
  const wide = (width - 2 * edge - (columns - 1) * gap) / columns
  const high = Math.round(wide * shape * (columns === 1 ? 0.8 : 1))
  const rows = Math.ceil(tiles.length / columns)
  const lines = Math.max(...tiles.map(({ about }) => linesOf(about, wide).length))
  const head = nameHeight + lines * lineHeight + 8
  const { canvas, brush } = newSheet(width, 2 * edge + rows * (head + high) + (rows - 1) * gap, palette)
  tiles.forEach((tile, i) => {
    const left = edge + (i % columns) * (wide + gap)
    const top = edge + Math.floor(i / columns) * (head + high + gap)
    drawHead(brush, tile, left, top, wide)
    drawBoard(brush, tile, { left, top: top + head, wide, high }, palette)
  })
  return pngOf(canvas, colours)
}

const aboutStyle = { size: least, face: 'plain' } as const
const linesOf = (about: string, wide: number): string[] =>
  wrapped(about, wide, { ...aboutStyle, colour: '' }, 2)

const badge = 19

function drawHead(
  { ctx, colours }: Brush,
  tile: OverviewTile,
  left: number,
  top: number,
  wide: number,
): void {
  ctx.beginPath()
  ctx.arc(left + badge, top + badge + 2, badge, 0, Math.PI * 2)
  ctx.fillStyle = tile.urgent ? colours.gold : colours.frame
  ctx.fill()
  drawText(ctx, String(tile.number), left + badge, top + badge + 2, {
    size: 24,
    colour: tile.urgent ? colours.ink : colours.white,
  })
  const x = left + 2 * badge + 12
  drawName(ctx, tile.title, x, top + badge + 2, wide - 2 * badge - 12, { size: 24, colour: colours.ink })
  const style = { ...aboutStyle, colour: tile.urgent ? colours.ink : colours.faint }
  for (const [i, line] of linesOf(tile.about, wide).entries())
    drawText(ctx, cut(line, wide, style), left, top + nameHeight + (i + 0.5) * lineHeight, style, 'left')
}

/** The board is painted by itself and laid into its place; where armies stand is all that is seen at this size. */
function drawBoard(
  { ctx, colours }: Brush,
  { scene, urgent }: OverviewTile,
  place: { left: number; top: number; wide: number; high: number },
  palette: PaletteName,
): void {
  const { board, tokens, players } = scene
  const view = plainView(board, Math.round(place.wide * 2))
  const painted = createCanvas(view.width, view.height)
  paintPane(
    brushOf(painted.getContext('2d'), palette),
    { left: 0, top: 0, view },
    {
      board,
      tokens: tokens.map(token => ({
        ...token,
        label: '',
        pips: undefined,
        counter: undefined,
        badges: [],
        flag: undefined,
        note: undefined,
      })),
      labels: false,
    },
    liveriesOf(palette, players),
  )
  const { left, top, right, bottom } = view.window
  const scales = [place.wide / (right - left), place.high / (bottom - top)]
  const [small, large] = [Math.min(...scales), Math.max(...scales)]
  // Whatever stands there has a border of hexes: a little of that may be cut off.
  const scale = large / small < mayCut ? large : small
  const [w, h] = [(right - left) * scale, (bottom - top) * scale]
  ctx.save()
  ctx.beginPath()
  roundedBox(ctx, place.left, place.top, place.wide, place.high, 10)
  ctx.fillStyle = colours.frame
  ctx.fill()
  ctx.clip()
  const x = place.left + (place.wide - w) / 2
  const y = place.top + (place.high - h) / 2
  ctx.drawImage(painted, left, top, right - left, bottom - top, x, y, w, h)
  ctx.restore()
  if (!urgent) return
  ctx.beginPath()
  roundedBox(ctx, place.left, place.top, place.wide, place.high, 10)
  ctx.strokeStyle = colours.gold
  ctx.lineWidth = 6
  ctx.stroke()
}
