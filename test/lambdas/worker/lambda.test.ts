import type { SQSEvent } from 'aws-lambda'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { signals } from '../../../lambdas/signals.ts'
import { handler } from '../../../lambdas/worker/lambda.ts'
import { openServer } from '../../standIns/server.ts'
import { command } from '../interactions/interactions.ts'

let server: Awaited<ReturnType<typeof openServer>>
const before = { ...process.env }
beforeAll(async () => {
  server = await openServer((_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
  )
  Object.assign(process.env, {
    AWS_ACCESS_KEY_ID: 'a',
    AWS_SECRET_ACCESS_KEY: 'b',
    AWS_ENDPOINT_URL_SQS: server.url,
    DISCORD_API_BASE: server.url,
    DISCORD_APPLICATION_ID: '900',
    DISCORD_TOKEN: '',
    DISCORD_TOKEN_PARAMETER: '',
  })
})
afterAll(() => {
  server.close()
  process.env = before
})

const event = (count: number): SQSEvent => ({
  Records: [
    {
      messageId: 'm',
      receiptHandle: 'r',
      body: JSON.stringify({ interaction: command('move'), receivedAt: Date.now() }),
      attributes: { ApproximateReceiveCount: String(count) },
      eventSourceARN: 'arn:aws:sqs:eu-west-3:123:queue.fifo',
    } as SQSEvent['Records'][0],
  ],
})

it('a worker that cannot start says so, tells whoever used the command, and is tried again soon', async () => {
  const lines: string[] = []
  const written = vi.spyOn(process.stdout, 'write').mockImplementation(line => lines.push(String(line)) > 0)
  const context = { getRemainingTimeInMillis: () => 30_000 }
  await expect(handler(event(1), context)).rejects.toThrow('DISCORD_TOKEN')
  await expect(handler(event(2), context)).rejects.toThrow('DISCORD_TOKEN')
  written.mockRestore()
  expect(
    lines.filter(line => (JSON.parse(line) as { msg: string }).msg === signals.cannotStart),
  ).toHaveLength(2)
  const told = server.asked.filter(({ url }) => url.includes('/webhooks/900/'))
  expect(told).toHaveLength(1)
  expect(told[0]?.body).toContain('longer than usual')
  const back = server.asked.filter(({ url }) => url === '/').map(({ body }) => JSON.parse(body) as object)
  expect(back).toEqual(
    [1, 5].map(seconds => expect.objectContaining({ VisibilityTimeout: seconds }) as object),
  )
  expect(back[0]).toMatchObject({
    QueueUrl: 'https://sqs.eu-west-3.amazonaws.com/123/queue.fifo',
    ReceiptHandle: 'r',
  })
})
