import type { Numbered } from '../../core/tape.ts'
import type { Telling } from '../../play/module.ts'
import type { GameEvent } from '../field/events.ts'
import type { DarkLord } from '../types.ts'

export type Entry = Numbered<GameEvent>

/** What is told together: a fight, the moves of a hand, all that were placed, or one event. */
export type ToldTogether =
  | { kind: 'fight'; entries: Entry[] }
  | { kind: 'moves'; by: number; entries: Extract<Entry, { event: 'moved' }>[] }
  | { kind: 'placed'; entries: Entry[] }
  | { kind: 'event'; entry: Entry }

/** What says nothing beside what it leads to. */
const silent: readonly GameEvent['event'][] = [
  'rolled',
  'turn-began',
  'part-began',
  'turn-ended',
  'divided',
  'hurt',
  'ordered',
  'fight-over',
  'struck',
  'struck-part',
  'ended',
]

/** Gathers what happened: a fight is one block, and all moves of a hand are one, where the first of them stood. */
export function gatherEvents(entries: readonly Entry[]): ToldTogether[] {
  const told: ToldTogether[] = []
  const moves = new Map<number, Extract<ToldTogether, { kind: 'moves' }>>()
  let placed: Extract<ToldTogether, { kind: 'placed' }> | undefined
  let fight: Entry[] | undefined
  for (const entry of entries) {
    if (entry.event === 'fight-began') {
      fight = [entry]
      told.push({ kind: 'fight', entries: fight })
    } else if (fight) {
      fight.push(entry)
      if (entry.event === 'fight-over') fight = undefined
    } else if (entry.event === 'moved') {
      let own = moves.get(entry.hand)
      if (!own) {
        own = { kind: 'moves', by: entry.hand, entries: [] }
        moves.set(entry.hand, own)
        told.push(own)
      }
      own.entries.push(entry)
    } else if (entry.event === 'placed') {
      if (!placed) told.push((placed = { kind: 'placed', entries: [] }))
      placed.entries.push(entry)
    } else if (!silent.includes(entry.event)) {
      // Whoever deploys next is counted apart.
      if (entry.event === 'deployed') placed = undefined
      told.push({ kind: 'event', entry })
    }
  }
  return told
}

/** Whoever was placed and taken up again is not told of. */
const isPlacing = (entry: Entry): entry is Extract<Entry, { event: 'placed' | 'lifted-up' }> =>
  entry.event === 'placed' || entry.event === 'lifted-up'

/** How a game is told: a turn's fights stand apart from what led to them. */
export const telling: Telling<DarkLord> = {
  ends: ['deployed', 'turn-ended'],
  revocable: ['act', 'deploy'],
  lines: entries => gatherEvents(entries).length,
  inTheEnd(entries) {
    const last = new Map<string, Entry>()
    for (const entry of entries) if (isPlacing(entry)) last.set(entry.figure, entry)
    return entries.filter(
      entry => !isPlacing(entry) || (entry.event === 'placed' && last.get(entry.figure) === entry),
    )
  },
  partAt: entries => entries.findIndex(({ stage }) => stage === 'division' || stage === 'fights'),
  open(entries) {
    const at = entries.findLastIndex(({ event }) => event === 'fight-began')
    if (at < 0 || entries.slice(at).some(({ event }) => event === 'fight-over')) return undefined
    return entries.slice(at)
  },
}
