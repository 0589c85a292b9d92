/** A figure as its base shows it (1.02, 1.03): what a roster lists and an army is made of. */

export const camps = ['good', 'evil'] as const
export type Camp = (typeof camps)[number]

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
  fast: '8.11',
  repel: '8.16',
  armor: '8.35',
  courage: '8.38',
  dread: '8.41',
  'steal-essence': '8.49',
  ward: '8.51',
} as const
export type AbilityId = keyof typeof abilityRules
export const abilityIds = Object.keys(abilityRules) as AbilityId[]

/** What has no effect on a figure that the rules except by name: shots (5.031, 5.201), Ward (8.51). */
export const immunities = ['shots', 'ward'] as const
export type Immunity = (typeof immunities)[number]

/** One occurrence of an ability on a base, with its cost in action points. */
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
  immune?: readonly Immunity[]
}
