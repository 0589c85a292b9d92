import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { workBatch } from '../queue/batch.ts'
import { awsDeps } from './awsDeps.ts'
import { work } from './work.ts'

/** What SQS calls with interactions. */
export async function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  const deps = await awsDeps()
  return workBatch(event.Records, (message, delivery) => work(message, deps, delivery))
}
