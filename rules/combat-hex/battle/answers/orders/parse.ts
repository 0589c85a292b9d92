import { parseHex } from '../../../../core/hex.ts'
import type { Refusal, RefusalCode } from '../../../../core/space.ts'
import type { ParsedOrder } from '../../../../play/gameParts.ts'
import { type AbilityId, abilityIds } from '../../../army/figure.ts'
import { familyOf, type OrderWord, orderModes, type Topic, wordsFor } from './topics.ts'

export const maxOrderLength = 80
const maxWords = 12
/** Action points that an order can keep: no figure has so many. */
const maxKept = 99

/** Where an order shall hold. */
export interface OrderFor {
  topics: readonly Topic[]
  /** labels of the figures of the battle with their owners, and whose order it is; null for a personal default */
  battle: {
    by: number
    ownerOf(label: string): number | undefined
    hasHex(hex: string): boolean
  } | null
}

/** One word of a value, understood. */
export type OrderToken =
  | { is: 'word'; word: OrderWord }
  | { is: 'keep'; ap: number }
  | { is: 'nearest'; hex: string }
  | { is: 'figure'; label: string }
  | { is: 'number'; n: number }
  | { is: 'ability'; id: AbilityId }

/** A value as it is kept: `heroes keep:2 B4`. */
export const makeOrder = (tokens: readonly OrderToken[]): string => tokens.map(makeToken).join(' ')

function makeToken(token: OrderToken): string {
  switch (token.is) {
    case 'word':
      return token.word
    case 'keep':
      return `keep:${token.ap}`
    case 'nearest':
      return `nearest:${token.hex}`
    case 'figure':
      return token.label
    case 'number':
      return String(token.n)
    case 'ability':
      return token.id
  }
}

function readToken(topic: Topic, word: string): OrderToken | undefined {
  const family = familyOf(topic)
  const small = word.toLowerCase()
  const known = wordsFor(topic).find(each => each === small)
  if (known) return { is: 'word', word: known }
  const [name, rest = ''] = small.split(':')
  if (family === 'spend' && name === 'keep' && /^\d{1,2}$/.test(rest)) return { is: 'keep', ap: Number(rest) }
  if (family === 'prefer' && name === 'nearest' && parseHex(rest))
    return { is: 'nearest', hex: rest.toUpperCase() }
  if (family === 'reserve') {
    if (/^\d{1,2}$/.test(small)) return { is: 'number', n: Number(small) }
    const id = abilityIds.find(each => each === small)
    if (id) return { is: 'ability', id }
  }
  const named = family === 'spend' || family === 'prefer' || family === 'reserve'
  return named && /^[a-z]\d{1,3}$/.test(small) ? { is: 'figure', label: small.toUpperCase() } : undefined
}

/** The words of a value that are understood; nothing else is looked at. For orders that were checked once. */
export const tokensOf = (topic: Topic, value: string): OrderToken[] =>
  value.split(' ').flatMap(word => readToken(topic, word) ?? [])

/** Is it a number of points that this topic would take, were it a smaller one? */
const takesNumber = (topic: Topic, word: string): boolean =>
  familyOf(topic) === (/^keep:/i.test(word) ? 'spend' : 'reserve')

/** Is the token this word? */
export const says = (token: OrderToken, word: OrderWord): boolean => makeToken(token) === word
export const isMode = (token: OrderToken): boolean => orderModes.some(mode => says(token, mode))

/** What a topic takes, as it is typed; figures and hexes in a battle alone, and of figures one's own. */
export function possible(topic: Topic, { battle }: OrderFor): string[] {
  const family = familyOf(topic)
  const label = battle ? `${'ABCD'.charAt(battle.by)}1` : ''
  const named =
    battle?.ownerOf(label) === battle?.by &&
    (family === 'spend' || family === 'prefer' || family === 'reserve')
  return [
    ...(family === 'reserve' ? ['1', '2'] : []),
    ...wordsFor(topic),
    ...(family === 'spend' ? ['keep:1'] : []),
    ...(battle?.hasHex('C7') && family === 'prefer' ? ['nearest:C7'] : []),
    ...(battle && named ? [label] : []),
  ]
}

const refuse = (code: RefusalCode, about: Refusal['about'] = {}): ParsedOrder<Topic> => ({
  ok: false,
  refusal: { code, about },
})

/**
 * An order as it was typed: `hits`, `heroes keep 2`. Gives it in its full form, or says what is possible.
 * Refuses with order-topic, order-value, order-number, order-long, order-figure, order-hex, order-not-here, order-modes.
 */
export function parseOrder(topicText: string, valueText: string, scope: OrderFor): ParsedOrder<Topic> {
  const topic = scope.topics.find(each => each === topicText.trim().toLowerCase())
  if (!topic) return refuse('order-topic', { topic: topicText.trim().slice(0, 40) })
  const text = valueText
    .trim()
    .replaceAll(/(keep|nearest)[\s:]+/gi, (_, word: string) => `${word.toLowerCase()}:`)
  const words = text.split(/[\s,;+]+/).filter(Boolean)
  const about = { topic, value: valueText.trim().slice(0, 40), possible: possible(topic, scope).join(', ') }
  if (text.length > maxOrderLength || words.length > maxWords)
    return refuse('order-long', { most: maxOrderLength })
  if (!words.length) return refuse('order-value', about)
  const tokens: OrderToken[] = []
  for (const word of words) {
    const token = readToken(topic, word)
    const number = /^(?:keep:)?(-?\d+)$/.exec(word.toLowerCase())?.[1]
    if (!token && number !== undefined && takesNumber(topic, word))
      return refuse('order-number', { value: number.slice(0, 40), least: 0, most: maxKept })
    if (!token) return refuse('order-value', { ...about, value: word.slice(0, 40) })
    const misplaced = placeFault(token, topic, scope)
    if (misplaced) return misplaced
    if (!tokens.some(other => makeToken(other) === makeToken(token))) tokens.push(token)
  }
  const family = familyOf(topic)
  const heads = tokens.filter(isMode)
  const alone = family === 'spend' ? heads.length > 1 : heads.length > 0 && tokens.length > 1
  const many = family === 'pick' && tokens.length > 1
  if (alone || many) return refuse('order-modes', about)
  const numbers = tokens.filter(token => token.is === 'number').length
  if (family === 'reserve' && numbers !== 1) return refuse('order-value', about)
  return { ok: true, topic, value: makeOrder(tokens) }
}

/** Whom an order names must be there; a personal default names nobody. */
function placeFault(token: OrderToken, topic: Topic, { battle }: OrderFor): ParsedOrder<Topic> | undefined {
  if (token.is !== 'figure' && token.is !== 'nearest') return undefined
  if (!battle) return refuse('order-not-here', { value: makeToken(token) })
  if (token.is === 'nearest')
    return battle.hasHex(token.hex) ? undefined : refuse('order-hex', { hex: token.hex })
  const owner = battle.ownerOf(token.label)
  const mine = topic === 'hits' || topic === 'wounds' || topic === 'reserve'
  if (owner === undefined || (mine && owner !== battle.by))
    return refuse('order-figure', { figure: token.label })
  return undefined
}
