import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeRest } from '../../lambdas/discord/api/restClient.ts'
import { refusalMessage } from '../../lambdas/discord/index.ts'
import { loadedDoor } from '../../lambdas/interactions/doorDeps.ts'
import { handleInteraction } from '../../lambdas/interactions/handleInteraction.ts'
import { publicKey } from '../../lambdas/interactions/signature.ts'
import { makeLog } from '../../lambdas/log.ts'
import { askSqs, sqsQueue } from '../../lambdas/queue/sqs.ts'
import { makeClient } from '../../lambdas/store/client.ts'
import { makeStore } from '../../lambdas/store/store.ts'
import { limitIn, TimeUp } from '../../lambdas/timeLimit.ts'
import { readToken } from '../../lambdas/worker/botToken.ts'
import { fetchUpload } from '../../lambdas/worker/fetchUpload.ts'
import { openServer } from '../standIns/server.ts'
import { discordKey } from './interactions/discordKey.ts'
import { command, typing } from './interactions/interactions.ts'

const keys = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b', AWS_REGION: 'eu-west-3' }
let silent: Awaited<ReturnType<typeof openServer>>
const before = { ...process.env }
beforeAll(async () => {
  silent = await openServer()
  Object.assign(process.env, keys, { AWS_ENDPOINT_URL_SSM: silent.url })
})
afterAll(() => {
  silent.close()
  process.env = before
})

const queue = () => sqsQueue(askSqs(`${silent.url}/123/queue.fifo`, keys))
const rest = () =>
  makeRest({
    applicationId: '900',
    token: 'x',
    apiBase: silent.url,
    draw: async () => Buffer.from(''),
    log: makeLog({ write: () => undefined }),
  })
const text = { components: [] }

/** What each test has set as limits so far, in milliseconds: what it really takes says more of the machine. */
const limits = new AsyncLocalStorage<number[]>()
const timeout = AbortSignal.timeout.bind(AbortSignal)
beforeAll(() => {
  AbortSignal.timeout = milliseconds => {
    limits.getStore()?.push(milliseconds)
    return timeout(milliseconds)
  }
})
afterAll(() => {
  AbortSignal.timeout = timeout
})

/** Does something until it ends, which it would not without a limit; the first, which holds for all, and what came of it. */
const limited = async <Value>(work: () => Promise<Value>): Promise<[first: number, Value]> =>
  limits.run([], async () => {
    const outcome = await work()
    return [limits.getStore()?.[0] ?? Number.POSITIVE_INFINITY, outcome]
  })
const failed = (error: unknown) => error as Error

describe('a server that takes the request and stays silent', () => {
  it.concurrent('does not hold SQS up', async () => {
    const message = { interaction: {}, receivedAt: 0 }
    expect(await limited(() => queue().send(message).catch(failed))).toEqual([2000, expect.any(TimeUp)])
    await expect(queue().send(message, limitIn(300))).rejects.toThrow(TimeUp)
  })

  it.concurrent('does not hold DynamoDB up', async () => {
    await expect(makeStore(makeClient(silent.url), 't').loadGame('g')).rejects.toThrow()
  })

  it.concurrent('does not hold SSM up', async () => {
    await expect(readToken({ token: undefined, tokenParameter: '/x' })).rejects.toThrow()
  })

  it.concurrent('does not hold Discord up: it is asked twice, and not at all past a limit', async () => {
    await expect(rest().editReply('t', text)).rejects.toThrow('aborted')
    expect(silent.asked.filter(({ url }) => url.includes('/900/t/'))).toHaveLength(2)
    const bounded = rest().within(limitIn(200))
    await expect(bounded.editReply('t2', text)).rejects.toThrow(TimeUp)
    await expect(bounded.post('600', text, 'n')).rejects.toThrow(TimeUp)
    expect(silent.asked.filter(({ url }) => url.includes('/600/'))).toHaveLength(0)
  })

  it.concurrent('does not hold uploads up', async () => {
    const upload = { id: '1', filename: 'f', size: 5, url: `${silent.url}/f` }
    expect(await fetchUpload(upload, 10, silent.url)).toMatchObject({ code: 'upload-failed' })
  })
})

describe('the front door before silent servers', () => {
  const key = discordKey()
  const lines: string[] = []
  const door = () =>
    loadedDoor({
      key: publicKey(key.hex),
      queue: queue(),
      store: makeStore(makeClient(silent.url), 't'),
      bot: {
        commands: [
          {
            definition: { name: 'army', description: 'x' },
            run: async () => text,
            autocomplete: async () => [{ name: 'a', value: 'a' }],
          },
        ],
        publicButtons: [],
        refusalMessage,
      },
      log: makeLog({ write: line => void lines.push(line) }),
      now: Date.now,
    })
  const give = async (interaction: object, age = 0) => {
    const body = JSON.stringify(interaction)
    const at = Date.now() - age
    const [first, answer] = await limited(() =>
      handleInteraction({ body, headers: key.headers(body), at }, door()),
    )
    // Of the three seconds that Discord waits, one is for the way; a start may have taken nearly all of the rest.
    expect(first).toBeLessThanOrEqual(Math.max(200, 2000 - age))
    return JSON.parse(answer.body) as { type: number; data: { choices: []; components: unknown } }
  }

  it.concurrent('answers in time with an id that the log knows', async () => {
    const { type, data } = await give(command('move'))
    expect(type).toBe(4)
    const told = lines.map(line => JSON.parse(line) as { id: string; err: object })
    const problem = told.find(({ id }) => JSON.stringify(data).includes(id))
    // With what it waited for when the time was up.
    expect(problem?.err).toMatchObject({ name: 'TimeUp', cause: { name: 'AbortError' } })
  })

  it.concurrent('counts what the start of the program took', async () => {
    expect((await give(command('move'), 1500)).type).toBe(4)
    expect((await give(command('move'), 2200)).type).toBe(4)
  })

  it.concurrent('offers no choices, in time', async () => {
    expect((await give(typing('army', []))).data.choices).toEqual([])
  })
})
