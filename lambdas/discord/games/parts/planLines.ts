/** Lines of a plan at most: pieces share them where there are more, and go by their labels alone. */
const maxLines = 8

/** What the program would do with the rest of a phase, piece by piece. */
interface PlanLines<Entry> {
  lines: string[]
  /** what of it is told */
  shown: Entry[]
  /** those who do something; all by themselves on their lines where that is so */
  who: readonly string[]
  alone: boolean
}

/**
 * A plan as it is read: a line for each piece as far as there is room.
 * @param events what would happen; what comes after the phase is the others' and the dice's
 * @param inPhase whether something happens in the reader's phase
 * @param doing whose it is and what it is, in a sign and a place; undefined for what is not told
 * @param nameOf a piece with its name
 */
export function planLines<Entry>(
  events: readonly Entry[],
  inPhase: (entry: Entry) => boolean,
  doing: (entry: Entry) => { who: string; said: string } | undefined,
  nameOf: (label: string) => string,
): PlanLines<Entry> {
  const end = events.findIndex(entry => !inPhase(entry))
  const doings = new Map<string, string[]>()
  const shown: Entry[] = []
  for (const entry of end < 0 ? events : events.slice(0, end)) {
    const done = doing(entry)
    if (!done) continue
    doings.set(done.who, [...(doings.get(done.who) ?? []), done.said])
    shown.push(entry)
  }
  const wide = Math.max(1, Math.ceil(doings.size / maxLines))
  const each = [...doings].map(([label, said]) => `${wide > 1 ? label : nameOf(label)} ${said.join(' ')}`)
  const lines = each.flatMap((_, i) => (i % wide ? [] : [each.slice(i, i + wide).join(' · ')]))
  return { lines, shown, who: [...doings.keys()], alone: wide === 1 }
}
