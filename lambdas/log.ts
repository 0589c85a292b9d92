import { randomBytes } from 'node:crypto'
import { pino } from 'pino'

/** Where the program writes what it does: one JSON line each, on standard output. */
export type Log = Pick<pino.Logger, 'debug' | 'info' | 'warn' | 'error'>

export const log: Log = pino({ level: process.env.LOG_LEVEL ?? 'info', base: null })

/**
 * Logs an exception under a fresh id, which is what a player is told of it.
 * @returns the id
 */
export function logProblem(log: Log, err: unknown, facts: Record<string, unknown>): string {
  const id = randomBytes(4).toString('hex')
  log.error({ id, ...facts, err }, 'something went wrong')
  return id
}
