import type { SQSRecord } from 'aws-lambda'
import { describe, expect, it, vi } from 'vitest'
import { workBatch } from '../../../lambdas/queue/batch.ts'
import type { Delivery, QueueMessage } from '../../../lambdas/queue/types.ts'

const message = (id: string, channel: string): QueueMessage => ({
  interaction: { id, channel_id: channel, type: 2 },
  receivedAt: 5,
})
const record = (id: string, channel: string, count = 1) =>
  ({
    messageId: `m${id}`,
    body: JSON.stringify(message(id, channel)),
    attributes: { MessageGroupId: channel, ApproximateReceiveCount: String(count) },
  }) as SQSRecord

describe('a batch', () => {
  it('goes back from the first message of a group that failed; other groups are done', async () => {
    const done: string[] = []
    const work = async ({ interaction }: QueueMessage) => {
      const id = String(interaction.id)
      // The first group waits for the other one: groups do not wait for each other's messages.
      if (id === '1') await vi.waitUntil(() => done.includes('5'))
      if (id === '2') throw new Error('no')
      done.push(id)
    }
    const records = [record('1', 'a'), record('4', 'b'), record('2', 'a'), record('3', 'a'), record('5', 'b')]
    expect(await workBatch(records, work)).toEqual({
      batchItemFailures: [{ itemIdentifier: 'm2' }, { itemIdentifier: 'm3' }],
    })
    expect(done).toEqual(['4', '5', '1'])
  })

  it('knows how often a message was delivered', async () => {
    const deliveries: Delivery[] = []
    await workBatch([record('1', 'a', 3)], async (_, delivery) => void deliveries.push(delivery))
    expect(deliveries).toEqual([{ attempt: 3, attempts: 4 }])
  })

  it('gives a message back that cannot be read', async () => {
    const broken = { ...record('1', 'a'), body: '{' }
    expect((await workBatch([broken], async () => undefined)).batchItemFailures).toHaveLength(1)
  })
})
