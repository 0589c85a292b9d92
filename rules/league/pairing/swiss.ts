import type { Pick } from '../../core/random.ts'
import { shuffled } from '../draw.ts'
import type { PairingHistory } from '../history.ts'
import type { Pair } from '../season.ts'
import { leavesRoom, maxLookedAhead, pairsWithRoom } from './ahead.ts'
import { asPairs, minSquares, pairBlock, squaresOf } from './block.ts'
import { costsOf } from './costs.ts'
import { type Forced, forcedBeyondLeast, type PairingField } from './forced.ts'
import { cheapestMatching, type PossiblePair } from './matching.ts'

const timesMet = ({ met }: PairingHistory, a: number, b: number): number => met[a]!.get(b) ?? 0

/** From one place of the order up to another, which can be paired by itself. */
interface PairableStretch {
  from: number
  to: number
  pairs?: Pair[]
}

/**
 * The best pairs without a rematch, or undefined where there are none.
 *
 * The matching of a thousand players takes seconds, so it is done in blocks: the order is cut between scores wherever
 * an even number of players stands above. Whoever crosses such a cut does not do so alone, and two pairs across a gap of
 * g points cost 2g² more than the least that any pairing costs (uncrossing them saves as much at least). So blocks that
 * cost the least together are best; where somebody has to give way to a rematch, those between which a pair might
 * have crossed at that price are joined and paired anew. What has to be paid at the ends of the order, whatever is
 * done elsewhere, is no reason to join any.
 */
function withoutRematch(field: PairingField): Pair[] | undefined {
  const { history, order, byes } = field
  const { score } = history
  const least = minSquares(field)
  const lastBye = order.findLastIndex(player => byes.includes(player))
  let forced: Forced | undefined
  let blocks: PairableStretch[] = []
  let begun = 0
  for (let at = 1; at <= order.length; at++) {
    const above = at - (byes.length > 0 && lastBye < at ? 1 : 0)
    const between = at === order.length || score[order[at - 1]!] !== score[order[at]!]
    if (!between || above % 2 !== 0) continue
    blocks.push({ from: begun, to: at })
    begun = at
  }
  for (;;) {
    for (const block of blocks)
      block.pairs ??= pairBlock({ history, order: order.slice(block.from, block.to), byes })
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
      if (found === least) return blocks.flatMap(({ pairs }) => pairs!)
      forced ??= forcedBeyondLeast(field)
      for (let i = 1; i < blocks.length; i++) {
        const { from } = blocks[i]!
        const gap = score[order[from - 1]!]! - score[order[from]!]!
        const ends = (from >= forced.above ? forced.top : 0) + (from <= forced.below ? forced.bottom : 0)
        if (found >= least + ends + 2 * gap ** 2) joins.add(i)
      }
    }
    if (joins.size === 0) return blocks.flatMap(({ pairs }) => pairs!)
    blocks = joinBlocks(blocks, joins)
  }
}

/** @param joins numbers of blocks that are joined to the one before */
function joinBlocks(blocks: readonly PairableStretch[], joins: ReadonlySet<number>): PairableStretch[] {
  const joined: PairableStretch[] = []
  for (const [i, block] of blocks.entries())
    if (joins.has(i)) joined.push({ from: joined.pop()!.from, to: block.to })
    else joined.push(block)
  return joined
}

/**
 * The best pairs where rematches cannot be avoided: as few as possible, then the bye to the lowest. That takes about
 * as many rounds as half the players, so that there are few enough to be weighed all at once.
 */
function withRematches(history: PairingHistory, order: readonly number[], byes: readonly number[]): Pair[] {
  const nobody = order.length
  const edges: PossiblePair[] = []
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
 * now or in the rounds that are left, the bye goes to the lowest, scores are close, nobody comes to more than one from
 * balance of sides, sides are balanced. No pairing keeps them better.
 * @param players by number, two at least
 * @param pick settles what the wishes leave open
 * @param sided without sides nobody minds them
 * @param left rounds that are still to come after this one, as far as is known
 */
export function pairSwiss(
  players: readonly number[],
  known: PairingHistory,
  pick: Pick,
  sided = true,
  left = 0,
): Pair[] {
  const { played: _played, ...unsided } = { ...known, balance: known.balance.map(() => 0) }
  const history: PairingHistory = sided ? known : unsided
  const { score, byes } = history
  const order = shuffled(players, pick).toSorted((a, b) => score[b]! - score[a]!)
  const fewest = Math.min(...order.map(player => byes[player]!))
  const mayRest = order.length % 2 === 0 ? [] : order.filter(player => byes[player] === fewest)
  const best = pairsNow(history, order, mayRest)
  if (left === 0 || order.length > maxLookedAhead || leavesRoom(history, order, best, left)) return best
  return pairsWithRoom(history, order, mayRest, left) ?? best
}

/** The best pairs of this round alone. @param mayRest among whom one rests where their number is odd */
function pairsNow(history: PairingHistory, order: readonly number[], mayRest: readonly number[]): Pair[] {
  const { score } = history
  if (mayRest.length === 0)
    return withoutRematch({ history, order, byes: [] }) ?? withRematches(history, order, [])
  const scores = [...new Set(mayRest.map(player => score[player]!))].toSorted((a, b) => a - b)
  for (const lowest of scores) {
    const found = withoutRematch({ history, order, byes: mayRest.filter(player => score[player] === lowest) })
    if (found) return found
  }
  return withRematches(history, order, mayRest)
}
