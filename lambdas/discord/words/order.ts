import { familyOf, type OrderWord, type Token, type Topic, tokensOf } from '../../../rules/index.ts'
import type { orders as english } from './en/orders.ts'
import type { Names } from './types.ts'

export type OrderTexts = typeof english

/** What a standing order is about: `superficial hits`, or the name of an ability. */
export const sayTopic = (topic: string, texts: OrderTexts, names: Pick<Names, 'ability'>): string =>
  Object.hasOwn(texts.topics, topic) ? texts.topics[topic as keyof typeof texts.topics] : names.ability(topic)

function sayToken(token: Token, topic: Topic, texts: OrderTexts, names: Names): string {
  switch (token.is) {
    case 'word': {
      const own: Partial<Record<OrderWord, string>> = familyOf(topic) === 'prefer' ? texts.first : {}
      return own[token.word] ?? texts.words[token.word]
    }
    case 'keep':
      return texts.keep(token.ap)
    case 'nearest':
      return texts.nearest(token.hex)
    case 'figure':
      return names.figure(token.label)
    case 'number':
      return texts.points(token.n)
    case 'ability':
      return texts.keptFor(names.ability(token.id))
  }
}

/** The value of a standing order in words: `heroes only, while at least 2 AP remain`. */
export const sayValue = (topic: string, value: string, texts: OrderTexts, names: Names): string =>
  tokensOf(topic as Topic, value)
    .map(token => sayToken(token, topic as Topic, texts, names))
    .join(', ')
