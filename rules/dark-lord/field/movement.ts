import type { Cell } from '../../board/board.ts'
import type { RefusalCode } from '../../core/space.ts'
import type { Combatant } from '../state.ts'
import {
  between,
  foesOf,
  half,
  hexLabel,
  impassableSide,
  inLabelOrder,
  labelsOf,
  typeOfCombatant,
} from './field.ts'
import { type GroundStep, stepBetween, stepsFrom } from './ground.ts'
import { hasZoneAgainst, ruleSays } from './points.ts'
import type { Battlefield } from './vocabulary.ts'

/** Whose hand moves a figure, and what follows for its way: its owner, the enemy by the Ring, a power. */
export const hands = ['owner', 'ring', 'power'] as const
export type Hand = (typeof hands)[number]

export interface Walker {
  figure: Combatant
  hand: Hand
  /** movement points that it may use */
  points: number
}

/** Points that a figure has in a turn: its mount's where it rides. */
export const moveOf = (f: Battlefield, figure: Combatant): number => {
  const { move, mount } = typeOfCombatant(f, figure)
  return figure.mount && mount ? mount.move : move
}

/** Points that are left of them (DL-05c, DR-14). */
export const pointsLeft = (f: Battlefield, figure: Combatant): number =>
  Math.max(0, moveOf(f, figure) - figure.marks.spent)

/** What standing up and dismounting cost (DB-23c, e). */
export const halfMove = (f: Battlefield, figure: Combatant): number => half(moveOf(f, figure))

/** Enemies in whose zone a figure would stand on a cell, as far as it heeds them (DB-02, DL-11c). */
export function zonesOn(f: Battlefield, figure: Combatant, cell: Cell): Combatant[] {
  return foesBeside(f, figure, cell).filter(
    other => hasZoneAgainst(f, other, figure) && (ruleSays(f, 'heeds', figure, other) ?? true),
  )
}

const nobody: Combatant[] = []

/** Enemies that a figure would touch on a cell, clockwise from north. Asked for every hex in reach: most have none. */
function foesBeside(f: Battlefield, { owner }: Combatant, cell: Cell): Combatant[] {
  let found = nobody
  for (let facing = 0; facing < 6; facing++) {
    const next = f.board.neighbour[cell * 6 + facing]!
    const other = next < 0 ? undefined : f.occupant[next]
    if (!other || other.owner === owner || f.board.side[cell * 6 + facing] === impassableSide) continue
    if (found === nobody) found = []
    found.push(other)
  }
  return found
}

/** May a figure be charged by being named only, having no zone? (DB-10d, h) */
export const isChargedByName = (f: Battlefield, figure: Combatant, enemy: Combatant): boolean =>
  !hasZoneAgainst(f, enemy, figure) || !(ruleSays(f, 'heeds', figure, enemy) ?? true)

/** Enemies that a figure on a cell may charge by naming them. */
export const namableOn = (f: Battlefield, figure: Combatant, cell: Cell): Combatant[] =>
  foesBeside(f, figure, cell)
    .filter(enemy => isChargedByName(f, figure, enemy))
    .sort(inLabelOrder)

export interface StepBan {
  code: RefusalCode
  rule: string
  about?: Record<string, string | number>
}

/** May a figure step into this hex at all, whoever stands there? (DB-09f, DL-10, DL-11) */
function occupantBan(f: Battlefield, { figure }: Walker, cell: Cell): StepBan | undefined {
  const other = f.occupant[cell]
  if (!other || other === figure) return undefined
  const passes = ruleSays(f, 'passes', figure, other) ?? false
  const letsIn = ruleSays(f, 'letsIn', other, figure) ?? false
  if (passes || letsIn) return undefined
  return { code: 'hex-taken', rule: 'DB-09f', about: { hex: hexLabel(f, cell), figure: other.label } }
}

/** Why this step may not be made (DB-09, DL-28, DL-57), with so many points left. */
export function stepBan(f: Battlefield, walker: Walker, step: GroundStep, left: number): StepBan | undefined {
  const { hand } = walker
  if (step.cost > left)
    return { code: 'too-far', rule: 'DB-09d', about: { hex: hexLabel(f, step.to), cost: step.cost, left } }
  if (hand === 'ring' && step.overEdge)
    return { code: 'no-harm', rule: 'DL-29', about: { hex: hexLabel(f, step.to) } }
  if (hand === 'power' && step.jumps)
    return { code: 'no-jump', rule: 'DL-57', about: { hex: hexLabel(f, step.to) } }
  return occupantBan(f, walker, step.to)
}

/** May a move end on this hex? An enemy that lets it in is shifted (DL-11b, DL-12a). */
export function endBan(f: Battlefield, { figure }: Walker, cell: Cell): StepBan | undefined {
  if (f.board.barred[cell]) return { code: 'barred', rule: 'DB-09e', about: { hex: hexLabel(f, cell) } }
  const other = f.occupant[cell]
  if (!other || other === figure) return undefined
  if (other.owner !== figure.owner && (ruleSays(f, 'letsIn', other, figure) ?? false)) return undefined
  return { code: 'hex-taken', rule: 'DL-11', about: { hex: hexLabel(f, cell), figure: other.label } }
}

