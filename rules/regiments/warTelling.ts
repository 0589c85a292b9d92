import type { Numbered } from '../core/tape.ts'
import type { Telling } from '../play/module.ts'
import type { WarEvent } from './field/events.ts'
import type { Regiments } from './module.ts'

export type WarEntry = Numbered<WarEvent>

/** What says nothing beside what it leads to. */
const silent: readonly WarEvent['event'][] = ['rolled', 'turn-began', 'ordered', 'ended', 'magic-dice']

/** What is told together: all that were placed, all moves of a turn, or one event. */
export type ToldWar =
  | { kind: 'placed'; by: number; entries: WarEntry[] }
  | { kind: 'moves'; entries: Extract<WarEntry, { event: 'moved' }>[] }
  | { kind: 'event'; entry: WarEntry }

/** Is somebody placed before the battle: on the field, held back, or in a unit that stands there? */
const isPlacing = (
  entry: WarEntry,
): entry is Extract<WarEntry, { event: 'placed' | 'held-back' | 'joined' }> =>
  entry.event === 'placed' ||
  entry.event === 'held-back' ||
  (entry.event === 'joined' && (entry.stage === 'deployment' || entry.stage === 'scouts'))

/** Gathers what happened: whatever was placed is one, and the moves of a turn are. */
export function gatherWar(entries: readonly WarEntry[], ownerOf: (label: string) => number): ToldWar[] {
  const told: ToldWar[] = []
  const placed = new Map<number, Extract<ToldWar, { kind: 'placed' }>>()
  let moves: Extract<ToldWar, { kind: 'moves' }> | undefined
  for (const entry of entries) {
    if (isPlacing(entry)) {
      const by = ownerOf(entry.unit)
      let own = placed.get(by)
      if (!own) {
        own = { kind: 'placed', by, entries: [] }
        placed.set(by, own)
        told.push(own)
      }
      own.entries.push(entry)
    } else if (entry.event === 'moved') {
      if (!moves) told.push((moves = { kind: 'moves', entries: [] }))
      moves.entries.push(entry)
    } else {
      if (entry.event === 'turn-began') moves = undefined
      if (!silent.includes(entry.event)) told.push({ kind: 'event', entry })
    }
  }
  return told
}

/** How a battle is told: what a player did of his own in a phase may still be taken back. */
export const warTelling: Telling<Regiments> = {
  ends: ['melee'],
  revocable: ['move', 'deploy'],
  lines: entries => gatherWar(entries, label => (label.startsWith('A') ? 0 : 1)).length,
  partAt: entries => entries.findIndex(({ stage }) => stage === 'melee'),
}
