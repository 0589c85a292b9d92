import { add, facings, type Hex, steps, turned } from './hex.ts'

/**
 * Exact geometry of straight lines between corners of hexes, in whole numbers throughout.
 *
 * On a lattice three times as fine as the hexes' own, the centre of hex `h` lies at `3h` and its corner `i`
 * at `3h + d(i) + d(i+1)`, where `d` is the step through a side. So side `f` reaches from corner `f - 1` to
 * corner `f`; at corner `i` of `h` meet `h`, `h + d(i)` and `h + d(i+1)`; and which side of a line a corner
 * lies on is the sign of a cross product.
 */
export interface LatticePoint {
  readonly q: number
  readonly r: number
}

/** From the centre of a hex to its corner `i`; a side is as long as that. */
export const spokes: readonly LatticePoint[] = facings.map(i => add(steps[i]!, steps[turned(i, 1)]!))

/** Corner `i` of a hex as a point of the lattice. */
export function corner({ q, r }: Hex, i: number): LatticePoint {
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

/** Where a walk is kept goes by its vector; another that falls on the same place drives it out. */
const walks: ({ readonly key: number; readonly walk: Walk } | undefined)[] = Array(1 << 14)

/**
 * The walk of a line with vector `q`, `r` (lattice units, each below 4096) from an even (0) or odd (1) corner.
 * A line without length is inside no hex: it starts and ends "along", with no pass.
 * @throws RangeError where the vector leads to no corner
 */
export function walk(odd: number, q: number, r: number): Walk {
  const key = ((q + 4096) * 8192 + r + 4096) * 2 + odd
  const place = (q * 163 + r * 2 + odd) & (walks.length - 1)
  const known = walks[place]
  if (known && known.key === key) return known.walk
  const made = makeWalk(odd, q, r)
  walks[place] = { key, walk: made }
  return made
}

/** What walks are built in; a line has less than three passes to each unit of its vector. */
const building = new Uint8Array(3 * 8192)
const bySpoke = new Int32Array(6)

function makeWalk(odd: number, q: number, r: number): Walk {
  if (q === 0 && r === 0)
    return { first: odd, last: odd, passes: new Uint8Array(), startsAlong: true, endsAlong: true }
  parity({ q: odd + 1 + q, r: odd + 1 + r })
  // Cross products with the line: positive for what lies on its right hand, clockwise from its direction.
  for (let i = 0; i < 6; i++) bySpoke[i] = q * spokes[i]!.r - r * spokes[i]!.q

  // Of the three hexes at its start, the line enters one between the two sides that meet there; or else it
  // runs along the side between two of them, straight on from the spoke of the third.
  let first = odd
  let startsAlong = false
  for (let i = odd; i < 6 && !startsAlong; i += 2) {
    const hand = bySpoke[i]!
    const ahead = hand === 0 && q * spokes[i]!.q + r * spokes[i]!.r > 0
    if (ahead || (bySpoke[(i + 5) % 6]! > hand && hand > bySpoke[(i + 1) % 6]!)) first = i
    startsAlong = ahead
  }

  let length = 0
  let endsAlong = false
  /** the centre of the hex the line is in, from its start, and the line's hand of it */
  let x = -spokes[first]!.q
  let y = -spokes[first]!.r
  let off = -bySpoke[first]!
  /** the corner over which it leaves that hex, where it does */
  let over = first
  for (;;) {
    // It leaves where the corners, taken clockwise, change from its left hand to its right.
    let i = 0
    while (off + bySpoke[(i + 5) % 6]! >= 0 || off + bySpoke[i]! < 0) i++
    const spoke = spokes[i]!
    over = i
    let pass = i
    const hand = bySpoke[i]!
    if (off + hand === 0) {
      if (x + spoke.q === q && y + spoke.r === r) break
      pass = hand === 0 ? alongSide + i : overCorner + 2 * i + (hand > 0 ? 0 : 1)
    }
    const { q: dq, r: dr } = passSteps[pass]!
    building[length++] = pass
    x += 3 * dq
    y += 3 * dr
    off += 3 * (q * dr - r * dq)
    if (pass < alongSide) continue
    over = (over + 3) % 6
    endsAlong = x + spokes[over]!.q === q && y + spokes[over]!.r === r
    if (endsAlong) break
  }
  return { first, last: over, passes: building.slice(0, length), startsAlong, endsAlong }
}

/** Something a line does on its way. */
export type LinePart =
  /** crosses the inside of a hex */
  | { readonly kind: 'inside'; readonly hex: Hex }
  /** runs along the whole side between two hexes */
  | { readonly kind: 'along'; readonly hexes: readonly [Hex, Hex] }
  /** crosses the side between two hexes, from the first to the second, at a point that is not its end */
  | { readonly kind: 'side'; readonly hexes: readonly [Hex, Hex] }
  /** passes a corner that is not one of its own ends */
  | { readonly kind: 'corner'; readonly at: LatticePoint }

/**
 * Everything a straight line between two corners does, in order. Stretches (`inside`, `along`) and what lies
 * between them (`side`, `corner`) take turns, so the first part is what the line leaves its first corner
 * into, the last what it reaches its last corner from, and a corner's neighbours in the list are what it
 * comes from and goes on to. A line without length does nothing: `[]`.
 * @throws RangeError for a point that is no corner of any hex
 */
export function trace(from: LatticePoint, to: LatticePoint): LinePart[] {
  const { first, passes, startsAlong, endsAlong } = walk(parity(from), to.q - from.q, to.r - from.r)
  let hex: Hex = { q: (from.q - spokes[first]!.q) / 3, r: (from.r - spokes[first]!.r) / 3 }
  const parts: LinePart[] = startsAlong ? [] : [{ kind: 'inside', hex }]
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
function parity({ q, r }: LatticePoint): number {
  const third = ((q % 3) + 3) % 3
  if (third === 0 || third !== ((r % 3) + 3) % 3) throw new RangeError(`no corner at ${q}, ${r}`)
  return third - 1
}
