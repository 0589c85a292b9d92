import { plainName } from '../../../../rules/index.ts'
import { isOrderTopic, type OrderTopic, orderTopics, readOrder } from '../../../../rules/regiments/index.ts'
import type { Locale } from '../../../store/types.ts'
import type { OrdersInWords } from '../face.ts'
import { regimentsWords } from './words/index.ts'

const topics = Object.keys(orderTopics).filter(isOrderTopic)
const languages = Object.values(regimentsWords)

const sayValue = (value: string, locale: Locale): string => regimentsWords[locale].orderValues[value] ?? value
const topicName = (topic: OrderTopic, locale: Locale): string => regimentsWords[locale].orderTopics[topic]

/** Every topic with what may be said to it, the usual first, a line each. */
export const ordersListed = (locale: Locale): string =>
  topics
    .map(topic =>
      regimentsWords[locale].orders.choices(
        topicName(topic, locale),
        orderTopics[topic].map(value => sayValue(value, locale)),
      ),
    )
    .join('\n')

/** Standing orders in the words of a reader. */
export const ordersInWords: OrdersInWords = {
  topics: ({ locale }) => topics.map(value => ({ value, name: topicName(value, locale) })),
  topicNamed(text) {
    const wanted = plainName(text)
    return (
      topics.find(
        id => id === text || languages.some(words => plainName(words.orderTopics[id]) === wanted),
      ) ?? text
    )
  },
  valueNamed(topic, text) {
    if (!isOrderTopic(topic) || readOrder(topic, text)) return text
    const wanted = plainName(text)
    return (
      orderTopics[topic].find(id =>
        languages.some(words => plainName(words.orderValues[id] ?? id) === wanted),
      ) ?? text
    )
  },
  values: (topic, _typed, { locale }) =>
    isOrderTopic(topic) ? orderTopics[topic].map(value => ({ value, name: sayValue(value, locale) })) : [],
  line: (topic, value, { locale }) =>
    regimentsWords[locale].orders.line(
      isOrderTopic(topic) ? topicName(topic, locale) : topic,
      sayValue(value, locale),
    ),
}
