import type { PairingHistory } from '../history.ts'
import { costsOf } from './costs.ts'

/** How many of a group have each balance of sides. */
type Counts = Map<number, number>

/** Two counts as one number that is compared like them: how many come to more than one from balance, and how far all are. */
const asOne = (far: number, sum: number): number => far * 1e6 + sum

/**
 * What sides cost at least when players of these balances are paired among themselves. Two of opposite signs both come
 * nearer to balance, one beside a level one does, and of two of the same sign one goes away from it; so as few as
 * possible are paired with their like.
 */
function minWithin(counts: Counts): number {
  let [plus, minus, level, sum, farPlus, farMinus] = [0, 0, 0, 0, 0, 0]
  for (const [balance, count] of counts) {
    sum += Math.abs(balance) * count
    if (balance > 0) plus += count
    else if (balance < 0) minus += count
    else level += count
    if (balance > 2) farPlus += count
    if (balance < -2) farMinus += count
  }
  const away = Math.max(0, Math.ceil((Math.abs(plus - minus) - level) / 2))
  // Whoever is three away is more than one from balance afterwards in any case.
  const far = farPlus + farMinus + Math.max(0, away - (plus > minus ? farPlus : farMinus))
  return asOne(far, sum + level - plus - minus + 2 * away)
}

/** Counts without some of them; undefined where there are not as many. */
function without(counts: Counts, taken: readonly number[]): Counts | undefined {
  const left = new Map(counts)
  for (const balance of taken) {
    const count = left.get(balance) ?? 0
    if (count === 0) return undefined
    left.set(balance, count - 1)
  }
  return left
}

const countsOf = ({ balance }: PairingHistory, players: readonly number[]): Counts => {
  const counts: Counts = new Map()
  for (const player of players) counts.set(balance[player]!, (counts.get(balance[player]!) ?? 0) + 1)
  return counts
}

/**
 * What sides cost at least in any pairing of the least sum of squares, rematches not minded: whatever costs no more is
 * the best. In such a pairing everybody meets somebody of the same score, but for one who goes down wherever an odd
 * number is left. So it is enough to try, from above, what balance each of those has.
 * @param players in the order of their scores
 * @param byes among whom one rests, all of the same score
 * @returns the last two wishes of a pair as one number: `sidesOf` gives it for pairs
 */
export function minSides(
  history: PairingHistory,
  players: readonly number[],
  byes: readonly number[],
): number {
  const { score } = history
  const groups = new Map<number, number[]>()
  for (const player of players) {
    const group = groups.get(score[player]!) ?? []
    groups.set(score[player]!, group)
    group.push(player)
  }
  /** what it cost so far, by somebody who goes down to the next group; null for nobody */
  let states = new Map<number | null, number>([[null, 0]])
  let isOdd = false
  for (const group of groups.values()) {
    const rests = group.some(player => byes.includes(player))
    const counts = countsOf(history, group)
    const isLeft: boolean = (group.length + (isOdd ? 1 : 0) + (rests ? 1 : 0)) % 2 === 1
    const [in_, out] = [isOdd ? [...counts.keys()] : [null], isLeft ? [...counts.keys()] : [null]]
    const resting = rests ? [...countsOf(history, byes).keys()] : [null]
    const next = new Map<number | null, number>()
    for (const [from, spent] of states)
      for (const met of in_)
        for (const rest of resting)
          for (const down of out) {
            const taken = [met, rest, down].filter(balance => balance !== null)
            const left = without(counts, taken)
            if (!left) continue
            const pair = met === null ? 0 : pairCost(from!, met)
            const cost = spent + pair + minWithin(left)
            const key: number | null = down
            if (cost < (next.get(key) ?? Number.POSITIVE_INFINITY)) next.set(key, cost)
          }
    states = next
    isOdd = isLeft
  }
  return Math.min(...states.values())
}

const pairCost = (a: number, b: number): number => {
  const [, far, sum] = costsOf({ score: [0, 0], balance: [a, b] }, 0, 1)
  return asOne(far, sum)
}

/** What the sides of some pairs cost, to be compared with `minSides`. */
export const sidesOf = (
  history: PairingHistory,
  pairs: readonly (readonly [number, number | null])[],
): number =>
  pairs.reduce((total, [a, b]) => {
    if (b === null) return total
    const [, far, sum] = costsOf(history, a, b)
    return total + asOne(far, sum)
  }, 0)
