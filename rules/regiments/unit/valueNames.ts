import type { Language } from '../../core/text.ts'
import type { ModelMark, ModelValue, StrikingValue } from './unitProfile.ts'

type InLanguages = Readonly<Record<Language, string>>

/** How a value is called, short and in full, and the least and most that a profile may have of it. */
export interface ValueName {
  short: InLanguages
  long: InLanguages
  bounds: readonly [least: number, most: number]
}

/** In the order in which a profile lists them. */
export const modelValueNames: Readonly<Record<ModelValue, ValueName>> = {
  mobility: {
    short: { en: 'M', fr: 'M' },
    long: { en: 'mobility', fr: 'mobilité' },
    bounds: [0, 30],
  },
  charge: { short: { en: 'C', fr: 'C' }, long: { en: 'charge', fr: 'charge' }, bounds: [0, 30] },
  discipline: {
    short: { en: 'Dis', fr: 'Dis' },
    long: { en: 'discipline', fr: 'discipline' },
    bounds: [0, 10],
  },
  life: { short: { en: 'HP', fr: 'PV' }, long: { en: 'life', fr: 'vie' }, bounds: [1, 20] },
  defence: { short: { en: 'Def', fr: 'Déf' }, long: { en: 'defence', fr: 'défense' }, bounds: [0, 10] },
  resilience: {
    short: { en: 'Res', fr: 'End' },
    long: { en: 'resilience', fr: 'endurance' },
    bounds: [0, 10],
  },
  armour: { short: { en: 'Arm', fr: 'Arm' }, long: { en: 'armour', fr: 'armure' }, bounds: [0, 6] },
  height: { short: { en: 'H', fr: 'T' }, long: { en: 'height', fr: 'taille' }, bounds: [0, 5] },
}

export const strikingValueNames: Readonly<Record<StrikingValue, ValueName>> = {
  attacks: { short: { en: 'Att', fr: 'Att' }, long: { en: 'attacks', fr: 'attaques' }, bounds: [0, 20] },
  offence: { short: { en: 'Off', fr: 'Off' }, long: { en: 'offence', fr: 'offensive' }, bounds: [0, 10] },
  strength: { short: { en: 'Str', fr: 'For' }, long: { en: 'strength', fr: 'force' }, bounds: [0, 10] },
  penetration: {
    short: { en: 'Pen', fr: 'Pén' },
    long: { en: 'penetration', fr: 'pénétration' },
    bounds: [0, 10],
  },
  agility: { short: { en: 'Agi', fr: 'Agi' }, long: { en: 'agility', fr: 'agilité' }, bounds: [0, 10] },
}

export const markNames: Readonly<Record<ModelMark, InLanguages>> = {
  'metal-armour': { en: 'metal armour', fr: 'armure métallique' },
  mount: { en: 'mount', fr: 'monture' },
  centaur: { en: 'centaur', fr: 'centauroïde' },
  beast: { en: 'beast', fr: 'bête' },
  construct: { en: 'construct', fr: 'assemblage' },
  'own-defence': { en: 'own defence', fr: 'défense propre' },
}
/** Those of the whole model; the others belong to the part with which they stand. */
export const isOfModel = (mark: ModelMark): boolean => mark === 'metal-armour' || mark === 'own-defence'

/** Usual parts after the first, each with the mark that goes without saying; others are called as somebody calls them. */
export const partNames: Readonly<Record<string, InLanguages & { mark?: ModelMark }>> = {
  mount: { en: 'mount', fr: 'monture', mark: 'mount' },
  rider: { en: 'rider', fr: 'cavalier' },
  crew: { en: 'crew', fr: 'équipage' },
  chassis: { en: 'chassis', fr: 'châssis', mark: 'construct' },
  beast: { en: 'beast', fr: 'bête', mark: 'beast' },
}

/** Words of the notation besides names; the first of a language is the one that is written. */
export const words = {
  character: { en: ['character'], fr: ['personnage'] },
  points: { en: ['pts', 'pt', 'points', 'point'], fr: ['pts', 'pt', 'points', 'point'] },
  spell: { en: ['spell'], fr: ['sort'] },
  against: { en: ['against'], fr: ['contre'] },
  hits: { en: ['hits', 'hit'], fr: ['touches', 'touche'] },
  shots: { en: ['shots', 'shot'], fr: ['tirs', 'tir'] },
  range: { en: ['range'], fr: ['portée'] },
  height: { en: ['height'], fr: ['taille'] },
  enchanted: { en: ['enchanted'], fr: ['enchantée', 'enchanté', 'enchantées', 'enchantés'] },
  with: { en: ['with'], fr: ['avec'] },
  without: { en: ['without'], fr: ['sans'] },
  and: { en: ['and'], fr: ['et'] },
} as const satisfies Record<string, Readonly<Record<Language, readonly string[]>>>
export type NotationWord = keyof typeof words
