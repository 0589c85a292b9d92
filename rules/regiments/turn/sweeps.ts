import type { Cell } from '../../board/board.ts'
import type { Script } from '../../core/script.ts'
import { hexes } from '../attack/stages.ts'
import type { Blows } from '../clash/blows.ts'
import {
  type Battlefield,
  between,
  bodyOf,
  enemiesOfUnit,
  hostOf,
  isEngaged,
  type UnitBody,
  unitCalled,
} from '../field/battlefield.ts'
import { bodyLent } from '../field/command.ts'
import { gaitOf, type Pose, poseKey, reformCells, waysOf } from '../field/moves.ts'
import { askChoice } from '../field/questions.ts'
import { modelsIn } from '../formation/formation.ts'
import { library } from '../library.ts'
import type { Regiment } from '../state.ts'
import { takeShots, throwVolley } from './shooting.ts'

/** Attacks in passing of a unit, each with the pool and the part that make it. */
function sweepsOf(own: UnitBody) {
  return own.pools.flatMap(pool =>
    pool.model.parts.flatMap(part =>
      part.rules.flatMap(printed => {
        const sweep = library[printed.id].sweeps?.(printed)
        return sweep && pool.life > 0 ? [{ pool, part, printed, sweep }] : []
      }),
    ),
  )
}

/** A standard move, as far as passing enemies goes. */
interface PassingMove {
  verb: 'advance' | 'march' | 'reform'
  pose: Pose
  /** inches, of an advance */
  mobility: number
}

/** Enemies within an inch of which a unit can come on the way of such a move, be it for a moment (A03a). */
export function passedBy(f: Battlefield, unit: Regiment, { verb, pose, mobility }: PassingMove): Regiment[] {
  if (unit.marks.swept || sweepsOf(bodyOf(f, unit)).length === 0) return []
  const comesBy = (enemy: Regiment): boolean => {
    const near = (at: Cell) => between(f, at, enemy.at) <= hexes(1)
    if (verb === 'reform') return reformCells(f, unit, mobility, near).some(({ at }) => at === pose.at)
    const gait = gaitOf(f, unit, verb === 'march' ? 2 * mobility : mobility, verb)
    return waysOf(f, unit, gait, hostOf(f, unit), { via: near }).costOf(poseKey(pose)) !== undefined
  }
  return enemiesOfUnit(f, unit).filter(enemy => !isEngaged(enemy) && comesBy(enemy))
}

/** Hits in passing after a standard move upon one of those whom it passed (A03); whether dice fell. */
export function* sweepsAfter(f: Battlefield, unit: Regiment, targets: readonly Regiment[]): Script<boolean> {
  if (targets.length === 0) return false
  const own = bodyOf(f, unit)
  const sweeps = sweepsOf(own)
  const label = yield* askChoice({
    kind: 'sweep',
    by: unit.owner,
    subject: unit.label,
    about: { targets: targets.map(target => target.label) },
    values: [...targets.map(target => target.label), 'none'],
    write: value => value,
    topic: null,
    fallback: () => targets[0]!.label,
  })
  if (label === 'none') return false
  const target = unitCalled(f, label)
  unit.marks.swept = true
  const body = bodyLent(f, target)
  const at = body.pools.find(({ life }) => life > 0)!
  const blows = sweeps.map(
    ({ pool, part, printed, sweep }): Blows => ({
      how: {
        kind: 'special',
        by: { unit: own, pool, part },
        at: { unit: body, pool: at, atFront: true },
        weapon: null,
        values: sweep.values,
        ranged: true,
      },
      step: 0,
      way: 'freely',
      count: modelsIn(pool),
      each: sweep.hits,
      by: printed.id,
    }),
  )
  const lines = yield* throwVolley(f, own, body, blows)
  f.emit({ event: 'swept', unit: unit.label, at: target.label, blows: lines })
  yield* takeShots(f, target, lines)
  return true
}
