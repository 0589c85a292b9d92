import { type Board, type Cell, parseCell } from '../../rules/board/board.ts'
import { type Facing, facings } from '../../rules/core/hex.ts'
import type { GameEvent } from '../../rules/regiments/index.ts'
import type { Arrow, ChargeArrow, Overlay, TokenMark } from '../types.ts'

/** What has happened, and where units stood when it did, by labels: who has joined one stands where it does. */
export interface ToldOnField {
  events: readonly GameEvent[]
  spots: Readonly<Record<string, Cell>>
}

/** Labels begin with the letter of their player. */
const ownerOf = (label: string): number => (label.startsWith('B') ? 1 : 0)

/** The side of a hex that lies towards a neighbour of it. */
const sideTo = (board: Board, target: Cell, from: Cell): Facing | undefined =>
  facings.find(facing => board.neighbour[target * 6 + facing] === from)

/** Hexes that a unit went over in an event; none where it stayed. */
function wayOf(event: GameEvent, board: Board): Cell[] {
  const cells = (hexes: readonly (string | null)[]) =>
    hexes.flatMap(hex => (hex ? (parseCell(board, hex) ?? []) : []))
  switch (event.event) {
    case 'moved':
    case 'charge-failed':
    case 'fled':
    case 'pursued':
      return cells([event.from, event.to])
    case 'charged':
      return cells(event.over)
  }
  return []
}

/** What was lost in an event, by labels. */
function lostIn(event: GameEvent): [label: string, life: number][] {
  switch (event.event) {
    case 'shot':
    case 'swept':
    case 'spell-struck':
    case 'melee':
      return event.blows.map(({ at, lost }) => [at, lost])
    case 'lost-life':
      return Object.entries(event.of)
  }
  return []
}

/** The side that a charge comes upon, at the end of its way. */
function chargeOf(
  way: readonly Cell[],
  target: Cell | undefined,
  owner: number,
  board: Board,
): ChargeArrow[] {
  const last = way.at(-1)
  if (last === undefined || target === undefined) return []
  const side = sideTo(board, target, last)
  return side === undefined ? [] : [{ owner, way, target, side }]
}

/** What happened, to be laid over the board: moves and flights, charges, shots, what was lost where, and who was destroyed. */
export function eventOverlay({ events, spots }: ToldOnField, board: Board): Overlay {
  const arrows = new Map<string, Arrow>()
  const charges: ChargeArrow[] = []
  const shots: Arrow[] = []
  const lost = new Map<Cell, TokenMark>()
  const removed = new Map<Cell, TokenMark>()
  const at = new Map(Object.entries(spots))
  // Whoever goes somewhere is where it began until then.
  for (const event of events.toReversed()) {
    const [first] = wayOf(event, board)
    if (first !== undefined && 'unit' in event) at.set(event.unit, first)
  }
  for (const event of events) {
    const way = wayOf(event, board)
    const end = way.at(-1)
    if (end !== undefined && 'unit' in event) {
      const owner = ownerOf(event.unit)
      if (event.event === 'charged') charges.push(...chargeOf(way, at.get(event.on), owner, board))
      else if (end !== way[0]) {
        // Whoever goes on made one way.
        const from = arrows.get(event.unit)?.from ?? way[0]!
        arrows.set(event.unit, { from, to: end, owner })
      }
      at.set(event.unit, end)
    }
    if (event.event === 'shot') {
      const [from, to] = [at.get(event.unit), at.get(event.at)]
      if (from !== undefined && to !== undefined) shots.push({ from, to, owner: ownerOf(event.unit) })
    }
    for (const [label, life] of lostIn(event)) {
      const cell = at.get(label)
      if (cell === undefined || life === 0) continue
      lost.set(cell, { cell, kind: 'lost', loss: (lost.get(cell)?.loss ?? 0) + life })
    }
    if (event.event === 'destroyed') {
      const cell = at.get(event.unit)
      if (cell !== undefined) removed.set(cell, { cell, kind: 'removed' })
    }
  }
  const marks = [...lost.values(), ...removed.values()]
  return {
    ...(arrows.size > 0 && { arrows: [...arrows.values()] }),
    ...(charges.length > 0 && { charges }),
    ...(shots.length > 0 && { shots }),
    ...(marks.length > 0 && { marks }),
  }
}
