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
type LogLevel = Exclude<keyof typeof levels, 'silent'>

/** An error says what is wrong, and not all that it was about. */
const maxMessage = 300

/** Words of an error, without data that is quoted in them: a game's, or a text that JSON.parse could not read. */
const worded = (name: unknown, text: string): string =>
  text.replace(name === 'SyntaxError' ? /"[^]*"/ : /[{[]\s*["{[][^]*/, '…').slice(0, maxMessage)

/** So many causes of an error are told; one that is its own cause would be told for ever. */
const maxCauses = 5

/** Any value as text; not every object has words. */
function inWords(value: unknown): string {
  try {
    return String(value)
  } catch {
    return typeof value
  }
}

/** Errors of REST calls carry the whole request, tokens included: only these facts of an error are written. */
function plainError(
  error: unknown,
  hide: (text: string) => string = text => text,
  causes = maxCauses,
): unknown {
  if (typeof error !== 'object' || error === null || !('message' in error))
    return { message: worded('', hide(inWords(error))) }
  const { name, message, stack, code, status, cause } = error as Record<string, unknown>
  const said = inWords(message)
  const words = worded(name, hide(said))
  const trace = typeof stack === 'string' ? hide(stack.replace(said, () => words)) : undefined
  const below = causes > 0 && cause ? plainError(cause, hide, causes - 1) : undefined
  return { name, message: words, code, status, stack: trace, cause: below }
}

/** What stands for a part of a fact that cannot be written. */
const unwritable = '?'

/** JSON of anything: a log that throws would hide what it was to tell, and end what told it. */
function asJson(value: unknown): string {
  const above: unknown[] = []
  /** `this` is what holds the part; whatever holds that stands above it. */
  function plain(this: unknown, _: string, part: unknown): unknown {
    if (typeof part === 'bigint') return String(part)
    if (typeof part !== 'object' || part === null) return part
    while (above.length > 0 && above.at(-1) !== this) above.pop()
    if (above.includes(part)) return unwritable
    above.push(part)
    return part
  }
  try {
    return JSON.stringify(value, plain) ?? `"${unwritable}"`
  } catch {
    return `"${unwritable}"`
  }
}

/** Opened with the first line, and not at the start of a program that has nothing to say. */
const standardOutput = { write: (line: string) => process.stdout.write(line) }

/** @param destination where the lines go instead of standard output */
export const makeLog = (destination: { write(line: string): unknown } = standardOutput): Log => {
  const least = process.env.LOG_LEVEL ?? 'info'
  const from = Object.hasOwn(levels, least) ? levels[least as LogLevel] : levels.info
  const at =
    (level: LogLevel): Write =>
    (facts, msg) => {
      if (levels[level] < from) return
      const { err, ...rest } = facts
      const told = {
        level: levels[level],
        time: Date.now(),
        ...rest,
        ...('err' in facts && { err: plainError(err) }),
        msg,
      }
      // Fact by fact: one that cannot be written leaves the others.
      const parts = Object.entries(told).flatMap(([name, fact]) =>
        fact === undefined ? [] : [`${JSON.stringify(name)}:${asJson(fact)}`],
      )
      destination.write(`{${parts.join()}}\n`)
    }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

export const log: Log = makeLog()

/** The same log, which writes dots wherever one of these texts would stand. */
export function hiding(log: Log, secrets: () => readonly string[]): Log {
  const over =
    (write: Write): Write =>
    ({ err, ...facts }, message) => {
      const now = secrets().filter(Boolean)
      const hide = (text: string) => now.reduce((rest, secret) => rest.replaceAll(secret, '…'), text)
      const hidden = (value: unknown): unknown =>
        typeof value === 'string'
          ? hide(value)
          : (JSON.parse(asJson(value), (_, part: unknown) =>
              typeof part === 'string' ? hide(part) : part,
            ) as unknown)
      const known = Object.entries(facts).filter(([, fact]) => fact !== undefined)
      write(
        {
          ...Object.fromEntries(known.map(([name, fact]) => [name, hidden(fact)])),
          ...(err !== undefined && { err: plainError(err, hide) }),
        },
        message,
      )
    }
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
