import { open } from '../../../rules/combat-hex/index.ts'
import { seal } from '../../../rules/games.ts'
import { makeTestServer, type Person, type TestServer } from './testServer.ts'

export const ids = ['100000000000000001', '100000000000000002', '100000000000000003', '100000000000000004']
const names = ['Alice', 'Bob', 'Carol', 'Dora']
const people = Object.fromEntries(ids.map((id, i) => [id, { id, name: names[i]!, bot: false }]))

/** A classic challenge of Alice to so many others. */
export async function challengeSeveral(
  guests: number,
  options: Record<string, string | number> = {},
  server: TestServer = makeTestServer(),
) {
  const all = ids.slice(0, guests + 1).map((id, i) => server.person(id, names[i]!))
  const opponents = Object.fromEntries(
    ids.slice(1, guests + 1).map((id, i) => [`opponent${i ? i + 1 : ''}`, id]),
  )
  const [alice] = all as [Person]
  await alice.command(
    'challenge',
    { ...opponents, points: 400, board: 'the-marsh', rules: 'classic', ...options },
    people,
  )
  return { server, all, invitation: server.lastPost() }
}

/** The same, in its first action phase; by the order of the seats. */
export async function battleOfSeveral(
  guests: number,
  options: Record<string, string | number> = {},
  at: TestServer = makeTestServer(),
) {
  const { server, all, invitation } = await challengeSeveral(guests, options, at)
  for (const guest of all.slice(1)) await guest.click(invitation, 'Accept')
  for (const [i, player] of all.entries())
    await player.command('army pick', { army: i % 2 ? 'starter-evil' : 'starter-good' })
  const asked = () => all[server.game().save!.pending!.by]!
  for (let i = 0; i < 30 && server.game().save!.pending!.kind !== 'act'; i++) {
    const { question } = open(seal(server.game().save!))
    await asked().command('answer', { choice: question!.fallback() })
  }
  return { server, all, asked }
}
