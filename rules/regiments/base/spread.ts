import { type Fraction, fraction } from '../../play/odds/fraction.ts'
import type { Amount } from '../unit/unitProfile.ts'

/** How likely each number from 0 on is: in so many ways of all. Whole numbers, so that nothing is rounded. */
export interface Spread {
  ways: readonly bigint[]
  of: bigint
}

export const exactly = (number: number): Spread => ({
  ways: Array.from({ length: number + 1 }, (_, i) => (i === number ? 1n : 0n)),
  of: 1n,
})

const divisor = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a, b]
  while (y > 0n) [x, y] = [y, x % y]
  return x
}

/** The same in the smallest whole numbers. Short ones only: it takes time for long ones. */
export function reduced({ ways, of }: Spread): Spread {
  const by = ways.reduce((common, each) => (common === 1n ? common : divisor(each, common)), of)
  return by === 1n ? { ways, of } : { ways: ways.map(each => each / by), of: of / by }
}

/** The sum of two that do not depend on each other; what goes beyond `most` counts as `most`. */
export function sumOf(a: Spread, b: Spread, most = Infinity): Spread {
  const ways: bigint[] = Array.from(
    { length: Math.min(a.ways.length + b.ways.length - 2, most) + 1 },
    () => 0n,
  )
  for (const [i, one] of a.ways.entries()) {
    if (one === 0n) continue
    for (const [j, other] of b.ways.entries())
      if (other !== 0n) {
        const at = Math.min(i + j, most)
        ways[at] = ways[at]! + one * other
      }
  }
  return { ways, of: a.of * b.of }
}

/** The sum of `times` alike, by squares. */
export function times(spread: Spread, times: number, most = Infinity): Spread {
  let [sum, square, left] = [exactly(0), spread, times]
  for (;;) {
    if (left % 2) sum = sumOf(sum, square, most)
    left = Math.floor(left / 2)
    if (!left) return sum
    square = sumOf(square, square, most)
  }
}

/** One of several, each with so many ways of all. */
export function oneOf(parts: readonly { ways: bigint; comes: Spread }[]): Spread {
  const all = parts.reduce((common, { comes }) => (common * comes.of) / divisor(common, comes.of), 1n)
  const ways: bigint[] = []
  for (const part of parts)
    for (const [i, each] of part.comes.ways.entries())
      ways[i] = (ways[i] ?? 0n) + part.ways * each * (all / part.comes.of)
  return reduced({
    ways: Array.from(ways, each => each ?? 0n),
    of: parts.reduce((sum, { ways: w }) => sum + w, 0n) * all,
  })
}

/** So many of one, summed, where their number is itself not known. */
export function sumOfSoMany(many: Spread, each: Spread, most = Infinity): Spread {
  let sum = exactly(0)
  const parts = many.ways.map((ways, n) => {
    if (n > 0) sum = sumOf(sum, each, most)
    return { ways, comes: sum }
  })
  return oneOf(parts.filter(({ ways }) => ways > 0n))
}

const faces = (count: 3 | 6): Spread => ({
  ways: [0n, ...Array.from({ length: count }, () => 1n)],
  of: BigInt(count),
})

/** How an amount may fall. */
export const spreadOf = ({ dice, faces: count, plus }: Amount): Spread =>
  sumOf(times(faces(count), dice), exactly(plus))

/** The average of an amount. */
export const meanOf = ({ dice, faces: count, plus }: Amount): number => (dice * (count + 1)) / 2 + plus

/** The average of an amount of which no more than so much counts. */
export function meanUpTo(amount: Amount, most: number): number {
  const { ways, of } = spreadOf(amount)
  return ways.reduce((sum, each, number) => sum + Number(each) * Math.min(number, most), 0) / Number(of)
}

/** The average, exactly. */
export const averageOf = ({ ways, of }: Spread): Fraction =>
  fraction(
    ways.reduce((sum, each, number) => sum + each * BigInt(number), 0n),
    of,
  )
