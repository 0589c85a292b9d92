import { type Script, throwDice } from '../../core/script.ts'
import { type ThrownAttacks, type ThrownHits, throwAmounts, throwAttacks } from '../attack/throwAttacks.ts'
import { type Clash, isAlive, type Pool, type UnitInClash } from '../formation/clashState.ts'
import { type Blows, blowStages, stepsInRound } from './blows.ts'
import { type BreakTest, breakTestOf, diceOfTest, testSum } from './breakThrow.ts'
import { differenceFor, type ScoreLine, scoreBefore, scoreOfBlows, totalOf } from './result.ts'
import { blowsInStep } from './sending.ts'

/** Blows as they fell on one pool. */
export interface BlowsTold {
  blows: Blows
  /** whom they were for, or one that they found besides (A04d) */
  pool: Pool
  thrown: ThrownHits
  /** life that was there to be lost */
  lost: number
}

/** A test after a lost round. */
export interface TestTold {
  unit: UnitInClash
  test: BreakTest
  /** each throw, the second one where the first failed and is thrown again */
  thrown: number[][]
  /** broken: it flees; else it stays, with less life where the rules say so */
  broke: boolean
  life: number
}

/** A round of combat as it was fought. */
export interface RoundTold {
  steps: { step: number; blows: BlowsTold[] }[]
  score: ScoreLine[]
  totals: [number, number]
  tests: TestTold[]
}

/** Life of all pools as a round begins. */
export function beginRound(clash: Clash): void {
  for (const { pools } of clash.units) for (const pool of pools) pool.atStart = pool.life
}

/** Throws blows; what they cost is taken when all of the step have been thrown. */
export function* throwBlows(blows: Blows, stages = blowStages(blows)): Script<ThrownAttacks> {
  const { owner } = blows.how.by.unit
  const attacks = blows.each
    ? (yield* throwAmounts('hits', owner, blows.count, blows.each)).reduce((sum, hits) => sum + hits, 0)
    : blows.count
  return yield* throwAttacks(owner, stages, attacks)
}

/** Takes life off a pool; how much was there. */
function lose(pool: Pool, life: number): number {
  const lost = Math.min(pool.life, life)
  pool.life -= lost
  return lost
}

/** Blows that fall together: all are thrown, then all life is taken at once (RB-14.2, RB-16.1). */
export function* fallTogether(all: readonly Blows[]): Script<BlowsTold[]> {
  const told: BlowsTold[] = []
  for (const blows of all) {
    const stages = blowStages(blows)
    const { others, ...thrown } = yield* throwBlows(blows, stages)
    told.push({ blows, pool: blows.how.at.pool, thrown, lost: 0 })
    for (const [i, { pool }] of stages.others.entries())
      told.push({ blows, pool, thrown: others[i]!, lost: 0 })
  }
  for (const each of told) each.lost = lose(each.pool, each.thrown.loss)
  return told
}

/** Tests after a round; who breaks is told, and nobody is moved here (RB-19). */
function* takeTest(clash: Clash, unit: UnitInClash, difference: number): Script<TestTold> {
  const test = breakTestOf(clash, unit, difference)
  const told: TestTold = { unit, test, thrown: [], broke: false, life: 0 }
  if (test.kind === 'test') {
    const passes = () => testSum(told.thrown.at(-1)!, test.dice) <= test.most
    do told.thrown.push((yield* throwDice('break', unit.owner, diceOfTest(test.dice))).faces)
    while (!passes() && test.again && told.thrown.length === 1)
    if (passes()) return told
    if (test.loses === null) return { ...told, broke: true }
  }
  const life = test.kind === 'loses' ? test.life : test.loses!
  // Ordinary models first (M28a).
  for (const pool of unit.pools) told.life += lose(pool, life - told.life)
  return told
}

/** A round of combat from its first blow to the last test (RB-14 to RB-19). */
export function* fightRound(clash: Clash): Script<RoundTold> {
  beginRound(clash)
  const before = scoreBefore(clash)
  const fought: RoundTold['steps'] = []
  for (const step of stepsInRound(clash)) {
    const blows = yield* fallTogether(blowsInStep(clash, step))
    if (blows.length) fought.push({ step, blows })
  }
  const score = [...before, ...scoreOfBlows(clash)]
  const totals: [number, number] = [totalOf(score, 0), totalOf(score, 1)]
  const losers = clash.units.flatMap(unit => {
    const difference = isAlive(unit) ? differenceFor(clash, unit, totals) : 0
    return difference > 0 ? [{ unit, difference }] : []
  })
  const tests: TestTold[] = []
  for (const { unit, difference } of losers) tests.push(yield* takeTest(clash, unit, difference))
  return { steps: fought, score, totals, tests }
}
