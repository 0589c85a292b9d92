import { describe, expect, it } from 'vitest'
import { decode } from '../../../render/canvas.ts'
import { grounds, inks } from '../../../render/league/leagueParts.ts'
import { drawStandings, rowsPerSheet, sheetsOf, shortened } from '../../../render/league/standingsSheet.ts'
import { coloursOf, numberOf, palettes } from '../../../render/theme.ts'
import { channels, expectGolden } from '../compare.ts'
import { row, standingsSheet } from './samples.ts'

const rows = (count: number, own?: number) =>
  Array.from({ length: count }, (_, i) => row(i, { ...(i === own && { own: true }) }))
const ranks = (shown: readonly { rank: string }[]) => shown.map(({ rank }) => Number(rank))

it('10.01 the table looks as it did, names of every script among it', async () => {
  await expectGolden('league-standings', await drawStandings(standingsSheet, 'en'))
})

it('tables of groups have heads of their own, in French as well', async () => {
  const tables = ['Poule A', 'Poule B'].map(title => ({
    title,
    rows: rows(3).map((one, i) => ({ ...one, goesOn: i < 2, tieBreaks: ['7.5', `+${i}20`] })),
  }))
  const sheet = { title: 'Ligue d’automne', about: 'poules', tieBreaks: ['Bh', '+/–'], tables }
  await expectGolden('league-groups', await drawStandings(sheet, 'fr'))
})

describe('a long table', () => {
  it('shows the first ones and, below, whoever looks with those beside them', () => {
    const shown = shortened(rows(200, 99))
    expect(shown).toHaveLength(rowsPerSheet)
    expect(ranks(shown).slice(-4)).toEqual([22, 99, 100, 101])
    expect(shown.at(-3)!.skipped).toBe(76)
    expect(shown.filter(({ skipped }) => skipped)).toHaveLength(1)
  })

  it.each([
    ['among the first', 3, 25],
    ['just below them', 25, 27],
    ['last', 199, 200],
    ['nobody', undefined, 25],
  ])('holds up where whoever looks is %s', (_, own, last) => {
    const shown = shortened(rows(200, own))
    expect(shown).toHaveLength(25)
    expect(ranks(shown).at(-1)).toBe(last)
    expect(new Set(ranks(shown)).size).toBe(25)
    const hidden = shown.reduce((sum, { skipped = 0 }) => sum + skipped, 0)
    if (own !== undefined) {
      expect(shown.some(one => one.own)).toBe(true)
      expect(hidden).toBe(last - 25)
    }
  })

  it('of few rows is shown whole', () => {
    expect(shortened(rows(8))).toHaveLength(8)
    expect(shortened([])).toEqual([])
  })

  it('goes onto several sheets with every row once, and small groups share one', () => {
    const sheets = sheetsOf({ ...standingsSheet, tables: [{ rows: rows(200) }] })
    expect(sheets).toHaveLength(8)
    expect(ranks(sheets.flatMap(({ tables }) => tables.flatMap(one => one.rows)))).toEqual(ranks(rows(200)))
    const groups = Array.from({ length: 8 }, (_, i) => ({ title: `${i}`, rows: rows(5) }))
    expect(sheetsOf({ ...standingsSheet, tables: groups }).map(({ tables }) => tables.length)).toEqual([5, 3])
    expect(sheetsOf({ ...standingsSheet, tables: [{ rows: [] }] })).toHaveLength(1)
  })

  it('is no higher than a phone scrolls in three screens, nor wider than 1080', async () => {
    const { width, height } = await decode(
      await drawStandings({ ...standingsSheet, tables: [{ rows: rows(25) }] }, 'en'),
    )
    expect(width).toBeLessThanOrEqual(1080)
    expect((height * 400) / width).toBeLessThan(1200)
  })
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
