/** A figure as its base shows it (1.02, 1.03): what a roster lists and an army is made of. */

export const camps = ['good', 'evil'] as const
export type Camp = (typeof camps)[number]

/** Heroes have names, warriors come in numbers (1.01). */
export const kinds = ['hero', 'warrior'] as const
export type Kind = (typeof kinds)[number]

/** The colour of the counters tells the versions of a figure apart (1.05). */
export const versions = ['starter', 'orange', 'red', 'violet', 'blue'] as const
export type Version = (typeof versions)[number]

/** Shapes of base: one hex, a rider's two, and the large ones (4.14, 8.10). */
export const bases = ['single', 'cavalry', 'large-3', 'large-9'] as const
export type Base = (typeof bases)[number]

/** Every special ability that a base may show, by its number in section 8. */
export const abilityRules = {
  'battle-awareness': '8.09',
  cavalry: '8.10',
  fast: '8.11',
  'fast-strike': '8.12',
  flyer: '8.13',
  invigorate: '8.14',
  'magical-force': '8.15',
  repel: '8.16',
  sneak: '8.17',
  stalwart: '8.18',
  tyrant: '8.19',
  'arrow-flurry': '8.20',
  'crack-shot': '8.21',
  'deadly-aim': '8.22',
  'deadly-shot': '8.23',
  'expert-marksman': '8.24',
  'perfect-aim': '8.25',
  'shot-caller': '8.26',
  'volley-attack': '8.27',
  'battle-cry': '8.28',
  'battle-savvy': '8.29',
  berserker: '8.30',
  'dirty-fighting': '8.31',
  rage: '8.32',
  spearman: '8.33',
  'aggressive-strategy': '8.34',
  armor: '8.35',
  assassin: '8.36',
  bodyguard: '8.37',
  courage: '8.38',
  'killing-blow': '8.39',
  'rally-cry': '8.40',
  dread: '8.41',
  'ent-carry': '8.42',
  fearsome: '8.43',
  healing: '8.44',
  initiative: '8.45',
  large: '8.46',
  leadership: '8.47',
  regeneration: '8.48',
  'steal-essence': '8.49',
  terrifying: '8.50',
  ward: '8.51',
  precious: '8.52',
  'black-troll-rage': '8.53',
  'one-ring': '9.01',
} as const
export type AbilityId = keyof typeof abilityRules
export const abilityIds = Object.keys(abilityRules) as AbilityId[]

/** What a figure is, where rules speak of it by its name (5.031, 9.01, 9.13). */
export const traits = ['sauron', 'ringwraith', 'ring-bearer', 'ring-wearer'] as const
export type Trait = (typeof traits)[number]

/** One occurrence of an ability on a base, with its cost in action points (8.01). */
export interface PrintedAbility {
  id: AbilityId
  cost: number
}

export interface FigureType {
  id: string
  name: { en: string; fr: string }
  camp: Camp
  kind: Kind
  /** what it costs to field */
  points: number
  /** movement points (4.01) */
  movement: number
  /** attack dice (6.08) */
  attacks: number
  /** lowest damage die that hurts it (5.20, 6.17) */
  endurance: number
  life: number
  /** action points for the whole battle (1.03, 1.04) */
  ap: number
  shooting: { dice: number; range: number } | null
  /** the same ability may be there more than once (8.084) */
  abilities: PrintedAbility[]
  /** unique numbers; no two figures of an army share one (2.04) */
  unique: number[]
  version: Version
  base: Base
  /** the box or series that it came in, for people; no rule asks */
  set?: string
  /** its picture, and after a plus sign what it rides; ours or what its base tells where there is none. No rule asks */
  icon?: string
  traits?: readonly Trait[]
  /** id of the figure that may stand in for it during a battle (9.01) */
  other?: string
  /** it comes into play only in place of another figure; no army is made of it */
  replaces?: true
}
