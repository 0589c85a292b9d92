import { guestsOf, isComputer } from '../store/guests.ts'
import { type GameRecord, type Locale, locales } from '../store/types.ts'
import type { Actor } from './change.ts'

/**
 * The language in which a user of a game reads.
 * @returns undefined for somebody who has not written yet: who is challenged, or whoever may take a challenge up
 */
export const languageOf = ({ seats }: Pick<GameRecord, 'seats'>, user: string): Locale | undefined =>
  seats.find(seat => seat.user === user || seat.leftBy === user)?.locale

/**
 * The languages of those who read a message for all, the game's own first where it is one of theirs. Where somebody's is
 * not known, all of them: nobody is asked in a language that is not theirs.
 */
export function languagesOf(
  game: Pick<GameRecord, 'seats' | 'language'>,
  users: readonly string[],
): readonly Locale[] {
  const known = users.filter(user => !isComputer(user)).map(user => languageOf(game, user))
  const read = allFrom(game).filter(locale => known.includes(undefined) || known.includes(locale))
  return read.length > 0 ? read : [game.language]
}

/** Every language, that of a game first. */
const allFrom = ({ language }: Pick<GameRecord, 'language'>): readonly Locale[] => [
  language,
  ...locales.filter(locale => locale !== language),
]

/** The languages of all who play, or may yet. */
export const languagesOfAll = (game: GameRecord): readonly Locale[] =>
  game.stage === 'challenge' && game.invited === null
    ? allFrom(game)
    : languagesOf(game, [...new Set([...game.seats.map(({ user }) => user), ...guestsOf(game)])])

/** A game that knows in which language whoever acts reads now. */
export const withTodaysLanguage = (game: GameRecord, { user, locale }: Actor): GameRecord =>
  game.seats.some(seat => seat.user === user.id && seat.locale !== locale)
    ? { ...game, seats: game.seats.map(seat => (seat.user === user.id ? { ...seat, locale } : seat)) }
    : game
