import { withoutMarks, withPlainThousands } from '../../core/listLine.ts'
import { plainName } from '../../core/names.ts'
import { excerpt, isTidy } from '../../core/text.ts'
import { readPoints } from './readItems.ts'
import { fault, type LineReading, type Slice, slice, trimmed } from './slices.ts'

export const maxCount = 100
export const maxUnitName = 40

/** What stands before the first bar: `20 spears 5x4 180 pts`. */
export interface UnitHead {
  count?: number
  files?: number
  points?: number
  /** a number in brackets that says not what it is: `spears (175)` */
  bracketed?: { number: number; at: Slice }
  /** what is left: a name, or two with a slash between them (English, French) */
  name: Slice
}

/** Takes what a pattern finds out of a text, and leaves blanks in its place so that what follows keeps its column. */
function take(
  from: Slice,
  pattern: RegExp,
): { found: RegExpExecArray; there: Slice; rest: Slice } | undefined {
  const found = pattern.exec(from.text)
  if (!found) return undefined
  const end = found.index + found[0].length
  const text = from.text.slice(0, found.index) + ' '.repeat(found[0].length) + from.text.slice(end)
  return { found, there: slice(from, found.index, end), rest: { ...from, text } }
}

/** Can a unit be so many models? */
export const isCount = (number: number): boolean => number >= 1 && number <= maxCount

/** Models that stand before the name; several units are none that one line can have. */
function takeCount(
  from: Slice,
  head: Slice,
  reading: LineReading,
): { count?: number; rest: Slice } | undefined {
  const taken = take(from, /^\s*(\d{1,9})(\s?[x×])?(?=\s)/i)
  if (!taken) return undefined
  const { found, rest } = taken
  const count = Number(found[1])
  if (found[2] !== undefined) fault(reading, trimmed(head), 'several-units', { count })
  else if (isCount(count)) return { count, rest }
  else fault(reading, trimmed(head), 'bad-count', { count, most: maxCount })
  return { rest }
}

/** Reads a head; counts that cannot be are told and left out. */
export function readHead(head: Slice, reading: LineReading): UnitHead {
  let rest: Slice = { ...head, text: withoutMarks(withPlainThousands(head.text)) }
  const read: Partial<UnitHead> = {}
  const points = take(rest, /(?<![^\s,;])(?<!\d[,;])[([]?(\d{1,9})\s*(?:pts?|points?)\.?[)\]]?:?(?![^\s,;])/i)
  if (points) {
    rest = points.rest
    read.points = readPoints(points.found[1]!, points.there, reading)
  }
  const bracketed = take(rest, /(?<![^\s,;])[([]\s?(\d{1,9})\s?[)\]]:?(?![^\s,;])/)
  if (bracketed) {
    rest = bracketed.rest
    read.bracketed = { number: Number(bracketed.found[1]), at: bracketed.there }
  }
  const form = take(rest, /(?<![^\s,;])(\d{1,9})\s?[x×*]\s?(\d{1,9})(?![^\s,;])/i)
  if (form) rest = form.rest
  const counted = takeCount(rest, head, reading)
  if (counted) rest = counted.rest
  read.count = counted?.count
  if (form) {
    const [files, ranks] = [Number(form.found[1]), Number(form.found[2])]
    if (!counted && head.text.slice(0, form.found.index).trim() === '')
      fault(reading, form.there, 'form-first', { files, ranks, count: files * ranks })
    else if (!isCount(files) || !isCount(ranks) || files * ranks > maxCount + files)
      fault(reading, form.there, 'bad-count', { count: files * ranks, most: maxCount })
    else {
      const said = read.count ?? (counted ? undefined : files * ranks)
      if (said !== undefined && !isCount(said))
        fault(reading, form.there, 'bad-count', { count: said, most: maxCount })
      else if (said !== undefined && files > said)
        fault(reading, form.there, 'too-many-files', { files, count: said })
      else if (said !== undefined && Math.ceil(said / files) !== ranks)
        fault(reading, form.there, 'wrong-ranks', {
          files,
          ranks,
          count: said,
          needed: Math.ceil(said / files),
        })
      read.count = said
    }
    read.files = files
  }
  return { ...read, name: withoutCommas(rest) }
}

function withoutCommas(rest: Slice): Slice {
  const name = trimmed(rest)
  return slice(name, 0, name.text.replace(/[\s,;]+$/, '').length)
}

/** A name that no other word of the notation can be taken for. */
export const isUnitName = (name: string): boolean =>
  name.length <= maxUnitName &&
  isTidy(name) &&
  /^\p{L}[^,+()]*$/u.test(name) &&
  plainName(name) !== '' &&
  !/(?<!\S)\d+\s?(?:[x×*]\s?\d+|pts?|points?)(?!\S)/i.test(name)

const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()

/** The names of a unit of one's own in both languages: one for both, or two parted by a slash. */
export function namesIn(name: Slice, reading: LineReading): { en: string; fr: string } | undefined {
  const [en = '', fr = en, more] = name.text.split(/\s\/\s/).map(tidy)
  if (more === undefined && isUnitName(en) && isUnitName(fr)) return { en, fr }
  return fault(reading, name, name.text === '' ? 'name-missing' : 'bad-unit-name', {
    text: excerpt(name.text),
    most: maxUnitName,
  })
}

/** An id out of a name; what every plain object has already is none. */
export function idOf(name: string): string {
  const id = plainName(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return id === '' || id in {} ? `unit${id && '-'}${id}` : id
}
