import { overCorner, passSteps } from '../core/geometry.ts'
import { facings, turned } from '../core/hex.ts'
import { type Board, hexOf, type SideKind, sideKind } from './board.ts'

/** What a rule book says about lines of sight. */
export interface SightRules {
  /** lines that must be free: one, or two to adjacent corners of one hex (5.10) */
  readonly lines: 1 | 2
  /** running along a black side, an occupied hex or raised ground blocks as crossing does (5.121) */
  readonly alongBlocks: boolean
  /** a line may cross one obstacle side (4.041), and there is a penalty (5.171); else obstacle sides are black */
  readonly obstacles: boolean
  /** raised ground in between may block (5.12, 5.141) */
  readonly raisedBlocks: boolean
  /** figures that are not raised do not block towards a raised target either (5.15) */
  readonly raisedTarget: boolean
}

/**
 * What a line meets, and what it has met so far: nothing, something that costs the penalty of 5.171, an
 * obstacle side, both of these, or something that blocks.
 */
export const clear = 0
export const costly = 1
export const obstacle = 2
export const blocked = 8
/**
 * The penalty or an obstacle side, as the rest of the line has it. The obstacle side costs the shooter nothing
 * by itself, so it is the better one until another would make two (4.041).
 */
export const either = 4

function joinedBy(a: number, b: number): number {
  const all = a | b
  if (all >= blocked || (a & b & obstacle) > 0) return blocked
  if (all < either) return all
  // One choice stays open beside nothing; anything else is best met with the penalty.
  return a === clear || b === clear ? either : (all & obstacle) | costly
}

/** All pairs worked out, since a line asks at every hex. */
const joined = Uint8Array.from({ length: 256 }, (_, pair) => joinedBy(pair >> 4, pair & 15))

/** Two burdens on one line: the second obstacle side blocks (4.041). */
export const join = (a: number, b: number): number => joined[(a << 4) | b]!

/** Of two ways the one that costs the shooter less: no penalty, then no obstacle side. */
export function lighter(a: number, b: number): number {
  if (a + b === costly + obstacle && a !== clear && b !== clear) return either
  if (a === either || b === either) return a === clear || b === clear ? clear : either
  return Math.min(a, b)
}

/** `Ground.hills` of raised ground; a bit that no figure's flag uses (see `occupied` in lines.ts) */
export const hill = 128

/**
 * A board as lines of sight see it. Its hexes are numbered as places of an axial grid with a rim around it,
 * so that a step is the addition of one number, wherever it starts.
 */
export interface SightGrid {
  readonly board: Board
  readonly rules: SightRules
  /** place of each cell */
  readonly place: Int16Array
  /** cell of each place, -1 outside the board */
  readonly cell: Int16Array
  /** axial coordinates of each place, counted from a corner of the grid: only differences matter */
  readonly q: Int16Array
  readonly r: Int16Array
  /** what each pass of a walk adds to a place */
  readonly delta: readonly number[]
  /** burden of crossing each of the 6 sides of each place */
  readonly sides: Uint8Array
  /** burden of each pass through a side or over a corner, `passes[place * perPlace + pass]` */
  readonly passes: Uint8Array
  /** `hill` for places of raised ground */
  readonly hills: Uint8Array
}

export const perPlace = 18
const rim = 2
const grounds = new WeakMap<Board, WeakMap<SightRules, SightGrid>>()

/** The tables of a board, worked out once for each board and rule book. */
export function sightGridOf(board: Board, rules: SightRules): SightGrid {
  let ofBoard = grounds.get(board)
  if (!ofBoard) {
    ofBoard = new WeakMap()
    grounds.set(board, ofBoard)
  }
  let ground = ofBoard.get(rules)
  if (!ground) {
    ground = makeSightGrid(board, rules)
    ofBoard.set(rules, ground)
  }
  return ground
}

/** @param free the side is one of a raised hex, and costs no penalty (5.171) */
function heaviness(kind: SideKind, rules: SightRules, free: boolean): number {
  if (kind === 'impassable') return blocked
  if (kind === 'obstacle' && !rules.obstacles) return blocked
  if (kind === 'open' || kind === 'water' || !rules.obstacles) return clear
  return (kind === 'obstacle' ? obstacle : clear) | (free ? clear : costly)
}

