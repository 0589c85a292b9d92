import { randomBytes } from 'node:crypto'
import { pino } from 'pino'

/** Where the program writes what it does: one JSON line each, on standard output. */
export type Log = Pick<pino.Logger, 'debug' | 'info' | 'warn' | 'error'>

/** Errors of REST calls carry the whole request, tokens included: only these facts of an error are written. */
function plainError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack } = error
  const { code, status } = error as { code?: unknown; status?: unknown }
  return { name, message, code, status, stack, cause: error.cause && plainError(error.cause) }
}

/** @param destination where the lines go instead of standard output */
export const makeLog = (destination?: pino.DestinationStream): Log => {
  const options = { level: process.env.LOG_LEVEL ?? 'info', base: null, serializers: { err: plainError } }
  return destination ? pino(options, destination) : pino(options)
}

export const log: Log = makeLog()

/**
 * Logs an exception under a fresh id, which is what a player is told of it.
 * @returns the id
 */
export function logProblem(log: Log, err: unknown, facts: Record<string, unknown>): string {
  const id = randomBytes(4).toString('hex')
  log.error({ id, ...facts, err }, 'something went wrong')
  return id
}
