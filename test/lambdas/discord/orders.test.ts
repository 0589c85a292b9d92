import { beforeEach, describe, expect, it } from 'vitest'
import { combatHexWords } from '../../../lambdas/discord/games/combat-hex/words/index.ts'
import { ordersOf } from '../../../lambdas/game/standingOrders.ts'
import { open, orderTopics } from '../../../rules/combat-hex/index.ts'
import { seal } from '../../../rules/games.ts'
import { plainName } from '../../../rules/index.ts'
import {
  labelsOf,
  makeTestServer,
  type Person,
  questionOf,
  startBattle,
  type TestServer,
  textOf,
} from './testServer.ts'

let server: TestServer
let alice: Person
let bob: Person
let asked: () => Person

/** Without who decides what is paid, which they have said before. */
const stored = (player = 0) => {
  const { points: _points, ...orders } = ordersOf(server.game())[player] ?? {}
  return orders
}
const set = (who: Person, topic: string, value: string, scope?: string) =>
  who.command('orders set', { topic, value, ...(scope && { scope }) })

beforeEach(async () => {
  server = makeTestServer()
  ;({ alice, bob, asked } = await startBattle(server))
})

/** Both want to be asked what to be; up to that question. */
async function untilRoles() {
  for (const player of [alice, bob]) await set(player, 'role', 'ask me', 'game')
  while (questionOf(server).kind !== 'role') {
    const { kind, space } = questionOf(server)
    if (kind === 'deploy') {
      await asked().command('deploy auto')
      await asked().command('deploy done')
    } else await asked().command('answer', { choice: space.enumerate('', 1)[0]! })
  }
}

