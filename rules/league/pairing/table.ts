import type { Pair, Season } from '../season.ts'

/**
 * Everybody against everybody by the circle method: round by round, the pairs in the order of the sides that they
 * take where 3.02 leaves them open. So everybody ends level, or one from it where the number of battles is odd; with
 * an odd number of players nobody is ever more than one from balance.
 * @returns pairs of each round; whoever is in none has a free round
 */
export function tableRounds(players: readonly number[], double = false): Pair[][] {
  const seats = players.length + (players.length % 2)
  const around = seats - 1
  const rounds = Array.from({ length: Math.max(around, 0) }, (_, round) =>
    Array.from({ length: seats / 2 }, (_, i): [number, number] => {
      const one = (round + i) % around
      const other = i === 0 ? around : (round - i + around) % around
      return (i === 0 ? round : i) % 2 === 1 ? [other, one] : [one, other]
    })
      .filter(([a, b]) => a < players.length && b < players.length)
      .map(([a, b]): Pair => [players[a]!, players[b]!]),
  )
  const back = rounds.map(pairs => pairs.map(([a, b]): Pair => [b!, a]))
  return double ? [...rounds, ...back] : rounds
}

/** Entrants who began, by number, in the order of their places. */
export const starters = (season: Season): number[] =>
  [...season.entrants.keys()]
    .filter(number => season.entrants[number]!.seed > 0)
    .toSorted((a, b) => season.entrants[a]!.seed - season.entrants[b]!.seed)

/** The tables of a season: one for each group, or one for all. */
export function tablesOf(season: Season): number[][] {
  const tables: number[][] = []
  for (const number of starters(season)) (tables[season.entrants[number]!.group ?? 0] ??= []).push(number)
  return tables
}

/** How many battles an entrant who began has in the table. */
export function tableSize(season: Season, entrant: number): number {
  const others = tablesOf(season).find(table => table.includes(entrant))!.length - 1
  return season.settings.format === 'double-round-robin' ? 2 * others : others
}

/** Every round of all tables of a season; groups play side by side. */
export function seasonTable(season: Season): Pair[][] {
  const double = season.settings.format === 'double-round-robin'
  const tables = tablesOf(season).map(players => tableRounds(players, double))
  const length = Math.max(0, ...tables.map(rounds => rounds.length))
  return Array.from({ length }, (_, round) => tables.flatMap(rounds => rounds[round] ?? []))
}
