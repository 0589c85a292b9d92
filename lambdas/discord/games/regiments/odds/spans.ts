import { type Fraction, numberOf } from '../../../../../rules/play/odds/fraction.ts'

/** Chances by life lost, as numbers; of those ways alone in which it comes so far. */
export function shares(lost: readonly Fraction[], of: number): number[] {
  return lost.map(chance => numberOf(chance) / (of || 1))
}

export const meanOfShares = (chances: readonly number[]): number =>
  chances.reduce((sum, chance, life) => sum + chance * life, 0)

/** Between which numbers it lies eight times in ten: a tenth of all ways below, a tenth above. */
export function likelySpan(chances: readonly number[]): [least: number, most: number] {
  const reached = (share: number): number => {
    let sum = 0
    for (const [life, chance] of chances.entries()) if ((sum += chance) > share + 1e-9) return life
    return chances.length - 1
  }
  return [reached(0.1), reached(0.9 - 2e-9)]
}
