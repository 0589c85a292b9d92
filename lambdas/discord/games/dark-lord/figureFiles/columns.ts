/**
 * The columns of a file of profiles: one row a profile. `/figures export` writes such a file, and
 * `/help topic:figures of your own` describes it.
 */

import type { Language } from '../../../../../rules/core/text.ts'
import {
  type Keyword,
  type Mount,
  mounts,
  type PrintedPower,
  type PrintedTrait,
  type Profile,
  sides,
  tiers,
} from '../../../../../rules/dark-lord/index.ts'
import { pieceTable } from '../../pieceFiles/table.ts'
import { isObject, textOf } from '../../pieceFiles/texts.ts'

export const columns = [
  'id',
  'name_en',
  'name_fr',
  'side',
  'points',
  'move',
  'fight',
  'strength',
  'defence',
  'attacks',
  'life',
  'courage',
  'shoot',
  'might',
  'will',
  'fate',
  'tier',
  'keywords',
  'named',
  'holder',
  'mount',
  'traits',
  'powers',
  'excludes',
  'limit',
] as const
export type ProfileColumn = (typeof columns)[number]

const french: Readonly<Record<ProfileColumn, string>> = {
  id: 'id',
  name_en: 'nom_en',
  name_fr: 'nom_fr',
  side: 'camp',
  points: 'points',
  move: 'mouvement',
  fight: 'combat',
  strength: 'force',
  defence: 'défense',
  attacks: 'attaques',
  life: 'vie',
  courage: 'bravoure',
  shoot: 'tir',
  might: 'puissance',
  will: 'volonté',
  fate: 'destin',
  tier: 'rang',
  keywords: 'mots-clés',
  named: 'nommé',
  holder: 'détenteur',
  mount: 'monture',
  traits: 'traits',
  powers: 'pouvoirs',
  excludes: 'exclut',
  limit: 'limite',
}

/** Keywords that follow from what else a profile says (DL-02, DB-23f): no file need name them. */
export const impliedKeywords = [
  'infantry',
  'cavalry',
  'hero',
  'warrior',
  ...sides,
] as const satisfies readonly Keyword[]

const isImplied = (keyword: Keyword): boolean => impliedKeywords.some(each => each === keyword)

const traitText = ({ id, against }: PrintedTrait): string => (against ? `${id}:${against}` : id)
const powerText = ({ id, range, value }: PrintedPower): string => `${id}:${range}:${value}`
const limitText = ({ group, most }: NonNullable<Profile['limit']>): string => `${group}:${most}`

const wholeMount = ({ name, move, strength, defence, life, courage }: Mount): string =>
  `${name.en}/${name.fr} ${[move, strength, defence, life, courage].join(' ')}`

/** A supplied mount by its id, any other with all that it is: `great eagle/grand aigle 12 6 8 3 6`. */
const mountText = (mount: Mount): string =>
  Object.entries<Mount>(mounts).find(([, each]) => wholeMount(each) === wholeMount(mount))?.[0] ??
  wholeMount(mount)

/** Traits, powers, mounts and limits of a JSON file, in the form that the program has. */
function field(value: Record<string, unknown>): string | undefined {
  const parts = (...names: string[]) => names.map(name => textOf(value[name])).join(':')
  if ('range' in value) return parts('id', 'range', 'value')
  if ('group' in value) return parts('group', 'most')
  if ('against' in value) return parts('id', 'against')
  if ('id' in value) return textOf(value.id)
  const { name } = value
  if (!isObject(name)) return undefined
  const numbers = ['move', 'strength', 'defence', 'life', 'courage'].map(each => textOf(value[each]))
  return `${textOf(name.en)}/${textOf(name.fr)} ${numbers.join(' ')}`
}

export const profileTable = pieceTable({
  columns,
  needed: columns.slice(0, 12),
  french,
  formerly: { porteur: 'holder' },
  parts: { name: { en: 'name_en', fr: 'name_fr' } },
  field,
})

/** Least and most of the numbers: dice, tables and buttons of the game have room for these. */
export const bounds = {
  points: [1, 1000],
  move: [1, 12],
  fight: [1, 10],
  strength: [1, 10],
  defence: [1, 10],
  attacks: [1, 10],
  life: [1, 10],
  courage: [1, 10],
  might: [0, 20],
  will: [0, 20],
  fate: [0, 20],
  holder: [1, 20],
} as const satisfies Partial<Record<ProfileColumn, readonly [number, number]>>

/** What may stand in a column of few words. */
export const choices: Partial<Record<ProfileColumn, readonly string[]>> = {
  side: [...sides, 'either'],
  tier: tiers,
  shoot: ['2+', '3+', '4+', '5+', '6+'],
  named: ['yes', 'no'],
}

const sideWords = {
  en: { free: 'free', shadow: 'shadow', either: 'either' },
  fr: { free: 'libres', shadow: 'ombre', either: 'les deux' },
} as const

/** A store that is empty is left out. */
const storeText = (store: number): string => (store ? String(store) : '')

/** The same row from a profile, as texts of a language; ids are the same in both. */
export const rowOfProfile = (type: Profile, language: Language): Record<ProfileColumn, string> => ({
  id: type.id,
  name_en: type.name.en,
  name_fr: type.name.fr,
  side: sideWords[language][type.side ?? 'either'],
  points: String(type.points),
  move: String(type.move),
  fight: String(type.fight),
  strength: String(type.strength),
  defence: String(type.defence),
  attacks: String(type.attacks),
  life: String(type.life),
  courage: String(type.courage),
  shoot: type.shoot === null ? '' : `${type.shoot}+`,
  might: storeText(type.might),
  will: storeText(type.will),
  fate: storeText(type.fate),
  tier: type.tier ?? '',
  keywords: type.keywords.filter(keyword => !isImplied(keyword)).join(' '),
  named: type.named ? { en: 'yes', fr: 'oui' }[language] : '',
  holder: type.holder === null ? '' : String(type.holder),
  mount: type.mount ? mountText(type.mount) : '',
  traits: type.traits.map(traitText).join(' '),
  powers: type.powers.map(powerText).join(' '),
  excludes: type.excludes.join(' '),
  limit: type.limit ? limitText(type.limit) : '',
})
