import type { Entry } from '../../../rules/combat-hex/index.ts'
import { type FigureHistory, pointsAt } from '../../../rules/combat-hex/replay/figureHistory.ts'
import { momentsOf } from '../../../rules/combat-hex/replay/moments.ts'
import type { Caption } from '../../types.ts'

/** What could stand below the pictures of a replay; what Discord's messages say is made where their words are. */
export const sampleCaptions = (history: FigureHistory, log: readonly Entry[], turn?: number): Caption[] =>
  momentsOf(history, log, { turn }).map(moment => {
    const [first, second] = pointsAt(moment.after, history, 2)
    const outcomes = moment.blows.flatMap(blow => blow.outcomes)
    const sides = moment.blows.flatMap(blow => blow.sides)
    return {
      title: `Turn ${moment.turn} · ${moment.phase} · A ${first} : ${second} B`,
      said: outcomes
        .map(({ figure, loss, fallen }) => (fallen ? `${figure} falls` : `${figure} loses ${loss}`))
        .join(' · '),
      thrown: [0, 1].map(owner => ({
        owner,
        dice: sides.flatMap(({ by, thrown }) =>
          by === owner ? thrown.map(face => ({ face, counts: face > 3 })) : [],
        ),
      })),
    }
  })
