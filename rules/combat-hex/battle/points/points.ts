import type { Cell, SideKind } from '../../../board/board.ts'
import type { Facing } from '../../../core/hex.ts'
import type { Script } from '../../../core/script.ts'
import type { Refusal } from '../../../core/space.ts'
import type { AbilityId, FigureType, Trait } from '../../army/figure.ts'
import type { RuleBook } from '../book.ts'
import type { Blow } from '../events.ts'
import type { DamageRoll } from '../fight/damage.ts'
import type { Game } from '../game.ts'
import type { Moment } from '../questions.ts'
import type { Figure, Mark } from '../state.ts'

/**
 * The vocabulary between the rules and the special abilities. The rules consult the points below and name
 * no ability; an ability is a literal that fills some of them in. Points come in three kinds:
 *
 * - modify: a pure change of a number or a set. All multiplications come first, then all additions (1.09),
 *   and everything adds up (1.10).
 * - permit: true, or the reason why not, which is what the player reads; a boolean where the general rule is reason
 *   enough.
 * - react: the `effect` of an ability, activated at its moment; it may ask, throw dice and change the battle.
 */
export interface Bonus {
  times?: number
  plus?: number
}

/** A figure between a shooter and its target. */
export interface Between {
  shooter: Figure
  target: Figure
  between: Figure
}

/** How it is in the way: not at all, at the price of the penalty (5.171), or at any height. */
export type InTheWay = 'not' | 'soft' | 'tall'

/** A step that begins in an enemy's danger zone. */
export interface ZoneStep {
  /** did the figure stand in that zone when it began to move? */
  began: boolean
  /** does the step lead out of it? */
  out: boolean
}

/** What somebody pays action points for. */
export type Spending = 'ability' | 'hit' | 'wound' | 'run' | 'toll'

/** A damage die on its way to a figure. */
export interface AllocatedDie {
  blow: Blow
  target: Figure
  /** it was a superficial wound */
  converted: boolean
}

/** Where a figure has to go in its action phase (9.04). */
export interface MandatoryMove {
  rule: string
  goal: Figure
  /** it may not do anything else before it has done its duty, as far as it can */
  obliged: boolean
  /** it neither shoots at anybody else nor attacks anybody else freely, duty done or not */
  nothingElse?: true
  /** may a move end so? */
  ends(at: Cell, facing: Facing): boolean
  /** may it turn so in place? */
  turns(at: Cell, facing: Facing): boolean
}

export interface Hooks {
  // react, at once and without a choice
  /** it has left the board across the enemy's edge, or has no life left: both may end the battle (9.14) */
  onLeft?(g: Game, figure: Figure): void
  onDown?(g: Game, figure: Figure): void

  // modify, before the battle
  /** action points of a hero as far as they allow warriors (2.02) */
  warriorAp?(type: FigureType): Bonus
  /** why an army may not hold this figure, if so */
  armyFault?(type: FigureType, army: readonly FigureType[]): Refusal | undefined

  // modify, of the figure itself
  movementPoints?(g: Game, figure: Figure): Bonus
  /** cost of crossing a kind of side, in movement points; Infinity: not at all */
  entryCost?(g: Game, figure: Figure, kind: SideKind, cost: number): number
  /** sides of a base of one hex, or of a rider's front hex, through which its danger zone reaches */
  dangerZone?(g: Game, figure: Figure, sides: readonly Facing[]): readonly Facing[]
  shootingDice?(g: Game, figure: Figure, target: Figure | null): Bonus
  /** it names no target: the damage dice of its shot go to any enemies in range and in sight */
  aimsAtNobody?(g: Game, figure: Figure): boolean
  /** the damage dice of its shot may go to any enemies in sight, however far, besides its target */
  spreadsDamage?(g: Game, figure: Figure): boolean
  /** dice that a shot at it has more */
  diceAgainst?(g: Game, target: Figure, shooter: Figure): Bonus
  /** damage dice of its shot, of which there is one for each hit (5.19) */
  shotDamageDice?(g: Game, figure: Figure): Bonus
  attackDice?(g: Game, figure: Figure): Bonus
  endurance?(g: Game, figure: Figure): Bonus
  strategyRoll?(g: Game, figure: Figure): Bonus
  /** faces of its side's dice that count as superficial, besides 1 */
  superficialFaces?(g: Game, figure: Figure): readonly number[]
  /** faces of its side's hits in a combat that lie as damage dice just as they are (6.12) */
  keptFaces?(g: Game, figure: Figure): readonly number[]
  /** how many of the superficial hits, or wounds, of one roll it may convert */
  conversions?(g: Game, figure: Figure): number

