import type { FigureType } from '../../../../rules/combat-hex/index.ts'
import { seal } from '../../../../rules/games.ts'
import { counted, rosterOfGame } from '../../../game/figureRoster.ts'
import { plain } from '../../words/fill.ts'
import type { Muster } from '../face.ts'
import type { CombatHexView } from './view.ts'

/**
 * Kinds of figures of one army that there is room for on the screen of a phone, with so many players.
 * @internal for tests
 */
export const kindsPerArmy = (players: number): number => (players > 2 ? 5 : 14)

/**
 * Both armies side by side, as they were chosen; undefined while the roll has not decided the camps, and so which of
 * their armies the players bring (3.02).
 */
export function musterPicture({
  state,
  words,
  names,
  board,
  locale,
  game,
}: CombatHexView): Muster | undefined {
  const { says } = words
  const roster = rosterOfGame(game)
  const players = state.players.flatMap(({ camp }, owner) => {
    const army = camp && game.seats[owner]?.armies[camp]
    if (!army) return []
    return [
      {
        name: names.player(owner),
        camp,
        figures: seal<{ type: FigureType; count: number }[]>(counted(army, roster)),
      },
    ]
  })
  if (players.length < state.players.length) return undefined
  const about = [board?.name[locale], says.points(game.terms.points)].filter(Boolean).join(' · ')
  const inWords = (nameOf: (type: FigureType) => string) =>
    players.map(({ name, figures }) =>
      says.about(
        name,
        `${figures.map(({ type, count }) => `${count > 1 ? `${count} × ` : ''}${nameOf(type)}`).join(', ')}.`,
      ),
    )
  const most = kindsPerArmy(players.length)
  const seen = players.every(({ figures }) => figures.length <= most)
  return {
    picture: {
      name: 'armies.png',
      alt: `${players.map(({ name }) => name).join(' ⚔ ')}. ${about}. ${inWords(type => type.name[locale]).join(' ')}`,
      muster: { title: players.map(({ name }) => name).join(' – '), about, most, players },
      language: locale,
    },
    ...(!seen && { unseen: inWords(type => plain(type.name[locale])).join('\n') }),
  }
}
