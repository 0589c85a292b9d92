import type { Refusal } from '../../../core/space.ts'
import type { AbilityId, FigureType } from '../../army/figure.ts'
import type { Game } from '../game.ts'
import type { Figure } from '../state.ts'
import type { Bonus, MandatoryMove } from '../terms.ts'
import type { Ability, Effect, RuleBook, Use } from '../vocabulary.ts'

// How the rules ask abilities, at the points that `vocabulary.ts` lists.

/** Is nothing to be done or chosen when it is activated? */
const isState = ({ effect, targets, copies, notActivated, duration }: Ability): boolean =>
  !effect && !targets && !copies && !notActivated && duration !== 'until'

/**
 * Is an ability at work without being activated, printed with this cost? One with a moment is not, even where it costs
 * nothing (8.05), unless the rule book says so of those that cost nothing.
 */
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
export function atWork(g: Game, figure: Figure): readonly Effect[] {
  // Marks are only ever added to a list or left out of a new one, so the list and its length tell them apart.
  const { marks, type } = figure
  const known = g.work.get(figure)
  if (known && known.marks === marks && known.count === marks.length && known.type === type) return known.list
  const list = effectsOf(g, figure)
  g.work.set(figure, { marks, count: marks.length, type, list })
  return list
}

function effectsOf(g: Game, { marks, type }: Figure): readonly Effect[] {
  const printed = printedEffects(g.book, g.battle.types[type]!)
  return marks.length ? [...printed, ...marks.map(mark => g.book.abilities[mark.ability])] : printed
}

/** What is printed on a base never changes: it is worked out once for a type in a rule book. */
const effectsOfTypes = new WeakMap<RuleBook, WeakMap<FigureType, readonly Effect[]>>()
function printedEffects(book: RuleBook, type: FigureType): readonly Effect[] {
  let known = effectsOfTypes.get(book)
  if (!known) effectsOfTypes.set(book, (known = new WeakMap()))
  let list = known.get(type)
  if (!list) {
    const always = type.abilities.flatMap(({ id, cost }) => {
      const ability: Ability = book.abilities[id]
      return ability.notActivated || isAlways(book, ability, cost) ? [ability] : []
    })
    list = [...(type.traits ?? []).map(trait => book.traits[trait]), ...always]
    known.set(type, list)
  }
  return list
}

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
