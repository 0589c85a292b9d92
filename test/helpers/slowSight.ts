import { type Board, type Cell, cellOf, hexOf, sideKind } from '../../rules/board/board.ts'
import {
  type Observer,
  occupied,
  type SightOptions,
  type SightScene,
  type SightTarget,
} from '../../rules/board/sight.ts'
import { add, distance, type Facing, facings, type Hex, step, turned } from '../../rules/core/hex.ts'
import { type LatticePoint, slowTrace } from './slowTrace.ts'

/** The rules of sight once more, straight from their words, for every line there is and without any haste. */

/** What a stretch of a line has cost so far. */
interface Toll {
  black: boolean
  obstacles: number
  penalty: boolean
}
const nothing: Toll = { black: false, obstacles: 0, penalty: false }
const black: Toll = { black: true, obstacles: 0, penalty: false }
const plus = (a: Toll, b: Toll): Toll => ({
  black: a.black || b.black,
  obstacles: a.obstacles + b.obstacles,
  penalty: a.penalty || b.penalty,
})
const isBlocked = (toll: Toll) => toll.black || toll.obstacles > 1
/** What it comes to for the shooter: sixes alone are worse than an obstacle side that costs nothing by itself. */
const harm = (toll: Toll) => (isBlocked(toll) ? 4 : (toll.penalty ? 2 : 0) + toll.obstacles)
const mildest = (tolls: Toll[]) => tolls.reduce((a, b) => (harm(b) < harm(a) ? b : a))
/** Both sides of a way round one corner: what is met twice there is met once. */
const together = (a: Toll, b: Toll): Toll => ({
  black: a.black || b.black,
  obstacles: Math.max(a.obstacles, b.obstacles),
  penalty: a.penalty || b.penalty,
})
/** Everything that can come of it where either list leaves a choice. */
const each = (some: Toll[], others: Toll[]): Toll[] => {
  const all = some.flatMap(a => others.map(b => plus(a, b)))
  return all.filter((a, n) => all.findIndex(b => JSON.stringify(a) === JSON.stringify(b)) === n)
}

const name = (hex: Hex) => `${hex.q},${hex.r}`
const hexNamed = (text: string): Hex => {
  const [q, r] = text.split(',').map(Number)
  return { q: q!, r: r! }
}
const cornerPoint = (hex: Hex, i: number): LatticePoint => {
  const [a, b] = [step(i), step(i + 1)]
  return { q: 3 * hex.q + a.q + b.q, r: 3 * hex.r + a.r + b.r }
}
const around = (point: LatticePoint, near: Hex): Hex[] =>
  [near, ...facings.map(f => add(near, step(f)))]
    .flatMap(hex => [hex, ...facings.map(f => add(hex, step(f)))])
    .filter((hex, n, all) => all.findIndex(other => name(other) === name(hex)) === n)
    .filter(hex => facings.some(i => name(cornerPoint(hex, i)) === name(point)))

class Watcher {
  constructor(
    readonly scene: SightScene,
    readonly viewer: Observer,
    readonly target: SightTarget,
  ) {}

  cell(hex: Hex): Cell | undefined {
    return cellOf(this.scene.board, hex)
  }

  /** Crossing the side between two hexes. */
  side(a: Hex, b: Hex): Toll {
    const { board, rules } = this.scene
    const [from, to] = [this.cell(a), this.cell(b)]
    if (from === undefined || to === undefined) return black
    const facing = facings.find(f => name(add(a, step(f))) === name(b))!
    const kind = sideKind(board, from, facing)
    if (kind === 'impassable' || (kind === 'obstacle' && !rules.obstacles)) return black
    if (kind === 'open' || kind === 'water' || !rules.obstacles) return nothing
    const free =
      this.viewer.raised ||
      [from, to].some(cell => this.viewer.cells.includes(cell) || board.raised[cell] === 1)
    return { black: false, obstacles: kind === 'obstacle' ? 1 : 0, penalty: !free }
  }

  /** Changing from one hex to another at a corner that both have: straight over, or round by the third. */
  turn(at: LatticePoint, a: Hex, b: Hex): Toll[] {
    if (name(a) === name(b)) return [nothing]
    const third = around(at, a).find(hex => name(hex) !== name(a) && name(hex) !== name(b))!
    return [this.side(a, b), together(this.side(a, third), this.side(third, b))]
  }

  hex(hex: Hex, crossed: boolean): Toll {
    const { board, rules, occupants } = this.scene
    const cell = this.cell(hex)
    if (cell === undefined) return black
    if (this.viewer.cells.includes(cell) || this.target.cells.includes(cell)) return nothing
    const [mine, theirs] = [this.viewer.raised, this.target.raised]
    if (board.raised[cell] && rules.raisedBlocks) {
      if (!mine && !theirs) return black
      const upper = mine ? this.viewer : this.target
      if (mine !== theirs && !upper.cells.some(start => linked(board, start, cell))) return black
    }
    const figure = occupants[cell]!
    if (!figure) return nothing
    const high = (figure & occupied.raised) > 0 || (figure & occupied.tall) > 0
    if (!high && (mine || (theirs && rules.raisedTarget))) return nothing
    // The penalty is for lines that cross somebody (8.10e, 8.46).
    if (figure & occupied.soft) return { ...nothing, penalty: crossed && !mine }
    return black
  }

