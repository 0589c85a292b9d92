import { nameRank, plainName, type Refusal } from '../../../../rules/index.ts'
import type { DarkLordView } from './view.ts'

/** The label that an option means: a token's label, or a name; of several with one name, one of `among` alone. */
export function labelMeant(view: DarkLordView, text: string, among?: readonly string[]): string | Refusal {
  const { state } = view
  const label = plainName(text)
    .replace(/^([ab]) ?0*(?=[1-9]\d*)/, '$1')
    .split(' ')[0]!
    .toUpperCase()
  if (state.combatants.some(each => each.label === label)) return label
  const wanted = plainName(text)
  if (wanted === '') return { code: 'nobody-named' }
  const here = state.combatants.filter(
    each => each.condition !== 'removed' && (!among || among.includes(each.label)),
  )
  const ranks = here.map(figure => {
    const { id, name } = state.types[figure.type]!
    return { figure, rank: nameRank(wanted, [id, name.en, name.fr].map(plainName)) }
  })
  const best = ranks.some(({ rank }) => rank === 0) ? 0 : 2
  const meant = ranks.filter(({ rank }) => rank <= best)
  if (meant.length === 1) return meant[0]!.figure.label
  return { code: 'no-figure', rule: 'DB-04', about: { figure: text.slice(0, 40) } }
}
