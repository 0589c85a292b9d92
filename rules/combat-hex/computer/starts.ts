import { enemiesOf, type Game } from '../battle/game.ts'
import type { Figure } from '../battle/state.ts'
import { readyFigures } from '../battle/verbs/actors.ts'
import { attackOn, bestMove, placesFor } from './candidates.ts'
import type { Intent, Plan } from './plan.ts'

/**
 * Plans to begin from besides the one that is meant: everybody holds, goes where one manner would have them, goes
 * without abilities, or several attack the same enemy while the others do as they would or hold. Whoever is to do
 * something by the plan that is meant does that in all of them.
 */
export function otherStarts(g: Game, side: number, meant: Plan): Plan[] {
  const ready = readyFigures(g, side)
  const all = (intentOf: (figure: Figure) => Intent | undefined): Plan => ({
    ...meant,
    intents: Object.fromEntries(
      ready.flatMap(figure => {
        const intent = meant.intents[figure.id] ?? intentOf(figure)
        return intent === undefined ? [] : [[figure.id, intent]]
      }),
    ),
  })
  return [
    all(() => 'hold'),
    ...(['careful', 'safe', 'bold'] as const).map(manner => all(figure => bestMove(g, figure, manner))),
    all(() => 'plain'),
    ...attacks(g, ready).flatMap(intents => [
      all(figure => intents[figure.id]),
      all(figure => intents[figure.id] ?? 'hold'),
    ]),
  ]
}

/** Concerted attacks, one on each enemy whom two can get at. */
function attacks(g: Game, ready: readonly Figure[]): Record<string, Intent>[] {
  if (ready.length < 2) return []
  const places = new Map(ready.map(figure => [figure, placesFor(g, figure)]))
  return enemiesOf(g, ready[0]!.owner)
    .map(enemy => attackOn(g, enemy, places))
    .filter(intents => intents !== undefined)
}
