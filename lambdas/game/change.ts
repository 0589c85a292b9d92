import type { Refusal } from '../../rules/index.ts'
import type { GameRecord, Locale, OutboxEntry } from '../store/types.ts'

/** Who makes a change, and when: a caller, or the time itself. */
export interface Actor {
  /** `handle`: the name that nobody else on Discord has */
  user: { id: string; name: string; handle?: string }
  locale: Locale
  /** seconds since 1970 */
  now: number
}

/** A stored game as it shall be saved, and what is to be told of the change. */
export interface Changed {
  game: GameRecord
  outbox: OutboxEntry[]
}

/** Whatever can say no gives its value, or the refusal in its place. */
export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'code' in value
