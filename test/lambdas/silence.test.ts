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
import { limitIn } from '../../lambdas/timeLimit.ts'
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

/** Seconds until a promise is settled. */
async function seconds(work: Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work.then(
    () => undefined,
    () => undefined,
  )
  return (performance.now() - from) / 1000
}

describe('a server that takes the request and stays silent', () => {
  it.concurrent('does not hold SQS up', async () => {
    const message = { interaction: {}, receivedAt: 0 }
    expect(await seconds(queue().send(message))).toBeLessThan(2.5)
    await expect(queue().send(message, limitIn(300))).rejects.toThrow('time')
  })

  it.concurrent('does not hold DynamoDB up', async () => {
    await expect(makeStore(makeClient(silent.url), 't').loadGame('g')).rejects.toThrow()
  }, 8000)

  it.concurrent('does not hold SSM up', async () => {
    await expect(readToken({ token: undefined, tokenParameter: '/x' })).rejects.toThrow()
  }, 8000)

  it.concurrent('does not hold Discord up, and less where there is a limit', async () => {
    expect(await seconds(rest().editReply('t', text))).toBeLessThan(11)
    expect(await seconds(rest().within(limitIn(200)).editReply('t', text))).toBeLessThan(0.5)
    expect(await seconds(rest().within(limitIn(200)).post('600', text, 'n'))).toBeLessThan(0.5)
  }, 14_000)

  it.concurrent('does not hold uploads up', async () => {
    const upload = { id: '1', filename: 'f', size: 5, url: `${silent.url}/f` }
    expect(await fetchUpload(upload, 10, silent.url)).toMatchObject({ code: 'upload-failed' })
  }, 8000)
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
    const from = Date.now()
    const answer = await handleInteraction({ body, headers: key.headers(body), at: from - age }, door())
    expect(Date.now() - from + age).toBeLessThan(2500)
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
