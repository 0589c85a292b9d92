import type { BracketSheet } from '../../../../render/league/bracketSheet.ts'
import type { BattleState, Paired, ScheduledBattle } from '../../../../render/league/scheduleSheet.ts'
import {
  entrantOf,
  isSettled,
  type Round,
  type Season,
  type SeasonBattle,
} from '../../../../rules/league/running.ts'
import { boardName } from '../../games/names.ts'
import type { Picture } from '../../types.ts'
import { type Words, wordsOf } from '../../words/index.ts'
import { battlesPerSheet } from './pages.ts'
import {
  type Looking,
  moment,
  nameIn,
  type Pictured,
  pointsText,
  roundCalled,
  sideOf,
} from './pictureParts.ts'

const maxColumns = 3
const maxPlaces = 4

/** How a battle stands. Paused is not late: its clock does not run. */
function stateOf({ outcome, paused, due, game }: SeasonBattle, now: number): BattleState {
  if (outcome) return 'over'
  if (paused) return 'paused'
  if (due !== null && due <= now) return 'late'
  return game === null ? 'waiting' : 'playing'
}

/** A battle as the schedule shows it. */
export function scheduled(
  { season, customBoards }: Pictured,
  battle: SeasonBattle,
  { locale, user, now }: Looking,
  table: number,
): ScheduledBattle {
  const words = wordsOf(locale)
  const { league } = words.pictures
  const { players, outcome } = battle
  const me = user === undefined ? -1 : entrantOf(season, user)
  const sides = outcome?.result?.sides ?? battle.sides
  const board = outcome?.result?.board ?? battle.board
  const playerAt = (entrant: number, place: 0 | 1): Paired => {
    const side = sides?.[place]
    const score = outcome?.score
    return {
      name: nameIn(season, entrant, words),
      number: entrant + 1,
      ...(typeof side === 'number' && { side: sideOf(season, side, locale) }),
      ...(score && { score: pointsText(score[place], locale) }),
      ...(score && players[1] !== null && score[0] !== score[1] && { won: score[place] > score[1 - place]! }),
      ...(entrant === me && { own: true }),
    }
  }
  const state = stateOf(battle, now)
  return {
    table: table + 1,
    players: [playerAt(players[0], 0), players[1] === null ? null : playerAt(players[1], 1)],
    state,
    said: outcome ? league.outcomes[outcome.kind] : league.states[state],
    ...(typeof board === 'string' && {
      board: boardName(board, locale, { save: null, ...(customBoards && { customBoards }) }),
    }),
  }
}

/** Battles in words: `Ada – Bruno: overdue`. */
export const battlesInWords = (
  battles: readonly ScheduledBattle[],
  { pictures: { league } }: Words,
): string =>
  battles
    .map(({ players: [a, b], said }) => {
      const score = b && a.score !== undefined && b.score !== undefined ? `${a.score} – ${b.score}` : ''
      return league.battle(
        a.name,
        // A bye, or a round that was sat out.
        b?.name ?? said,
        b ? [score, said].filter(Boolean).join(', ') : (a.score ?? said),
      )
    })
    .join(' · ')

/** Where each battle of a knockout stands in its round: a winner goes on to half the place. */
function placesOf(rounds: readonly Round[]): Map<SeasonBattle, number> {
  const places = new Map<SeasonBattle, number>()
  const before = new Map<number, number>()
  for (const [i, { battles }] of rounds.entries())
    for (const [table, battle] of battles.entries()) {
      const from = battle.players.flatMap(player => (player === null ? [] : [before.get(player) ?? 0]))
      const place = i === 0 ? table : Math.floor(Math.min(...from) / 2)
      places.set(battle, place)
      for (const player of battle.players) if (player !== null) before.set(player, place)
    }
  return places
}

/** The tree of a knockout, as many rounds of it as are legible; undefined where even these are too many battles. */
function bracketOf(pictured: Pictured, looking: Looking, round: Round): BracketSheet | undefined {
  const { season } = pictured
  const { league } = wordsOf(looking.locale).pictures
  const rounds = season.rounds.filter(({ part }) => part === 'knockout')
  const first = rounds[0]!
  const count = Math.ceil(Math.log2(Math.max(1, first.battles.length))) + 1
  const from = Math.max(0, Math.min(rounds.indexOf(round), count - maxColumns))
  const places = 2 ** (count - 1 - from)
  if (places > maxPlaces) return undefined
  const at = placesOf(rounds)
  return {
    title: season.settings.name,
    about: roundTitle(season, round, looking),
    places,
    rounds: Array.from({ length: Math.min(maxColumns, count - from) }, (_, column) => ({
      title: from + column === count - 1 ? league.final : league.round(first.number + from + column),
      battles: (rounds[from + column]?.battles ?? []).map((battle, table) => ({
        ...scheduled(pictured, battle, looking, table),
        place: at.get(battle)!,
      })),
    })),
  }
}

/** `Round 3 of 5 · until 27 Nov, 18:00 UTC`, the end while there is something left to fight. */
export function roundTitle(season: Season, round: Round, { locale }: Pick<Looking, 'locale'>): string {
  const { due } = round
  const words = wordsOf(locale)
  const { league } = words.pictures
  const title = roundCalled(season, round, words)
  return due === null || isSettled(round) ? title : `${title} · ${league.until(moment(due, locale))}`
}

/**
 * A round as a picture: its battles, those about the one of whoever looks where there are many; a knockout as a tree.
 * @param number of the round, counted from 1; undefined where there is no such round
 */
export function schedulePicture(pictured: Pictured, number: number, looking: Looking): Picture | undefined {
  const { season } = pictured
  const round = season.rounds[number - 1]
  if (!round) return undefined
  const words = wordsOf(looking.locale)
  const battles = round.battles.map((battle, table) => scheduled(pictured, battle, looking, table))
  const own = battles.findIndex(({ players }) => players.some(player => player?.own))
  const from = Math.floor(Math.max(0, own) / battlesPerSheet) * battlesPerSheet
  const shown = battles.slice(from, from + battlesPerSheet)
  const bracket = round.part === 'knockout' ? bracketOf(pictured, looking, round) : undefined
  const title = season.settings.name
  const about = roundTitle(season, round, looking)
  const more = battles.length - shown.length
  return {
    name: 'schedule.png',
    alt: `${title}. ${words.pictures.league.colon(about, battlesInWords(bracket ? battles : shown, words))}.`,
    league: bracket ? { bracket } : { schedule: { title, about, battles: shown, ...(more > 0 && { more }) } },
    language: looking.locale,
  }
}
