import type { Language } from '../../../../../rules/core/text.ts'
import type { Profile } from '../../../../../rules/dark-lord/index.ts'
import { writePieces } from '../../pieceFiles/writePieces.ts'
import { profileTable, rowOfProfile } from './columns.ts'

/** Profiles as CSV, which `readProfiles` reads back. */
export const writeProfiles = (types: readonly Profile[], language: Language): string =>
  writePieces(
    profileTable,
    types.map(type => rowOfProfile(type, language)),
    language,
  )
