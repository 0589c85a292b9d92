/**
 * Armies as text that a person can write.
 *
 *     # A line that begins with # is a remark, and so is what follows a # after a blank.
 *     name: Riders of the East
 *     camp: good
 *     Aragorn, King of Gondor
 *     2x rohan-warrior        # by its id
 *     3 Cavalier du Rohan     # or by its name, in English or French
 *     Elf archer x2
 *
 * `name:` and `camp:` (good, evil, or bien, mal) may be left out. Whether such an army may take the field
 * is another question: `checkArmy`.
 */
import { excerpt, type Fault, type Faults, faultList, linesOf } from '../../core/text.ts'
import { maxFigures } from './army.ts'
import type { Camp, FigureType } from './figure.ts'
import { findFigures, plainName, roster } from './roster.ts'

const maxTextLength = 20_000
const maxNameLength = 60
const campWords: ReadonlyMap<string, Camp> = new Map([
  ['good', 'good'],
  ['bien', 'good'],
  ['evil', 'evil'],
  ['mal', 'evil'],
])

export interface WrittenArmy {
  name?: string
  camp?: Camp
  /** figure type ids in the order of the text */
  figures: string[]
}
export type ParsedArmy = ({ ok: true } & WrittenArmy) | { ok: false; faults: Fault[] }

/** `2x Orc warrior`, `2 Orc warrior`, `2 × Orc warrior`, `Orc warrior x2` or `Orc warrior`. */
export function countOf(line: string): { count: number; who: string } {
  const [first = '', ...rest] = line.split(/\s+/)
  const before = /^(\d{1,15})[x×]?$/i.exec(first)
  if (before && rest.length > 0)
    return { count: Number(before[1]), who: rest.join(' ').replace(/^[x×] /i, '') }
  const after = /^[x×](\d{1,15})$/i.exec(rest.at(-1) ?? '')
  if (after) return { count: Number(after[1]), who: [first, ...rest.slice(0, -1)].join(' ') }
  return { count: 1, who: line }
}

/** The one figure that a text means; says what is wrong where it is none or several. */
function figureOf(
  who: string,
  types: readonly FigureType[],
  line: number,
  faults: Faults,
): FigureType | undefined {
  const exact = types.find(({ id }) => id === who)
  if (exact) return exact
  const wanted = plainName(who)
  const found = wanted === '' ? [] : findFigures(who, types)
  const whole = found.filter(({ id, name }) =>
    [id, name.en, name.fr].some(text => plainName(text) === wanted),
  )
  const meant = whole.length > 0 ? whole : found
  if (meant.length === 1) return meant[0]
  const about = { text: excerpt(who) }
  if (meant.length === 0) faults.add(line, 'unknown-figure', { figure: about.text })
  else {
    const figures = meant.slice(0, 5).map(({ id }) => id)
    faults.add(line, 'ambiguous-figure', { ...about, figures: figures.join(', ') })
  }
  return undefined
}

/** Reads an army from its text; all faults are given at once, each with its line. Takes any text. */
export function parseArmy(text: string, types: readonly FigureType[] = roster): ParsedArmy {
  const faults = faultList()
  const army: WrittenArmy = { figures: [] }
  const told = new Set<string>()
  let total = 0
  if (text.length > maxTextLength)
    faults.add(1, 'text-too-long', { length: text.length, most: maxTextLength })
  else
    for (const [at, full] of linesOf(text).entries()) {
      const number = at + 1
      if (faults.full()) break
      const [, key, value = ''] = /^\s*(name|camp)\s*:(.*)$/i.exec(full) ?? []
      if (key) {
        const what = key.toLowerCase()
        const said = value.replace(/\s+/g, ' ').trim()
        const camp = campWords.get(said.toLowerCase())
        if (told.has(what)) faults.add(number, 'said-twice', { what })
        told.add(what)
        if (what === 'camp') {
          if (camp) army.camp = camp
          else faults.add(number, 'unknown-camp', { text: excerpt(said) })
        } else if (said !== '' && said.length <= maxNameLength && !/\p{Cc}/u.test(said)) army.name = said
        else faults.add(number, 'bad-army-name', { text: excerpt(said), most: maxNameLength })
        continue
      }
      const remark = full.search(/(^|\s)#/)
      const line = (remark < 0 ? full : full.slice(0, remark)).trim()
      if (line === '') continue
      const { count, who } = countOf(line)
      const type = figureOf(who, types, number, faults)
      if (count < 1 || count > maxFigures) faults.add(number, 'bad-count', { count, most: maxFigures })
      else if (type) {
        if (total <= maxFigures && total + count > maxFigures)
          faults.add(number, 'army-too-big', { count: total + count, most: maxFigures })
        total += count
        if (total <= maxFigures) army.figures.push(...Array<string>(count).fill(type.id))
      }
    }
  return faults.any() ? { ok: false, faults: faults.sorted() } : { ok: true, ...army }
}

/** Writes an army as text; `parseArmy` reads the same figures back in the same order. */
export function makeArmy({ name, camp, figures }: WrittenArmy): string {
  const runs: { id: string; count: number }[] = []
  for (const id of figures) {
    const last = runs.at(-1)
    if (last?.id === id) last.count++
    else runs.push({ id, count: 1 })
  }
  const lines = [
    ...(name ? [`name: ${name}`] : []),
    ...(camp ? [`camp: ${camp}`] : []),
    ...runs.map(({ id, count }) => (count > 1 ? `${count}x ${id}` : id)),
  ]
  return lines.map(line => `${line}\n`).join('')
}
