import { beginning } from '../../../rules/core/text.ts'
import { sanitised } from '../../sanitised.ts'
import type { Locale } from '../../store/types.ts'
import { join } from './french.ts'
import { formEn, formFr } from './plural.ts'

/**
 * Puts facts in the places of a text: `{figure}`. A fact that is missing leaves nothing. French words lose their
 * vowel before one that begins with a vowel; no English word before a fact is one of them. A word that goes with a number
 * has both its forms: `{count} {count|figure|figures}`.
 */
export const fill = (text: string, facts: Readonly<Record<string, string>>, locale: Locale = 'en'): string =>
  text
    .split(/\{(\w+(?:\|[^{|}]*\|[^{|}]*)?)\}/)
    .reduce(
      (before, part, i) => (i % 2 ? join(before, factOf(part.split('|'), facts, locale)) : before + part),
      '',
    )

/** A fact, or of two forms of a word the one that goes with it. */
function factOf(
  [name = '', one, many = '']: string[],
  facts: Readonly<Record<string, string>>,
  locale: Locale,
): string {
  if (one === undefined) return facts[name] ?? ''
  return (locale === 'fr' ? formFr : formEn)(Number(facts[name]), one, many)
}

const maxPlain = 200

/**
 * Text that came from a player or from Discord, so that it can neither shape the message nor lead anywhere nor notify
 * anybody.
 */
export const plain = (text: string): string =>
  sanitised(beginning(text, maxPlain)).replace(/[\\*_`~|<>#[\]()]/g, sign => `\\${sign}`)
