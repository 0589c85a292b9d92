/** An exact chance or average: whole numbers, in lowest terms, the lower one above 0. */
export interface Fraction {
  n: bigint
  d: bigint
}

export const never: Fraction = { n: 0n, d: 1n }
/** @internal for tests */
export const certain: Fraction = { n: 1n, d: 1n }

export function fraction(n: bigint, d: bigint): Fraction {
  const by = divisor(n < 0n ? -n : n, d)
  return { n: n / by, d: d / by }
}

const divisor = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a, b]
  while (y > 0n) [x, y] = [y, x % y]
  return x
}

export const plus = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d)
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d)
/** @throws where the second is 0 */
export const over = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d, a.d * b.n)

/** As a double, however long the numbers are. */
export const numberOf = ({ n, d }: Fraction): number => {
  const exact = 1n << 64n
  return Number((n * exact) / d) / 2 ** 64
}

/** `1/2`, and `1/1` too. */
export const writeFraction = ({ n, d }: Fraction): string => `${n}/${d}`
