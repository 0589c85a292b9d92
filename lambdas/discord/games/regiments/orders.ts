import { orderTopics, readOrder } from '../../../../rules/regiments/index.ts'
import { ordersInWordsOf } from '../parts/ordersInWords.ts'
import { regimentsWords } from './words/index.ts'

/** Standing orders in the words of a reader; and every topic with what may be said to it, a line each. */
export const { inWords: ordersInWords, listed: ordersListed } = ordersInWordsOf({
  topics: orderTopics,
  read: readOrder,
  words: regimentsWords,
})
