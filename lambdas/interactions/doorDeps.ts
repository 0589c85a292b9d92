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
  /** commands (`game replay`) whose answer everybody sees: an acknowledgement says so, and needs no more of them */
  publicCommands: readonly string[]
  /** buttons of which the same is true, by the first word of their custom ids */
  publicButtons: readonly string[]
  /**
   * What choices and words of trouble are made from, loaded when they are first wanted: an acknowledgement has to
   * be quick also where the program has just been started.
   */
  load(): Promise<{ store: Store; bot: Pick<Bot, 'commands' | 'refusalMessage'> }>
  log: Log
  /** how long whoever asks waits for an answer, in milliseconds; left out: as long as Discord does */
  patience?: number
  /** milliseconds since 1970 */
  now(): number
}

/** Everything of an application that is loaded already. */
export const loadedDoor = ({
  store,
  bot,
  ...deps
}: Pick<DoorDeps, 'key' | 'queue' | 'log' | 'patience' | 'now'> & {
  store: Store
  bot: Pick<Bot, 'commands' | 'publicButtons' | 'refusalMessage'>
}): DoorDeps => ({
  ...deps,
  publicCommands: bot.commands.flatMap(command => command.public ?? []),
  publicButtons: bot.publicButtons,
  load: async () => ({ store, bot }),
})
