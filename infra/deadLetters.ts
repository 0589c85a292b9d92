import '../lambdas/silenceSdk.ts'
import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  type Message,
  PurgeQueueCommand,
  ReceiveMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs'
import { type DeadLetters, lineOf } from '../lambdas/local/deadLetters.ts'
import { idOf, type QueueMessage } from '../lambdas/queue/types.ts'
import { namesOf } from './names.ts'

/** Seconds for which nobody else is given what is looked at here. */
const lookedAt = 60
/** SQS gives no more at once. */
const atOnce = 10
/** More batches are not asked for: whoever has so many removes them all. */
const maxBatches = 50

/** What somebody else put into the queue is a letter, too, and can be removed. */
function readLetter({ Body = '', MessageId = '' }: Message): { id: string; line: string } {
  try {
    const message = JSON.parse(Body) as QueueMessage
    const id = idOf(message)
    return { id, line: lineOf(id, message) }
  } catch {
    return { id: MessageId, line: `${MessageId}  cannot be read` }
  }
}

/** The dead letters of a stage, with the credentials and the region of this shell. */
export function stageDeadLetters(stage: string): DeadLetters {
  const sqs = new SQSClient()
  const queue = async () => {
    const { QueueUrl } = await sqs.send(new GetQueueUrlCommand({ QueueName: namesOf(stage).deadLetters }))
    return { QueueUrl }
  }

  /**
   * Takes out what SQS gives, hands it on, and puts back what was kept. Of one channel it gives ten at most until they
   * are put back, so that there may be more.
   */
  async function lookAt(url: { QueueUrl: string | undefined }, each: (letter: Message) => Promise<boolean>) {
    const kept: Message[] = []
    try {
      for (let n = 0; n < maxBatches; n++) {
        const { Messages = [] } = await sqs.send(
          new ReceiveMessageCommand({ ...url, MaxNumberOfMessages: atOnce, VisibilityTimeout: lookedAt }),
        )
        if (Messages.length === 0) break
        for (const letter of Messages) if (await each(letter)) kept.push(letter)
      }
    } finally {
      for (const { ReceiptHandle } of kept)
        await sqs.send(new ChangeMessageVisibilityCommand({ ...url, ReceiptHandle, VisibilityTimeout: 0 }))
    }
  }

  const count = async (url: { QueueUrl: string | undefined }) => {
    const { Attributes } = await sqs.send(
      new GetQueueAttributesCommand({ ...url, AttributeNames: ['ApproximateNumberOfMessages'] }),
    )
    return Number(Attributes?.ApproximateNumberOfMessages ?? 0)
  }

  return {
    async list() {
      const url = await queue()
      const all = await count(url)
      const lines: string[] = []
      await lookAt(url, async letter => {
        lines.push(readLetter(letter).line)
        return true
      })
      return all > lines.length ? [...lines, `... and about ${all - lines.length} more`] : lines
    },
    async remove(id) {
      const url = await queue()
      if (id === 'all') {
        const all = await count(url)
        await sqs.send(new PurgeQueueCommand(url))
        return all
      }
      let removed = 0
      await lookAt(url, async letter => {
        if (readLetter(letter).id !== id) return true
        await sqs.send(new DeleteMessageCommand({ ...url, ReceiptHandle: letter.ReceiptHandle }))
        removed++
        return false
      })
      return removed
    },
  }
}
