import { distance, type Facing, facings, type Hex, steps, subtract, turned } from '../core/hex.ts'
import { type Board, type Cell, cellsOf, hexOf } from './board.ts'
import { blocked, costly, type SightRules, sightGridOf } from './sightGrid.ts'
import { type Ask, type Meeting, type SightLines, weigh } from './sightLines.ts'

export type { SightRules } from './sightGrid.ts'
export { type Meeting, occupied } from './sightLines.ts'

/** Section 5 of the tournament rules. */
export const tournamentSight: SightRules = {
  lines: 2,
  alongBlocks: true,
  obstacles: true,
  raisedBlocks: true,
  raisedTarget: true,
}

/** The starter book of 2003. */
export const classicSight: SightRules = {
  lines: 1,
  alongBlocks: false,
  obstacles: false,
  raisedBlocks: false,
  raisedTarget: false,
}

/**
 * What all figures look at: the board, the rule book, and who stands where (`occupied` flags by cell). Where a flag
 * says `unasked`, `ask` knows; it is asked when a line comes that far, once for each look.
 */
export interface SightScene {
  readonly board: Board
  readonly rules: SightRules
  readonly occupants: Uint8Array
  readonly ask?: Ask
}

/** A hex that a figure sees from, and the ways it may face there. */
export interface Eye {
  readonly cell: Cell
  readonly facings: readonly Facing[]
}

export interface Observer {
  /** hexes of its base */
  readonly cells: readonly Cell[]
  /** the front hex (8.10j), for a rider also the rear one, facing the other way; every hex of a large base */
  readonly eyes: readonly Eye[]
  /** sees all around, from any corner of its eyes, however it faces (8.46) */
  readonly allAround: boolean
  readonly raised: boolean
}

export interface SightTarget {
  readonly cells: readonly Cell[]
  readonly raised: boolean
}

export interface SightOptions {
  /** how far it sees, in hexes (5.06); without limit when left out */
  readonly range?: number
  /** the facing to stay nearest to; the first of the first eye when left out */
  readonly prefer?: Facing
}

export interface Sight {
  readonly visible: boolean
  /** only a 6 hits (5.171); there is no way to see it without */
  readonly penalty: boolean
  /** hexes to the hex that is seen (5.06); to the nearest one when nothing is */
  readonly range: number
  readonly why: 'out-of-range' | 'out-of-field' | 'blocked' | null
  /** every facing allowed from which it is seen */
  readonly facings: readonly { readonly facing: Facing; readonly penalty: boolean }[]
  /** the lines that serve best: no penalty, then little turning, then a short range */
  readonly best: {
    readonly facing: Facing
    readonly from: { readonly cell: Cell; readonly corner: number }
    readonly to: { readonly cell: Cell; readonly corners: readonly number[] }
  } | null
}

/** Is a hex at this offset in the field of view? It is a wedge of 120 degrees, its border rows included (5.07). */
function inField({ q, r }: Hex, facing: number): boolean {
  const [left, right] = [steps[(facing + 5) % 6]!, steps[(facing + 1) % 6]!]
  return q * right.r - r * right.q >= 0 && left.q * r - left.r * q >= 0
}

/**
 * Cells that a figure facing so has before it, whatever stands in between. Its own is none of them.
 * @internal for tests
 */
export function fieldOfView(board: Board, eye: Cell, facing: Facing): Cell[] {
  const hex = hexOf(board, eye)
  return cellsOf(board).filter(cell => cell !== eye && inField(subtract(hexOf(board, cell), hex), facing))
}

/** What the lines from viewer to target have in common. */
export function lookAt(scene: SightScene, viewer: Observer, target: SightTarget): SightLines {
  const { board, rules } = scene
  const ground = sightGridOf(board, rules)
  const place = (cell: Cell) => ground.place[cell]!
  const standing = viewer.raised ? viewer.cells : target.cells
  return {
    ground,
    occupants: scene.ask ? scene.occupants.slice() : scene.occupants,
    ask: scene.ask,
    own: viewer.cells.map(place),
    aim: target.cells.map(place),
    raised: viewer.raised,
    overFigures: viewer.raised || (rules.raisedTarget && target.raised),
    hills: rules.raisedBlocks && !(viewer.raised && target.raised),
    // Who is carried stands raised above ground that is not, and linked to none (8.42).
    linked: viewer.raised === target.raised ? [] : standing.map(cell => board.plateau[cell]!),
    choice: undefined,
  }
}

/** How a line serves: 0 well, 1 at the price of the penalty, 2 not at all. */
const gradeOf = (burden: number): number => (burden >= blocked ? 2 : burden & costly)
const none = 2

/** Sides of a hex, beginning with the one that is turned to the viewer; and its corners likewise. */
const sideOrder = [0, 1, 5, 2, 4, 3]
const cornerOrder = [0, 5, 1, 4, 2, 3]

