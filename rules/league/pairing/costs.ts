import { type PairingHistory, sidesFor } from '../history.ts'

/**
 * What a pair costs beyond a rematch: the difference of scores squared, how many of the two come to more than one
 * from balance, and how far from balance both are.
 */
export function costsOf(
  history: Pick<PairingHistory, 'score' | 'balance' | 'played'>,
  a: number,
  b: number,
): readonly [number, number, number] {
  const { score, balance } = history
  const [x, y] = [balance[a]!, balance[b]!]
  const sides = sidesFor(history, a, b) ?? [0, 1]
  const after = [x + (sides[0] === 0 ? 1 : -1), y + (sides[1] === 0 ? 1 : -1)].map(Math.abs)
  return [
    (score[a]! - score[b]!) ** 2,
    after.filter(far => far > 1).length,
    after.reduce((sum, far) => sum + far, 0),
  ]
}
