import { gameOf } from '../../rules/games.ts'
import { armiesOf } from '../game/armiesToBring.ts'
import type { SeasonArmies } from '../store/seasonTypes.ts'
import type { GameRecord } from '../store/types.ts'

/** Does an entrant of a season hand in one army, of whichever list, and not one of each? */
export const handsInOne = (of: Pick<GameRecord, 'game'>): boolean => gameOf(of).league?.armies === 'one'

/** The list whose army somebody still owes, who has handed in the other; undefined for both and for none. */
export function owedArmy(of: Pick<GameRecord, 'game'>, armies: SeasonArmies | null): string | undefined {
  const { lists } = armiesOf(of)
  const owed = lists.filter(list => !armies?.[list])
  return handsInOne(of) || owed.length === lists.length ? undefined : owed[0]
}
