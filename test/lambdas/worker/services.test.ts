import { beforeEach, describe, expect, it } from 'vitest'
import type { Call, Message, Services } from '../../../lambdas/discord/types.ts'
import type { GameRecord } from '../../../lambdas/store/types.ts'
import { makeServices } from '../../../lambdas/worker/services.ts'
import { work } from '../../../lambdas/worker/work.ts'
import { command, press, type Raw } from '../interactions/interactions.ts'
import { sampleGame } from '../store/samples.ts'
import { text, textOf, useWorker } from './testWorker.ts'

const { worker } = useWorker()

const call = (changes: Partial<Call> = {}): Call => ({
  id: '1001',
  kind: 'command',
  user: { id: '101', name: 'Ann' },
  locale: 'en',
  guild: '500',
  channel: '600',
  inThread: false,
  message: null,
  permissions: '',
  manager: false,
  roles: [],
  name: 'challenge',
  options: {},
  users: {},
  uploads: {},
  focused: null,
  component: null,
  now: 1_700_000_100,
  ...changes,
})

const give = (interaction: Raw) => work({ interaction, receivedAt: worker.now() }, worker)
/** A bot whose `/do` and button `do` do this. */
const doing = (run: (call: Call, services: Services) => Promise<Message>) => {
  worker.bot.commands = [{ definition: { name: 'do', description: 'x' }, run }]
  worker.bot.componentHandlers = { do: run }
}
const said = () => worker.said.map(({ to, where, text }) => `${to} ${where} ${text}`)

describe('a new game', () => {
  const outbox = [
    { key: 'i', do: 'index' as const },
    { key: 'p', do: 'post' as const, view: 'challenge' as const, facts: {}, pings: [] },
  ]

  it('is made once, however often its interaction is delivered', async () => {
    doing((call, services) =>
      services.createGame(call, sampleGame({ id: call.id, recent: [] }), outbox, text('made')),
    )
    const interaction = command('do')
    await give(interaction)
    await give(interaction)
    expect(said().map(line => line.split(' ')[0])).toEqual(['reply', 'post', 'reply'])
    expect(await worker.store.loadGame(interaction.id)).toMatchObject({
      recent: [interaction.id],
      outbox: [],
    })
    expect(await worker.store.gamesOfChannel('600')).toEqual([interaction.id])
  })

  it('is not made where the program may not speak; the missing rights are named', async () => {
    const view = String(1n << 10n)
    const { services } = makeServices(call(), worker)
    const make = (changes: Partial<Call>) =>
      services.createGame(call(changes), sampleGame({ id: 'x' }), outbox, text('made'))
    const reply = await makeServices(call({ permissions: view }), worker).services.createGame(
      call({ permissions: view }),
      sampleGame({ id: 'x' }),
      outbox,
      text('made'),
    )
    expect(textOf(reply)).toBe('en missing-rights {"rights":"SEND_MESSAGES, ATTACH_FILES"}')
    expect(await worker.store.loadGame('x')).toBeUndefined()
    expect(textOf(await make({}))).toBe('made')
  })

  it.each([
    ['an administrator', { permissions: '8' }],
    ['a private message', { permissions: '0', guild: null }],
    ['a thread', { permissions: String((1n << 10n) | (1n << 38n) | (1n << 15n)), inThread: true }],
    ['another channel', { permissions: '0', channel: '601' }],
  ])('is made where nothing is missing: %s', async (_, changes) => {
    const mine = call(changes)
    const { services } = makeServices(mine, worker)
    expect(textOf(await services.createGame(mine, sampleGame(), outbox, text('made')))).toBe('made')
  })
})

const begin = (game: GameRecord) => ({
  game: { ...game, stage: 'battle' as const },
  outbox: [{ key: 't', do: 'thread' as const }],
  reply: () => text('begun'),
})

describe('a thread', () => {
  beforeEach(async () => {
    await worker.store.createGame(sampleGame())
    doing((call, services) => services.changeGame(call, 'g1', begin, () => text('again')))
  })

  it('grows from the message whose button was pressed', async () => {
    await give(press('do:g1:1:'))
    expect(said()).toContain('thread 600 Thread of g1 (7000)')
    expect((await worker.store.loadGame('g1'))?.thread).toBe('7000')
  })

  it('is never asked for out of a message that its presser alone sees', async () => {
    await give(press('do:g1:1:', { message: { id: '7000', flags: 64 } }))
    expect(said()).not.toContain('thread 600 Thread of g1 (7000)')
    expect(said().some(line => line.startsWith('thread 600 Thread of g1'))).toBe(true)
  })

  it('is not asked for where the server does not allow it', async () => {
    await give(press('do:g1:1:', { app_permissions: String((1n << 10n) | (1n << 11n) | (1n << 15n)) }))
    expect(said()).toEqual([expect.stringMatching(/^follow-up .* begun$/)])
    expect(await worker.store.loadGame('g1')).toMatchObject({ stage: 'battle', thread: null })
  })
})

it('a change that may not be told of is not made', async () => {
  await worker.store.createGame(sampleGame())
  await give(
    command('turn', [{ type: 3, name: 'label', value: 'first' }], { app_permissions: String(1n << 10n) }),
  )
  expect(said()[0]).toContain('missing-rights')
  expect(await worker.store.loadGame('g1')).toEqual(sampleGame())
})

it('what Discord refuses to post is told to the player', async () => {
  await worker.store.createGame(sampleGame())
  worker.hooks.before = call =>
    call.to === 'post' ? { status: 403, code: 50013, reason: 'Missing Permissions' } : undefined
  await give(command('turn', [{ type: 3, name: 'label', value: 'first' }]))
  expect(worker.said).toMatchObject([
    { to: 'reply' },
    // whoever is pinged
    { to: 'open', where: '102' },
    { to: 'follow-up', text: 'en not-posted {"reason":"Missing Permissions"}' },
  ])
})
