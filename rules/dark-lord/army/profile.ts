import type { ArmyPiece } from '../../play/module.ts'

/** The two sides; friends are figures of one side. */
export const sides = ['free', 'shadow'] as const
export type Side = (typeof sides)[number]
export const otherSide = (side: Side): Side => (side === 'free' ? 'shadow' : 'free')

/** Tiers of heroes, the highest first (DB-27b). */
export const tiers = ['legend', 'valour', 'fortitude', 'minor', 'independent'] as const
export type Tier = (typeof tiers)[number]

/** What a rule may ask for in a figure (DL-02, DB-03). The first two follow from how it fights: a rider is cavalry (DB-23f). */
export const keywords = [
  'infantry',
  'cavalry',
  'hero',
  'warrior',
  'free',
  'shadow',
  'man',
  'elf',
  'dwarf',
  'halfling',
  'raider',
  'wolf',
  'monster',
  'troll',
  'ent',
  'spider',
  'eagle',
  'spirit',
  'wraith',
  // Nobody rides it and it does not walk: neither infantry nor cavalry.
  'engine',
] as const
export type Keyword = (typeof keywords)[number]

/** Rules that a figure bears. Those of `weapons` lend or shoot; the rest stand in `rules/`. */
export const traitIds = [
  'terror',
  'dread',
  'drum',
  'resistant',
  'steadfast',
  'free-will',
  'sweep',
  'brand',
  'ring-master',
  'general',
  'spear',
  'pike',
  'bow',
  'short-bow',
  'stones',
] as const
export type TraitId = (typeof traitIds)[number]

/** A trait as it stands in a profile; `against`: only figures of this keyword feel it (DL-40). */
export interface PrintedTrait {
  id: TraitId
  against?: Keyword
}

export const powerIds = [
  'draining',
  'transfixing',
  'compelling',
  'frightening',
  'wounding',
  'sapping',
] as const
export type PowerId = (typeof powerIds)[number]

/** A power that a figure casts: named or taking all within `range` hexes, on `value` or more (DB-18, DB-20). */
export interface PrintedPower {
  id: PowerId
  range: number
  value: number
}

/** What is ridden (DB-23a): it moves, is struck and flees, and never strikes. */
export interface Mount {
  name: { en: string; fr: string }
  move: number
  strength: number
  defence: number
  life: number
  courage: number
}

/** A kind of figure (DB-03). Numbers are those before anything changes them. */
export interface Profile extends ArmyPiece {
  /** the list it stands in; null: either (DB-27f) */
  side: Side | null
  move: number
  fight: number
  /** what a die needs to hit with a shot; null: it does not shoot */
  shoot: number | null
  strength: number
  defence: number
  attacks: number
  life: number
  courage: number
  might: number
  will: number
  fate: number
  /** of heroes; null for warriors */
  tier: Tier | null
  /** without infantry and cavalry, which follow from `mount` */
  keywords: Keyword[]
  /** at most once in an army (DB-27d) */
  named: boolean
  /** how high it stands among those who may have the Ring, 1 the highest (DL-32); null: it never has it */
  holder: number | null
  mount: Mount | null
  traits: PrintedTrait[]
  powers: PrintedPower[]
  /** kinds that may not be in the same army: the same person on foot */
  excludes: string[]
  /** of all kinds of this group together at most so many in an army */
  limit: { group: string; most: number } | null
}

/** What most profiles have none of. */
export const plainProfile = {
  shoot: null,
  tier: null,
  named: false,
  holder: null,
  mount: null,
  traits: [],
  powers: [],
  excludes: [],
  limit: null,
} satisfies Partial<Profile>

export const isHeroProfile = ({ tier }: Profile): boolean => tier !== null

export const bears = ({ traits }: Profile, id: TraitId): boolean => traits.some(trait => trait.id === id)

/** Weapons that shoot: hexes that they carry, their Strength, and whether only who has not moved uses them. */
export const shotWeapons: Readonly<
  Partial<Record<TraitId, { range: number; strength: number; unmoved: boolean }>>
> = {
  bow: { range: 24, strength: 2, unmoved: false },
  'short-bow': { range: 18, strength: 2, unmoved: false },
  stones: { range: 8, strength: 1, unmoved: true },
}

/** Does it carry a bow, by the limit of DB-27e? */
export const hasBow = (profile: Profile): boolean => bears(profile, 'bow') || bears(profile, 'short-bow')
