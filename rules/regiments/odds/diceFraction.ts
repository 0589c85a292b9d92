import type { Fraction } from '../../play/odds/fraction.ts'

/** Powers of a prime, each the square of the one before, up to this number; the largest first. */
function squaresUpTo(prime: bigint, most: bigint): bigint[] {
  const all: bigint[] = []
  for (let power = prime; power <= most; power *= power) all.unshift(power)
  return all
}

/**
 * Fractions of one whole that is a product of twos and threes, as all ways of dice are: in lowest terms, as those of
 * `fraction`, and much quicker where the whole is long.
 */
export function fractionsOf(whole: bigint): (n: bigint) => Fraction {
  const powers = [...squaresUpTo(2n, whole), ...squaresUpTo(3n, whole)]
  return n => {
    if (n === 0n) return { n, d: 1n }
    let [top, bottom] = [n, whole]
    for (const power of powers)
      if (bottom % power === 0n && top % power === 0n) [top, bottom] = [top / power, bottom / power]
    return { n: top, d: bottom }
  }
}
