import { makeTestServer, type Person, startBattle, type TestServer } from '../testServer.ts'
import { begunDarkLord } from './darkLordTable.ts'
import { begunRegiments } from './regimentsTable.ts'

export interface Table {
  server: TestServer
  /** the players, in the order of their seats */
  players: readonly [Person, Person]
}

/** A battle of each game that has just begun. */
export const begunTables: Record<string, (n: number) => Promise<Table>> = {
  async 'combat-hex'() {
    const server = makeTestServer()
    const { alice, bob } = await startBattle(server)
    return { server, players: [alice, bob] }
  },
  async 'dark-lord'(n) {
    const { server, ada, bo } = await begunDarkLord(['flight', 'open-field'][n % 2]!)
    return { server, players: [ada, bo] }
  },
  async regiments() {
    const { server, ada, bo } = await begunRegiments()
    return { server, players: [ada, bo] }
  },
}
