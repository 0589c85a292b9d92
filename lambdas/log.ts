import { randomBytes } from 'node:crypto'
import { failureKind } from './failures.ts'
import { signals } from './signals.ts'

type Write = (facts: Record<string, unknown>, message: string) => void

/** Where the program writes what it does: one JSON line each, on standard output. */
export interface Log {
  debug: Write
  info: Write
  warn: Write
  error: Write
}

/** How much each kind of line weighs; LOG_LEVEL names the least that is written. */
const levels = { debug: 20, info: 30, warn: 40, error: 50, silent: 100 } as const
type Level = Exclude<keyof typeof levels, 'silent'>

/** An error says what is wrong, and not all that it was about. */
const maxMessage = 300

/** Words of an error, without data that is quoted in them: a game's, or a text that JSON.parse could not read. */
const worded = (name: unknown, text: string): string =>
  text.replace(name === 'SyntaxError' ? /"[^]*"/ : /[{[]\s*["{[][^]*/, '…').slice(0, maxMessage)

/** Errors of REST calls carry the whole request, tokens included: only these facts of an error are written. */
function plainError(error: unknown, hide: (text: string) => string = text => text): unknown {
  if (typeof error !== 'object' || error === null || !('message' in error))
    return { message: worded('', hide(String(error))) }
  const { name, message, stack, code, status, cause } = error as Record<string, unknown>
  const said = String(message)
  const words = worded(name, hide(said))
  const trace = typeof stack === 'string' ? hide(stack.replace(said, () => words)) : undefined
  return { name, message: words, code, status, stack: trace, cause: cause && plainError(cause, hide) }
}

/** Opened with the first line, and not at the start of a program that has nothing to say. */
const standardOutput = { write: (line: string) => process.stdout.write(line) }

/** @param destination where the lines go instead of standard output */
export const makeLog = (destination: { write(line: string): unknown } = standardOutput): Log => {
  const least = process.env.LOG_LEVEL ?? 'info'
  const from = Object.hasOwn(levels, least) ? levels[least as Level] : levels.info
  const at =
    (level: Level): Write =>
    (facts, msg) => {
      if (levels[level] < from) return
      const { err, ...rest } = facts
      const line = { level: levels[level], time: Date.now(), ...rest }
      destination.write(
        `${JSON.stringify({ ...line, ...('err' in facts && { err: plainError(err) }), msg })}\n`,
      )
    }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

export const log: Log = makeLog()

/** The same log, which writes dots wherever one of these texts would stand. */
export function hiding(log: Log, secrets: () => readonly string[]): Log {
  const hide = (text: string) =>
    secrets().reduce((rest, secret) => (secret ? rest.replaceAll(secret, '…') : rest), text)
  const hidden = (value: unknown): unknown =>
    typeof value === 'string'
      ? hide(value)
      : (JSON.parse(JSON.stringify(value ?? null), (_, part: unknown) =>
          typeof part === 'string' ? hide(part) : part,
        ) as unknown)
  const over =
    (write: Write): Write =>
    ({ err, ...facts }, message) =>
      write(
        { ...(hidden(facts) as object), ...(err !== undefined && { err: plainError(err, hide) }) },
        message,
      )
  return { debug: over(log.debug), info: over(log.info), warn: over(log.warn), error: over(log.error) }
}

/**
 * Logs an exception under a fresh id, which is what a player is told of it.
 * @returns the id
 */
export function logProblem(log: Log, err: unknown, facts: Record<string, unknown>): string {
  const id = randomBytes(4).toString('hex')
  log.error({ id, ...facts, err }, failureKind(err) === 'ours' ? signals.broken : 'something went wrong')
  return id
}

/** Nothing can be done without a setting or a parameter: an alarm rings, and every event says so once. */
export const sayCannotStart = (log: Log, err: unknown): void => log.error({ err }, signals.cannotStart)
