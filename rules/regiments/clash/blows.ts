import { numberOf } from '../../play/odds/fraction.ts'
import { type HowStruck, makeAttack, rulesInHand, rulesOfPart } from '../attack/attack.ts'
import { lossOfArea, lossOfAttack } from '../attack/lossOfAttack.ts'
import { rememberedOfParts } from '../attack/remembered.ts'
import { type AttackStages, stagesOf, strikingValue } from '../attack/stages.ts'
import { averageOf } from '../base/spread.ts'
import { type Worked, workOut } from '../base/values.ts'
import { library } from '../library.ts'
import type { Attack, SpecialAttack, StrikingPart } from '../rulePoints.ts'
import type { Amount, ModelPart, PrintedRule } from '../unit/unitProfile.ts'
import { type Fighters, fightersOf, restrictedAttacks, supportsFrom } from './fighters.ts'
import { formationOf, modelsIn } from './formation.ts'
import { attachedOf, type Clash, ordinaryOf, type Pool, touchesOf, type UnitInClash } from './state.ts'
import { weaponOf } from './wielding.ts'

/** Attacks of one part of alike models at one pool, in one step. */
export interface Blows {
  how: HowStruck
  step: number
  way: Fighters['way']
  /** attacks; of a special attack models that make it */
  count: number
  /** hits of each model's special attack */
  each: Amount | null
  /** the rule that makes them, where they are no plain standard attacks */
  by: string | null
}

/** All that blows go through. */
export const blowStages = ({ how }: Blows): AttackStages => stagesOf(makeAttack(how))

/** In this order they strike: from the quickest down (RB-14.2). */
const steps = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0] as const

/** Steps in which anything may strike in a round: each part's is fixed before the first blow (RB-14.1). */
export function stepsInRound(clash: Clash): number[] {
  const found = clash.units.flatMap(unit =>
    unit.pools.flatMap(pool => pool.model.parts.flatMap(part => stepsOfPart(clash, unit, pool, part))),
  )
  return steps.filter(step => found.includes(step))
}

function stepsOfPart(clash: Clash, unit: UnitInClash, pool: Pool, part: ModelPart): number[] {
  const enemy = touchesOf(clash, unit)[0]?.enemy
  if (!enemy) return []
  const by = { unit, pool, part }
  return [
    ...(part.attacks === undefined ? [] : [stepAs(by, 'standard', enemy)]),
    ...specialsOf(unit, pool, part).map(({ special }) => special.step ?? stepAs(by, 'special', enemy)),
  ]
}

/** The step of a part's attacks of a kind, whomever they go to. */
function stepAs(by: StrikingPart, kind: 'standard' | 'special', enemy: UnitInClash): number {
  const weapon = kind === 'standard' ? weaponOf(by.pool, by.part) : null
  const { charging, round } = by.unit
  return rememberedSteps(by.part, { kind, weapon, fixed: false, charging, round }, () => {
    const at = { unit: enemy, pool: enemy.pools[0]!, atFront: true }
    return stepOf(makeAttack({ kind, by, at, weapon })).value
  })
}
const rememberedSteps = rememberedOfParts<number>()

/** The step of a part's attacks (RB-14.1): of standard ones with its weapon, of special ones without (G4d). */
export function stepOf(attack: Attack): Worked {
  const { by, weapon, kind } = attack
  const fixed = kind === 'standard' && weapon ? library[weapon.id].step : undefined
  const graces = by.part.rules.filter(({ id }) => library[id].stepPlus !== undefined)
  if (fixed !== undefined && graces.length === 0) return { value: fixed, clauses: [weapon!.id] }
  const agility = strikingValue(attack, 'agility')
  const changes = [
    ...(by.unit.charging ? [{ clause: 'RB-14', plus: 1 }] : []),
    ...(fixed === undefined
      ? []
      : graces.slice(0, 1).map(({ id }) => ({ clause: id, plus: library[id].stepPlus! }))),
  ]
  const { value, clauses } = workOut(agility.value, changes, 'agility')
  return { value, clauses: [...agility.clauses, ...clauses] }
}

/** Whom attacks go to that nobody sends elsewhere: the ordinary pool, else the first attached model (RB-16.3). */
function targetOf(enemy: UnitInClash, frontToFront: boolean, height = Infinity): Pool | undefined {
  const ordinary = ordinaryOf(enemy)
  const lives = ordinary !== undefined && ordinary.life > 0
  if (lives && ordinary.model.height <= height) return ordinary
  // A27b: over front against front else an attached one low enough.
  if (lives && !(frontToFront && height < Infinity)) return undefined
  const others = lives ? formationOf(enemy).attached : attachedOf(enemy)
  return others.find(({ life, model }) => life > 0 && model.height <= height)
}

/** Every blow of every unit that comes in a step, as units stand when it begins (RB-14.2). */
export const blowsInStep = (clash: Clash, step: number): Blows[] =>
  clash.units.flatMap(unit => fightersOf(clash, unit).flatMap(fighters => blowsOf(unit, fighters, step)))

