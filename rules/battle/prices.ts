import type { FigureType } from '../army/figure.ts'
import { type Game, standing } from './game.ts'
import { kept } from './kept.ts'
import { atWork, type Bonus, isAlways, type Spending, total } from './points.ts'
import type { Figure } from './state.ts'

/** Does it change what things cost without anything being activated? */
const makesDearer = (g: Game, figure: Figure): boolean =>
  kept(g, 'muster', 'makesDearer', () => {
    const always = (type: FigureType) =>
      [
        ...type.abilities.flatMap(({ id, cost }) => {
          const ability = g.book.abilities[id]
          return isAlways(g.book, ability, cost) ? [ability] : []
        }),
        ...(type.traits ?? []).map(id => g.book.traits[id]),
      ].some(({ hooks }) => hooks?.apCost)
    return new Set(standing(g).filter(other => always(g.typeOf(other))))
  }).has(figure)

/** What something costs a figure in action points now, by everybody's abilities at work. */
export function costNow(g: Game, spender: Figure, base: number, spending: Spending): number {
  const dearer = kept(g, 'prices', 'apCost', () =>
    standing(g).flatMap(holder => {
      const marked = holder.marks.some(mark => g.book.abilities[mark.ability].hooks?.apCost)
      if (!marked && !makesDearer(g, holder)) return []
      return atWork(g, holder).flatMap(({ hooks }) => (hooks?.apCost ? [{ holder, by: hooks.apCost }] : []))
    }),
  )
  if (!dearer.length) return base
  const bonuses: Bonus[] = dearer
    .filter(({ holder }) => holder.owner !== spender.owner)
    .map(({ holder, by }) => by(g, holder, spender, spending))
  return total(base, bonuses)
}
