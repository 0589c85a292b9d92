import { expect } from 'vitest'
import { makeTestServer, type Person, type TestServer } from '../testServer.ts'

export const system = 'regiments'

export interface WarTable {
  server: TestServer
  ada: Person
  bo: Person
}

/** A battle whose armies are ready, from the first unit to be placed; the Crown reads English, the Wilds French. */
export async function begunWar(points = 1000): Promise<WarTable> {
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
