import { namedLike, nearest, plainName } from '../../core/names.ts'
import { excerpt } from '../../core/text.ts'
import { fault, type LineReading, type Slice } from './slices.ts'
import type { UnitProfile } from './unitProfile.ts'

const spellingsOf = ({ id, name }: UnitProfile): string[] => [id, name.en, name.fr]

/** Names without the ends of plurals: `spear`, `Lances`. */
const bare = (text: string): string =>
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

/** The one that somebody means, though they have not written it out, or with a slip; says why where it is none or several. */
export function unitMeant(
  name: Slice,
  known: readonly UnitProfile[],
  reading: LineReading,
): UnitProfile | undefined {
  const { text } = name
  const exact = unitNamed(text, known)
  if (exact) return exact
  if (plainName(text) === '') return fault(reading, name, 'name-missing', { text: excerpt(text) })
  const like = text.length > 60 ? [] : namedLike(text, known)
  if (like.length === 1) return like[0]
  if (like.length > 1) {
    const units = like.slice(0, 5).map(({ id }) => id)
    return fault(reading, name, 'ambiguous-unit', { text: excerpt(text), units: units.join(', ') })
  }
  const close = nearest(
    text,
    known.flatMap(unit => spellingsOf(unit)),
  )
  const meant = known.filter(unit => spellingsOf(unit).some(spelling => close.includes(spelling)))
  if (meant.length === 1) return meant[0]
  const near = meant.map(({ id }) => id).join(', ')
  return fault(reading, name, 'unknown-unit', { text: excerpt(text), ...(near && { near }) })
}
