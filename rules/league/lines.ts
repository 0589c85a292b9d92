import { tableSize } from './pairing/table.ts'
import { battlesOf, type Season, type SeasonBattle, wasFought } from './season.ts'
import type { Halves } from './settings.ts'

/** What one round was for one entrant. */
export interface RoundLine {
  round: number
  /** null for a bye, and for a round without a battle */
  opponent: number | null
  got: Halves
  gave: Halves
  fought: boolean
  /** counts as fought in tie-breaks: in a round robin every battle does (FIDE C.07, unplayed games) */
  counts: boolean
  /** nobody fought, and it was not somebody else's doing: a forfeit of one's own, or a round left out */
  missed: boolean
  /** place in the battle, for what its game told of either */
  place: 0 | 1
  battle: SeasonBattle | undefined
}

/**
 * Has an entrant left a round robin so early that nothing of it counts? That is where fewer than half of the battles
 * were fought (10.09), unless the season says otherwise; with half or more, the rest are forfeits.
 */
export function isAnnulled(season: Season, entrant: number): boolean {
  const { state, seed } = season.entrants[entrant]!
  const { format, leavers = 'half' } = season.settings
  if (state === 'in' || seed === 0 || ['swiss', 'knockout'].includes(format)) return false
  if (leavers !== 'half') return leavers === 'annulled'
  const fought = battlesOf(season).filter(
    ({ round, battle }) => round.part === 'table' && battle.players.includes(entrant) && wasFought(battle),
  ).length
  return fought * 2 < tableSize(season, entrant)
}

/** Entrants who have a place in a table: whoever began, and whoever came later and has been paired or may be. */
export function listed(season: Season): number[] {
  const paired = new Set(battlesOf(season).flatMap(({ battle }) => battle.players))
  return [...season.entrants.keys()].filter(number => {
    const { seed, from, state, approval } = season.entrants[number]!
    return seed > 0 || paired.has(number) || (from > 1 && state === 'in' && approval === 'approved')
  })
}

/** The settled rounds of every entrant; rounds of a knockout are left out where the table is not one's own. */
export function linesOf(season: Season): RoundLine[][] {
  const lines: RoundLine[][] = season.entrants.map(() => [])
  const annulled = season.entrants.map((_, entrant) => isAnnulled(season, entrant))
  const counted = listed(season)
  for (const { number: round, part, battles } of season.rounds) {
    if (part === 'knockout' && season.settings.format !== 'knockout') continue
    const named = new Set<number | null>()
    for (const battle of battles) {
      const [a, b] = battle.players
      named.add(a).add(b)
      const { outcome } = battle
      if (!outcome || annulled[a] || (b !== null && annulled[b])) continue
      const fought = wasFought(battle)
      const counts = fought || part === 'table'
      const [x, y] = outcome.score
      const isMissed = (got: Halves, gave: Halves) =>
        outcome.kind === 'both-at-fault' ||
        outcome.kind === 'sit-out' ||
        (outcome.kind === 'forfeit' && got < gave)
      lines[a]!.push({
        round,
        opponent: b,
        got: x,
        gave: y,
        fought,
        counts,
        missed: isMissed(x, y),
        place: 0,
        battle,
      })
      if (b !== null)
        lines[b]!.push({
          round,
          opponent: a,
          got: y,
          gave: x,
          fought,
          counts,
          missed: isMissed(y, x),
          place: 1,
          battle,
        })
    }
    if (part !== 'swiss') continue
    for (const entrant of counted)
      if (!named.has(entrant))
        lines[entrant]!.push({
          round,
          opponent: null,
          got: 0,
          gave: 0,
          fought: false,
          counts: false,
          missed: true,
          place: 0,
          battle: undefined,
        })
  }
  return lines
}
