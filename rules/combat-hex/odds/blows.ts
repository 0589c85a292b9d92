import type { Facing } from '../../core/hex.ts'
import type { Script } from '../../core/script.ts'
import type { AbilityId } from '../army/figure.ts'
import { activate } from '../battle/fight/activate.ts'
import { freeAttacks } from '../battle/fight/freeAttack.ts'
import type { Game } from '../battle/game.ts'
import { atWork } from '../battle/points/points.ts'
import { usesOf } from '../battle/points/uses.ts'
import { shoot } from '../battle/shoot/shooting.ts'
import type { Figure } from '../battle/state.ts'
import { turnInPlace, turnTo } from '../battle/verbs/turn.ts'
import { countOrThrow, type OddsOptions } from './countOrThrow.ts'
import { type FigureOdds, oddsOf, watchFates } from './fates.ts'

/**
 * What may become of figures by something that the rules do from beginning to end; first of those named, then of
 * whoever else it may hurt. The game is left as it was.
 * @returns undefined where there are too many cases, even to throw for them
 */
export function oddsOfScript(
  g: Game,
  start: () => Script<unknown>,
  figures: readonly Figure[],
  options: OddsOptions = {},
): FigureOdds[] | undefined {
  const found = countOrThrow(g, start, watchFates(g), options)
  return found && oddsOf(g, [found.chances], figures, found.throws)
}

/**
 * A shot with everything that is at work on both sides (5.16 to 5.22), at a target or at nobody in particular.
 * @param facing how the shooter turns for it (5.08)
 */
export const shotOdds = (
  g: Game,
  figure: Figure,
  target: Figure | null,
  facing: Facing,
  options?: OddsOptions,
): FigureOdds[] | undefined =>
  oddsOfScript(g, () => turnAndShoot(g, figure, target, facing), target ? [target] : [], options)

/** A shot of a figure that turns for it first (5.08), at nobody in particular where there is no target. */
export function* turnAndShoot(g: Game, figure: Figure, target: Figure | null, facing: Facing): Script {
  const turned = turnTo(g, figure, facing)
  if (!('code' in turned)) turnInPlace(g, turned)
  yield* shoot(g, figure, target)
}

/** Free attacks of one or more enemies for one step (4.11, 6.25): together, or one after the other, as the rule book has it. */
export const freeAttacksOdds = (
  g: Game,
  attackers: readonly Figure[],
  target: Figure,
  options?: OddsOptions,
): FigureOdds[] | undefined => oddsOfScript(g, () => freeAttacks(g, attackers, target), [target], options)

/** An ability of a figure that it uses whenever it can, or never. */
export interface Wanted {
  id: AbilityId
  uses: boolean
}

/**
 * A shot for which an ability is used before it where it is wanted. What answers the roll is left to whoever answers.
 */
export function* shootWith(
  g: Game,
  figure: Figure,
  target: Figure,
  facing: Facing,
  wanted: Wanted | undefined,
): Script {
  if (wanted?.uses)
    for (const moment of ['before-action', 'before-shot'] as const) {
      const use = usesOf(g, figure, { moment, cause: figure }).find(({ ability }) => ability.id === wanted.id)
      if (use) yield* activate(g, use)
    }
  const unaimed = atWork(g, figure).some(ability => ability.hooks?.aimsAtNobody?.(g, figure))
  yield* turnAndShoot(g, figure, unaimed ? null : target, facing)
}