/**
 * The best that can be seen of one hex from one corner: grade * 8 + side of the hex whose corners the two lines
 * go to, or grade * 8 + corner for a single line.
 * @param grade the best that is known already; only what is better matters
 */
function bestFrom(
  look: SightLines,
  from: number,
  i: number,
  to: number,
  near: number,
  grade: number,
): number {
  const single = look.ground.rules.lines === 1
  let best = none * 8
  /** two bits a corner: 3 not yet known, else the grade of the line to it */
  let known = 0xfff
  const gradeAt = (j: number): number => {
    const before = (known >> (2 * j)) & 3
    if (before < 3) return before
    const now = gradeOf(weigh(look, from, i, to, j, grade < none ? blocked | costly : blocked))
    known ^= (3 ^ now) << (2 * j)
    return now
  }
  for (let n = 0; n < 6 && grade > 0; n++) {
    const end = (near + (single ? cornerOrder : sideOrder)[n]!) % 6
    const even = end - (end & 1)
    // Every side has one even end: where those three serve nothing, no side does.
    let worse = gradeAt(single ? end : even)
    if (!single && worse < grade) worse = Math.max(worse, gradeAt(even === end ? (end + 5) % 6 : end))
    if (worse >= grade) continue
    grade = worse
    best = worse * 8 + end
  }
  return best
}

/** For each set of facings that have a hex in their field: the side of that hex that is turned to the viewer. */
const nearSide = Array.from({ length: 64 }, (_, field) => {
  const has = (f: number) => (field >> ((f + 6) % 6)) & 1
  const middle =
    facings.find(f => has(f - 1) && has(f) && has(f + 1)) ?? facings.find(f => has(f) && has(f + 1))
  return turned(middle ?? 0, 3)
})

function fieldsWith(offset: Hex): number {
  let fields = 0
  for (let f = 0; f < 6; f++) if (inField(offset, f)) fields |= 1 << f
  return fields
}

/** A hex of the viewer, and a hex of the target that it has in range and in some field of view. */
interface HexPair {
  readonly from: Cell
  readonly to: Cell
  readonly range: number
  /** bits of the allowed facings that have it in their field */
  readonly fields: number
  readonly near: number
}

/** All pairs of hexes that range and field of view allow, nearest first, or why there are none. */
function pairsOf(scene: SightScene, viewer: Observer, target: SightTarget, limit: number) {
  const pairs: HexPair[] = []
  let nearest = Infinity
  for (const eye of viewer.eyes) {
    const hex = hexOf(scene.board, eye.cell)
    let allowed = 0
    for (const f of eye.facings) allowed |= 1 << f
    for (const cell of target.cells) {
      const goal = hexOf(scene.board, cell)
      const range = distance(hex, goal)
      if (range < nearest) nearest = range
      if (range > limit) continue
      const all = fieldsWith(subtract(goal, hex))
      const fields = viewer.allAround ? allowed : all & allowed
      if (fields > 0) pairs.push({ from: eye.cell, to: cell, range, fields, near: nearSide[all]! })
    }
  }
  if (pairs.length > 1) pairs.sort((a, b) => a.range - b.range)
  const why: Sight['why'] = pairs.length ? 'blocked' : nearest > limit ? 'out-of-range' : 'out-of-field'
  return { pairs, nearest, why }
}

/** Those of the facings that a corner is a front corner for: the ends of side `f` are corners `f - 1` and `f`. */
const facingsOver = (viewer: Observer, fields: number, corner: number): number =>
  viewer.allAround ? fields : fields & ((1 << corner) | (1 << ((corner + 1) % 6)))

/**
 * Is this corner also one of a nearer hex of the same base, from which the same hex was looked at? What can
 * be seen from it is the same: nothing that hinders a line lies between hexes of one base.
 */
function sharedCorner(board: Board, pairs: readonly HexPair[], n: number, corner: number): boolean {
  const { from, to } = pairs[n]!
  const beside = [board.neighbour[from * 6 + corner], board.neighbour[from * 6 + ((corner + 1) % 6)]]
  for (let i = 0; i < n; i++) if (pairs[i]!.to === to && beside.includes(pairs[i]!.from)) return true
  return false
}

/** Sixths of a circle between two facings, 0 to 3. */
const turning = (a: number, b: number): number => 3 - Math.abs(3 - Math.abs(a - b))

const preferred = (viewer: Observer, { prefer }: SightOptions): Facing =>
  prefer ?? viewer.eyes[0]?.facings[0] ?? 0

/**
 * Does the viewer see the target (5.05 to 5.15): is it in range and in the field of view, and nothing in the way
 * (5.09)? All three go to one hex of the target; both lines leave from one front corner and go to adjacent corners.
 * Cells must be on the board.
 */
