import type { Script } from '../../rules/core/script.ts'
import { makeAttack } from '../../rules/regiments/attack/attack.ts'
import { type AttackStages, stagesOf } from '../../rules/regiments/attack/stages.ts'
import { type Blows, stepOf } from '../../rules/regiments/clash/blows.ts'
import { fightRound, type RoundTold, throwBlows } from '../../rules/regiments/clash/fightRound.ts'
import { type HowMet, meet } from '../../rules/regiments/clash/makeClash.ts'
import { allBlows } from '../../rules/regiments/clash/sending.ts'
import { volley } from '../../rules/regiments/clash/volley.ts'
import type { Clash, Pool, UnitInClash } from '../../rules/regiments/formation/clashState.ts'
import type { BorneRuleId } from '../../rules/regiments/unit/ruleNames.ts'
import type { Aim, Attack } from '../../rules/regiments/unit/rulePoints.ts'
import {
  type Amount,
  type Fielded,
  type ModelMark,
  type ModelPart,
  type ModelValue,
  modelValues,
  type PrintedRule,
  type StrikingValue,
  strikingValues,
  type UnitProfile,
} from '../../rules/regiments/unit/unitProfile.ts'

/** `3`, `D6`, `2D3+1` */
export function amount(words: string): Amount {
  const [, dice, faces, plus] = /^(?:(\d*)D([36]))?\+?(\d*)$/.exec(words)!
  return { dice: faces ? Number(dice || 1) : 0, faces: faces === '3' ? 3 : 6, plus: Number(plus || 0) }
}

/** `A24`, `M02 5`, `A10 +2`, `A04 3x2`, `A13 D3`, and what else stands in its brackets. */
export function rule(words: string, more: Partial<PrintedRule> = {}): PrintedRule {
  const [id = '', said] = words.split(' ')
  const own: PrintedRule = { id: id as BorneRuleId, ...more }
  if (said === undefined) return own
  if (said.includes('x')) {
    const [number, by] = said.split('x')
    return { ...own, number: Number(number), by: Number(by) }
  }
  if (['A13', 'A14', 'A25', 'A27'].includes(id)) return { ...own, amount: amount(said) }
  return { ...own, number: Number(said), ...(said.startsWith('+') ? { beyond: true as const } : {}) }
}

/** A rule that gives something: `gift('A15', { strength: 1 }, 'A24')`. */
export const gift = (
  id: BorneRuleId,
  plus: Partial<Record<StrikingValue, number>>,
  ...rules: readonly string[]
): PrintedRule => ({ id, gift: { plus, rules: rules.map(each => rule(each)) } })

type Said = string | PrintedRule
const printed = (said: Said): PrintedRule => (typeof said === 'string' ? rule(said) : said)

interface PartWanted extends Partial<Record<StrikingValue, number>> {
  name?: string
  rules?: readonly Said[]
  marks?: readonly ModelMark[]
}

/** A part of a model: one attack, everything else 3, no Penetration; `attacks: -1` makes it one that has no attacks. */
export function part({ name = '', rules = [], marks = [], ...values }: PartWanted = {}): ModelPart {
  const { attacks = 1, offence = 3, strength = 3, penetration = 0, agility = 3 } = values
  return {
    name,
    ...(attacks < 0 ? {} : { attacks }),
    offence,
    strength,
    penetration,
    agility,
    rules: rules.map(printed),
    marks,
  }
}

export interface RegimentWanted extends PartWanted, Partial<Record<ModelValue, number>> {
  count?: number
  files?: number
  attachable?: boolean
  points?: number
  /** parts besides the first one, whose values and rules are said with the model's */
  others?: readonly PartWanted[]
}

const has = (list: readonly string[], key: string): boolean => list.includes(key)

/**
 * A unit by what is special about it: ten models in five files, one life, 3 of everything else, no Armour. Rules of models
 * (M) go to the model, others to its first part; marks to the model.
 */
export function regiment(wanted: RegimentWanted = {}): UnitProfile {
  const { count = 10, files = 5, attachable = false, points = 0, others = [], name = 'unit' } = wanted
  const rules = (wanted.rules ?? []).map(printed)
  const said = Object.entries(wanted)
  const ofModel = Object.fromEntries(said.filter(([key]) => has(modelValues, key)))
  const ofPart: PartWanted = Object.fromEntries(said.filter(([key]) => has(strikingValues, key)))
  return {
    id: name,
    name: { en: name, fr: name },
    points,
    count: attachable ? 1 : count,
    files: attachable ? 1 : files,
    attachable,
    model: {
      charge: 8,
      mobility: 5,
      discipline: 7,
      life: 1,
      defence: 3,
      resilience: 3,
      armour: 0,
      height: 1,
      ...ofModel,
      rules: rules.filter(({ id }) => id.startsWith('M')),
      marks: wanted.marks ?? [],
      parts: [part({ ...ofPart, rules: rules.filter(({ id }) => !id.startsWith('M')) }), ...others.map(part)],
    },
  }
}

