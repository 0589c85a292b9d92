import type { Facing } from '../../core/hex.ts'
import type { Script } from '../../core/script.ts'
import { freeAttacks } from '../battle/fight/freeAttack.ts'
import type { Game } from '../battle/game.ts'
import { shoot } from '../battle/shoot/shooting.ts'
import type { Figure } from '../battle/state.ts'
import { turnInPlace, turnTo } from '../battle/verbs/turn.ts'
import { mostCases, type OddsOptions } from './combat.ts'
import { byDefaults, everyFall, TooManyFalls } from './everyFall.ts'
import { type FigureOdds, oddsOf, watchFates } from './fates.ts'

/**
 * What may become of figures by something that the rules do from beginning to end; first of those named, then of
 * whoever else it may hurt. The game is left as it was.
 * @returns undefined where there are too many cases
 */
export function oddsOfScript(
  g: Game,
  start: () => Script<unknown>,
  figures: readonly Figure[],
  { answer = byDefaults, most = mostCases }: OddsOptions = {},
): FigureOdds[] | undefined {
  const since = watchFates(g)
  try {
    return oddsOf(g, [everyFall(g, start, answer, () => since(), { most })], figures)
  } catch (thrown) {
    if (!(thrown instanceof TooManyFalls)) throw thrown
    return undefined
  }
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
  oddsOfScript(
    g,
    function* (): Script {
      const turned = turnTo(g, figure, facing)
      if (!('code' in turned)) turnInPlace(g, turned)
      yield* shoot(g, figure, target)
    },
    target ? [target] : [],
    options,
  )

/** Free attacks of one or more enemies for one step (4.11, 6.25): together, or one after the other, as the rule book has it. */
export const freeAttacksOdds = (
  g: Game,
  attackers: readonly Figure[],
  target: Figure,
  options?: OddsOptions,
): FigureOdds[] | undefined => oddsOfScript(g, () => freeAttacks(g, attackers, target), [target], options)
