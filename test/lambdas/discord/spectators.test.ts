import { expect, it } from 'vitest'
import { makeCustomId } from '../../../lambdas/discord/api/customId.ts'
import { onlyLooks } from '../../../lambdas/discord/onlyLooks.ts'
import type { GameRecord } from '../../../lambdas/store/types.ts'
import { type CommandName, commands, offered, pressed, takesGame, typed } from './everyGameCall.ts'
import { makeTestServer, type Person, questionOf, startBattle, type TestServer } from './testServer.ts'

/** Two games that went alike but for what one player keeps secret. */
interface Twin {
  server: TestServer
  id: string
  /** whose secret it is, and the other player */
  owner: Person
  other: Person
}

/** What is nobody else's business at any stage: what the dice come from, and what a player ordered. */
function withOtherSecrets(game: GameRecord, owner: string): GameRecord {
  const orders = { mine: { role: 'attacker' }, here: { 'whom-to-hit': 'weakest', role: 'defender' } }
  return {
    ...game,
    secret: 'fe'.repeat(32),
    ...(game.save && { save: { ...game.save, seed: 'dc'.repeat(32) } }),
    seats: game.seats.map(seat => (seat.user === owner ? { ...seat, orders } : seat)),
  }
}

const challenge = async (server: TestServer) => {
  const alice = server.person('100000000000000001', 'Alice')
  const bob = server.person('100000000000000002', 'Bob')
  await alice.command(
    'challenge',
    { opponent: bob.user, points: 500, camps: 'good', board: 'the-marsh' },
    { [bob.user]: { id: bob.user, name: 'Bob', bot: false } },
  )
  return { alice, bob }
}

/** Each stage at which something is hidden: the game as it is, or with other secrets. */
const stages: Record<string, (isOther: boolean) => Promise<Twin>> = {
  async 'a challenge'(isOther) {
    const server = makeTestServer()
    const { alice, bob } = await challenge(server)
    const { id } = server.game()
    if (isOther) server.store.games.set(id, withOtherSecrets(server.game(), alice.user))
    return { server, id, owner: alice, other: bob }
  },

  async 'armies being chosen'(isOther) {
    const server = makeTestServer()
    const { alice, bob } = await challenge(server)
    await bob.command('game accept')
    await alice.command('army pick', { army: 'starter-good' })
    const game = server.game()
    if (isOther) {
      const others = game.seats.map(seat =>
        seat.user === alice.user
          ? { ...seat, armies: { good: Array.from({ length: 7 }, () => 'boromir') } }
          : seat,
      )
      server.store.games.set(game.id, withOtherSecrets({ ...game, seats: others }, alice.user))
    }
    return { server, id: game.id, owner: alice, other: bob }
  },

  async 'a deployment'(isOther) {
    const server = makeTestServer()
    const { alice, bob, asked } = await startBattle(server)
    for (let n = 0; questionOf(server).kind !== 'deploy'; n++) {
      if (n > 20) throw new Error('nobody deploys')
      await asked().command('answer', { choice: questionOf(server).fallback() })
    }
    const owner = asked()
    // The same figures on other hexes, one taken up again.
    for (let n = 0; n < 3; n++) {
      const places = questionOf(server)
        .space.enumerate('', 5000)
        .filter(answer => answer.startsWith('place'))
      const [, figure] = places[0]!.split(' ')
      const own = places.filter(answer => answer.split(' ')[1] === figure)
      await owner.command('answer', { choice: isOther ? own.at(-1)! : own[0]! })
    }
    await owner.command('game undo')
    const { id } = server.game()
    if (isOther) server.store.games.set(id, withOtherSecrets(server.game(), owner.user))
    return { server, id, owner, other: owner === alice ? bob : alice }
  },

  async 'a battle'(isOther) {
    const server = makeTestServer()
    const { alice, bob, asked } = await startBattle(server)
    for (let n = 0; questionOf(server).kind !== 'act'; n++) {
      if (n > 20) throw new Error('nobody acts')
      if (questionOf(server).kind === 'deploy') {
        await asked().command('deploy auto')
        await asked().command('deploy done')
      } else await asked().command('answer', { choice: questionOf(server).fallback() })
    }
    const { id } = server.game()
    if (isOther) server.store.games.set(id, withOtherSecrets(server.game(), alice.user))
    return { server, id, owner: alice, other: bob }
  },
}

