import { containing, idsContaining, idsOfUnitWith } from '../formation/borne.ts'
import type { Clash, UnitInClash } from '../formation/clashState.ts'
import { fullRanks, isSolid, isSteady } from '../formation/formation.ts'
import { isGuarded } from './result.ts'

/** How a test on two dice is thrown: one die more, of which the highest or the lowest is left out. */
export type TestDice = 'plain' | 'minimised' | 'maximised'

/** What a unit that lost a round has to do (RB-19). */
export type BreakTest =
  /** it loses life, without a test and without saves (M28) */
  | { kind: 'loses'; life: number; clauses: string[] }
  | {
      kind: 'test'
      /** the sum of its dice may be so much */
      most: number
      discipline: number
      /** taken off for the result */
      modifier: number
      dice: TestDice
      /** thrown again where it failed (M40) */
      again: boolean
      /** life lost in place of fleeing, where it fails (M50); null: it breaks */
      loses: number | null
      clauses: string[]
    }

const disciplineOf = (unit: UnitInClash): number =>
  Math.max(unit.lent ?? 0, ...unit.pools.flatMap(({ life, model }) => (life > 0 ? [model.discipline] : [])))

/** A unit's test after a round lost by so much, with what is left of it (RB-19). */
export function breakTestOf(clash: Clash, unit: UnitInClash, difference: number): BreakTest {
  const guarded = isGuarded(unit) && fullRanks(clash, unit) > 0
  const steady = isSteady(clash, unit)
  const solid = isSolid(clash, unit)
  const banner = unit.rallied ? ['M40'] : idsContaining(unit, rule => rule.testAgain)
  const halving = idsContaining(unit, rule => rule.halvesLoss)
  if (isGuarded(unit)) halving.push(...idsContaining(unit, rule => rule.guards))
  const instead = idsOfUnitWith(unit, rule => rule.losesInstead)
  if (instead.length) {
    // M28b to M28e: halved first, then less under the banner, and less again where it holds together.
    const halved = halving.length ? Math.ceil(difference / 2) : difference
    const less = banner.length ? 1 + (steady ? 1 : 0) + (solid ? 1 : 0) : 0
    return {
      kind: 'loses',
      life: Math.max(0, halved - less),
      clauses: [...instead, ...halving, ...banner],
    }
  }
  const holds = (isIt: boolean) => isIt || guarded
  const clauses = ['RB-19']
  let modifier = difference
  if (holds(steady)) {
    modifier = holds(solid) ? 0 : Math.min(2, difference)
    clauses.push('RB-18.3', ...(guarded ? idsContaining(unit, rule => rule.guards) : []))
  }
  if (halving.length && modifier > 0) {
    modifier = Math.ceil(modifier / 2)
    clauses.push(...halving)
  }
  const discipline = disciplineOf(unit)
  const low = idsContaining(unit, rule => rule.tests === 'minimised')
  const high = idsContaining(unit, rule => rule.tests === 'maximised')
  const stays = idsOfUnitWith(unit, rule => rule.losesWhenBroken)
  return {
    kind: 'test',
    most: discipline - modifier,
    discipline,
    modifier,
    dice:
      low.length === high.length || (low.length && high.length)
        ? 'plain'
        : low.length
          ? 'minimised'
          : 'maximised',
    again: unit.rallied === true || containing(unit, rule => rule.testAgain),
    loses: stays.length ? difference : null,
    clauses: [...clauses, ...low, ...high, ...banner, ...stays],
  }
}

const faces = [1, 2, 3, 4, 5, 6]

/** The sum of a test's dice after one is left out (RB-06.1). */
export function testSum(thrown: readonly number[], dice: TestDice): number {
  const sum = thrown.reduce((all, face) => all + face, 0)
  if (dice === 'plain') return sum
  return sum - (dice === 'minimised' ? Math.max(...thrown) : Math.min(...thrown))
}

export const diceOfTest = (dice: TestDice): number => (dice === 'plain' ? 2 : 3)

/** In how many ways, of all, a test's dice come to no more than `most`. */
export function waysToPass(most: number, dice: TestDice): { ways: number; of: number } {
  const key = `${most} ${dice}`
  let found = known.get(key)
  if (!found) {
    const all = Array.from({ length: diceOfTest(dice) }).reduce<number[][]>(
      open => open.flatMap(thrown => faces.map(face => [...thrown, face])),
      [[]],
    )
    found = { ways: all.filter(thrown => testSum(thrown, dice) <= most).length, of: all.length }
    known.set(key, found)
  }
  return found
}
const known = new Map<string, { ways: number; of: number }>()
