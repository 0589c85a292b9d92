import { restrict } from '../../../lambdas/discord/actions/readRestrictions.ts'
import { supplied } from '../../../lambdas/game/figureRoster.ts'
import { roster } from '../../../rules/combat-hex/index.ts'
import { makeTestServer, type Person } from './testServer.ts'

const bobHimself = { '100000000000000002': { id: '100000000000000002', name: 'Bob', bot: false } }
/** Who could lead an army of Evil at 500 points. */
export const leadersOfEvil = roster
  .filter(({ camp, kind, points }) => camp === 'evil' && kind === 'hero' && points <= 500)
  .map(({ id }) => id)

/** What two options of /challenge say in English, on top of what held before. */
export const readRestrictions = (
  lists: { ban?: string; limit?: string },
  before = undefined as Parameters<typeof restrict>[0],
) => restrict(before, lists, supplied, 'en')

/** Alice can challenge Bob in a server that Boss manages; Zoé reads French. */
export function meet() {
  const server = makeTestServer()
  const alice = server.person('100000000000000001', 'Alice')
  const bob = server.person('100000000000000002', 'Bob')
  const zoe = server.person('100000000000000005', 'Zoé', 'fr')
  const boss = server.person('100000000000000009', 'Boss', 'en', { manager: true })
  const challenge = (options: Record<string, string | number>, by: Person = alice) =>
    by.command('challenge', { opponent: bob.user, points: 500, camps: 'good', ...options }, bobHimself)
  return { server, alice, bob, zoe, boss, challenge }
}

/** Gives somebody an army of so many figures each. */
export async function own(person: Person, name: string, camp: string, ...figures: [string, number][]) {
  await person.command('army new', { name, camp })
  for (const [figure, count] of figures) await person.command('army add', { army: name, figure, count })
}
