import type { FigureType } from '../../../../../rules/combat-hex/index.ts'
import type { Language } from '../../../../../rules/core/text.ts'
import { writePieces } from '../../pieceFiles/writePieces.ts'
import { figureTable, rowOf } from './columns.ts'

/** Figures as CSV, which `readFigures` reads back. */
export const writeFigures = (types: readonly FigureType[], language: Language): string =>
  writePieces(
    figureTable,
    types.map(type => rowOf(type, language)),
    language,
  )
