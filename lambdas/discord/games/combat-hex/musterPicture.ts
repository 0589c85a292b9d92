import type { FigureType } from '../../../../rules/combat-hex/index.ts'
import { seal } from '../../../../rules/games.ts'
import type { Muster } from '../face.ts'
import { musterOf } from '../musterOf.ts'
import type { CombatHexView } from './view.ts'

/** Both armies side by side; undefined while the roll has not decided the camps (3.02). */
export const musterPicture = (view: CombatHexView): Muster | undefined =>
  musterOf(
    view,
    view.state.players.map(({ camp }) => camp),
    ({ players, ...sheet }) => ({
      muster: {
        ...sheet,
        players: players.map(({ name, list, figures }) => ({
          name,
          camp: list,
          figures: seal<{ type: FigureType; count: number }[]>(figures),
        })),
      },
      language: view.locale,
    }),
  )
