/**
 * The columns of a file of figures: one row a figure. `/figures export` writes such a file, and
 * `/help topic:figures-import` describes it.
 */

import {
  bases,
  camps,
  type FigureType,
  kinds,
  traits,
  versions,
} from '../../../../../rules/combat-hex/index.ts'
import type { Language } from '../../../../../rules/core/text.ts'
import { pieceTable } from '../../pieceFiles/table.ts'
import { textOf } from '../../pieceFiles/texts.ts'

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

const french: Readonly<Record<Column, string>> = {
  id: 'id',
  name_en: 'nom_en',
  name_fr: 'nom_fr',
  camp: 'camp',
  kind: 'type',
  points: 'points',
  movement: 'mouvement',
  attacks: 'attaques',
  endurance: 'endurance',
  life: 'vie',
  ap: 'pa',
  shooting_dice: 'dés_de_tir',
  shooting_range: 'portée',
  abilities: 'aptitudes',
  unique: 'unique',
  version: 'version',
  base: 'socle',
  set: 'boîte',
  icon: 'image',
  traits: 'traits',
  other: 'autre',
  replaces: 'remplace',
}

/** The cost of `{"id": "armor", "cost": 1}` stands behind its id: `armor:1`. */
const field = (value: Record<string, unknown>) =>
  'cost' in value ? `${textOf(value.id)}:${textOf(value.cost)}` : undefined

export const figureTable = pieceTable({
  columns,
  needed: columns.slice(0, 11),
  french,
  parts: {
    name: { en: 'name_en', fr: 'name_fr' },
    shooting: { dice: 'shooting_dice', range: 'shooting_range' },
  },
  field,
})

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

/** What may stand in a column of few words. */
export const choices: Partial<Record<Column, readonly string[]>> = {
  camp: camps,
  kind: kinds,
  version: versions,
  base: bases,
  traits,
  replaces: ['yes', 'no'],
}

const campWords = { en: { good: 'good', evil: 'evil' }, fr: { good: 'bien', evil: 'mal' } } as const
const kindWords = {
  en: { hero: 'hero', warrior: 'warrior' },
  fr: { hero: 'héros', warrior: 'guerrier' },
} as const

/** The same row from a figure, as texts of a language; ids of bases, versions, abilities and pictures are the same in both. */
export const rowOf = (type: FigureType, language: Language): Record<Column, string> => ({
  id: type.id,
  name_en: type.name.en,
  name_fr: type.name.fr,
  camp: campWords[language][type.camp],
  kind: kindWords[language][type.kind],
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
  replaces: type.replaces ? { en: 'yes', fr: 'oui' }[language] : '',
})
