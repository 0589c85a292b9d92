import type { Figure } from '../../../../rules/combat-hex/index.ts'
import { type Board, type Cell, distance, hexOf } from '../../../../rules/index.ts'
import type { CombatHexView } from './view.ts'

/** Enemies further away than this are not what a figure has to think of. */
const near = 10

const away = (board: Board, a: Figure, b: Figure): number => distance(hexOf(board, a.at), hexOf(board, b.at))

const standing = ({ state }: CombatHexView): Figure[] =>
  state.figures.filter(({ condition, at }) => condition === 'standing' && at >= 0)

/** The enemies of a figure within reach of a thought, the nearest first. */
function enemiesNear(view: CombatHexView, figure: Figure): Figure[] {
  const { board } = view
  if (!board) return []
  return standing(view)
    .filter(other => other.owner !== figure.owner && away(board, figure, other) <= near)
    .toSorted((a, b) => away(board, figure, a) - away(board, figure, b))
}

/**
 * Where the army of a player stands, and whom it has to think of: those who are nearest to an enemy first, each with that
 * enemy, so that a picture that cannot show them all shows where it will come to blows.
 */
export function armyInView(view: CombatHexView, player: number): Cell[] {
  const { board } = view
  if (!board) return []
  const all = standing(view)
  const own = all
    .filter(({ owner }) => owner === player)
    .map(figure => {
      const enemies = all.filter(({ owner }) => owner !== player)
      const nearest = Math.min(Infinity, ...enemies.map(other => away(board, figure, other)))
      return { figure, enemy: enemiesNear(view, figure)[0], nearest }
    })
    .toSorted((a, b) => a.nearest - b.nearest)
  return [...new Set(own.flatMap(({ figure, enemy }) => [figure.at, ...(enemy ? [enemy.at] : [])]))]
}

/** Where a figure stands, and the enemies that are nearest to it. */
export const aroundFigure = (view: CombatHexView, figure: Figure | undefined, most = 3): Cell[] =>
  figure && figure.at >= 0
    ? [
        figure.at,
        ...enemiesNear(view, figure)
          .slice(0, most)
          .map(({ at }) => at),
      ]
    : []
