import { alongSide, overCorner, spokes, walk } from '../core/geometry.ts'
import { type Facing, turned } from '../core/hex.ts'
import { type Cell, type SideKind, sideKind } from './board.ts'
import {
  blocked,
  clear,
  costly,
  either,
  join,
  lighter,
  obstacle,
  perPlace,
  type SideOf,
  type SightGrid,
  sideBurden,
  turnBurden,
  turnSides,
} from './sightGrid.ts'

/** What stands on a cell, for sight: one byte a cell, 0 where nobody stands. */
export const occupied = {
  here: 1,
  /** the figure counts as raised, as it does with any hex of its base (5.14, 8.10h) */
  raised: 2,
  /** where it would block, it lets the line pass; crossing it costs the penalty (8.10e, 8.46) */
  soft: 4,
  /** it blocks at any height (8.46) */
  tall: 8,
  /** what it is to this pair is not known yet: `Scene.ask` says so */
  unasked: 16,
} as const

/** `occupied` flags of whoever stands on a cell, for one pair of shooter and target. */
export type Ask = (cell: Cell) => number

/** A pair of shooter and target, with all that their lines have in common. Hexes are places of the ground. */
export interface SightLines {
  readonly ground: SightGrid
  /** `occupied` flags by cell */
  readonly occupants: Uint8Array
  readonly ask: Ask | undefined
  /** hexes of the shooter's base and of the target's: they never block (5.11) */
  readonly own: readonly number[]
  readonly aim: readonly number[]
  /** the shooter is raised, and pays no penalty (5.171) */
  readonly raised: boolean
  /** figures that are not raised do not block (5.14, 5.15) */
  readonly overFigures: boolean
  /** raised ground blocks (5.12), except the pieces `linked` to whoever stands on it (5.141) */
  readonly hills: boolean
  readonly linked: readonly number[]
  /** where a line has the choice between the penalty and an obstacle side, the one it takes, once that is known */
  readonly choice: number | undefined
}

/** Something that a line meets, for people to read. */
export interface Meeting {
  readonly what: 'side' | 'border' | 'figure' | 'raised'
  readonly effect: 'blocks' | 'obstacle' | 'penalty'
  /** the hex, or the hex whose side it is */
  readonly cell: Cell
  readonly facing?: Facing
  readonly kind?: SideKind
  /** across it, along it, or round a corner at its end */
  readonly how: 'across' | 'along' | 'corner'
  readonly rule: string
}
export type Note = (meeting: Meeting) => void

/** A line that is followed a second time, to tell what it meets, takes what served it best. */
const settled = ({ choice }: SightLines, burden: number): number =>
  burden === either && choice !== undefined ? choice : burden

/**
 * Follows the line from corner `i` of the shooter's hex `from` to corner `j` of the target's hex `to`. At its
 * ends the line is in the sector of these very hexes.
 * @param stop burdens that make the line useless to the caller, so that it need not go on
 * @param note is told everything up to the border of the board, behind what blocks too
 */
export function weigh(
  look: SightLines,
  from: number,
  i: number,
  to: number,
  j: number,
  stop = blocked,
  note?: Note,
): number {
  const burden = follow(look, from, i, to, j, stop)
  const choice = burden === either ? obstacle : costly
  if (note) follow({ ...look, choice }, from, i, to, j, stop, note)
  return burden === either ? choice : burden
}

function follow(
  look: SightLines,
  from: number,
  i: number,
  to: number,
  j: number,
  stop: number,
  note?: Note,
): number {
  const { ground: g } = look
  const [a, b] = [spokes[i]!, spokes[j]!]
  const { first, last, passes, startsAlong, endsAlong } = walk(
    i & 1,
    3 * (g.q[to]! - g.q[from]!) + b.q - a.q,
    3 * (g.r[to]! - g.r[from]!) + b.r - a.r,
  )
  const end = passes.length - 1
  if (end < 0 && startsAlong) return meetTurn(look, from, i, to, note)

  let burden = clear
  const shift = (first - i + 6) % 6
  let at = shift === 0 ? from : from + g.delta[shift === 2 ? i : turned(i, 1)]!
  if (!startsAlong && shift !== 0) {
    burden = meetTurn(look, from, i, at, note)
    if (mayHinder(look, at)) burden = join(burden, meetHex(look, at, 'across', note))
  }
  for (let n = 0; n <= end; n++) {
    if ((burden & stop) > 0 && (!note || g.cell[at]! < 0)) return burden
    const pass = passes[n]!
    const next = at + g.delta[pass]!
    const ended = endsAlong && n === end
    if (pass >= alongSide) {
      const start = startsAlong && n === 0 ? from : at
      burden = join(burden, meetAlong(look, at, pass - alongSide, start, ended ? to : next, note))
    } else {
      // A penalty that is paid, or never is, makes no difference any more, nor does the choice of it.
      const settled = note || !(look.raised || burden & costly) ? clear : costly | either
      if ((g.passes[at * perPlace + pass]! & ~settled) > 0)
        burden = join(
          burden,
          pass < overCorner
            ? meetSide(look, at, pass, note)
            : meetTurn(look, at, (pass - overCorner) >> 1, next, note),
        )
    }
    if (!ended && mayHinder(look, next)) burden = join(burden, meetHex(look, next, 'across', note))
    at = next
  }
  if (!endsAlong && last !== j) burden = join(burden, meetTurn(look, to, j, at, note))
  return burden
}

/** A raised shooter pays no penalty, and prefers it to an obstacle side. */
const lightened = (look: SightLines, burden: number): number =>
  look.raised ? (burden === either ? clear : burden & ~costly) : burden

