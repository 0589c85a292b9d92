import type { FigureType } from '../../army/figure.ts'
import { kept } from '../derived.ts'
import { type Game, standing } from '../game.ts'
import type { Figure } from '../state.ts'
import type { Bonus, Spending } from '../terms.ts'
import type { RuleBook, Use } from '../vocabulary.ts'
import { atWork, isAlways, isFree, total } from './points.ts'

/** What is printed on a base never changes: it is looked at once for a type in a rule book. */
const printed = new WeakMap<RuleBook, WeakMap<FigureType, boolean>>()

/** Does it change what things cost without anything being activated? */
function raisesCost(g: Game, figure: Figure): boolean {
  const type = g.typeOf(figure)
  let known = printed.get(g.book)
  if (!known) printed.set(g.book, (known = new WeakMap()))
  let always = known.get(type)
  if (always === undefined) {
    always =
      type.abilities.some(({ id, cost }) => {
        const ability = g.book.abilities[id]
        return ability.hooks?.apCost !== undefined && isAlways(g.book, ability, cost)
      }) || (type.traits ?? []).some(id => g.book.traits[id].hooks?.apCost)
    known.set(type, always)
  }
  return always
}

/** Whoever has a say in what things cost. */
const raisers = (g: Game) =>
  standing(g).flatMap(holder => {
    const marked = holder.marks.some(mark => g.book.abilities[mark.ability].hooks?.apCost)
    if (!marked && !raisesCost(g, holder)) return []
    return atWork(g, holder).flatMap(({ hooks }) => (hooks?.apCost ? [{ holder, by: hooks.apCost }] : []))
  })

/** What something costs a figure in action points now, by everybody's abilities at work. */
export function costNow(g: Game, spender: Figure, base: number, spending: Spending): number {
  const dearer = kept(g, 'prices', 'apCost', raisers)
  if (!dearer.length) return base
  const bonuses: Bonus[] = []
  for (const { holder, by } of dearer)
    if (holder.owner !== spender.owner) bonuses.push(by(g, holder, spender, spending))
  return bonuses.length ? total(base, bonuses) : base
}

/** Points that the use of an ability costs its figure now: nothing where nobody activates it. */
export const priceOf = (g: Game, use: Pick<Use, 'figure' | 'ability' | 'cost'>): number =>
  use.ability.notActivated || isFree(g.book, use) ? 0 : costNow(g, use.figure, use.cost, 'ability')
