/** An entry of the journal: what happened since the step began, enough to run it again up to here. */
export type JournalEntry =
  | { ask: string; answer: string; from: string }
  | { roll: string; n: number; faces: number[] }
  /** numbers of events that were told and then taken back */
  | { skip: number }

export type Numbered<Event> = Event & { n: number }

type EntryOf<Kind extends 'ask' | 'roll'> = Extract<JournalEntry, Record<Kind, string>>

/**
 * The journal of a step while the step is run again: its entries are repeated as long as they fit, and what is new is
 * written behind them.
 */
export interface Tape<Event> {
  /** what was repeated and written so far */
  readonly journal: JournalEntry[]
  /** the next entry, where it fits; from the first that does not, everything is asked and thrown anew */
  replay<Kind extends 'ask' | 'roll'>(
    kind: Kind,
    fits: (entry: EntryOf<Kind>) => boolean,
  ): EntryOf<Kind> | undefined
  write(entry: JournalEntry): void
  /** tells of an event, unless it was told when the step was run before */
  emit(event: Event): void
  /** number of the next event that is told */
  nextEvent(): number
}

/**
 * @param old the journal to repeat
 * @param events `first`: number of the first of the step; `toldBefore`: so many were told; `told`: takes what is told now
 */
export function makeTape<Event extends object>(
  old: readonly JournalEntry[],
  { first, toldBefore, told }: { first: number; toldBefore: number; told: Numbered<Event>[] },
): Tape<Event> {
  const journal: JournalEntry[] = []
  const afterTold = first + toldBefore
  let number = first
  let cursor = 0
  let live = false

  /** Leaves the journal for good: whatever happens from here on is new, and is told as new. */
  const goLive = () => {
    live = true
    const untold = afterTold - number
    if (untold <= 0) return
    journal.push({ skip: untold })
    number += untold
  }
  return {
    journal,
    replay<Kind extends 'ask' | 'roll'>(kind: Kind, fits: (entry: EntryOf<Kind>) => boolean) {
      if (live) return undefined
      const isOfKind = (entry: JournalEntry): entry is EntryOf<Kind> => kind in entry
      for (let entry = old[cursor]; entry; entry = old[cursor]) {
        if ('skip' in entry) number += entry.skip
        else if (!isOfKind(entry) || !fits(entry)) break
        journal.push(entry)
        cursor++
        if (isOfKind(entry)) return entry
      }
      goLive()
      return undefined
    },
    write: entry => void journal.push(entry),
    emit(event) {
      if (number >= afterTold) told.push({ ...event, n: number })
      number++
    },
    nextEvent: () => Math.max(number, afterTold),
  }
}
