import { add, facings, type Hex, steps, turned } from './hex.ts'

/**
 * Exact geometry of straight lines between corners of hexes, in whole numbers throughout.
 *
 * On a lattice three times as fine as the hexes' own, the centre of hex `h` lies at `3h` and its corner `i`
 * at `3h + d(i) + d(i+1)`, where `d` is the step through a side. So side `f` reaches from corner `f - 1` to
 * corner `f`; at corner `i` of `h` meet `h`, `h + d(i)` and `h + d(i+1)`; and which side of a line a corner
 * lies on is the sign of a cross product.
 */
export interface Point {
  readonly q: number
  readonly r: number
}

/** From the centre of a hex to its corner `i`; a side is as long as that. */
export const spokes: readonly Point[] = facings.map(i => add(steps[i]!, steps[turned(i, 1)]!))

/** Corner `i` of a hex as a point of the lattice. */
export function corner({ q, r }: Hex, i: number): Point {
  const spoke = spokes[turned(i, 0)]!
  return { q: 3 * q + spoke.q, r: 3 * r + spoke.r }
}

/**
 * How a line goes from hex to hex, without saying where it lies: two lines with the same vector from corners
 * of the same kind (even or odd) share their walk, so walks are kept and used again.
 */
export interface Walk {
  /** which corner of its first hex the line starts from, and which of its last hex it ends at */
  readonly first: number
  readonly last: number
  /**
   * What happens between one hex and the next:
   * - `0` to `5`: leaves through that side, at a point that is not its end;
   * - `6 + 2i`, `7 + 2i`: leaves over corner `i`, into the hex behind side `i` or the one behind side `i + 1`;
   * - `18 + i`: runs over corner `i` and along the side that goes on from there, to the hex at its far end.
   */
  readonly passes: Uint8Array
  /** The line starts along a side: it is not inside its first hex, which lies behind its start. */
  readonly startsAlong: boolean
  /** The line ends along a side: it is not inside its last hex, which lies behind its end. */
  readonly endsAlong: boolean
}

export const overCorner = 6
export const alongSide = 18

/** Where each pass of a walk leads, in hexes. */
export const passSteps: readonly Hex[] = [
  ...steps,
  ...facings.flatMap(i => [steps[i]!, steps[turned(i, 1)]!]),
  ...spokes,
]

const walks = new Map<number, Walk>()
/** All walks of a board of 24 by 16 hexes are about 6000. */
const mostWalks = 20_000

/**
 * The walk of a line with vector `q`, `r` (lattice units, each below 4096) from an even (0) or odd (1) corner.
 * A line without length is inside no hex: it starts and ends "along", with no pass.
 */
export function walk(odd: number, q: number, r: number): Walk {
  const key = ((q + 4096) * 8192 + r + 4096) * 2 + odd
  const known = walks.get(key)
  if (known) return known
  if (walks.size >= mostWalks) walks.clear()
  const made = makeWalk(odd, q, r)
  walks.set(key, made)
  return made
}

