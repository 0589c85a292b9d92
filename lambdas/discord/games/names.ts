import { type Battle, figureType } from '../../../rules/combat-hex/index.ts'
import { boardById } from '../../../rules/index.ts'
import { customBoard } from '../../game/customBoards.ts'
import type { GameRecord, Locale, Seat } from '../../store/types.ts'
import { plain } from '../words/fill.ts'
import { type Words, wordsOf } from '../words/index.ts'
import { list } from '../words/plural.ts'
import type { Names } from '../words/types.ts'

/** What a board is called; own boards are called as the game remembers them. */
export const boardName = (
  id: string,
  locale: Locale,
  game: Pick<GameRecord, 'customBoards' | 'save'> = { save: null },
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

/** A figure's name by the id of its type, as plain text. */
export const typeName = (id: string, locale: Locale, types: Battle['types'] = {}): string =>
  (Object.hasOwn(types, id) ? types[id] : figureType(id))?.name[locale] ?? plain(id)

export function namesOf(
  game: Pick<GameRecord, 'seats'> & Partial<Pick<GameRecord, 'customBoards' | 'save'>>,
  locale: Locale,
  state?: Battle,
): Names {
  const words = wordsOf(locale)
  // Not every game has figures.
  const figures = state && 'figures' in state ? state.figures : []
  const byLabel = new Map(figures.map(figure => [figure.id, figure.type]))
  const figure = (label: string) => {
    const type = byLabel.get(label.toUpperCase())
    return type === undefined
      ? typeName(label, locale, state?.types)
      : `${label} ${typeName(type, locale, state?.types)}`
  }
  return {
    figure,
    figures: labels => list(labels.map(figure), words.terms.and),
    player: number => plain(seatName(game.seats[number], words)),
    ability: id =>
      Object.hasOwn(words.abilities, id) ? words.abilities[id as keyof typeof words.abilities].name : id,
    board: id => boardName(id, locale, { save: null, ...game }),
  }
}
