import type { PairingHistory } from '../history.ts'
import type { Pair } from '../season.ts'
import { minSides, sidesOf } from './bound.ts'
import { costsOf } from './costs.ts'
import { type Forced, forcedBeyondLeast, type PairingField } from './forced.ts'
import { cheapestMatching, type PossiblePair } from './matching.ts'

export const squaresOf = ({ score }: PairingHistory, pairs: readonly Pair[]): number =>
  pairs.reduce((sum, [a, b]) => sum + (b === null ? 0 : (score[a]! - score[b]!) ** 2), 0)

/** The least sum of squared differences that any pairing has: neighbours in the order, rematches not minded. */
export function minSquares({ history, order, byes }: PairingField): number {
  const resting = order.find(player => byes.includes(player))
  const left = order.filter(player => player !== resting)
  return left.reduce(
    (sum, player, i) =>
      i % 2 === 0 ? sum : sum + (history.score[left[i - 1]!]! - history.score[player]!) ** 2,
    0,
  )
}

const inTurn = (players: readonly number[]): Pair[] =>
  players.flatMap((player, i) => (i % 2 === 0 ? [[player, players[i + 1] ?? null] as const] : []))

/** @param mates partners by place; a place beyond the players is the bye's */
export const asPairs = (players: readonly number[], mates: readonly number[]): Pair[] =>
  players.flatMap((player, i): Pair[] => (mates[i]! > i ? [[player, players[mates[i]!] ?? null]] : []))

/** From here on it is worth trying whether a part of all pairs is enough. */
const manyPlayers = 60

/**
 * Some pairs of places, so that everybody has several of every balance with the same score, and with the next higher and
 * lower ones.
 * @param each so many of each
 * @param reach so many scores up and down
 */
function somePairs(
  { score, balance }: PairingHistory,
  players: readonly number[],
  each: number,
  reach: number,
): Set<number> {
  const scores = [...new Set(players.map(player => score[player]!))]
  const group = new Map(scores.map((value, i) => [value, i]))
  const classes = new Map<string, number[]>()
  const ranks: number[] = []
  const keyOf = (player: number) => `${group.get(score[player]!)!} ${balance[player]!}`
  for (const [place, player] of players.entries()) {
    const own = classes.get(keyOf(player)) ?? []
    classes.set(keyOf(player), own)
    ranks.push(own.length)
    own.push(place)
  }
  const pairs = new Set<number>()
  for (const [place, player] of players.entries()) {
    const own = classes.get(keyOf(player))!
    for (const [key, others] of classes) {
      if (Math.abs(Number(key.split(' ')[0]) - group.get(score[player]!)!) > reach) continue
      const start = Math.floor((ranks[place]! * others.length) / own.length) + (others === own ? 1 : 0)
      for (let i = 0; i < Math.min(each, others.length); i++) {
        const other = others[(start + i) % others.length]!
        if (other !== place) pairs.add(Math.min(place, other) * players.length + Math.max(place, other))
      }
    }
  }
  return pairs
}

/** The best pairs of a block out of all pairs, or of some. */
function match(
  { history, order, byes }: PairingField,
  may: (place: number, other: number) => boolean = () => true,
): Pair[] | undefined {
  const { met } = history
  const edges: PossiblePair[] = []
  const nobody = order.length
  let rests = false
  for (const [i, a] of order.entries()) {
    for (let j = i + 1; j < order.length; j++) {
      if (met[a]!.has(order[j]!) || !may(i, j)) continue
      edges.push({ a: i, b: j, costs: costsOf(history, a, order[j]!) })
    }
    if (!byes.includes(a)) continue
    rests = true
    edges.push({ a: i, b: nobody, costs: [0, 0, 0] })
  }
  const mates = cheapestMatching(rests ? nobody + 1 : nobody, edges)
  return mates && asPairs(order, mates)
}

/**
 * Can a pair be part of a pairing of so many squares? It cannot where the others alone, rematches not minded but at the
 * ends of the order, bring it above that; which depends on the two scores alone.
 */
function withinSquares(
  { history, order, byes }: PairingField,
  forced: Forced,
  most: number,
): (a: number, b: number) => boolean {
  const score = (player: number) => history.score[player]!
  const counts = new Map<number, number>()
  const resting = order.find(player => byes.includes(player))
  for (const player of order)
    counts.set(score(player), (counts.get(score(player)) ?? 0) + (player === resting ? 0 : 1))
  const known = new Map<string, boolean>()
  return (i, j) => {
    const [a, b] = [score(order[i]!), score(order[j]!)]
    const key = `${a} ${b}`
    const before = known.get(key)
    if (before !== undefined) return before
    let squares = (a - b) ** 2 + (i >= forced.above ? forced.top : 0) + (j < forced.below ? forced.bottom : 0)
    let above: number | undefined
    for (const [value, count] of counts) {
      let left = count - (value === a ? 1 : 0) - (value === b ? 1 : 0)
      if (left <= 0) continue
      if (above !== undefined) {
        squares += (above - value) ** 2
        above = undefined
        left--
      }
      if (left % 2 === 1) above = value
    }
    known.set(key, squares <= most)
    return squares <= most
  }
}

/**
 * The best pairs of some players without a rematch; undefined where there are none.
 *
 * Of many players all pairs would take too long. Some of them are tried first, and what comes of them is the best if
 * it costs no more than any pairing has to: the least squares, and the least that sides cost beside them. Otherwise
 * all are looked at that can be part of a pairing of no more squares.
 */
export function pairBlock(field: PairingField): Pair[] | undefined {
  const { history, order, byes } = field
  const { score, balance, met } = history
  // All are alike, and any pairs will do: the first round.
  const isFirst = order.every(one => met[one]!.size === 0 && score[one] === score[order[0]!] && !balance[one])
  if (isFirst && (order.length % 2 === 0 || byes.includes(order.at(-1)!))) return inTurn(order)
  if (order.length < manyPlayers) return match(field)
  const squares = minSquares(field)
  const sides = minSides(history, order, byes)
  let most = Number.POSITIVE_INFINITY
  for (const [each, reach] of [
    [6, 1],
    [12, 3],
  ] as const) {
    const some = somePairs(history, order, each, reach)
    const pairs = match(field, (i, j) => some.has(i * order.length + j))
    if (!pairs) continue
    most = Math.min(most, squaresOf(history, pairs))
    if (most === squares && sidesOf(history, pairs) === sides) return pairs
  }
  return match(field, withinSquares(field, forcedBeyondLeast(field), most))
}
