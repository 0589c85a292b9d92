import type { Refusal } from '../../../rules/index.ts'
import { campsToBring, campsWithoutStarter, misfits } from '../../game/armiesToBring.ts'
import { type Roster, supplied } from '../../game/figureRoster.ts'
import { seatOf } from '../../game/seats.ts'
import type { ArmyRecord, GameRecord, Locale } from '../../store/types.ts'
import { button, buttons, idOf, type Option, roomOf, select } from '../api/components.ts'
import { panel } from '../api/panel.ts'
import { armyWords } from '../games/armyWords.ts'
import { typeName } from '../games/names.ts'
import { refusalWords } from '../games/refusalWords.ts'
import type { Message } from '../types.ts'
import { plain } from '../words/fill.ts'
import { wordsOf } from '../words/index.ts'
import { armySum } from './armyMessage.ts'
import { armyLines } from './challengeMessage.ts'

/** Reasons that are longer than this, all together, are cut short. */
const maxReasonsLength = 1500

/** The armies that do not fit a game, a line each with the first reason. */
function unfitText(
  unfit: readonly { army: ArmyRecord; faults: Refusal[] }[],
  locale: Locale,
  roster: Roster,
): string {
  const words = wordsOf(locale)
  const { says } = words
  const { list } = armyWords(roster)
  const lines = unfit.map(({ army, faults }) => {
    const { what } = refusalWords(faults[0]!, locale, id => typeName(id, locale, roster))
    const more = faults.length > 1 ? ` (+${faults.length - 1})` : ''
    return says.armyUnfit(`**${plain(army.name)}** · ${list(army.camp, locale)}`, `${what}${more}`)
  })
  let room = maxReasonsLength
  const shown = lines.filter(line => (room -= roomOf(line)) >= 0)
  const left = lines.length - shown.length
  return [says.armiesUnfit, ...shown, ...(left ? [says.andMore(left)] : [])].join('\n')
}

/**
 * A player's own armies that fit a game, one select for each camp that is wanted; and why the others do not.
 */
export function armySelectMessage(
  game: GameRecord,
  locale: Locale,
  user: string,
  armies: readonly ArmyRecord[],
  roster: Roster = supplied,
): Message {
  const words = wordsOf(locale)
  const { says } = words
  const { list } = armyWords(roster)
  const { points } = game.terms
  const player = Math.max(0, seatOf(game, user))
  const looked = armies.map(army => ({ army, faults: misfits(game, player, army, roster) }))
  const unfit = looked.filter(({ faults }) => faults.length > 0)
  const none = campsWithoutStarter(game)
  const rows = campsToBring(game, player).flatMap(camp => {
    const options: Option[] = looked
      .filter(({ army, faults }) => army.camp === camp && faults.length === 0)
      .map(({ army }) => ({
        label: army.name,
        value: army.name,
        description: armySum(army.figures, locale, roster),
      }))
    const starter = { label: says.starterOf(list(camp, locale)), value: `starter-${camp}` }
    const offered = [...(none.includes(camp) ? [] : [starter]), ...options]
    if (!offered.length) return []
    return [select(says.chooseArmyOf(list(camp, locale)), idOf(game, 'pick-army', camp), offered)]
  })
  return panel({
    texts: [
      says.chooseFromMine(points),
      armyLines(game, words, locale).join('\n'),
      unfit.length > 0 && unfitText(unfit, locale, roster),
    ],
    rows: [...rows, ...buttons([button(says.back, idOf(game, 'status'))])],
  })
}
