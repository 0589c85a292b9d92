/**
 * Lines of lists as people and army builders write them: `- 20 Spears [175 pts]`, `**Spears** (175)`, `++ Core ++`.
 * What is forgiven is form. Each number of a line is read, or left where it stands for whoever reads the rest.
 */

/** What a line says of points. */
export interface SaidPoints {
  points: number
  /** where it begins, and how long it is */
  at: number
  length: number
}

const heading = /^\s*(?:\+{2,}[^+]*\+{2,}|={2,}[^=]*={2,}|={3,}|-{3,}|\*{3,}|_{3,})\s*$/

/**
 * A heading or a rule between parts of a list, a remark for whoever reads it: `++ Core [525 pts] ++`, `== Heroes ==`,
 * `---`. One with another number than its points is none.
 */
export function isHeading(line: string): boolean {
  const said = pointsIn(line)
  const rest = said ? line.slice(0, said.at) + line.slice(said.at + said.length) : line
  return heading.test(line) && !/\d/.test(rest)
}

/** Puts blanks where something stood, so that what follows keeps its column. */
const blanked = (text: string, pattern: RegExp): string =>
  text.replace(pattern, found => ' '.repeat(found.length))

/** A line with blanks in place of a bullet before it and of marks of emphasis: `• **Spears**`. */
export const withoutMarks = (line: string): string =>
  blanked(blanked(line, /^\s*(?:[-–—*•·‣▪◦>]\s+|[•·‣▪◦]\s*)/), /\*\*|__|`/g)

const pointsWord = '(?:pts?|points?)\\.?'

/**
 * Numbers before *pts* with parted thousands as plain ones, each as long as it was: `1,250 pts`, `1 250 pts`. Narrow
 * and fixed blanks part them, too.
 */
export const withPlainThousands = (text: string): string =>
  text.replace(
    new RegExp(
      `(?<![\\d.,'’x×*])(?<![x×*]\\s)\\d{1,3}(?:[ ,.'’\\u00a0\\u2009\\u202f]\\d{3})+(?=\\s?${pointsWord}(?![\\p{L}\\d]))`,
      'giu',
    ),
    found => found.replace(/\D/g, '').padEnd(found.length),
  )

const numbered = new RegExp(
  `(?<![\\p{L}\\d.,])(?:\\[\\s*(\\d{1,9})\\s*(?:${pointsWord})?\\s*\\]|\\(\\s*(\\d{1,9})\\s*(?:${pointsWord})?\\s*\\)|(\\d{1,9})\\s*${pointsWord}(?![\\p{L}\\d]))\\s*:?`,
  'iu',
)

/** Points that a line says: `175 pts`, and what stands in brackets, `[175 pts]`, `(175)`; undefined where it says none. */
export function pointsIn(text: string): SaidPoints | undefined {
  const found = numbered.exec(text)
  if (!found) return undefined
  const digits = found[1] ?? found[2] ?? found[3]!
  return { points: Number(digits), at: found.index, length: found[0].length }
}
