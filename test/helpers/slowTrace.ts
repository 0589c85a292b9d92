import { add, type Hex, steps } from '../../rules/core/hex.ts'

/**
 * What a straight line between two hex corners does, decided anew for every hex and every side near it in
 * rational numbers. Shares nothing with rules/core/geometry.ts but the lattice.
 */

/** A fraction with a positive denominator. */
interface Ratio {
  n: bigint
  d: bigint
}
const ratio = (n: bigint, d: bigint): Ratio => (d < 0n ? { n: -n, d: -d } : { n, d })
const compare = (a: Ratio, b: Ratio) => {
  const difference = a.n * b.d - b.n * a.d
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}
const middle = (a: Ratio, b: Ratio) => ratio(a.n * b.d + b.n * a.d, 2n * a.d * b.d)
const zero: Ratio = { n: 0n, d: 1n }
const one: Ratio = { n: 1n, d: 1n }

type Pair = readonly [bigint, bigint]
const minus = (a: Pair, b: Pair): Pair => [a[0] - b[0], a[1] - b[1]]
const cross = (a: Pair, b: Pair) => a[0] * b[1] - a[1] * b[0]

/** Corners of a hex written out one by one: upper right, right, lower right, lower left, left, upper left. */
const outline: readonly Pair[] = [
  [1n, -2n],
  [2n, -1n],
  [1n, 1n],
  [-1n, 2n],
  [-2n, 1n],
  [-1n, -1n],
]

export interface LatticePoint {
  q: number
  r: number
}

const pair = ({ q, r }: LatticePoint): Pair => [BigInt(q), BigInt(r)]
const cornersOf = (hex: Hex): Pair[] =>
  outline.map(([q, r]) => [3n * BigInt(hex.q) + q, 3n * BigInt(hex.r) + r])

/** Where along the line (0 to 1) the open inside of a hex is crossed. */
function inside(hex: Hex, from: Pair, to: Pair): [Ratio, Ratio] | undefined {
  let [low, high] = [zero, one]
  const corners = cornersOf(hex)
  for (let i = 0; i < 6; i++) {
    const [a, b] = [corners[(i + 5) % 6]!, corners[i]!]
    // The hex lies on the positive hand of its outline.
    const start = cross(minus(b, a), minus(from, a))
    const end = cross(minus(b, a), minus(to, a))
    if (start <= 0n && end <= 0n) return undefined
    if (start >= 0n && end >= 0n) continue
    const root = ratio(start, start - end)
    if (start < 0n && compare(root, low) > 0) low = root
    if (start > 0n && compare(root, high) < 0) high = root
  }
  return compare(low, high) < 0 ? [low, high] : undefined
}

const nameHex = (hex: Hex) => `${hex.q},${hex.r}`
export const nameSide = (a: Hex, b: Hex) => [nameHex(a), nameHex(b)].sort().join(' | ')

/** Numbers of the hexes that come near a stretch of the lattice. */
const reach = (a: number, b: number): [number, number] => [
  Math.floor(Math.min(a, b) / 3) - 2,
  Math.ceil(Math.max(a, b) / 3) + 2,
]

/** Parts in order, each with its place: `inside 0,1`, `along 0,0 | 1,0`, `side 0,0 | 1,0`, `corner 1,-2`. */
export function slowTrace(start: LatticePoint, end: LatticePoint): string[] {
  const [from, to] = [pair(start), pair(end)]
  const line = minus(to, from)
  if (line[0] === 0n && line[1] === 0n) return []
  const found = new Map<string, Ratio>()
  const where = (p: Pair): Ratio => {
    const k = line[0] === 0n ? 1 : 0
    return ratio(p[k] - from[k], line[k])
  }
  const within = (t: Ratio) => compare(t, zero) > 0 && compare(t, one) < 0

  const [q0, q1] = reach(start.q, end.q)
  const [r0, r1] = reach(start.r, end.r)
  for (let q = q0; q <= q1; q++)
    for (let r = r0; r <= r1; r++) {
      const hex = { q, r }
      const crossed = inside(hex, from, to)
      if (crossed) found.set(`inside ${nameHex(hex)}`, middle(...crossed))
      const corners = cornersOf(hex)
      for (let i = 0; i < 6; i++) {
        const [a, b] = [corners[(i + 5) % 6]!, corners[i]!]
        const [ha, hb] = [cross(line, minus(a, from)), cross(line, minus(b, from))]
        const side = nameSide(hex, add(hex, steps[i]!))
        if (hb === 0n && within(where(b))) found.set(`corner ${b.join(',')}`, where(b))
        if (ha === 0n && hb === 0n) {
          // both ends are corners of the lattice, so a side is run along whole or not at all
          const t = middle(where(a), where(b))
          if (within(t)) found.set(`along ${side}`, t)
        } else if (ha < 0n !== hb < 0n && ha !== 0n && hb !== 0n) {
          // a + s (b - a) lies on the line where its hand is 0
          const t = ratio(cross(minus(a, from), minus(b, a)), cross(line, minus(b, a)))
          if (within(t)) found.set(`side ${side}`, t)
        }
      }
    }
  return [...found].sort(([, a], [, b]) => compare(a, b)).map(([name]) => name)
}
