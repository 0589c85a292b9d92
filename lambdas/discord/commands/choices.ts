/** Choices for options being typed, from what is legal now. At most 25; names and values of 100 characters. */

import type { APIApplicationCommandOptionChoice } from 'discord-api-types/v10'
import type { GamePiece } from '../../../rules/games.ts'
import { namedLike, plainName } from '../../../rules/index.ts'
import { isRefusal } from '../../game/change.ts'
import type { Roster } from '../../game/figureRoster.ts'
import { isOpen, seatOf } from '../../game/seats.ts'
import { short } from '../../short.ts'
import { guestsOf } from '../../store/guests.ts'
import type { GameRecord, Locale, Store } from '../../store/types.ts'
import { gamesOf, loadGames, type Purpose, readGame } from '../actions/findGame.ts'
import { limits } from '../api/components.ts'
import { type GameView, gameView } from '../games/gameView.ts'
import type { Call } from '../types.ts'
import { gameLine } from '../views/gameList.ts'
import { nearestTyped } from '../words/nearestNames.ts'

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
    .map(({ name, value }) => ({ name: short(name, limits.choice), value }))

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

/** The table of the game that the call is about, if there is one. */
export async function viewFor(
  call: Call,
  store: Store,
  purpose: Purpose = 'play',
): Promise<GameView | undefined> {
  const found = await readGame(call, store, purpose)
  return isRefusal(found) ? undefined : gameView(found, call.locale, call.user.id)
}

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

/** Games with which a command can do something for the caller; with others, where nothing is said, any of theirs. */
const fitting: Readonly<Record<string, (game: GameRecord, user: string) => boolean>> = {
  'game accept': (game, user) =>
    game.stage === 'challenge' &&
    seatOf(game, user) < 0 &&
    (game.invited === null || guestsOf(game).includes(user)),
  'game decline': (game, user) =>
    game.stage === 'challenge' && (guestsOf(game).includes(user) || seatOf(game, user) >= 0),
  'game undo': ({ stage }) => stage === 'battle',
  'game draw': ({ stage }) => stage === 'battle',
  'game concede': ({ stage }) => stage === 'battle',
  'game pause': ({ stage }) => stage === 'battle',
}

/** The caller's games, open ones first; of challenges also those that are made here to anybody. */
export async function gameChoices(call: Call, store: Store): Promise<Choice[]> {
  const { id } = call.user
  const here =
    call.name === 'game accept' ? await loadGames(store, await store.gamesOfChannel(call.channel)) : []
  const all = new Map([...(await gamesOf(store, id)), ...here].map(game => [game.id, game]))
  const fits = fitting[call.name] ?? (game => seatOf(game, id) >= 0)
  const games = [...all.values()]
    .filter(game => fits(game, id))
    .sort((a, b) => Number(isOpen(b)) - Number(isOpen(a)))
  return matching(
    call.focused?.value ?? '',
    games.map(game => ({ name: gameLine(game, call.locale, false), value: game.id })),
  )
}

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
    .map(type => ({ name: short(`${type.name[locale]} · ${type.points}`, limits.choice), value: type.id }))
