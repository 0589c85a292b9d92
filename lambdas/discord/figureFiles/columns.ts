/**
 * The columns of a file of figures: one row a figure. `/figures export` writes such a file, and
 * `/help topic:figures-import` describes it.
 */
import { bases, camps, type FigureType, kinds, traits, versions } from '../../../rules/index.ts'

export const columns = [
  'id',
  'name_en',
  'name_fr',
  'camp',
  'kind',
  'points',
  'movement',
  'attacks',
  'endurance',
  'life',
  'ap',
  'shooting_dice',
  'shooting_range',
  'abilities',
  'unique',
  'version',
  'base',
  'set',
  'icon',
  'traits',
  'other',
  'replaces',
] as const
export type Column = (typeof columns)[number]
export type Row = Partial<Record<Column, string>>

/** Columns that no file may lack. */
export const needed = columns.slice(0, 11)

/** Least and most of the numbers; what is larger than this no base was ever printed with. */
export const bounds = {
  points: [1, 5000],
  // A way twice as long (8.11) still has to fit into a button.
  movement: [1, 15],
  attacks: [1, 20],
  endurance: [1, 6],
  life: [1, 20],
  ap: [0, 30],
  shooting_dice: [1, 20],
  shooting_range: [2, 40],
} as const satisfies Partial<Record<Column, readonly [number, number]>>
export const maxFigureName = 40

/** What may stand in a column of few words. */
export const choices: Partial<Record<Column, readonly string[]>> = {
  camp: camps,
  kind: kinds,
  version: versions,
  base: bases,
  traits,
  replaces: ['yes', 'no'],
}

/** The same row from a figure, as texts. */
export const rowOf = (type: FigureType): Record<Column, string> => ({
  id: type.id,
  name_en: type.name.en,
  name_fr: type.name.fr,
  camp: type.camp,
  kind: type.kind,
  points: String(type.points),
  movement: String(type.movement),
  attacks: String(type.attacks),
  endurance: String(type.endurance),
  life: String(type.life),
  ap: String(type.ap),
  shooting_dice: type.shooting ? String(type.shooting.dice) : '',
  shooting_range: type.shooting ? String(type.shooting.range) : '',
  abilities: type.abilities.map(({ id, cost }) => `${id}:${cost}`).join(' '),
  unique: type.unique.join(' '),
  version: type.version,
  base: type.base,
  set: type.set ?? '',
  icon: type.icon ?? '',
  traits: type.traits?.join(' ') ?? '',
  other: type.other ?? '',
  replaces: type.replaces ? 'yes' : '',
})
