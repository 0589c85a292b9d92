import { wordOrders } from '../../play/wordOrders.ts'
import type { DarkLordState } from '../state.ts'
import { type OrderTopic, orderTopics } from './questions.ts'

const orders = wordOrders<OrderTopic>({
  topics: orderTopics,
  keeps: { might: 'win', 'courage-will': 'spend' },
})
export const { isOrderTopic, readOrder, writeOrder, orderFor, answerByOrder } = orders

/** Orders for what comes up in the other's time (part 7 of the rules). */
export const standingOrders = orders.standing

/** How the end of a part is marked in which nobody could do anything. */
export const nothingToDo = 'nothing to do'

/** Answers what comes up in the players' absence by their orders, and what their orders leave to the program (part 7). */
export const policyOf = orders.policyOf<DarkLordState>(({ kind }) =>
  kind === 'act' ? nothingToDo : undefined,
)