/** Why a figure may not charge at all (DB-10g); undefined where it may. */
export function chargeBan(figure: Combatant): StepBan | undefined {
  if (figure.condition === 'lying')
    return { code: 'is-lying', rule: 'DB-23e', about: { figure: figure.label } }
  return undefined
}

export interface WalkedWay {
  cells: Cell[]
  steps: GroundStep[]
  cost: number
  /** in whose zones it ends: a charge on all of them (DB-10a) */
  into: Combatant[]
}

/**
 * A way as somebody gives it, hex by hex, or why it cannot be gone: each step paid, nobody in it, no step behind one
 * into a zone or over an edge (DB-09, DB-10a, DB-13).
 */
export function wayOf(
  f: Battlefield,
  walker: Walker,
  cells: readonly Cell[],
): { ok: true; way: WalkedWay } | { ok: false; ban: StepBan } {
  const { figure, points } = walker
  let at = figure.at
  let left = points
  const way: WalkedWay = { cells: [...cells], steps: [], cost: 0, into: [] }
  for (const [i, cell] of cells.entries()) {
    const step = stepBetween(f, at, cell)
    if (!step)
      return { ok: false, ban: { code: 'no-step', rule: 'DB-09c', about: { hex: hexLabel(f, cell) } } }
    const ban = stepBan(f, walker, step, left)
    if (ban) return { ok: false, ban }
    const into = zonesOn(f, figure, cell)
    const isLast = i === cells.length - 1
    if (into.length > 0 && !isLast)
      return {
        ok: false,
        ban: {
          code: 'zone-stops',
          rule: 'DB-10a',
          about: { hex: hexLabel(f, cell), figure: into[0]!.label },
        },
      }
    if (step.overEdge && !isLast)
      return { ok: false, ban: { code: 'edge-stops', rule: 'DB-13', about: { hex: hexLabel(f, cell) } } }
    left -= step.cost
    way.steps.push(step)
    way.cost += step.cost
    way.into = into
    at = cell
  }
  const ban = endBan(f, walker, at)
  return ban ? { ok: false, ban } : { ok: true, way }
}

/** The cheapest way to each hex that a figure may reach; those where it may end, and those that charge. */
export interface WalkReach {
  /** cost by cell; missing: out of reach */
  cost: Map<Cell, number>
  from: Map<Cell, Cell>
  /** where a move may end */
  ends: Set<Cell>
}

/** All hexes that a figure can go to with its points, each by its cheapest way. */
export function reachOf(f: Battlefield, walker: Walker): WalkReach {
  const { figure, points } = walker
  const cost = new Map<Cell, number>([[figure.at, 0]])
  const from = new Map<Cell, Cell>()
  const ends = new Set<Cell>()
  const stops = new Set<Cell>()
  const queue: Cell[][] = [[figure.at]]
  for (let spent = 0; spent <= points; spent++)
    for (const cell of queue[spent] ?? []) {
      if (cost.get(cell) !== spent || stops.has(cell)) continue
      for (const step of stepsFrom(f, cell)) {
        const total = spent + step.cost
        if (total >= (cost.get(step.to) ?? Number.POSITIVE_INFINITY)) continue
        if (step.to === figure.at || stepBan(f, walker, step, points - spent)) continue
        cost.set(step.to, total)
        from.set(step.to, cell)
        // A hex that is reached over an edge at this price ends the move; a dearer way around is no better.
        if (step.overEdge || zonesOn(f, figure, step.to).length > 0) stops.add(step.to)
        else stops.delete(step.to)
        if (!endBan(f, walker, step.to)) ends.add(step.to)
        ;(queue[total] ??= []).push(step.to)
      }
    }
  return { cost, from, ends }
}

/** The hexes of the cheapest way to one in reach, without the one it begins in. */
export function wayTo({ from }: WalkReach, start: Cell, to: Cell): Cell[] {
  const cells: Cell[] = []
  for (let cell = to; cell !== start; cell = from.get(cell)!) cells.push(cell)
  return cells.reverse()
}

/** Where a figure can go in its side's part, by hex label: what it costs, whom it charges, how far the nearest enemy is then. */
export function reachByHex(
  f: Battlefield,
  figure: Combatant,
): Map<string, { cost: number; charges: string[]; nearest: number }> {
  const reach = reachOf(f, { figure, hand: 'owner', points: pointsLeft(f, figure) })
  const enemies = foesOf(f, figure.owner)
  const found = new Map<string, { cost: number; charges: string[]; nearest: number }>()
  for (const cell of reach.ends)
    found.set(hexLabel(f, cell), {
      cost: reach.cost.get(cell)!,
      charges: labelsOf(zonesOn(f, figure, cell)),
      nearest: Math.min(...enemies.map(enemy => between(f, cell, enemy.at))),
    })
  return found
}