  /** does raised ground count, for it or against it? (5.14, 6.24) */
  height?(g: Game, figure: Figure): boolean

  // modify, asked of the shooter, of its target and of whoever stands in between
  /** how much `between` is in the way; the mildest answer counts, and without one it is as any figure (5.11) */
  inTheWay?(g: Game, holder: Figure, line: Between): InTheWay | undefined

  // modify, asked of every figure of a side that takes part in the blow
  /** life that one damage die of its side takes (5.20, 6.18) */
  dieLoss?(g: Game, holder: Figure, die: AllocatedDie): Bonus

  /** action points an enemy pays to enter its danger zone, or, in its own action phase, to stay there */
  entryToll?(g: Game, holder: Figure, enemy: Figure): number
  stayToll?(g: Game, holder: Figure, enemy: Figure): number

  // modify, of others: asked of every figure on the board
  apCost?(g: Game, holder: Figure, spender: Figure, spending: Spending): Bonus

  /**
   * what a step through or out of an enemy's danger zone is to it: `not` leaving it at all, leaving it
   * `freely`, without a free attack, or, undefined, what 4.11 says
   */
  leaving?(g: Game, figure: Figure, enemy: Figure, step: ZoneStep): 'not' | 'freely' | undefined

  /** hexes that the defaults keep between it and the nearest enemy, for who is worth more alive than fighting */
  keepsAway?(g: Game, figure: Figure): number

  /** where it has to go, in its side's action phase */
  mandatoryMove?(g: Game, figure: Figure): MandatoryMove | undefined

  // permit
  /** may an enemy's danger zone be entered without stopping? (4.08) */
  mayPassZone?(g: Game, figure: Figure, enemy: Figure): boolean
  /** does it pass through an enemy's danger zone without being met there, as long as it does not end in it? (8.13) */
  crossesUnmet?(g: Game, figure: Figure, enemy: Figure): boolean
  /** may it cross hexes that an enemy, or a threatened friend, occupies? (4.05) */
  mayCrossEnemy?(g: Game, figure: Figure): boolean
  /** may it shoot while it is threatened? (5.02) */
  mayShootThreatened?(g: Game, figure: Figure): true | Refusal
  /** may it shoot though it moved, or move though it shot? (5.01) */
  mayShootAfterMove?(g: Game, figure: Figure): true | Refusal
  mayMoveAfterShot?(g: Game, figure: Figure): true | Refusal
  /** may it charge instead of moving? (8.10b) */
  mayCharge?(g: Game, figure: Figure): boolean
  /** may it end its action with a free attack on somebody in its danger zone, as things stand? */
  mayStrike?(g: Game, figure: Figure): true | Refusal
  /** may it run? (4.131) */
  mayRun?(g: Game, figure: Figure): true | Refusal
  /** may it run while it is threatened? (4.131) */
  mayRunThreatened?(g: Game, figure: Figure): boolean
  /** may an enemy's ability touch it, or answer what it does? */
  mayBeAffected?(g: Game, figure: Figure, ability: AbilityId, user: Figure): true | Refusal
  /** may it be shot at, or be hurt by a shot without a target? (5.031, 5.201) */
  mayBeShot?(g: Game, figure: Figure, shooter: Figure): true | Refusal
  /** may it be the target of a free attack of this enemy? */
  mayBeFreelyAttacked?(g: Game, figure: Figure, attacker: Figure): true | Refusal
  /** may damage dice be allocated to it? (6.17) */
  mayBeAllocated?(g: Game, figure: Figure): true | Refusal
  /** may it act, fight and spend action points at all? */
  mayAct?(g: Game, figure: Figure): true | Refusal
  /** may it move of its own accord? */
  mayMove?(g: Game, figure: Figure): true | Refusal
  /** may an enemy count it among those it attacks? (6.08, 6.23) */
  mayBeFought?(g: Game, figure: Figure, enemy: Figure): true | Refusal
  /** may it carry this friend? (8.42) */
  mayCarry?(g: Game, holder: Figure, friend: Figure): true | Refusal
  /** may it leave the board across the enemy's edge? (9.14) */
  mayLeaveBoard?(g: Game, figure: Figure): boolean
  /** is it taken off the board when it has no life left? */
  mayFall?(g: Game, figure: Figure): true | Refusal
}

