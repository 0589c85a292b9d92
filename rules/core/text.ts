/** What players read: everything of this program is in both. */
export type Language = 'en' | 'fr'

/** What the notations (boards, armies) share: a fault that a person can find in their own text. */
export interface Fault {
  /** counted from 1 */
  line: number
  /** counted from 1; left out where the whole line is meant */
  column?: number
  code: string
  about: Record<string, string | number>
}

/** More faults than this help nobody; a text that has more is told so with a last `too-many-faults`. */
export const maxFaults = 40

/** Collects faults up to `maxFaults`, however wrong the text is. */
export function faultList() {
  const list: Fault[] = []
  let tooMany: Fault | undefined
  return {
    any: () => list.length > 0,
    full: () => tooMany !== undefined,
    /** In the order of the text; `too-many-faults` stands last where there were more. */
    sorted: () => [...list.sort((a, b) => a.line - b.line), ...(tooMany ? [tooMany] : [])],
    add(line: number, code: string, about: Fault['about'] = {}, column?: number): void {
      if (list.length === maxFaults) tooMany ??= { line, code: 'too-many-faults', about: { most: maxFaults } }
      else list.push(column === undefined ? { line, code, about } : { line, column, code, about })
    },
  }
}
export type Faults = ReturnType<typeof faultList>

/** Lines of a text from anywhere: any kind of line end, with or without a byte order mark. */
export const linesOf = (text: string): string[] => text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)

/** A name that reads the same wherever it is shown: letters, digits and a few signs, none of which shapes a message. */
export const isTidy = (name: string): boolean => /^[\p{L}\p{M}\p{N} '’.,()!&+–-]+$/u.test(name)

/** The first `most` characters of a text, one less where a sign of two would be cut in half: half of one is no text. */
export const beginning = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\ud800-\udbff]$/, '')

/** A piece of somebody's text, short and without control characters, fit to be quoted in a fault. */
export const excerpt = (text: string): string => {
  const clean = text.replace(/\p{Cc}/gu, ' ').trim()
  return clean.length <= 40 ? clean : `${beginning(clean, 39)}…`
}

/** How a count was written: `20 spears`, `2x spears`, or not at all. */
export type CountForm = 'bare' | 'times' | 'none'

/** `2x Orc warrior`, `2 Orc warrior`, `2 × Orc warrior`, `Orc warrior x2` or `Orc warrior`. */
export function countOf(line: string): { count: number; who: string; form: CountForm } {
  const glued = /^(\d{1,15})[x×](\S.*)$/i.exec(line)
  if (glued) return { count: Number(glued[1]), who: glued[2]!, form: 'times' }
  const [first = '', ...rest] = line.split(/\s+/)
  const before = /^(\d{1,15})[x×]?$/i.exec(first)
  if (before && rest.length > 0) {
    const who = rest.join(' ').replace(/^[x×] /i, '')
    const times = /\D$/.test(first) || who.length < rest.join(' ').length
    return { count: Number(before[1]), who, form: times ? 'times' : 'bare' }
  }
  const after = /^[x×](\d{1,15})$/i.exec(rest.at(-1) ?? '')
  if (after) return { count: Number(after[1]), who: [first, ...rest.slice(0, -1)].join(' '), form: 'times' }
  return { count: 1, who: line, form: 'none' }
}
