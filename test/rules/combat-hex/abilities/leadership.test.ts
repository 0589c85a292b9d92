import { describe, expect, it } from 'vitest'
import {
  checkArmies,
  checkArmy,
  type FigureType,
  starterArmy,
  warriorLimit,
} from '../../../../rules/combat-hex/index.ts'
import { scenario, type } from '../../../helpers/scenario.ts'

const leader = type('leader', {
  kind: 'hero',
  ap: 3,
  abilities: [{ id: 'leadership', cost: 0 }],
  unique: [900],
})
const types: Record<string, FigureType> = {
  leader,
  plain: type('plain', { kind: 'hero', ap: 3 }),
  spear: type('spear', { abilities: [{ id: 'leadership', cost: 0 }], ap: 9 }),
  man: type('man'),
}
const army = (hero: string, men: number) => [hero, ...Array.from({ length: men }, () => 'man')]

describe('8.47 Leadership', () => {
  it('8.47 2.02 doubles the action points of its hero for the number of warriors', () => {
    expect(checkArmy(army('leader', 6), { points: 1500, types })).toEqual([])
    expect(checkArmy(army('leader', 7), { points: 1500, types })).toMatchObject([
      { code: 'too-many-warriors', rule: '2.02', about: { warriors: 7, limit: 6 } },
    ])
    expect(checkArmy(army('plain', 4), { points: 1500, types })).toMatchObject([{ about: { limit: 3 } }])
  })

  it('8.47 of this hero alone: other heroes count as they are', () => {
    expect(warriorLimit([leader, types.plain!])).toBe(9)
    expect(warriorLimit([types.plain!, types.spear!])).toBe(3)
  })

  it('8.47 holds for both armies of a player', () => {
    const options = { points: 1500, types }
    expect(checkArmies({ good: army('leader', 6) }, options)).toEqual([])
    expect(checkArmies({ good: army('leader', 7) }, options)).toMatchObject([
      { about: { army: 'good', limit: 6 } },
    ])
  })

  it('8.47 the ready armies keep to it', () => {
    for (const camp of ['good', 'evil'] as const)
      for (const points of [100, 800, 1500, 5000])
        expect(checkArmy(starterArmy(camp, points), { points, camp })).toEqual([])
  })

  it('8.47 8.082 is not activable and gives no action points in battle', () => {
    const t = scenario({
      figures: { A1: { at: 'C5', kind: 'hero', ap: 3, abilities: ['leadership:0'] }, B1: { at: 'K5' } },
    })
    expect(t.refused('use A1 leadership')).toMatchObject({ code: 'not-its-moment', rule: '8.47' })
    expect(t.figure('A1').ap).toBe(3)
  })
})
