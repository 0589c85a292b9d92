import type { Refusal } from '../../core/space.ts'
import type { Breach } from '../decisions.ts'
import { historyOf } from '../history.ts'
import { isReady, type Pair, type Round, type Season } from '../season.ts'

/** What the next round is to be made of. */
export interface Pairing {
  part: Round['part']
  pairs: Pair[]
  /** the order is given by a table or a tree, and nothing may be swapped */
  fixed: boolean
}

/** Entrants by number who can be paired in a round. */
export const pairable = (season: Season, round: number): number[] =>
  [...season.entrants.keys()].filter(
    number => isReady(season.entrants[number]!) && season.entrants[number]!.from <= round,
  )

/** How many rounds the season has, as far as that is known. */
export const roundCount = (season: Season): number => season.settings.rounds

/** The pairs of the next round. */
export function drawPairs(season: Season): Pairing | Refusal {
  const round = season.rounds.length + 1
  if (round > roundCount(season)) return { code: 'no-round-left', about: { rounds: roundCount(season) } }
  const ready = pairable(season, round)
  if (ready.length < 2) return { code: 'too-few-entrants', about: { count: ready.length } }
  const { score } = historyOf(season)
  const order = ready.toSorted((a, b) => score[b]! - score[a]!)
  const pairs: Pair[] = []
  for (let at = 0; at < order.length; at += 2) pairs.push([order[at]!, order[at + 1] ?? null])
  return { part: 'swiss', pairs, fixed: false }
}

/** What a draft breaks of the wishes of pairing, pair by pair. */
export function breachesOf(season: Season, pairs: readonly Pair[]): Breach[] {
  const { score, byes, met } = historyOf(season)
  const lowest = Math.min(...pairs.flatMap(([a, b]) => [a, b ?? a]).map(number => score[number]!))
  return pairs.flatMap((pair): Breach[] => {
    const [a, b] = pair
    if (b === null)
      return [
        ...(byes[a]! > 0 ? [{ wish: 'second-bye', pair } as const] : []),
        ...(score[a]! > lowest ? [{ wish: 'bye-not-lowest', pair } as const] : []),
      ]
    return [
      ...(met[a]!.has(b) ? [{ wish: 'rematch', pair, much: met[a]!.get(b)! } as const] : []),
      ...(score[a] === score[b]
        ? []
        : [{ wish: 'score', pair, much: Math.abs(score[a]! - score[b]!) } as const]),
    ]
  })
}
