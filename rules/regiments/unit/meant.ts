/** What is meant by a name of a rule, a mark or a value in either language, whichever a text is in. */
import { editsBetween, plainName } from '../../core/names.ts'
import { type BorneRuleId, borneRules, ruleIds } from './ruleNames.ts'
import {
  type ModelMark,
  type ModelValue,
  marks,
  modelValues,
  type StrikingValue,
  strikingValues,
} from './unitProfile.ts'
import {
  markNames,
  modelValueNames,
  type NotationWord,
  partNames,
  strikingValueNames,
  words,
} from './valueNames.ts'

/** A name without accents, and its words without the ends that gender and number make. */
const bare = (text: string): string =>
  plainName(text)
    .split(' ')
    .map(word => (word.length > 3 ? word.replace(/(?<=\D)(?:es|e|s|x)$/, '') : word))
    .join(' ')

/** What else rules are called. */
const alsoCalled: Partial<Record<BorneRuleId, readonly string[]>> = {
  M34: ['drummer', 'tambour'],
  M38: ['standard bearer', 'banner', 'étendard', 'bannière'],
  M39: ['inspiring presence'],
  M55: ['fly', 'flight', 'volant'],
  W03: ['great weapon', 'two-handed weapon', 'arme à deux mains'],
  W05: ['heavy lance'],
  W07: ['two weapons', 'paired weapon', 'deux armes'],
  W10: ['longbow'],
  A06: ['poison', 'attaque empoisonnée'],
  A07: ['fire', 'attaque enflammée'],
  A09: ['attaque magique'],
}

/** What else marks are called. */
const marksAlsoCalled: Partial<Record<ModelMark, readonly string[]>> = {
  'metal-armour': ['armure de métal'],
  centaur: ['centaure'],
  construct: ['construction'],
}

const byName = <Id extends string>(
  ids: readonly Id[],
  names: (id: Id) => readonly string[],
): ReadonlyMap<string, Id> =>
  new Map(ids.flatMap(id => names(id).map(name => [bare(name), id] as const)).reverse())

const rules = byName(ruleIds, id => [borneRules[id].en, borneRules[id].fr, ...(alsoCalled[id] ?? [])])
const markWords = byName(marks, id => [markNames[id].en, markNames[id].fr, ...(marksAlsoCalled[id] ?? [])])
const parts = byName(Object.keys(partNames), id => [partNames[id]!.en, partNames[id]!.fr])

const valueNames = { ...modelValueNames, ...strikingValueNames }
const values = new Map(
  [...modelValues, ...strikingValues].flatMap(id =>
    [valueNames[id].short, valueNames[id].long].flatMap(({ en, fr }) =>
      [en, fr].map(name => [plainName(name), id] as const),
    ),
  ),
)

const meantBy = (text: string): string | undefined => (text.length > 60 ? undefined : bare(text))
const find = <Found>(names: ReadonlyMap<string, Found>, text: string): Found | undefined => {
  const wanted = meantBy(text)
  return wanted ? names.get(wanted) : undefined
}

export const ruleMeant = (text: string): BorneRuleId | undefined => find(rules, text)
export const markMeant = (text: string): ModelMark | undefined => find(markWords, text)
/** The id of a usual part, by which it is kept; the text itself where it is none. */
export const partMeant = (text: string): string => find(parts, text) ?? text
export const valueMeant = (text: string): ModelValue | StrikingValue | undefined =>
  text.length > 20 ? undefined : values.get(plainName(text))

export const isModelValue = (value: ModelValue | StrikingValue): value is ModelValue =>
  modelValues.some(each => each === value)

const wordSets = new Map(
  (Object.keys(words) as NotationWord[]).map(
    id => [id, new Set([...words[id].en, ...words[id].fr].map(plainName))] as const,
  ),
)
export const isWord = (id: NotationWord, text: string): boolean =>
  text.length <= 20 && wordSets.get(id)!.has(plainName(text))

const spellings: readonly string[] = [
  ...new Set([
    ...ruleIds.flatMap(id => [borneRules[id].en, borneRules[id].fr]),
    ...marks.flatMap(id => [markNames[id].en, markNames[id].fr]),
    ...words.character.en,
    ...words.character.fr,
  ]),
].map(name => name.replace('’', "'"))
/** A name with all texts of it that somebody may have meant: the whole of it, and its words. */
interface Spelling {
  name: string
  parts: { text: string; letters: number }[]
}

/** The letters of a text as bits, for whoever only has to know that too many are others. */
const letterBits = (text: string): number => {
  let bits = 0
  for (let i = 0; i < text.length; i++) bits |= 1 << (text.charCodeAt(i) % 32)
  return bits
}
const bitsIn = (bits: number): number => {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

const spellingOf = (name: string): Spelling => {
  const whole = plainName(name)
  const parts = [...new Set([whole, ...whole.split(' ')])]
  return { name, parts: parts.map(text => ({ text, letters: letterBits(text) })) }
}
const ruleSpellings = spellings.map(spellingOf)

/**
 * As `nearest`, for names that are made ready once: hostile texts ask often.
 * @param begun or those that begin so: `poisson` is the beginning of `poisoned`, but for a slip
 */
function closest(wanted: string, names: readonly Spelling[], begun: boolean): string[] {
  const allowed = Math.max(1, Math.floor(wanted.length / 3))
  const letters = letterBits(wanted)
  return names
    .map(({ name, parts }) => {
      const likely = parts.filter(
        part =>
          bitsIn(letters & ~part.letters) <= allowed &&
          part.text.length >= wanted.length - allowed &&
          (begun || part.text.length <= wanted.length + allowed),
      )
      return { name, edits: Math.min(...likely.map(({ text }) => editsBetween(wanted, text, begun))) }
    })
    .filter(({ edits }) => edits <= allowed)
    .sort((a, b) => a.edits - b.edits)
    .slice(0, 3)
    .map(({ name }) => name)
}

/** Names of rules and marks close to a text as a fault tells them, `{}` where there are none. */
export function near(text: string, names = ruleSpellings): { near?: string } {
  const wanted = plainName(text.slice(0, 60))
  // Two letters are a slip away from any short word.
  if (wanted.length < 3) return {}
  const whole = closest(wanted, names, false)
  const found = whole.length > 0 ? whole : closest(wanted, names, true)
  return found.length > 0 ? { near: found.join(', ') } : {}
}

const lettersOf = (text: string): string => plainName(text).split('').sort().join('')

/** Names of values close to a text: those of the same letters first. */
export const nearValue = (text: string): { near?: string } => {
  const names = [...modelValues, ...strikingValues].flatMap(id => [
    ...new Set([valueNames[id].short.en, valueNames[id].short.fr]),
  ])
  const wanted = lettersOf(text)
  const found = names.filter(name => lettersOf(name) === wanted)
  if (found.length > 0) return { near: found.join(', ') }
  return near(text, names.map(spellingOf))
}
