import type { Channel, ChannelMessage, RegisteredCommand, User } from '../discord/types.ts'
import type { PageLocale, PageWords } from './pageWords.ts'
import type { Leaf } from './typedCommand.ts'

/** What a seat knows and shows; the parts of its window read it whenever they are drawn. */
export interface SeatData {
  readonly user: string
  locale: PageLocale
  words: PageWords
  /** the channel that is open */
  current: string | null
  readonly users: Map<string, User>
  readonly channels: Map<string, Channel>
  readonly messages: Map<string, ChannelMessage>
  /** mentions by channel that were not looked at yet */
  readonly unread: Map<string, number>
  commands: readonly RegisteredCommand[]
  leaves: readonly Leaf[]
  members: readonly string[]
}