/** Every blow of a round as units stand now. */
export const allBlows = (clash: Clash): Blows[] =>
  stepsInRound(clash).flatMap(step => blowsInStep(clash, step))

function blowsOf(unit: UnitInClash, fighters: Fighters, step: number): Blows[] {
  const { pool, way, touch } = fighters
  const at = (target: Pool) => ({ unit: touch.enemy, pool: target, atFront: touch.at === 'front' })
  const frontToFront = fighters.over === 'front' && touch.at === 'front'
  return [...standardBlows(), ...specialBlows()]

  function standardBlows(): Blows[] {
    const target = targetOf(touch.enemy, frontToFront)
    if (!target) return []
    const { parts } = pool.model
    const hows = parts.map(
      (part): HowStruck => ({
        kind: 'standard',
        by: { unit, pool, part },
        at: at(target),
        weapon: weaponOf(pool, part),
      }),
    )
    const comes = ({ by }: HowStruck) => stepAs(by, 'standard', touch.enemy) === step
    if (!hows.some(comes)) return []
    const counts = attacksOf(unit, fighters, hows)
    return hows.flatMap((how, i): Blows[] => {
      if (counts[i] === 0 || !comes(how)) return []
      const plain: Blows = { how, step, way, count: counts[i]!, each: null, by: null }
      return [way === 'freely' ? inOneIfBetter(plain, fighters.models) : plain]
    })
  }

  function specialBlows(): Blows[] {
    if (way === 'support') return []
    return pool.model.parts.flatMap(part =>
      specialsOf(unit, pool, part).flatMap(({ own, special }): Blows[] => {
        if (way === 'flank' && !special.overFlanks) return []
        const target = targetOf(touch.enemy, frontToFront, special.height)
        if (!target) return []
        const { values } = special
        const how: HowStruck = {
          kind: 'special',
          by: { unit, pool, part },
          at: at(target),
          weapon: null,
          values,
        }
        if ((special.step ?? stepAs(how.by, 'special', touch.enemy)) !== step) return []
        return [{ how, step, way, count: fighters.models, each: special.hits, by: own.id }]
      }),
    )
  }
}

const specialsOf = (
  unit: UnitInClash,
  pool: Pool,
  part: ModelPart,
): { own: PrintedRule; special: SpecialAttack }[] =>
  rulesOfPart({ unit, pool, part }, 'special', null).rules.flatMap(own => {
    const special = library[own.id].special?.(own, { unit, pool, part })
    return special ? [{ own, special }] : []
  })

/** Standard attacks of each part of these models together. */
function attacksOf(
  unit: UnitInClash,
  { pool, models, way, rank, withHurt }: Fighters,
  hows: readonly HowStruck[],
): number[] {
  const { parts } = pool.model
  const wanted = hows.map(({ by: { part } }, i) => {
    if (part.attacks === undefined || (way === 'support' && rank > supportsFrom({ unit, pool, part })))
      return 0
    return strikingValue(makeAttack(hows[i]!), 'attacks').value
  })
  const all = (each: readonly number[]) =>
    way === 'freely' ? [...each] : restrictedAttacks(unit, pool, each)
  const usual = all(wanted)
  const hurt = hurtAttacks(pool)
  if (!withHurt || hurt.every(more => more === 0)) return usual.map(each => each * models)
  const raging = all(wanted.map((each, i) => (parts[i]!.attacks === undefined ? 0 : each + hurt[i]!)))
  return usual.map((each, i) => each * (models - 1) + raging[i]!)
}

/** Attacks that each part of a pool's hurt model has for the life it has lost (A30). */
function hurtAttacks(pool: Pool): number[] {
  const lost = modelsIn(pool) * pool.model.life - pool.life
  return pool.model.parts.map(({ rules }) => (rules.some(({ id }) => library[id].attacksByLoss) ? lost : 0))
}

/** One attack for each model in place of all its others, where that is likely to cost more life (A17). */
function inOneIfBetter(plain: Blows, models: number): Blows {
  const own = rulesInHand(plain.how.by).find(({ id }) => library[id].inOne)
  const inOne = own && library[own.id].inOne
  if (!inOne) return plain
  const { rules, values } = inOne
  const other: Blows = {
    ...plain,
    how: { ...plain.how, values, besides: { gift: { plus: {}, rules }, clause: own.id } },
    count: models,
    by: own.id,
  }
  return likelyLoss(other) > likelyLoss(plain) ? other : plain
}

/** Life that blows are likely to cost, whether so much is there or not. */
export function likelyLoss(blows: Blows): number {
  const stages = blowStages(blows)
  const one = numberOf(averageOf(lossOfAttack(stages, Number.POSITIVE_INFINITY)))
  if (stages.others.length === 0) return blows.count * one
  const { hits, others } = lossOfArea(stages, Number.POSITIVE_INFINITY)
  const beyond = others.reduce((sum, { loss }) => sum + numberOf(averageOf(loss)), 0)
  return blows.count * (one + numberOf(averageOf(hits)) * beyond)
}
