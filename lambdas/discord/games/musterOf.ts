import type { GamePicture } from '../../../render/games.ts'
import type { GamePiece } from '../../../rules/games.ts'
import { counted, rosterOfGame } from '../../game/figureRoster.ts'
import { plain } from '../words/fill.ts'
import type { Muster } from './face.ts'
import type { GameView } from './gameView.ts'

/**
 * Kinds of figures of one army that there is room for on the screen of a phone, with so many players.
 * @internal for tests
 */
export const kindsPerArmy = (players: number): number => (players > 2 ? 5 : 14)

/** Armies as they take the field. */
export interface MusterPlan<List extends string> {
  title: string
  about: string
  /** kinds of one army that the picture has room for */
  most: number
  players: { name: string; list: List; figures: { type: GamePiece; count: number }[] }[]
}

/**
 * Both armies side by side, as they were chosen; undefined while it is not decided which of their armies the players bring.
 * @param lists whose army each player brings
 * @param draw the picture of them
 */
export function musterOf<List extends string>(
  { words, names, board, locale, game }: Pick<GameView, 'words' | 'names' | 'board' | 'locale' | 'game'>,
  lists: readonly (List | null)[],
  draw: (plan: MusterPlan<List>) => GamePicture,
): Muster | undefined {
  const { says } = words
  const roster = rosterOfGame(game)
  const players = lists.flatMap((list, owner) => {
    const army = list && game.seats[owner]?.armies[list]
    return army ? [{ name: names.player(owner), list, figures: counted(army, roster) }] : []
  })
  if (players.length < lists.length) return undefined
  const about = [board?.name[locale], says.points(game.terms.points)].filter(Boolean).join(' · ')
  const inWords = (nameOf: (type: GamePiece) => string) =>
    players.map(({ name, figures }) =>
      says.about(
        name,
        `${figures.map(({ type, count }) => `${count > 1 ? `${count} × ` : ''}${nameOf(type)}`).join(', ')}.`,
      ),
    )
  const most = kindsPerArmy(players.length)
  const seen = players.every(({ figures }) => figures.length <= most)
  const title = players.map(({ name }) => name).join(' – ')
  const alt = `${players.map(({ name }) => name).join(' ⚔ ')}. ${about}. ${inWords(type => type.name[locale]).join(' ')}`
  return {
    picture: { name: 'armies.png', alt, ...draw({ title, about, most, players }) },
    ...(!seen && { unseen: inWords(type => plain(type.name[locale])).join('\n') }),
  }
}
