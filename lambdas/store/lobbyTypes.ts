import type { Locale } from './terms.ts'
import type { Waiting } from './waiting.ts'

/** The message of a lobby is to show what is offered now, or, where the lobby is closing, to go. */
export interface LobbyEntry extends Waiting {
  do: 'show'
}

/** The lobby of a channel: one standing message with the open challenges of the server. */
export interface LobbyRecord {
  guild: string
  channel: string
  /** counts writes; 0: it is not stored yet */
  version: number
  /** language of whoever opened it, where the server has chosen none */
  language: Locale
  /** id of the interaction that opened it: its messages are told from those of an earlier lobby here */
  opened: string
  /** the message; null: there is none yet */
  message: string | null
  /** how many messages it has had: each has a nonce of its own */
  messages: number
  /** it is being taken away */
  closing?: true
  /** one entry at most: what is shown is all that is offered, however much has changed */
  outbox: LobbyEntry[]
  /** when it last changed, in seconds since 1970 */
  changed: number
}
