import type { OptionValue } from '../../../../lambdas/discord/types.ts'
import type { Locale } from '../../../../lambdas/store/types.ts'
import { type Hall, makeHall, type Person } from '../hall.ts'

/** The director of every season made here, who may manage the server. */
export const directorOf = (hall: Hall, locale: Locale = 'en'): Person =>
  hall.person('100000000000000009', 'Dora', locale, { manager: true })

/** Both ready armies. */
export const starters = { good: 'starter-good', evil: 'starter-evil' }

export interface Begun {
  hall: Hall
  director: Person
  players: Person[]
  /** pairs and publishes the next round */
  nextRound(): ReturnType<Person['command']>
  /** the player of a battle of the last round gives it up; tables and places are counted from 0 */
  concede(table: number, place: number): ReturnType<Person['press']>
}

/** A season of 500 points that has begun, its armies approved by the program. @param options of `/league create` */
export async function beginSeason(
  names: readonly string[],
  options: Record<string, OptionValue> = {},
  hall: Hall = makeHall(),
): Promise<Begun> {
  const director = directorOf(hall)
  const players = names.map((name, i) => hall.person(`10000000000000000${i + 1}`, name))
  await director.command('league create', { name: 'Spring', size: 500, approval: 'automatic', ...options })
  for (const player of players) {
    await player.command('league join')
    await player.command('league army', starters)
  }
  await director.command('league start')
  return {
    hall,
    director,
    players,
    async nextRound() {
      await director.command('league pair')
      return director.command('league publish')
    },
    concede(table, place) {
      const { game } = hall.season().season.rounds.at(-1)!.battles[table]!
      const { id, seats, version } = hall.game(game!)
      return players.find(({ user }) => user === seats[place]!.user)!.press(`concede:${id}:${version}:yes`)
    },
  }
}
