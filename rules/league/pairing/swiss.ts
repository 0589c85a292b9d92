import type { Pick } from '../../core/random.ts'
import { shuffled } from '../draw.ts'
import { type History, sidesFor } from '../history.ts'
import type { Pair } from '../season.ts'
import { cheapestMatching, type Edge } from './matching.ts'

/**
 * What a pair costs beyond a rematch: the difference of scores squared, how many of the two come to more than one
 * from balance, and how far from balance both are.
 */
export function costsOf(
  { score, balance }: History,
  a: number,
  b: number,
): readonly [number, number, number] {
  const [x, y] = [balance[a]!, balance[b]!]
  const sides = sidesFor(x, y) ?? [0, 1]
  const after = [x + (sides[0] === 0 ? 1 : -1), y + (sides[1] === 0 ? 1 : -1)].map(Math.abs)
  return [
    (score[a]! - score[b]!) ** 2,
    after.filter(far => far > 1).length,
    after.reduce((sum, far) => sum + far, 0),
  ]
}

const timesMet = ({ met }: History, a: number, b: number): number => met[a]!.get(b) ?? 0

/** Players in the order of their scores, with those among whom the bye is given, all of the same score. */
interface Field {
  history: History
  order: readonly number[]
  byes: readonly number[]
}

/** From one place of the order up to another, which can be paired by itself. */
interface Block {
  from: number
  to: number
  pairs?: Pair[]
}

const squaresOf = ({ score }: History, pairs: readonly Pair[]): number =>
  pairs.reduce((sum, [a, b]) => sum + (b === null ? 0 : (score[a]! - score[b]!) ** 2), 0)

/** The least sum of squared differences that any pairing has: neighbours in the order, rematches not minded. */
function leastSquares({ history, order, byes }: Field): number {
  const left = order.filter(player => player !== byes[0])
  return left.reduce(
    (sum, player, i) =>
      i % 2 === 0 ? sum : sum + (history.score[left[i - 1]!]! - history.score[player]!) ** 2,
    0,
  )
}

/** Pairs a block without rematches; undefined where that cannot be. */
function pairBlock({ history, order, byes }: Field, { from, to }: Block): Pair[] | undefined {
  const { score, balance, met } = history
  const players = order.slice(from, to)
  const mayRest = players.map(player => byes.includes(player))
  // All are alike: any pairs will do. This is the first round, in which the matching would take longest.
  if (players.every(p => met[p]!.size === 0 && score[p] === score[players[0]!] && balance[p] === 0))
    if (players.length % 2 === 0 || mayRest[players.length - 1]) return inTurn(players)
  const edges: Edge[] = []
  const nobody = players.length
  for (const [i, a] of players.entries()) {
    for (let j = i + 1; j < players.length; j++)
      if (!met[a]!.has(players[j]!)) edges.push({ a: i, b: j, costs: costsOf(history, a, players[j]!) })
    if (mayRest[i]) edges.push({ a: i, b: nobody, costs: [0, 0, 0] })
  }
  const mates = cheapestMatching(mayRest.includes(true) ? nobody + 1 : nobody, edges)
  return mates && asPairs(players, mates)
}

const inTurn = (players: readonly number[]): Pair[] =>
  players.flatMap((player, i) => (i % 2 === 0 ? [[player, players[i + 1] ?? null] as const] : []))

/** @param mates partners by place; a place beyond the players is the bye's */
const asPairs = (players: readonly number[], mates: readonly number[]): Pair[] =>
  players.flatMap((player, i): Pair[] => (mates[i]! > i ? [[player, players[mates[i]!] ?? null]] : []))

/**
 * The best pairs without a rematch, or undefined where there are none.
 *
 * The matching of a thousand players takes seconds, so it is done in blocks: the order is cut between scores wherever
 * an even number of players stands above. Whoever crosses such a cut does not do so alone, and two pairs across a gap of
 * g points cost 2g² more than the least that any pairing costs (uncrossing them saves as much at least). So blocks that
 * cost the least together are best; where somebody has to give way to a rematch, those between which a pair might
 * have crossed at that price are joined and paired anew.
 */
