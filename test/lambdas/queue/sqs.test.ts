import { createHash, createHmac } from 'node:crypto'
import { SignatureV4 } from '@smithy/signature-v4'
import { afterEach, describe, expect, it } from 'vitest'
import { signRequest } from '../../../lambdas/queue/signRequest.ts'
import { askSqs, sqsQueue } from '../../../lambdas/queue/sqs.ts'
import { untilAborted } from '../../helpers/untilAborted.ts'
import { openServer } from '../../standIns/server.ts'

const env = { AWS_ACCESS_KEY_ID: 'AKID', AWS_SECRET_ACCESS_KEY: 'secret', AWS_REGION: 'eu-west-3' }
const message = { interaction: { id: '9', channel_id: '600', type: 2 }, receivedAt: 5 }

let server: Awaited<ReturnType<typeof openServer>>
afterEach(() => server?.close())

describe('SQS', () => {
  it('gets an interaction once, in the order of its channel', async () => {
    server = await openServer((_, response) => response.end('{}'))
    const url = `${server.url}/123/queue.fifo`
    await sqsQueue(askSqs(url, env)).send(message)
    expect(server.asked).toHaveLength(1)
    const [{ url: path, headers, body }] = server.asked as [(typeof server.asked)[0]]
    expect(path).toBe('/')
    expect(headers['x-amz-target']).toBe('AmazonSQS.SendMessage')
    expect(JSON.parse(body)).toEqual({
      QueueUrl: url,
      MessageBody: JSON.stringify(message),
      MessageGroupId: '600',
      MessageDeduplicationId: '9',
    })
  })

  it('is asked again after a fault, and not after a refusal', async () => {
    let times = 0
    server = await openServer((_, response) => {
      times++
      if (times === 1) response.writeHead(500).end()
      else if (times === 2) response.destroy()
      else response.end('{}')
    })
    await sqsQueue(askSqs(`${server.url}/123/q`, env)).send(message)
    expect(times).toBe(3)
    server.close()
    server = await openServer((_, response) =>
      response.writeHead(400).end('{"__type":"com.amazonaws.sqs#QueueDoesNotExist","message":"no queue"}'),
    )
    await expect(sqsQueue(askSqs(`${server.url}/123/q`, env)).send(message)).rejects.toMatchObject({
      name: 'QueueDoesNotExist',
      message: 'no queue',
      status: 400,
    })
    expect(server.asked).toHaveLength(1)
  })

  it('is not asked any more when the time is up', async () => {
    let times = 0
    const up = new AbortController()
    server = await openServer((_, response) => {
      // The last time it is silent, and the time is up.
      if (times++ < 2) response.writeHead(503).end()
      else up.abort()
    })
    const asking = askSqs(`${server.url}/123/q`, env)('SendMessage', {}, untilAborted(up))
    await expect(asking).rejects.toMatchObject({ name: 'TimeUp', cause: { status: 503 } })
    const { length } = server.asked
    await new Promise(done => setTimeout(done, 200))
    expect(server.asked).toHaveLength(length)
  })

  it('cannot be asked without keys', async () => {
    await expect(askSqs('http://127.0.0.1:1/q', {})('SendMessage', {})).rejects.toMatchObject({
      name: 'CredentialsProviderError',
    })
  })
})

/** SHA-256 as the SDK's signer wants it. */
class Sha256 {
  private readonly made
  constructor(secret?: string | Uint8Array) {
    this.made = secret === undefined ? createHash('sha256') : createHmac('sha256', secret)
  }
  update(data: string | Uint8Array) {
    this.made.update(data)
  }
  async digest() {
    return this.made.digest()
  }
  reset() {}
}

it.each([undefined, 'token'])('signs as the SDK does, session token %s', async sessionToken => {
  const url = new URL('https://sqs.eu-west-3.amazonaws.com/')
  const headers = { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': 'AmazonSQS.SendMessage' }
  const body = '{"QueueUrl":"é"}'
  const now = Date.UTC(2026, 10, 22, 16, 5, 9)
  const credentials = {
    accessKeyId: 'AKID',
    secretAccessKey: 'secret',
    ...(sessionToken && { sessionToken }),
  }
  const signer = new SignatureV4({
    service: 'sqs',
    region: 'eu-west-3',
    credentials,
    sha256: Sha256 as never,
  })
  const theirs = await signer.sign(
    {
      method: 'POST',
      protocol: 'https:',
      hostname: url.host,
      path: '/',
      headers: { ...headers, host: url.host },
      body,
    },
    { signingDate: new Date(now) },
  )
  const ours = signRequest(
    { url, headers, body },
    { service: 'sqs', region: 'eu-west-3', keys: credentials },
    now,
  )
  const hashed = 'x-amz-content-sha256'
  // The SDK signs the hash of the body as a header of its own, which is not asked for.
  const whole = signRequest(
    { url, headers: { ...headers, [hashed]: theirs.headers[hashed] ?? '' }, body },
    { service: 'sqs', region: 'eu-west-3', keys: credentials },
    now,
  )
  expect(whole.authorization).toBe(theirs.headers.authorization)
  expect(ours['x-amz-date']).toBe(theirs.headers['x-amz-date'])
})