/** What is going on when an ability may be activated. Reactions may change `loss` and `cancelled`. */
export interface Trigger {
  moment: Moment
  /** figure that set it off; a reaction answers its deed. None where nobody did: dice are counted or thrown */
  cause: Figure | null
  /** enemies of the cause whose danger zones it is about to leave, or has entered */
  zones?: readonly Figure[]
  /** those of them who attack it freely if it leaves */
  attackers?: readonly Figure[]
  /** ability that was activated, for `ability-activated`, and the use that was made of it */
  ability?: AbilityId
  answered?: Use
  /** whom a shot is aimed at, if it is */
  target?: Figure | null
  /** whom the damage dice of a shot may go to, and its hits, for `before-shot-damage` */
  targets?: readonly Figure[]
  hits?: number
  /** life about to be lost, for `damage-allocated` */
  loss?: number
  /** life of it that the first damage die takes that was allocated to the figure this turn; 0 when that die is past */
  first?: number
  /** what points are about to be spent on, for `about-to-spend`, and how many as it stands */
  spending?: Spending
  price?: number
  /** damage dice as they lie, for `after-damage-roll` and `before-allocation` */
  damage?: readonly DamageRoll[]
  /** the only side whose moment it is */
  side?: number
  /** it is for enemies of the cause alone to answer (8.41, 8.51) */
  enemiesOnly?: true
  /** set by a reaction: what set it off has no effect */
  cancelled?: boolean
}

/** One way in which a figure may use one occurrence of an ability now. */
export interface Use {
  figure: Figure
  /** index of the occurrence on the base (8.084) */
  occurrence: number
  /** ability whose effect it has */
  ability: Ability
  /** ability printed on the base, where the effect is a copy */
  printed: Ability
  cost: number
  trigger: Trigger
  /** label of the figure or hex it is used on, for abilities that name one */
  target: string | null
}

export interface Ability {
  id: AbilityId
  /** its number in section 8 */
  rule: string
  name: { en: string; fr: string }
  /** when it may be activated; without a moment it is not activable and always at work (8.082) */
  moment?: Moment
  /** another moment at which it may be */
  alsoAt?: Moment
  /** where it needs no activation, it acts by itself when its moment comes, and nobody is asked */
  automatic?: true
  /** the rule book does not know it: it is printed on bases, and does nothing */
  inert?: true
  /** not activable in the sense of 8.082, but a choice of its player: nobody answers, undoes or copies it */
  notActivated?: true
  /** `plain`, and done as often as its conditions hold: 8.06 speaks of what is activated */
  repeatable?: true
  /** what it does, without being activated, when a strategy phase begins */
  onTurnStart?(g: Game, figure: Figure): Script
  /** what it does, without being activated, when an action phase of its side begins */
  onPhaseStart?(g: Game, figure: Figure): Script
  /** what it does, without being activated, before each act of its figure in its own action phase */
  beforeAction?(g: Game, figure: Figure): Script
  /** may be used by a figure that is in a combat without being engaged (8.086) */
  passive?: true
  /** may be used for a combat that its figure takes no part in (8.33) */
  outside?: true
  /** may be used only in the combat of the figure, or against an enemy in its danger zone (8.071, 8.08) */
  ownCombat?: true
  /** figures or hexes, by label, of which a use names one; an ability without it names none */
  targets?(g: Game, figure: Figure, what: Trigger): readonly string[]
  /** what else must hold for this use; true, or why not */
  may?(g: Game, use: Use): true | Refusal
  /** how long the hooks stay at work once activated; without it nothing stays (8.04) */
  duration?: Mark['duration']
  /** `until`: at the end of which turn it goes, counted from this one */
  turns?: number
  effect?(g: Game, use: Use): Script
  /** without being activated: does it attack this enemy freely, at once, when that enters its danger zone? (8.10f) */
  attacksOnEntry?(g: Game, figure: Figure, enemy: Figure): boolean
  /** what happens when its time is over */
  expire?(g: Game, figure: Figure): Script
  /** abilities it may stand for; it is then activated whenever those may be */
  copies?(g: Game, figure: Figure): readonly AbilityId[]
  /** is it good play to use it now? the default answer, where its worth pays for it */
  recommended?(g: Game, use: Use): boolean
  /** what it should bring its side, in lives of an ordinary figure (worth.ts); enemies who could undo it weigh it too */
  worth?(g: Game, use: Use): number
  hooks?: Hooks
}

