import { expect, it } from 'vitest'
import { sampleBeside, sampleClash } from '../../../render/gallery/regiments/sampleClashes.ts'
import { palettes } from '../../../render/paint/theme.ts'
import { drawBeside, drawClash } from '../../../render/regiments/clashSheet.ts'
import { expectGolden } from '../compare.ts'

it.each(palettes)('odds of a clash look as they did (%s)', async palette => {
  await expectGolden(`regiments-odds-${palette}`, await drawClash(sampleClash, palette))
})

it.each(palettes)('lines beside each other look as they did (%s)', async palette => {
  await expectGolden(`regiments-beside-${palette}`, await drawBeside(sampleBeside, palette))
})

it('draws a unit that may lose nothing, and one that may lose very much', async () => {
  const losses = [[1], Array.from({ length: 400 }, () => 1 / 400)].map(chances => ({
    label: 'x',
    note: '',
    chances,
    span: [0, chances.length - 1] as const,
  }))
  expect((await drawClash({ title: 'x', about: '', losses, bars: [] })).length).toBeGreaterThan(1000)
})
