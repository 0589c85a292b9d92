import { describe, expect, it } from 'vitest'
import {
  armyPoints,
  checkArmy,
  type Restrictions,
  warriorLimit,
} from '../../../../rules/combat-hex/army/army.ts'
import { abilityIds, camps, type FigureType } from '../../../../rules/combat-hex/army/figure.ts'
import { figureType, roster } from '../../../../rules/combat-hex/army/roster.ts'
import { starterArmy } from '../../../../rules/combat-hex/army/starter.ts'
import { picker } from '../../../../rules/core/random.ts'
import { many } from '../../../helpers/thorough.ts'

const typesOf = (camp: 'good' | 'evil', points: number) =>
  starterArmy(camp, points).map(id => figureType(id)!)
/** Rolls an enemy needs on average to fell it, counting only dice that may hurt. */
const toughness = ({ life, endurance }: FigureType) => (life * 6) / (7 - endurance)
const total = (army: readonly FigureType[], worth: (type: FigureType) => number) =>
  army.reduce((sum, type) => sum + worth(type), 0)

describe('starter armies', () => {
  it('are legal for every number of points from 100 to 10000', () => {
    for (const camp of camps)
      for (let points = 100; points <= 10_000; points += points < 1600 ? many(1, 7) : 83)
        expect(checkArmy(starterArmy(camp, points), { points, camp }), `${camp} ${points}`).toEqual([])
  })

  it.each([
    [500, 5, 7],
    [1000, 8, 11],
    [1500, 12, 16],
  ])('for %i points have from %i to %i figures and leave next to no points', (points, least, most) => {
    for (const camp of camps) {
      const army = typesOf(camp, points)
      expect(army.length).toBeGreaterThanOrEqual(least)
      expect(army.length).toBeLessThanOrEqual(most)
      expect(armyPoints(army)).toBeGreaterThan(points - 20)
    }
  })

  it.each([500, 1000, 1500])('of both camps are a match for each other: %i points', points => {
    const [good, evil] = [typesOf('good', points), typesOf('evil', points)]
    const close = (worth: (type: FigureType) => number, by: number) => {
      const ratio = total(good, worth) / total(evil, worth)
      expect(ratio).toBeGreaterThan(1 - by)
      expect(ratio).toBeLessThan(1 + by)
    }
    expect(Math.abs(good.length - evil.length)).toBeLessThanOrEqual(1)
    close(type => type.life, 0.2)
    close(toughness, 0.15)
    close(type => type.attacks, 0.25)
    close(type => type.ap, 0.25)
    close(type => type.movement, 0.2)
    close(type => Math.sqrt(type.attacks * toughness(type)), 0.15)
  })

  it('spend nearly all they may, up to what a deployment zone holds', () => {
    for (const camp of camps)
      for (let points = 150; points <= 3500; points += 10)
        expect(armyPoints(typesOf(camp, points)), `${camp} ${points}`).toBeGreaterThan(points - 50)
    expect(starterArmy('good', 10_000)).toHaveLength(40)
    expect(starterArmy('evil', 10_000)).toHaveLength(40)
  })

  it('show every kind of base at 1500 points, and heroes enough for their warriors', () => {
    for (const camp of camps) {
      const army = typesOf(camp, 1500)
      expect(new Set(army.map(({ base }) => base))).toEqual(new Set(['single', 'cavalry', 'large-3']))
      expect(warriorLimit(army)).toBeGreaterThan(army.length)
    }
  })

  it('are the same every time, and nobody can change them', () => {
    const army = starterArmy('good', 1500)
    army.pop()
    expect(starterArmy('good', 1500)).toHaveLength(army.length + 1)
  })

  it.each([99, 10_001, 0, -5, 500.5, Number.NaN])('do not exist for %d points', points => {
    expect(() => starterArmy('good', points)).toThrow(RangeError)
  })

  it('2.021 are, without restrictions, what they always were', () => {
    for (const camp of camps)
      for (const points of [100, 500, 770, 1000, 1500])
        expect(starterArmy(camp, points, { restrictions: {} }), `${camp} ${points}`).toEqual(
          starterArmy(camp, points),
        )
  })

  it('2.021 keep to restrictions, and still spend most of what they may', () => {
    for (let n = 0; n < 120; n++) {
      const below = picker(n)
      const some = <T>(list: readonly T[], most: number): T[] =>
        Array.from({ length: below(most + 1) }, () => list[below(list.length)]!)
      const restrictions: Restrictions = {
        banned: some(roster, 12).map(({ id }) => id),
        bannedAbilities: some(abilityIds, 4),
        limits: [
          ...some(roster, 3).map(({ id }) => ({ figure: id, most: 1 + below(2) })),
          ...some(abilityIds, 3).map(ability => ({ ability, most: 1 + below(3) })),
        ],
        ...(below(3) === 0 && { copies: 1 + below(4) }),
      }
      for (const camp of camps) {
        const points = [500, 1000, 1500, 730][n % 4]!
        const army = starterArmy(camp, points, { restrictions })
        const heroes = roster.filter(
          type => type.camp === camp && checkArmy([type], { points, camp, restrictions }).length === 0,
        )
        const about = `${n} ${camp} ${points} ${JSON.stringify(restrictions)}`
        if (heroes.length === 0) expect(army, about).toEqual([])
        else {
          expect(checkArmy(army, { points, camp, restrictions }), about).toEqual([])
          expect(armyPoints(army.map(id => figureType(id)!)), about).toBeGreaterThan(points * 0.6)
        }
      }
    }
  })

  it('2.021 change as little as they must', () => {
    expect(starterArmy('good', 500, { restrictions: { banned: ['royal-guard'] } })).toEqual(
      expect.arrayContaining(['boromir', 'gondor-soldier', 'elf-archer']),
    )
    expect(starterArmy('good', 500, { restrictions: { banned: ['royal-guard'] } })).not.toContain(
      'royal-guard',
    )
    expect(starterArmy('evil', 500, { restrictions: { banned: ['witch-king'] } })).toEqual(
      starterArmy('evil', 500),
    )
  })

  it('2.021 are none where nobody is left to lead them', () => {
    const banned = roster.filter(({ camp, kind }) => camp === 'evil' && kind === 'hero').map(({ id }) => id)
    expect(starterArmy('evil', 500, { restrictions: { banned } })).toEqual([])
    expect(starterArmy('good', 500, { restrictions: { banned } })).toEqual(starterArmy('good', 500))
    const one = banned.filter(id => id !== 'grishnakh')
    const army = starterArmy('evil', 500, { restrictions: { banned: one } })
    expect(army[0]).toBe('grishnakh')
    expect(army.length).toBeGreaterThan(1)
  })
})
