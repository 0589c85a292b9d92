import type { FaceTable } from '../../core/script.ts'
import { meanUpTo } from '../base/spread.ts'
import { type ValueChange, type Worked, workOut } from '../base/values.ts'
import { foldRules } from '../formation/borne.ts'
import { attachedOf, type Pool } from '../formation/clashState.ts'
import { modelsIn } from '../formation/formation.ts'
import { library } from '../library.ts'
import { meets } from '../unit/meets.ts'
import type { Again, Attack, Handicap } from '../unit/rulePoints.ts'
import type { Amount, ModelValue, PrintedRule, StrikingValue } from '../unit/unitProfile.ts'
import { makeAttack } from './attack.ts'

/** What a face of a throw to hit comes to: hits that have yet to wound, and wounds without a throw (A06). */
export interface ToHitFace {
  hits: number
  wounds: number
  /** so many of the hits are added by the face, and are no hits of the attack itself (A22) */
  more: number
}
/** Of a throw to wound: does it, and does it pierce armour? (A18) */
export interface ToWoundFace {
  wounds: boolean
  pierced: boolean
}

/** A stage of a throw: what each face comes to, which faces are thrown again, and by which clauses. */
export interface ThrowStage<Face> {
  table: FaceTable<Face>
  /** is this face thrown again, once? */
  again: readonly boolean[]
  /** the needed score; null where faces decide by themselves */
  need: number
  /** the values that are compared: of whoever strikes and of whoever is struck; null where nothing is */
  compared: readonly [number, number] | null
  clauses: string[]
}

/** Scores of the saves against one wound; null: none. */
export interface SaveStage {
  armour: number | null
  special: number | null
  clauses: string[]
}

/** What one hit goes through. */
export interface HitStages {
  strength: Worked
  penetration: Worked
  wound: ThrowStage<ToWoundFace>
  /** saves against a usual wound, and against one that pierced */
  save: SaveStage
  pierced: SaveStage
  /** life lost by a wound that came through, and the most of it */
  loss: Amount
  most: number
  lossClauses: string[]
}

/** What one attack goes through; the game throws into it, and odds fold it. */
export interface AttackStages {
  /** null: it hits by itself */
  toHit: ThrowStage<ToHitFace> | null
  /** hits of one that hits by itself */
  hits: number
  hitClauses: string[]
  usual: HitStages
  /** the one hit of many that has more (A36) */
  picked: HitStages | null
  /** pools that suffer one hit each of an attack that hits: models beyond those of the pool that is struck (A04d) */
  others: { pool: Pool; hit: HitStages }[]
}

const faces = [1, 2, 3, 4, 5, 6]

/** Changes of a value by the rules that an attack bears, and by what was given. */
function changesOf(attack: Attack, value: StrikingValue): ValueChange[] {
  const { rules, weapon, added, kind } = attack
  return [
    ...(weapon && kind === 'standard' ? [weapon] : []).concat(rules).flatMap(own => {
      const change = library[own.id].change?.(own, value, attack)
      return change ? [change] : []
    }),
    ...added.flatMap(({ value: of, plus, clause }) => (of === value ? [{ clause, plus }] : [])),
  ]
}

/** A value of whoever strikes, worked out (RB-06.3). */
export function strikingValue(attack: Attack, value: StrikingValue): Worked {
  const { kind, by, values, weapon } = attack
  const shot = kind === 'shot' && weapon ? library[weapon.id].shoots : undefined
  const printed =
    value === 'strength' || value === 'penetration'
      ? ((kind === 'standard' ? undefined : values[value]) ??
        weapon?.values?.[value] ??
        shot?.[value] ??
        by.part[value])
      : value === 'attacks'
        ? (by.part.attacks ?? 0)
        : by.part[value]
  // A17: what stands in place of all standard attacks is what it is (RB-06.4).
  const final =
    kind === 'standard' && (value === 'strength' || value === 'penetration') ? values[value] : undefined
  const inOne = final === undefined ? [] : [{ clause: 'A17', set: final, final: true as const }]
  return workOut(printed, [...changesOf(attack, value), ...inOne], value)
}

/** Rules of the pool that is struck. */
const ofTarget = ({ at }: Attack) =>
  foldRules(at.pool.model.rules).map(own => ({ rule: library[own.id], own }))
const bearing = ({ rules }: Attack) => rules.map(own => ({ rule: library[own.id], own }))

const targetValue = (attack: Attack, value: ModelValue, changes: readonly ValueChange[] = []): Worked =>
  workOut(attack.at.pool.model[value], changes, value)

/** Needed by the difference of Offence and Defence (RB-10). */
export function needToHit(difference: number): number {
  if (difference >= 4) return 2
  if (difference >= 1) return 3
  return difference >= -3 ? 4 : 5
}

/** Needed by the difference of Strength and Resilience (RB-12). */
export const needToWound = (difference: number): number => Math.min(6, Math.max(2, 4 - difference))

