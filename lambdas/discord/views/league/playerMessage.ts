import {
  battlesOf,
  entrantOf,
  type SeasonBattle,
  sidesPlayed,
  standings,
  wasFought,
} from '../../../../rules/league/running.ts'
import type { SeasonRecord } from '../../../store/seasonTypes.ts'
import type { Locale } from '../../../store/types.ts'
import { panel } from '../../api/panel.ts'
import type { Message } from '../../types.ts'
import { plain } from '../../words/fill.ts'
import { wordsOf } from '../../words/index.ts'
import { sideName, timeText } from './pictureParts.ts'
import { playerPicture } from './playerPicture.ts'
import { type Overall, overallTexts, userName } from './recordsMessage.ts'
import { battleLine } from './scheduleMessage.ts'
import { entrantName } from './seasonNames.ts'

/**
 * A player in a season: place, battles by camp, points destroyed and lost, and every battle; and what they have done
 * over all closed seasons. Whoever is not in the season has the latter alone.
 */
export function playerMessage(record: SeasonRecord, user: string, locale: Locale, overall: Overall): Message {
  const words = wordsOf(locale)
  const { league } = words
  const { season } = record
  const who = entrantOf(season, user)
  const before = overallTexts(user, overall, locale)
  const name = userName(user, overall.seasons, words)
  const picture =
    overall.record.battles > 0
      ? { picture: playerPicture(overall.seasons, { user, name, stats: overall.stats }, { locale }) }
      : {}
  if (who < 0) return panel({ texts: [league.ofPlayer(name), ...before], ...picture })
  const own = battlesOf(season).filter(({ battle }) => battle.players.includes(who))
  const row = standings(season).find(({ entrant }) => entrant === who)
  const fought = own.filter(({ battle }) => wasFought(battle)).map(({ battle }) => battle)
  const line = (name: string, battles: readonly SeasonBattle[]) => {
    const balances = battles.map(({ players, outcome }) => {
      const place = players.indexOf(who)
      return outcome!.score[place]! - outcome!.score[1 - place]!
    })
    const won = balances.filter(balance => balance > 0).length
    const drawn = balances.filter(balance => balance === 0).length
    return battles.length > 0 && league.recordLine(name, won, drawn, battles.length - won - drawn)
  }
  // Given up before the deployment roll a battle is in no camp: so the sum stands above, and no camp is all zeros.
  const camps = season.settings.sides.map((_, side) =>
    line(
      sideName(season, side, locale),
      fought.filter(battle => sidesPlayed(battle)?.[battle.players.indexOf(who)] === side),
    ),
  )
  const sum = (of: 'destroyed' | 'lost') =>
    own.reduce((all, { battle }) => all + (battle.outcome?.result?.[of][battle.players.indexOf(who)] ?? 0), 0)
  const times = own.flatMap(
    ({ battle }) => battle.outcome?.result?.answerTime?.[battle.players.indexOf(who)] ?? [],
  )
  const answerTime = times.length ? times.reduce((a, b) => a + b, 0) / times.length : null
  return panel({
    ...picture,
    texts: [
      `${league.ofPlayer(entrantName(season, who, words))} · ${plain(season.settings.name)}`,
      row && league.placeLine(row.rank === null ? '–' : String(row.rank), league.points(row.score)),
      [
        line(league.inAll, fought),
        ...camps,
        league.destroyedLine(sum('destroyed'), sum('lost')),
        answerTime !== null && league.answerLine(timeText(answerTime, locale, 'long')),
      ]
        .filter(Boolean)
        .join('\n'),
      ...before,
      own
        .map(({ battle, round }) => battleLine(record, battle, league.roundNumber(round.number), locale))
        .join('\n'),
    ],
  })
}
