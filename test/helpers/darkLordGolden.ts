import {
  byLabel,
  type DarkLord,
  darkLord,
  isOnBoard,
  reachByHex,
  readActText,
  shotsOf,
  whatMoveMeets,
} from '../../rules/dark-lord/index.ts'
import { engineOf } from '../../rules/play/engine.ts'
import { chanceAt, type GoldenOf, goldensOf, type MomentOf } from './goldens.ts'

/** Battles of The Dark Lord written down, to be played again; how they are recorded stands in `recordDarkLord.ts`. */
export type DarkLordGolden = GoldenOf<DarkLord>
export type ReplayMoment = MomentOf<DarkLord>

const engine = engineOf(darkLord)

/** Everything that players and spectators may see of a battle, in parts with names of their own. */
function looksOf({ n, save }: ReplayMoment): Record<'views' | 'legal' | 'shown', unknown> {
  const { state, table: f, question } = engine.open(save)
  const pick = chanceAt(n)
  const space = question?.space
  const samples = space ? Array.from({ length: 5 }, () => space.sample(pick)) : []
  const standing = state.combatants.filter(isOnBoard)
  const looked = standing.length ? standing[n % standing.length]! : undefined
  return {
    views: [0, 1, 'spectator' as const].map(viewer => engine.documentFor(save, viewer, {})),
    legal: space && { count: space.count(), first: space.enumerate('', 5), samples },
    shown: {
      moves: samples.flatMap(answer => {
        const act = question?.kind === 'act' ? readActText(f, answer) : undefined
        if (act?.verb !== 'move' && act?.verb !== 'charge') return []
        return [whatMoveMeets(f, byLabel(f, answer.split(' ')[1]!)!, act.choice)]
      }),
      reach: looked && [...reachByHex(f, looked)],
      shots: looked && shotsOf(f, looked).map(({ target }) => target.label),
    },
  }
}

export const darkLordGoldens = goldensOf(
  engine,
  new URL('../rules/dark-lord/golden/', import.meta.url),
  looksOf,
)
