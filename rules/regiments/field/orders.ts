import type { Policy } from '../../core/script.ts'
import type { OrderValue } from '../../play/askWithOrders.ts'
import type { Orders } from '../../play/module.ts'
import type { RegimentsState } from '../state.ts'
import { type GameQuestion, type OrderTopic, orderTopics } from './questions.ts'

export const isOrderTopic = (text: string): text is OrderTopic => Object.hasOwn(orderTopics, text)

/** Reads an order's value as it is kept; undefined where it is none of the topic's. */
export function readOrder(topic: OrderTopic, text: string): OrderValue | undefined {
  const word = text.trim().toLowerCase()
  return orderTopics[topic].some(each => each === word) ? { word, keep: null } : undefined
}

/** What a player has ordered for a topic, else what is usual. */
const orderFor = (topic: OrderTopic, orders: Orders | undefined): OrderValue =>
  readOrder(topic, orders?.[topic] ?? '') ?? { word: orderTopics[topic][0], keep: null }

/** Answers what comes up in the players' absence by their orders. */
export const policyOf =
  (orders: readonly (Orders | undefined)[]): Policy<RegimentsState> =>
  asked => {
    const { topic, by, byOrder } = asked as GameQuestion
    if (!topic || !byOrder) return undefined
    const answer = byOrder(orderFor(topic, orders[by]))
    if (answer === undefined) return undefined
    return { answer, from: orders[by]?.[topic] === undefined ? 'default' : `order ${topic}` }
  }
