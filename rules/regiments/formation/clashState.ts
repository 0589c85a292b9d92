import type { ModelProfile, UnitProfile } from '../unit/unitProfile.ts'
import type { SendingOrder } from './sendingOrder.ts'

/** Sides of a unit over which it can be touched (RB-02.1). */
export const unitSides = ['front', 'left', 'right', 'rear'] as const
export type UnitSide = (typeof unitSides)[number]

/** Models that share one life: the ordinary ones of a unit, or one that is attached to it (1.4). */
export interface Pool {
  /** the unit that it comes from, as players call it */
  called: string
  /** that unit, by the names that a rule may speak of it */
  unit: Pick<UnitProfile, 'id' | 'name'>
  model: ModelProfile
  ordinary: boolean
  life: number
  /** points that one life of it stands for */
  worth: number
  /** life when this round began */
  atStart: number
  /** attached, it stands in the last rank, not in the first (M47) */
  behind?: boolean
  /** which weapon of several each part wields, by its number among the parts: the number of the rule of that part */
  wields?: Readonly<Record<number, number>>
  /** which weapon each part shoots with where its owner has chosen, by the number of the part: an id (G5a) */
  shootsWith?: Readonly<Record<number, string>>
  /** so many of its models have an engineer who directs their shots (M26) */
  directed?: number
}

/** A unit that fights. */
export interface UnitInClash {
  owner: 0 | 1
  files: number
  /** the ordinary pool first, where there is one; then the attached ones as they stand in the first rank */
  pools: readonly Pool[]
  charging: boolean
  /** points of all its models as they began */
  points: number
  /** where it sends its attacks; at ordinary models where nobody says (RB-16) */
  sends?: SendingOrder
  /** rounds of this combat that it has begun: 1 in its first one */
  round: number
  /** what friends outside of it lend it as a round begins: Discipline, and tests thrown again (M39, M40) */
  lent?: number
  rallied?: boolean
  /** presence in it lends nothing (M39c) */
  shaken?: true
}

/** Two units that touch, by their numbers; the side of each over which they do. */
export interface Touch {
  units: readonly [number, number]
  over: readonly [UnitSide, UnitSide]
}

/** Units that fight each other. */
export interface Clash {
  units: readonly UnitInClash[]
  touches: readonly Touch[]
}

/** What one unit touches, as it sees it. */
export interface TouchOf {
  over: UnitSide
  enemy: UnitInClash
  /** the enemy's side */
  at: UnitSide
}

export const touchesOf = ({ units, touches }: Clash, unit: UnitInClash): TouchOf[] =>
  touches.flatMap(({ units: [a, b], over: [of, at] }) => {
    if (units[a] === unit) return [{ over: of, enemy: units[b]!, at }]
    if (units[b] === unit) return [{ over: at, enemy: units[a]!, at: of }]
    return []
  })

export const isAlive = (unit: UnitInClash): boolean => unit.pools.some(({ life }) => life > 0)
export const ordinaryOf = (unit: UnitInClash): Pool | undefined => unit.pools.find(({ ordinary }) => ordinary)
export const attachedOf = (unit: UnitInClash): Pool[] => unit.pools.filter(({ ordinary }) => !ordinary)
