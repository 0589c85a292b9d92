/** How texts that people type are held against names: what is the same name, and what is close to it. */

/** Letters that are written as two where the keyboard lacks them. */
const pairs: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' }

/**
 * How names are compared: small letters without accents, other signs as single spaces; full-width letters and joined ones
 * as the plain ones, and without the signs that nobody sees.
 */
export const plainName = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[œæß]/g, letter => pairs[letter]!)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * How well a text fits the best of some names, all as `plainName` makes them: 0 it is the name, 1 the beginning of
 * one, 2 beginnings of its words, 3 not at all.
 */
export const nameRank = (wanted: string, names: readonly string[]): number =>
  Math.min(
    ...names.map(name => {
      if (name === wanted) return 0
      if (name.startsWith(wanted)) return 1
      const words = name.split(' ')
      return wanted.split(' ').every(part => words.some(word => word.startsWith(part))) ? 2 : 3
    }),
  )

/**
 * How many letters have to be changed, added, left out or exchanged to make one text of the other.
 * @param begun or of any beginning of the other
 */
export function editsBetween(one: string, other: string, begun: boolean): number {
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
  // Two letters are a slip away from any short word.
  if (wanted.length < 3) return []
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

/**
 * Those that a text may mean, by id or by name in either language, best first: the whole name, then the beginning of a
 * name, then the beginnings of its words. Empty where nothing fits; everything for no text.
 */
export function namedLike<Named extends { id: string; name: { en: string; fr: string } }>(
  text: string,
  all: readonly Named[],
): Named[] {
  const wanted = plainName(text.slice(0, 100))
  return all
    .map(one => ({ one, rank: nameRank(wanted, [one.id, one.name.en, one.name.fr].map(plainName)) }))
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one)
}

/** Signs of names of which nothing is seen, which turn what stands beside them, or which shape no letter. */
const unseen =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\u{1d173}-\u{1d17a}\u{e0000}-\u{e007f}]/gu
/** So many accents above one another a letter keeps; more of them reach into other lines. */
const towers = /(\p{M}{3})\p{M}+/gu

/**
 * A name as Discord gives it, fit for texts, alternative texts and pictures; empty where nothing of it would be seen.
 * What joins letters and faces (U+200C, U+200D) stays: some writing needs it.
 */
export function cleanName(name: string): string {
  const clean = name.normalize('NFC').replace(unseen, '').replace(towers, '$1').replace(/\s+/g, ' ').trim()
  return /[^\p{Cf}\p{M}\s]/u.test(clean) ? clean : ''
}
