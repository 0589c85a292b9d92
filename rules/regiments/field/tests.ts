import type { Script } from '../../core/script.ts'
import { diceOfTest, type TestDice, testSum } from '../clash/breakThrow.ts'
import type { Regiment } from '../state.ts'
import { type Battlefield, throwFor } from './battlefield.ts'
import { clauseOf, disciplineOf, isUnderBanner, unitContains, unitWith } from './command.ts'
import type { TestReason } from './events.ts'

/** Tests that are of courage too: what the banner rallies (RB-20.1). */
const ofCourage: readonly TestReason[] = ['break', 'panic-flight', 'panic-shots', 'terror', 'rally']
const ofPanic: readonly TestReason[] = ['panic-flight', 'panic-shots', 'terror']

/** How a unit's discipline tests are thrown (M14, M25). */
export function testDiceOf(f: Battlefield, unit: Regiment): TestDice {
  const low = unitContains(f, unit, rule => rule.tests === 'minimised')
  const high = unitContains(f, unit, rule => rule.tests === 'maximised')
  return low === high ? 'plain' : low ? 'minimised' : 'maximised'
}

/** A test on two dice against Discipline (RB-20.1); passed or failed by itself where a rule says so. */
export function* disciplineTest(
  f: Battlefield,
  unit: Regiment,
  why: TestReason,
  modifier = 0,
): Script<boolean> {
  const most = disciplineOf(f, unit) - modifier
  const tell = (faces: number[], passed: boolean, clauses: string[]): boolean => {
    f.emit({ event: 'tested', unit: unit.label, why, faces, most, passed, clauses })
    return passed
  }
  const fearless = ofPanic.includes(why) && unitContains(f, unit, rule => rule.fearless)
  if (fearless) return tell([], true, [clauseOf(f, unit, rule => rule.fearless)])
  if ((why === 'combat-reform' || why === 'redirect') && unitWith(f, unit, rule => rule.mindless))
    return tell([], why === 'combat-reform', [clauseOf(f, unit, rule => rule.mindless)])
  const dice = testDiceOf(f, unit)
  const faces = yield* throwFor(f, 'discipline', unit, diceOfTest(dice))
  if (testSum(faces, dice) <= most) return tell(faces, true, [])
  if (!ofCourage.includes(why) || !isUnderBanner(f, unit)) return tell(faces, false, [])
  const again = yield* throwFor(f, 'discipline', unit, diceOfTest(dice))
  return tell([...faces, ...again], testSum(again, dice) <= most, ['M40'])
}

/** A panic test (RB-20.2): by who is neither engaged nor shaken and has passed none in this phase. */
export function* panicTest(f: Battlefield, unit: Regiment, why: TestReason): Script<boolean> {
  if (unit.touches.length > 0 || unit.shaken || unit.marks.panicPassed) return true
  const passed = yield* disciplineTest(f, unit, why)
  if (passed) unit.marks.panicPassed = true
  else {
    unit.shaken = true
    f.emit({ event: 'shaken', unit: unit.label, why })
  }
  return passed
}
