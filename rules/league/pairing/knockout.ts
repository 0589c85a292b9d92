import type { Pair, Round, Season, SeasonBattle } from '../season.ts'

/** Places of a tree of 2, 4, 8, … in which the first meets the last, and the first two meet at the end. */
function treeOrder(size: number): number[] {
  let places = [0]
  while (places.length < size) {
    const doubled = places.length * 2
    places = places.flatMap(place => [place, doubled - 1 - place])
  }
  return places
}

/** The first round of a knockout by place: byes fall to the foremost. */
export function treeOf(players: readonly number[]): (number | null)[] {
  let size = 1
  while (size < players.length) size *= 2
  return treeOrder(size).map(place => players[place] ?? null)
}

/**
 * Who goes on after a battle of a knockout: the higher score; in a draw whoever destroyed more than was lost, then the
 * better place at the start. Nobody where both were at fault.
 */
export function winnerOf(season: Season, { players, outcome }: SeasonBattle): number | null {
  const [a, b] = players
  if (b === null) return a
  if (!outcome || outcome.kind === 'both-at-fault') return null
  const [x, y] = outcome.score
  if (x !== y) return x > y ? a : b
  const { destroyed = [], lost = [] } = outcome.result ?? {}
  const margin = (place: number) => (destroyed[place] ?? 0) - (lost[place] ?? 0)
  if (margin(0) !== margin(1)) return margin(0) > margin(1) ? a : b
  const { entrants } = season
  return entrants[a]!.seed < entrants[b]!.seed ? a : b
}

const pairsIn = (slots: readonly (number | null)[]): Pair[] =>
  slots.flatMap((a, i): Pair[] => {
    if (i % 2 === 1) return []
    const b = slots[i + 1] ?? null
    return a === null ? (b === null ? [] : [[b, null]]) : [[a, b]]
  })

/** Who is left after a round, place by place; a place that nobody reached stays empty. */
function slotsAfter(
  season: Season,
  slots: readonly (number | null)[],
  { battles }: Round,
): (number | null)[] {
  let table = 0
  return slots.flatMap((a, i) => {
    if (i % 2 === 1) return []
    const b = slots[i + 1] ?? null
    if (a === null && b === null) return [null]
    return [winnerOf(season, battles[table++]!)]
  })
}

const knockoutRounds = (season: Season): Round[] => season.rounds.filter(({ part }) => part === 'knockout')

/**
 * The places with which a knockout has begun, as its first round was published: whatever becomes of the players, or of
 * what brought them there, the tree stays. Every pair of a first round has a player. Undefined before.
 */
export const begunTree = (season: Season): (number | null)[] | undefined =>
  knockoutRounds(season)[0]?.battles.flatMap(({ players }) => [...players])

/** The pairs of the next round of a knockout that began with these places; [] when it is over. */
export function knockoutPairs(season: Season, tree: readonly (number | null)[]): Pair[] {
  let slots = [...tree]
  for (const round of knockoutRounds(season)) slots = slotsAfter(season, slots, round)
  return slots.length < 2 ? [] : pairsIn(slots)
}

/** How far everybody came: the round of the knockout in which they stood last, and one more for whoever won there. */
export function reachedIn(season: Season): Map<number, number> {
  const reached = new Map<number, number>()
  for (const [i, { battles }] of knockoutRounds(season).entries())
    for (const battle of battles) {
      for (const player of battle.players) if (player !== null) reached.set(player, i + 1)
      const winner = battle.outcome ? winnerOf(season, battle) : null
      if (winner !== null) reached.set(winner, i + 2)
    }
  return reached
}
