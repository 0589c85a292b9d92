/** Choices for options being typed, out of lists. At most 25; names and values of 100 characters. */

import type { APIApplicationCommandOptionChoice } from 'discord-api-types/v10'
import type { Space } from '../../../rules/core/space.ts'
import type { GamePiece } from '../../../rules/games.ts'
import { namedLike, plainName } from '../../../rules/index.ts'
import type { Roster } from '../../game/figureRoster.ts'
import type { Locale } from '../../store/types.ts'
import { truncated } from '../../truncated.ts'
import { limits } from '../api/limits.ts'
import { nearestTyped } from '../words/nearestNames.ts'
import type { GameView } from './gameView.ts'

export type Choice = APIApplicationCommandOptionChoice

type Listed = readonly { name: string; value: string }[]

/** Choices out of a list: those that fit what was typed; where none does, those that it was probably meant to be. */
export function matching(typed: string, list: Listed): Choice[] {
  const found = holding(typed, list)
  if (found.length) return found
  const close = nearestTyped(
    typed,
    list.flatMap(({ name, value }) => [name, value]),
  )
  const rank = ({ name, value }: Listed[number]) => close.findIndex(each => each === name || each === value)
  return toChoices(list.filter(item => rank(item) >= 0).sort((a, b) => rank(a) - rank(b)))
}

const toChoices = (list: Listed): Choice[] =>
  list
    .filter(({ value }) => value.length <= limits.choice && value.length > 0)
    .slice(0, limits.choices)
    .map(({ name, value }) => ({ name: truncated(name, limits.choice), value }))

/** Choices out of a list; those that begin with what was typed go first, then those that hold it. */
export function holding(typed: string, list: Listed): Choice[] {
  const wanted = plainName(typed)
  const rank = ({ name, value }: Listed[number]) => {
    const texts = [plainName(value), plainName(name)]
    if (texts.some(text => text.startsWith(wanted))) return 0
    return texts.some(text => text.includes(wanted)) ? 1 : 2
  }
  const ranked = list.map(item => ({ item, rank: rank(item) })).filter(({ rank }) => rank < 2)
  return toChoices(ranked.sort((a, b) => a.rank - b.rank).map(({ item }) => item))
}

/** Of some labels those about which a legal answer begins with one of some verbs: an answer of its own, or more behind it. */
export const mayDo = (
  { question }: { question?: { space: Pick<Space, 'enumerate'> } | undefined },
  verbs: readonly string[],
  labels: readonly string[],
): string[] =>
  labels.filter(label =>
    verbs.some(verb => {
      const begun = `${verb} ${label}`
      const space = question?.space
      return !!space && (space.enumerate(`${begun} `, 1).length > 0 || space.enumerate(begun, 1)[0] === begun)
    }),
  )

/** Labels of figures with their names. */
export const figureChoices = (
  view: Pick<GameView, 'names'>,
  labels: readonly string[],
  typed: string,
): Choice[] =>
  matching(
    typed,
    labels.map(label => ({ name: view.names.figure(label), value: label })),
  )

/** Facings by the ids that answers take, in the words of the reader. */
export function facingChoices(
  view: Pick<GameView, 'words'>,
  ids: readonly string[],
  typed: string,
): Choice[] {
  const { says, terms } = view.words
  return matching(
    typed,
    ids.map(id => {
      const facing = id as keyof typeof terms.facings
      return { name: says.facing(terms.facings[facing], terms.facingNames[facing]), value: id }
    }),
  )
}

/** Hexes by their labels, with a note where there is something to say of one. */
export const hexChoices = (
  hexes: readonly string[],
  typed: string,
  notes: ReadonlyMap<string, string> = new Map(),
): Choice[] =>
  matching(
    typed,
    [...new Set(hexes)].map(hex => ({
      name: notes.has(hex) ? `${hex} — ${notes.get(hex)}` : hex,
      value: hex,
    })),
  )

/** Figures that a text fits; where it fits none, those that it was probably meant to be. */
function figuresTyped(typed: string, all: readonly GamePiece[]): GamePiece[] {
  const found = namedLike(typed, all)
  if (found.length) return found
  const close = nearestTyped(
    typed,
    all.flatMap(({ name }) => [name.en, name.fr]),
  )
  return [...new Set(close.flatMap(near => all.filter(({ name }) => name.en === near || name.fr === near)))]
}

/** Figures of the roster by name, as ids. */
export const rosterChoices = (
  typed: string,
  locale: Locale,
  { all }: Pick<Roster, 'all'>,
  ids?: readonly string[],
): Choice[] =>
  figuresTyped(
    typed,
    all.filter(type => !ids || ids.includes(type.id)),
  )
    .slice(0, limits.choices)
    .map(type => ({
      name: truncated(`${type.name[locale]} · ${type.points}`, limits.choice),
      value: type.id,
    }))
