import { expect } from 'vitest'
import { makeTestServer, type Person, type TestServer } from '../testServer.ts'

export const system = 'dark-lord'

export interface DarkLordTable {
  server: TestServer
  ada: Person
  bo: Person
}

/** A game of a scenario whose armies are ready; the Free read English, the Shadow French. */
export async function begunDarkLord(rules: string): Promise<DarkLordTable> {
  const server = makeTestServer()
  const ada = server.person('100000000000000001', 'Ada', 'en')
  const bo = server.person('100000000000000002', 'Bo', 'fr')
  const users = { [bo.user]: { id: bo.user, name: 'Bo', bot: false } }
  const board = 'the-hills'
  await ada.command('challenge', { opponent: bo.user, system, rules, camps: 'free', board }, users)
  await bo.command('game accept')
  await ada.command('army pick', { army: 'starter-free' })
  await bo.command('army pick', { army: 'starter-shadow' })
  expect(server.game()).toMatchObject({ stage: 'battle', game: system })
  return { server, ada, bo }
}