const againBy = (by: readonly (Again | undefined)[], succeeds: (face: number) => boolean): boolean[] =>
  faces.map(face => by.includes(succeeds(face) ? 'successful' : 'failed'))

const named = (
  attack: Attack,
  all: ReturnType<typeof bearing>,
  says: (each: (typeof all)[number]) => unknown,
) => all.flatMap(each => (says(each) ? [each.own.id] : []))

/** What is needed to hit, with the clauses that made it so. */
function hitNeed(attack: Attack): Pick<ThrowStage<ToHitFace>, 'need' | 'compared' | 'clauses'> {
  const { kind, aim } = attack
  const clauses: string[] = []
  let need: number
  let compared: readonly [number, number] | null = null
  if (kind === 'shot') {
    need = attack.weapon?.number ?? defaultAccuracy
    clauses.push('RB-11')
    const worse = (handicap: Handicap, by: number, clause: string) => {
      if (by === 0 || attack.ignores.has(handicap)) return
      need += by
      clauses.push(clause)
    }
    worse('long-range', isLongRange(attack) ? 1 : 0, 'RB-11.3')
    worse('moving', aim?.moved ? 1 : 0, 'RB-11.3')
    worse('cover', aim ? { none: 0, soft: 1, hard: 2 }[aim.cover] : 0, 'RB-11.4')
  } else {
    const offence = strikingValue(attack, 'offence')
    const defence = targetValue(
      attack,
      'defence',
      ofTarget(attack).flatMap(({ rule, own }) => rule.defenceAt?.(own, attack, offence.value) ?? []),
    )
    need = needToHit(offence.value - defence.value)
    compared = [offence.value, defence.value]
    clauses.push('RB-10', ...offence.clauses, ...defence.clauses)
  }
  for (const { rule, own } of bearing(attack)) {
    const by = rule.hitNeed?.(own, attack) ?? 0
    need += by
    if (by) clauses.push(own.id)
  }
  for (const { rule, own } of ofTarget(attack)) {
    const by = rule.hitNeedAt?.(own, attack, need) ?? 0
    need += by
    if (by) clauses.push(own.id)
  }
  // Last of all, and never below 3+ (M26c).
  if (aim?.directed && need > minDirected) {
    need--
    clauses.push('M26')
  }
  return { need, compared, clauses }
}

const minDirected = 3

/** Accuracy of a shooting weapon that names none (RB-11.3). */
const defaultAccuracy = 4

/** Twice the distance lies beyond its range (RB-01.4). */
function isLongRange({ weapon, aim }: Attack): boolean {
  const range = weapon ? (weapon.values?.range ?? library[weapon.id].shoots?.range) : undefined
  return range !== undefined && aim !== undefined && 2 * hexes(aim.distance) > hexes(range)
}

/** Inches as the field counts them (RB-01.1). */
export const hexes = (inches: number): number => Math.max(1, Math.round(inches / 3))

function hitStage(attack: Attack, hits: number): ThrowStage<ToHitFace> {
  const { need, compared, clauses } = hitNeed(attack)
  // A natural 1 misses; a natural 6 hits, but for shots that need more than 6 (RB-10, RB-11.3).
  const succeeds = (face: number) => face !== 1 && (face >= need || (face === 6 && attack.kind !== 'shot'))
  const borne = bearing(attack)
  const poisons = borne.filter(({ rule }) => rule.woundsFrom)
  const woundsFrom = poisons[0]?.rule.woundsFrom?.(poisons.length) ?? 7
  const more = Math.max(0, ...borne.map(({ rule }) => rule.more ?? 0))
  const again = borne.map(({ rule }) => rule.hitAgain)
  return {
    table: faces.map(face => {
      if (!succeeds(face)) return { hits: 0, wounds: 0, more: 0 }
      const wounds = face >= woundsFrom ? 1 : 0
      const added = face === 6 ? more : 0
      return { hits: hits - wounds + added, wounds, more: added }
    }),
    again: againBy(again, succeeds),
    need,
    compared,
    clauses: [
      ...clauses,
      ...named(attack, borne, ({ rule }) => rule.woundsFrom ?? rule.more ?? rule.hitAgain),
    ],
  }
}

