import { isOrderTopic, type OrderTopic, orderTopics, readOrder } from '../../../../rules/dark-lord/index.ts'
import { plainName } from '../../../../rules/index.ts'
import type { Locale } from '../../../store/types.ts'
import type { OrdersInWords } from '../face.ts'
import { darkLordWords } from './words/index.ts'

const topics = Object.keys(orderTopics).filter(isOrderTopic)
const languages = Object.values(darkLordWords)

const sayValue = (value: string, locale: Locale): string => {
  const [word = '', keep] = value.split(' ')
  const said = darkLordWords[locale].orderValues[word] ?? word
  return keep === undefined ? said : `${said} (${keep})`
}

/** Standing orders in the words of a reader. */
export const ordersInWords: OrdersInWords = {
  topics: ({ locale }) => topics.map(value => ({ value, name: darkLordWords[locale].orderTopics[value] })),
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
    const wanted = plainName(text.replace(/\(?\d+\)?$/, ''))
    const keep = /(\d+)\)?$/.exec(text)?.[1]
    const word = orderTopics[topic].find(id =>
      languages.some(words => plainName(words.orderValues[id] ?? id) === wanted),
    )
    return word === undefined ? text : [word, ...(keep === undefined ? [] : [keep])].join(' ')
  },
  values: (topic, _typed, { locale }) =>
    isOrderTopic(topic) ? valuesOf(topic).map(value => ({ value, name: sayValue(value, locale) })) : [],
  line: (topic, value, { locale }) => {
    const words = darkLordWords[locale]
    const named = isOrderTopic(topic) ? words.orderTopics[topic] : topic
    return words.orders.line(named, sayValue(value, locale))
  },
}

/** Every topic with what may be said to it, the usual first, a line each. */
export const ordersListed = (locale: Locale): string =>
  topics
    .map(topic => {
      const { orders, orderTopics: named } = darkLordWords[locale]
      return orders.choices(
        named[topic],
        orderTopics[topic].map(value => sayValue(value, locale)),
      )
    })
    .join('\n')

/** Values as they are offered, with how many points are kept where that may be said. */
const valuesOf = (topic: OrderTopic): string[] =>
  orderTopics[topic].flatMap(word =>
    readOrder(topic, `${word} 1`) ? [word, `${word} 0`, `${word} 1`, `${word} 2`] : [word],
  )