function makeSightGrid(board: Board, rules: SightRules): SightGrid {
  const { columns, rows } = board
  const width = columns + 2 * rim
  const above = (columns >> 1) + rim
  const places = width * (above + rows + rim)
  const ground: SightGrid = {
    board,
    rules,
    place: new Int16Array(columns * rows),
    cell: new Int16Array(places).fill(-1),
    q: Int16Array.from({ length: places }, (_, place) => place % width),
    r: Int16Array.from({ length: places }, (_, place) => Math.floor(place / width)),
    delta: passSteps.map(({ q, r }) => r * width + q),
    // black unless it lies between two hexes of the board: nobody sees across the border (4.06), whose sides
    // are impassable on the board too
    sides: new Uint8Array(places * 6).fill(blocked),
    passes: new Uint8Array(places * perPlace).fill(blocked),
    hills: new Uint8Array(places),
  }
  for (let cell = 0; cell < columns * rows; cell++) {
    const { q, r } = hexOf(board, cell)
    const place = (r + above) * width + q + rim
    ground.place[cell] = place
    if (!board.present[cell]) continue
    ground.cell[place] = cell
    ground.hills[place] = board.raised[cell] ? hill : 0
    for (const f of facings) {
      const behind = board.neighbour[cell * 6 + f]!
      const free = board.raised[cell] === 1 || board.raised[behind] === 1
      ground.sides[place * 6 + f] = heaviness(sideKind(board, cell, f), rules, free)
    }
  }
  for (const place of ground.place) {
    const sides = place * 6
    const passes = place * perPlace
    for (let i = 0; i < 6; i++) {
      const [through, beside] = [ground.sides[sides + i]!, ground.sides[sides + ((i + 1) % 6)]!]
      const beyond = ground.sides[(place + ground.delta[i]!) * 6 + ((i + 2) % 6)]!
      ground.passes[passes + i] = through
      ground.passes[passes + overCorner + 2 * i] = lighterWay(through, beside, beyond)
      ground.passes[passes + overCorner + 2 * i + 1] = lighterWay(beside, through, beyond)
    }
  }
  return ground
}

/**
 * Going from hex to hex at a corner, through the side between them or through the two other sides: what is
 * crossed is the lighter of both ways. So a corner parts its surroundings only where two or three sides do,
 * and one that ends there alone is merely touched (5.121). Two obstacle sides on the way round count as one.
 */
const lighterWay = (through: number, beside: number, beyond: number): number =>
  lighter(through, Math.min(blocked, beside | beyond))

/** Crossing side `f` of a place; sides of the shooter's own hexes cost no penalty (5.171). */
export function sideBurden(g: SightGrid, place: number, f: number, own: readonly number[]): number {
  const burden = g.sides[place * 6 + f]!
  const free = (burden & costly) > 0 && (own.includes(place) || own.includes(place + g.delta[f]!))
  return free ? burden - costly : burden
}

/** A side, named from one of its places. */
export type SideOf = readonly [place: number, f: number]

/**
 * The three sides that meet at corner `i` of a place, as they lie to somebody who goes from there to the hex
 * behind side `i` (`b` = 0) or behind side `i + 1` (`b` = 1): the one in between, and the two of the way round.
 */
export const turnSides = (
  g: SightGrid,
  place: number,
  i: number,
  b: number,
): readonly [through: SideOf, beside: SideOf, beyond: SideOf] => [
  [place, turned(i, b)],
  [place, turned(i, 1 - b)],
  [place + g.delta[i]!, turned(i, 2)],
]

/** Burden of such a turn for one shooter. `Ground.passes` has it without regard to the shooter's own hexes. */
export function turnBurden(
  g: SightGrid,
  place: number,
  i: number,
  b: number,
  own: readonly number[],
): number {
  return lighterWay(
    sideBurden(g, place, (i + b) % 6, own),
    sideBurden(g, place, (i + 1 - b) % 6, own),
    sideBurden(g, place + g.delta[i]!, (i + 2) % 6, own),
  )
}
