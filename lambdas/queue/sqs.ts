import { readSettings } from '../config.ts'
import { type AskAws, askAws } from './askAws.ts'
import { groupOf, idOf, type Queue } from './types.ts'

/** The address of a queue, by the ARN that an event from it bears. */
export function queueUrlOf(arn: string): string {
  const [, , , region, account, name] = arn.split(':')
  return `https://sqs.${region}.amazonaws.com/${account}/${name}`
}

/**
 * Speaks to SQS of one queue.
 * @throws AwsError where SQS refuses, TimeUp where it did not take it in time
 */
export function askSqs(queueUrl: string, env: Record<string, string | undefined> = process.env): AskAws {
  const url = new URL('/', readSettings(env).sqsEndpoint ?? queueUrl)
  const ask = askAws({ name: 'sqs', target: 'AmazonSQS', json: '1.0' }, url, env)
  return (action, input, limit) => ask(action, { QueueUrl: queueUrl, ...input }, limit)
}

/** The FIFO queue on AWS. Discord delivers an interaction again where it heard nothing: that is the same one. */
export const sqsQueue = (ask: AskAws): Queue => ({
  async send(message, limit) {
    await ask(
      'SendMessage',
      {
        MessageBody: JSON.stringify(message),
        MessageGroupId: groupOf(message),
        MessageDeduplicationId: idOf(message),
      },
      limit,
    )
  },
})
