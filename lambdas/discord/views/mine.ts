import { checkArmy } from '../../../rules/index.ts'
import type { ArmyRecord, GameRecord, Locale } from '../../store/types.ts'
import { button, buttons, idOf, type Option, select } from '../components.ts'
import { type Roster, supplied } from '../game/roster.ts'
import { seatOf } from '../game/table.ts'
import { campsToBring } from '../game/terms.ts'
import type { Message } from '../types.ts'
import { wordsOf } from '../words/index.ts'
import { armySum } from './army.ts'
import { panel } from './panel.ts'

/** A player's own armies that fit a game, one select for each camp that is wanted. */
export function mineMessage(
  game: GameRecord,
  locale: Locale,
  user: string,
  armies: readonly ArmyRecord[],
  roster: Roster = supplied,
): Message {
  const { says, terms } = wordsOf(locale)
  const { points } = game.terms
  const rows = campsToBring(game, Math.max(0, seatOf(game, user))).flatMap(camp => {
    const options: Option[] = armies
      .filter(
        army =>
          army.camp === camp && checkArmy(army.figures, { points, camp, types: roster.own }).length === 0,
      )
      .map(army => ({
        label: army.name,
        value: army.name,
        description: armySum(army.figures, locale, roster),
      }))
    const starter = { label: says.starterOf(terms.camps[camp]), value: `starter-${camp}` }
    return [
      select(says.chooseArmyOf(terms.camps[camp]), idOf(game, 'pick-army', camp), [starter, ...options]),
    ]
  })
  return panel({
    texts: [says.chooseFromMine(points)],
    rows: [...rows, ...buttons([button(says.back, idOf(game, 'status'))])],
  })
}
