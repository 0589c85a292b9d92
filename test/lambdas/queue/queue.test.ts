import type { SQSRecord } from 'aws-lambda'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RateLimited } from '../../../lambdas/failures.ts'
import { workBatch } from '../../../lambdas/queue/batch.ts'
import { type Delivery, groupOf, type QueueMessage } from '../../../lambdas/queue/types.ts'

const message = (id: string, channel: string): QueueMessage => ({
  interaction: { id, channel_id: channel, type: 2 },
  receivedAt: 5,
})
/** When SQS was told to deliver messages again. */
let back: string[] = []
beforeEach(() => {
  back = []
})
const later = async ({ messageId }: SQSRecord, seconds: number) => void back.push(`${messageId} ${seconds}`)

const record = (id: string, channel: string, count = 1) =>
  ({
    messageId: `m${id}`,
    body: JSON.stringify(message(id, channel)),
    attributes: { MessageGroupId: channel, ApproximateReceiveCount: String(count) },
  }) as SQSRecord

describe('a group', () => {
  const sent = (id: string, data: object): QueueMessage => ({
    interaction: { id, channel_id: '600', type: 2, data },
    receivedAt: 5,
  })

  it('is a channel', () => {
    expect(groupOf(sent('1', { name: 'move' }))).toBe('600')
    expect(groupOf(sent('2', { name: 'game', options: [{ name: 'undo' }] }))).toBe('600')
    expect(groupOf(sent('3', { custom_id: 'confirm' }))).toBe('600')
    expect(groupOf({ interaction: {}, receivedAt: 5 })).toBe('nowhere')
  })

  it('is a replay by itself: no move waits until it is drawn', () => {
    const replays = ['1', '2'].map(id => groupOf(sent(id, { name: 'game', options: [{ name: 'replay' }] })))
    expect(new Set([...replays, '600']).size).toBe(3)
  })
})

describe('a batch', () => {
  it('goes back from the first message of a group that failed; other groups are done', async () => {
    const done: string[] = []
    const work = async ({ interaction }: QueueMessage) => {
      const id = String(interaction.id)
      // The first group waits for the other one: groups do not wait for each other's messages.
      if (id === '1') await vi.waitUntil(() => done.includes('5'), { timeout: 60_000 })
      if (id === '2') throw new Error('no')
      done.push(id)
    }
    const records = [record('1', 'a'), record('4', 'b'), record('2', 'a'), record('3', 'a'), record('5', 'b')]
    expect(await workBatch(records, work, later)).toEqual({
      batchItemFailures: [{ itemIdentifier: 'm2' }, { itemIdentifier: 'm3' }],
    })
    expect(done).toEqual(['4', '5', '1'])
    expect(back).toEqual(['m2 1', 'm3 1'])
  })

  it.each([
    [1, 1],
    [2, 5],
    [3, 20],
    [9, 20],
  ])('comes back soon after failure %i: in %i s', async (count, seconds) => {
    const fail = () => Promise.reject(new Error('no'))
    const failed = { batchItemFailures: [{ itemIdentifier: 'm1' }] }
    expect(await workBatch([record('1', 'a', count)], fail, later)).toEqual(failed)
    expect(back).toEqual([`m1 ${seconds}`])
    // Where SQS does not hear of it, it is given back all the same.
    expect(await workBatch([record('1', 'a', count)], fail, fail)).toEqual(failed)
  })

  it.each([
    [1, 300, 300],
    [3, 4, 20],
    [1, 3600, 600],
  ])(
    'comes back after failure %i when Discord wants nothing for %i s: in %i s',
    async (count, limit, seconds) => {
      const fail = () => Promise.reject(new RateLimited(limit * 1000))
      await workBatch([record('1', 'a', count)], fail, later)
      expect(back).toEqual([`m1 ${seconds}`])
    },
  )

  it('knows how often a message was delivered', async () => {
    const deliveries: Delivery[] = []
    await workBatch([record('1', 'a', 3)], async (_, delivery) => void deliveries.push(delivery), later)
    expect(deliveries).toEqual([{ attempt: 3, attempts: 4 }])
  })

  it('gives a message back that cannot be read', async () => {
    const broken = { ...record('1', 'a'), body: '{' }
    expect((await workBatch([broken], async () => undefined, later)).batchItemFailures).toHaveLength(1)
  })
})