/** What changes the rules for a figure: an ability, or what the figure is. */
export type Effect = Pick<Ability, 'rule' | 'hooks'>

export type TraitTable = { readonly [Id in Trait]: Effect }
export type AbilityTable = { readonly [Id in AbilityId]: Ability & { id: Id } }

/** Is nothing to be done or chosen when it is activated? */
const isState = ({ effect, targets, copies, notActivated, duration }: Ability): boolean =>
  !effect && !targets && !copies && !notActivated && duration !== 'until'

/** Is an ability at work without being activated, printed with this cost? */
export const isAlways = ({ timing }: RuleBook, ability: Ability, cost: number): boolean =>
  ability.moment
    ? timing.unnumberedAlways && cost === 0 && isState(ability)
    : !ability.copies && !ability.inert

/** Is it used for nothing, so that there is nothing to raise and nobody who spends? */
export const isFree = ({ timing }: RuleBook, { cost }: Pick<Use, 'cost'>): boolean =>
  timing.unnumberedAlways && cost === 0

/** Does it act by itself when its moment comes, being always at work? */
export const isAutomatic = (
  { timing }: RuleBook,
  { ability, printed, cost }: Pick<Use, 'ability' | 'printed' | 'cost'>,
): boolean => ability.automatic === true && timing.unnumberedAlways && cost === 0 && ability === printed

/**
 * What is at work on a figure: abilities that need no activation, those activated and not over (8.04), and
 * what the rules say of this figure by name.
 */
export function atWork(g: Game, figure: Figure): Effect[] {
  const { abilities: printed, traits } = g.typeOf(figure)
  if (!printed.length && !figure.marks.length && !traits) return none
  // Marks are only ever added to a list or left out of a new one, so the list and its length tell them apart.
  const { marks, type } = figure
  const known = g.work.get(figure)
  if (known && known.marks === marks && known.count === marks.length && known.type === type) return known.list
  const list = effectsOf(g, figure)
  g.work.set(figure, { marks, count: marks.length, type, list })
  return list
}

function effectsOf(g: Game, figure: Figure): Effect[] {
  const { abilities: printed, traits } = g.typeOf(figure)
  const list: Effect[] = traits ? traits.map(trait => g.book.traits[trait]) : []
  for (const { id, cost } of printed) {
    const ability = g.book.abilities[id]
    if (ability.notActivated || isAlways(g.book, ability, cost)) list.push(ability)
  }
  for (const mark of figure.marks) list.push(g.book.abilities[mark.ability])
  return list
}
const none: Effect[] = []

/** Multiplications first, then additions (1.09); everything counts (1.10). */
export function total(base: number, bonuses: Iterable<Bonus>): number {
  let times = 1
  let plus = 0
  for (const bonus of bonuses) {
    times *= bonus.times ?? 1
    plus += bonus.plus ?? 0
  }
  return base * times + plus
}

type NumberPoint = 'movementPoints' | 'shotDamageDice' | 'attackDice' | 'endurance' | 'strategyRoll'

/** A number printed on a base with everything that changes it. */
export function modified(g: Game, point: NumberPoint, figure: Figure, base: number): number {
  const bonuses: Bonus[] = []
  for (const ability of atWork(g, figure)) {
    const bonus = ability.hooks?.[point]?.(g, figure)
    if (bonus) bonuses.push(bonus)
  }
  return total(base, bonuses)
}

type PermitWithReason = 'mayShootThreatened' | 'mayShootAfterMove' | 'mayMoveAfterShot' | 'mayStrike'
type Permit = PermitWithReason | 'mayCrossEnemy' | 'mayLeaveBoard' | 'mayRunThreatened' | 'mayCharge'

/** Does some ability at work permit what the general rules forbid? (1.11, 8.03) */
export const permits = (g: Game, point: Permit, figure: Figure): boolean =>
  atWork(g, figure).some(ability => ability.hooks?.[point]?.(g, figure) === true)

