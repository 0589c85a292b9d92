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
 * `name:` (or `nom :`) and `camp:` (the list, in either language) may be left out. Out of a spreadsheet the count and the
 * figure may stand in columns of their own, with quotation marks and empty columns after them. Whether such an army may take the field
 * is another question.
 */
import { namedLike, nearest, plainName } from '../core/names.ts'
import { countOf, excerpt, type Faults, faultList, type Language, linesOf } from '../core/text.ts'
import type { ReadArmy, WrittenArmy } from './gameParts.ts'
import type { ArmyPiece } from './module.ts'

const maxTextLength = 20_000
const maxNameLength = 60

/** What armies of a game are written with. */
export interface ArmyWords {
  /** its lists by id, as they are called in each language */
  lists: Readonly<Record<string, Readonly<Record<Language, string>>>>
  /** more pieces than these no army can have */
  most: number
}

/** The one figure that a text means; says what is wrong where it is none or several. */
function figureOf(
  who: string,
  types: readonly ArmyPiece[],
  line: number,
  faults: Faults,
): ArmyPiece | undefined {
  const exact = types.find(({ id }) => id === who)
  if (exact) return exact
  const wanted = plainName(who)
  const found = wanted === '' ? [] : namedLike(who, types)
  const whole = found.filter(({ id, name }) =>
    [id, name.en, name.fr].some(text => plainName(text) === wanted),
  )
  const meant = whole.length > 0 ? whole : found
  if (meant.length === 1) return meant[0]
  const about = { text: excerpt(who) }
  if (meant.length === 0) {
    const names = types.flatMap(({ id, name }) => [id, name.en, name.fr].map(each => ({ id, each })))
    const close = nearest(
      who,
      names.map(({ each }) => each),
    )
    const near = new Set(close.map(text => names.find(({ each }) => each === text)!.id))
    faults.add(line, 'unknown-figure', {
      figure: about.text,
      ...(near.size && { near: [...near].join(', ') }),
    })
  } else {
    const figures = meant.slice(0, 5).map(({ id }) => id)
    faults.add(line, 'ambiguous-figure', { ...about, figures: figures.join(', ') })
  }
  return undefined
}

/** A line without the empty columns that a spreadsheet puts after it, and without the marks round it as a whole. */
function outOfSheet(line: string): string {
  const bare = line.replace(/[\s,;]+$/, '')
  const inMarks = /^\s*"((?:[^"]|"")*)"$/.exec(bare)?.[1]
  return inMarks === undefined ? bare : inMarks.replaceAll('""', '"')
}

/** A count and a figure that stand in columns of their own, as one text. */
const joined = (line: string): string =>
  line
    .normalize('NFKC')
    .replace(/^\s*"?(\d{1,15})"?[,;\t]/, '$1 ')
    .replace(/[;\t"]/g, ' ')
    .trim()

/** Reads an army from its text; all faults are given at once, each with its line. Takes any text. */
export function readArmy(text: string, types: readonly ArmyPiece[], { lists, most }: ArmyWords): ReadArmy {
  const faults = faultList()
  const army: WrittenArmy = { figures: [] }
  const listNamed = (said: string) =>
    Object.keys(lists).find(id => [id, lists[id]!.en, lists[id]!.fr].some(word => plainName(word) === said))
  const told = new Set<string>()
  let total = 0
  if (text.length > maxTextLength)
    faults.add(1, 'text-too-long', { length: text.length, most: maxTextLength })
  else
    for (const [at, written] of linesOf(text).entries()) {
      const number = at + 1
      const full = outOfSheet(written)
      if (faults.full()) break
      const [, key, value = ''] = /^\s*(name|nom|camp)\s*[:：;,\t][\s;]*(.*)$/i.exec(full) ?? []
      if (key) {
        const what = key.toLowerCase() === 'camp' ? 'camp' : 'name'
        const said = outOfSheet(value).replace(/\s+/g, ' ').trim()
        const list = listNamed(plainName(said))
        if (told.has(what)) faults.add(number, 'said-twice', { what })
        told.add(what)
        if (what === 'camp') {
          if (list !== undefined) army.list = list
          else faults.add(number, 'unknown-camp', { text: excerpt(said) })
        } else if (said !== '' && said.length <= maxNameLength && !/\p{Cc}/u.test(said)) army.name = said
        else faults.add(number, 'bad-army-name', { text: excerpt(said), most: maxNameLength })
        continue
      }
      const remark = full.search(/(^|\s)#/)
      const line = joined(remark < 0 ? full : full.slice(0, remark))
      if (line === '') continue
      const { count, who } = countOf(line)
      const type = figureOf(who, types, number, faults)
      if (count < 1 || count > most) faults.add(number, 'bad-count', { count, most: most })
      else if (type) {
        if (total <= most && total + count > most)
          faults.add(number, 'army-too-big', { count: total + count, most: most })
        total += count
        if (total <= most) army.figures.push(...Array<string>(count).fill(type.id))
      }
    }
  return faults.any() ? { ok: false, faults: faults.sorted() } : { ok: true, ...army }
}

/** Its two words in a language. */
const headings = { en: { name: 'name:', camp: 'camp:' }, fr: { name: 'nom :', camp: 'camp :' } } as const

/** Writes an army as text, in the words of a language; `readArmy` reads the same pieces back in the same order. */
export function writeArmy(
  { name, list, figures }: WrittenArmy,
  { lists }: ArmyWords,
  language: Language,
): string {
  const words = headings[language]
  const runs: { id: string; count: number }[] = []
  for (const id of figures) {
    const last = runs.at(-1)
    if (last?.id === id) last.count++
    else runs.push({ id, count: 1 })
  }
  const lines = [
    ...(name ? [`${words.name} ${name}`] : []),
    ...(list === undefined ? [] : [`${words.camp} ${lists[list]?.[language] ?? list}`]),
    ...runs.map(({ id, count }) => (count > 1 ? `${count}x ${id}` : id)),
  ]
  return lines.map(line => `${line}\n`).join('')
}
