import { numberOf } from '../../play/odds/fraction.ts'
import { type HowStruck, makeAttack, rulesInHand, rulesOfPart } from '../attack/attack.ts'
import { lossOfArea, lossOfAttack } from '../attack/lossOfAttack.ts'
import { rememberedOfParts } from '../attack/remembered.ts'
import { type AttackStages, stagesOf, strikingValue } from '../attack/stages.ts'
import { averageOf, spreadOf } from '../base/spread.ts'
import { type Worked, workOut } from '../base/values.ts'
import { type Clash, type Pool, touchesOf, type UnitInClash } from '../formation/clashState.ts'
import { modelsIn } from '../formation/formation.ts'
import { weaponOf } from '../formation/wielding.ts'
import { library } from '../library.ts'
import type { Attack, StrikingPart, Struck } from '../unit/rulePoints.ts'
import type { Amount, ModelPart } from '../unit/unitProfile.ts'
import { type Fighters, fightersOf, restrictedAttacks, supportsFrom } from './fighters.ts'
import { type ModelsAt, meleeTargets, type OwnSpecial, type Striking } from './meleeTargets.ts'

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

/** Attacks that come in a step, of both sides, as units stand when it begins (RB-14.2): at whom is still to be said. */
export const strikingsIn = (clash: Clash, step: number): Striking[] =>
  clash.units.flatMap(unit => {
    const all = fightersOf(clash, unit)
    const first = all.filter(
      (each, i) => all.findIndex(({ pool, over }) => pool === each.pool && over === each.over) === i,
    )
    return first.flatMap(({ pool, over }) =>
      strikingsOf(
        unit,
        all.filter(each => each.pool === pool && each.over === over),
        step,
      ),
    )
  })

/** Attacks of one pool over one side in a step: standard ones of all, special ones of those who do not support. */
function strikingsOf(unit: UnitInClash, fighters: readonly Fighters[], step: number): Striking[] {
  const [first] = fighters
  const { pool, touches, way } = first!
  const { enemy } = touches[0]!
  const { parts } = pool.model
  const comes = (part: ModelPart, kind: 'standard' | 'special') =>
    stepAs({ unit, pool, part }, kind, enemy) === step
  const standard = parts.some(part => part.attacks !== undefined && comes(part, 'standard'))
  const specials = parts.flatMap(part =>
    way === 'support'
      ? []
      : specialsOf(unit, pool, part).filter(
          ({ special }) =>
            (way === 'freely' || special.overFlanks) &&
            (special.step === undefined ? comes(part, 'special') : special.step === step),
        ),
  )
  const strikings: Striking[] = [
    ...(standard ? [{ unit, pool, step, special: null, fighters, targets: meleeTargets(first!) }] : []),
    ...specials.map(special => ({
      unit,
      pool,
      step,
      special,
      fighters: fighters.slice(0, 1),
      targets: meleeTargets(first!, special.special.height),
    })),
  ]
  return strikings.filter(({ targets }) => targets.length > 0)
}

/** Blows of models that have been sent each at its target. */
export const blowsOf = (striking: Striking, placed: readonly ModelsAt[]): Blows[] =>
  placed.flatMap(models =>
    striking.special
      ? [specialBlows(striking, striking.special, models)]
      : standardBlows(striking, models, striking.step),
  )

const struckBy = ({ target: { touch, pool } }: ModelsAt): Struck => ({
  unit: touch.enemy,
  pool,
  atFront: touch.at === 'front',
})

function standardBlows({ unit, pool }: Striking, models: ModelsAt, step: number): Blows[] {
  const { way } = models
  const at = struckBy(models)
  const hows = pool.model.parts.map(
    (part): HowStruck => ({ kind: 'standard', by: { unit, pool, part }, at, weapon: weaponOf(pool, part) }),
  )
  const counts = attacksOf(unit, models, hows)
  return hows.flatMap((how, i): Blows[] => {
    if (counts[i] === 0 || stepAs(how.by, 'standard', at.unit) !== step) return []
    const plain: Blows = { how, step, way, count: counts[i]!, each: null, by: null }
    return [way === 'freely' ? inOneIfBetter(plain, models.models) : plain]
  })
}

function specialBlows({ unit, pool, step }: Striking, own: OwnSpecial, models: ModelsAt): Blows {
  const { part, special } = own
  const how: HowStruck = {
    kind: 'special',
    by: { unit, pool, part },
    at: struckBy(models),
    weapon: null,
    values: special.values,
  }
  return { how, step, way: models.way, count: models.models, each: special.hits, by: own.own.id }
}

const specialsOf = (unit: UnitInClash, pool: Pool, part: ModelPart): OwnSpecial[] =>
  rulesOfPart({ unit, pool, part }, 'special', null).rules.flatMap(own => {
    const special = library[own.id].special?.(own, { unit, pool, part })
    return special ? [{ part, own, special }] : []
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

/** The same where each model makes an amount of attacks that is still to be thrown. */
export const expectedLoss = (blows: Blows): number =>
  likelyLoss(blows) * (blows.each ? numberOf(averageOf(spreadOf(blows.each))) : 1)
