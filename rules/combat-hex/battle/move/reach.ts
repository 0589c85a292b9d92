import type { Cell } from '../../../board/board.ts'
import type { Refusal } from '../../../core/space.ts'
import { attacksOnEntry } from '../fight/freeAttack.ts'
import type { Activation, Game } from '../game.ts'
import { crossesUnmet, freeAttackBan } from '../points/points.ts'
import { readyFor } from '../points/uses.ts'
import { threatsTo, threatTable } from '../points/zones.ts'
import type { Figure } from '../state.ts'
import {
  type Course,
  entering,
  type Invite,
  leavings,
  mayEnd,
  mustEnd,
  type Step,
  stepCost,
  tollBan,
} from './movement.ts'
import { affords, entryToll } from './tolls.ts'

/** A way that a figure may go, and all that it costs. */
export interface Way {
  at: Cell
  /** the way without its last hex; none where it begins */
  before: Way | undefined
  /** movement points, and action points for danger zones that ask for them (8.43) */
  cost: number
  tolls: number
  /** free attacks and answers that it gives enemies reason to, each enemy once for leaving and once for entering */
  invites: readonly Invite[]
  /** its last step leads into a danger zone that ends the move (4.08) */
  ends: boolean
}

/** Where a figure can get, with every way that no other is better than in all respects. */
export interface Reach {
  course: Course
  /** cells it can end its move on, cheapest first */
  cells: Cell[]
  /** ways to a cell, those it cannot end on included; the one that is offered comes first */
  ways: (Way[] | undefined)[]
}

export const start = (at: Cell): Way => ({
  at,
  before: undefined,
  cost: 0,
  tolls: 0,
  invites: none,
  ends: false,
})
const none: readonly Invite[] = []

/** Is the figure led by somebody who wishes it attacked (8.15)? */
const isLedAstray = (g: Game, { figure }: Course): boolean =>
  g.activation?.figure === figure && g.activation.movedByEnemy

/**
 * Everything a figure can reach with so many movement points, and every way worth going: one that takes no
 * fewer movement points, no fewer action points and draws at least the same enemies is not. A danger zone is
 * entered and not left, unless the figure may pass (4.08). Dijkstra's algorithm, with a bucket for each cost.
 * @param from ways that it has gone so far, all to the same hex
 * @param tolls whether action points are looked at
 */
export function reachOf(
  g: Game,
  course: Course,
  left: number,
  from: readonly Way[] = [start(course.figure.at)],
  tolls = true,
): Reach {
  const { board } = g
  const { figure, closed, costs } = course
  const threats = threatTable(g, figure.owner)
  const origin = from[0]!.at
  const ill = isLedAstray(g, course)
  const ways: (Way[] | undefined)[] = Array(board.columns * board.rows)
  const cells: Cell[] = []
  const buckets: Way[][] = Array.from({ length: left + 1 }, () => [])
  for (const way of from) buckets[way.cost]?.push(way)
  const seen = new Uint8Array(ways.length)
  /** cells that more than one way leads to */
  const several = new Set<Cell>()
  for (let spent = 0; spent <= left; spent++)
    for (const way of buckets[spent]!) {
      const { at: cell } = way
      if (cell !== origin) {
        if (!ways[cell]!.includes(way)) continue
        if (!seen[cell]) {
          seen[cell] = 1
          if (mayEnd(g, course, cell)) cells.push(cell)
        }
      }
      if (way.ends) continue
      for (let f = 0; f < 6; f++) {
        const next = board.neighbour[cell * 6 + f]!
        if (next < 0 || next === origin || closed[next]) continue
        const cost = spent + costs[board.side[cell * 6 + f]!]!
        if (cost > left) continue
        const step = threats[cell] || threats[next] ? stepOf(g, course, way, next) : free
        const known = ways[next]
        if (step === free && known && isGained(known, way, cost)) continue
        const further = longer(way, next, cost, step, mustEnd(g, course, cell, next))
        if (known && isBeaten(known, further, ill)) continue
        if (further.ends && !mayEnd(g, course, next)) continue
        if (tolls && step.toll && !affords(g, figure, further.tolls)) continue
        if (known) {
          const list = unbeaten(known, further, ill)
          ways[next] = list
          if (list.length > 1) several.add(next)
        } else ways[next] = [further]
        buckets[cost]!.push(further)
      }
    }
  for (const cell of several) ways[cell]!.sort((a, b) => compare(g, course, a, b, ill))
  return { course, cells, ways }
}

