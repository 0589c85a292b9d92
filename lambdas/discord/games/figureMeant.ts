import type { GamePiece } from '../../../rules/games.ts'
import type { Refusal } from '../../../rules/index.ts'
import { isRefusal } from '../../game/change.ts'
import { type Roster, supplied } from '../../game/figureRoster.ts'
import type { Locale } from '../../store/types.ts'
import { namedOnly } from '../words/nearestNames.ts'

/** The one figure of the roster that a text means, by id or name; the exact name before longer ones. */
export function figureMeant(
  typed: string,
  locale: Locale,
  { all }: Pick<Roster, 'all'> = supplied,
): GamePiece | Refusal {
  const listed = all.map(type => {
    const { id, name } = type
    return { type, id, shown: name[locale], names: [id, name.en, name.fr] }
  })
  const meant = namedOnly(typed, listed, { code: 'unknown-figure', about: { figure: typed.slice(0, 40) } })
  return isRefusal(meant) ? meant : meant.type
}
