import { describe, expect, it } from 'vitest'
import { armyPoints, checkArmy, warriorLimit } from '../../../rules/army/army.ts'
import { camps, type FigureType } from '../../../rules/army/figure.ts'
import { figureType } from '../../../rules/army/roster.ts'
import { starterArmy } from '../../../rules/army/starter.ts'

const typesOf = (camp: 'good' | 'evil', points: number) =>
  starterArmy(camp, points).map(id => figureType(id)!)
/** Rolls an enemy needs on average to fell it, counting only dice that may hurt. */
const toughness = ({ life, endurance }: FigureType) => (life * 6) / (7 - endurance)
const total = (army: readonly FigureType[], worth: (type: FigureType) => number) =>
  army.reduce((sum, type) => sum + worth(type), 0)

describe('starter armies', () => {
  it('are legal for every number of points from 100 to 10000', () => {
    for (const camp of camps)
      for (let points = 100; points <= 10_000; points += points < 1600 ? 1 : 83)
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
})
