/** The columns of a file of units: one row a unit, its rules and its further parts in the words of a line. */
import type { Language } from '../../../../../rules/core/text.ts'
import {
  type ModelValue,
  maxCount,
  maxPoints,
  modelValueNames,
  modelValues,
  partsText,
  rulesText,
  type StrikingValue,
  strikingValueNames,
  strikingValues,
  type UnitProfile,
} from '../../../../../rules/regiments/index.ts'
import { pieceTable } from '../../pieceFiles/table.ts'

const columns = [
  'id',
  'name_en',
  'name_fr',
  'models',
  'files',
  'points',
  ...modelValues,
  ...strikingValues,
  'rules',
  'parts',
] as const
export type UnitColumn = (typeof columns)[number]

const french: Readonly<Record<UnitColumn, string>> = {
  id: 'id',
  name_en: 'nom_en',
  name_fr: 'nom_fr',
  models: 'figurines',
  files: 'colonnes',
  points: 'points',
  charge: 'charge',
  mobility: 'mobilité',
  discipline: 'discipline',
  life: 'vie',
  defence: 'défense',
  resilience: 'endurance',
  armour: 'armure',
  height: 'taille',
  attacks: 'attaques',
  offence: 'offensive',
  strength: 'force',
  penetration: 'pénétration',
  agility: 'agilité',
  rules: 'règles',
  parts: 'parties',
}

/** Columns that a row may leave empty. */
const free: readonly UnitColumn[] = ['models', 'files', 'points', 'attacks', 'rules', 'parts']

export const unitTable = pieceTable<UnitColumn>({
  columns,
  needed: columns.filter(column => !free.includes(column)),
  french,
  parts: { name: { en: 'name_en', fr: 'name_fr' } },
  field: () => undefined,
})

const isStriking = (value: ModelValue | StrikingValue): value is StrikingValue =>
  strikingValues.some(each => each === value)

/** Least and most of the numbers. */
export const unitBounds = {
  models: [1, maxCount],
  files: [1, maxCount],
  points: [0, maxPoints],
  ...(Object.fromEntries(
    [...modelValues, ...strikingValues].map(value => [
      value,
      (isStriking(value) ? strikingValueNames[value] : modelValueNames[value]).bounds,
    ]),
  ) as Readonly<Record<ModelValue | StrikingValue, readonly [number, number]>>),
} as const

/** The same row from a unit, its rules and parts in the words of a language. */
export function rowOfUnit(unit: UnitProfile, language: Language): Record<UnitColumn, string> {
  const { id, name, points, count, files, model } = unit
  const numbers = { ...model, ...model.parts[0]! }
  return {
    id,
    name_en: name.en,
    name_fr: name.fr,
    models: String(count),
    files: String(files),
    points: points > 0 ? String(points) : '',
    ...(Object.fromEntries(
      [...modelValues, ...strikingValues].map(value => [value, String(numbers[value] ?? '')]),
    ) as Record<ModelValue | StrikingValue, string>),
    rules: rulesText(unit, language),
    parts: partsText(unit, language),
  }
}
