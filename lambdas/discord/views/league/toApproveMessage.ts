import { armiesOf } from '../../../game/armiesToBring.ts'
import { gameOfSeason } from '../../../league/gameOfSeason.ts'
import { handsInOne } from '../../../league/owedArmy.ts'
import { type SeasonArmies, type SeasonRecord, termsOf } from '../../../store/seasonTypes.ts'
import type { Locale } from '../../../store/types.ts'
import { button, buttons, idOf } from '../../api/components.ts'
import { panel } from '../../api/panel.ts'
import { armyWords } from '../../games/armyWords.ts'
import { typeName } from '../../games/names.ts'
import type { Message } from '../../types.ts'
import { plain } from '../../words/fill.ts'
import { wordsOf } from '../../words/index.ts'

/** Figures of an army on a line: `3 × Orc warrior, Gimli`. */
function figuresLine(ids: readonly string[], record: SeasonRecord, locale: Locale): string {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts]
    .map(
      ([id, n]) =>
        `${n > 1 ? `${n} × ` : ''}${typeName(id, locale, { own: record.types, ...gameOfSeason(record) })}`,
    )
    .join(', ')
}

/** An army of each list on a line of its own, as it was handed in. */
export function armiesText(record: SeasonRecord, armies: SeasonArmies, locale: Locale): string {
  const { league } = wordsOf(locale)
  const of = gameOfSeason(record)
  return armiesOf(of)
    .lists.filter(list => !handsInOne(of) || armies[list])
    .map(list =>
      league.campArmy(armyWords(of).list(list, locale), figuresLine(armies[list] ?? [], record, locale)),
    )
    .join('\n')
}

/** Armies that wait for a referee, camp by camp. */
export function toApproveMessage(record: SeasonRecord, locale: Locale): Message {
  const { league, says } = wordsOf(locale)
  const waiting = record.season.entrants.filter(
    ({ state, approval }) => state === 'in' && approval === 'waiting',
  )
  if (waiting.length === 0) return panel({ texts: [league.nothingToApprove] })
  return panel({
    texts: [
      `${league.toApprove(waiting.length)} · ${says.points(termsOf(record).points)}`,
      ...waiting.map(({ name, armies }) =>
        league.approveLine(plain(name), armiesText(record, armies as SeasonArmies, locale)),
      ),
      league.approveHow,
    ],
    rows: buttons([button(league.approveAllButton, idOf(record, 'season', 'approve'), 'green')]),
  })
}
