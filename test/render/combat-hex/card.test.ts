import { describe, expect, it } from 'vitest'
import { drawCard } from '../../../render/combat-hex/figureCard.ts'
import { pictureWords } from '../../../render/combat-hex/pictureWords.ts'
import { decode } from '../../../render/paint/canvas.ts'
import type { FigureType } from '../../../rules/combat-hex/army/figure.ts'
import { roster } from '../../../rules/combat-hex/army/roster.ts'
import { each } from '../../helpers/thorough.ts'
import { difference, expectGolden } from '../compare.ts'

const archer: FigureType = {
  id: 'archer',
  name: { en: 'Archer of the tests', fr: 'Archer des essais' },
  camp: 'good',
  kind: 'hero',
  points: 210,
  movement: 6,
  attacks: 3,
  endurance: 4,
  life: 3,
  ap: 12,
  shooting: { dice: 4, range: 10 },
  abilities: [
    { id: 'fast', cost: 1 },
    { id: 'steal-essence', cost: 2 },
    { id: 'armor', cost: 1 },
    { id: 'armor', cost: 1 },
  ],
  unique: [3, 12],
  version: 'red',
  base: 'single',
}
const beast: FigureType = {
  ...archer,
  name: { en: 'A beast of a name that is far too long for the head of any card', fr: 'Bête' },
  camp: 'evil',
  kind: 'warrior',
  shooting: null,
  abilities: [],
  unique: [],
  version: 'starter',
  base: 'large-9',
}

describe('the card of a figure', () => {
  it('1.02 looks as it did', async () => {
    await expectGolden('card-archer', await drawCard(archer, 'en'))
    await expectGolden('card-beast', await drawCard(beast, 'fr'))
  })

  it.each([
    ['points', { points: 211 }],
    ['movement', { movement: 5 }],
    ['attacks', { attacks: 4 }],
    ['endurance', { endurance: 5 }],
    ['life', { life: 4 }],
    ['action points', { ap: 9 }],
    ['shooting', { shooting: { dice: 3, range: 10 } }],
    ['range', { shooting: { dice: 4, range: 11 } }],
    ['unique numbers', { unique: [3] }],
    ['the price of an ability', { abilities: archer.abilities.map(ability => ({ ...ability, cost: 3 })) }],
  ])('1.02 1.03 shows %s', async (_, change) => {
    const before = await decode(await drawCard(archer, 'en'))
    const after = await decode(await drawCard({ ...archer, ...change }, 'en'))
    expect(difference(before, after)).toBeGreaterThan(0.00005)
  })

  it('can be drawn for the whole roster in both languages, in little space', async () => {
    for (const type of each(roster, 6))
      for (const language of ['en', 'fr'] as const)
        expect((await drawCard(type, language)).length).toBeLessThan(60_000)
  })

  it('has every word in both languages', () => {
    const { en, fr } = pictureWords
    expect(Object.keys(fr)).toEqual(Object.keys(en))
    for (const words of [en, fr])
      expect(
        Object.values(words).flatMap(word => (typeof word === 'string' ? [word] : Object.values(word))),
      ).not.toContain('')
  })
})
