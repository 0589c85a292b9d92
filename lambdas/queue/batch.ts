import type { SQSBatchResponse, SQSRecord } from 'aws-lambda'
import { attempts, type Delivery, pauseAfter, type QueueMessage } from './types.ts'

/**
 * Works through a batch of SQS: groups side by side, each group in its order. Where one message fails, the
 * later ones of its group go back with it, so that none overtakes; the rest of the batch is done.
 * @param later has a message delivered again after so many seconds, and not only when SQS gives the whole batch up
 */
export async function workBatch(
  records: readonly SQSRecord[],
  work: (message: QueueMessage, delivery: Delivery) => Promise<void>,
  later: (record: SQSRecord, seconds: number) => Promise<void>,
): Promise<SQSBatchResponse> {
  const groups = new Map<string, SQSRecord[]>()
  for (const record of records) {
    const group = record.attributes.MessageGroupId ?? record.messageId
    groups.set(group, [...(groups.get(group) ?? []), record])
  }
  const failed: string[] = []
  await Promise.all(
    [...groups.values()].map(async group => {
      for (const [i, record] of group.entries()) {
        const attempt = Number(record.attributes.ApproximateReceiveCount) || 1
        try {
          await work(JSON.parse(record.body) as QueueMessage, { attempt, attempts })
        } catch (problem) {
          const back = group.slice(i)
          failed.push(...back.map(({ messageId }) => messageId))
          // Where SQS cannot be told it delivers them all the same, later.
          await Promise.allSettled(back.map(each => later(each, pauseAfter(attempt, problem))))
          return
        }
      }
    }),
  )
  return { batchItemFailures: failed.map(itemIdentifier => ({ itemIdentifier })) }
}
