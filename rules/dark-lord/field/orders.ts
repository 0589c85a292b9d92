import type { Policy } from '../../core/script.ts'
import type { OrderValue } from '../../play/askWithOrders.ts'
import type { Orders } from '../../play/module.ts'
import type { DarkLordState } from '../state.ts'
import { type GameQuestion, type OrderTopic, orderTopics } from './questions.ts'

export const isOrderTopic = (text: string): text is OrderTopic => Object.hasOwn(orderTopics, text)

/** Topics whose value may say how many points are to be left: `win 2`, `spend 0`. */
const keeps: Partial<Record<OrderTopic, string>> = { might: 'win', 'courage-will': 'spend' }

/** Reads an order's value as it is kept; undefined where it is none of the topic's. */
export function readOrder(topic: OrderTopic, text: string): OrderValue | undefined {
  const [word = '', number, ...more] = text.trim().toLowerCase().split(/\s+/)
  if (more.length > 0 || !orderTopics[topic].some(each => each === word)) return undefined
  if (number === undefined) return { word, keep: null }
  if (keeps[topic] !== word || !/^\d{1,2}$/.test(number)) return undefined
  return { word, keep: Number(number) }
}

export const writeOrder = ({ word, keep }: OrderValue): string => (keep === null ? word : `${word} ${keep}`)

/** What a player has ordered for a topic, else what is usual. */
export const orderFor = (topic: OrderTopic, orders: Orders | undefined): OrderValue =>
  readOrder(topic, orders?.[topic] ?? '') ?? { word: orderTopics[topic][0], keep: null }

/** How an order answers a question; undefined leaves it to the player. */
export function answerByOrder(question: GameQuestion, orders: Orders | undefined): string | undefined {
  const { topic, byOrder } = question
  if (!byOrder) return undefined
  return byOrder(topic ? orderFor(topic, orders) : { word: '', keep: null })
}

/** How the end of a part is marked in which nobody could do anything. */
export const nothingToDo = 'nothing to do'

/** Whether an order is a player's own and not the usual one; told where it answered. */
const fromOf = ({ kind, topic }: GameQuestion, orders: Orders | undefined): string =>
  kind === 'act'
    ? nothingToDo
    : topic !== null && orders?.[topic] !== undefined
      ? `order ${topic}`
      : 'default'

/** Answers what comes up in the players' absence by their orders, and what their orders leave to the program (part 7). */
export const policyOf =
  (orders: readonly (Orders | undefined)[]): Policy<DarkLordState> =>
  asked => {
    const question = asked as GameQuestion
    const own = orders[question.by]
    const answer = answerByOrder(question, own)
    return answer === undefined ? undefined : { answer, from: fromOf(question, own) }
  }