describe('/orders', () => {
  it('shows nothing but how to begin, and then what was set', async () => {
    expect(textOf(await alice.command('orders show'))).toContain('you are asked for what is yours to decide')
    const reply = textOf(await set(alice, 'hits', 'heroes keep 2', 'game'))
    expect(reply).toContain('superficial hits')
    expect(reply).toContain('heroes only, while at least 2 AP remain')
    expect(stored()).toEqual({ hits: 'heroes keep:2' })
    expect(textOf(await alice.command('orders show'))).toContain('heroes only')
    expect(textOf(await bob.command('orders show'))).not.toContain('heroes only')
  })

  it('understands topics and values as they are called, in the language of the reader too', async () => {
    await set(alice, 'Superficial wounds', 'ask me')
    await set(alice, 'Repel', 'never')
    expect(stored()).toEqual({ wounds: 'ask', repel: 'never' })
    const zoe = server.person(bob.user, 'Bob', 'fr')
    expect(textOf(await set(zoe, 'touches superficielles', 'héros seulement'))).toContain('héros seulement')
    expect(stored(1)).toEqual({ hits: 'heroes' })
  })

  it('takes topics and words of values in French, and the English ones all the same', async () => {
    const zoe = server.person(alice.user, 'Alice', 'fr')
    const kept = async (topic: string, value: string) => {
      const reply = textOf(await set(zoe, topic, value, 'game'))
      expect(reply, `${topic} ${value}`).toContain('📜')
    }
    await kept('touches', 'héros garder 2')
    await kept('blessures', 'JAMAIS')
    await kept('cibles', 'faible, proche C7')
    await kept('rôle', 'défenseur')
    await kept('Repousser', 'contre-heros garder:1')
    await kept('réserve', '1 intuition martiale')
    await kept('tout', 'demander')
    await kept('combats', 'biggest')
    await kept('turning', 'ask')
    expect(stored()).toEqual({
      hits: 'heroes keep:2',
      wounds: 'never',
      targets: 'weakest nearest:C7',
      role: 'defender',
      repel: 'against-heroes keep:1',
      reserve: '1 battle-awareness',
      everything: 'ask',
      combats: 'biggest',
      turning: 'ask',
    })
    const refused = textOf(await set(zoe, 'touches', 'parfois'))
    expect(refused).toContain('`jamais`, `héros seulement`, `guerriers seulement`')
    expect(textOf(await set(zoe, 'météo', 'jamais'))).toContain('touches, cibles')
    expect(await zoe.typing('orders set', 'topic', 'touch')).toEqual(['hits'])
    expect(await zoe.typing('orders set', 'value', 'héros gar', { topic: 'touches' })).toContain(
      'heroes keep:1',
    )
    expect(await zoe.typing('orders set', 'value', 'proche c7', { topic: 'cibles' })).toEqual(['nearest:C7'])
  })

  it('has a word of its own for every topic and every word of a value, in both languages', () => {
    for (const language of ['en', 'fr'] as const) {
      const { orders, abilities } = combatHexWords[language]
      for (const part of [orders.typed.topics, orders.typed.words]) {
        const words = Object.values(part).map(plainName)
        expect(new Set(words).size).toBe(words.length)
        for (const word of Object.values(part)) expect(word).toMatch(/^[\p{L}-]+$/u)
      }
      expect(Object.keys(orders.typed.topics)).toEqual(Object.keys(orders.topics))
      expect(Object.keys(orders.typed.words)).toEqual([...Object.keys(orders.words), 'nearest'])
      const names = Object.values(abilities).map(({ name }) => plainName(name))
      for (const topic of Object.values(orders.typed.topics)) expect(names).not.toContain(plainName(topic))
    }
  })

  it('names only what is understood when it is typed, in the words of the reader', async () => {
    const zoe = server.person(bob.user, 'Bob', 'fr')
    for (const who of [alice, zoe])
      for (const topic of [
        'everything',
        'hits',
        'targets',
        'combats',
        'role',
        'ring',
        'turning',
        'reserve',
        'repel',
      ]) {
        const refused = textOf(await set(who, topic, 'nonsense', 'game'))
        expect(refused, topic).not.toMatch(/ask-own|ask-combat|keep:|take-off|against-/)
        const possible = [...refused.matchAll(/`([^`]+)`/g)].map(([, value]) => value!)
        expect(possible.length, refused).toBeGreaterThan(1)
        for (const value of possible) {
          // For the reserve a condition belongs to a number.
          const typed = topic === 'reserve' && !/\d/.test(value) ? `1 ${value.split(' ')[0]!}` : value
          expect(textOf(await set(who, topic, typed, 'game')), `${topic}: ${typed}`).toContain('📜')
        }
      }
  })

  it('refuses what is none, with what is possible', async () => {
    expect(textOf(await set(alice, 'weather', 'never'))).toContain('no topic')
    expect(textOf(await set(alice, 'hits', 'sometimes'))).toMatch(/`never`, `heroes only`, `warriors only`/)
    expect(textOf(await set(alice, 'hits', 'keep 100'))).toContain('from 0 to 99')
    expect(textOf(await set(alice, 'reserve', '-1'))).toContain('from 0 to 99')
    expect(textOf(await set(alice, 'reserve', '100 courage'))).toContain('from 0 to 99')
    expect(textOf(await set(alice, 'hits', 'x'.repeat(150)))).toContain('too long')
    expect(textOf(await set(alice, 'repel', 'Z9'))).toContain('cannot name')
    expect(textOf(await set(alice, 'repel', 'A1', 'default'))).toContain('one battle only')
    expect(stored()).toEqual({})
  })

  it('offers topics and values of the rules while they are typed', async () => {
    const topics = await alice.typing('orders set', 'topic')
    expect(topics).toContain('everything')
    expect(topics).toContain('targets')
    expect(await alice.typing('orders set', 'topic', 'superficial')).toEqual(['hits', 'wounds'])
    const all = orderTopics('tournament')
    for (const topic of all) {
      const values = await alice.typing('orders set', 'value', '', { topic })
      expect(values.length, topic).toBeGreaterThan(2)
    }
    expect(await alice.typing('orders set', 'value', 'heroes ke', { topic: 'hits' })).toContain(
      'heroes keep:1',
    )
    expect(await alice.typing('orders set', 'value', 'nearest c7', { topic: 'targets' })).toEqual([
      'nearest:C7',
    ])
    expect(await alice.typing('orders set', 'value', 'fini', { topic: 'targets' })).toEqual(['weakest'])
  })

  it('takes the orders of a game back, and leaves the default', async () => {
    await set(alice, 'hits', 'never', 'game')
    await set(alice, 'wounds', 'never', 'default')
    expect(textOf(await alice.command('orders reset', { scope: 'game' }))).toContain('1 order')
    expect(stored()).toEqual({})
    expect((await server.store.userOrders(alice.user)).orders).toEqual({
      points: 'default',
      wounds: 'never',
    })
    await alice.command('orders reset', { scope: 'default' })
    expect((await server.store.userOrders(alice.user)).orders).toEqual({})
  })

  it('brings a default to new games, and leaves those under way as they are', async () => {
    expect(textOf(await set(bob, 'hits', 'never', 'default'))).toContain('new games')
    expect(stored(1)).toEqual({})
    await alice.command('game concede').then(message => alice.click(message, 'Give up'))
    await startBattle(server)
    expect(stored(1)).toEqual({ hits: 'never' })
    await set(bob, 'hits', 'always', 'default')
    expect(stored(1)).toEqual({ hits: 'never' })
    await set(bob, 'hits', 'heroes', 'game')
    expect(stored(1)).toEqual({ hits: 'heroes' })
    await set(bob, 'reserve', '1', 'game')
    await set(bob, 'everything', 'ask', 'game')
    expect(stored(1)).toEqual({ hits: 'heroes', reserve: '1', everything: 'ask' })
  })

  it('makes a question wait for whoever wants to be asked, and answers it once it may', async () => {
    await untilRoles()
    const winner = asked()
    const by = questionOf(server).by
    expect(textOf(await winner.command('game status'))).toContain('/orders set topic:role')
    const other = winner === alice ? bob : alice
    await set(other, 'role', 'defender', 'game')
    expect(questionOf(server).kind).toBe('role')
    const reply = await set(winner, 'role', 'attacker', 'game')
    expect(textOf(reply)).toContain('attack')
    const { state, question } = open(seal(server.game().save!))
    expect(state.attacker).toBe(by)
    expect(question?.kind).toBe('act')
    const log = await server.store.readLog(server.game().id)
    expect(log).toContainEqual(
      expect.objectContaining({ event: 'ordered', topic: 'role', value: 'attacker' }),
    )
    expect(textOf(await other.command('game log'))).toContain('📜 Decided for')
  })

  describe('set while a button stands open', () => {
    async function untilActing() {
      while (questionOf(server).kind !== 'act') {
        const { kind, fallback } = questionOf(server)
        if (kind === 'deploy') {
          await asked().command('deploy auto')
          await asked().command('deploy done')
        } else await asked().command('answer', { choice: fallback() })
      }
    }
    function aMove() {
      const [, figure = '', path = ''] = questionOf(server).space.enumerate('move ', 1)[0]!.split(' ')
      return { figure, to: path.split('-').at(-1)! }
    }

    it('by either player leaves it good', async () => {
      await untilActing()
      const acting = asked()
      const waiting = acting === alice ? bob : alice
      const move = aMove()
      const preview = await acting.command('move', move)
      expect(textOf(await set(acting, 'hits', 'never', 'game'))).toContain('📜')
      expect(textOf(await set(waiting, 'wounds', 'never', 'game'))).toContain('📜')
      expect(textOf(await waiting.command('orders reset', { scope: 'game' }))).toContain('1 order')
      await set(waiting, 'repel', 'never', 'game')
      expect([stored(0), stored(1)]).toEqual(
        acting === alice ? [{ hits: 'never' }, { repel: 'never' }] : [{ repel: 'never' }, { hits: 'never' }],
      )
      const moved = textOf(await acting.click(preview, 'Confirm'))
      expect(moved).toContain(`→ ${move.to}`)
      expect(moved).not.toContain('out of date')
      // The move itself makes the button old, as ever.
      expect(textOf(await acting.click(preview, 'Confirm'))).toContain('out of date')
    })

    it('and two at the same moment are both kept', async () => {
      await untilActing()
      const { version } = server.game()
      await Promise.all([set(alice, 'hits', 'never', 'game'), set(bob, 'hits', 'heroes', 'game')])
      expect([stored(0), stored(1)]).toEqual([{ hits: 'never' }, { hits: 'heroes' }])
      expect(server.game().version).toBe(version)
    })

    it('makes it old where the order answers what it asks', async () => {
      await untilRoles()
      const winner = asked()
      const choice = await winner.command('game status')
      await set(winner, 'role', 'attacker', 'game')
      expect(textOf(await winner.click(choice, labelsOf(choice)[0]!))).toContain('out of date')
    })
  })

  it('is nobody else’s business', async () => {
    const carol = server.person('100000000000000003', 'Carol')
    expect(
      textOf(await carol.command('orders set', { topic: 'hits', value: 'never', scope: 'game' })),
    ).toMatch(/⚠️/)
    await set(alice, 'repel', 'never', 'game')
    const exported = await bob.command('game export')
    expect(JSON.stringify(exported)).not.toContain('repel never')
  })
})
