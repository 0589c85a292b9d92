import { nameRank, plainName, type Refusal } from '../../../rules/index.ts'

/** So many names a refusal offers. */
const maxNamed = 5

/**
 * How many letters have to be changed, added, left out or exchanged to make one text of the other.
 * @param begun or of any beginning of the other
 */
function editsBetween(one: string, other: string, begun: boolean): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, i) => i)]
  for (let i = 0; i < one.length; i++) {
    const [above = [], before] = [rows[i], rows[i - 1]]
    const row = [i + 1]
    for (let j = 0; j < other.length; j++) {
      const same = one[i] === other[j] ? 0 : 1
      const exchanged = before && j > 0 && one[i] === other[j - 1] && one[i - 1] === other[j]
      row.push(
        Math.min(
          above[j]! + same,
          above[j + 1]! + 1,
          row[j]! + 1,
          exchanged ? before[j - 1]! + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    rows.push(row)
  }
  const last = rows.at(-1)!
  return begun ? Math.min(...last) : last.at(-1)!
}

/**
 * The names that a text was probably meant to be, best first: with a slip of the pen, or one of their words.
 * @param begun the text is still being typed: it may be the beginning of one
 */
export function nearest(text: string, names: readonly string[], most = 3, begun = false): string[] {
  const wanted = plainName(text.slice(0, 60))
  const allowed = Math.max(1, Math.floor(wanted.length / 3))
  return [...new Set(names)]
    .map(name => {
      const whole = plainName(name)
      return {
        name,
        edits: Math.min(...[whole, ...whole.split(' ')].map(part => editsBetween(wanted, part, begun))),
      }
    })
    .filter(({ edits }) => edits <= allowed)
    .sort((a, b) => a.edits - b.edits)
    .slice(0, most)
    .map(({ name }) => name)
}

/** So many names are offered after a slip of the pen. */
const maxOffered = 5

/**
 * The names that a text, while it is typed, was probably meant to become, best first. None for a label or a number: such
 * as nobody bears, or as is not legal, is no slip of the pen.
 */
export function nearestTyped(text: string, names: readonly string[]): string[] {
  const wanted = plainName(text)
  return wanted.length < 3 || /^[a-z]*\d+$/.test(wanted) ? [] : nearest(text, names, maxOffered, true)
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
  // Two letters are a slip away from any short word.
  if (!fitting.length && wanted.length < 3) return none
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
