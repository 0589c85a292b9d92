import type { GroundKind } from '../base/groundKinds.ts'
import type { ValueChange } from '../base/values.ts'
import type { Pool, UnitInClash } from '../formation/clashState.ts'
import type { Amount, Gift, ModelPart, OwnValues, PrintedRule, StrikingValue } from './unitProfile.ts'

/** What keeps an attack from doing its best, unless a rule ignores it. */
export const handicaps = ['cover', 'long-range', 'moving', 'parry', 'aegis', 'regeneration'] as const
export type Handicap = (typeof handicaps)[number]

/** What decides what a part has at a moment of a clash. */
export type WhenStruck = Pick<UnitInClash, 'charging' | 'round'>

/** Who strikes: a part of a model of a unit. */
export interface StrikingPart {
  unit: UnitInClash
  pool: Pool
  part: ModelPart
}

/** Who is struck, and from where. */
export interface Struck {
  unit: UnitInClash
  pool: Pool
  /** the striker touches the unit's front */
  atFront: boolean
}

/** How a volley is shot. */
export interface Aim {
  /** in inches, as the field counts them */
  distance: number
  moved: boolean
  marched: boolean
  cover: 'none' | 'soft' | 'hard'
  /** an engineer directs it: 1 less is needed (M26c) */
  directed?: true
}

/** How a unit that is shot at stands. */
export interface SeenUnit {
  solid: boolean
  height: number
  /** models in each of its ranks, and in each of its files */
  ranks: readonly number[]
  files: readonly number[]
}

/** One attack, or many alike, with the rules that it bears. */
export interface Attack {
  kind: 'standard' | 'special' | 'shot'
  by: StrikingPart
  at: Struck
  /** what the part wields or shoots; null for special attacks */
  weapon: PrintedRule | null
  /** printed, of the weapon, given: after G1, A21 and M24 */
  rules: readonly PrintedRule[]
  /** values in place of the part's own */
  values: OwnValues
  /** added by what was given to it, and by which rule */
  added: readonly Added[]
  /** what it leaves out by its rules and by its weapon */
  ignores: ReadonlySet<Handicap>
  /** has the target a hand for a shield, and does it wield its basic weapon? */
  shieldFree: boolean
  wieldsBasic: boolean
  /** of shots */
  aim?: Aim
  seen?: SeenUnit
}

/** What a gift adds to one value. */
export interface Added {
  value: StrikingValue
  plus: number
  clause: string
}

/** Throws of dice that are thrown again: those that failed, or those that did not. */
export type Again = 'failed' | 'successful'

/** A weapon for shots. */
export interface ShootingWeapon {
  /** inches */
  range: number
  shots: Amount
  /** of the weapon; left out: of whoever throws it, or as its brackets say */
  strength?: number
  penetration?: number
}

/** A special attack: so many hits that hit by themselves. */
export interface SpecialAttack {
  hits: Amount
  values: OwnValues
  /** in which step; left out: in the part's own */
  step?: number
  /** do those who fight over a flank or the rear make it too? */
  overFlanks: boolean
  /** pools of no greater height */
  height?: number
}

/** Who may join whom, and the clauses that say so: of who joins, of who is joined, and of several such rules at once. */
export interface JoinRule {
  /**
   * `never`, and nobody joins it · `attached`: to ordinary models alone · `single`: one of the attached models at most · `same`:
   * its like alone · `meeting`: those that its brackets mean · `as-tall`: those of its Height
   */
  how: 'never' | 'attached' | 'single' | 'same' | 'meeting' | 'as-tall'
  clauses: readonly [joining: string, joined: string, both?: string]
}

/**
 * What a rule of a model, a weapon or an attribute does. The sequence names none of them: it asks at the points below, and
 * what is at work there answers. `own` is the rule as it is printed on its bearer.
 */
export interface RegimentRule {
  /** its instances add up (G1a) */
  adds?: true
  /** at work in a battle alone: a clash or a volley never asks for it */
  battleOnly?: true
  /** of two instances that do not add up, how much each helps its bearer; the first one where it is left out (G1c) */
  worth?(own: PrintedRule): number

