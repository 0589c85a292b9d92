import { figureType } from '../../../../rules/index.ts'
import type { Picture } from '../../types.ts'
import type { GameView } from '../gameView.ts'

/**
 * Both armies side by side, as they were chosen; undefined while the roll has not decided the camps, and so which of
 * their armies the players bring (3.02).
 */
export function musterPicture({ state, words, names, board, locale, game }: GameView): Picture | undefined {
  const { says } = words
  const players = state.players.flatMap(({ camp }, owner) => {
    const army = camp && game.seats[owner]?.armies[camp]
    if (!army) return []
    const figures = army.flatMap(id => {
      const type = state.types[id] ?? figureType(id)
      return type ? [{ label: '', type, life: type.life, maxLife: type.life, lost: false }] : []
    })
    return [{ name: names.player(owner), camp, figures, points: [] }]
  })
  if (players.length < state.players.length) return undefined
  const title = players.map(({ name }) => name).join(' ⚔ ')
  const about = [board?.name[locale], says.points(game.terms.points)].filter(Boolean).join(' · ')
  const armies = players.map(({ name, figures }) =>
    says.about(name, `${figures.map(({ type }) => type.name[locale]).join(', ')}.`),
  )
  return {
    name: 'armies.png',
    alt: `${title}. ${about}. ${armies.join(' ')}`,
    result: { title, about, winner: null, players },
    language: locale,
  }
}
