import type { Facing } from '../../../core/hex.ts'
import type { Refusal } from '../../../core/space.ts'
import type { Game } from '../game.ts'
import { mandatoryMoveOf, permits } from '../points/points.ts'
import type { Figure } from '../state.ts'
import type { MandatoryMove } from '../terms.ts'
import { move } from './move.ts'
import { turn } from './turn.ts'
import { type Act, possibleActs } from './verb.ts'

/** What says that a figure has to go to its goal first (9.04). */
export const mustApproach = (figure: Figure, { rule, goal }: MandatoryMove): Refusal => ({
  code: 'must-approach',
  rule,
  about: { figure: figure.id, target: goal.id },
})

/** Why a figure can do nothing else before it has made its mandatory move, if so (9.04). */
export function mandatoryMoveBan(g: Game, figure: Figure): Refusal | undefined {
  const mandatory = mandatoryMoveOf(g, figure)
  return mandatory?.obliged ? mustApproach(figure, mandatory) : undefined
}

/** Has the figure a mandatory move that it can make now? */
export function isObliged(g: Game, figure: Figure): boolean {
  if (!mandatoryMoveBan(g, figure)) return false
  for (const _ of mandatoryActs(g, figure)) return true
  return false
}

/** What a figure may do to make its mandatory move, or to leave a danger zone. */
export function* mandatoryActs(g: Game, figure: Figure): Generator<Act<'move' | 'turn'>> {
  yield* possibleActs<'move'>(g, move, figure)
  yield* possibleActs<'turn'>(g, turn, figure)
}

/** Does its mandatory move leave it no time for others? */
export const isBusy = (g: Game, figure: Figure, mandatory: MandatoryMove): boolean =>
  mandatory.nothingElse === true || isObliged(g, figure)

/**
 * Would a shot, facing so, spare a figure the way it still has to go (9.04)? Turning to its goal may be all it
 * owes.
 */
export const sparesTheWay = (g: Game, figure: Figure, mandatory: MandatoryMove, facing: Facing): boolean =>
  isObliged(g, figure) && !permits(g, 'mayMoveAfterShot', figure) && !mandatory.turns(figure.at, facing)
