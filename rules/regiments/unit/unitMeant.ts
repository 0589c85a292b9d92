import { namedLike, nearest, plainName } from '../../core/names.ts'
import { excerpt } from '../../core/text.ts'
import { isCount } from './readHead.ts'
import { fault, type LineReading, type Slice } from './slices.ts'
import type { UnitProfile } from './unitProfile.ts'

const spellingsOf = ({ id, name }: UnitProfile): string[] => [id, name.en, name.fr]

/** Names without the ends of plurals: `spear`, `Lances`. */
export const bare = (text: string): string =>
  plainName(text)
    .split(' ')
    .map(word => (word.length > 3 ? word.replace(/[sx]$/, '') : word))
    .join(' ')

/** The unit of exactly this name, in either language or by its id, in one or several. */
export function unitNamed(text: string, known: readonly UnitProfile[]): UnitProfile | undefined {
  if (text.length > 60) return undefined
  const [plain, single] = [plainName(text), bare(text)]
  return (
    known.find(unit => spellingsOf(unit).some(name => plainName(name) === plain)) ??
    known.find(unit => spellingsOf(unit).some(name => bare(name) === single))
  )
}

const numbersIn = (text: string): string[] => plainName(text).match(/\p{N}+/gu) ?? []

/** A slip of the pen is forgiven in letters, never in digits: are all numbers of a text those of the unit's name? */
const hasNumbersOf = (unit: UnitProfile, text: string): boolean =>
  spellingsOf(unit).some(name => numbersIn(name).join(' ') === numbersIn(text).join(' '))

/** A number beside a name says nothing that is known; as models it may be what was meant. */
export function numberNotUnderstood(
  unit: UnitProfile,
  at: Slice,
  counted: boolean,
  reading: LineReading,
): undefined {
  const numbers = numbersIn(at.text)
  const number = Number(numbers[0])
  const asModels = !counted && numbers.length === 1 && isCount(number)
  return fault(reading, at, 'number-not-understood', {
    text: numbers.join(', '),
    ...(asModels && { near: `${number} ${unit.id}` }),
  })
}

/**
 * The one that somebody means, though they have not written it out, or with a slip; says why where it is none or several.
 * @param counted its models stand before it
 */
export function unitMeant(
  name: Slice,
  known: readonly UnitProfile[],
  reading: LineReading,
  counted: boolean,
): UnitProfile | undefined {
  const { text } = name
  const exact = unitNamed(text, known)
  if (exact) return exact
  if (plainName(text) === '') return fault(reading, name, 'name-missing', { text: excerpt(text) })
  const like = text.length > 60 ? [] : namedLike(text, known)
  if (like.length > 1) {
    const units = like.slice(0, 5).map(({ id }) => id)
    return fault(reading, name, 'ambiguous-unit', { text: excerpt(text), units: units.join(', ') })
  }
  const close = nearest(
    text,
    known.flatMap(unit => spellingsOf(unit)),
  )
  const meant =
    like.length === 1
      ? like
      : known.filter(unit => spellingsOf(unit).some(spelling => close.includes(spelling)))
  const [only] = meant
  if (only && meant.length === 1)
    return hasNumbersOf(only, text) ? only : numberNotUnderstood(only, name, counted, reading)
  const near = meant.map(({ id }) => id).join(', ')
  return fault(reading, name, 'unknown-unit', { text: excerpt(text), ...(near && { near }) })
}