/**
 * Why a figure may not do what the general rules forbid, unless some ability at work permits it (1.11, 8.03): the
 * reason of an ability that would at another time, else the general one.
 */
export function permitBan(
  g: Game,
  point: PermitWithReason,
  figure: Figure,
  general: Refusal,
): Refusal | undefined {
  let reason: Refusal | undefined
  for (const ability of atWork(g, figure)) {
    const verdict = ability.hooks?.[point]?.(g, figure)
    if (verdict === true) return undefined
    reason ??= verdict
  }
  return reason ?? general
}

/** Why an enemy's ability does not touch a figure, if so. */
export function isSpared(g: Game, figure: Figure, ability: AbilityId, user: Figure): Refusal | undefined {
  for (const own of atWork(g, figure)) {
    const verdict = own.hooks?.mayBeAffected?.(g, figure, ability, user)
    if (verdict !== undefined && verdict !== true) return verdict
  }
  return undefined
}

/** Why a shooter may neither aim at a figure nor hurt it with a shot without a target, if so. */
export function shotBan(g: Game, target: Figure, shooter: Figure): Refusal | undefined {
  for (const own of atWork(g, target)) {
    const verdict = own.hooks?.mayBeShot?.(g, target, shooter)
    if (verdict !== undefined && verdict !== true) return verdict
  }
  return undefined
}

/** Why a figure may not attack another freely, if so: itself may do nothing, or the other is out of its reach (6.25). */
export function freeAttackBan(g: Game, target: Figure, attacker: Figure): Refusal | undefined {
  for (const own of atWork(g, target)) {
    const verdict = own.hooks?.mayBeFreelyAttacked?.(g, target, attacker)
    if (verdict !== undefined && verdict !== true) return verdict
  }
  return forbids(g, 'mayAct', attacker)
}

/** Why a figure cannot carry this friend, if so; nobody carries without an ability to (8.42). */
export function carryBan(g: Game, carrier: Figure, friend: Figure): Refusal | undefined {
  for (const own of atWork(g, carrier)) {
    const verdict = own.hooks?.mayCarry?.(g, carrier, friend)
    if (verdict !== undefined) return verdict === true ? undefined : verdict
  }
  return { code: 'no-carrier', rule: '8.42', about: { figure: carrier.id, target: friend.id } }
}

/** Hexes that the defaults keep between a figure and the nearest enemy; 0 for who closes in. */
export const keepsAway = (g: Game, figure: Figure): number =>
  Math.max(0, ...atWork(g, figure).map(({ hooks }) => hooks?.keepsAway?.(g, figure) ?? 0))

/** Where a figure has to go now, if anywhere. */
export function mandatoryMoveOf(g: Game, figure: Figure): MandatoryMove | undefined {
  for (const own of atWork(g, figure)) {
    const mandatory = own.hooks?.mandatoryMove?.(g, figure)
    if (mandatory) return mandatory
  }
  return undefined
}

/** Does only ending its move in this enemy's danger zone count as entering it, for who answers or attacks? (8.13) */
export const crossesUnmet = (g: Game, figure: Figure, enemy: Figure): boolean =>
  atWork(g, figure).some(own => own.hooks?.crossesUnmet?.(g, figure, enemy))

/** Does an enemy count this figure among those it attacks? */
export const isFought = (g: Game, figure: Figure, enemy: Figure): boolean =>
  atWork(g, figure).every(own => (own.hooks?.mayBeFought?.(g, figure, enemy) ?? true) === true)

/** Why a figure that shot moves no more, unless an ability lets it (5.01). */
export const moveAfterShotBan = (g: Game, figure: Figure): Refusal | undefined =>
  permitBan(g, 'mayMoveAfterShot', figure, {
    code: 'shot-already',
    rule: '5.01',
    about: { figure: figure.id },
  })

type OwnBan = 'mayAct' | 'mayMove' | 'mayRun' | 'mayBeAllocated' | 'mayFall'

/** Does some ability at work forbid what the general rules allow? Gives the reason (1.11, 8.03). */
export function forbids(g: Game, point: OwnBan, figure: Figure): Refusal | undefined {
  for (const ability of atWork(g, figure)) {
    const verdict = ability.hooks?.[point]?.(g, figure)
    if (verdict !== undefined && verdict !== true) return verdict
  }
  return undefined
}
