import { describe, expect, it } from 'vitest'
import { countEn, countFr, formFr, listEn, listFr } from '../../../../lambdas/discord/words/plural.ts'

describe('numbers with their words', () => {
  it.each([
    [0, '0 dice', '0 dé'],
    [1, '1 die', '1 dé'],
    [2, '2 dice', '2 dés'],
    [21, '21 dice', '21 dés'],
    [1_000_000, '1000000 dice', '1000000 dés'],
  ])('%i', (n, english, french) => {
    expect(countEn(n, 'die', 'dice')).toBe(english)
    expect(countFr(n, 'dé', 'dés')).toBe(french)
  })

  it('are singular in French up to two, halves too', () => {
    expect([0.5, 1.5, 1.9, 2, 2.5].map(n => formFr(n, 'point', 'points'))).toEqual([
      'point',
      'point',
      'point',
      'points',
      'points',
    ])
  })
})

describe('names in a row', () => {
  it.each([
    [[], '', ''],
    [['Ada'], 'Ada', 'Ada'],
    [['Ada', 'Bo'], 'Ada and Bo', 'Ada et Bo'],
    [['Ada', 'Bo', 'Cy'], 'Ada, Bo and Cy', 'Ada, Bo et Cy'],
    [['Ada', 'Bo', 'Cy', 'Di'], 'Ada, Bo, Cy and Di', 'Ada, Bo, Cy et Di'],
  ])('%j', (names, english, french) => {
    expect(listEn(names)).toBe(english)
    expect(listFr(names)).toBe(french)
  })
})
