import type { Refusal } from '../../../rules/index.ts'
import type { Locale } from '../../store/types.ts'
import { fill, plain } from '../words/fill.ts'
import { type Words, wordsOf } from '../words/index.ts'
import { listed } from '../words/plural.ts'
import { allRefusals, factReaders } from './words.ts'

/** A word of ours for an id, or the text as it came from outside. */
const named = (table: Readonly<Record<string, string>>, id: string): string =>
  (Object.hasOwn(table, id) ? table[id] : undefined) ?? plain(id)

/** What a setting of a season is called. */
function settingName(id: string, { league }: Words): string {
  const { length, register, conditions, groups } = league.settingNames
  const others = { roundLength: length, registrationUntil: register, scenario: conditions, advance: groups }
  return named({ ...league.scoreNames, ...league.settingNames, ...others, 'round-length': length }, id)
}

/** The facts that any game may have: boards have sides and facings, figures have names. */
function readersOf(words: Words, figure: (id: string) => string): Record<string, (text: string) => string> {
  const { terms } = words
  const facing = (id: string) => named(terms.facings, id)
  return {
    figure,
    target: figure,
    active: figure,
    figures: text => listed(text, figure),
    setting: id => settingName(id, words),
    numbered: String,
    scores: text =>
      text
        .split(' ')
        .map(halves => words.league.points(Number(halves)))
        .join('/'),
    side: id => named(terms.sides, id),
    edge: id => named(terms.edges, id),
    facing,
    facings: text => text.split(' ').map(facing).join(', '),
  }
}

/** The facts of a refusal in the reader's words: what all games know first, then what one of them does. */
function worded(refusal: Refusal, locale: Locale, figure: (id: string) => string): Record<string, string> {
  const readers = readersOf(wordsOf(locale), figure)
  const inWords = (name: string, value: string): string => {
    if (Object.hasOwn(readers, name)) return readers[name]!(value)
    for (const read of factReaders) {
      const said = read(name, value, { refusal, locale, figure })
      if (said !== undefined) return said
    }
    return plain(value)
  }
  return Object.fromEntries(
    Object.entries(refusal.about ?? {}).map(([name, fact]) => [name, inWords(name, String(fact))]),
  )
}

/**
 * A refusal in words: what is wrong with the rule that says so, and what can be done instead.
 * @param figure how a figure is called, by label or by the id of its type
 */
export function refusalWords(
  refusal: Refusal,
  locale: Locale,
  figure: (id: string) => string = plain,
): { what: string; instead: string } {
  const [what, instead] = allRefusals[locale][refusal.code]
  const facts = worded(refusal, locale, figure)
  const rule = refusal.rule ? ` (${refusal.rule})` : ''
  return { what: fill(what, facts, locale) + rule, instead: fill(instead, facts, locale) }
}
