import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  Context,
  SQSBatchResponse,
  SQSEvent,
  SQSRecord,
} from 'aws-lambda'
import { readSettings } from '../config.ts'
import { log, sayCannotStart } from '../log.ts'
import { linkSecret } from '../pages/linkSecret.ts'
import { workBatch } from '../queue/batch.ts'
import { askSqs, queueUrlOf } from '../queue/sqs.ts'
import { pauseAfter, type QueueMessage } from '../queue/types.ts'
import { limitIn, reserveMs } from '../timeLimit.ts'
import { awsDeps } from './awsDeps.ts'
import { draw } from './drawPicture.ts'
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

/** The picture of a page, for whoever runs no scripts: of all programs the worker is the one that draws. */
async function drawPage(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  const { store } = await awsDeps()
  const settings = readSettings()
  const secret = await linkSecret(settings)
  // Most of what this function does is no page.
  const { answerPage } = await import('../pages/onAws.ts')
  const none = { script: '', style: '', plainStyle: '', fonts: [], parts: [], read: async () => undefined }
  return answerPage(event, { store, secret, files: none, build: settings.build, draw, log })
}

/** What SQS calls with interactions. It stops in time by itself, so that Lambda never has to end it. */
export async function handler(
  event: SQSEvent | APIGatewayProxyEventV2,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<SQSBatchResponse | APIGatewayProxyStructuredResultV2> {
  if (!('Records' in event)) return drawPage(event)
  const limit = limitIn(context.getRemainingTimeInMillis() - reserveMs)
  const deps = await awsDeps().catch(async (error: unknown) => {
    await giveBack(event, error)
    throw error
  })
  return workBatch(event.Records, (message, delivery) => work(message, deps, delivery, limit), later)
}
