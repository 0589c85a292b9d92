import type { PlayerSheet, TallyRow } from '../../../../render/league/playerSheet.ts'
import type { PlayerStats, Tally } from '../../../../rules/league/records.ts'
import type { Season } from '../../../../rules/league/running.ts'
import { boardName } from '../../games/names.ts'
import type { Picture } from '../../types.ts'
import { wordsOf } from '../../words/index.ts'
import { numbersIn } from '../../words/numbers.ts'
import { type Looking, type Pictured, sideOf, timeText } from './pictureParts.ts'

/** Rows of a list: those with most battles. */
const maxRows = 3

const tallyRows = <Key>(
  tallies: ReadonlyMap<Key, Tally>,
  word: (key: Key) => Pick<TallyRow, 'word' | 'tone' | 'number'>,
): TallyRow[] =>
  [...tallies]
    .toSorted(([, a], [, b]) => b.battles - a.battles)
    .slice(0, maxRows)
    .map(([key, { wins, draws, losses }]) => ({ ...word(key), wins, draws, losses }))

/**
 * What somebody has done in some seasons of one game, as a picture.
 * @param stats counted from these seasons, which stand here for the names in them
 * @param name as it is shown in the last of them
 */
export function playerPicture(
  seasons: readonly Season[],
  { user, name, stats }: { user: string; name: string; stats: PlayerStats },
  { locale }: Pick<Looking, 'locale'>,
  customBoards?: Pictured['customBoards'],
): Picture {
  const words = wordsOf(locale)
  const { league } = words.pictures
  const { record } = stats
  const ratings = stats.ratings.map(Math.round)
  const numbered = (other: string): Pick<TallyRow, 'word' | 'number'> => {
    const found = seasons.flatMap(({ entrants }) =>
      entrants.flatMap((entrant, i) =>
        other !== '' && entrant.user === other ? [{ entrant, number: i + 1 }] : [],
      ),
    )
    const last = found.at(-1)
    return last?.entrant.name
      ? { word: last.entrant.name, number: last.number }
      : { word: words.says.formerPlayer }
  }
  const signed = numbersIn(locale, { signDisplay: 'exceptZero' })
  const facts = [
    { value: String(record.battles), word: league.battles },
    { value: `${record.wins}–${record.draws}–${record.losses}`, word: league.wonDrawnLost },
    ...(record.luck.dice
      ? [{ value: signed(Math.round(stats.luck)), word: league.luck(record.luck.dice) }]
      : []),
    ...(record.answerTime === null
      ? []
      : [{ value: timeText(record.answerTime, locale, 'short'), word: league.answers }]),
  ]
  const about = league.destroyed(record.destroyed, record.lost)
  const honours = record.honours
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, maxRows)
    .map(honour => ({ rank: league.rank(honour.rank, honour.entrants), word: honour.name }))
  const player: PlayerSheet = {
    title: name || words.says.formerPlayer,
    number: user === '' ? 1 : (numbered(user).number ?? 1),
    about,
    ...(ratings.length > 0 && { rating: { value: String(ratings.at(-1)), word: league.rating } }),
    facts,
    curve: { values: ratings, caption: league.curve },
    tallies: [
      { title: league.bySide, rows: tallyRows(record.sides, side => sideOf(seasons.at(-1)!, side, locale)) },
      {
        title: league.byBoard,
        rows: tallyRows(record.boards, id => ({
          word: boardName(id, locale, { save: null, ...(customBoards && { customBoards }) }),
        })),
      },
      { title: league.byOpponent, rows: tallyRows(record.opponents, numbered) },
    ],
    ...(honours.length > 0 && { honours: { title: league.honours, rows: honours } }),
  }
  return {
    name: 'player.png',
    alt: [
      `${player.title}.`,
      player.rating && `${league.rating} ${player.rating.value}.`,
      facts.map(({ value, word }) => `${value} ${word}`).join(', '),
      about,
      honours.map(({ rank, word }) => `${word} ${rank}`).join(', '),
    ]
      .filter(Boolean)
      .join(' · '),
    league: { player },
    language: locale,
  }
}
