/** Pieces of a text that know where in it they stand, so that a fault can point at them. */
import type { Faults } from '../../core/text.ts'

export interface Slice {
  text: string
  /** signs before it, counted from 0 */
  at: number
}

export const slice = ({ text, at }: Slice, from: number, to = text.length): Slice => ({
  text: text.slice(from, to),
  at: at + from,
})

export function trimmed(one: Slice): Slice {
  const from = one.text.length - one.text.trimStart().length
  return slice(one, from, Math.max(from, one.text.trimEnd().length))
}

/** Its parts between signs that stand in no brackets; `parts` may look at what is around a sign. */
export function splitAt(one: Slice, parts: (sign: string, at: number) => boolean): Slice[] {
  const found: Slice[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < one.text.length; at++) {
    const sign = one.text[at]!
    if (sign === '(') depth++
    else if (sign === ')') depth--
    else if (depth === 0 && parts(sign, at)) {
      found.push(slice(one, from, at))
      from = at + 1
    }
  }
  return [...found, slice(one, from)].map(trimmed)
}

/** Those between commas, without empty ones. */
export const itemsOf = (one: Slice): Slice[] =>
  splitAt(one, sign => sign === ',' || sign === ';').filter(({ text }) => text !== '')

/** Where a bracket stands that has no other one in its group; undefined where all have. */
export function oddBracket(text: string): number | undefined {
  const open: number[] = []
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '(') open.push(at)
    else if (sign === ')' && open.pop() === undefined) return at
    else if (sign === '|' && open.length > 0) break
  }
  return open[0]
}

/** Where faults of a text go. */
export interface LineReading {
  line: number
  faults: Faults
}

export function fault(
  { line, faults }: LineReading,
  { at }: Pick<Slice, 'at'>,
  code: string,
  about: Record<string, string | number> = {},
): undefined {
  faults.add(line, code, about, at + 1)
  return undefined
}
