import type { Script } from '../../../core/script.ts'
import type { Refusal } from '../../../core/space.ts'
import { makeAnswer } from '../answer.ts'
import type { Activation, Game } from '../game.ts'
import { payToStay } from '../move/tolls.ts'
import { mandatoryMoveOf } from '../points/points.ts'
import type { Figure } from '../state.ts'
import { charge } from './charge.ts'
import { dismount } from './dismount.ts'
import { leave } from './leave.ts'
import { isObliged, mandatoryMoveBan, mustApproach } from './mandatoryMove.ts'
import { move } from './move.ts'
import type { ActPreview } from './outcome.ts'
import { run } from './run.ts'
import { shoot } from './shoot.ts'
import { strike } from './strike.ts'
import { turn } from './turn.ts'
import { use } from './use.ts'
import { type Act, type ActionVerb, type PhaseAct, possibleActs, type Verb } from './verb.ts'

/** What a figure can do in an action phase, in the order in which answers are listed. */
const table: { readonly [V in ActionVerb]: Verb<V> } = {
  use,
  shoot,
  strike,
  charge,
  move,
  run,
  dismount,
  leave,
  turn,
}

export const actionVerbs = Object.keys(table) as readonly ActionVerb[]

/** A verb by its name. Whoever hands it an act sees to it that the act is one of this verb. */
export const verbOf = (verb: ActionVerb): Verb<ActionVerb> => table[verb]

/** Everything that a figure can do with a verb now. */
export const actsOf = (g: Game, figure: Figure, verb: ActionVerb): Iterable<Act> =>
  possibleActs(g, verbOf(verb), figure)

/** What an act would do against the mandatory move of its figure, or of the one that is acting, if anything (9.04). */
export function mandatoryMoveFault(g: Game, act: Act): Refusal | undefined {
  const { figure } = act
  const current = g.activation?.figure
  if (current && current !== figure && !(act.verb === 'use' && act.aside) && isObliged(g, current))
    return mandatoryMoveBan(g, current)
  const mandatory = mandatoryMoveOf(g, figure)
  return mandatory && verbOf(act.verb).neglects(g, act, mandatory)
    ? mustApproach(figure, mandatory)
    : undefined
}

/** Does what was answered; whoever stays where it is pays for that first (8.43). */
export function* perform(g: Game, current: Activation, act: Act): Script {
  const verb = verbOf(act.verb)
  if (verb.stays && !(yield* payToStay(g, act.figure))) return
  yield* verb.perform(g, current, act)
}

/** What an act would do; undefined where there is nothing to tell. */
export const previewAct = (g: Game, act: Act): ActPreview | undefined => verbOf(act.verb).preview(g, act)

/** The full form of an act, as it is journalled. */
export function makeAct(g: Game, act: PhaseAct): string {
  if (act.verb === 'done') return makeAnswer(act)
  if (act.verb === 'end') return makeAnswer({ verb: act.verb, figure: act.figure.id })
  return makeAnswer(verbOf(act.verb).write(g, act))
}
