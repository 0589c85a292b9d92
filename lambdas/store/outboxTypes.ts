import type { Numbered } from '../../rules/core/tape.ts'
import type { AnyGame, AnySave } from '../../rules/games.ts'
import type { Ruling } from '../../rules/league/running.ts'
import type { Waiting } from './waiting.ts'

/**
 * A happening as it is logged; numbers count from 0 without end.
 * `told`: others knew of what it takes back; what nobody else knew of never happened, for nobody who reads the log
 */
export type LogEntry = Numbered<AnyGame['event']> & { told?: true }

/** What has happened, as messages for everybody tell it. */
export interface News {
  /** not posted yet: it is gathered while the same player goes on */
  waiting: LogEntry[]
  /** what was posted last */
  told: LogEntry[]
  /** of that, the combat, the shot or the free attack in whose middle a question is open */
  begun?: LogEntry[]
  /** the battle as of what was told last, while something waits: others than whoever acts see no more than that */
  seen?: AnySave
}

/** Nothing besides what the game itself says. */
type Nothing = Record<string, never>

/** What a message for everybody shows, by the name of its view, and the facts that the game itself does not hold. */
export interface PostFacts {
  challenge: Nothing
  declined: { by: string }
  expired: Nothing
  armies: Nothing
  'called-off': Nothing
  'no-starter': Nothing
  /** what happened, with the board; `starter`: users who were given a starter army */
  happened: { starter?: string[]; missed?: { player: number; count: number } }
  /** what happened so far, in words alone */
  meanwhile: Nothing
  turn: Nothing
  draw: Nothing
  'draw-agreed': Nothing
  pause: { user: string }
  holiday: { user: string }
  /** the computer plays on for somebody */
  'handed-over': { player: string }
  remind: Nothing
  /** a ping that waited for the end of quiet hours */
  held: Nothing
  over: Nothing
  /** the end of a battle for those who were not there */
  result: Nothing
  /** a battle of a season begins */
  'season-battle': Nothing
  /** a director of the season has decided something about this battle; `do` names what (rules/league) */
  ruling: { do: string; why: string; by: string } & Pick<Ruling, 'what' | 'score' | 'due'>
}

export type PostView = keyof PostFacts

/** A message for everybody in the game's channel, drawn when it is posted. */
export interface PostOf<View extends PostView> extends Waiting {
  key: string
  do: 'post'
  view: View
  facts: PostFacts[View]
  pings: string[]
  /** the happenings that it tells of */
  told?: LogEntry[]
  /** what was told before of a combat, a shot or a free attack that goes on: it is told as one */
  begun?: LogEntry[]
  /** another channel than the game's own */
  to?: string
  /**
   * it takes the place of the message that shows this view already, so that its buttons are not left behind; where
   * there is none any more, it is posted or left out
   */
  edits?: 'or-post' | 'only'
}
export type Post = { [View in PostView]: PostOf<View> }[PostView]

/** Views whose message is changed later on, by buttons under it or by an answer from elsewhere. */
export const changingViews = ['challenge', 'armies', 'draw'] as const
export type ChangingView = (typeof changingViews)[number]

/** A message for everybody, where it stands. */
export interface Posted {
  channel: string
  message: string
}

/**
 * What a save leaves to be told. Every entry has a key that is the same however often it is carried out,
 * so doing it twice does no harm.
 */
export type OutboxEntry =
  | Post
  | ({ key: string } & (
      | { do: 'log'; entries: LogEntry[] }
      /**
       * create a thread for the game, and remember it; it grows from `message`, where there is one, which makes a
       * second attempt harmless (the worker fills in the message whose button was pressed)
       */
      | { do: 'thread'; message?: string }
      /** write the pointers from users and channel to the game */
      | { do: 'index' }
      /** tell the season that the game belongs to how it ended */
      | { do: 'result' }
      /** show in the lobbies of the server that an open challenge was made, or is open no more */
      | { do: 'lobby' }
      /** let the computer play, which is asked: it stays until somebody else is, or nobody */
      | { do: 'computer' }
    ))
