import type { LogEntry } from '../store/types.ts'

/** Lines of what happened in one message for everybody: about a screen of a phone. */
export const linesPerPost = 16

/** Damage dice are told a second time only where a conversion changed them. */
export function withoutRepeats(entries: readonly LogEntry[]): LogEntry[] {
  let rolled = ''
  return entries.filter(entry => {
    if (entry.event === 'rolled') rolled = `${entry.by}: ${entry.faces.join()}`
    return entry.event !== 'damage' || rolled !== `${entry.by}: ${entry.faces.join()}`
  })
}

/** More figures than these placed in one go are counted, not named. */
const maxNamed = 3

/** The entries of one line each: several only where figures were placed in one go. */
export function byLine(entries: readonly LogEntry[]): LogEntry[][] {
  const lines: LogEntry[][] = []
  let placed: LogEntry[] = []
  const flush = () => {
    lines.push(...(placed.length > maxNamed ? [placed] : placed.map(entry => [entry])))
    placed = []
  }
  for (const entry of entries) {
    if (entry.event === 'placed') placed.push(entry)
    else {
      flush()
      lines.push([entry])
    }
  }
  flush()
  return lines
}

/** Lines that all of it would take. */
export const lineCount = (entries: readonly LogEntry[]): number => byLine(withoutRepeats(entries)).length
