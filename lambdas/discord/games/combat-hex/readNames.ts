import { nameRank, nearest, plainName, type Refusal } from '../../../../rules/index.ts'
import type { Call } from '../../types.ts'
import { type CombatHexView } from './view.ts'
import { combatHexWords } from './words/index.ts'

/** Facings by what players call them, in whichever language: `SO` and `sud-ouest` are SW. */
const facingNames = new Map(
  Object.values(combatHexWords).flatMap(({ terms }) =>
    [terms.facings, terms.facingNames].flatMap(names =>
      Object.entries(names).map(([id, name]) => [plainName(name), id] as const),
    ),
  ),
)

/** The facing that a word names, as answers take it. */
export function facingNamed(word: string): string | undefined {
  const name = plainName(word)
  return facingNames.get(name) ?? facingNames.get(name.replaceAll(' ', ''))
}

/** A label as tokens bear it: `A3` of `a 3`, `A-03`, `Ａ３`; any other text as it is compared. */
const asLabel = (text: string): string =>
  plainName(text)
    .replace(/^([a-z]{1,2}) ?0*(?=[1-9]\d*$)/, '$1')
    .toUpperCase()

/** The facing that the option means, as answers take it; '' where it is left out. */
export function facingOf({ options }: Pick<Call, 'options'>): string {
  const typed = String(options.facing ?? '').trim()
  return facingNamed(typed) ?? typed
}

/**
 * The label that an option `figure` or `target` means: a token's label, or a name. Of several with the same
 * name, one of `among` alone may be meant.
 */
export function labelOf(view: CombatHexView, text: string, among?: readonly string[]): string | Refusal {
  const { state, locale } = view
  const label = asLabel(text)
  if (state.figures.some(figure => figure.id === label)) return label
  const wanted = plainName(text)
  if (wanted === '') return { code: 'nobody-named' }
  const names = (id: string) => {
    const type = state.types[id]
    return type ? [type.name.en, type.name.fr, type.id].map(plainName) : []
  }
  // As figures are named everywhere: `A3 Legolas`.
  const whole = state.figures.find(({ id, type }) =>
    names(type).some(name => plainName(`${id} ${name}`) === wanted),
  )
  if (whole) return whole.id
  const here = state.figures.filter(
    ({ id, condition }) => condition !== 'removed' && (!among || among.includes(id)),
  )
  const ranks = here.map(figure => ({ figure, rank: nameRank(wanted, names(figure.type)) }))
  const best = ranks.some(({ rank }) => rank === 0) ? 0 : 2
  const meant = ranks.filter(({ rank }) => rank <= best).map(({ figure }) => figure)
  if (meant.length === 1) return meant[0]!.id
  const called = (figures: typeof here) =>
    figures
      .slice(0, 8)
      .map(({ id, type }) => `${id} ${state.types[type]?.name[locale] ?? ''}`)
      .join(', ')
  const about = { figure: text.slice(0, 40) }
  if (meant.length) return { code: 'which-figure', about: { ...about, figures: called(meant) } }
  const near = nearest(
    text,
    here.flatMap(({ type }) => names(type)),
  )
  const close = here.filter(({ type }) => names(type).some(name => near.includes(name)))
  // A label that nobody bears, such as A9, is no slip of the pen in a name.
  if (!close.length || /^[a-z]?\d+$/.test(wanted)) return { code: 'no-figure', about }
  return { code: 'mistyped-figure', about: { ...about, figures: called(close) } }
}