/** A character that joins units: three life and two attacks. */
export const hero = (wanted: RegimentWanted = {}): UnitProfile =>
  regiment({ name: 'hero', life: 3, attacks: 2, ...wanted, attachable: true })

type Side = RegimentWanted | Fielded
const fielded = (side: Side): Fielded => ('joined' in side ? side : { unit: regiment(side), joined: [] })
/** A unit with who has joined it. */
export const withHeroes = (unit: RegimentWanted, ...joined: readonly UnitProfile[]): Fielded => ({
  unit: regiment(unit),
  joined,
})

/** Two units that have met: front against front, neither of them charging, in a second round, if nobody says otherwise. */
export const met = (
  one: Side,
  other: Side,
  { charging = null, over = 'front', round = 2, sends }: Partial<HowMet> = {},
): Clash => meet([fielded(one), fielded(other)], { charging, over, round, ...(sends && { sends }) })

/** Several units and who touches whom, where two are not enough. */
export const clashOf = (clash: Clash, touches: Clash['touches'], ...more: readonly UnitInClash[]): Clash => ({
  units: [...clash.units, ...more],
  touches,
})

/** Takes life off a pool before the round, as an earlier one has. */
export function hurt(clash: Clash, unit: number, life: number, pool = 0): Clash {
  const at = clash.units[unit]!.pools[pool]!
  at.life -= life
  at.atStart = at.life
  return clash
}

export const poolOf = (clash: Clash, unit: number, pool = 0): Pool => clash.units[unit]!.pools[pool]!
export const lifeOf = (clash: Clash, unit: number): number[] =>
  clash.units[unit]!.pools.map(({ life }) => life)

/** Blows of the first unit, or of another, as it stands. */
export const blowsBy = (clash: Clash, owner = 0): Blows[] =>
  allBlows(clash).filter(({ how }) => how.by.unit.owner === owner)

/** Blows in words: `5 freely at 3`, with the rule that makes them, if any. */
export const told = (blows: readonly Blows[]): string[] =>
  blows.map(({ count, way, step, by }) => `${count} ${way} at ${step}${by ? ` by ${by}` : ''}`)

/** The first attack of the first unit on the second, and what it goes through. */
export const attackOf = (clash: Clash, which = 0): Attack => makeAttack(blowsBy(clash)[which]!.how)
export const through = (one: Side, other: Side, how: Partial<HowMet> = {}): AttackStages =>
  stagesOf(attackOf(met(one, other, how)))

/** The step in which the first part of the first unit strikes. */
export const stepIn = (clash: Clash): number => stepOf(attackOf(clash)).value

export const near: Aim = { distance: 3, moved: false, marched: false, cover: 'none' }
/** What one unit shoots at another. */
export const shotsOf = (one: Side, other: Side, aim: Partial<Aim> = {}, atFront = true): Blows[] => {
  const { units } = met(one, other)
  return volley(units[0]!, units[1]!, { ...near, ...aim }, atFront)
}
export const shotThrough = (...given: Parameters<typeof shotsOf>): AttackStages =>
  stagesOf(makeAttack(shotsOf(...given)[0]!.how))

/** Faces by the name of their roll: `to-hit`, or `1 to-hit` for those of the second player alone. */
export type Faces = Readonly<Record<string, readonly number[]>>

/** Runs a part of the rules with the dice that are said; all of them have to be thrown, and no others. */
export function thrown<Result>(script: Script<Result>, faces: Faces): Result {
  const left = new Map(Object.entries(faces).map(([roll, each]) => [roll, [...each]]))
  let step = script.next()
  while (!step.done) {
    if (!('roll' in step.value)) throw new Error('nothing is asked in a clash')
    const { roll, by, count } = step.value
    const queue = left.get(`${by} ${roll}`) ?? left.get(roll) ?? []
    if (queue.length < count)
      throw new Error(`${by} ${roll}: ${count} dice, scripted ${queue.join(' ') || 'none'}`)
    step = script.next({ n: 0, faces: queue.splice(0, count) } as never)
  }
  for (const [roll, rest] of left) if (rest.length) throw new Error(`${roll}: ${rest.join(' ')} not thrown`)
  return step.value
}

export const fought = (clash: Clash, faces: Faces): RoundTold => thrown(fightRound(clash), faces)
/** Throws some blows. */
export const struck = (blows: Blows, faces: Faces) => thrown(throwBlows(blows), faces)
/** Faces that are alike. */
export const all = (count: number, face: number): number[] => Array.from({ length: count }, () => face)
