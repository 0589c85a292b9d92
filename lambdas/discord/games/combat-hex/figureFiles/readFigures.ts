import { iconNames, isIconName } from '../../../../../render/icons/iconNames.ts'
import { partnerFault } from '../../../../../rules/combat-hex/army/partners.ts'
import { type AbilityId, type Base, type FigureType } from '../../../../../rules/combat-hex/index.ts'
import { excerpt } from '../../../../../rules/core/text.ts'
import { nearest } from '../../../../../rules/index.ts'
import {
  type LineFault,
  near,
  type PieceReader,
  type PiecesOfFile,
  readPieces,
} from '../../pieceFiles/readPieces.ts'
import { bounds, type Column, choices, figureTable } from './columns.ts'
import { figureFrom, type ReadRow, row, unknownAbility } from './schema.ts'

/** What is wrong with a field that only figures of this game have. */
function faultOf(column: Column, text: string): LineFault | undefined {
  const shown = excerpt(text)
  if (column === 'abilities') {
    const unknown = unknownAbility(text)
    if (unknown)
      return { code: 'unknown-ability', about: { text: excerpt(unknown.name), ...near(unknown.near) } }
    return { code: 'bad-abilities', about: { text: shown } }
  }
  if (column === 'icon') {
    const parts = text.split('+')
    const wrong = parts.length > 2 ? undefined : parts.find(part => !isIconName(part))
    return { code: 'bad-icon', about: { text: shown, ...near(wrong ? nearest(wrong, iconNames) : []) } }
  }
  return column === 'unique' ? { code: 'bad-unique', about: { text: shown } } : undefined
}

/** Bases that an ability belongs to, and the other way round (8.10, 8.46). */
const onBase: Partial<Record<AbilityId, readonly Base[]>> = {
  cavalry: ['cavalry'],
  large: ['large-3', 'large-9'],
}

/** Abilities by which one figure gives way to another (8.52, 9.01). */
const turning: readonly AbilityId[] = ['one-ring', 'precious']

/** Where the fields of a figure do not go together. */
function* clashes(
  type: FigureType,
  { shooting_dice: dice, shooting_range: range }: ReadRow,
): Generator<LineFault> {
  if ((dice === undefined) !== (range === undefined)) yield { code: 'half-a-shot', about: {} }
  const has = new Set(type.abilities.map(({ id }) => id))
  for (const [ability, its] of Object.entries(onBase))
    if (has.has(ability as AbilityId) !== its.includes(type.base))
      yield { code: 'base-ability', about: { base: type.base, ability } }
  const turns = turning.find(id => has.has(id))
  if (turns && type.other === undefined) yield { code: 'other-missing', about: { ability: turns } }
  if (type.replaces && type.other === undefined) yield { code: 'replaces-nobody', about: {} }
}

const reader: PieceReader<Column, ReadRow, FigureType> = {
  table: figureTable,
  row,
  bounds,
  choices,
  ids: ['id', 'other'],
  faultOf,
  pieceFrom: figureFrom,
  clashes,
  *among(type, of) {
    const code = partnerFault(type, of)
    if (code) yield { code, about: { other: type.other ?? '' } }
  },
}

/** Reads figures from a file; all faults at once, each with its line. Takes any text. */
export const readFigures = (
  text: string,
  known: (id: string) => FigureType | undefined,
): PiecesOfFile<FigureType> => readPieces(reader, text, known)
