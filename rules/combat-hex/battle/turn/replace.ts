import { changed } from '../derived.ts'
import type { Game } from '../game.ts'
import type { Figure } from '../state.ts'

/** Puts the other figure in the place of one, with the same counters; what was used stays used (9.01). */
export function replace(g: Game, figure: Figure): void {
  const before = g.typeOf(figure)
  const after = before.other === undefined ? undefined : g.battle.types[before.other]
  if (!after) throw new Error(`nothing stands in for ${figure.type}`)
  const used = figure.used.map(i => before.abilities[i]!.id)
  figure.type = before.other!
  figure.used = after.abilities.flatMap(({ id }, i) => (used.includes(id) ? [i] : []))
  figure.life = Math.min(figure.life, after.life)
  figure.ap = Math.min(figure.ap, after.ap)
  changed(g, 'zones', 'prices', 'standing')
  g.emit({ event: 'replaced', figure: figure.id, by: after.id })
}
