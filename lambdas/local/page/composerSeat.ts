import type { Channel, User } from '../discord/types.ts'
import type { PageLocale, PageWords } from './pageWords.ts'
import type { TableAnswer, Values } from './requests.ts'
import type { Leaf } from './typedCommand.ts'

/** What the composer needs of its seat, asked anew each time: a seat changes its channel and its language. */
export interface ComposerSeat {
  locale(): PageLocale
  words(): PageWords
  channelName(): string
  leaves(): readonly Leaf[]
  people(): readonly User[]
  channels(): readonly Channel[]
  ask(name: string, values: Values, focused: string): Promise<{ name: string; value: string | number }[]>
  command(name: string, values: Values): Promise<TableAnswer>
  talk(text: string): Promise<TableAnswer>
}
