import type { Refusal } from '../../rules/index.ts'
import type { GameRecord, Locale, OutboxEntry } from '../store/types.ts'
import type { Command, ComponentHandler, Message } from './types.ts'

/** An outbox entry that is a message for everybody. */
export type Post = Extract<OutboxEntry, { do: 'post' }>

/** All that the door and the worker know of the game: what may be called, and how things are put into words. */
export interface Bot {
  commands: readonly Command[]
  componentHandlers: Readonly<Record<string, ComponentHandler>>
  renderPost: (post: Post, game: GameRecord) => Message
  refusalMessage: (refusal: Refusal, locale: Locale) => Message
}
