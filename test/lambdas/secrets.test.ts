import { afterEach, describe, expect, it } from 'vitest'
import { runClock } from '../../lambdas/clock/runClock.ts'
import { makeRest } from '../../lambdas/discord/api/restClient.ts'
import { bot } from '../../lambdas/discord/index.ts'
import { loadedDoor } from '../../lambdas/interactions/doorDeps.ts'
import { handleInteraction } from '../../lambdas/interactions/handleInteraction.ts'
import { publicKey } from '../../lambdas/interactions/signature.ts'
import { makeLog } from '../../lambdas/log.ts'
import type { Store } from '../../lambdas/store/types.ts'
import { limitIn } from '../../lambdas/timeLimit.ts'
import { work } from '../../lambdas/worker/work.ts'
import { memoryStore } from '../helpers/memoryStore.ts'
import { openServer } from '../standIns/server.ts'
import { inBattle } from './clock/serverWithClock.ts'
import { discordKey } from './interactions/discordKey.ts'
import { command, typing } from './interactions/interactions.ts'
import { fakeRest } from './worker/testWorker.ts'

/** What the program writes while everything goes wrong; a whole battle is played in test/play/secrets.test.ts. */
let lines: string[] = []
const log = makeLog({ write: line => void lines.push(line) })
afterEach(() => {
  lines = []
})
const expectNone = (secrets: Record<string, string>) => {
  expect(lines.length).toBeGreaterThan(0)
  for (const [what, secret] of Object.entries(secrets)) {
    expect(secret.length, what).toBeGreaterThan(5)
    expect(
      lines.filter(line => line.includes(secret)),
      what,
    ).toEqual([])
  }
}

/** Errors that tell all they know, each in another way. */
const telling: [string, (known: string) => Error][] = [
  ['in its words', known => new Error(`unexpected ${known}, here`)],
  ['in its cause', known => new Error('failed', { cause: new TypeError(`no ${known}`) })],
  [
    'of the network',
    known => Object.assign(new Error('lost'), { code: 'ECONNRESET', url: known, headers: known }),
  ],
  ['thrown as text', known => known as unknown as Error],
]

describe.each(telling)('an error that tells a secret %s', (_, fail) => {
  it.each(['command', 'choices'])('at the door (%s)', async what => {
    const key = discordKey()
    const token = 'planted-token-1'
    const raw =
      what === 'command'
        ? command('move', [], { token })
        : typing(
            'game',
            [{ type: 1, name: 'status', options: [{ type: 3, name: 'game', value: '', focused: true }] }],
            { token },
          )
    const body = JSON.stringify(raw)
    const headers = key.headers(body)
    const signature = headers['x-signature-ed25519']
    const failing = async () => {
      throw fail(`${token} ${signature} ${body}`)
    }
    const store = new Proxy(memoryStore(), { get: () => failing }) as Store
    const deps = loadedDoor({
      key: publicKey(key.hex),
      queue: { send: failing },
      store,
      bot,
      log,
      now: Date.now,
    })
    expect((await handleInteraction({ body, headers }, deps)).status).toBe(200)
    expectNone({ token, signature })
  })

  it.each(['loadGame', 'saveGame', 'tickGame', 'post', 'userSettings'] as const)(
    'in the clock (%s)',
    async where => {
      const { server, deps, game, until } = await inBattle()
      const { secret, save, seats } = game()
      const known = `${secret} ${save!.seed} ${JSON.stringify(seats)}`
      // Before its end somebody is reminded, and at its end the program plays.
      const moment = where === 'tickGame' ? until - 6 * 3600 : until + 10
      const failing = async () => {
        throw fail(known)
      }
      const store: Store = where === 'post' ? server.store : { ...server.store, [where]: failing }
      // The game has to be known before the rest of it can be hidden.
      if (where === 'loadGame') {
        let times = 0
        store.loadGame = async id => (times++ === 0 ? server.store.loadGame(id) : failing())
      }
      const rest = where === 'post' ? { ...fakeRest().rest, post: failing } : fakeRest().rest
      await runClock({ ...deps, store, rest, log, now: () => moment * 1000 }, { olderThan: 0 })
      if (where !== 'loadGame') expectNone({ secret, seed: save!.seed })
      else for (const each of [secret, save!.seed]) expect(lines.join()).not.toContain(each)
    },
  )
})

describe('a Discord', () => {
  const token = 'planted-bot-token'
  const interactionToken = 'planted-interaction-token'
  const setOut = async (apiBase: string) => {
    const { server, game } = await inBattle()
    const rest = makeRest({
      applicationId: '900',
      token,
      apiBase,
      draw: async () => Buffer.from('png'),
      log,
    })
    const { id, secret, save, seats } = game()
    const raw = command('done', [{ type: 5, name: 'finish', value: true }], {
      token: interactionToken,
      guild_id: game().guild,
      channel_id: game().channel,
      member: { user: { id: seats[save!.pending!.by]!.user, username: 'ann' }, permissions: '0', roles: [] },
    })
    const deps = {
      store: server.store,
      rest,
      bot,
      log,
      cdnBase: apiBase,
      now: () => Date.now(),
      random: () => 'ab',
      sleep: async () => undefined,
    }
    const give = (limit = limitIn(5000)) =>
      work({ interaction: raw, receivedAt: Date.now() }, deps, { attempt: 4, attempts: 4 }, limit)
    return { give, id, secrets: { token, interactionToken, secret, seed: save!.seed } }
  }

  it('that refuses the token tells it to no log', async () => {
    const server = await openServer(({ headers, body }, response) => {
      response.writeHead(401, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ message: `401: ${headers.authorization} ${body}`, code: 0 }))
    })
    const { give, secrets } = await setOut(`${server.url}/api`)
    await give().catch(() => undefined)
    server.close()
    expectNone(secrets)
  })

  it('that hangs tells no secret', async () => {
    const server = await openServer()
    const { give, secrets } = await setOut(`${server.url}/api`)
    await give(limitIn(400)).catch(() => undefined)
    server.close()
    expectNone(secrets)
  })
})
