import '../silenceSdk.ts'
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { groupOf, idOf, type Queue } from './types.ts'

/** A client that gives up while Discord is still waiting: it waits three seconds for an acknowledgement. */
export const makeSqs = (): SQSClient =>
  new SQSClient({ maxAttempts: 2, requestHandler: { connectionTimeout: 700, requestTimeout: 1200 } })

/** The FIFO queue on AWS. Discord delivers an interaction again where it heard nothing: that is the same one. */
export const sqsQueue = (client: Pick<SQSClient, 'send'>, url: string): Queue => ({
  async send(message) {
    await client.send(
      new SendMessageCommand({
        QueueUrl: url,
        MessageBody: JSON.stringify(message),
        MessageGroupId: groupOf(message),
        MessageDeduplicationId: idOf(message),
      }),
    )
  },
})
