import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { stageDeadLetters } from '../../infra/deadLetters.ts'
import { awsAction, openServer, sendAws } from '../standIns/server.ts'

/** A FIFO queue as SQS keeps it: while some of a channel are looked at, no more of that channel are given. */
interface Letter {
  MessageId: string
  ReceiptHandle: string
  Body: string
  group: string
  hidden: boolean
}
let letters: Letter[] = []
let asked: string[] = []

const letter = (n: number, group: string): Letter => ({
  MessageId: `m${n}`,
  ReceiptHandle: `r${n}`,
  Body: JSON.stringify({
    receivedAt: Date.UTC(2026, 0, 31),
    interaction: { id: String(n), token: 'secret', data: { name: 'move' }, user: { username: 'ada' } },
  }),
  group,
  hidden: false,
})

type Input = Record<string, unknown> & { ReceiptHandle?: string; VisibilityTimeout?: number }
const actions: Record<string, (input: Input) => object> = {
  GetQueueUrl: ({ QueueName }) => ({
    QueueUrl: `${process.env['AWS_ENDPOINT_URL_SQS']}/1/${String(QueueName)}`,
  }),
  GetQueueAttributes: () => ({
    Attributes: { ApproximateNumberOfMessages: String(letters.filter(({ hidden }) => !hidden).length) },
  }),
  ReceiveMessage({ VisibilityTimeout = 0 }) {
    const busy = new Set(letters.filter(({ hidden }) => hidden).map(({ group }) => group))
    const given = letters.filter(({ group }) => !busy.has(group)).slice(0, 10)
    for (const each of given) each.hidden = VisibilityTimeout > 0
    const md5 = (text: string) => createHash('md5').update(text).digest('hex')
    return {
      Messages: given.map(({ MessageId, ReceiptHandle, Body }) => ({
        MessageId,
        ReceiptHandle,
        Body,
        MD5OfBody: md5(Body),
      })),
    }
  },
  ChangeMessageVisibility({ ReceiptHandle, VisibilityTimeout }) {
    for (const each of letters)
      if (each.ReceiptHandle === ReceiptHandle) each.hidden = VisibilityTimeout !== 0
    return {}
  },
  DeleteMessage({ ReceiptHandle }) {
    letters = letters.filter(each => each.ReceiptHandle !== ReceiptHandle)
    return {}
  },
  PurgeQueue() {
    letters = []
    return {}
  },
}

let server: Awaited<ReturnType<typeof openServer>>
beforeAll(async () => {
  server = await openServer((request, response) => {
    const action = awsAction(request)
    asked.push(action)
    const answer = actions[action]?.(JSON.parse(request.body) as Input)
    sendAws(response, answer ? 200 : 400, answer ?? { __type: 'InvalidAction' })
  })
  for (const [name, value] of Object.entries({
    AWS_REGION: 'eu-west-3',
    AWS_ACCESS_KEY_ID: 'AKID',
    AWS_SECRET_ACCESS_KEY: 'secret-key',
    AWS_ENDPOINT_URL_SQS: server.url,
  }))
    vi.stubEnv(name, value)
})
beforeEach(() => {
  asked = []
  letters = [1, 2, 3].map(n => letter(n, 'a')).concat(letter(4, 'b'))
})
afterAll(() => {
  vi.unstubAllEnvs()
  server.close()
})

it('dead letters on AWS are listed without their tokens, and put back', async () => {
  letters.push({ ...letter(5, 'c'), Body: 'not ours' })
  const lines = await stageDeadLetters('prod').list()
  expect(lines).toHaveLength(5)
  expect(lines).toContain('2  2026-01-31T00:00:00.000Z  ada  move')
  expect(lines).toContain('m5  cannot be read')
  expect(lines.join()).not.toContain('secret')
  expect(letters.filter(({ hidden }) => hidden)).toEqual([])
  expect(letters).toHaveLength(5)
})

it('of one channel with many, those that SQS gives are listed, and how many more there are', async () => {
  letters = Array.from({ length: 23 }, (_, n) => letter(n, 'a'))
  const lines = await stageDeadLetters('prod').list()
  expect(lines).toHaveLength(11)
  expect(lines.at(-1)).toBe('... and about 13 more')
})

it('one is removed by its id, and the others stay', async () => {
  expect(await stageDeadLetters('prod').remove('2')).toBe(1)
  expect(letters.map(({ MessageId, hidden }) => [MessageId, hidden])).toEqual([
    ['m1', false],
    ['m3', false],
    ['m4', false],
  ])
  expect(await stageDeadLetters('prod').remove('2')).toBe(0)
})

it('all are removed at once, without being looked at', async () => {
  expect(await stageDeadLetters('prod').remove('all')).toBe(4)
  expect(letters).toEqual([])
  expect(asked).not.toContain('ReceiveMessage')
})
