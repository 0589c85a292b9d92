import type {
  CommunityRecord,
  PlayerRecord,
  PlayerStats,
  Rating,
  Season,
  Tally,
} from '../../../../rules/league/index.ts'
import type { Locale } from '../../../store/types.ts'
import { panel } from '../../api/panel.ts'
import { boardName } from '../../games/names.ts'
import type { Message } from '../../types.ts'
import { plain } from '../../words/fill.ts'
import { type Words, wordsOf } from '../../words/index.ts'
import { sideName, timeText } from './pictureParts.ts'

/** What somebody has done over all closed seasons. */
export interface Overall {
  seasons: readonly Season[]
  rating: Rating | undefined
  record: PlayerRecord
  /** the same with what a picture shows of it */
  stats: PlayerStats
}

/** So many boards, opponents, honours and holders of a record are named. */
const maxNamed = 8
const maxRated = 10

/** What a user is called in the last season in which they were; whoever wanted to be forgotten has no name. */
export function userName(user: string, seasons: readonly Season[], { says }: Words): string {
  if (user === '') return says.formerPlayer
  const names = seasons.flatMap(({ entrants }) => entrants.filter(entrant => entrant.user === user))
  // A substitute was replaced, and has no name in the season.
  return plain(names.at(-1)?.name ?? '') || `<@${user}>`
}

const section = (heading: string, lines: string[]): string =>
  lines.length ? [heading, ...lines].join('\n') : ''

/** The paragraphs about somebody over all closed seasons; none where they have fought in none. */
export function overallTexts(
  user: string,
  { seasons, rating, record }: Omit<Overall, 'stats'>,
  locale: Locale,
): string[] {
  if (record.battles === 0) return []
  const words = wordsOf(locale)
  const { league } = words
  const line = (name: string, { wins, draws, losses }: Tally) => league.recordLine(name, wins, draws, losses)
  const most = <Key>(tallies: Map<Key, Tally>, name: (key: Key) => string) =>
    [...tallies]
      .sort(([, a], [, b]) => b.battles - a.battles)
      .slice(0, maxNamed)
      .map(([key, tally]) => `- ${line(name(key), tally)}`)
  const { dice, sum } = record.luck
  return [
    [
      league.overall(seasons.length),
      rating && ratingLine(rating, words),
      line(league.inAll, record),
      ...[...record.sides]
        .toSorted(([a], [b]) => a - b)
        .map(([side, tally]) => line(sideName(seasons.at(-1)!, side, locale), tally)),
      league.destroyedLine(record.destroyed, record.lost),
      record.answerTime !== null && league.answerLine(timeText(record.answerTime, locale, 'long')),
      // A die is 3.5 on average.
      dice > 0 && league.luckLine(dice, sum - 3.5 * dice),
    ]
      .filter(Boolean)
      .join('\n'),
    section(
      league.honoursOfPlayer,
      record.honours
        .toReversed()
        .slice(0, maxNamed)
        .map(({ rank, entrants, name }) => league.honourLine(rank, entrants, plain(name))),
    ),
    section(
      league.opponentsOfPlayer,
      most(record.opponents, other => userName(other, seasons, words)),
    ),
    section(
      league.boardsOfPlayer,
      most(record.boards, board => boardName(board, locale)),
    ),
  ].filter(Boolean)
}

const ratingLine = ({ rating, deviation, battles }: Rating, { league }: Words): string =>
  league.ratingLine(Math.round(rating), Math.round(deviation), battles)

/**
 * The records of a community, each with who holds it, and its highest ratings.
 * @param game what it is called, where there are several
 */
export function recordsMessage(
  seasons: readonly Season[],
  records: readonly CommunityRecord[],
  ratings: ReadonlyMap<string, Rating>,
  locale: Locale,
  game = '',
): Message {
  const words = wordsOf(locale)
  const { league, terms } = words
  if (seasons.length === 0) return panel({ texts: [league.noRecords] })
  const rated = [...ratings].sort(([, a], [, b]) => b.rating - a.rating).slice(0, maxRated)
  const holders = (users: readonly string[]) => {
    const names = users.slice(0, maxNamed).map(user => userName(user, seasons, words))
    return users.length > maxNamed ? `${names.join(', ')} …` : terms.list(names)
  }
  return panel({
    texts: [
      league.recordsHere(seasons.length, game),
      records
        .map(({ record, value, users }) => league.recordHeld(league.records[record], value, holders(users)))
        .join('\n'),
      rated.length > 0 &&
        [
          league.ratings,
          ...rated.map(
            ([user, rating], i) =>
              `${i + 1}. **${userName(user, seasons, words)}** · ${ratingLine(rating, words)}`,
          ),
        ].join('\n'),
    ],
  })
}
