import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { drawScene } from '../../render/board/drawScene.ts'
import { drawArmySheet } from '../../render/combat-hex/armySheet.ts'
import { drawCard } from '../../render/combat-hex/figureCard.ts'
import { legendOf } from '../../render/combat-hex/pictureWords.ts'
import { drawResult } from '../../render/combat-hex/resultSheet.ts'
import type { Context } from '../../render/paint/canvas.ts'
import type { Align, TextStyle } from '../../render/paint/drawText.ts'
import { palettes, type Tone } from '../../render/paint/theme.ts'
import type { Scene } from '../../render/types.ts'
import { figureType } from '../../rules/combat-hex/army/roster.ts'
import { at, smallBoard as board, cellsAt, tokens } from './scenes.ts'

/** Every text as it is written, with how much of the ground below it stands out too little against it. */
const written = vi.hoisted(() => ({ found: new Map<string, number>() }))

vi.mock('../../render/paint/drawText.ts', async original => {
  const real = await original<typeof import('../../render/paint/drawText.ts')>()
  const drawText = (ctx: Context, text: string, x: number, y: number, style: TextStyle, align?: Align) => {
    if (text.trim()) note(ctx, text, x, y, style, real.widthOf(text, style), align ?? 'centre')
    real.drawText(ctx, text, x, y, style, align)
  }
  return { ...real, drawText }
})

const needed = 4.5

/** How light a colour is, 0 to 1, as WCAG 2.2 counts it. */
function luminance(r: number, g: number, b: number): number {
  const [lr, lg, lb] = [r, g, b].map(value => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * lr! + 0.7152 * lg! + 0.0722 * lb!
}
const lightOf = (colour: string): number => {
  const n = Number.parseInt(colour.slice(1), 16)
  return luminance(n >> 16, (n >> 8) & 255, n & 255)
}
const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

function note(
  ctx: Context,
  text: string,
  x: number,
  y: number,
  { colour, halo, size }: TextStyle,
  width: number,
  align: Align,
): void {
  const ink = lightOf(colour)
  const key = (ground: string) => `${text} in ${colour} on ${ground}`
  if (halo) {
    if (contrast(ink, lightOf(halo)) < needed) written.found.set(key(halo), 1)
    return
  }
  // Pixels are counted from the corner of the canvas, whatever it is moved by; nothing that is turned is written on.
  const { a: scale, e, f } = ctx.getTransform()
  const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2
  const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(size * 0.73 * scale))]
  const [atX, atY] = [Math.round(left * scale + e), Math.round(y * scale + f - h / 2)]
  const { data } = ctx.getImageData(atX, atY, w, h)
  let weak = 0
  let pixels = 0
  let worst = ''
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3]! < 255) continue
    pixels++
    if (contrast(ink, luminance(data[i]!, data[i + 1]!, data[i + 2]!)) >= needed) continue
    weak++
    worst = `rgb ${data[i]} ${data[i + 1]} ${data[i + 2]}`
  }
  // Edges of plates and rims come near a letter here and there.
  if (pixels && weak / pixels > 0.2) written.found.set(key(worst), weak / pixels)
}

// Colours are found from samples that nobody sees.
beforeAll(async () => {
  for (const palette of palettes) await drawScene({ board, tokens: [], palette, width: 300 })
})
beforeEach(() => written.found.clear())

const cells = cellsAt('C3 C4 D3 D4')
const scene = (tones: readonly Tone[]): Scene => ({
  board,
  tokens: tokens.map((token, i) => ({ ...token, owner: i % tones.length, flag: '+A2' })),
  players: tones.map((tone, i) => ({ name: 'ABCD'[i]!, tone })),
  overlay: {
    reach: cells.map((cell, i) => ({ cell, cost: 12, stops: i % 2 === 0, threatened: i > 1 })),
    sight: [
      { from: at('A4'), corner: 1, to: at('G2'), corners: [3, 4], ok: true, penalty: true, note: 'range 7' },
    ],
    path: { cells: cellsAt('E4 F4 G5'), costs: [1, 3], total: 4, ghost: tokens[0] },
    marks: [{ cell: at('G4'), kind: 'lost', loss: 2 }],
  },
  legend: legendOf('en'),
  width: 1000,
})

it.each(
  palettes.flatMap(palette =>
    (['cool', 'warm'] as const).map(tone => ({ palette, tones: [tone, tone, tone, tone] })),
  ),
)(
  'every text of a board stands out 4.5 to 1 from what it is on: $palette, $tones',
  async ({ palette, tones }) => {
    await drawScene({ ...scene(tones), palette })
    await drawScene({ board, tokens: [], caption: 'Turn 3', width: 700, palette })
    expect([...written.found]).toEqual([])
  },
)

it.each(palettes)('every text of a card and a sheet stands out 4.5 to 1: %s', async palette => {
  const types = ['aragorn', 'orc-warrior', 'legolas'].map(id => figureType(id)!)
  for (const type of types) await drawCard(type, 'en', palette)
  for (const camp of ['good', 'evil'] as const) {
    const figures = types.map(type => ({ type, count: 2 }))
    await drawArmySheet({ name: 'An army', camp, figures }, 'en', palette)
  }
  const side = (camp: 'good' | 'evil') => ({
    name: 'Ada',
    camp,
    points: [500, 200, camp === 'good' ? 400 : 100],
    figures: types.map((type, i) => ({ label: `A${i}`, type, life: 1, maxLife: 2, lost: i === 1 })),
  })
  const players = [side('good'), side('evil')]
  for (const winner of [0, 1, null])
    await drawResult({ title: 'Victory', about: 'turn 4', winner, players }, 'en', palette)
  expect([...written.found]).toEqual([])
})