export function sight(
  scene: SightScene,
  viewer: Observer,
  target: SightTarget,
  options: SightOptions = {},
): Sight {
  const { pairs, nearest, why } = pairsOf(scene, viewer, target, options.range ?? Infinity)
  const unseen: Sight = { visible: false, penalty: false, range: nearest, why, facings: [], best: null }
  if (!pairs.length) return unseen
  const look = lookAt(scene, viewer, target)
  const prefer = preferred(viewer, options)
  const grades = [none, none, none, none, none, none]
  let score = Infinity
  let best: { pair: HexPair; facing: Facing; corner: number; found: number } | undefined
  // The nearest pairs come first, so that whatever comes later has to be better by its grade.
  for (const [n, pair] of pairs.entries()) {
    const [from, to] = [look.ground.place[pair.from]!, look.ground.place[pair.to]!]
    for (let corner = 0; corner < 6; corner++) {
      const over = facingsOver(viewer, pair.fields, corner)
      if (over === 0 || (viewer.allAround && sharedCorner(scene.board, pairs, n, corner))) continue
      let known = 0
      for (const f of facings) if ((over >> f) & 1 && grades[f]! > known) known = grades[f]!
      const found = bestFrom(look, from, corner, to, pair.near, known)
      const grade = found >> 3
      if (grade >= known) continue
      for (const facing of facings) {
        if (!((over >> facing) & 1) || grade >= grades[facing]!) continue
        grades[facing] = grade
        const cost = (grade * 4 + turning(facing, prefer)) * 65_536 + pair.range
        if (cost >= score) continue
        score = cost
        best = { pair, facing, corner, found }
      }
    }
  }
  if (!best) return unseen
  const { pair, facing, corner, found } = best
  return {
    visible: true,
    penalty: found >= 8,
    range: pair.range,
    why: null,
    facings: facings.filter(f => grades[f]! < none).map(f => ({ facing: f, penalty: grades[f] === 1 })),
    best: {
      facing,
      from: { cell: pair.from, corner },
      to: { cell: pair.to, corners: ends(look, found & 7) },
    },
  }
}

const ends = (look: SightLines, end: number): number[] =>
  look.ground.rules.lines === 1 ? [end] : [(end + 5) % 6, end]

/** A line of sight with everything it meets, in order; what lies behind `blockedBy` plays no part. */
export interface SightLine {
  readonly from: { readonly cell: Cell; readonly corner: number }
  readonly to: { readonly cell: Cell; readonly corner: number }
  readonly blockedBy: Meeting | null
  readonly meetings: readonly Meeting[]
}

/**
 * Sight with its lines, for pictures and words: the best ones, or, where all are blocked, those that come
 * closest to being free. None where the target is out of range or out of the field of view.
 */
export function explainSight(
  scene: SightScene,
  viewer: Observer,
  target: SightTarget,
  options: SightOptions = {},
): { sight: Sight; lines: SightLine[] } {
  const seen = sight(scene, viewer, target, options)
  const look = lookAt(scene, viewer, target)
  const { place } = look.ground
  const line = (from: Cell, corner: number, to: Cell, end: number): SightLine => {
    const meetings: Meeting[] = []
    weigh(look, place[from]!, corner, place[to]!, end, blocked, meeting => meetings.push(meeting))
    const dotted = meetings.filter(({ effect }) => effect === 'obstacle')
    const blockedBy = meetings.find(meeting => meeting.effect === 'blocks' || meeting === dotted[1]) ?? null
    return { from: { cell: from, corner }, to: { cell: to, corner: end }, blockedBy, meetings }
  }
  if (seen.best) {
    const { from, to } = seen.best
    return { sight: seen, lines: to.corners.map(end => line(from.cell, from.corner, to.cell, end)) }
  }
  const prefer = preferred(viewer, options)
  let score = Infinity
  let lines: SightLine[] = []
  for (const pair of pairsOf(scene, viewer, target, options.range ?? Infinity).pairs)
    for (let corner = 0; corner < 6; corner++) {
      const over = facingsOver(viewer, pair.fields, corner)
      if (over === 0) continue
      const turn = Math.min(...facings.filter(f => (over >> f) & 1).map(f => turning(f, prefer)))
      for (const [late, n] of sideOrder.entries()) {
        const corners = ends(look, (pair.near + n) % 6)
        const closed = corners.filter(
          end => weigh(look, place[pair.from]!, corner, place[pair.to]!, end) >= blocked,
        ).length
        const cost = ((closed * 8 + turn) * 65_536 + pair.range) * 8 + late
        if (cost >= score) continue
        score = cost
        lines = corners.map(end => line(pair.from, corner, pair.to, end))
      }
    }
  return { sight: seen, lines }
}
