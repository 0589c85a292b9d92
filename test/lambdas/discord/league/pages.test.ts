import { describe, expect, it } from 'vitest'
import { maxPages, pagesOf, rowsPerSheet, shortened } from '../../../../lambdas/discord/views/league/pages.ts'
import { row } from '../../../../render/gallery/league.ts'

const rows = (count: number, own?: number) =>
  Array.from({ length: count }, (_, i) => row(i, { ...(i === own && { own: true }) }))
const ranks = (shown: readonly { rank: string }[]) => shown.map(({ rank }) => Number(rank))

describe('a long table', () => {
  it('shows the first ones and, below, whoever looks with those beside them', () => {
    const shown = shortened(rows(200, 99))
    expect(shown).toHaveLength(rowsPerSheet)
    expect(ranks(shown).slice(-4)).toEqual([13, 99, 100, 101])
    expect(shown.at(-3)!.skipped).toBe(85)
    expect(shown.filter(({ skipped }) => skipped)).toHaveLength(1)
  })

  it.each([
    ['among the first', 3, 16],
    ['just below them', 16, 18],
    ['last', 199, 200],
    ['nobody', undefined, 16],
  ])('holds up where whoever looks is %s', (_, own, last) => {
    const shown = shortened(rows(200, own))
    expect(shown).toHaveLength(rowsPerSheet)
    expect(ranks(shown).at(-1)).toBe(last)
    expect(new Set(ranks(shown)).size).toBe(rowsPerSheet)
    const hidden = shown.reduce((sum, { skipped = 0 }) => sum + skipped, 0)
    if (own !== undefined) {
      expect(shown.some(one => one.own)).toBe(true)
      expect(hidden).toBe(last - rowsPerSheet)
    }
  })

  it('of few rows is shown whole', () => {
    expect(shortened(rows(8))).toHaveLength(8)
    expect(shortened([])).toEqual([])
  })

  it('goes onto several sheets with every row once, and small groups share one', () => {
    const pages = pagesOf([{ rows: rows(200) }])
    expect(pages).toHaveLength(13)
    expect(ranks(pages.flatMap(tables => tables.flatMap(one => one.rows)))).toEqual(ranks(rows(200)))
    const groups = (size: number) =>
      Array.from({ length: 8 }, (_, i) => ({ title: `${i}`, rows: rows(size) }))
    // A title takes a row.
    expect(pagesOf(groups(4)).map(tables => tables.length)).toEqual([3, 3, 2])
    expect(pagesOf(groups(5)).map(tables => tables.length)).toEqual([2, 2, 2, 2])
    expect(pagesOf([{ rows: [] }])).toHaveLength(1)
    for (let size = 1; size < 60; size++)
      expect(pagesOf(groups(size)).length, `${size}`).toBeLessThanOrEqual(maxPages(8 * size))
  })
})
