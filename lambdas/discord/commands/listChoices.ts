import type { APIApplicationCommandOptionChoice } from 'discord-api-types/v10'
import { games } from '../../../rules/games.ts'
import type { Locale } from '../../store/types.ts'
import { gamesWith, type Has } from '../actions/gameMeant.ts'
import { armyWords } from '../games/armyWords.ts'
import { faceOf } from '../games/index.ts'
import { choiceName } from '../words/index.ts'
import { named } from './define.ts'

type ListedChoices = APIApplicationCommandOptionChoice<string>[]

/** Every game with armies, by its id. */
const armed = () => Object.entries(games).flatMap(([game, { armies }]) => (armies ? [{ game, armies }] : []))

const choices = (ids: readonly { value: string; name(locale: Locale): string }[]): ListedChoices => {
  const seen = new Set<string>()
  return ids.flatMap(({ value, name }) => {
    if (seen.has(value)) return []
    seen.add(value)
    return [{ name: name('en'), name_localizations: { fr: name('fr') }, value }]
  })
}

/**
 * The option that says which game is meant, as `gameMeant` reads it; offered as soon as there is a choice among those that
 * have what a command is about.
 */
export function system(has: Has = () => true): ReturnType<typeof named>[] {
  const ids = gamesWith(has)
  if (ids.length < 2) return []
  return [
    named(
      '*.system',
      choices(ids.map(value => ({ value, name: locale => faceOf({ game: value }).name[locale] }))),
    ),
  ]
}

/** What armies are drawn from, in whatever game with armies. */
export const listChoices = (): ListedChoices =>
  choices(
    armed().flatMap(({ game, armies }) =>
      armies.lists.map(value => ({
        value,
        name: (locale: Locale) => armyWords({ game }).list(value, locale),
      })),
    ),
  )

/** What pieces are of a kind, in whatever game. */
export const groupChoices = (): ListedChoices =>
  choices(
    armed().flatMap(({ game, armies }) =>
      armies.groups.map(value => ({
        value,
        name: (locale: Locale) => armyWords({ game }).group(value, locale),
      })),
    ),
  )

/** Rule books of all games. */
export const bookChoices = (): ListedChoices =>
  choices(
    Object.entries(games).flatMap(([game, { terms }]) =>
      terms.books.map(value => ({
        value,
        name: (locale: Locale) => faceOf({ game }).book?.(value, locale).listed ?? value,
      })),
    ),
  )

/** What a challenger may be, in whatever game. */
export const sideChoices = (): ListedChoices =>
  choices([
    { value: 'rolled', name: locale => choiceName('rolled', locale) },
    ...armed().flatMap(({ game }) =>
      games[game]!.terms.sides.map(value => ({
        value,
        name: (locale: Locale) => armyWords({ game }).list(value, locale),
      })),
    ),
  ])

const sizes = Object.values(games).flatMap(({ terms }) => terms.sizes ?? [])
/** The least and the most that armies of any game may cost. */
export const sizesOfArmies: readonly [least: number, most: number] = [
  Math.min(...sizes.map(({ least }) => least)),
  Math.max(...sizes.map(({ most }) => most)),
]
