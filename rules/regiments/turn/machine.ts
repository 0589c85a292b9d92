import type { Machine, Script } from '../../core/script.ts'
import { type Battlefield, makeBattlefield } from '../field/battlefield.ts'
import type { GameEvent } from '../field/events.ts'
import type { RegimentsState, Result } from '../state.ts'
import { magicStep, openMagic } from './casting.ts'
import { chargeStep } from './charges.ts'
import { cloneState } from './cloneState.ts'
import { combatsNow } from './combats.ts'
import { deploymentStep } from './deployment.ts'
import { directShots, endDirections } from './engineers.ts'
import { meleeStep } from './melee.ts'
import { movementStep } from './movement.ts'
import { beginPhase, beginTurn, openMovement, stillCharges } from './openingTurn.ts'
import { shootingStep } from './shooting.ts'
import { vanguardStep } from './vanguard.ts'
import { isOver, resultOf } from './victory.ts'

/** Changes whenever a battle under way could be asked other questions than before. */
export const regimentsVersion = '2'

/** What comes next is read from the state (RB-05). */
function* stepOf(f: Battlefield): Script {
  const { war } = f
  const { stage } = war
  if (stage === 'deployment' || stage === 'scouts') return yield* deploymentStep(f)
  if (stage === 'vanguard') return yield* vanguardStep(f)
  if (war.active === null) return yield* beginTurn(f, war.first ?? 0)
  if (stage === 'charges') {
    yield* chargeStep(f)
    if (left(war) === 'movement') yield* openMovement(f)
    return
  }
  if (stage === 'movement') {
    yield* movementStep(f)
    if (left(war) === 'magic') {
      beginPhase(f)
      openMagic(f)
    }
    return
  }
  if (stage === 'magic') {
    yield* magicStep(f)
    if (left(war) === 'shooting') {
      beginPhase(f)
      yield* directShots(f)
    }
    return
  }
  if (stage === 'shooting') {
    yield* shootingStep(f)
    if (left(war) === 'melee') {
      beginPhase(f)
      endDirections(f)
      war.combats = combatsNow(f)
    }
    return
  }
  yield* meleeStep(f)
  if (left(war) === 'over') yield* endOfTurn(f)
}

/** The stage as a step has left it. */
const left = (war: RegimentsState): RegimentsState['stage'] => war.stage

/** A player turn is over: the other side's begins, or the battle ends (RB-25). */
function* endOfTurn(f: Battlefield): Script {
  const { war } = f
  for (const unit of war.regiments) {
    unit.marks.charging = stillCharges(unit)
    unit.marks.pursued = false
  }
  const reason = isOver(f)
  if (reason) finishGame(f, resultOf(f, reason))
  else yield* beginTurn(f, 1 - war.active!)
}

export function finishGame(f: Battlefield, result: Result): void {
  f.war.result = result
  f.emit({ event: 'ended', ...result })
  f.war.stage = 'over'
}

/** A step, and the end where a side is gone in the middle of a turn. */
function* untilEnd(f: Battlefield): Script<undefined> {
  yield* stepOf(f)
  if (f.war.stage !== 'over' && f.war.active !== null && isOver(f) === 'wiped-out')
    finishGame(f, resultOf(f, 'wiped-out'))
  return undefined
}

/** Battles as the runner sees them. */
export const machine: Machine<RegimentsState, GameEvent, Battlefield> = {
  version: regimentsVersion,
  clone: cloneState,
  begin(war, emit) {
    if (war.stage === 'over') return undefined
    const field = makeBattlefield(war, emit)
    return { name: war.stage, script: untilEnd(field), table: field }
  },
  answered({ turn, stage }, { kind, by, subject }, answer, from) {
    const topic = /^order (.+)$/.exec(from)?.[1]
    return topic ? { turn, stage, event: 'ordered', by, question: kind, subject, answer, topic } : undefined
  },
}
