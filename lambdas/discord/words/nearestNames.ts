import { nameRank, nearest, plainName, type Refusal } from '../../../rules/index.ts'

/** So many names a refusal offers. */
const maxNamed = 5

/** So many names are offered after a slip of the pen. */
const maxOffered = 5

/**
 * The names that a text, while it is typed, was probably meant to become, best first. None for a label or a number: such
 * as nobody bears, or as is not legal, is no slip of the pen.
 */
export function nearestTyped(text: string, names: readonly string[]): string[] {
  const wanted = plainName(text)
  return /^[a-z]*\d+$/.test(wanted) ? [] : nearest(text, names, maxOffered, true)
}

/** Something that is called by name: how it is shown, and every name that it goes by; its id where names are alike. */
export interface Named {
  id: string
  shown: string
  names: readonly string[]
}

/**
 * The one thing that a typed text means: the one of that name, else the only one with a name that begins with it, or
 * whose words do. Nothing is taken on a guess: of several, or after a slip of the pen, those close to it are named.
 * @param none the refusal where nothing is close to it
 */
export function namedOnly<T extends Named>(text: string, list: readonly T[], none: Refusal): T | Refusal {
  const wanted = plainName(text.slice(0, 100))
  if (wanted === '') return none
  const ranks = list.map(each => ({ each, rank: nameRank(wanted, each.names.map(plainName)) }))
  const exact = ranks.filter(({ rank }) => rank === 0)
  const fitting = exact.length ? exact : ranks.filter(({ rank }) => rank < 3)
  if (fitting.length === 1) return fitting[0]!.each
  const close = fitting.length
    ? fitting.sort((a, b) => a.rank - b.rank).map(({ each }) => each)
    : nearest(
        text,
        list.flatMap(({ names }) => names),
      ).map(name => list.find(({ names }) => names.includes(name))!)
  if (!close.length) return none
  const shown = [...new Set(close)].slice(0, maxNamed).map(each => shownApart(each, list))
  return { code: 'did-you-mean', about: { text: text.trim().slice(0, 40), names: shown.join(', ') } }
}

/** How it is named to be typed: as it is shown, or by its id where another is shown so too. */
const shownApart = (each: Named, list: readonly Named[]): string =>
  list.filter(({ shown }) => shown === each.shown).length > 1 ? each.id : each.shown