/** The way with one step more. */
function longer(way: Way, at: Cell, cost: number, step: Step, ends: boolean): Way {
  const { invites } = way
  const more = step.invites.length ? step.invites.filter(invite => !invites.includes(invite)) : none
  return {
    at,
    before: way,
    cost,
    tolls: way.tolls + step.toll,
    invites: more.length ? [...invites, ...more] : invites,
    ends,
  }
}

// These are asked at every side of every hex: a closure for each would cost more than the rest.

/** Is a hex known to be reached as cheaply by a way that is like this one in all else? Most are. */
function isGained(known: readonly Way[], { invites, tolls, ends }: Way, cost: number): boolean {
  for (const other of known)
    if (other.cost <= cost && other.invites === invites && other.tolls === tolls && other.ends === ends)
      return true
  return false
}

function isBeaten(known: readonly Way[], way: Way, ill: boolean): boolean {
  for (const other of known) if (isNoWorse(other, way, ill)) return true
  return false
}

/** A new way, and those known that it does not beat. */
function unbeaten(known: readonly Way[], way: Way, ill: boolean): Way[] {
  const list: Way[] = []
  for (const other of known) if (!isNoWorse(way, other, ill)) list.push(other)
  list.push(way)
  return list
}

/** Is a way as good as another for all that may come after it? Whoever is led astray is to meet its enemies. */
function isNoWorse(a: Way, b: Way, ill: boolean): boolean {
  if (a.cost > b.cost || (a.ends && !b.ends)) return false
  if (ill) return a.tolls === b.tolls && b.invites.every(invite => a.invites.includes(invite))
  return a.tolls <= b.tolls && a.invites.every(invite => b.invites.includes(invite))
}

/**
 * The order in which ways to a hex are offered: a way on which the figure may go on comes before one that
 * ends its move there; then movement points, what it draws, and action points count, one after the other.
 */
function compare(g: Game, course: Course, a: Way, b: Way, ill: boolean): number {
  const sign = ill ? -1 : 1
  return (
    Number(a.ends) - Number(b.ends) ||
    a.cost - b.cost ||
    sign * (invitesOf(g, course, a).length - invitesOf(g, course, b).length) ||
    sign * (a.tolls - b.tolls)
  )
}

const free: Step = { toll: 0, invites: none }

/** What one more step of a way costs in action points, and whom it draws (4.11, 8.10f, 8.16, 8.43). */
function stepOf(g: Game, course: Course, way: Way, to: Cell): Step {
  const first = !way.before && !currentOf(g, course.figure)?.entered
  const key = (way.at * g.board.present.length + to) * 2 + Number(first)
  let step = course.steps.get(key)
  if (!step) course.steps.set(key, (step = makeStep(g, course, way.at, to, first)))
  return step
}

const currentOf = (g: Game, figure: Figure): Activation | undefined =>
  g.activation?.figure === figure ? g.activation : undefined

function makeStep(g: Game, course: Course, from: Cell, to: Cell, first: boolean): Step {
  const { figure } = course
  const current = currentOf(g, figure)
  const began = current?.entered ? current.began : threatsTo(g, figure.owner, figure.at)
  const answered = current?.answered ?? []
  const { left, attackers } = leavings(g, { entered: first ? 0 : 1, began, answered }, figure, from, to)
  const invites: Invite[] = []
  for (const enemy of left) {
    const strikes = attackers.includes(enemy)
    if (strikes || readyFor(g, enemy, { moment: 'leaving-zone', cause: figure }).length)
      invites.push(inviteOf(course, enemy, 'leaving', strikes))
  }
  for (const enemy of entering(g, figure, from, to, left))
    if (!crossesUnmet(g, figure, enemy)) invites.push(...welcome(g, course, enemy))
  return { toll: entryToll(g, figure, from, to, first), invites }
}

