import { type Cell, noHex, parseCell } from '../../../board/board.ts'
import { type Direction, type Facing, facings, makeFacing, parseFacing } from '../../../core/hex.ts'
import type { Refusal } from '../../../core/space.ts'
import { makeAnswer, type RawAnswer } from '../answer.ts'
import { baseRule } from '../bases.ts'
import { freeAttackDice } from '../fight/freeAttack.ts'
import { type Game, label } from '../game.ts'
import { movementLeft } from '../move/allowance.ts'
import {
  type Course,
  courseOf,
  type Invite,
  mustEnd,
  naturalFacing,
  noRoom,
  placements,
  tollBan,
} from '../move/movement.ts'
import {
  bestOf,
  drawnOn,
  invitesOf,
  pathOf,
  reachOf,
  start,
  stepOn,
  type Way,
  wayRound,
  wayTo,
} from '../move/reach.ts'
import { mandatoryMoveOf } from '../points/points.ts'
import { readyFor } from '../points/uses.ts'
import type { Figure } from '../state.ts'
import { type ActPreview, type Consequences, consequencesAt } from './outcome.ts'
import type { Act } from './verb.ts'

/** What a move and a charge have in common: hexes in their order, the facing at their end, and movement points. */
type WalkAct = Pick<Act<'move'>, 'path' | 'facing' | 'cost'>

/** Every walk that a course allows: by the way that is offered to each hex, and by a way round. */
export function walksOf(g: Game, course: Course): WalkAct[] {
  const { figure } = course
  const reach = reachOf(g, course, movementLeft(g, figure))
  const walks: WalkAct[] = []
  for (const cell of reach.cells)
    for (const way of [wayTo(reach, cell), wayRound(g, reach, cell)]) {
      if (!way) continue
      const path = pathOf(way)
      for (const facing of placements(g, course, cell)) walks.push({ path, facing, cost: way.cost })
    }
  return walks
}

/** The walk that somebody typed, or why it cannot be gone. */
export function readWalk(g: Game, course: Course, { path = '', facing }: RawAnswer): WalkAct | Refusal {
  const { figure } = course
  const hexes = path.split('-')
  const unknown = hexes.findIndex(hex => parseCell(g.board, hex) === undefined)
  const known = unknown < 0 ? hexes : hexes.slice(0, unknown)
  const way = wayOver(
    g,
    course,
    known.map(hex => parseCell(g.board, hex)!),
  )
  if ('code' in way) return way
  if (unknown >= 0) return noHex(g.board, hexes[unknown]!, '4.06')
  const faced = readFacing(g, course, way.before?.at ?? figure.at, way.at, facing)
  return typeof faced === 'object' ? faced : { path: pathOf(way), facing: faced, cost: way.cost }
}

/**
 * The way over these hexes; where two of them do not touch, or the step between them cannot be taken, the best way
 * between them is.
 */
export function wayOver(g: Game, course: Course, cells: readonly Cell[]): Way | Refusal {
  const { figure } = course
  const left = movementLeft(g, figure)
  let ways: readonly Way[] = [start(figure.at)]
  for (const to of cells) {
    const { at } = ways[0]!
    if (to === at) return { code: 'same-hex', rule: '4.12', about: { figure: figure.id, hex: label(g, to) } }
    const open = ways.filter(({ ends }) => !ends)
    if (!open.length)
      return { code: 'must-stop', rule: '4.08', about: { figure: figure.id, hex: label(g, at) } }
    const touches = facings.some(f => g.board.neighbour[at * 6 + f] === to)
    let taken: Way[] = []
    let refusal: Refusal | undefined
    if (touches)
      for (const way of open) {
        const step = stepOn(g, course, way, to, left)
        if ('code' in step) refusal ??= step
        else taken.push(step)
      }
    // What cannot be stepped into may still be walked around to.
    if (!taken.length) taken = reachOf(g, course, left, open).ways[to] ?? []
    if (!taken.length) {
      if (refusal) return refusal
      const dear = reachOf(g, course, left, open, false).ways[to]?.[0]
      const banned = dear && tollBan(g, course, to, dear.tolls)
      return banned ?? outOfReach(g, course, to, left - ways[0]!.cost, open)
    }
    ways = taken
  }
  return bestOf(g, course, ways)
}

/** More movement points than a way over any board costs. */
const boundless = 500