  // Of an attack that bears it.
  /** it also acts on shots, though it is not the weapon's (G2b) */
  ofShots?: true
  /** what comes along with it: rules that a weapon brings */
  brings?: readonly PrintedRule[]
  /** what its part has at this moment: while charging, in the first round */
  gives?(own: PrintedRule, when: WhenStruck): Gift | undefined
  /** changes of what the attack is worked out with */
  change?(own: PrintedRule, value: StrikingValue, attack: Attack): ValueChange | undefined
  ignores?: readonly Handicap[]
  /** needed more to hit (or less) */
  hitNeed?(own: PrintedRule, attack: Attack): number
  hitsByItself?: true
  hitAgain?: Again
  /** hits more of a natural 6 (A22) */
  more?: number
  /** one attack hits so often: whom it finds in so many ranks or files (A04) */
  hits?(own: PrintedRule, attack: Attack): number
  /** least natural face that wounds without a throw, by how many instances there are (A06) */
  woundsFrom?(instances: number): number
  /** what one of its hits has besides (A36) */
  oneHit?(own: PrintedRule, attack: Attack): Gift | undefined
  woundAgain?(own: PrintedRule, attack: Attack): Again | undefined
  /** needed to wound, of what was needed without it */
  woundNeed?(own: PrintedRule, need: number): number
  /** throws to wound go against Discipline (A11) */
  againstDiscipline?: true
  /** least natural face to wound from which no armour and no regeneration helps (A18) */
  piercesFrom?: number
  /** life lost by each wound (A13) */
  loss?(own: PrintedRule, attack: Attack): Amount | undefined
  /** all standard attacks for one with this (A17) */
  inOne?: { rules: readonly PrintedRule[]; values: OwnValues }
  /** the part that wields it keeps its model from using a shield (A01) */
  twoHanded?: true
  /** its weapon counts as a basic one, and leaves the shield (A29) */
  gripsIron?: true
  /** what a spell, an item or a friend gives does nothing to it (A21) */
  isFixed?: true
  /** shoots though its unit has marched (A32) */
  shootsAfterMarch?: true
  /** strikes in this step, whatever is added (W03b) */
  step?: number
  /** in place of that fixed step: added to Agility (A23) */
  stepPlus?: number
  /** it picks its weapon anew in each round (A26) */
  picksWeapon?: true
  /** ranks more from which it supports (A16) and shoots (A35) */
  supportRanks?: number
  shootingRanks?: number
  /** attacks that it may make where they are restricted, in place of Height or beyond it (A10) */
  restricted?(own: PrintedRule): { limit: number } | { beyond: number }
  special?(own: PrintedRule, by: StrikingPart): SpecialAttack | undefined
  /** attacks more of a model that has lost so much life (A30) */
  attacksByLoss?: true
  shoots?: ShootingWeapon
  /** a weapon of close combat: how it is picked among several, the highest first (G4b) */
  wields?: 'natural' | 'basic' | 'other'
  /** marks of a model of which one has to be there for the weapon to be carried, or may not be */
  carriedWith?: { needs?: readonly string[]; without?: readonly string[] }

  // Of a pool that bears it and is struck.
  /** it does not shoot once it has moved (M49f) */
  stillToShoot?: true
  /** attributes that an attack at it loses */
  takesAway?(own: PrintedRule): readonly string[]
  /** needed more to hit it; instances one after the other, each sees what is needed by then */
  hitNeedAt?(own: PrintedRule, attack: Attack, need: number): number
  defenceAt?(own: PrintedRule, attack: Attack, offence: number): ValueChange | undefined
  woundAgainAt?(own: PrintedRule, attack: Attack): Again | undefined
  /** the score of a special save against this attack */
  specialSave?(own: PrintedRule, attack: Attack, pierced: boolean): number | undefined
  armourAt?(own: PrintedRule, attack: Attack): ValueChange | undefined
  /** it stays and strikes till the end of the round (A model "with" it) */
  staysStanding?: true

