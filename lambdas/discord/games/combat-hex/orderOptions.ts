import {
  type AbilityId,
  type CombatHexSave,
  familyOf,
  orderScope,
  parseOrder,
  type Topic,
  topicsAsked,
  wordsFor,
} from '../../../../rules/combat-hex/index.ts'
import { seal } from '../../../../rules/games.ts'
import { plainName } from '../../../../rules/index.ts'
import type { Locale } from '../../../store/types.ts'
import type { OrderPlace, OrdersInWords } from '../face.ts'
import { namesOf } from '../names.ts'
import { combatHexWords } from './words/index.ts'
import { sayTopic, sayValue, typedTopic, typedWord, wordsAsRead } from './words/orderWords.ts'

/** The battle in which an order shall hold, if it has begun. */
const saveOf = ({ game }: OrderPlace): CombatHexSave | undefined => seal(game?.save ?? undefined)

/** What may be ordered there. */
const scopeOf = (place: OrderPlace) => {
  const save = saveOf(place)
  return orderScope({ book: place.game?.terms.rules, ...(save && { begun: { save, player: place.player } }) })
}

/** Topics in words, those that the player's own figures may come to first. */
function topicChoices(place: OrderPlace) {
  const { player, locale } = place
  const scope = scopeOf(place)
  const save = saveOf(place)
  const own = save ? topicsAsked(save, player) : []
  const { abilities, orders } = combatHexWords[locale]
  const ability = { ability: (id: string) => abilities[id as AbilityId]?.name ?? id }
  return [...new Set<Topic>([...own, ...scope.topics])].map(value => ({
    value,
    name: sayTopic(value, orders, ability),
  }))
}

/** Single words of a value, as they are offered. */
function candidates(topic: Topic, place: OrderPlace): string[] {
  const { player } = place
  const family = familyOf(topic)
  const save = saveOf(place)
  const figures = save?.battle.figures ?? []
  const named = family === 'spend' || family === 'prefer' || family === 'reserve'
  const mine = family === 'reserve' || topic === 'hits' || topic === 'wounds'
  const standing = figures.filter(
    ({ owner, condition }) => condition === 'standing' && (!mine || owner === player),
  )
  const abilities = save ? topicsAsked(save, player).filter(each => familyOf(each) === 'spend') : []
  return [
    ...(family === 'reserve' ? ['1', '2', '3', '4'] : []),
    ...wordsFor(topic),
    ...(family === 'spend' ? ['keep:1', 'keep:2', 'keep:3'] : []),
    ...(family === 'reserve' ? abilities.filter(id => id !== 'hits' && id !== 'wounds') : []),
    ...(named ? standing.map(({ id }) => id) : []),
  ]
}

const noNames = (locale: Locale) => namesOf({ seats: [] }, locale)

/** A topic by its id or its name, in the reader's language or in English; the text itself where it is none. */
function topicNamed(text: string, place: OrderPlace): string {
  const { locale } = place
  const typed = plainName(text)
  for (const language of [locale, 'en'] as const) {
    const { orders } = combatHexWords[language]
    const asTyped = (topic: string) => plainName(typedTopic(topic, orders, noNames(language)))
    const found = topicChoices({ ...place, locale: language }).find(
      ({ name, value }) =>
        plainName(name) === typed || asTyped(value) === typed || value === text.trim().toLowerCase(),
    )
    if (found) return found.value
  }
  return text
}

/** A value as the rules read it: `ask me` and `heroes only` are understood besides. */
function valueNamed(topic: Topic, text: string, place: OrderPlace): string {
  const { game, locale } = place
  const typed = plainName(text)
  for (const language of [locale, 'en'] as const) {
    const names = game ? namesOf(game, language, game.save?.battle) : noNames(language)
    const { orders } = combatHexWords[language]
    for (const value of candidates(topic, place))
      if (plainName(sayValue(topic, value, orders, names)) === typed) return value
  }
  return asRead(topic, text, locale)
}

/** A value in the words of a language as the rules read it; in a reserve also the names of abilities. */
function asRead(topic: Topic, text: string, locale: Locale): string {
  const { abilities, orders } = combatHexWords[locale]
  const read = wordsAsRead(text, orders)
  if (familyOf(topic) !== 'reserve') return read
  return Object.entries(abilities)
    .sort(([, a], [, b]) => b.name.length - a.name.length)
    .reduce((rest, [id, { name }]) => {
      const at = rest.normalize('NFC').toLowerCase().indexOf(name.normalize('NFC').toLowerCase())
      return at < 0 ? rest : `${rest.slice(0, at)}${id}${rest.slice(at + name.length)}`
    }, read)
}

/** Values that begin as typed, in words: what is there already, and one word more. */
function valueChoices(topic: Topic, typed: string, place: OrderPlace): { name: string; value: string }[] {
  const { game, locale } = place
  const scope = scopeOf(place)
  if (!scope.topics.includes(topic)) return []
  const { orders } = combatHexWords[locale]
  const names = game ? namesOf(game, locale, game.save?.battle) : noNames(locale)
  const say = (value: string) => sayValue(topic, value, orders, names)
  const written = typed.trim().split(/\s+/).filter(Boolean)
  const last = /\s$/.test(typed) ? '' : (written.pop() ?? '')
  const words = written.map(word => asRead(topic, word, locale))
  const offered: { name: string; value: string }[] = []
  const offer = (text: string) => {
    const order = parseOrder(topic, text, scope)
    if (!order.ok || offered.some(({ value }) => value === order.value)) return
    offered.push({ name: say(order.value), value: order.value })
  }
  offer(asRead(topic, typed, locale))
  const wanted = plainName(last)
  for (const one of candidates(topic, place)) {
    if (![one, typedWord(one, orders), say(one)].some(text => plainName(text).includes(wanted))) continue
    offer([...words, one].join(' '))
    if (familyOf(topic) === 'reserve' && !/^\d/.test(one)) offer(['1', ...words, one].join(' '))
  }
  return offered
}

/** One order in words: `superficial hits: heroes only`. */
export function orderLine(
  topic: string,
  value: string,
  { game, locale }: Pick<OrderPlace, 'game' | 'locale'>,
) {
  const { orders } = combatHexWords[locale]
  const names = game ? namesOf(game, locale, game.save?.battle) : noNames(locale)
  return orders.line(sayTopic(topic, orders, names), sayValue(topic, value, orders, names))
}

export const ordersInWords: OrdersInWords = {
  topics: topicChoices,
  topicNamed,
  valueNamed: (topic, text, place) => valueNamed(topic as Topic, text, place),
  values: (topic, typed, place) => valueChoices(topic as Topic, typed, place),
  line: orderLine,
}
