import { beginning } from '../../../rules/core/text.ts'
import type { Refusal } from '../../../rules/index.ts'
import { unlinked } from '../../unlinked.ts'
import { join } from './french.ts'
import type { Words } from './index.ts'
import { sayValue, typedWord } from './orderWords.ts'

/**
 * Puts facts in the places of a text: `{figure}`. A fact that is missing leaves nothing. French words lose their
 * vowel before one that begins with a vowel; no English word before a fact is one of them.
 */
export const fill = (text: string, facts: Readonly<Record<string, string>>): string =>
  text
    .split(/\{(\w+)\}/)
    .reduce((before, part, i) => (i % 2 ? join(before, facts[part] ?? '') : before + part), '')

/** A word of ours for an id, or the text as it came from outside. */
const named = (table: Readonly<Record<string, string>>, id: string): string =>
  (Object.hasOwn(table, id) ? table[id] : undefined) ?? plain(id)

const maxPlain = 200

/**
 * Text that came from a player or from Discord, so that it can neither shape the message nor lead anywhere nor notify
 * anybody.
 */
export const plain = (text: string): string =>
  unlinked(beginning(text, maxPlain)).replace(/[\\*_`~|<>#[\]()]/g, sign => `\\${sign}`)

/** Names in a row, each once: `2 × Legolas, Gimli`. */
function listed(text: string, name: (id: string) => string): string {
  const counts = new Map<string, number>()
  for (const id of text.split(', ')) counts.set(name(id), (counts.get(name(id)) ?? 0) + 1)
  return [...counts].map(([each, n]) => (n > 1 ? `${n} × ${each}` : each)).join(', ')
}

/** What an order may say, as it is read and may be typed: `ask me`; numbers, figures and hexes as they are. */
function possibleValue(word: string, topic: string, { orders, abilities }: Words): string {
  if (/^\w+:\D/.test(word)) return typedWord(word, orders).replace(':', ' ')
  const ability = (id: string) =>
    Object.hasOwn(abilities, id) ? abilities[id as keyof typeof abilities].name : id
  const names = { figure: plain, ability, figures: String, player: String, board: String }
  return /^[A-Z]?\d+$/.test(word) ? word : sayValue(topic, word, orders, names)
}

/** Why there is no room for a figure on a hex. */
const noRoomText = (why: string, who: string, { says: { noRoom } }: Words): string =>
  Object.hasOwn(noRoom, why) ? noRoom[why as keyof typeof noRoom](who) : plain(why)

/** The facts of a refusal in the reader's words: camps, sides, abilities and so on have names. */
function worded(refusal: Refusal, words: Words, figureName: (id: string) => string): Record<string, string> {
  const { terms, abilities, orders, league } = words
  const facing = (id: string) => named(terms.facings, id)
  const any = (id: string) => named({ ...terms.kinds, ...terms.versions, ...terms.bases, ...terms.camps }, id)
  const readers: Record<string, (text: string) => string> = {
    why: id => noRoomText(id, figureName(String(refusal.about?.by ?? '')), words),
    figure: figureName,
    topic: id =>
      Object.hasOwn(abilities, id) ? abilities[id as keyof typeof abilities].name : named(orders.topics, id),
    target: figureName,
    active: figureName,
    figures: text => listed(text, figureName),
    ability: id =>
      id
        .split(' ')
        .map(part =>
          Object.hasOwn(abilities, part) ? abilities[part as keyof typeof abilities].name : plain(part),
        )
        .join(' – '),
    setting: id => {
      const { length, register, conditions, groups } = league.settingNames
      const others = {
        roundLength: length,
        registrationUntil: register,
        scenario: conditions,
        advance: groups,
      }
      return named({ ...league.scoreNames, ...league.settingNames, ...others, 'round-length': length }, id)
    },
    camp: id => named(terms.camps, id),
    army: id => named(terms.camps, id),
    side: id => named(terms.sides, id),
    edge: id => named(terms.edges, id),
    facing,
    facings: text => text.split(' ').map(facing).join(', '),
    kind: any,
    version: any,
    base: any,
    allowed: text => listed(text, any),
    possible: text =>
      text
        .split(', ')
        .map(word => `\`${possibleValue(word, String(refusal.about?.topic ?? ''), words)}\``)
        .join(', '),
  }
  return Object.fromEntries(
    Object.entries(refusal.about ?? {}).map(([name, fact]) => [name, (readers[name] ?? plain)(String(fact))]),
  )
}

/**
 * A refusal in words: what is wrong with the rule that says so, and what can be done instead.
 * @param figureName how a figure is called, by label or by the id of its type
 */
export function refusalWords(
  refusal: Refusal,
  words: Words,
  figureName: (id: string) => string = plain,
): { what: string; instead: string } {
  const [what, instead] = words.refusals[refusal.code]
  const facts = worded(refusal, words, figureName)
  const rule = refusal.rule ? ` (${refusal.rule})` : ''
  return { what: fill(what, facts) + rule, instead: fill(instead, facts) }
}
