import { ComponentType } from 'discord-api-types/v10'
import { beforeEach, describe, expect, it } from 'vitest'
import { commands } from '../../../lambdas/discord/index.ts'
import type { Message } from '../../../lambdas/discord/types.ts'
import { type DoorDeps, loadedDoor } from '../../../lambdas/interactions/doorDeps.ts'
import { bodyLimit, handleInteraction } from '../../../lambdas/interactions/handleInteraction.ts'
import { publicCommands } from '../../../lambdas/interactions/publicCommands.ts'
import { publicKey } from '../../../lambdas/interactions/signature.ts'
import type { QueueMessage } from '../../../lambdas/queue/types.ts'
import type { Store } from '../../../lambdas/store/types.ts'
import { checkAnswer } from '../../helpers/discordApi/checkCall.ts'
import { discordKey } from './discordKey.ts'
import { command, ping, press, typing } from './interactions.ts'

const key = discordKey()
const text = (content: string): Message => ({ components: [{ type: ComponentType.TextDisplay, content }] })
const now = Date.now()

const sub = (name: string) => command('army', [{ type: 1, name, options: [] }])
const typed = (value: string) =>
  typing('army', [{ type: 1, name: 'show', options: [{ type: 3, name: 'army', value, focused: true }] }])

let sent: QueueMessage[]
let logged: unknown[]
let deps: DoorDeps

beforeEach(() => {
  sent = []
  logged = []
  const log = (entry: unknown) => logged.push(entry)
  deps = loadedDoor({
    key: publicKey(key.hex),
    queue: {
      async send(message) {
        sent.push(message)
      },
    },
    store: {
      userSettings: async (user: string) => ({ user, language: 'fr', timeZone: null, confirm: true }),
      loadGame: async () => ({ guild: '500', invited: null, seats: [{ user: '102' }] }),
    } as unknown as Store,
    bot: {
      publicButtons: ['show-all'],
      commands: [
        {
          definition: { name: 'map', description: 'x' },
          public: ['map'],
          run: async () => text('map'),
        },
        {
          definition: { name: 'army', description: 'x' },
          public: ['army show'],
          run: async () => text('army'),
          autocomplete: async (call, { store }) => {
            if (call.focused?.value === 'boom') throw new Error('boom')
            if (call.focused?.value === 'game') {
              const found = await store.loadGame('g1')
              return [{ name: found ? 'there is a game' : 'there is none', value: 'g' }]
            }
            if (call.focused?.value === 'many')
              return Array.from({ length: 40 }, (_, i) => ({ name: `n${i}`, value: `${i}` }))
            return [
              { name: `${call.locale} ${call.name} ${call.focused?.name}`, value: 'a' },
              { name: 'x'.repeat(101), value: 'b' },
            ]
          },
        },
      ],
      refusalMessage: (refusal, locale) => text(`${locale} ${refusal.code} ${refusal.about?.id}`),
    },
    log: { debug: log, info: log, warn: log, error: log },
    now: () => now,
  })
})

const send = async (body: string | Uint8Array, headers: Record<string, string> = key.headers(body)) => {
  const answer = await handleInteraction({ body, headers }, deps)
  if (answer.status === 200) expect(checkAnswer(JSON.parse(answer.body))).toBeUndefined()
  return answer
}
const give = async (interaction: object) => {
  const { status, body } = await send(JSON.stringify(interaction))
  return { status, body: JSON.parse(body) as unknown }
}

describe('signature', () => {
  const body = JSON.stringify(ping)
  const right = key.headers(body)

  it('is answered with a pong where it is right', async () => {
    expect(await send(body)).toMatchObject({ status: 200, body: '{"type":1}' })
  })

  it('is checked over the bytes, whatever form they come in', async () => {
    const spaced = `${JSON.stringify(ping, null, 2)} `
    expect((await send(spaced)).status).toBe(200)
    expect((await send(Buffer.from(spaced))).status).toBe(200)
    expect((await send(body, key.headers(spaced))).status).toBe(401)
  })

  it.each([
    ['missing', {}],
    ['without a timestamp', { 'x-signature-ed25519': right['x-signature-ed25519'] }],
    ['of another key', discordKey().headers(body)],
    ['too short', { ...right, 'x-signature-ed25519': right['x-signature-ed25519'].slice(2) }],
    ['not hexadecimal', { ...right, 'x-signature-ed25519': 'z'.repeat(128) }],
    ['for another time', { ...right, 'x-signature-timestamp': String(Math.floor(now / 1000) - 1) }],
    ['with a time that is none', key.headers(body, 'yesterday')],
    ['with a negative time', key.headers(body, '-1')],
    ['more than five minutes ago', key.headers(body, String(Math.floor(now / 1000) - 301))],
    ['more than five minutes in the future', key.headers(body, String(Math.floor(now / 1000) + 301))],
  ])('is refused where it is %s, without saying why', async (_, headers: Record<string, string>) => {
    expect(await send(body, headers)).toMatchObject({
      status: 401,
      body: '{"error":"invalid request signature"}',
    })
  })

  it.each([-299, 300])('may have been made %i seconds away', async seconds => {
    const headers = key.headers(body, String(Math.floor(now / 1000) + seconds))
    expect((await send(body, headers)).status).toBe(200)
  })

  it('takes headers in any case', async () => {
    const headers = Object.fromEntries(Object.entries(right).map(([k, v]) => [k.toUpperCase(), v]))
    expect((await send(body, headers)).status).toBe(200)
  })

  it('needs a public key of 64 hexadecimal digits', () => {
    expect(() => publicKey('abc')).toThrow('DISCORD_PUBLIC_KEY')
  })
})

