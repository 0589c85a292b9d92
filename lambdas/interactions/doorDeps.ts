import type { KeyObject } from 'node:crypto'
import type { Bot } from '../discord/bot.ts'
import { type Log } from '../log.ts'
import type { Queue } from '../queue/types.ts'
import type { Store } from '../store/types.ts'

/** What the front door needs of the world. */
export interface DoorDeps {
  /** from `publicKey` in signature.ts */
  key: KeyObject
  queue: Queue
  store: Store
  bot: Pick<Bot, 'commands' | 'refusalMessage'>
  log: Log
  /** milliseconds since 1970 */
  now(): number
}
