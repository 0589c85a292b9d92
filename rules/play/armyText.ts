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
 *     - 2 Rohan Archer [110 pts]     # as army builders write it
 *
 * `name:` (or `nom :`) and `camp:` (the list, in either language) may be left out, and headings (`++ Heroes ++`) are
 * remarks. Out of a spreadsheet the count and the figure may stand in columns of their own, with quotation marks and empty
 * columns after them. Points are those of one piece or of the line. Where a piece is a unit of several models, a
 * number before its name counts models, as in any line of a unit, and `2x` counts units. No number is passed over: one
 * that fits nothing is a fault. Whether such an army may take the field is another question.
 */

import { isHeading, pointsIn, withoutMarks, withPlainThousands } from '../core/listLine.ts'
import { namedLike, nearest, plainName } from '../core/names.ts'
import {
  type CountForm,
  countOf,
  excerpt,
  type Faults,
  faultList,
  type Language,
  linesOf,
} from '../core/text.ts'
import type { ReadArmy, WrittenArmy } from './gameParts.ts'
import type { ArmyPiece } from './module.ts'

const maxTextLength = 20_000
const maxNameLength = 60

/** What armies of a game are written with. */
export interface ArmyWords<Figure extends ArmyPiece = ArmyPiece> {
  /** its lists by id, as they are called in each language */
  lists: Readonly<Record<string, Readonly<Record<Language, string>>>>
  /** more pieces than these no army can have */
  most: number
  /** how many models a piece is, where it may be several */
  sizeOf?: (piece: Figure) => number
}

/** The one figure that a text means; says what is wrong where it is none or several. */
function figureOf<Figure extends ArmyPiece>(
  who: string,
  types: readonly Figure[],
  line: number,
  faults: Faults,
): Figure | undefined {
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

/** What a line says: whom, how many, and what they cost. */
interface SaidPieces {
  who: string
  count: number
  form: CountForm
  points?: number
}

/** Points are taken off a line, but for a figure that is called so. */
function readLine(line: string, types: readonly ArmyPiece[]): SaidPieces {
  const text = withPlainThousands(withoutMarks(line)).trim()
  const plain = countOf(text)
  const named = plainName(plain.who)
  const said = types.some(({ id, name }) => [id, name.en, name.fr].some(each => plainName(each) === named))
    ? undefined
    : pointsIn(text)
  if (!said) return plain
  const rest = `${text.slice(0, said.at)} ${text.slice(said.at + said.length)}`
  return { ...countOf(rest.trim()), points: said.points }
}

/**
 * How many pieces a line means; says what is wrong where its numbers do not fit. A number of models is that of one
 * piece, or a number of pieces where the points say so: `2 Spears [350 pts]` of 175 each.
 */
function piecesIn(
  { count, form, points }: SaidPieces,
  { id, points: cost }: ArmyPiece,
  size: number,
  line: number,
  faults: Faults,
): number | undefined {
  const models = form === 'bare' && size > 1
  const pieces = !models || points === count * cost ? count : count === size ? 1 : undefined
  if (pieces === undefined) faults.add(line, 'unit-size', { figure: id, size, count })
  else if (points !== undefined && points !== cost && points !== pieces * cost)
    faults.add(line, 'wrong-points', { figure: id, points, cost })
  else return pieces
  return undefined
}

/** Reads an army from its text; all faults are given at once, each with its line. Takes any text. */
export function readArmy<Figure extends ArmyPiece>(
  text: string,
  types: readonly Figure[],
  { lists, most, sizeOf }: ArmyWords<Figure>,
): ReadArmy {
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
      const bare = remark < 0 ? full : full.slice(0, remark)
      const line = joined(bare)
      if (line === '' || isHeading(bare)) continue
      const said = readLine(line, types)
      const type = figureOf(said.who, types, number, faults)
      const count = type && piecesIn(said, type, sizeOf?.(type) ?? 1, number, faults)
      if (!type || count === undefined) continue
      if (count < 1 || count > most) faults.add(number, 'bad-count', { count, most })
      else {
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
  { lists }: Pick<ArmyWords, 'lists'>,
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
