import {
  battlesOf,
  isReady,
  openRound,
  type Round,
  type Season,
  type Standing,
  sittingOut,
} from '../../../../rules/league/running.ts'
import { gameOfSeason, isOneOfSeveral, numberOfRule } from '../../../league/gameOfSeason.ts'
import { handsInOne } from '../../../league/owedArmy.ts'
import type { SeasonRecord } from '../../../store/seasonTypes.ts'
import { termsOf } from '../../../store/seasonTypes.ts'
import type { Locale } from '../../../store/types.ts'
import { button, buttons, idOf } from '../../api/components.ts'
import { panel } from '../../api/panel.ts'
import { relative } from '../../api/timestamps.ts'
import { faceOf } from '../../games/index.ts'
import type { Message } from '../../types.ts'
import { plain } from '../../words/fill.ts'
import { type Words, wordsOf } from '../../words/index.ts'
import { newHereButton } from '../helpMessage.ts'
import { seasonPageLink } from '../pageLink.ts'
import { pagesOf, type Table } from './pages.ts'
import { decidedBy, valueOf } from './parted.ts'
import { isFinal, roundCalled, tieBreakNumber } from './pictureParts.ts'
import { listNames } from './seasonArmies.ts'
import { entrantName, pairName } from './seasonNames.ts'
import { seasonPicture, winnersText } from './seasonPicture.ts'
import { tablesOf } from './standingsPicture.ts'

/** Names in a row that a message has room for. */
const maxNamed = 20
const topRows = 10

/** Names in a row, the first ones where there are too many. */
export const row = (names: readonly string[]): string =>
  names.length > maxNamed ? `${names.slice(0, maxNamed).join(', ')} …` : names.join(', ')

/** What the buttons under a message of a season do, each with its season. */
export const seasonButtons = (
  record: Pick<SeasonRecord, 'id' | 'version' | 'season'>,
  { league }: Words,
  more: Parameters<typeof buttons>[0] = [],
) => {
  const at = (what: string) => idOf(record, 'season', what)
  return buttons([
    ...(record.season.stage === 'registration' ? [button(league.joinButton, at('join'), 'green')] : []),
    button(league.myButton, at('my')),
    button(league.standingsButton, at('standings')),
    button(league.scheduleButton, at('schedule')),
    ...more,
  ])
}

/** That a round is over, and none begun since. */
const overText = (season: Season, round: Round, words: Words): string =>
  isFinal(season, round)
    ? words.league.finalOver
    : words.league.betweenRounds(roundCalled(season, round, words))

/** Where the season stands: registration, the round under way and who owes a battle, or its end. */
function stageLines(record: SeasonRecord, locale: Locale): string[] {
  const words = wordsOf(locale)
  const { season } = record
  const { league } = words
  const of = gameOfSeason(record)
  if (season.stage === 'registration') {
    const joined = season.entrants.filter(({ state }) => state === 'in')
    const until = season.settings.registrationUntil
    const ready = joined.filter(isReady).length
    const waiting = joined.filter(({ approval }) => approval === 'waiting').length
    const refused = [...season.entrants.keys()].filter(number => {
      const { state, approval } = season.entrants[number]!
      return state === 'in' && approval === 'refused'
    })
    return [
      league.registering(joined.length, ready, waiting, until === null ? '' : relative(until)),
      ...(refused.length > 0
        ? [league.refusedArmies(row(refused.map(number => entrantName(season, number, words))))]
        : []),
      league.howToJoin(listNames(of, locale), handsInOne(of), numberOfRule(of, 'armies')),
    ]
  }
  if (season.stage === 'over') return [league.seasonOver]
  const open = openRound(season)
  const left = battlesOf(season).filter(({ battle: { outcome } }) => !outcome)
  const overdue = left.filter(
    ({ battle: { due } }) => due !== null && due + season.settings.grace <= record.changed,
  )
  const named = (battles: typeof left) =>
    row(battles.map(({ battle }) => pairName(season, battle.players, words)))
  const last = season.rounds.at(-1)
  const until = open?.due ? relative(open.due) : ''
  return [
    open
      ? league.roundOf(
          roundCalled(season, open, words),
          until,
          open.due !== null && open.due <= record.changed,
        )
      : // An earlier battle may be fought anew.
        left.length === 0 && (last ? overText(season, last, words) : league.begun),
    left.length > 0 && league.owing(named(left)),
    overdue.length > 0 && league.waitsForDirector(named(overdue)),
  ].filter(line => line !== false)
}

