import { type Board, parseCell } from '../../board/board.ts'
import { type Facing, parseFacing } from '../../core/hex.ts'
import type { Numbered } from '../../core/tape.ts'
import type { FigureType } from '../army/figure.ts'
import type { GameEvent } from '../battle/events.ts'
import type { FigureOnBoard } from '../queries/queries.ts'

/** A figure that took part in a battle, as it is now. */
export interface ReplayedFigure {
  label: string
  owner: number
  type: FigureType
}

interface Stand {
  at: string | null
  facing: Facing
  type: FigureType
  life: number
  ap: number
  state: FigureOnBoard['state']
  carriedBy?: string
}

/** Everybody's standing at one moment of a battle. */
export type FiguresAt = ReadonlyMap<string, Stand>

export interface FigureHistory {
  board: Board
  fighters: readonly ReplayedFigure[]
  /** types of figures that may replace others, by id (9.01) */
  types: Readonly<Record<string, FigureType>>
}

/** What a figure was before others stood in for it. */
function firstType(
  { label, type }: ReplayedFigure,
  log: readonly GameEvent[],
  types: FigureHistory['types'],
): FigureType {
  const replaced = log.find(event => event.event === 'replaced' && event.figure === label)
  if (replaced?.event !== 'replaced') return type
  return Object.values(types).find(({ other }) => other === replaced.by) ?? type
}

/** Before anything has happened: nobody stands on the board. */
export const beginning = ({ fighters, types }: FigureHistory, log: readonly GameEvent[]): FiguresAt =>
  new Map(
    fighters.map(fighter => {
      const type = firstType(fighter, log, types)
      return [fighter.label, { at: null, facing: 0, type, life: type.life, ap: type.ap, state: 'ready' }]
    }),
  )

const facingOf = (text: string): Facing => parseFacing(text) ?? 0

/** What an event changes about the figures; undefined where it changes nothing that a board shows. */
function changesOf(
  moment: FiguresAt,
  event: GameEvent,
  types: FigureHistory['types'],
): [string, Partial<Stand>][] {
  const paid = (figure: string, ap: number): [string, Partial<Stand>][] => {
    const before = moment.get(figure)
    return before && ap ? [[figure, { ap: Math.max(0, before.ap - ap) }]] : []
  }
  switch (event.event) {
    case 'placed':
      return [[event.figure, { at: event.at, facing: facingOf(event.facing) }]]
    case 'lifted':
    case 'removed':
    case 'left-board':
      // Whoever is gone is carried by nobody any more.
      return [[event.figure, { at: null, carriedBy: undefined }]]
    case 'turn-began':
      return [...moment.keys()].map(label => [label, { state: 'ready' }])
    case 'moved': {
      const at = event.path.at(-1) ?? event.from
      return [
        [event.figure, { at, facing: facingOf(event.facing), state: 'moved' }],
        ...riders(moment, event.figure, at),
      ]
    }
    case 'ran': {
      const { figure, to, facing, ap } = event
      const left = Math.max(0, (moment.get(figure)?.ap ?? 0) - ap)
      return [
        [figure, { at: to, facing: facingOf(facing), ap: left, state: 'acted' }],
        ...riders(moment, figure, to),
      ]
    }
    case 'turned':
      return [[event.figure, { facing: facingOf(event.facing) }]]
    case 'shot':
    case 'volley':
      return [[event.figure, { facing: facingOf(event.facing), state: 'shot' }]]
    case 'wounded':
      return [[event.figure, { life: event.life }]]
    case 'recovered':
      return [[event.figure, { life: event.life }]]
    case 'kept-up':
      return [[event.figure, { state: 'fallen' }]]
    case 'invigorated':
      return [[event.figure, { ap: event.ap }]]
    case 'activated':
    case 'braved':
    case 'converted':
      return paid(event.figure, event.ap)
    case 'replaced': {
      const type = types[event.by]
      return type ? [[event.figure, { type }]] : []
    }
    case 'taken-up':
      return [[event.figure, { at: event.at, carriedBy: event.by }]]
    case 'set-down':
      return [[event.figure, { at: event.to, facing: facingOf(event.facing), carriedBy: undefined }]]
    default:
      return []
  }
}

/** Whoever is carried goes along (8.42). */
function riders(moment: FiguresAt, carrier: string, at: string): [string, Partial<Stand>][] {
  const changes: [string, Partial<Stand>][] = []
  for (const [label, { carriedBy }] of moment) if (carriedBy === carrier) changes.push([label, { at }])
  return changes
}

/** The moment after some events. */
export function after(
  moment: FiguresAt,
  events: readonly GameEvent[],
  types: FigureHistory['types'],
): FiguresAt {
  // One copy for all of them: many figures in a long battle are many copies otherwise.
  const next = new Map(moment)
  for (const event of events)
    for (const [label, change] of changesOf(next, event, types)) {
      const before = next.get(label)
      if (before) next.set(label, { ...before, ...change })
    }
  return next
}

/** A log without what was taken back: it keeps everything, with a note that says from where on. */
export function withoutUndone<Event extends Numbered<GameEvent>>(log: readonly Event[]): Event[] {
  let kept: Event[] = []
  for (const event of log) {
    if (event.event === 'undone') kept = kept.filter(({ n }) => n < event.since)
    else kept.push(event)
  }
  return kept
}

/** Everybody on the board at a moment. */
export function figuresAt(moment: FiguresAt, { board, fighters }: FigureHistory): FigureOnBoard[] {
  const loads = new Map<string, string[]>()
  for (const [label, { carriedBy }] of moment)
    if (carriedBy) loads.set(carriedBy, [...(loads.get(carriedBy) ?? []), label])
  return fighters.flatMap(({ label, owner }): FigureOnBoard[] => {
    const stand = moment.get(label)
    const at = stand?.at ? parseCell(board, stand.at) : undefined
    if (!stand || at === undefined || stand.carriedBy) return []
    const { type, facing, life, ap, state } = stand
    return [
      {
        label,
        owner,
        type,
        at,
        facing,
        life,
        ap,
        state: life <= 0 ? 'fallen' : state,
        carries: loads.get(label) ?? [],
        effects: [],
      },
    ]
  })
}

/** Points of each player's figures on the board at a moment, those that others carry among them. */
export const pointsAt = (moment: FiguresAt, { fighters }: FigureHistory, players: number): number[] =>
  Array.from({ length: players }, (_, owner) =>
    fighters.reduce((sum, fighter) => {
      const stand = moment.get(fighter.label)
      return fighter.owner === owner && stand?.at ? sum + stand.type.points : sum
    }, 0),
  )
