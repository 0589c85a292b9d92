import { armiesOf } from '../game/armiesToBring.ts'
import type { SeasonArmies } from '../store/seasonTypes.ts'

/** The list whose army somebody still owes, who has handed in the other; undefined for both and for none. */
export function owedArmy(armies: SeasonArmies | null): string | undefined {
  const { lists } = armiesOf({})
  const owed = lists.filter(list => !armies?.[list])
  return owed.length === lists.length ? undefined : owed[0]
}