function meetSide(look: SightLines, place: number, f: number, note?: Note): number {
  const burden = lightened(look, sideBurden(look.ground, place, f, look.own))
  if (note && burden > 0) tellSide(look, [place, f], burden, 'across', note)
  return burden
}

/** At corner `i` of `place`, to a neighbour there or to nowhere else. */
function meetTurn(look: SightLines, place: number, i: number, to: number, note?: Note): number {
  const g = look.ground
  if (place === to) return clear
  const b = to === place + g.delta[i]! ? 0 : 1
  const common = g.passes[place * perPlace + overCorner + 2 * i + b]!
  if (common === clear) return clear
  const third = place + g.delta[turned(i, 1 - b)]!
  const mine = look.own.includes(place) || look.own.includes(to) || look.own.includes(third)
  const burden = settled(look, lightened(look, mine ? turnBurden(g, place, i, b, look.own) : common))
  if (note && burden > 0) {
    const burdenOf = (side: SideOf) => lightened(look, sideBurden(g, ...side, look.own))
    const [through, ...round] = turnSides(g, place, i, b)
    let untold = burden
    for (const side of burdenOf(through) === burden ? [through] : round) {
      const part = burdenOf(side) & untold
      if (part > 0) tellSide(look, side, part, 'corner', note)
      untold &= ~part
    }
  }
  return burden
}

/**
 * Along the side that goes on from corner `i` of `place`, from hex `from` at its near end to hex `to` at its
 * far end. The line stays on one hand of the side, the one that costs the shooter less; it crosses nobody.
 */
function meetAlong(
  look: SightLines,
  place: number,
  i: number,
  from: number,
  to: number,
  note?: Note,
): number {
  const g = look.ground
  const left = place + g.delta[i]!
  const right = place + g.delta[turned(i, 1)]!
  let burden = clear
  if (g.rules.alongBlocks) {
    if (sideBurden(g, left, turned(i, 2), look.own) >= blocked) {
      burden = blocked
      // A side of no hex on the board cannot be told; that of the hex in front of it can.
      const outside = g.cell[left]! < 0 && g.cell[right]! < 0
      if (note) tellSide(look, outside ? [place, i] : [left, turned(i, 2)], blocked, 'along', note)
    }
    if (mayHinder(look, left)) burden = join(burden, meetHex(look, left, 'along', note))
    if (mayHinder(look, right)) burden = join(burden, meetHex(look, right, 'along', note))
    if (burden >= blocked) return blocked
  }
  const onLeft = meetHand(look, left, turned(i, 2), turned(i, 1), from, to)
  if (onLeft === clear) return burden
  const onRight = meetHand(look, right, turned(i, 4), turned(i, 5), from, to)
  const best = settled(look, lighter(onLeft, onRight))
  if (note && onLeft === best) meetHand(look, left, turned(i, 2), turned(i, 1), from, to, note)
  else if (note) meetHand(look, right, turned(i, 4), turned(i, 5), from, to, note)
  return join(burden, best)
}

/** Along a side on one hand of it: into the hex there from `from` at one corner, and out to `to` at the other. */
const meetHand = (
  look: SightLines,
  place: number,
  near: number,
  far: number,
  from: number,
  to: number,
  note?: Note,
): number => join(meetTurn(look, place, near, from, note), meetTurn(look, place, far, to, note))

/** Is there a figure or raised ground? */
const mayHinder = ({ ground: g, occupants }: SightLines, place: number): boolean =>
  (occupants[g.cell[place]!]! | g.hills[place]!) > 0

function meetHex(look: SightLines, place: number, how: 'across' | 'along', note?: Note): number {
  const cell = look.ground.cell[place]!
  if (look.own.includes(place) || look.aim.includes(place)) return clear
  let burden = clear
  const raised = look.ground.hills[place]! > 0
  if (raised && look.hills && !look.linked.includes(look.ground.board.plateau[cell]!)) {
    burden = blocked
    note?.({ what: 'raised', effect: 'blocks', cell, how, rule: look.linked.length ? '5.141' : '5.12' })
  }
  let figure = look.occupants[cell]!
  if (figure & occupied.unasked) look.occupants[cell] = figure = look.ask!(cell)
  if (figure === 0 || (look.overFigures && !(figure & (occupied.raised | occupied.tall)))) return burden
  const soft = (figure & occupied.soft) > 0
  // The penalty is for crossing somebody, not for passing by (8.10e, 8.46).
  if (soft && (look.raised || how === 'along')) return burden
  if (soft) note?.({ what: 'figure', effect: 'penalty', cell, how, rule: '5.171' })
  else note?.({ what: 'figure', effect: 'blocks', cell, how, rule: '5.11' })
  return join(burden, soft ? costly : blocked)
}

function tellSide(look: SightLines, side: SideOf, burden: number, how: Meeting['how'], note: Note): void {
  const g = look.ground
  const there: SideOf = [side[0] + g.delta[side[1]]!, turned(side[1], 3)]
  const [here, behind] = g.cell[side[0]]! < 0 ? [there, side] : [side, there]
  const cell = g.cell[here[0]]!
  if (cell < 0) return
  const border = g.cell[behind[0]]! < 0
  const facing = turned(here[1], 0)
  const what = border ? 'border' : 'side'
  const seen = { what, cell, facing, kind: sideKind(g.board, cell, facing), how } as const
  if (burden >= blocked) {
    const rule = border ? '4.06' : how === 'corner' ? '5.121' : '5.10'
    note({ ...seen, effect: 'blocks', rule })
    return
  }
  if (burden & obstacle) note({ ...seen, effect: 'obstacle', rule: '4.041' })
  if (burden & costly) note({ ...seen, effect: 'penalty', rule: '5.171' })
}
