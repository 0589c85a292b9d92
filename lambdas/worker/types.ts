import type { Rest } from '../discord/api/restTypes.ts'
import type { Bot } from '../discord/bot.ts'
import type { Log } from '../log.ts'
import type { Store } from '../store/types.ts'

/** What the worker needs of the world. */
export interface WorkerDeps {
  store: Store
  rest: Rest
  bot: Bot
  log: Log
  /** DISCORD_CDN_BASE: uploads are fetched from there and from nowhere else */
  cdnBase: string
  /** what this deployment is called in metrics; left out where nobody reads any */
  stage?: string
  /** milliseconds since 1970 */
  now(): number
  /** fresh random bytes in hexadecimal */
  random(bytes: number): string
  sleep(milliseconds: number): Promise<void>
  /** has the computer play in a game after whatever is under way; left out where nobody else waits for this process */
  playLater?(game: string): void
}

/** What it takes to tell what a save has left in an outbox. */
export type TellDeps = Pick<WorkerDeps, 'store' | 'rest' | 'bot' | 'log' | 'now'>
