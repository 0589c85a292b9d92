import type { PairingHistory } from '../history.ts'
import { cheapestMatching, type PossiblePair } from './matching.ts'

/** Players in the order of their scores, with those among whom the bye is given, all of the same score. */
export interface PairingField {
  history: PairingHistory
  order: readonly number[]
  byes: readonly number[]
}

/** What rematches at both ends of the order bring any pairing above the least sum of squares. */
export interface Forced {
  /** by the first players of the order, as many as `above` */
  top: number
  above: number
  /** by those from the place `below` on */
  bottom: number
  below: number
}

/** So many players are looked at from either end, at most. */
const maxEnd = 100

/** The scores that come first, whole, in no more than so many players. @returns how many players that are */
function wholeScores({ score }: PairingHistory, players: readonly number[], most: number): number {
  let end = 0
  for (let at = 1; at <= Math.min(most, players.length - 1); at++)
    if (score[players[at - 1]!] !== score[players[at]!]) end = at
  return end
}

/**
 * What the players at one end bring any pairing above the least, whomever the others meet. A pair across a score costs at
 * least what it costs up to that score and from it on; so these players are paired as well as they can be, where each may
 * also leave at what it costs up to the last score of theirs, and whoever may have the bye for nothing.
 * @param players from the end inwards
 */
function beyondLeast({ history, byes }: PairingField, players: readonly number[]): number {
  const { score, met } = history
  const squares = (a: number, b: number) => (score[a]! - score[b]!) ** 2
  const last = players.at(-1)
  if (last === undefined) return 0
  const resting = players.find(player => byes.includes(player))
  const least = players
    .filter(player => player !== resting)
    .reduce((sum, player, i, all) => sum + (i % 2 === 0 ? 0 : squares(all[i - 1]!, player)), 0)
  // Twice the same players, and whoever leaves is paired with the double.
  const edges: PossiblePair[] = []
  for (const [i, a] of players.entries()) {
    const leaves = byes.includes(a) ? 0 : squares(a, last)
    edges.push({ a: i, b: players.length + i, costs: [2 * leaves] })
    for (let j = i + 1; j < players.length; j++) {
      const b = players[j]!
      // Whoever costs more together than both do by leaving is no pair of the best.
      const costs = [squares(a, b)]
      if (met[a]!.has(b) || costs[0]! > leaves + (byes.includes(b) ? 0 : squares(b, last))) continue
      edges.push({ a: i, b: j, costs }, { a: players.length + i, b: players.length + j, costs })
    }
  }
  const mates = cheapestMatching(2 * players.length, edges)!
  const cost = players.reduce((sum, a, i) => {
    const mate = mates[i]!
    if (mate < players.length) return mate > i ? sum + squares(a, players[mate]!) : sum
    return sum + (byes.includes(a) ? 0 : squares(a, last))
  }, 0)
  return Math.max(0, cost - least)
}

/** What has to be paid at the ends of the order, where few have the same score and have met each other. */
export function forcedBeyondLeast(field: PairingField): Forced {
  const { history, order } = field
  const most = Math.min(maxEnd, Math.floor(order.length / 3))
  const fromBelow = order.toReversed()
  const above = wholeScores(history, order, most)
  const below = wholeScores(history, fromBelow, most)
  return {
    above,
    below: order.length - below,
    top: beyondLeast(field, order.slice(0, above)),
    bottom: beyondLeast(field, fromBelow.slice(0, below)),
  }
}
