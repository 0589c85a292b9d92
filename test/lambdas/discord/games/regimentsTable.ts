import { expect } from 'vitest'
import { engineOf, seal } from '../../../../rules/games.ts'
import { regimentsGame } from '../../../../rules/regiments/gameParts.ts'
import { makeTestServer, type Person, type TestServer } from '../testServer.ts'

export const system = 'regiments'

export interface RegimentsTable {
  server: TestServer
  ada: Person
  bo: Person
}

/** A battle whose armies are ready, from the first unit to be placed; the Crown reads English, the Wilds French. */
export async function begunRegiments(points = 1000): Promise<RegimentsTable> {
  const server = makeTestServer()
  const ada = server.person('100000000000000001', 'Ada', 'en')
  const bo = server.person('100000000000000002', 'Bo', 'fr')
  const users = { [bo.user]: { id: bo.user, name: 'Bo', bot: false } }
  await ada.command(
    'challenge',
    { opponent: bo.user, system, points, camps: 'crown', board: 'the-hills' },
    users,
  )
  await bo.command('game accept')
  await ada.command('army pick', { army: 'starter-crown' })
  await bo.command('army pick', { army: 'starter-wilds' })
  expect(server.game()).toMatchObject({ stage: 'battle', game: system })
  return { server, ada, bo }
}

export const asked = ({ server }: RegimentsTable) =>
  engineOf({ game: system }).open(server.game().save!).question
export const whoIs = (table: RegimentsTable): Person => (asked(table)?.by === 0 ? table.ada : table.bo)

/** What the computer would answer in the place of whoever is asked. */
export function computed({ server }: RegimentsTable): string {
  const save = server.game().save!
  const { answer } = regimentsGame.opponent!.think(seal(save), 'recruit', undefined, 0)
  return answer ?? engineOf({ game: system }).open(save).question!.fallback()
}

/** Plays on as the program would until something holds, or the battle is over. */
export async function playUntil(table: RegimentsTable, holds: () => boolean): Promise<void> {
  for (let given = 0; table.server.game().stage === 'battle' && !holds(); given++) {
    if (given > 400) throw new Error('it does not end')
    await whoIs(table).command('answer', { choice: computed(table) })
  }
}
