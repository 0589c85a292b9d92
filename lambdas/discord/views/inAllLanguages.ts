import { languageOf, languagesOf } from '../../game/languages.ts'
import type { GameRecord, Locale } from '../../store/types.ts'
import { type Words, wordsOf } from '../words/index.ts'

/** How a user is called in a message, so that Discord notifies them. */
export const mention = (user: string): string => `<@${user}>`

/**
 * What people of several languages read in one message: the words of each, once where they are the same.
 * @param between a line each by default; ` · ` on a button
 */
export const inAllLanguages = (
  locales: readonly Locale[],
  say: (words: Words, locale: Locale) => string,
  between = '\n',
): string => [...new Set(locales.map(locale => say(wordsOf(locale), locale)))].join(between)

/** What is said without any facts. */
export type Saying = {
  [Key in keyof Words['says']]: Words['says'][Key] extends string ? Key : never
}[keyof Words['says']]

/** A button's words in each of their languages: `Accept · Accepter`. */
export const labelIn = (locales: readonly Locale[], saying: Saying): string =>
  inAllLanguages(locales, ({ says }) => says[saying], ' · ')

/**
 * What is said to those who are called: a line in each of their languages, that names who reads it.
 * @param say what, to whom: the mentions of those who read that language
 * @param readers all who are to read it, where not all of them are called
 */
export function calling(
  game: Pick<GameRecord, 'seats' | 'language'>,
  users: readonly string[],
  say: (who: string, words: Words) => string,
  readers: readonly string[] = users,
): string {
  const reads = (user: string, locale: Locale) => (languageOf(game, user) ?? locale) === locale
  return languagesOf(game, readers)
    .map(locale => {
      const own = users.filter(user => reads(user, locale))
      return say(own.map(mention).join(' '), wordsOf(locale)).trim()
    })
    .join('\n')
}