describe('a body that is no interaction', () => {
  it('of 10 MB is refused before it is looked at', async () => {
    expect((await send('x'.repeat(10_000_000), {})).status).toBe(413)
    expect((await send('é'.repeat(bodyLimit - 1), {})).status).toBe(413)
  })

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['no object', '7'],
    ['null', 'null'],
    ['of no known type', JSON.stringify({ ...ping, type: 9 })],
    ['of no type', '{}'],
    ['a command without data', JSON.stringify({ ...command('map'), data: undefined })],
    ['a command without a token', JSON.stringify({ ...command('map'), token: undefined })],
    ['a button of no message', JSON.stringify({ ...press('a:b:1:'), message: undefined })],
  ])('(%s) is refused', async (_, body) => {
    expect((await send(body)).status).toBe(400)
  })

  it.each([
    ['a command', command('map')],
    ['a button', press('status:g1:1:')],
    ['a request for choices', typing('army', [])],
  ])('refuses %s that nobody made, and hands nothing over', async (_, interaction) => {
    const { member: _member, ...rest } = interaction
    expect(await give(rest)).toMatchObject({ status: 400 })
    expect(sent).toEqual([])
    const inPrivate = { ...rest, user: { id: '101', username: 'ann' } }
    expect(await give(inPrivate)).toMatchObject({ status: 200 })
  })
})

describe('acknowledgement', () => {
  it('knows the public commands without loading them', () => {
    expect(publicCommands).toEqual(commands.flatMap(command => command.public ?? []).sort())
  })

  it('of a command is for the player alone', async () => {
    expect((await give(command('move'))).body).toEqual({ type: 5, data: { flags: 64 } })
  })

  it('of a public command is for everybody', async () => {
    expect((await give(command('map'))).body).toEqual({ type: 5 })
  })

  it('looks at the subcommand', async () => {
    expect((await give(sub('show'))).body).toEqual({ type: 5 })
    expect((await give(sub('add'))).body).toEqual({ type: 5, data: { flags: 64 } })
  })

  it('of a button is an update', async () => {
    expect((await give(press('accept:g1:3:'))).body).toEqual({ type: 6 })
    expect((await give(press('show-all'))).body).toEqual({ type: 6 })
  })

  it('of a button whose answer is for everybody is a message of its own, which its answer fills', async () => {
    expect((await give(press('show-all:g1:3:status'))).body).toEqual({ type: 5 })
    expect((await give(press('show-all:g1:3:status', { ephemeral: true }))).body).toEqual({ type: 5 })
  })

  it('is given once the interaction is in the queue, just as it came', async () => {
    const interaction = { ...command('move'), something: { new: [1] } }
    let queued = false
    deps.queue.send = async message => {
      await new Promise(done => setTimeout(done, 20))
      sent.push(message)
      queued = true
    }
    await give(interaction)
    expect(queued).toBe(true)
    expect(sent).toEqual([{ interaction, receivedAt: now }])
  })

  it('leaves the queue two seconds, or one less than whoever asks waits', async () => {
    const given: number[] = []
    deps.queue.send = async (_, limit) => void given.push(limit!.left())
    deps.now = () => now
    await give(command('move'))
    deps.patience = 30_000
    await give(command('move'))
    expect(given).toEqual([1950, 28_950])
  })

  it('is not given when the queue does not take it: the player is told an id that is in the log', async () => {
    deps.queue.send = async () => {
      throw new Error('queue is down')
    }
    const { status, body } = await give(command('move', [], { locale: 'fr' }))
    expect(status).toBe(200)
    const { id } = logged[0] as { id: string }
    expect(body).toMatchObject({
      type: 4,
      data: { flags: 64 | (1 << 15), components: [{ content: `fr went-wrong ${id}` }] },
    })
  })
})

describe('autocomplete', () => {
  it('is answered from the command, in the language of the settings, within limits', async () => {
    expect((await give(typed(''))).body).toEqual({
      type: 8,
      data: { choices: [{ name: 'fr army show army', value: 'a' }] },
    })
    expect(((await give(typed('many'))).body as { data: { choices: [] } }).data.choices).toHaveLength(25)
    expect(sent).toEqual([])
  })

  it('sees a game in its own server, and elsewhere for its players alone', async () => {
    const offered = async (changes: object) => {
      const { body } = await give({ ...typed('game'), ...changes })
      return (body as { data: { choices: { name: string }[] } }).data.choices[0]?.name
    }
    const user = (id: string) => ({ member: { user: { id, username: 'ann' } } })
    expect(await offered({})).toBe('there is a game')
    expect(await offered({ guild_id: '501' })).toBe('there is none')
    expect(await offered({ guild_id: null })).toBe('there is none')
    expect(await offered({ guild_id: '501', ...user('102') })).toBe('there is a game')
  })

  it.each([
    ['an unknown command', typing('nothing', [])],
    ['a command without choices', typing('map', [])],
    ['an exception', typed('boom')],
  ])('offers nothing for %s', async (_, interaction) => {
    expect(await give(interaction)).toEqual({ status: 200, body: { type: 8, data: { choices: [] } } })
  })
})
