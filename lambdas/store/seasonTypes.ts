import type { GamePiece } from '../../rules/games.ts'
import type { Season } from '../../rules/league/running.ts'
import type { Correction } from '../../rules/play/module.ts'
import type { Locale, Terms } from './terms.ts'
import type { Waiting } from './waiting.ts'

/** The armies of an entrant by list, as ids of pieces. */
export type SeasonArmies = Record<string, string[]>

/** What a message for everybody about a season shows, by the name of its view, with what the season does not hold. */
export interface SeasonPostFacts {
  /** a round is announced, with its battles */
  round: { round: number }
  /** a round that was announced is not played as it was */
  'taken-back': { round: number }
  /** the round ends soon */
  'round-ends': { round: number }
  /** it is closed: who has won it, and the last table */
  closed: Record<string, never>
}

export type SeasonPostView = keyof SeasonPostFacts

/** A message for everybody in the channel of a season. */
export interface SeasonPostOf<View extends SeasonPostView> extends Waiting {
  key: string
  do: 'post'
  view: View
  facts: SeasonPostFacts[View]
  pings: string[]
}
export type SeasonPost = { [View in SeasonPostView]: SeasonPostOf<View> }[SeasonPostView]

/** Somebody is told in private that their armies were refused; by nobody where the terms of the season have changed. */
export interface SeasonRefused extends Waiting {
  key: string
  do: 'refused'
  user: string
  by: string
  why: string
}

/** What a season does to a game of its own, by a director's word or when a round ends. */
export type SeasonGameChange =
  /** the present turn and one more are the last (7.05) */
  | { change: 'last-turns' }
  /** it stops without a result of its own: its battle was settled otherwise, or is fought anew */
  | { change: 'break-off' }
  /** what was stopped goes on, since nothing is decided any more */
  | { change: 'go-on' }
  | { change: 'pause' }
  | { change: 'resume' }
  | { change: 'substitute'; from: string; to: string; name: string }
  | ({ change: 'correct' } & Correction)
  /** nothing but that a decision is told */
  | { change: 'tell' }

/** What a save of a season leaves to be done. Every entry has a key, and may be done twice. */
export type SeasonEntry =
  | SeasonPost
  | SeasonRefused
  | ({ key: string } & (
      | {
          /** write the pointers from the server, and from a user, to the season */
          do: 'index'
          user?: string
        }
      /** make the game of a battle, and begin it; rounds are counted from 1, tables from 0 */
      | { do: 'battle'; round: number; table: number }
      /** change a game of the season; `ruling` is the number of the decision that its thread is told of */
      | { do: 'game'; game: string; what: SeasonGameChange; ruling?: number }
      /** show the season as it stands in its pinned message */
      | ({ do: 'standing' } & Waiting)
      /** what a season that is over adds to the records of the server */
      | { do: 'records' }
    ))

/** A season as it is stored: a single item, written whole, on the condition of the version that was read. */
export interface SeasonRecord {
  id: string
  guild: string
  /** counts writes */
  version: number
  /** language of messages for all */
  language: Locale
  /** channel that it is announced in, and in which the threads of its battles are made */
  channel: string
  /** roles of the server whose members direct it, or judge in it, besides those who may manage the server */
  role: string | null
  refereeRole: string | null
  /** the season itself; its `terms` are those of a challenge */
  season: Season
  /** texts of boards that do not come with the game */
  customBoards?: string[]
  /** figures that do not come with the game, as they were when they were first handed in */
  types?: Record<string, GamePiece>
  /** hexadecimal; the secrets of its battles come from it */
  secret: string
  /** each player's part in the seeds of the dice, by user: fixed when they joined */
  numbers: Record<string, string>
  /** the pinned message; null: there is none yet */
  message: string | null
  /** the director was told that it cannot be pinned */
  pinRefused?: true
  /** how often the links to its page were made anew: those of before lead nowhere; left out: never */
  links?: number
  /** what the clock has done: `remind 2`, `due 2 0` */
  ticked: string[]
  /** the clock leaves it alone until then, after a fault of the program, in seconds since 1970 */
  postponed?: number
  recent: string[]
  outbox: SeasonEntry[]
  /** when it was made, and last changed, in seconds since 1970 */
  made: number
  changed: number
}

/** What the closed seasons of a server give to its ratings and records, all in one item. */
export interface ClosedSeasons {
  guild: string
  /** by the id of the season; `version` is that of the season it was taken from, so that no older one takes its place */
  seasons: Record<string, { version: number; season: Season }>
  version: number
}

/** What a list of seasons says of one. */
export interface SeasonPointer {
  id: string
  name: string
  stage: Season['stage']
}

/** Terms of the battles of a season. */
export const termsOf = ({ season }: Pick<SeasonRecord, 'season'>): Terms => season.settings.terms as Terms

/** The battle of a stored game, where it belongs to a season. */
export interface SeasonPlace {
  id: string
  /** what the season is called */
  name: string
  round: number
  table: number
}
