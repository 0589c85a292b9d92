import { type Dice, seededDice } from '../../core/dice.ts'
import type { Script } from '../../core/script.ts'
import type { Clash } from '../formation/clashState.ts'
import type { Aim } from '../unit/rulePoints.ts'
import type { Fielded } from '../unit/unitProfile.ts'
import { type BlowsTold, fallTogether, fightRound, type RoundTold } from './fightRound.ts'
import { type HowMet, meet, unitInClash } from './makeClash.ts'
import { volley } from './volley.ts'

/** Dice as they fell, with the number of the first of them in the seed's stream. */
export interface DiceFallen {
  roll: string
  by: number
  n: number
  faces: number[]
}

/** Runs rules that only throw dice, from die 0 of a stream on. */
function thrownBy<Result>(script: Script<Result>, dice: Dice): { result: Result; dice: DiceFallen[] } {
  const fallen: DiceFallen[] = []
  let n = 0
  let step = script.next()
  while (!step.done) {
    if (!('roll' in step.value)) throw new Error('nobody is asked anything in a throw')
    const { roll, by, count } = step.value
    const first = n
    const faces = Array.from({ length: count }, () => dice(n++))
    fallen.push({ roll, by, n: first, faces })
    step = script.next({ n: first, faces } as never)
  }
  return { result: step.value, dice: fallen }
}

/** A round of combat of two fresh units, thrown by a seed. */
export function throwClash(
  units: readonly [Fielded, Fielded],
  how: HowMet,
  seed: string,
): { clash: Clash; told: RoundTold; dice: DiceFallen[] } {
  const clash = meet(units, how)
  const { result, dice } = thrownBy(fightRound(clash), seededDice(seed))
  return { clash, told: result, dice }
}

/** Shots of one unit at another, thrown by a seed: each weapon's, and life that they cost in all. */
export function throwVolley(
  [one, other]: readonly [Fielded, Fielded],
  aim: Aim,
  atFront: boolean,
  seed: string,
): { shots: BlowsTold[]; lost: number; dice: DiceFallen[] } {
  const blows = volley(unitInClash(one, 0), unitInClash(other, 1), aim, atFront)
  const { result: shots, dice } = thrownBy(fallTogether(blows), seededDice(seed))
  return { shots, lost: shots.reduce((sum, { lost }) => sum + lost, 0), dice }
}