function woundStage(attack: Attack, strength: number): ThrowStage<ToWoundFace> {
  const borne = bearing(attack)
  const psychic = borne.some(({ rule }) => rule.againstDiscipline)
  const against = psychic ? disciplineAt(attack) : targetValue(attack, 'resilience').value
  const clauses = ['RB-12', ...named(attack, borne, ({ rule }) => rule.againstDiscipline)]
  let need = needToWound(strength - against)
  for (const { rule, own } of borne) {
    const now = rule.woundNeed?.(own, need) ?? need
    if (now !== need) clauses.push(own.id)
    need = now
  }
  const piercesFrom = Math.min(7, ...borne.map(({ rule }) => rule.piercesFrom ?? 7))
  const again = [
    ...borne.map(({ rule, own }) => ({ id: own.id, again: rule.woundAgain?.(own, attack) })),
    ...ofTarget(attack).map(({ rule, own }) => ({ id: own.id, again: rule.woundAgainAt?.(own, attack) })),
  ].filter(each => each.again)
  return {
    table: faces.map(face => ({ wounds: face >= need, pierced: face >= need && face >= piercesFrom })),
    again: againBy(
      again.map(each => each.again),
      face => face >= need,
    ),
    need,
    compared: [strength, against],
    clauses: [
      ...clauses,
      ...again.map(({ id }) => id),
      ...named(attack, borne, ({ rule }) => rule.piercesFrom),
    ],
  }
}

/** The model's own Discipline, or what presence lends its unit where that is higher: from outside, or from within (M39). */
function disciplineAt({ at: { pool, unit } }: Attack): number {
  const isMeant = (own: PrintedRule) =>
    unit.pools.some(({ life, unit: type, model }) => life > 0 && meets({ ...type, model }, own))
  const within = unit.pools.filter(
    ({ life, model }) =>
      life > 0 && !unit.shaken && model.rules.some(own => library[own.id].lendsDiscipline && isMeant(own)),
  )
  return Math.max(pool.model.discipline, unit.lent ?? 0, ...within.map(({ model }) => model.discipline))
}

/** Armour and one special save against a wound (RB-13). */
function saveStage(attack: Attack, penetration: Worked, pierced: boolean): SaveStage {
  const target = ofTarget(attack)
  const armour = targetValue(
    attack,
    'armour',
    target.flatMap(({ rule, own }) => rule.armourAt?.(own, attack) ?? []),
  )
  const pen = pierced ? piercing : penetration.value
  const need = Math.max(2, 7 - armour.value + pen)
  const specials = target.flatMap(({ rule, own }) => {
    const score = rule.specialSave?.(own, attack, pierced)
    return score === undefined ? [] : [{ score, id: own.id }]
  })
  const best = specials.toSorted((a, b) => a.score - b.score)[0]
  return {
    armour: need > 6 ? null : need,
    special: best && best.score <= 6 ? best.score : null,
    clauses: [
      'RB-13',
      ...armour.clauses,
      ...(pierced ? [] : penetration.clauses),
      ...(best ? [best.id] : []),
    ],
  }
}

/** Penetration of a wound that pierces (A18a). */
const piercing = 10
const one: Amount = { dice: 0, faces: 6, plus: 1 }

function hitStages(attack: Attack): HitStages {
  const strength = strikingValue(attack, 'strength')
  const penetration = strikingValue(attack, 'penetration')
  const borne = bearing(attack)
  const losses = borne.flatMap(({ rule, own }) => {
    const loss = rule.loss?.(own, attack)
    return loss ? [{ loss, id: own.id }] : []
  })
  const { life } = attack.at.pool.model
  losses.sort((a, b) => meanUpTo(b.loss, life) - meanUpTo(a.loss, life))
  return {
    strength,
    penetration,
    wound: woundStage(attack, strength.value),
    save: saveStage(attack, penetration, false),
    pierced: saveStage(attack, penetration, true),
    loss: losses[0]?.loss ?? one,
    most: life,
    lossClauses: losses.slice(0, 1).map(({ id }) => id),
  }
}

/** Everything that an attack goes through, worked out. */
export function stagesOf(attack: Attack): AttackStages {
  const borne = bearing(attack)
  const areas = borne.filter(({ rule }) => rule.hits)
  const { at } = attack
  const found = areas.length ? Math.max(...areas.map(({ rule, own }) => rule.hits!(own, attack))) : 1
  // No model suffers two of its hits (A04d): those beyond the pool that is struck go to attached ones.
  const hits = areas.length ? Math.min(modelsIn(at.pool), found) : found
  const others = attachedOf(at.unit)
    .filter(pool => pool !== at.pool && pool.life > 0)
    .slice(0, found - hits)
  const byItself = attack.kind === 'special' || borne.some(({ rule }) => rule.hitsByItself)
  const gift = borne.flatMap(({ rule, own }) => {
    const given = rule.oneHit?.(own, attack)
    return given ? [{ gift: given, clause: own.id }] : []
  })[0]
  return {
    toHit: byItself ? null : hitStage(attack, hits),
    hits,
    hitClauses: [...areas.map(({ own }) => own.id), ...named(attack, borne, ({ rule }) => rule.hitsByItself)],
    usual: hitStages(attack),
    picked: gift ? hitStages(makeAttack({ ...attack, besides: gift })) : null,
    others: others.map(pool => ({ pool, hit: hitStages(makeAttack({ ...attack, at: { ...at, pool } })) })),
  }
}
