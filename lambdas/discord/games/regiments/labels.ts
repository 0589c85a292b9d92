import { nameRank, plainName, type Refusal } from '../../../../rules/index.ts'
import type { RegimentsView } from './view.ts'

/** The label that an option means: a unit's label, or a name; of several with one name, one of `among` alone. */
export function labelMeant(
  { state }: RegimentsView,
  text: string,
  among?: readonly string[],
): string | Refusal {
  const wanted = plainName(text)
  if (wanted === '') return { code: 'nobody-named' }
  const label = wanted
    .replace(/^([ab]) ?0*(?=[1-9]\d*)/, '$1')
    .split(' ')[0]!
    .toUpperCase()
  if (state.regiments.some(each => each.label === label)) return label
  const ranks = state.regiments
    .filter(({ condition }) => condition !== 'destroyed' && condition !== 'routed')
    .filter(each => !among || among.includes(each.label))
    .map(unit => {
      const { id, name } = state.types[unit.type]!
      return { unit, rank: nameRank(wanted, [id, name.en, name.fr].map(plainName)) }
    })
  const best = ranks.some(({ rank }) => rank === 0) ? 0 : 2
  const meant = ranks.filter(({ rank }) => rank <= best)
  if (meant.length === 1) return meant[0]!.unit.label
  return { code: 'no-unit', rule: 'RB-03', about: { unit: text.slice(0, 40) } }
}