/** What an enemy does or may do when the figure has come into its danger zone: the same on whatever hex of it. */
function welcome(g: Game, course: Course, enemy: Figure): readonly Invite[] {
  let known = course.welcomes.get(enemy)
  if (!known) course.welcomes.set(enemy, (known = welcomeBy(g, course, enemy)))
  return known
}

function welcomeBy(g: Game, course: Course, enemy: Figure): Invite[] {
  const { figure } = course
  const strikes = attacksOnEntry(g, enemy, figure) && !freeAttackBan(g, figure, enemy)
  if (!strikes && !readyFor(g, enemy, { moment: 'zone-entered', cause: figure }).length) return []
  return [inviteOf(course, enemy, 'entering', strikes)]
}

/** The same invitation is the same object, so that ways can be compared by whom they draw. */
function inviteOf(course: Course, by: Figure, when: Invite['when'], strikes: boolean): Invite {
  const known = course.invites.find(invite => invite.by === by && invite.when === when)
  if (known) return known
  const invite = { by, when, strikes }
  course.invites.push(invite)
  return invite
}

/** Everything that a way draws if the move ends with it: those too who meet the figure only there (8.13). */
export function invitesOf(g: Game, course: Course, way: Way): readonly Invite[] {
  const { figure } = course
  const late = threatsTo(g, figure.owner, way.at).filter(enemy => crossesUnmet(g, figure, enemy))
  if (!late.length) return way.invites
  const path = [...pathOf(way), ...beginningOf(way)]
  const met = late.filter(enemy => path.some(cell => !threatsTo(g, figure.owner, cell).includes(enemy)))
  const more = met.flatMap(enemy => welcome(g, course, enemy))
  return [...way.invites, ...more.filter(invite => !way.invites.includes(invite))]
}

/** The way that is offered to a cell of a reach. */
export const wayTo = (reach: Reach, cell: Cell): Way => reach.ways[cell]![0]!

/**
 * A way round: to the same hex for more movement points, past fewer enemies who would strike or answer. None
 * where the way that is offered cannot be bettered, or where somebody leads the figure who would not have it so.
 */
export function wayRound(g: Game, reach: Reach, cell: Cell): Way | undefined {
  const ways = reach.ways[cell]!
  if (ways.length < 2 || isLedAstray(g, reach.course)) return undefined
  const drawn = (way: Way) => invitesOf(g, reach.course, way).length
  const best = ways.reduce((a, b) => (drawn(b) < drawn(a) ? b : a))
  return drawn(best) < drawn(ways[0]!) ? best : undefined
}

/** The hexes of a way, without the one it begins in. */
export function pathOf(way: Way): Cell[] {
  const path: Cell[] = []
  for (let at: Way | undefined = way; at?.before; at = at.before) path.unshift(at.at)
  return path
}

function beginningOf(way: Way): Cell[] {
  let at = way
  while (at.before) at = at.before
  return [at.at]
}

/** A way that goes on, with one more step that somebody names, or why it cannot be taken. */
export function stepOn(g: Game, course: Course, way: Way, to: Cell, left: number): Way | Refusal {
  const step = stepCost(g, course, way.at, to, left - way.cost)
  if (typeof step !== 'number') return step
  const further = longer(way, to, way.cost + step, stepOf(g, course, way, to), mustEnd(g, course, way.at, to))
  return tollBan(g, course, to, further.tolls) ?? further
}

/** The best of several ways to a hex. */
export const bestOf = (g: Game, course: Course, ways: readonly Way[]): Way =>
  ways.reduce((a, b) => (compare(g, course, b, a, isLedAstray(g, course)) < 0 ? b : a))

/** Whom a move draws that goes this way. */
export function drawnOn(g: Game, course: Course, path: readonly Cell[]): readonly Invite[] {
  let way = start(course.figure.at)
  for (const to of path) way = longer(way, to, 0, stepOf(g, course, way, to), false)
  return invitesOf(g, course, way)
}
