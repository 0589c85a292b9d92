import { Glicko2, type Player } from 'glicko2'
import { battlesOf, type Season, userOf, wasFought } from './season.ts'

/** How strong somebody is by Glicko-2, and how sure that is. */
export interface Rating {
  rating: number
  /** about two thirds of all players are within one deviation of their rating */
  deviation: number
  battles: number
}

/** What somebody who has not fought yet begins with. */
export const firstRating = { rating: 1500, rd: 350, vol: 0.06, tau: 0.5 } as const

/** One battle that was fought, between users as they were then. */
export interface FoughtBattle {
  /** '' for somebody who wanted to be forgotten */
  users: readonly [string, string]
  score: readonly [number, number]
  battle: ReturnType<typeof battlesOf>[number]['battle']
}

/** All battles that were fought in some seasons, the first one first. */
export const foughtBattles = (seasons: readonly Season[]): FoughtBattle[] =>
  seasons.flatMap(season =>
    battlesOf(season).flatMap(({ round, battle }): FoughtBattle[] => {
      const [a, b] = battle.players
      if (b === null || !battle.outcome || !wasFought(battle)) return []
      const users = [userOf(season, a, round.number), userOf(season, b, round.number)] as const
      return [{ users, score: battle.outcome.score, battle }]
    }),
  )

/**
 * Ratings of everybody over all seasons of one game, by user. A season is one period of rating, as Glicko-2 wants ten
 * battles or so in each. Whoever wanted to be forgotten counts as an opponent, and has no rating to be looked up.
 * @param seasons in the order in which they began
 */
export function ratingsOf(seasons: readonly Season[]): Map<string, Rating> {
  const ranking = new Glicko2(firstRating)
  const players = new Map<string, Player>()
  const battles = new Map<string, number>()
  const playerOf = (user: string): Player => {
    // An opponent counts as rated before the season: who that was in other battles makes no difference.
    if (user === '') return ranking.makePlayer()
    const known = players.get(user) ?? ranking.makePlayer()
    players.set(user, known)
    battles.set(user, (battles.get(user) ?? 0) + 1)
    return known
  }
  for (const season of seasons) {
    ranking.updateRatings(
      foughtBattles([season]).map(({ users, score: [x, y] }) => [
        playerOf(users[0]),
        playerOf(users[1]),
        x === y ? 0.5 : x > y ? 1 : 0,
      ]),
    )
  }
  return new Map(
    [...players].map(([user, player]) => [
      user,
      { rating: player.getRating(), deviation: player.getRd(), battles: battles.get(user)! },
    ]),
  )
}
