import { type Dice, seededDice } from '../../core/dice.ts'
import type { Script } from '../../core/script.ts'
import type { ThrownAttacks } from '../attack/throwAttacks.ts'
import type { Aim } from '../rulePoints.ts'
import type { Fielded } from '../unit/unitProfile.ts'
import type { Blows } from './blows.ts'
import { fightRound, type RoundTold, throwBlows } from './fightRound.ts'
import { type HowMet, meet, unitInClash } from './makeClash.ts'
import type { Clash } from './state.ts'
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

/** Shots of one weapon as they fell. */
export interface ShotsTold {
  blows: Blows
  thrown: ThrownAttacks
}

/** Shots of one unit at another, thrown by a seed: each weapon's, and life that they cost in all. */
export function throwVolley(
  [one, other]: readonly [Fielded, Fielded],
  aim: Aim,
  atFront: boolean,
  seed: string,
): { shots: ShotsTold[]; lost: number; dice: DiceFallen[] } {
  const target = unitInClash(other, 1)
  function* all(): Script<ShotsTold[]> {
    const shots: ShotsTold[] = []
    for (const blows of volley(unitInClash(one, 0), target, aim, atFront))
      shots.push({ blows, thrown: yield* throwBlows(blows) })
    return shots
  }
  const { result, dice } = thrownBy(all(), seededDice(seed))
  const there = result[0]?.blows.how.at.pool.life ?? 0
  return {
    shots: result,
    lost: Math.min(
      there,
      result.reduce((sum, { thrown }) => sum + thrown.loss, 0),
    ),
    dice,
  }
}
