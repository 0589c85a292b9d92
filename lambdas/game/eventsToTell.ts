import type { LogEntry } from '../store/types.ts'
import { gatherBlows } from './gatherBlows.ts'

/** Lines of what happened in one message for everybody: about a screen of a phone. */
export const linesPerPost = 16

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

/** Lines of a combat: who fights, what each of two sides threw, and what became of them. */
const linesOfCombat = 4

/** Lines that all of it would take. */
export function lineCount(entries: readonly LogEntry[]): number {
  const happenings = gatherBlows(entries)
  const blows = happenings.flatMap(({ blow }) => blow ?? [])
  const combats = blows.filter(({ opening }) => opening.event === 'combat-began').length
  return (
    byLine(happenings.flatMap(({ entry }) => entry ?? [])).length +
    blows.length +
    combats * (linesOfCombat - 1)
  )
}