/** What parts a row from others with as many points: `Buchholz 9.5`; '' where nothing has to. */
function partedText(season: Season, table: readonly Standing[], i: number, locale: Locale): string {
  const tieBreak = decidedBy(season, table, i)
  const value = tieBreak && valueOf(tieBreak, table[i]!)
  return tieBreak && typeof value === 'number'
    ? `${wordsOf(locale).league.tieBreaks[tieBreak]} ${tieBreakNumber(tieBreak, value, locale)}`
    : ''
}

/** Does somebody sit out the round that is paired next? */
export const restsNext = (season: Season, entrant: number): boolean =>
  season.stage === 'running' && sittingOut(season, season.rounds.length + 1).includes(entrant)

/** The table in words, or those of the groups: a line a row. */
export function tablesInWords(season: Season, locale: Locale): Table<string>[] {
  const words = wordsOf(locale)
  const { league } = words
  const linesOf = (table: readonly Standing[]) =>
    table.map(({ rank, entrant, score, fought, sitOuts }, i) =>
      league.tableLine(
        // Escaped: Discord counts the lines of a list anew, and ranks may be shared.
        rank === null ? '–' : `${rank}\\.`,
        entrantName(season, entrant, words),
        league.points(score),
        fought,
        [
          partedText(season, table, i, locale),
          sitOuts > 0 && league.satOut(sitOuts),
          restsNext(season, entrant) && league.restsNext,
        ]
          .filter(Boolean)
          .join(' · '),
      ),
    )
  return tablesOf(season, words).map(table => ({ ...table, rows: linesOf(table.rows) }))
}

/** Tables as one text, each with its title. */
export const tableText = (tables: readonly Table<string>[]): string =>
  tables.flatMap(({ title, rows }) => [...(title === undefined ? [] : [`**${title}**`]), ...rows]).join('\n')

/** How a season is played: of which game, where there are several, and in which format. */
export const howPlayed = (record: SeasonRecord, locale: Locale): string =>
  [
    ...(isOneOfSeveral() ? [faceOf(gameOfSeason(record)).name[locale]] : []),
    wordsOf(locale).league.formats[record.season.settings.format],
  ].join(' · ')

/** The same with the points of its armies. */
export const aboutSeason = (record: SeasonRecord, locale: Locale): string =>
  `${howPlayed(record, locale)} · ${wordsOf(locale).says.points(termsOf(record).points)}`

/** A season in its pinned message: where it stands, who owes what, and the head of the table. */
export function seasonMessage(record: SeasonRecord, locale: Locale = record.language): Message {
  const words = wordsOf(locale)
  const { league } = words
  const { season } = record
  const { name } = season.settings
  const [head = []] = season.rounds.length > 0 ? pagesOf(tablesInWords(season, locale), topRows) : []
  const more = season.entrants.length - head.reduce((sum, { rows }) => sum + rows.length, 0)
  const winners = season.stage === 'over' ? winnersText(season, words, entrantName) : undefined
  const message = panel({
    picture: seasonPicture(record, aboutSeason(record, locale), { locale, now: record.changed }),
    texts: [
      league.heading(plain(name), howPlayed(record, locale), termsOf(record).points),
      stageLines(record, locale).join('\n'),
      winners && league.winners(winners),
      season.rounds.length > 0 &&
        [tableText(head), ...(more > 0 ? [league.moreInTable(more)] : [])].join('\n'),
      season.settings.scenario && plain(season.settings.scenario),
    ],
    // It may be the first that a channel sees of the program.
    rows: seasonButtons(record, words, [newHereButton(locale, gameOfSeason(record))]),
  })
  return { ...message, page: seasonPageLink(record, locale) }
}
