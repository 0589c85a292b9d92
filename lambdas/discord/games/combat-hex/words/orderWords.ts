import {
  familyOf,
  type OrderToken,
  type OrderWord,
  type Topic,
  tokensOf,
} from '../../../../../rules/combat-hex/index.ts'
import { plainName } from '../../../../../rules/index.ts'
import type { Names } from '../../../words/types.ts'
import type { orders as english } from './en/orders.ts'

export type OrderTexts = typeof english

/** What a standing order is about: `superficial hits`, or the name of an ability. */
export const sayTopic = (topic: string, texts: OrderTexts, names: Pick<Names, 'ability'>): string =>
  Object.hasOwn(texts.topics, topic) ? texts.topics[topic as keyof typeof texts.topics] : names.ability(topic)

function sayToken(token: OrderToken, topic: Topic, texts: OrderTexts, names: Names): string {
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

const named = (table: Readonly<Record<string, string>>, id: string): string | undefined =>
  Object.hasOwn(table, id) ? table[id] : undefined

/** A topic as it is typed in a language: `touches`; of an ability its name. */
export const typedTopic = (topic: string, texts: OrderTexts, names: Pick<Names, 'ability'>): string =>
  named(texts.typed.topics, topic) ?? names.ability(topic)

/** A word of a value as it is typed in a language: `keep:1` is `garder:1`. */
export function typedWord(word: string, texts: OrderTexts): string {
  const [head = '', ...rest] = word.split(':')
  return [named(texts.typed.words, head) ?? head, ...rest].join(':')
}

/** A value typed in a language as the rules read it: `héros garder 2` is `heroes keep 2`. What is none stays. */
export function wordsAsRead(typed: string, texts: OrderTexts): string {
  const ids = new Map(Object.entries(texts.typed.words).map(([id, word]) => [plainName(word), id]))
  return typed
    .split(/([\s,;+:]+)/)
    .map((part, i) => (i % 2 ? part : (ids.get(plainName(part)) ?? part)))
    .join('')
}