/** All that somebody is told and shown who types and presses what there is, and is offered while typing. */
async function allSeen(
  { server, id }: Twin,
  who: Person,
  looksOnly: boolean,
): Promise<Record<string, string>> {
  const seen: Record<string, string> = {}
  const kept = structuredClone(server.game(id))
  const put = (name: string, told: unknown) => {
    expect(seen[name]).toBeUndefined()
    seen[name] = JSON.stringify(told)
  }
  for (const { name, options } of typed)
    if (!looksOnly || onlyLooks({ name, component: null }))
      put(name, await who.command(name, { ...options, game: id }))
  for (const button of pressed) {
    const { action, argument = '', values = [] } = button
    const component = { action, argument, values, game: id, version: kept.version }
    if (looksOnly && !onlyLooks({ name: action, component })) continue
    put(
      `button ${action}`,
      await who.press(makeCustomId({ action, argument, game: id, version: kept.version }), values),
    )
  }
  for (const { name, options } of offered.filter(takesGame))
    for (const option of options.filter(({ autocomplete }) => autocomplete))
      put(
        `choices of ${name} ${option.name}`,
        await who.offered(name, option.name, '', { ...commands[name as CommandName], game: id }),
      )
  if (looksOnly) expect(server.game(id)).toEqual(kept)
  else
    expect({ ...server.game(id), version: 0, recent: [] }).toMatchObject({
      seats: kept.seats,
      save: kept.save,
    })
  return seen
}

it.each(Object.keys(stages))(
  '%s: whoever does not play it learns nothing of what is secret in it',
  async stage => {
    const [one, other] = [await stages[stage]!(false), await stages[stage]!(true)]
    expect(one.id).toBe(other.id)
    // They do differ, in the record and for whose secret it is.
    expect(one.server.game(one.id)).not.toEqual(other.server.game(other.id))
    const passer = (twin: Twin) => twin.server.person('100000000000000009', 'Chloé')
    const seen = await allSeen(one, passer(one), stage !== 'a battle')
    expect(Object.keys(seen).length).toBeGreaterThan(30)
    expect(await allSeen(other, passer(other), stage !== 'a battle')).toEqual(seen)
  },
)

it.each(Object.keys(stages))('%s: the other player does not either', async stage => {
  const [one, other] = [await stages[stage]!(false), await stages[stage]!(true)]
  const seen = await allSeen(one, one.other, true)
  expect(await allSeen(other, other.other, true)).toEqual(seen)
})

it.each(['armies being chosen', 'a deployment'])('%s: whose secret it is sees it', async stage => {
  const [one, other] = [await stages[stage]!(false), await stages[stage]!(true)]
  expect(await allSeen(one, one.owner, true)).not.toEqual(await allSeen(other, other.owner, true))
})

it('what is told in the channel is the same, too', async () => {
  for (const make of Object.values(stages)) {
    const [one, other] = [await make(false), await make(true)]
    expect(other.server.posts).toEqual(one.server.posts)
  }
})

it('a game that belongs to no server is known in its own private chat and to its players', async () => {
  const server = makeTestServer()
  const { alice } = await challenge(server)
  const { id } = server.game()
  server.store.games.set(id, { ...server.game(), guild: null, channel: '800000000000000007' })
  const comer = (guild: string | null, channel: string) =>
    server.person('100000000000000009', 'Chloé', 'en', { guild, channel })
  const seen = async (who: Person) => JSON.stringify(await who.command('game status', { game: id }))
  expect(await seen(comer(null, '800000000000000007'))).toContain('Alice')
  expect(await seen(comer(null, '800000000000000008'))).toContain('no such game')
  expect(await seen(comer('900000000000000001', '800000000000000001'))).toContain('no such game')
  expect(await seen(alice)).toContain('Alice')
})
