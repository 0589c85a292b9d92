import type { Cell } from '../../../board/board.ts'
import type { Facing } from '../../../core/hex.ts'
import type { Script } from '../../../core/script.ts'
import type { Refusal } from '../../../core/space.ts'
import type { RawAnswer, VerbAnswer } from '../answer.ts'
import type { Activation, Game } from '../game.ts'
import { affords, stayToll } from '../move/tolls.ts'
import { mandatoryMoveOf } from '../points/points.ts'
import type { Figure } from '../state.ts'
import type { MandatoryMove } from '../terms.ts'
import type { Use } from '../vocabulary.ts'
import type { ActPreview } from './outcome.ts'

/** What each thing that a figure can do in an action phase needs to know. */
interface ActParts {
  move: { path: Cell[]; facing: Facing; cost: number }
  /** a move as a charge (8.10b); with a target, the free attack at its end is made at once */
  charge: { path: Cell[]; facing: Facing; cost: number; target: Figure | null }
  /** one hex further for action points (4.131), of which `cost` is the price before anything raises it */
  run: { to: Cell; facing: Facing; cost: number }
  /** leaves the board across the enemy's edge (9.14) */
  leave: object
  /** whoever is carried steps down (8.42) */
  dismount: { at: Cell; facing: Facing }
  turn: { at: Cell; facing: Facing }
  /** at nobody in particular where there is no target */
  shoot: { target: Figure | null; facing: Facing }
  /** a free attack that ends the action (8.10b, 8.13d) */
  strike: { target: Figure }
  /** `aside`: whoever is acting goes on, and the user has not begun to act */
  use: { use: Use; aside: boolean }
}
export type ActionVerb = keyof ActParts

/** What a figure does in an action phase: an answer, understood. */
export type Act<V extends ActionVerb = ActionVerb> = {
  [K in V]: { verb: K; figure: Figure } & ActParts[K]
}[V]

/** What is answered in an action phase: besides, the activation under way is closed (3.09), or the phase is over. */
export type PhaseAct = Act | { verb: 'end'; figure: Figure } | { verb: 'done' }

/** Everything about one verb of an action phase. */
export interface Verb<V extends ActionVerb> {
  readonly verb: V
  /** it is done where the figure stands, who pays for staying there first (8.43) */
  readonly stays: boolean
  /** it is a move, which nobody makes who may not move */
  readonly moves: boolean
  /** Why the figure may do nothing of the kind now, if so. */
  ban(g: Game, figure: Figure): Refusal | undefined
  /** What an answer means, or why it is not legal. What else the figure owes (8.43, 9.04) is looked at for all verbs alike. */
  understand(g: Game, figure: Figure, raw: RawAnswer): Act<V> | Refusal
  /** Everything of the kind that a figure can do where nothing bans it; what its mandatory move forbids is left out for it. */
  all(g: Game, figure: Figure): Iterable<Act<V>>
  /** Does it keep the figure from its mandatory move (9.04)? */
  neglects(g: Game, act: Act<V>, mandatory: MandatoryMove): boolean
  /** Does it. */
  perform(g: Game, current: Activation, act: Act<V>): Script
  /** What it would do, told before; undefined where there is nothing to tell. */
  preview(g: Game, act: Act<V>): ActPreview | undefined
  /** The full answer that means it. */
  write(g: Game, act: Act<V>): VerbAnswer<V>
}

/** Everything that a figure can do with a verb now. */
export function possibleActs<V extends ActionVerb>(g: Game, verb: Verb<V>, figure: Figure): Iterable<Act<V>> {
  if (verb.stays && !affords(g, figure, stayToll(g, figure))) return []
  if (verb.ban(g, figure)) return []
  const mandatory = mandatoryMoveOf(g, figure)
  return mandatory ? withoutNeglect(g, verb, figure, mandatory) : verb.all(g, figure)
}

/** Those that do not keep a figure from its mandatory move (9.04). */
function* withoutNeglect<V extends ActionVerb>(
  g: Game,
  verb: Verb<V>,
  figure: Figure,
  mandatory: MandatoryMove,
): Generator<Act<V>> {
  for (const act of verb.all(g, figure)) if (!verb.neglects(g, act, mandatory)) yield act
}
