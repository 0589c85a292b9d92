import type { Machine, Script } from '../../core/script.ts'
import type { GameEvent } from '../field/events.ts'
import { EndsNow, makeField } from '../field/field.ts'
import { nothingToDo } from '../field/orders.ts'
import type { Battlefield, GameLibrary } from '../field/vocabulary.ts'
import { beginFights, nextFight } from '../fights/fight.ts'
import { settleHolders } from '../ring/holders.ts'
import type { Combatant, DarkLordState, Result, TurnMarks } from '../state.ts'
import { deploymentStep } from './deployment.ts'
import { endStep } from './endOfTurn.ts'
import { movingStep } from './moving.ts'
import { openingStep, priorityStep } from './opening.ts'
import { shootingStep } from './shooting.ts'

type TurnScript = Script<string | undefined | void>

/** The sequence of a game (DB-04): what comes next is read from the state. */
function stepOf(f: Battlefield): { name: string; script: TurnScript } | undefined {
  const { skirmish } = f
  switch (skirmish.stage) {
    case 'deployment':
      return { name: `deployment ${skirmish.deployed.length}`, script: deploymentStep(f) }
    case 'ring':
      return { name: 'ring', script: ringStep(f) }
    case 'priority':
      return { name: 'priority', script: priorityStep(f) }
    case 'opening':
      return { name: 'opening', script: openingStep(f) }
    case 'moving':
      return { name: 'moving', script: movingStep(f) }
    case 'shooting':
      return { name: 'shooting', script: shootingStep(f) }
    case 'division':
      return { name: 'division', script: divisionStep(f) }
    case 'fights':
      return { name: 'fight', script: fightStep(f) }
    case 'end':
      return { name: 'end', script: endStep(f) }
    case 'over':
      return undefined
  }
}

function* ringStep(f: Battlefield): Script {
  yield* settleHolders(f)
  f.skirmish.stage = 'priority'
}

function* divisionStep(f: Battlefield): Script {
  yield* beginFights(f)
  f.skirmish.stage = f.skirmish.fights.length > 0 ? 'fights' : 'end'
}

function* fightStep(f: Battlefield): Script {
  yield* nextFight(f)
  if (f.skirmish.fights.length === 0) f.skirmish.stage = 'end'
}

/** A step that ends at once where the game does. */
function* untilEnd(f: Battlefield, script: TurnScript): Script<string | undefined> {
  try {
    return (yield* script) ?? undefined
  } catch (thrown) {
    if (!(thrown instanceof EndsNow)) throw thrown
    finishGame(f, thrown.result)
    return undefined
  }
}

/** The game is over. */
export function finishGame(f: Battlefield, result: Result): void {
  f.skirmish.result = result
  f.emit({ event: 'ended', ...result })
  f.skirmish.stage = 'over'
}

/** Games as the runner sees them. */
export function machineOf(library: GameLibrary): Machine<DarkLordState, GameEvent, Battlefield> {
  return {
    version: library.version,
    clone: cloneState,
    begin(skirmish, emit) {
      if (skirmish.stage === 'over') return undefined
      const field = makeField(skirmish, library, emit)
      const step = stepOf(field)
      return step && { name: step.name, script: untilEnd(field, step.script), table: field }
    },
    answered({ turn, stage }, { kind, by, subject }, answer, from) {
      if (from === nothingToDo) return { turn, stage, event: 'nothing-to-do', by }
      // What an order answered is told: whoever gave it reads what it did.
      const topic = /^order (.+)$/.exec(from)?.[1]
      return topic ? { turn, stage, event: 'ordered', by, question: kind, subject, answer, topic } : undefined
    },
  }
}

/** A deep copy of what the rules change; profiles never change and are shared. */
export const cloneState = (skirmish: DarkLordState): DarkLordState => ({
  ...skirmish,
  players: skirmish.players.map(player => ({ ...player })),
  combatants: skirmish.combatants.map(cloneCombatant),
  deployed: [...skirmish.deployed],
  fights: skirmish.fights.map(({ one, others }) => ({ one, others: [...others] })),
})

/** Field by field, so that all figures have one shape and are copied soon: each step begins with a copy of everybody. */
const cloneMarks = (marks: TurnMarks): { [Field in keyof Required<TurnMarks>]: TurnMarks[Field] } => ({
  engaged: [...marks.engaged],
  charged: marks.charged,
  spent: marks.spent,
  moved: marks.moved,
  settled: marks.settled,
  finished: marks.finished,
  shot: marks.shot,
  cast: marks.cast,
  transfixed: marks.transfixed,
  halved: marks.halved,
  compelled: marks.compelled,
  frozen: marks.frozen,
  frightened: marks.frightened,
  terrorPassed: marks.terrorPassed,
  found: [...marks.found],
  missed: [...marks.missed],
  putOn: marks.putOn,
  tookOff: marks.tookOff,
  triedOff: marks.triedOff,
  stays: marks.stays,
  willThrown: marks.willThrown,
  overruled: marks.overruled,
  freeWillUsed: marks.freeWillUsed,
  supported: marks.supported,
  fought: marks.fought,
  foughtWearer: marks.foughtWearer,
  firstFight: marks.firstFight,
})

/** A copy of one figure. */
export const cloneCombatant = (
  figure: Combatant,
): { [Field in keyof Required<Combatant>]: Combatant[Field] } => ({
  label: figure.label,
  owner: figure.owner,
  type: figure.type,
  at: figure.at,
  condition: figure.condition,
  life: figure.life,
  might: figure.might,
  will: figure.will,
  fate: figure.fate,
  drained: figure.drained,
  mount: figure.mount && { ...figure.mount },
  burning: figure.burning,
  ring: figure.ring,
  carries: figure.carries,
  marks: cloneMarks(figure.marks),
})
