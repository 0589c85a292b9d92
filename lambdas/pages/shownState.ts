import { createHash } from 'node:crypto'
import type { GameRecord } from '../store/types.ts'

/** What of a stored game no page shows. Whatever is not listed here is taken to be seen. */
export const unseen = [
  'changed',
  'clock',
  'held',
  'outbox',
  'pinged',
  'recent',
  'shown',
  'thread',
  'ticks',
  'unreachable',
] as const satisfies readonly (keyof GameRecord)[]

const without = new Set<string>(unseen)

/**
 * Names a game as its page shows it: another one with whatever may be seen there, also where the game's version stays, as it
 * does when a player is forgotten; and the same one while the clock does its work.
 */
export const shownState = (game: GameRecord): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(game).filter(([name]) => !without.has(name))))
    .digest('base64url')
    .slice(0, 16)
