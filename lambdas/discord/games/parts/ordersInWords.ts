import { plainName } from '../../../../rules/index.ts'
import type { Locale } from '../../../store/types.ts'
import type { OrdersInWords } from '../face.ts'

/** Topics of standing orders with the words that each takes, and what both are called. */
interface OrderWords<Topic extends string> {
  topics: Readonly<Record<Topic, readonly string[]>>
  /** an order of a topic as its text says it; undefined where the topic does not take it */
  read(topic: Topic, text: string): unknown
  words: Readonly<
    Record<
      Locale,
      {
        orderTopics: Readonly<Record<Topic, string>>
        orderValues: Readonly<Record<string, string>>
        orders: {
          line(topic: string, value: string): string
          choices(topic: string, values: readonly string[]): string
        }
      }
    >
  >
}

/** The standing orders of a game whose values are words, some with how many points are kept, as a reader reads them. */
export function ordersInWordsOf<Topic extends string>({
  topics,
  read,
  words,
}: OrderWords<Topic>): {
  inWords: OrdersInWords
  /** every topic with what may be said to it, the usual first, a line each */
  listed(locale: Locale): string
} {
  const ids = Object.keys(topics) as Topic[]
  const languages = Object.values(words)
  const isTopic = (topic: string): topic is Topic => Object.hasOwn(topics, topic)
  const said = (value: string, locale: Locale): string => {
    const [word = '', keep] = value.split(' ')
    const named = words[locale].orderValues[word] ?? word
    return keep === undefined ? named : `${named} (${keep})`
  }
  /** Values as they are offered, with how many points are kept where that may be said. */
  const valuesOf = (topic: Topic): string[] =>
    topics[topic].flatMap(word =>
      read(topic, `${word} 1`) ? [word, `${word} 0`, `${word} 1`, `${word} 2`] : [word],
    )
  return {
    inWords: {
      topics: ({ locale }) => ids.map(value => ({ value, name: words[locale].orderTopics[value] })),
      topicNamed(text) {
        const wanted = plainName(text)
        return (
          ids.find(id => id === text || languages.some(own => plainName(own.orderTopics[id]) === wanted)) ??
          text
        )
      },
      valueNamed(topic, text) {
        if (!isTopic(topic) || read(topic, text)) return text
        const wanted = plainName(text.replace(/\(?\d+\)?$/, ''))
        const keep = /(\d+)\)?$/.exec(text)?.[1]
        const word = topics[topic].find(id =>
          languages.some(own => plainName(own.orderValues[id] ?? id) === wanted),
        )
        return word === undefined ? text : [word, ...(keep === undefined ? [] : [keep])].join(' ')
      },
      values: (topic, _typed, { locale }) =>
        isTopic(topic) ? valuesOf(topic).map(value => ({ value, name: said(value, locale) })) : [],
      line: (topic, value, { locale }) => {
        const own = words[locale]
        return own.orders.line(isTopic(topic) ? own.orderTopics[topic] : topic, said(value, locale))
      },
    },
    listed: locale =>
      ids
        .map(topic => {
          const own = words[locale]
          return own.orders.choices(
            own.orderTopics[topic],
            topics[topic].map(value => said(value, locale)),
          )
        })
        .join('\n'),
  }
}
