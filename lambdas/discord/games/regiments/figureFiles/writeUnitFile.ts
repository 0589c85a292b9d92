import type { Language } from '../../../../../rules/core/text.ts'
import type { UnitProfile } from '../../../../../rules/regiments/index.ts'
import { writePieces } from '../../pieceFiles/writePieces.ts'
import { rowOfUnit, unitTable } from './unitTable.ts'

/** Units as CSV, which `readUnitFile` reads back. */
export const writeUnitFile = (units: readonly UnitProfile[], language: Language): string =>
  writePieces(
    unitTable,
    units.map(unit => rowOfUnit(unit, language)),
    language,
  )

/** Units as JSON, which `readUnitFile` reads back: a list of rows, numbers and words as in a table. */
export const writeUnitJson = (units: readonly UnitProfile[], language: Language): string =>
  `${JSON.stringify(
    units.map(unit => {
      const { name_en: en, name_fr: fr, id, ...fields } = rowOfUnit(unit, language)
      const said = Object.entries(fields).filter(([, text]) => text !== '')
      const values = said.map(([column, text]) => [column, /^\d+$/.test(text) ? Number(text) : text])
      return { id, name: { en, fr }, ...Object.fromEntries(values) }
    }),
    null,
    1,
  )}\n`
