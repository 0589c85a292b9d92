import { wordOrders } from '../../play/wordOrders.ts'
import type { RegimentsState } from '../state.ts'
import { type OrderTopic, orderTopics } from './questions.ts'

const orders = wordOrders<OrderTopic>({ topics: orderTopics })
export const { isOrderTopic, readOrder } = orders
export const standingOrders = orders.standing

/** Answers what comes up in the players' absence by their orders. */
export const policyOf = orders.policyOf<RegimentsState>()
