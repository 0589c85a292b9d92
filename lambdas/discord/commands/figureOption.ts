import { type FigureType, findFigures, plainName, type Refusal } from '../../../rules/index.ts'
import { type Roster, supplied } from '../../game/figureRoster.ts'
import type { GameView } from '../games/gameView.ts'
import type { Call } from '../types.ts'
import { catalogues } from '../words/index.ts'

/** Facings by what players call them, in whichever language: `SO` and `sud-ouest` are SW. */
const facingNames = new Map(
  Object.values(catalogues).flatMap(({ terms }) =>
    [terms.facings, terms.facingNames].flatMap(names =>
      Object.entries(names).map(([id, name]) => [plainName(name), id] as const),
    ),
  ),
)

/** The facing that the option means, as answers take it; '' where it is left out. */
export function facingOf({ options }: Call): string {
  const typed = String(options.facing ?? '').trim()
  return facingNames.get(plainName(typed)) ?? typed
}

/**
 * The label that an option `figure` or `target` means: a token's label, or a name. Of several with the same
 * name, one of `among` alone may be meant.
 */
export function labelOf(view: GameView, text: string, among?: readonly string[]): string | Refusal {
  const { state, locale } = view
  const label = text.trim().toUpperCase()
  if (state.figures.some(figure => figure.id === label)) return label
  const wanted = plainName(text)
  const names = (id: string) => {
    const type = state.types[id]
    return type ? [type.name.en, type.name.fr, type.id].map(plainName) : []
  }
  const fitting = state.figures.filter(
    figure =>
      wanted !== '' &&
      figure.condition !== 'removed' &&
      names(figure.type).some(name => name.startsWith(wanted)),
  )
  const meant = among ? fitting.filter(figure => among.includes(figure.id)) : fitting
  if (meant.length === 1) return meant[0]!.id
  if (meant.length === 0) return { code: 'no-figure', about: { figure: text.slice(0, 40) } }
  const figures = meant
    .slice(0, 8)
    .map(({ id, type }) => `${id} ${state.types[type]?.name[locale] ?? ''}`)
    .join(', ')
  return { code: 'which-figure', about: { figure: text.slice(0, 40), figures } }
}

/** The one figure of the roster that a text means, by id or name; the exact name before longer ones. */
export function figureMeant(typed: string, { all }: Pick<Roster, 'all'> = supplied): FigureType | Refusal {
  const found = findFigures(typed, all)
  const wanted = plainName(typed)
  const exact = found.filter(({ id, name }) =>
    [id, name.en, name.fr].some(name => plainName(name) === wanted),
  )
  const meant = exact.length ? exact : found
  if (wanted && meant.length === 1) return meant[0]!
  if (!wanted || meant.length === 0) return { code: 'unknown-figure', about: { figure: typed.slice(0, 40) } }
  const figures = meant.slice(0, 8).map(({ id }) => id)
  return { code: 'which-figure', about: { figure: typed.slice(0, 40), figures: figures.join(', ') } }
}
