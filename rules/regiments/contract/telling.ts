import type { Numbered } from '../../core/tape.ts'
import type { Telling } from '../../play/module.ts'
import type { GameEvent } from '../field/events.ts'
import type { Regiments } from '../types.ts'

export type Entry = Numbered<GameEvent>

/** What says nothing beside what it leads to. */
const silent: readonly GameEvent['event'][] = [
  'rolled',
  'turn-began',
  'ordered',
  'ended',
  'magic-dice',
  'melee-over',
]

/**
 * What is told together: all that were placed, all moves of a turn, a round of a combat with what came of it, or one event;
 * that a turn is over only where there is nothing else to tell of it.
 */
export type ToldTogether =
  | { kind: 'placed'; by: number; entries: Entry[] }
  | { kind: 'moves'; entries: Extract<Entry, { event: 'moved' }>[] }
  | ToldCombat
  | { kind: 'event'; entry: Entry }
  | { kind: 'turn-over'; by: number }

/** A round of a combat, and what came of it. */
export interface ToldCombat {
  kind: 'combat'
  round: MeleeEntry
  entries: Entry[]
}

export type MeleeEntry = Extract<Entry, { event: 'melee' }>

/** Is somebody placed before the battle: on the field, held back, or in a unit that stands there? */
const isPlacing = (entry: Entry): entry is Extract<Entry, { event: 'placed' | 'held-back' | 'joined' }> =>
  entry.event === 'placed' ||
  entry.event === 'held-back' ||
  (entry.event === 'joined' && (entry.stage === 'deployment' || entry.stage === 'scouts'))

/** Is a charge told with what came of it: whoever was charged held, and it arrived or fell short? */
function toldLater(entry: Entry, later: readonly Entry[]): boolean {
  const came = later.flatMap(each =>
    each.event === 'charged' || each.event === 'charge-failed' ? [each] : [],
  )
  if (entry.event === 'declared') return came.some(({ unit, on }) => unit === entry.unit && on === entry.on)
  return entry.event === 'reacted' && entry.reaction === 'hold' && came.some(({ on }) => on === entry.unit)
}

/** Gathers what happened: whatever was placed is one, the moves of a turn are, and a combat with its flights and pursuits. */
export function gatherEvents(entries: readonly Entry[], ownerOf: (label: string) => number): ToldTogether[] {
  const told: ToldTogether[] = []
  const placed = new Map<number, Extract<ToldTogether, { kind: 'placed' }>>()
  let moves: Extract<ToldTogether, { kind: 'moves' }> | undefined
  let combat: ToldCombat | undefined
  /** whose turn began last, and how much was told before it */
  let turn: { by: number; before: number } | undefined
  for (const [i, entry] of entries.entries()) {
    if (entry.event === 'melee') told.push((combat = { kind: 'combat', round: entry, entries: [] }))
    else if (entry.event === 'melee-over') combat = undefined
    else if (combat) {
      if (!silent.includes(entry.event)) combat.entries.push(entry)
    } else if (isPlacing(entry)) {
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
      if (entry.event === 'turn-began') {
        moves = undefined
        if (turn?.before === told.length) told.push({ kind: 'turn-over', by: turn.by })
        turn = { by: entry.active, before: told.length }
      }
      if (!silent.includes(entry.event) && !toldLater(entry, entries.slice(i + 1)))
        told.push({ kind: 'event', entry })
    }
  }
  return told.length === 0 && turn ? [{ kind: 'turn-over', by: 1 - turn.by }] : told
}

const owner = (label: string): number => (label.startsWith('A') ? 0 : 1)

/** Lines of a round: who won, its table with its head and sum, and a line for each thing that came of it. */
const linesOfRound = ({ score }: MeleeEntry, came: readonly Entry[]): number =>
  3 + new Set(score.map(({ what }) => what)).size + came.length

/** How a battle is told: what a player did of his own in a phase may still be taken back; a combat stands by itself. */
export const telling: Telling<Regiments> = {
  ends: ['melee-over'],
  revocable: ['move', 'deploy'],
  lines: entries =>
    gatherEvents(entries, owner).reduce(
      (sum, told) => sum + (told.kind === 'combat' ? linesOfRound(told.round, told.entries) : 1),
      0,
    ),
  partAt: entries => entries.findIndex(({ stage }) => stage === 'melee'),
  open(entries) {
    const at = entries.findLastIndex(({ event }) => event === 'melee')
    if (at < 0 || entries.slice(at).some(({ event }) => event === 'melee-over')) return undefined
    return entries.slice(at)
  },
}