/** Why the move does not reach a hex: what the best way would cost and what is left (4.01), or that there is no way. */
function outOfReach(g: Game, course: Course, to: Cell, left: number, from: readonly Way[]): Refusal {
  const about = { figure: course.figure.id, hex: label(g, to) }
  const far = reachOf(g, course, boundless, from, false).ways[to]?.[0]
  if (!far) return { code: 'no-way', rule: '4.01', about }
  return { code: 'out-of-reach', rule: '4.01', about: { ...about, cost: far.cost - from[0]!.cost, left } }
}

/** A facing that was typed for the end of a move, or the natural one, if the base fits so. */
export function readFacing(
  g: Game,
  course: Course,
  from: Cell,
  to: Cell,
  typed: string | undefined,
): Facing | Refusal {
  const possible = placements(g, course, to)
  const about = { figure: course.figure.id, to: label(g, to), hex: label(g, to) }
  if (!possible.length) return noRoom(g, course, to)
  if (typed === undefined) {
    // Nobody means to look away from where it has to look (9.04).
    const mandatory = mandatoryMoveOf(g, course.figure)
    const dutiful = mandatory ? possible.filter(facing => mandatory.ends(to, facing)) : possible
    const fitting = dutiful.length ? dutiful : possible
    return naturalFacing(g, from, to, fitting)
  }
  const facing = parseFacing(typed)
  if (facing === undefined) return { code: 'no-facing', rule: '1.06', about: { facing: typed } }
  if (possible.includes(facing)) return facing
  return {
    code: 'cannot-face',
    rule: baseRule(g.typeOf(course.figure).base),
    about: { ...about, facing: makeFacing(facing), facings: possible.map(makeFacing).join(' ') },
  }
}

/** One way is written for every facing that it may end with. */
const written = new WeakMap<readonly Cell[], string[]>()

/** Hexes and facing of a walk, as an answer has them. */
export function writeWalk(g: Game, { path, facing }: WalkAct): { path: string[]; facing: Direction } {
  let labels = written.get(path)
  if (!labels) written.set(path, (labels = path.map(cell => label(g, cell))))
  return { path: labels, facing: makeFacing(facing) }
}

/** What a walk would do. */
export function previewWalk(g: Game, act: Act<'move' | 'charge'>): ActPreview {
  const { figure, path } = act
  const course = courseOf(g, figure, act.verb === 'charge')
  const drawn = drawnOn(g, course, path)
  const free = drawn.flatMap(({ by, when, strikes }) => (strikes && when === 'leaving' ? by : []))
  const cells = [figure.at, ...path]
  const costs = path.map((to, i) => {
    const side = facings.find(f => g.board.neighbour[cells[i]! * 6 + f] === to)!
    return course.costs[g.board.side[cells[i]! * 6 + side]!]!
  })
  const to = path.at(-1)!
  return {
    kind: 'move',
    from: label(g, figure.at),
    path: path.map(cell => label(g, cell)),
    costs,
    cost: act.cost,
    left: movementLeft(g, figure) - act.cost,
    stops: mustEnd(g, course, cells.at(-2)!, to),
    freeAttacks: free.map(enemy => enemy.id),
    freeDice: free.reduce((sum, enemy) => sum + freeAttackDice(g, enemy), 0),
    ...roundOf(g, course, act, drawn.length),
    outcome: { ...consequencesAt(g, figure, to, act.facing, false), reactions: answersTo(g, figure, drawn) },
  }
}

/** The way round that is offered beside a walk, where it draws fewer enemies. */
function roundOf(g: Game, course: Course, act: Act<'move' | 'charge'>, drawn: number) {
  const { verb, figure, path, facing } = act
  const to = path.at(-1)!
  const way = wayRound(g, reachOf(g, course, movementLeft(g, figure)), to)
  if (!way) return {}
  const met = invitesOf(g, course, way).length
  if (met >= drawn) return {}
  const target = act.verb === 'charge' && act.target ? { target: act.target.id } : {}
  const walk = writeWalk(g, { path: pathOf(way), facing, cost: way.cost })
  const answer = makeAnswer({ verb, figure: figure.id, ...walk, ...target })
  return { round: { answer, cost: way.cost, unharmed: met === 0 } }
}

/** Abilities with which enemies may answer what a move gives them reason to. */
const answersTo = (g: Game, cause: Figure, drawn: readonly Invite[]): Consequences['reactions'] =>
  drawn.flatMap(({ by, when }) => {
    const moment = when === 'leaving' ? ('leaving-zone' as const) : ('zone-entered' as const)
    const ready = new Set(readyFor(g, by, { moment, cause }).map(({ id }) => id))
    return [...ready].map(ability => ({ figure: by.id, ability }))
  })