function withoutRematch(field: Field): Pair[] | undefined {
  const { history, order, byes } = field
  const { score } = history
  const least = leastSquares(field)
  const lastBye = order.findLastIndex(player => byes.includes(player))
  let blocks: Block[] = []
  let begun = 0
  for (let at = 1; at <= order.length; at++) {
    const above = at - (byes.length > 0 && lastBye < at ? 1 : 0)
    const between = at === order.length || score[order[at - 1]!] !== score[order[at]!]
    if (!between || above % 2 !== 0) continue
    blocks.push({ from: begun, to: at })
    begun = at
  }
  for (;;) {
    for (const block of blocks) block.pairs ??= pairBlock(field, block)
    const joins = new Set<number>()
    const stuck = blocks.findIndex(({ pairs }) => !pairs)
    if (stuck >= 0) {
      if (blocks.length === 1) return undefined
      joins.add(stuck === blocks.length - 1 ? stuck : stuck + 1)
    } else {
      const found = squaresOf(
        history,
        blocks.flatMap(({ pairs }) => pairs!),
      )
      for (let i = 1; i < blocks.length; i++) {
        const { from } = blocks[i]!
        const gap = score[order[from - 1]!]! - score[order[from]!]!
        if (found >= least + 2 * gap ** 2) joins.add(i)
      }
    }
    if (joins.size === 0) return blocks.flatMap(({ pairs }) => pairs!)
    blocks = joinBlocks(blocks, joins)
  }
}

/** @param joins numbers of blocks that are joined to the one before */
function joinBlocks(blocks: readonly Block[], joins: ReadonlySet<number>): Block[] {
  const joined: Block[] = []
  for (const [i, block] of blocks.entries())
    if (joins.has(i)) joined.push({ from: joined.pop()!.from, to: block.to })
    else joined.push(block)
  return joined
}

/**
 * The best pairs where rematches cannot be avoided: as few as possible, then the bye to the lowest. That takes about
 * as many rounds as half the players, so that there are few enough to be weighed all at once.
 */
function withRematches(history: History, order: readonly number[], byes: readonly number[]): Pair[] {
  const nobody = order.length
  const edges: Edge[] = []
  const scores = [...new Set(byes.map(player => history.score[player]!))].toSorted((a, b) => a - b)
  for (const [i, a] of order.entries()) {
    for (let j = i + 1; j < order.length; j++)
      edges.push({
        a: i,
        b: j,
        costs: [timesMet(history, a, order[j]!), 0, ...costsOf(history, a, order[j]!)],
      })
    if (byes.includes(a))
      edges.push({ a: i, b: nobody, costs: [0, scores.indexOf(history.score[a]!), 0, 0, 0] })
  }
  return asPairs(order, cheapestMatching(byes.length > 0 ? nobody + 1 : nobody, edges)!)
}

/**
 * Pairs of a round of a Swiss season. The wishes, each before the next: nobody has a second bye, nobody meets again,
 * the bye goes to the lowest, scores are close, nobody comes to more than one from balance of sides, sides are balanced.
 * No pairing keeps them better.
 * @param players by number, two at least
 * @param pick settles what the wishes leave open
 * @param sided without sides nobody minds them
 */
export function pairSwiss(players: readonly number[], known: History, pick: Pick, sided = true): Pair[] {
  const history = sided ? known : { ...known, balance: known.balance.map(() => 0) }
  const { score, byes } = history
  const order = shuffled(players, pick).toSorted((a, b) => score[b]! - score[a]!)
  if (order.length % 2 === 0)
    return withoutRematch({ history, order, byes: [] }) ?? withRematches(history, order, [])
  const fewest = Math.min(...order.map(player => byes[player]!))
  const mayRest = order.filter(player => byes[player] === fewest)
  const scores = [...new Set(mayRest.map(player => score[player]!))].toSorted((a, b) => a - b)
  for (const lowest of scores) {
    const found = withoutRematch({ history, order, byes: mayRest.filter(player => score[player] === lowest) })
    if (found) return found
  }
  return withRematches(history, order, mayRest)
}
