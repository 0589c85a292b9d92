import type { KeyObject } from 'node:crypto'
import type { Bot } from '../discord/bot.ts'
import type { Log } from '../log.ts'
import type { Queue } from '../queue/types.ts'
import type { Store } from '../store/types.ts'

/** The largest body that is looked at, in bytes. Discord's own are a tenth of it. */
export const bodyLimit = 240_000

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

export interface DoorRequest {
  /** exactly the bytes that came */
  body: string | Uint8Array
  headers: Record<string, string | string[] | undefined>
}

export interface DoorAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/** POST /interactions: checks the signature, answers, or acknowledges and hands over to the worker. */
export async function handleInteraction(request: DoorRequest, deps: DoorDeps): Promise<DoorAnswer> {
  throw new Error(`being written ${typeof request} ${typeof deps}`)
}

/** An interaction whose origin is known (a gateway's, or checked): the response to give to Discord. */
export async function takeInteraction(
  interaction: unknown,
  deps: Omit<DoorDeps, 'key'>,
): Promise<object | undefined> {
  throw new Error(`being written ${typeof interaction} ${typeof deps}`)
}
