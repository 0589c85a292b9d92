import { expect, it } from 'vitest'
import { row, standingsSheet } from '../../../render/gallery/league.ts'
import { grounds, inks } from '../../../render/league/leagueParts.ts'
import { drawStandings } from '../../../render/league/standingsSheet.ts'
import { coloursOf, numberOf, palettes } from '../../../render/paint/theme.ts'
import { channels, expectGolden } from '../compare.ts'

const rows = (count: number, own?: number) =>
  Array.from({ length: count }, (_, i) => row(i, { ...(i === own && { own: true }) }))

it('10.01 the table looks as it did, names of every script among it', async () => {
  await expectGolden('league-standings', await drawStandings(standingsSheet, 'en'))
})

it('tables of groups have heads of their own, in French as well', async () => {
  const tables = ['Poule A', 'Poule B'].map(title => ({
    title,
    rows: rows(3).map((one, i) => ({ ...one, goesOn: i < 2, tieBreaks: ['7.5', `+${i}20`] })),
  }))
  const sheet = { title: 'Ligue d’automne', about: 'poules', tieBreaks: ['Bh', '+/−'], tables }
  await expectGolden('league-groups', await drawStandings(sheet, 'fr'))
})

const light = (colour: string): number => {
  const [r, g, b] = channels(numberOf(colour)).map(value =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}
const contrast = (a: string, b: string): number => {
  const [dark, bright] = [light(a), light(b)].toSorted((x, y) => x - y)
  return (bright! + 0.05) / (dark! + 0.05)
}

it.each(palettes)('letters stand out from every ground by 4.5 to 1, in the colours %s', palette => {
  for (const [ink, colour] of Object.entries(inks(coloursOf[palette])))
    for (const [ground, below] of Object.entries(grounds(coloursOf[palette])))
      expect(contrast(colour, below), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
})
