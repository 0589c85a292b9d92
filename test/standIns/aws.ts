import { setTimeout as sleep } from 'node:timers/promises'
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import dynalite from 'dynalite'
import { tableDefinition } from '../../lambdas/store/dynamoTable.ts'
import { type FifoQueue, fifoQueue, type Waiting } from './fifoQueue.ts'
import { type Gate, serve } from './gate.ts'
import { awsAction, listen, sendAws } from './server.ts'

const account = '123456789012'
const region = 'eu-west-3'

/** DynamoDB, SQS and SSM, each behind the gate. */
export interface StandInAws {
  queue: FifoQueue
  /** asks DynamoDB past the gate */
  client: DynamoDBClient
  tableName: string
  /** what a program is given to find them */
  env: Record<string, string>
  close(): void
}

/**
 * @param now milliseconds since 1970, as the queue has it
 * @param parameter what every parameter holds
 */
export async function openAws(
  gate: Gate,
  now: () => number,
  tableName: string,
  parameter: string,
): Promise<StandInAws> {
  const emulator = await listen(dynalite({ createTableMs: 0 }))
  const [answer] = emulator.server.listeners('request') as [Parameters<typeof serve>[3]]
  // Whoever drives the programs has all the time that it takes.
  const client = new DynamoDBClient({
    endpoint: emulator.url,
    region,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  })
  await client.send(new CreateTableCommand(tableDefinition(tableName)))
  await sleep(100)
  const queue = fifoQueue(now)
  const dynamodb = await serve(gate, 'dynamodb', awsAction, answer)
  const sqs = await serve(gate, 'sqs', awsAction, queue.handle)
  const ssm = await serve(gate, 'ssm', awsAction, (request, response) => {
    const Parameter = { Name: 'parameter', Type: 'SecureString', Value: parameter }
    request.resume().on('end', () => sendAws(response, 200, { Parameter }))
  })
  return {
    queue,
    client,
    tableName,
    env: {
      AWS_REGION: region,
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
      AWS_ENDPOINT_URL_DYNAMODB: dynamodb.url,
      AWS_ENDPOINT_URL_SQS: sqs.url,
      AWS_ENDPOINT_URL_SSM: ssm.url,
      QUEUE_URL: `${sqs.url}/${account}/queue.fifo`,
      TABLE_NAME: tableName,
    },
    close() {
      client.destroy()
      for (const each of [emulator, dynamodb, sqs, ssm]) each.close()
    },
  }
}

/** What Lambda hands over for a message. */
export const sqsEvent = (message: Waiting) => ({
  Records: [
    {
      messageId: message.messageId,
      receiptHandle: message.messageId,
      body: message.body,
      attributes: { ApproximateReceiveCount: String(message.received), MessageGroupId: message.group },
      eventSource: 'aws:sqs',
      eventSourceARN: `arn:aws:sqs:${region}:${account}:queue.fifo`,
      awsRegion: region,
    },
  ],
})
