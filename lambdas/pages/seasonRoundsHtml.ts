import type { Paired, ScheduledBattle } from '../../render/league/scheduleSheet.ts'
import { battlesOf, type Round, type SeasonBattle, scoreOf } from '../../rules/league/running.ts'
import { roundTitle, scheduled } from '../discord/views/league/schedulePicture.ts'
import { wordsOf } from '../discord/words/index.ts'
import type { SeasonRecord } from '../store/seasonTypes.ts'
import type { Locale } from '../store/types.ts'
import { type SeasonAddress, seasonBattlePath } from './addresses.ts'
import { escaped, marked } from './html.ts'
import { seasonPageWords } from './seasonPageWords.ts'

/** How a season’s page is looked at: all see the same. */
export interface SeasonLooked {
  locale: Locale
  /** the round that the address leads to, from 1 on */
  round: number
}

/** Battles that one page lays out at most: of a longer season it shows one round, and the others are links. */
const maxBattles = 300

/** One of a pair: who, in which camp, and what it brought. */
const playerHtml = ({ name, side, score, won }: Paired): string =>
  `<span class="who${won ? ' won' : ''}">${escaped(name)}${side ? ` <small>(${escaped(side.word)})</small>` : ''}</span><span class="score">${escaped(score ?? '')}</span>`

/** How a battle stands, in words: `The marsh · played`. */
function howText(record: SeasonRecord, battle: SeasonBattle, shown: ScheduledBattle, locale: Locale) {
  const { league } = wordsOf(locale)
  const late =
    battle.late && league.lateResult(league.score(...scoreOf(record.season.settings, battle.late.score)))
  return [shown.board, shown.said, late].filter(Boolean).join(' · ')
}

function battleHtml(
  record: SeasonRecord,
  { number: round, battles }: Round,
  table: number,
  address: SeasonAddress,
  locale: Locale,
): string {
  const battle = battles[table]!
  const shown = scheduled(record, battle, { locale, now: record.changed }, table)
  const [a, b] = shown.players
  const pair = `<span class="pair">${playerHtml(a)}${b ? playerHtml(b) : ''}</span>`
  const how = `<small class="how">${marked(howText(record, battle, shown, locale))}</small>`
  const path = seasonBattlePath(address, { round, table: shown.table })
  return battle.game === null
    ? `<li>${pair}${how}</li>`
    : `<li><a href="${path}?lang=${locale}">${pair}${how}<small class="go">${escaped(seasonPageWords(locale).battle)} →</small></a></li>`
}

/** The rounds of a season with their battles, the newest first; a long season by one round at a time. */
export function roundsHtml(
  record: SeasonRecord,
  address: SeasonAddress,
  { locale, round: asked }: SeasonLooked,
): string {
  const { season } = record
  const isLong = battlesOf(season).length > maxBattles
  return season.rounds
    .toReversed()
    .map(round => {
      const title = escaped(roundTitle(season, round, { locale }))
      if (isLong && round.number !== asked)
        return `<h3><a href="?round=${round.number}&amp;lang=${locale}">${title}</a></h3>`
      const battles = round.battles.map((_, table) => battleHtml(record, round, table, address, locale))
      return `<h3>${title}</h3><ol class="battles">${battles.join('')}</ol>`
    })
    .join('\n')
}
