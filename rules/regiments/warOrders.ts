import type { Policy } from '../core/script.ts'
import type { Orders } from '../play/module.ts'
import type { OrderValue } from '../play/orderly.ts'
import type { War } from './battleState.ts'
import { type WarQuestion, type WarTopic, warTopics } from './field/questions.ts'

export const isWarTopic = (text: string): text is WarTopic => Object.hasOwn(warTopics, text)

/** Reads an order's value as it is kept; undefined where it is none of the topic's. */
export function readWarOrder(topic: WarTopic, text: string): OrderValue | undefined {
  const word = text.trim().toLowerCase()
  return warTopics[topic].some(each => each === word) ? { word, keep: null } : undefined
}

/** What a player has ordered for a topic, else what is usual. */
const orderFor = (topic: WarTopic, orders: Orders | undefined): OrderValue =>
  readWarOrder(topic, orders?.[topic] ?? '') ?? { word: warTopics[topic][0], keep: null }

/** Answers what comes up in the players' absence by their orders. */
export const warPolicy =
  (orders: readonly (Orders | undefined)[]): Policy<War> =>
  asked => {
    const { topic, by, byOrder } = asked as WarQuestion
    if (!topic || !byOrder) return undefined
    const answer = byOrder(orderFor(topic, orders[by]))
    if (answer === undefined) return undefined
    return { answer, from: orders[by]?.[topic] === undefined ? 'default' : `order ${topic}` }
  }
