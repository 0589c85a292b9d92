import { excerpt } from '../../../../../rules/core/text.ts'
import { type Profile, shotWeapons } from '../../../../../rules/dark-lord/index.ts'
import { nearest } from '../../../../../rules/index.ts'
import {
  type LineFault,
  near,
  type PieceReader,
  type PiecesOfFile,
  readPieces,
} from '../../pieceFiles/readPieces.ts'
import { bounds, choices, impliedKeywords, type ProfileColumn, profileTable } from './columns.ts'
import { impliedBy, mountNames, profileFrom, type ReadProfile, row } from './schema.ts'
import { itemsIn, keywordWords, nearIn, powerWords, traitWords } from './vocabulary.ts'

/** Columns that list words, and what is said of one that is not written as it should be. */
const lists: Partial<Record<ProfileColumn, { words: ReadonlyMap<string, string>; code: string }>> = {
  keywords: { words: keywordWords, code: 'bad-keywords' },
  traits: { words: traitWords, code: 'bad-traits' },
  powers: { words: powerWords, code: 'bad-powers' },
}

/** What is wrong with a field that only profiles of this game have. */
function faultOf(column: ProfileColumn, text: string): LineFault | undefined {
  const shown = excerpt(text)
  const list = lists[column]
  if (list) {
    const items = itemsIn(text, list.words)
    if (Array.isArray(items)) return { code: list.code, about: { text: shown } }
    const { unknown } = items
    return {
      code: 'unknown-word',
      about: { column, text: excerpt(unknown), ...near(nearIn(unknown, list.words)) },
    }
  }
  if (column === 'mount')
    return { code: 'bad-mount', about: { text: shown, ...near(nearest(text, mountNames)) } }
  if (column === 'excludes') return { code: 'bad-excludes', about: { text: shown } }
  return column === 'limit' ? { code: 'bad-limit', about: { text: shown } } : undefined
}

/** Where the fields of a profile do not go together. */
function* clashes(type: Profile, { keywords = [] }: ReadProfile): Generator<LineFault> {
  const isArmed = type.traits.some(({ id }) => shotWeapons[id])
  if (isArmed !== (type.shoot !== null))
    yield { code: 'shot-weapon', about: { known: Object.keys(shotWeapons).join(', ') } }
  const implied = impliedBy(type)
  const wrong = keywords.find(
    keyword => impliedKeywords.some(each => each === keyword) && !implied.includes(keyword),
  )
  if (wrong) yield { code: 'keyword-clash', about: { keyword: wrong } }
  if (type.excludes.includes(type.id)) yield { code: 'excludes-itself', about: {} }
}

const reader: PieceReader<ProfileColumn, ReadProfile, Profile> = {
  table: profileTable,
  row,
  bounds,
  choices,
  ids: ['id'],
  faultOf,
  pieceFrom: profileFrom,
  clashes,
  *among({ excludes }, of) {
    const unknown = excludes.find(id => !of(id))
    if (unknown) yield { code: 'other-unknown', about: { other: unknown } }
  },
}

/** Reads profiles from a file; all faults at once, each with its line. Takes any text. */
export const readProfiles = (
  text: string,
  known: (id: string) => Profile | undefined,
): PiecesOfFile<Profile> => readPieces(reader, text, known)
