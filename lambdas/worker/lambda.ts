import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { log, sayCannotStart } from '../log.ts'
import { workBatch } from '../queue/batch.ts'
import { askSqs, queueUrlOf } from '../queue/sqs.ts'
import { pauseAfter, type QueueMessage } from '../queue/types.ts'
import { limitIn, reserveMs } from '../timeLimit.ts'
import { awsDeps } from './awsDeps.ts'
import { tellCannotStart } from './tellCannotStart.ts'
import { work } from './work.ts'

const later = async (record: SQSRecord, seconds: number) => {
  await askSqs(queueUrlOf(record.eventSourceARN))('ChangeMessageVisibility', {
    ReceiptHandle: record.receiptHandle,
    VisibilityTimeout: seconds,
  })
}

/** The program cannot start: the log says so, whoever used a command is told, and it is delivered again soon. */
async function giveBack({ Records }: SQSEvent, error: unknown): Promise<void> {
  sayCannotStart(log, error)
  await Promise.allSettled(
    Records.flatMap(record => {
      const attempt = Number(record.attributes.ApproximateReceiveCount) || 1
      const telling = attempt === 1 ? [tellCannotStart(JSON.parse(record.body) as QueueMessage)] : []
      return [later(record, pauseAfter(attempt)), ...telling]
    }),
  )
}

/** What SQS calls with interactions. It stops in time by itself, so that Lambda never has to end it. */
export async function handler(
  event: SQSEvent,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<SQSBatchResponse> {
  const limit = limitIn(context.getRemainingTimeInMillis() - reserveMs)
  const deps = await awsDeps().catch(async (error: unknown) => {
    await giveBack(event, error)
    throw error
  })
  return workBatch(event.Records, (message, delivery) => work(message, deps, delivery, limit), later)
}