function makeWalk(odd: number, q: number, r: number): Walk {
  if (q === 0 && r === 0)
    return { first: odd, last: odd, passes: new Uint8Array(), startsAlong: true, endsAlong: true }
  /** positive where `p` lies clockwise of the line's direction */
  const hand = (p: Point) => q * p.r - r * p.q
  const bySpoke = spokes.map(hand)
  const byStep = steps.map(hand)
  const at = (i: number) => bySpoke[(i + 6) % 6]!

  let first = -1
  let startsAlong = false
  for (let i = odd; i < 6 && first < 0; i += 2) if (at(i - 1) > at(i) && at(i) > at(i + 1)) first = i
  for (let i = odd; i < 6 && first < 0; i += 2)
    if (at(i) === 0 && q * spokes[i]!.q + r * spokes[i]!.r > 0) {
      first = i
      startsAlong = true
    }

  const passes: number[] = []
  /** the centre of the hex the line is in, from its start, and the line's hand of it */
  let centre: Point = { q: -spokes[first]!.q, r: -spokes[first]!.r }
  let off = -at(first)
  const goOn = (pass: number) => {
    passes.push(pass)
    const { q, r } = passSteps[pass]!
    centre = { q: centre.q + 3 * q, r: centre.r + 3 * r }
  }
  const ends = (i: number) => centre.q + spokes[i]!.q === q && centre.r + spokes[i]!.r === r
  const done = (last: number, endsAlong: boolean): Walk => ({
    first,
    last,
    passes: Uint8Array.from(passes),
    startsAlong,
    endsAlong,
  })
  if (startsAlong) {
    goOn(alongSide + first)
    if (ends(turned(first, 3))) return done(turned(first, 3), true)
  }
  for (;;) {
    // The line leaves where the corners, taken clockwise, change from its left hand to its right.
    let x = 0
    while (!(off + at(x - 1) < 0 && off + at(x) >= 0)) x++
    if (off + at(x) > 0) {
      goOn(x)
      off += 3 * byStep[x]!
    } else if (ends(x)) return done(x, false)
    else if (at(x) === 0) {
      goOn(alongSide + x)
      if (ends(turned(x, 3))) return done(turned(x, 3), true)
    } else {
      const behind = at(x) > 0 ? 0 : 1
      goOn(overCorner + 2 * x + behind)
      off += 3 * byStep[turned(x, behind)]!
    }
  }
}

/** Something a line does on its way. */
export type Part =
  /** crosses the inside of a hex */
  | { readonly kind: 'inside'; readonly hex: Hex }
  /** runs along the whole side between two hexes */
  | { readonly kind: 'along'; readonly hexes: readonly [Hex, Hex] }
  /** crosses the side between two hexes, from the first to the second, at a point that is not its end */
  | { readonly kind: 'side'; readonly hexes: readonly [Hex, Hex] }
  /** passes a corner that is not one of its own ends */
  | { readonly kind: 'corner'; readonly at: Point }

/**
 * Everything a straight line between two corners does, in order. Stretches (`inside`, `along`) and what lies
 * between them (`side`, `corner`) take turns, so the first part is what the line leaves its first corner
 * into, the last what it reaches its last corner from, and a corner's neighbours in the list are what it
 * comes from and goes on to. A line without length does nothing: `[]`.
 * @throws RangeError for a point that is no corner of any hex
 */
export function trace(from: Point, to: Point): Part[] {
  const odd = parity(from)
  parity(to)
  const { first, passes, startsAlong, endsAlong } = walk(odd, to.q - from.q, to.r - from.r)
  let hex: Hex = { q: (from.q - spokes[first]!.q) / 3, r: (from.r - spokes[first]!.r) / 3 }
  const parts: Part[] = startsAlong ? [] : [{ kind: 'inside', hex }]
  passes.forEach((pass, n) => {
    const next = add(hex, passSteps[pass]!)
    const ended = endsAlong && n === passes.length - 1
    if (pass < overCorner) parts.push({ kind: 'side', hexes: [hex, next] })
    else if (pass < alongSide) parts.push({ kind: 'corner', at: corner(hex, (pass - overCorner) >> 1) })
    else {
      const i = pass - alongSide
      if (n > 0 || !startsAlong) parts.push({ kind: 'corner', at: corner(hex, i) })
      parts.push({ kind: 'along', hexes: [add(hex, steps[i]!), add(hex, steps[turned(i, 1)]!)] })
      if (!ended) parts.push({ kind: 'corner', at: corner(next, i + 3) })
    }
    if (!ended) parts.push({ kind: 'inside', hex: next })
    hex = next
  })
  return parts
}

/** 0 for a corner that is the even one of its hexes, 1 for an odd one. */
function parity({ q, r }: Point): number {
  const third = ((q % 3) + 3) % 3
  if (third === 0 || third !== ((r % 3) + 3) % 3) throw new RangeError(`no corner at ${q}, ${r}`)
  return third - 1
}
