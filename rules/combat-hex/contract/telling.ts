import type { Telling } from '../../play/module.ts'
import { type Entry, gatherBlows, openBlow } from '../replay/gatherBlows.ts'
import type { CombatHex } from '../types.ts'

/** More figures than these placed in one go are counted, not named. */
const maxNamed = 3

/** The entries of one line each: several only where figures were placed in one go. */
export function byLine(entries: readonly Entry[]): Entry[][] {
  const lines: Entry[][] = []
  let placed: Entry[] = []
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

/** During a battle a friend may be taken up more than once, and each time is told (8.42). */
const isDeploying = (entry: Entry): entry is Extract<Entry, { figure: string }> =>
  entry.event === 'placed' ||
  entry.event === 'lifted' ||
  (entry.event === 'taken-up' && entry.phase === 'deployment')

/** How a battle is told: combats, shots and free attacks as one each. */
export const telling: Telling<CombatHex> = {
  // A deployment, a combat and a turn that are over are told at once.
  ends: ['deployed', 'combat-ended', 'turn-ended'],
  revocable: ['act'],
  lines(entries) {
    const happenings = gatherBlows(entries)
    const blows = happenings.flatMap(({ blow }) => blow ?? [])
    const combats = blows.filter(({ opening }) => opening.event === 'combat-began').length
    const rest = byLine(happenings.flatMap(({ entry }) => entry ?? []))
    return rest.length + blows.length + combats * (linesOfCombat - 1)
  },
  // Of a deployment counts where everybody stands in the end.
  inTheEnd(entries) {
    const last = new Map<string, Entry>()
    for (const entry of entries) if (isDeploying(entry)) last.set(entry.figure, entry)
    return entries.filter(
      entry => !isDeploying(entry) || (entry.event !== 'lifted' && last.get(entry.figure) === entry),
    )
  },
  // Combats stand apart from what led to them, and never one of them in two parts.
  partAt: entries => entries.findIndex(({ phase }) => phase === 'combat'),
  open: (entries, question) => openBlow(entries, question)?.entries,
}
