import type { RequestListener } from 'node:http'
import { readBody, sendJson } from '../../lambdas/local/http.ts'

/** A message in the queue, as Lambda hands it over. */
export interface Waiting {
  messageId: string
  body: string
  group: string
  received: number
  /** milliseconds since 1970 */
  visibleAt: number
}

/** An SQS queue, first in, first out within a group, with dead letters. */
export interface FifoQueue {
  handle: RequestListener
  waiting: Waiting[]
  dead: Waiting[]
  /** the first message of every group, visible or not */
  heads(): Waiting[]
  /** as if nothing had ever been sent: whoever goes back in time sends other messages under the same ids */
  clear(): void
}

/** What is sent again within so long is the same message, in milliseconds. */
const sameFor = 5 * 60_000

export function fifoQueue(now: () => number): FifoQueue {
  const sent = new Map<string, number>()
  const waiting: Waiting[] = []
  const dead: Waiting[] = []
  let count = 0
  return {
    waiting,
    dead,
    clear() {
      sent.clear()
      waiting.length = 0
      dead.length = 0
    },
    heads: () => [...new Map(waiting.toReversed().map(message => [message.group, message])).values()],
    handle(request, response) {
      const answer = async () => {
        const body = await readBody(request, 1_000_000)
        const input = JSON.parse(body?.toString('utf8') ?? '') as Record<string, string | number>
        const target = String(request.headers['x-amz-target'])
        if (target.endsWith('.SendMessage')) {
          const id = String(input['MessageDeduplicationId'])
          if ((sent.get(id) ?? 0) + sameFor < now()) {
            sent.set(id, now())
            const group = String(input['MessageGroupId'])
            const messageId = `message-${++count}`
            waiting.push({ messageId, group, body: String(input['MessageBody']), received: 0, visibleAt: 0 })
          }
        } else if (target.endsWith('.ChangeMessageVisibility')) {
          const found = waiting.find(({ messageId }) => messageId === input['ReceiptHandle'])
          if (found) found.visibleAt = now() + Number(input['VisibilityTimeout']) * 1000
        } else {
          sendJson(response, 400, { __type: 'InvalidAction', message: target })
          return
        }
        sendJson(response, 200, {})
      }
      // Who asked may have gone meanwhile.
      answer().catch(() => response.destroy())
    },
  }
}
