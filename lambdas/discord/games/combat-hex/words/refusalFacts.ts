import type { Refusal } from '../../../../../rules/index.ts'
import { plain } from '../../../words/fill.ts'
import { listed } from '../../../words/plural.ts'
import type { FactReader, Names } from '../../../words/types.ts'
import { type CombatHexWords, combatHexWords } from './index.ts'
import { sayValue, typedWord } from './orderWords.ts'

/** A word of ours for an id; undefined for what came from outside. */
const named = (table: Readonly<Record<string, string>>, id: string): string | undefined =>
  Object.hasOwn(table, id) ? table[id] : undefined

const abilityName = ({ abilities }: CombatHexWords, id: string): string | undefined =>
  Object.hasOwn(abilities, id) ? abilities[id as keyof typeof abilities].name : undefined

/** What an order may say, as it is read and may be typed: `ask me`; numbers, figures and hexes as they are. */
function possibleValue(word: string, topic: string, words: CombatHexWords): string {
  const { orders } = words
  if (/^\w+:\D/.test(word)) return typedWord(word, orders).replace(':', ' ')
  const names: Names = {
    figure: plain,
    ability: id => abilityName(words, id) ?? id,
    figures: String,
    player: String,
    board: String,
  }
  return /^[A-Z]?\d+$/.test(word) ? word : sayValue(topic, word, orders, names)
}

/** Why there is no room for a figure on a hex. */
function noRoomText(why: string, who: string, { says: { noRoom } }: CombatHexWords): string | undefined {
  return Object.hasOwn(noRoom, why) ? noRoom[why as keyof typeof noRoom](who) : undefined
}

const readers: Readonly<
  Record<
    string,
    (
      id: string,
      words: CombatHexWords,
      refusal: Refusal,
      figure: (id: string) => string,
    ) => string | undefined
  >
> = {
  why: (id, words, { about }, figure) => noRoomText(id, figure(String(about?.by ?? '')), words),
  topic: (id, words) => abilityName(words, id) ?? named(words.orders.topics, id),
  ability: (text, words) =>
    text
      .split(' ')
      .map(part => abilityName(words, part) ?? plain(part))
      .join(' – '),
  camp: (id, { terms }) => named(terms.camps, id),
  army: (id, { terms }) => named(terms.camps, id),
  kind: (id, words) => anyOf(id, words),
  version: (id, words) => anyOf(id, words),
  base: (id, words) => anyOf(id, words),
  allowed: (text, words) => listed(text, id => anyOf(id, words) ?? plain(id)),
  possible: (text, words, { about }) =>
    text
      .split(', ')
      .map(word => `\`${possibleValue(word, String(about?.topic ?? ''), words)}\``)
      .join(', '),
}

const anyOf = (id: string, { terms }: CombatHexWords): string | undefined =>
  named({ ...terms.kinds, ...terms.versions, ...terms.bases, ...terms.camps }, id)

/** A fact of a refusal of Combat Hex in words: camps, abilities, orders and so on have names. */
export const factInWords: FactReader = (name, value, { refusal, locale, figure }) =>
  Object.hasOwn(readers, name) ? readers[name]!(value, combatHexWords[locale], refusal, figure) : undefined
