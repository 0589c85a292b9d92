import type { PairingHistory } from '../history.ts'
import type { Pair } from '../season.ts'
import { asPairs } from './block.ts'
import { costsOf } from './costs.ts'
import { cheapestMatching, type PossiblePair } from './matching.ts'

/** Larger fields have so few rounds that a rematch can be avoided in the last of them whatever was paired before. */
export const maxLookedAhead = 24
/** So many steps of looking for rounds to come, at most; and so many pairings that are tried for room. */
const maxSteps = 20_000
const maxTried = 300

const bitsOf = (mask: number): number => {
  let bits = 0
  for (let left = mask; left !== 0; left &= left - 1) bits++
  return bits
}

/**
 * Whom each player may meet in rounds to come, as bits, after these pairs; whoever rests meets the last one, who is
 * nobody. Nobody rests twice where there are enough who have rested less.
 */
function partnersAfter(
  { met, byes }: PairingHistory,
  players: readonly number[],
  pairs: readonly Pair[],
  rounds: number,
): number[] {
  const place = new Map(players.map((player, i) => [player, i]))
  const meets = pairs.flatMap(([a, b]) => (b === null ? [] : [`${a} ${b}`, `${b} ${a}`]))
  const taken = new Set(meets)
  const free = players.map(player =>
    players.reduce(
      (mask, other, i) =>
        other === player || met[player]!.has(other) || taken.has(`${player} ${other}`)
          ? mask
          : mask | (1 << i),
      0,
    ),
  )
  if (players.length % 2 === 0) return free
  const rests = pairs.find(([, b]) => b === null)?.[0]
  const rested = players.map(player => byes[player]! + (player === rests ? 1 : 0))
  const fewest = Math.min(...rested)
  const least = players.filter((_, i) => rested[i] === fewest)
  const may = least.length < rounds ? players : least
  const nobody = players.length
  for (const player of may) free[place.get(player)!]! |= 1 << nobody
  return [...free, may.reduce((mask, player) => mask | (1 << place.get(player)!), 0)]
}

/**
 * Can so many rounds more be paired without a rematch, if these pairs are played now? Found by trying, each round as
 * a set of pairs that no other has; where that takes too long it is taken for true.
 */
export function leavesRoom(
  history: PairingHistory,
  players: readonly number[],
  pairs: readonly Pair[],
  rounds: number,
): boolean {
  const free = partnersAfter(history, players, pairs, rounds)
  const least = Math.min(...free.map(bitsOf))
  // Dirac: everybody can be paired as long as each may meet half of all the others; a round takes one from each.
  if (least - (rounds - 1) >= free.length / 2) return true
  const everybody = 2 ** free.length - 1
  let steps = 0

  /** @param after whom the first player met in the round before: rounds in another order are the same */
  const fill = (left: number, after: number): boolean => {
    if (left === 0) return true
    return free.every(mask => bitsOf(mask) >= left) && pairUp(everybody, left, after)
  }
  const pairUp = (open: number, left: number, after: number): boolean => {
    if (open === 0) return fill(left - 1, after)
    if (++steps > maxSteps) return true
    let one = 0
    if (open !== everybody) {
      let fewest = Number.POSITIVE_INFINITY
      for (const [i, mask] of free.entries()) {
        const count = bitsOf(mask & open)
        if ((open >> i) & 1 && count < fewest) [one, fewest] = [i, count]
      }
    }
    for (let other = open === everybody ? after + 1 : 0; other < free.length; other++) {
      if (((free[one]! & open) >> other) % 2 === 0) continue
      free[one]! ^= 1 << other
      free[other]! ^= 1 << one
      const isFirst = open === everybody
      const found = pairUp(open ^ (1 << one) ^ (1 << other), left, isFirst ? other : after)
      free[one]! ^= 1 << other
      free[other]! ^= 1 << one
      if (found) return true
    }
    return false
  }
  return fill(rounds, 0)
}

/** What is left to be paired where some pairs are given, and some are not to be. */
interface Branch {
  given: PossiblePair[]
  found: PossiblePair[]
  cost: number[]
  without: Set<PossiblePair>
}

const isLess = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((value, i) => value !== b[i])
  return at >= 0 && a[at]! < b[at]!
}

const costOf = (edges: readonly PossiblePair[]): number[] =>
  edges[0]!.costs.map((_, wish) => edges.reduce((sum, { costs }) => sum + costs[wish]!, 0))

function branch(
  size: number,
  edges: readonly PossiblePair[],
  given: PossiblePair[],
  without: Set<PossiblePair>,
): Branch | undefined {
  const named = new Set(given.flatMap(({ a, b }) => [a, b]))
  const open = Array.from({ length: size }, (_, i) => i).filter(i => !named.has(i))
  const place = new Map(open.map((vertex, i) => [vertex, i]))
  const may = edges.filter(edge => !named.has(edge.a) && !named.has(edge.b) && !without.has(edge))
  const mates = cheapestMatching(
    open.length,
    may.map(({ a, b, costs }) => ({ a: place.get(a)!, b: place.get(b)!, costs })),
  )
  if (!mates) return undefined
  const found = may.filter(({ a, b }) => mates[place.get(a)!] === place.get(b)!)
  return { given, found, cost: costOf([...given, ...found]), without }
}

/** All ways to pair everybody, the cheapest first (Lawler: what is left of each is split by the pairs that it keeps). */
function* cheapestFirst(size: number, edges: readonly PossiblePair[]): Generator<PossiblePair[]> {
  const first = branch(size, edges, [], new Set())
  const branches = first ? [first] : []
  while (branches.length > 0) {
    const at = branches.reduce((best, { cost }, i) => (isLess(cost, branches[best]!.cost) ? i : best), 0)
    const [{ given, found, without }] = branches.splice(at, 1) as [Branch]
    yield [...given, ...found]
    for (const [i, pair] of found.entries()) {
      const next = branch(size, edges, [...given, ...found.slice(0, i)], new Set([...without, pair]))
      if (next) branches.push(next)
    }
  }
}

/**
 * The best pairs without a rematch after which so many rounds more can be paired without one; undefined where none of
 * those that are tried leaves room.
 * @param order players in the order of their scores
 * @param mayRest among whom one rests where their number is odd
 */
export function pairsWithRoom(
  history: PairingHistory,
  order: readonly number[],
  mayRest: readonly number[],
  rounds: number,
): Pair[] | undefined {
  const nobody = order.length
  const scores = [...new Set(mayRest.map(player => history.score[player]!))].toSorted((a, b) => a - b)
  const edges = order.flatMap((one, i): PossiblePair[] => [
    ...order.flatMap((other, j) =>
      j > i && !history.met[one]!.has(other)
        ? [{ a: i, b: j, costs: [0, ...costsOf(history, one, other)] }]
        : [],
    ),
    ...(mayRest.includes(one)
      ? [{ a: i, b: nobody, costs: [scores.indexOf(history.score[one]!), 0, 0, 0] }]
      : []),
  ])
  const size = mayRest.length > 0 ? nobody + 1 : nobody
  let tried = 0
  for (const found of cheapestFirst(size, edges)) {
    const mates: number[] = []
    for (const { a, b } of found) [mates[a], mates[b]] = [b, a]
    const pairs = asPairs(order, mates)
    if (leavesRoom(history, order, pairs, rounds)) return pairs
    if (++tried >= maxTried) return undefined
  }
  return undefined
}
