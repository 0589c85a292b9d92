import type { Language } from '../../core/text.ts'
import type { BorneRuleId } from './ruleNames.ts'

/** A number that may be rolled: `dice` of six faces or of three, and `plus` besides; without dice it is `plus` alone. */
export interface Amount {
  dice: number
  faces: 3 | 6
  plus: number
}

/**
 * Properties that rules ask for: of the whole model, or of the part that bears them. `own-defence`: of a character, its
 * mount has an Armour and a Defence of its own, and nothing adds to them (RB-22.2).
 */
export const marks = ['metal-armour', 'mount', 'centaur', 'beast', 'construct', 'own-defence'] as const
export type ModelMark = (typeof marks)[number]

/** Values that a rule may change: of who strikes, and of who is struck. */
export const strikingValues = ['attacks', 'offence', 'strength', 'penetration', 'agility'] as const
export type StrikingValue = (typeof strikingValues)[number]
export const modelValues = [
  'charge',
  'mobility',
  'discipline',
  'life',
  'defence',
  'resilience',
  'armour',
  'height',
] as const
export type ModelValue = (typeof modelValues)[number]

/** What stands in the brackets of a rule that gives something: `(+1 Str, +1 Agi, hatred)`. */
export interface Gift {
  plus: Partial<Record<StrikingValue, number>>
  rules: readonly PrintedRule[]
}

/** What stands in the brackets of a special attack besides its hits: values in place of the part's own. */
export interface OwnValues {
  strength?: number
  penetration?: number
  /** of a shooting weapon that is none of the usual ones: inches, and shots */
  range?: number
  shots?: Amount
  rules?: readonly PrintedRule[]
}

/** Against what a rule is at work: attacks or bearers of a rule or mark, or models of a height. */
export type Against = BorneRuleId | ModelMark | `height-${number}`

/** A rule as it is printed on a model, a part, a weapon or in a gift, with what stands in its brackets. */
export interface PrintedRule {
  id: BorneRuleId
  /** 5 of `aegis (5+)`, 2 of `hard target (2)`; of a shooting weapon the accuracy */
  number?: number
  /** `supporting attacks (+1)`: beyond the limit, not in place of it */
  beyond?: true
  /** `multiple wounds (D3)`, `impact (D6 hits)`, `random movement (2D6)` */
  amount?: Amount
  /** ranks or files of an area attack */
  by?: number
  gift?: Gift
  values?: OwnValues
  against?: readonly Against[]
  /** whom a rule of the battle is about: who has one of these (`exclusive (undead)`, `bodyguard (height 1)`) */
  whom?: readonly Against[]
  /** what rules of the battle alone are about, in the words of whoever wrote it: `ambush (board edge)` */
  words?: string
  /** of a weapon: it has to be used (G4b), and what its gift says it does besides */
  enchanted?: true
  /** given by a spell, an item or a friend, not printed on its bearer (A21) */
  lent?: true
}

/** What strikes: rider, mount, crew. Without attacks it makes no standard ones. */
export interface ModelPart {
  /** what it is called; '' for the first one */
  name: string
  attacks?: number
  offence: number
  strength: number
  penetration: number
  agility: number
  /** weapons (W) and attack attributes (A) */
  rules: readonly PrintedRule[]
  marks: readonly ModelMark[]
}

/** One model: one base, one set of defensive values. */
export interface ModelProfile extends Record<ModelValue, number> {
  parts: readonly ModelPart[]
  /** model rules (M) */
  rules: readonly PrintedRule[]
  marks: readonly ModelMark[]
}

/** A unit as it is fielded, or a model that may join one. */
export interface UnitProfile {
  id: string
  name: Readonly<Record<Language, string>>
  /** what all of it costs; 0 where nobody has said */
  points: number
  /** ordinary models; of an attachable model 1 */
  count: number
  files: number
  model: ModelProfile
  /** character: it may join units and is then attached */
  attachable: boolean
}

/** A unit with who has joined it. */
export interface Fielded {
  unit: UnitProfile
  joined: readonly UnitProfile[]
}