  /** What the line may come to, by the choices it leaves. */
  line(from: Hex, i: number, to: Hex, j: number): Toll[] {
    const { rules } = this.scene
    const [start, end] = [cornerPoint(from, i), cornerPoint(to, j)]
    const parts = slowTrace(start, end).map(text => {
      const [kind, ...rest] = text.split(' ')
      return { kind: kind!, hexes: rest.filter(word => word !== '|').map(hexNamed) }
    })
    if (!parts.length) return this.turn(start, from, to)
    let tolls = [nothing]
    /** where the line was before this stretch, and the corner that it came over; a side needs no corner */
    let [before, over]: [Hex, LatticePoint | undefined] = [from, start]
    parts.forEach((part, n) => {
      if (part.kind === 'corner') over = part.hexes[0]
      if (part.kind === 'side') {
        const [a, b] = part.hexes as [Hex, Hex]
        tolls = each(tolls, [this.side(a, b)])
        over = undefined
      }
      if (part.kind === 'inside') {
        const hex = part.hexes[0]!
        if (over) tolls = each(tolls, this.turn(over, before, hex))
        tolls = each(tolls, [this.hex(hex, true)])
        before = hex
      }
      if (part.kind === 'along') {
        const [a, b] = part.hexes as [Hex, Hex]
        if (rules.alongBlocks) {
          if (this.side(a, b).black) tolls = each(tolls, [black])
          for (const hex of [a, b])
            if (this.cell(hex) !== undefined) tolls = each(tolls, [this.hex(hex, false)])
        }
        const far = parts[n + 1]?.hexes[0] ?? end
        const next = parts[n + 2]?.hexes[0] ?? to
        const hand = (hex: Hex) => each(this.turn(over!, before, hex), this.turn(far, hex, next))
        tolls = each(tolls, [...hand(a), ...hand(b)])
        before = next
      }
    })
    return each(tolls, this.turn(end, before, to))
  }

  /** What the line costs this shooter: of all choices the best for it. */
  cost(from: Hex, i: number, to: Hex, j: number): Toll {
    return mildest(this.line(from, i, to, j))
  }
}

/** Burden of one line as `weigh` gives it: 1 for the penalty, 2 for an obstacle side, 3 for both, 8 for blocked. */
export function slowLine(
  scene: SightScene,
  viewer: Observer,
  target: SightTarget,
  from: Cell,
  i: number,
  to: Cell,
  j: number,
) {
  const watcher = new Watcher(scene, viewer, target)
  const toll = watcher.cost(hexOf(scene.board, from), i, hexOf(scene.board, to), j)
  return isBlocked(toll) ? 8 : toll.obstacles * 2 + (toll.penalty ? 1 : 0)
}

function linked(board: Board, from: Cell, to: Cell): boolean {
  const seen = [from].filter(cell => board.raised[cell])
  for (const cell of seen)
    for (const f of facings) {
      const next = cellOf(board, add(hexOf(board, cell), step(f)))
      if (next !== undefined && board.raised[next] && !seen.includes(next)) seen.push(next)
    }
  return seen.includes(to)
}

/** Everything that three steps to the front, again and again, lead to. */
function field(from: Hex, to: Hex, facing: number): boolean {
  const n = distance(from, to)
  let edge = [from]
  for (let k = 0; k < n; k++) {
    const next = new Map<string, Hex>()
    for (const hex of edge)
      for (const f of [facing - 1, facing, facing + 1]) {
        const there = add(hex, step(f))
        if (distance(there, to) === n - k - 1) next.set(name(there), there)
      }
    edge = [...next.values()]
  }
  return edge.length > 0
}

export interface SlowSight {
  visible: boolean
  penalty: boolean
  facings: { facing: Facing; penalty: boolean }[]
}

export function slowSight(
  scene: SightScene,
  viewer: Observer,
  target: SightTarget,
  options: SightOptions = {},
): SlowSight {
  const watcher = new Watcher(scene, viewer, target)
  const grades = new Map<Facing, number>()
  const tolls = new Map<string, Toll>()
  for (const eye of viewer.eyes)
    for (const goal of target.cells) {
      const [from, to] = [hexOf(scene.board, eye.cell), hexOf(scene.board, goal)]
      if (distance(from, to) > (options.range ?? Infinity)) continue
      const grade = (i: number, j: number) => {
        const key = `${eye.cell} ${goal} ${turned(i, 0)} ${turned(j, 0)}`
        const toll = tolls.get(key) ?? watcher.cost(from, turned(i, 0), to, turned(j, 0))
        tolls.set(key, toll)
        return isBlocked(toll) ? 2 : toll.penalty ? 1 : 0
      }
      for (const facing of eye.facings) {
        if (!viewer.allAround && !field(from, to, facing)) continue
        for (const i of viewer.allAround ? facings : [facing - 1, facing])
          for (const j of facings) {
            const worst = Math.max(grade(i, j), scene.rules.lines === 2 ? grade(i, j + 1) : 0)
            grades.set(facing, Math.min(worst, grades.get(facing) ?? 2))
          }
      }
    }
  const seen = facings.filter(f => (grades.get(f) ?? 2) < 2)
  return {
    visible: seen.length > 0,
    penalty: seen.length > 0 && seen.every(f => grades.get(f) === 1),
    facings: seen.map(facing => ({ facing, penalty: grades.get(facing) === 1 })),
  }
}
