import type { Profile } from '../../../../rules/dark-lord/index.ts'
import { seal } from '../../../../rules/games.ts'
import type { Muster } from '../face.ts'
import { musterOf } from '../musterOf.ts'
import { darkLordId } from './darkLordId.ts'
import type { DarkLordView } from './view.ts'

/** Both armies side by side, as they take the field. */
export const musterPicture = (view: DarkLordView): Muster | undefined =>
  musterOf(
    view,
    view.state.players.map(({ side }) => side),
    ({ players, ...sheet }) => ({
      muster: {
        ...sheet,
        players: players.map(({ name, list, figures }) => ({
          name,
          side: list,
          figures: seal<{ type: Profile; count: number }[]>(figures),
        })),
      },
      language: view.locale,
      game: darkLordId,
    }),
  )
