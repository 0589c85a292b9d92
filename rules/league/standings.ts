import { isAnnulled, linesOf, listed, type RoundLine } from './lines.ts'
import { reachedIn } from './pairing/knockout.ts'
import { tablesOf } from './pairing/table.ts'
import type { Season } from './season.ts'
import type { Halves, TieBreak } from './settings.ts'
import { type Explained, explain, type Scores, scoresOf } from './tieBreaks.ts'

/** A line of the table. */
export interface Standing {
  entrant: number
  /** shared by those whom nothing parts; null for the excluded, and for whoever's battles were annulled */
  rank: number | null
  score: Halves
  fought: number
  wins: number
  draws: number
  losses: number
  byes: number
  /** rounds sat out */
  sitOuts: number
  /** in the season's order, each with how it came about */
  tieBreaks: Explained[]
  /** the group, where there are groups, counted from 0 */
  group?: number
  /** rounds of the knockout reached, and one more for having won it */
  reached?: number
}

/** Entrants whom nothing so far parts, put into groups that follow each other; each group is level. */
function partBy(level: readonly number[], value: (entrant: number) => number): number[][] {
  const groups: number[][] = []
  const sorted = [...level].toSorted((a, b) => value(b) - value(a))
  for (const entrant of sorted) {
    const last = groups.at(-1)
    if (last && value(last[0]!) === value(entrant)) last.push(entrant)
    else groups.push([entrant])
  }
  return groups
}

/** Parts those who are level by the tie-breaks left. @param found what each tie-break came to, kept by entrant */
function part(
  scores: Scores,
  level: number[],
  [tieBreak, ...others]: readonly TieBreak[],
  found: Map<number, Explained[]>,
): number[][] {
  if (tieBreak === undefined) return [level]
  const explained = new Map(level.map(entrant => [entrant, explain(scores, tieBreak, entrant, level)]))
  const value = (entrant: number) => explained.get(entrant)!.value ?? 0
  for (const entrant of level) {
    const known = found.get(entrant)!
    // Asked again among fewer, only what was asked first is shown.
    if (!known.some(other => other.tieBreak === tieBreak)) known.push(explained.get(entrant)!)
  }
  const groups = partBy(level, value)
  const again = tieBreak === 'head-to-head' && groups.length > 1
  return groups.flatMap(group => part(scores, group, again ? [tieBreak, ...others] : others, found))
}

const count = (lines: readonly RoundLine[], what: (line: RoundLine) => boolean): number =>
  lines.filter(what).length

/** The table of some entrants, the first one first. */
function tableOf(season: Season, entrants: readonly number[], lines: readonly RoundLine[][]): Standing[] {
  const scores = scoresOf(season, lines)
  const { tieBreaks } = season.settings
  const found = new Map(entrants.map(entrant => [entrant, [] as Explained[]]))
  const unranked = (entrant: number) =>
    season.entrants[entrant]!.state === 'excluded' || isAnnulled(season, entrant)
  const ranked = entrants.filter(entrant => !unranked(entrant))
  const groups = partBy(ranked, entrant => scores.score[entrant]!).flatMap(level =>
    part(scores, level, tieBreaks, found),
  )
  const rows: Standing[] = []
  const row = (entrant: number, rank: number | null): Standing => {
    const own = lines[entrant]!
    const fought = own.filter(line => line.fought)
    const { group } = season.entrants[entrant]!
    return {
      entrant,
      rank,
      score: scores.score[entrant]!,
      fought: fought.length,
      wins: count(fought, ({ got, gave }) => got > gave),
      draws: count(fought, ({ got, gave }) => got === gave),
      losses: count(fought, ({ got, gave }) => got < gave),
      byes: count(own, ({ battle }) => battle?.outcome?.kind === 'bye'),
      sitOuts: count(own, ({ battle }) => battle?.outcome?.kind === 'sit-out'),
      tieBreaks: found.get(entrant)!,
      ...(group !== undefined && { group }),
    }
  }
  for (const level of groups) {
    const rank = rows.length + 1
    for (const entrant of level) rows.push(row(entrant, rank))
  }
  for (const entrant of entrants.filter(unranked)) rows.push(row(entrant, null))
  return rows
}

/** The table of each group, or one for all where there are none. */
export function groupTables(season: Season): Standing[][] {
  const lines = linesOf(season)
  return tablesOf(season).map(entrants => tableOf(season, entrants, lines))
}

/**
 * The table of a season: by score and tie-breaks; in a knockout by the round that was reached; after groups first by
 * the final, then by the place in the group.
 */
export function standings(season: Season): Standing[] {
  const { format } = season.settings
  const rows =
    format === 'groups' ? groupTables(season).flat() : tableOf(season, listed(season), linesOf(season))
  const reached = reachedIn(season)
  const at = ({ entrant, rank }: Standing) =>
    rank === null ? Number.NEGATIVE_INFINITY : (reached.get(entrant) ?? -rank)
  const sorted = rows.toSorted((a, b) => at(b) - at(a))
  return sorted.map(each => ({
    ...each,
    rank: each.rank === null ? null : 1 + sorted.findIndex(other => at(other) === at(each)),
    ...(reached.has(each.entrant) && { reached: reached.get(each.entrant) }),
  }))
}
