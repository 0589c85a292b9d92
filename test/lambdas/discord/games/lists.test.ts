import { describe, expect, it } from 'vitest'
import { type Option } from '../../../../lambdas/discord/api/components.ts'
import { limits } from '../../../../lambdas/discord/api/limits.ts'
import {
  byColumn,
  byNumber,
  drill,
  hexOptions,
  listOf,
  longList,
  opens,
  paged,
} from '../../../../lambdas/discord/games/lists.ts'
import { wordsOf } from '../../../../lambdas/discord/words/index.ts'

const words = wordsOf('en')
const hexes = (count: number): Option[] =>
  hexOptions(
    Array.from(
      { length: count },
      (_, i) => `${'ABCDEFGHIJKLMNOPQRSTUVWX'[Math.floor(i / 16) % 24]}${(i % 16) + 1}`,
    ),
  )
const rowsOf = (count: number, opened?: string) =>
  longList(
    'Move to…',
    hexes(count),
    { argument: 'move A1', idWith: what => `to:${what}` },
    words,
    byColumn,
    opened,
  )
/** What the selects offer, in their order. */
const selects = (rows: ReturnType<typeof rowsOf>) =>
  rows.map(row => {
    const [select] = row.components
    if (!select || !('options' in select)) throw new Error('no select')
    return { id: select.custom_id, values: select.options.map(({ value }) => value) }
  })

describe('lists longer than a select', () => {
  it.each([1, 25, 26, 49, 50, 51, 74, 75])('offer each of %i hexes once, with one press', count => {
    const found = selects(rowsOf(count))
    expect(found.flatMap(({ values }) => values)).toEqual(hexes(count).map(({ value }) => value))
    for (const { id, values } of found) {
      expect(values.length).toBeLessThanOrEqual(limits.options)
      expect(listOf(id)).toBe('to:move A1')
    }
    expect(new Set(found.map(({ id }) => id)).size).toBe(Math.ceil(count / limits.options))
  })

  it('offer columns where there are more, and the hexes of the one that is opened', () => {
    const [columns, ...none] = selects(rowsOf(76))
    expect(none).toEqual([])
    expect(columns!.values.map(opens)).toEqual(['A', 'B', 'C', 'D', 'E'])
    const [opened] = selects(rowsOf(76, 'E'))
    expect(opened!.values).toEqual([...Array.from({ length: 12 }, (_, i) => `E${i + 1}`), '~'])
    expect(rowsOf(0)).toEqual([])
  })

  it.each([1, 25, 26, 46, 47, 80])('show %i options page by page, each once and in their order', count => {
    const all = hexes(count)
    const seen: string[] = []
    for (let page: string | undefined; ; ) {
      const shown = paged(all, words, page)
      expect(shown.length).toBeLessThanOrEqual(limits.options)
      seen.push(...shown.flatMap(({ value }) => (opens(value) === undefined ? value : [])))
      const on = shown.map(({ value }) => opens(value)).find(Boolean)
      // From every page but the first one leads back.
      expect(shown.at(-1)!.value === '~').toBe(page !== undefined)
      if (on === undefined) break
      page = on
    }
    expect(seen).toEqual(all.map(({ value }) => value))
  })

  it('of anything else go by twenties', () => {
    const all = hexes(41)
    expect(drill(all.slice(0, 25), byNumber, words)).toHaveLength(25)
    expect(drill(all, byNumber, words).map(({ value }) => value)).toEqual(['~1–20', '~21–40', '~41–60'])
    expect(drill(all, byNumber, words, '41–60').map(({ value }) => value)).toEqual([all[40]!.value, '~'])
  })
})
