import type { FigureType } from '../../../../rules/combat-hex/index.ts'
import { seal } from '../../../../rules/games.ts'
import { counted, rosterOfGame } from '../../../game/figureRoster.ts'
import type { Picture } from '../../types.ts'
import type { CombatHexView } from './view.ts'

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
}: CombatHexView): Picture | undefined {
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
  const armies = players.map(({ name, figures }) =>
    says.about(
      name,
      `${figures.map(({ type, count }) => `${count > 1 ? `${count} × ` : ''}${type.name[locale]}`).join(', ')}.`,
    ),
  )
  return {
    name: 'armies.png',
    alt: `${players.map(({ name }) => name).join(' ⚔ ')}. ${about}. ${armies.join(' ')}`,
    muster: { title: players.map(({ name }) => name).join(' – '), about, players },
    language: locale,
  }
}
