import { describe, expect, it } from 'vitest'
import { armyFaults, pointsOfArmy } from '../../../rules/dark-lord/army/army.ts'
import { type Side, sides } from '../../../rules/dark-lord/army/profile.ts'
import { profileOf } from '../../../rules/dark-lord/army/roster.ts'
import { starterArmy } from '../../../rules/dark-lord/army/starter.ts'
import { scenarios } from '../../../rules/dark-lord/scenarios/index.ts'
import { scenarioIds } from '../../../rules/dark-lord/state.ts'

const army = (side: Side, agreed: number, id: keyof typeof scenarios) =>
  starterArmy(side, agreed, scenarios[id]).map(each => profileOf(each)!)

describe('starter armies', () => {
  it.each(scenarioIds)('%s has one of each side at every size, by the rules and near its points', id => {
    const scenario = scenarios[id]
    for (const side of sides)
      for (let agreed = 300; agreed <= 1000; agreed += 50) {
        const points = scenario.points(side, agreed)
        const found = army(side, agreed, id)
        // Nobody leads less than the Dark Lord and one more.
        if (id.startsWith('last-stand') && side === 'shadow' && points < 406) continue
        expect(armyFaults(found, { side, points, scenario }), `${side} ${agreed}`).toEqual([])
        if (found.length < 24) expect(points - pointsOfArmy(found)).toBeLessThan(20)
      }
  })

  it('of the usual sizes have whom the scenarios are about', () => {
    expect(army('free', 400, 'flight').some(({ holder }) => holder !== null && holder >= 2)).toBe(true)
    expect(army('shadow', 400, 'flight').map(({ id }) => id)).not.toContain('dark-lord')
    expect(army('shadow', 500, 'last-stand').map(({ id }) => id)).toContain('dark-lord')
    for (const side of sides) expect(army(side, 500, 'open-field').length).toBeGreaterThan(12)
  })

  it('leave out what a challenge forbids; [] where nobody is left to lead', () => {
    const { flight } = scenarios
    expect(starterArmy('free', 400, flight, { banned: ['mounted-bearer'] })).toContain('bearer')
    expect(starterArmy('free', 60, flight)).toEqual([])
  })
})
