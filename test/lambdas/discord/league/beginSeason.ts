import type { OptionValue } from '../../../../lambdas/discord/types.ts'
import type { Locale } from '../../../../lambdas/store/types.ts'
import { makeTestServer, type Person, partsOf, type TestServer } from '../testServer.ts'

/** The director of every season made here, who may manage the server. */
export const directorOf = (server: TestServer, locale: Locale = 'en'): Person =>
  server.person('190000000000000009', 'Dora', locale, { manager: true })

/** Both ready armies. */
export const starters = { good: 'starter-good', evil: 'starter-evil' }

/** Types a command that cannot be taken back, and presses the button by which it asks, if it does. */
export async function surely(person: Person, words: string, options: Record<string, OptionValue> = {}) {
  const asked = await person.command(words, options)
  const button = partsOf(asked).find(part => String(part.custom_id).startsWith('for-good:'))
  return button ? person.press(String(button.custom_id)) : asked
}

export interface Begun {
  server: TestServer
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
  server: TestServer = makeTestServer(),
): Promise<Begun> {
  const director = directorOf(server)
  const players = names.map((name, i) => server.person(`10000000000000000${i + 1}`, name))
  await director.command('league create', { name: 'Spring', size: 500, approval: 'automatic', ...options })
  for (const player of players) {
    await player.command('league join')
    await player.command('league army', starters)
  }
  await surely(director, 'league start')
  return {
    server,
    director,
    players,
    async nextRound() {
      await director.command('league pair')
      return director.command('league publish')
    },
    concede(table, place) {
      const { game } = server.season().season.rounds.at(-1)!.battles[table]!
      const { id, seats, version } = server.game(game!)
      return players.find(({ user }) => user === seats[place]!.user)!.press(`concede:${id}:${version}:yes`)
    },
  }
}
