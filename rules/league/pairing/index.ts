import type { Refusal } from '../../core/space.ts'
import type { Breach } from '../decisions.ts'
import { drawFor } from '../draw.ts'
import { historyOf, sidesFor } from '../history.ts'
import { isAnnulled } from '../lines.ts'
import { type Entrant, isReady, type Pair, type Round, type Season } from '../season.ts'
import { finalTree } from './final.ts'
import { begunTree, knockoutPairs, treeOf } from './knockout.ts'
import { pairSwiss } from './swiss.ts'
import { seasonTable, starters, tablesOf } from './table.ts'

/** What the next round is to be made of. */
export interface Pairing {
  part: Round['part']
  pairs: Pair[]
  /** the order is given by a table or a tree, and nothing may be swapped */
  fixed: boolean
}

/** Entrants by number who can be paired in a round of a Swiss season. */
export const pairable = (season: Season, round: number): number[] =>
  [...season.entrants.keys()].filter(
    number => isFree(season.entrants[number]!, round) && !sitsOut(season.entrants[number]!, round),
  )

const isFree = (entrant: Entrant, round: number): boolean => isReady(entrant) && entrant.from <= round

const sitsOut = (entrant: Entrant, round: number): boolean => entrant.sitsOut?.includes(round) === true

/** Entrants by number who could be paired in a round, and sit it out. */
export const sittingOut = (season: Season, round: number): number[] =>
  [...season.entrants.keys()].filter(
    number => isFree(season.entrants[number]!, round) && sitsOut(season.entrants[number]!, round),
  )

const log2 = (players: number): number => Math.ceil(Math.log2(Math.max(players, 1)))

/** How many go on from the groups to the final. */
const finalists = (season: Season): number =>
  tablesOf(season).reduce((sum, table) => sum + Math.min(table.length, season.settings.groups.advance), 0)

/** How many rounds the season has; none before it begins, where they go by its players. */
export function roundCount(season: Season): number {
  const { format, rounds } = season.settings
  if (format === 'swiss') return rounds
  if (format === 'knockout') return log2(starters(season).length)
  const table = seasonTable(season).length
  return format === 'groups' ? table + log2(finalists(season)) : table
}

/** The next round of a knockout that began with these places. */
function inKnockout(season: Season, tree: readonly (number | null)[]): Pairing | Refusal {
  const pairs = knockoutPairs(season, tree)
  return pairs.length > 0 ? { part: 'knockout', pairs, fixed: true } : { code: 'nobody-left' }
}

/** The pairs of the next round, or why there is none. */
export function drawPairs(season: Season): Pairing | Refusal {
  const { format, sides } = season.settings
  const played = season.rounds.length
  const rounds = roundCount(season)
  if (played >= rounds) return { code: 'no-round-left', about: { rounds } }
  if (format === 'swiss') {
    const ready = pairable(season, played + 1)
    if (ready.length < 2) return { code: 'too-few-entrants', about: { count: ready.length } }
    const pick = drawFor(season.seed, `pairs ${played + 1}`)
    const left = rounds - played - 1
    const pairs = pairSwiss(ready, historyOf(season), pick, sides.length === 2, left)
    return { part: 'swiss', pairs, fixed: false }
  }
  if (format === 'knockout') return inKnockout(season, treeOf(starters(season)))
  const table = seasonTable(season)
  if (played >= table.length) return inKnockout(season, begunTree(season) ?? finalTree(season))
  const counts = (player: number | null) => player === null || !isAnnulled(season, player)
  const [pairs = [], ...later] = table
    .slice(played)
    .map(round => round.filter(([a, b]) => counts(a) && counts(b)))
  if (format !== 'groups' && ![pairs, ...later].some(round => round.length > 0))
    return { code: 'nobody-left' }
  return { part: 'table', pairs, fixed: true }
}

/** All rounds of a round robin, or of the groups, as they stand before anybody leaves; [] for other formats. */
export const schedule = (season: Season): Pair[][] =>
  ['swiss', 'knockout'].includes(season.settings.format) ? [] : seasonTable(season)

/** What a draft breaks of the wishes of pairing, pair by pair. */
export function breachesOf(season: Season, pairs: readonly Pair[]): Breach[] {
  const history = historyOf(season)
  const { score, byes, met, balance } = history
  const sided = season.settings.sides.length === 2
  const lowest = Math.min(...pairs.flatMap(([a, b]) => [a, b ?? a]).map(number => score[number]!))
  return pairs.flatMap((pair): Breach[] => {
    const [a, b] = pair
    const found: Breach[] = []
    if (b === null) {
      if (byes[a]! > 0) found.push({ wish: 'second-bye', pair, much: byes[a]! + 1 })
      if (score[a]! > lowest) found.push({ wish: 'bye-not-lowest', pair, much: score[a]! - lowest })
      return found
    }
    const times = met[a]!.get(b) ?? 0
    if (times > 0) found.push({ wish: 'rematch', pair, much: times + 1 })
    const apart = Math.abs(score[a]! - score[b]!)
    if (apart > 0) found.push({ wish: 'score', pair, much: apart })
    const [first] = sidesFor(history, a, b) ?? [0]
    const after = first === 0 ? [balance[a]! + 1, balance[b]! - 1] : [balance[a]! - 1, balance[b]! + 1]
    const far = Math.max(...after.map(Math.abs))
    if (sided && far > 1) found.push({ wish: 'side-balance', pair, much: far })
    return found
  })
}
