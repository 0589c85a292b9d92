import { type AnyGame, engineOf, firstGame, games } from '../../../rules/games.ts'
import { boardById } from '../../../rules/index.ts'
import type { ArmyPiece } from '../../../rules/play/module.ts'
import { customBoard } from '../../game/customBoards.ts'
import type { GameRecord, Locale, Seat } from '../../store/types.ts'
import { plain } from '../words/fill.ts'
import type { Words } from '../words/index.ts'
import type { Names } from '../words/types.ts'
import { gameWords } from './words.ts'

/** What a board is called; own boards are called as the game remembers them. */
export const boardName = (
  id: string,
  locale: Locale,
  game: Pick<GameRecord, 'game' | 'customBoards' | 'save'> = { save: null },
): string => plain((customBoard(id, game) ?? boardById(id))?.name[locale] ?? id)

/** What a player is called, as it was written; somebody who has been forgotten has no name. */
export function seatName(seat: SeatNamed | undefined, { says }: Words): string {
  if (seat?.computer) {
    const computer = says.computers[seat.computer]
    return seat.standsFor ? says.standsFor(computer, seat.standsFor) : computer
  }
  return seat ? seat.name || says.formerPlayer : '?'
}
type SeatNamed = Pick<Seat, 'name'> & Partial<Pick<Seat, 'computer' | 'standsFor'>>

/** Where a piece is named: among those of a server, and those that come with a game. */
interface Among {
  own?: Readonly<Record<string, ArmyPiece>>
  game?: string
}

/** A piece's name by its id, as plain text; one that the game does not know goes by the name that another has for it. */
export function typeName(id: string, locale: Locale, { own = {}, game = firstGame }: Among = {}): string {
  if (Object.hasOwn(own, id)) return own[id]!.name[locale]
  const pieces = [games[game]?.armies, ...Object.values(games).map(({ armies }) => armies)]
  const rosters = pieces.map(each => each?.roster ?? [])
  for (const roster of rosters) {
    const found = roster.find(type => type.id === id)
    if (found) return found.name[locale]
  }
  return plain(id)
}

export function namesOf(
  game: Pick<GameRecord, 'seats'> & Partial<Pick<GameRecord, 'game' | 'customBoards' | 'save'>>,
  locale: Locale,
  state?: AnyGame['state'],
): Names {
  const words = gameWords(game, locale)
  const { module } = engineOf(game)
  const pieces = (state && module.piecesOf?.(state)) ?? []
  const own = (state && module.typesOf?.(state)) ?? {}
  const byLabel = new Map(pieces.map(({ label, type }) => [label, type]))
  const named = (type: string) => typeName(type, locale, { own, game: game.game })
  const figure = (label: string) => {
    const type = byLabel.get(label.toUpperCase())
    return type === undefined ? named(label) : `${label} ${named(type)}`
  }
  return {
    figure,
    figures: labels => words.terms.list(labels.map(figure)),
    player: number => plain(seatName(game.seats[number], words)),
    ability: id => (words.abilities && Object.hasOwn(words.abilities, id) ? words.abilities[id]!.name : id),
    board: id => boardName(id, locale, { save: null, ...game }),
  }
}
