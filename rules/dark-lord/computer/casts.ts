import type { PowerId } from '../army/profile.ts'
import { foesOf, half, typeOfCombatant } from '../field/field.ts'
import { isEngaged, livesByWill, resistDiceOf } from '../field/points.ts'
import { hasFreeWill, willOf } from '../field/stores.ts'
import type { Battlefield } from '../field/vocabulary.ts'
import { type CastChoice, castBan, nameBan, takenBy } from '../powers/cast.ts'
import type { Combatant } from '../state.ts'
import type { Aims } from './aims.ts'
import { chanceOfBest, chanceOfTwo } from './chances.ts'
import { costOfWill, staminaOf } from './exchange.ts'

/** What a point of Will is worth, spent by oneself or by an enemy who resists. */
const forWill = 1.2
/** Shares of its prize: what a figure does in a turn that it may not do then, and in a fight if it is in one. */
const forTurn = 0.08
const forFight = 0.15
/** Whoever is to get away loses so much in a turn in which it cannot move, and more where it is moved back. */
const forHalt = 60
const forBack = 30

/** What it is worth that a power takes hold of a figure, in points. */
function worthOf(f: Battlefield, power: PowerId, target: Combatant, aims: Aims): number {
  const prize = aims.prizeOf(target)
  const { might, will, life, marks, ring } = target
  const hasPart = f.skirmish.part === 0 && !marks.transfixed
  const held = () => {
    if (marks.transfixed) return 0
    const halts = target === aims.runaway && hasPart && !isEngaged(target) ? forHalt : 0
    return halts + (isEngaged(target) ? forFight : hasPart ? forTurn : 0) * Math.min(prize, 150)
  }
  switch (power) {
    case 'wounding':
      return prize / Math.max(1, staminaOf(target)) + (life === 1 ? prize / 4 : 0)
    case 'transfixing':
      return held()
    case 'compelling':
      return held() + (target === aims.runaway && !isEngaged(target) ? forBack : 0)
    case 'sapping':
      if (livesByWill(f, target) && will <= 3) return prize / (1 + will / 2)
      return forWill * Math.min(2, will) * (typeOfCombatant(f, target).powers.length > 0 ? 2 : 1)
    case 'draining':
      return 1 + might + (ring === null ? 0 : 2)
    case 'frightening':
      return (isEngaged(target) ? 0 : 0.1 * Math.min(prize, 60)) * chanceOfTwo(11)
  }
}

/** The chance that a figure resists a power by the usual order. */
function chanceToResist(f: Battlefield, target: Combatant, power: PowerId, number: number): number {
  const will = Math.max(0, willOf(f, target) - (livesByWill(f, target) ? 1 : 0))
  const paid = power === 'draining' ? Math.min(1, will) : half(will)
  return chanceOfBest(Math.min(paid, will) + resistDiceOf(f, target), number)
}

export interface WeighedCast {
  cast: CastChoice
  gain: number
}

/**
 * The best power that a figure could cast now; undefined where none is worth its Will. Will is made to last for the
 * turns that are left.
 */
export function bestCast(f: Battlefield, caster: Combatant, aims: Aims): WeighedCast | undefined {
  if (castBan(f, caster)) return undefined
  const { skirmish, library } = f
  const own = livesByWill(f, caster) ? caster.will - 2 : caster.will
  const free = hasFreeWill(f, caster) ? 1 : 0
  const turns = Math.max(1, skirmish.lastTurn - skirmish.turn)
  const most = Math.min(willOf(f, caster), Math.max(0, own) + free, 1 + Math.ceil(own / turns) + free)
  const price = livesByWill(f, caster)
    ? Math.max(forWill, costOfWill(caster, aims.prizeOf(caster)) / 3)
    : forWill
  let best: WeighedCast | undefined
  const look = (cast: CastChoice, value: number, targets: readonly Combatant[]) => {
    const done = chanceOfBest(cast.dice, value)
    // A throw that is good enough comes to this much, more or less.
    const number = Math.max(value, cast.dice > 1 ? 5 : 4)
    let gain = -price * Math.max(0, cast.dice - free)
    for (const target of targets) {
      const resisted = chanceToResist(f, target, cast.power, number)
      gain += done * (1 - resisted) * worthOf(f, cast.power, target, aims)
      if (target.will > 0) gain += done * forWill * 0.5
    }
    if (gain > 0.5 && gain > (best?.gain ?? 0)) best = { cast, gain }
  }
  for (const printed of typeOfCombatant(f, caster).powers)
    for (let dice = 1; dice <= Math.min(3, most); dice++) {
      const cast = { power: printed.id, dice, channel: false }
      if (!library.powers[printed.id].names) {
        const taken = takenBy(f, caster, printed, false)
        if (taken.length > 0) look({ ...cast, target: null }, printed.value, taken)
        continue
      }
      for (const target of targetsOf(f, caster, aims))
        if (!nameBan(f, caster, printed, target, false)) look({ ...cast, target }, printed.value, [target])
    }
  return best
}

/** So many are looked at: the costliest. */
const maxTargets = 6

const targetsOf = (f: Battlefield, { owner }: Combatant, { prizeOf }: Aims): Combatant[] =>
  foesOf(f, owner)
    .sort((a, b) => prizeOf(b) - prizeOf(a))
    .slice(0, maxTargets)
