/** What fields of a file may say, for any game. This and the reading of CSV is for the worker; the front door carries none of it. */
import * as z from 'zod/mini'
import { isTidy } from '../../../../rules/core/text.ts'
import { plainName } from '../../../../rules/index.ts'

export const maxPieceName = 40

/** A whole number as spreadsheets write it, with thousands parted, or decimals that are none; else NaN. */
export function wholeNumber(text: string): number {
  const digits = text.normalize('NFKC')
  const bare = /^\d{1,3}[ '’.,]\d{3}$/.test(digits)
    ? digits.replace(/\D/g, '')
    : digits.replace(/[.,]0{1,2}$/, '')
  return /^\d{1,6}$/.test(bare) ? Number(bare) : Number.NaN
}

export const whole = ([least, most]: readonly [number, number]) =>
  z.pipe(z.pipe(z.string(), z.transform(wholeNumber)), z.number().check(z.gte(least), z.lte(most)))

export const optional = <Schema extends z.core.$ZodType>(schema: Schema) => z.optional(schema)

/** Words for a value: its ids, and what else they are called, by `plainName`. */
export const wordsFor = <Value extends string>(
  ids: readonly Value[],
  others: Readonly<Record<string, Value>>,
): ReadonlyMap<string, Value> =>
  new Map([...ids.map(id => [plainName(id), id] as const), ...Object.entries(others)])

/** Spreadsheets make capitals of `true`, and of `vrai` where they are French. */
export const yesWords = wordsFor<'yes' | 'no'>(['yes', 'no'], {
  true: 'yes',
  oui: 'yes',
  vrai: 'yes',
  x: 'yes',
  1: 'yes',
  false: 'no',
  non: 'no',
  faux: 'no',
  0: 'no',
})

export const word = <Value extends string>(words: ReadonlyMap<string, Value>) =>
  z.pipe(
    z.string().check(z.refine(text => words.has(plainName(text)))),
    z.transform(text => words.get(plainName(text))!),
  )

/** Begins with a letter: no program takes it for a formula. */
export const isPieceName = (text: string): boolean =>
  text.length <= maxPieceName && isTidy(text) && /^\p{L}/u.test(text)
export const name = z.string().check(z.refine(isPieceName))

/** What every plain object has already is no id. */
export const isPieceId = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,39}$/.test(text) && !(text in {})
export const id = z.string().check(z.refine(isPieceId))

const parted = (text: string) => text.split(/[\s,;]+/).filter(Boolean)
export const several = <Item extends z.core.$ZodType<unknown, string>>(item: Item, most: number) =>
  z.pipe(z.pipe(z.string(), z.transform(parted)), z.array(item).check(z.maxLength(most)))
