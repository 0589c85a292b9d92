import { sideKinds } from '../../rules/board/board.ts'
import type { Layout } from '../board/framing.ts'
import { brushOf } from '../paint/brush.ts'
import { type Canvas, createCanvas } from '../paint/canvas.ts'
import { drawText } from '../paint/drawText.ts'
import { liveriesOf, type PaletteName } from '../paint/theme.ts'
import { fitted, newSheet } from '../sheets/sheetParts.ts'
import { type Legend, overlaySigns, type Scene } from '../types.ts'
import { entriesFor, entriesOf, gap, sample } from './legendEntries.ts'
import { sampleLetters } from './legendSamples.ts'

/**
 * The signs of a scene, each on a canvas of its own, with what they mean: for where words flow by themselves.
 * @param high how high a sign is, in pixels
 */
export function paintLegendSigns(
  scene: Scene & { legend: Legend },
  layout: Layout,
  high: number,
): { word: string; canvas: Canvas }[] {
  const { legend, palette, players } = scene
  const liveries = liveriesOf(palette ?? 'standard', players)
  const entries = (canvas: Canvas) =>
    entriesFor(brushOf(canvas.getContext('2d'), palette), layout, scene, legend, liveries)
  const scale = high / sampleLetters
  return entries(createCanvas(1, 1)).map(({ word, width }, i) => {
    const canvas = createCanvas(Math.ceil((width + 4) * scale), Math.ceil(high * 1.3))
    canvas.getContext('2d').scale(scale, scale)
    entries(canvas)[i]!.draw(2, (sampleLetters * 1.3) / 2)
    return { word, canvas }
  })
}

/** Of a sheet that explains everything, in pixels. */
const sheet = { width: 610, letters: 24, row: 44, edge: 26 } as const

/** All that pictures of a board may show, a line each. */
export function paintLegendSheet(legend: Legend, palette: PaletteName = 'standard'): Canvas {
  const worn = new Set(legend.signs.map(({ sign }) => sign))
  const wanted = { signs: new Set(overlaySigns), sides: sideKinds, raised: true, barred: true, worn }
  const count = overlaySigns.length + sideKinds.length + 2 + legend.signs.length
  const rows = Math.ceil(count / 2)
  const { canvas, brush } = newSheet(sheet.width, 2 * sheet.edge + rows * sheet.row, palette)
  const style = { size: sheet.letters, colour: brush.colours.ink, face: 'plain' } as const
  const wide = (sheet.width - 2 * sheet.edge) / 2
  const entries = entriesOf(brush, legend, wanted, { shown: [0, 1], liveries: liveriesOf(palette) })
  entries.forEach((entry, i) => {
    const left = sheet.edge + Math.floor(i / rows) * wide
    const y = sheet.edge + ((i % rows) + 0.5) * sheet.row
    const scale = style.size / sampleLetters
    const { ctx } = brush
    ctx.save()
    ctx.translate(left, Math.round(y))
    ctx.scale(scale, scale)
    entry.draw(0, 0)
    ctx.restore()
    const x = left + (sample + gap) * scale
    const room = wide - (x - left) - 6
    drawText(ctx, entry.word, x, y, fitted(entry.word, room, style), 'left')
  })
  return canvas
}
