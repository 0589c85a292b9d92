import type { Refusal } from '../../rules/core/space.ts'
import {
  apply,
  type Decision,
  type Doing,
  type LeagueEvent,
  type Pair,
  replay,
  type Season,
  type SeasonBattle,
  type Settings,
  type ToldResult,
  usualSettings,
} from '../../rules/league/index.ts'

/** What a game tells that A won by 3 to 0, or as the score says; in halves. */
export const told = (score: readonly [number, number], more: Partial<ToldResult> = {}): ToldResult => ({
  score,
  winner: score[0] === score[1] ? null : score[0] > score[1] ? 0 : 1,
  reason: 'broken',
  sides: [0, 1],
  board: null,
  destroyed: [0, 0],
  lost: [0, 0],
  ...more,
})

/** A battle of a round that nothing has been agreed on, with how it ended. */
export const battleOf = (players: Pair, outcome: SeasonBattle['outcome']): SeasonBattle => ({
  players,
  sides: null,
  board: null,
  vetoes: [],
  game: null,
  formerGames: [],
  due: null,
  paused: null,
  outcome,
})

/** The director of every season made here. */
export const dora = 'dora'

/** A season that decisions are made on, one after the other; an hour passes between two of them. */
export interface League {
  readonly season: Season
  readonly decisions: Decision[]
  /** what was told by the last decision */
  readonly events: LeagueEvent[]
  readonly at: number
  /** @throws where it is refused */
  does(doing: Doing, by?: string, as?: Decision['as']): Season
  /** @throws where it is not refused */
  refuses(doing: Doing, by?: string, as?: Decision['as']): Refusal
  /** players join and have an approved army */
  enter(...names: string[]): void
  /** a round is paired and published */
  round(): void
  /** the game at a table of the last round tells its result */
  ends(table: number, score: readonly [number, number], more?: Partial<ToldResult>): void
}

export function league(settings: Partial<Settings> = {}): League {
  let at = 1_000_000
  let events: LeagueEvent[] = []
  const decisions: Decision[] = []
  const decide = (doing: Doing, by: string, as?: Decision['as']) => {
    at += 3600
    return apply(season, { by, at, ...(as && { as }), ...doing })
  }
  let season: Season | null = null
  const made: League = {
    get season() {
      return season!
    },
    get events() {
      return events
    },
    get at() {
      return at
    },
    decisions,
    does(doing, by = dora, as) {
      const before = JSON.stringify(season)
      const applied = decide(doing, by, as)
      if (!applied.ok) throw new Error(`${doing.do}: ${JSON.stringify(applied.refusal)}`)
      if (JSON.stringify(season) !== before) throw new Error(`${doing.do} changed the season it was given`)
      season = applied.season
      events = applied.events
      decisions.push(applied.decision)
      return season
    },
    refuses(doing, by = dora, as) {
      const before = JSON.stringify(season)
      const applied = decide(doing, by, as)
      if (applied.ok) throw new Error(`${doing.do} was not refused`)
      if (JSON.stringify(season) !== before) throw new Error(`${doing.do} changed the season though refused`)
      return applied.refusal
    },
    enter(...names) {
      for (const name of names) {
        made.does({ do: 'join', user: name.toLowerCase(), name })
        made.does({ do: 'army', user: name.toLowerCase(), armies: { good: [], evil: [] }, faults: [] })
        if (season!.settings.approval === 'referee') made.does({ do: 'approve', user: name.toLowerCase() })
      }
    },
    round() {
      made.does({ do: 'pair' })
      made.does({ do: 'publish', draft: season!.draft!.number })
    },
    ends(table, score, more) {
      const round = season!.rounds.length
      const game = `game ${round} ${table} ${season!.decisions}`
      if (season!.rounds[round - 1]!.battles[table]!.game === null)
        made.does({ do: 'open', round, table, game }, '', 'program')
      const { game: opened } = season!.rounds[round - 1]!.battles[table]!
      made.does({ do: 'result', game: opened!, result: told(score, more) }, '', 'program')
    },
  }
  made.does({
    do: 'create',
    id: 's1',
    server: 'g1',
    seed: 'abc',
    settings: {
      ...usualSettings,
      name: 'Autumn',
      game: 'combat-hex',
      sides: ['good', 'evil'],
      terms: {},
      ...settings,
    },
    directors: [dora],
  })
  return made
}

/** Is a season what its decisions make of it? */
export const isReplayed = ({ season, decisions }: League): boolean =>
  JSON.stringify(replay(JSON.parse(JSON.stringify(decisions)) as Decision[])) === JSON.stringify(season)