  // Of a unit.
  /** who touches it suffers what stands in its brackets (M11); a part of theirs bears it then */
  contact?: true
  /** to its side's combat result */
  result?: number
  /** full ranks more where it has one (M45) */
  ranksMore?(own: PrintedRule): number
  /** it has no full rank (M54) */
  noRanks?: true
  /** dice of its Discipline tests (M14, M25) */
  tests?: 'minimised' | 'maximised'
  /** models of its unit have its Discipline where that is higher (M39) */
  lendsDiscipline?: true
  /** failed courage tests are thrown again (M40) */
  testAgain?: true
  /** what is taken off for a lost round is halved (M51) */
  halvesLoss?: true
  /** of a character: halves it in a unit that guards him, and holds a full rank together (M21) */
  guards?: true
  /** it loses life in place of a break test (M28) */
  losesInstead?: true
  /** it loses life when it fails one (M50) */
  losesWhenBroken?: true

  // In a battle alone.
  /** names a model whose shots need less (M26) */
  directsShots?: true
  /** with a standard or a musician in its unit it carries the banner's and the general's reach (M08) */
  captain?: true
  /** files that a reform may change more (M34) */
  filesMore?: number
  /** a war platform: it goes as its unit does (M37) */
  platform?: true
  /** rolls of charge, flight and pursuit of a unit with it (M12) */
  distances?: 'maximised'
  /** of a unit with it: tests for a combat reform pass, tests to redirect fail (M13) */
  mindless?: true
  /** may be deployed away from its zone (M16), held back (M17), or hidden among friends (M15) */
  scouts?: true
  ambushes?: true
  hides?: true
  /** a move before the battle, with this Mobility where it says so (M05) */
  vanguard?(own: PrintedRule): { mobility: number | null }
  /** it must pursue and overrun (M20) */
  mustPursue?: true
  /** does ground of this kind do nothing to it, nor cost it dangerous ground? (M22, M33) */
  ignoresGround?(own: PrintedRule, kind: GroundKind): boolean
  /** what is impassable neither, as long as a unit with it does not end there (M33) */
  passesThrough?: true
  /** a unit with it goes over terrain and units in standard moves and charges (M55) */
  flies?: true
  /** flights before it are minimised twice (M23) */
  horrifies?: true
  /** only those that are so too test when it flees through them (M27) */
  isInsignificant?: true
  /** it marches under presence alone (M31) */
  marchesUnderPresence?: true
  /** what heals its pool raises its fallen models too (M31c) */
  rises?: true
  /** attached, it need not stand in the first rank (M47) */
  standsBehind?: true
  /** it moves by dice, in a direction said before (M32) */
  randomMove?(own: PrintedRule): Amount
  /** it may leave a combat as if broken (M42) */
  mayRetreat?: true
  /** off the casting sum of enemy spells at it (M43) */
  resistsMagic?(own: PrintedRule): number
  /** it passes panic tests, flees by its will no more, and horror does nothing to it (M46) */
  fearless?: true
  /** it neither charges, marches, pursues nor flees; it sees all around (M49) */
  isStatic?: true
  /** its charge makes the target test (M52) */
  terrifies?: true
  /** a reform shifts it by twice its Mobility (M54) */
  isLight?: true
  /** magic: dice that it channels (M07), spells that it knows (M01, M03, M10, M29, M30) */
  channels?(own: PrintedRule): number
  /** each of its spells is of another path (M30) */
  manyPaths?: true
  /** it chooses from the list in its profile (M10) */
  listsSpells?: true
  wizard?(own: PrintedRule): { spells: number; numbers: number }
  joins?: JoinRule
  /** it shoots at whoever charges its front (A31) */
  standsAndShoots?: true
  /** of a weapon: once a battle (W15b) */
  once?: true
  /** hits in passing (A03) */
  sweeps?(own: PrintedRule): SpecialAttack
}
