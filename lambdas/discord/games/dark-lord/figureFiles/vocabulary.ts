/** Words that files of profiles say traits, powers and keywords by. For the worker; the front door carries none of it. */
import {
  abilityNames,
  type Keyword,
  keywordNames,
  keywords,
  powerIds,
  traitIds,
} from '../../../../../rules/dark-lord/index.ts'
import { nearest, plainName } from '../../../../../rules/index.ts'
import { wordsFor } from '../../pieceFiles/fields.ts'

const namesOf = <Id extends string>(
  ids: readonly Id[],
  names: Readonly<Record<Id, { en: string; fr: string }>>,
): Readonly<Record<string, Id>> =>
  Object.fromEntries(ids.flatMap(id => [names[id].en, names[id].fr].map(name => [plainName(name), id])))

export const traitWords = wordsFor(traitIds, namesOf(traitIds, abilityNames))
export const powerWords = wordsFor(powerIds, namesOf(powerIds, abilityNames))
export const keywordWords = wordsFor<Keyword>(keywords, {
  ...namesOf(keywords, keywordNames),
  libres: 'free',
})

/** Something that a list names, and what stands behind it: `terror:wraith`. */
export interface ListedItem<Id extends string> {
  id: Id
  behind: string[]
}

const maxWords = 4

/**
 * What a list names, in the words of either language, parted by blanks or commas: `short bow, terror:wraith`.
 * @returns the first that it does not know where there is one
 */
export function itemsIn<Id extends string>(
  text: string,
  words: ReadonlyMap<string, Id>,
): ListedItem<Id>[] | { unknown: string } {
  const items: ListedItem<Id>[] = []
  const spread = text.normalize('NFKC').replace(/\s*:\s*/g, ':')
  for (const part of spread.split(/[,;]/)) {
    const single = part.split(/\s+/).filter(Boolean)
    while (single.length > 0) {
      const found = nameBefore(single, words)
      if (!found) return { unknown: single[0]!.split(':')[0]! }
      items.push(found.item)
      single.splice(0, found.length)
    }
  }
  return items
}

/** The longest name that some words begin with; what stands behind a colon ends it. */
function nameBefore<Id extends string>(
  single: readonly string[],
  words: ReadonlyMap<string, Id>,
): { item: ListedItem<Id>; length: number } | undefined {
  const ends = single.findIndex(each => each.includes(':'))
  const most = Math.min(maxWords, ends < 0 ? single.length : ends + 1)
  for (let length = most; length > 0; length--) {
    const [name = '', ...behind] = single.slice(0, length).join(' ').split(':')
    const id = words.get(plainName(name))
    if (id) return { item: { id, behind }, length }
  }
  return undefined
}

/** Ids of what a word was probably meant to be. */
export const nearIn = <Id extends string>(text: string, words: ReadonlyMap<string, Id>): string[] => [
  ...new Set(nearest(text, [...words.keys()]).map(name => words.get(name)!)),
]
