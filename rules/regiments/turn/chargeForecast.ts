import type { Cell } from '../../board/board.ts'
import { type Battlefield, hostOf, makeBattlefield, standingIn, unitCalled } from '../field/battlefield.ts'
import { type ChargeWay, chargeChance, chargeWay } from '../field/chargeWays.ts'
import type { DeclaredCharge, Regiment } from '../state.ts'
import { goingCharge, standAfter } from './chargeMoves.ts'
import { cloneState } from './cloneState.ts'

/** The field as a charge may find it when its turn to go has come. */
interface FieldThen {
  f: Battlefield
  chance: number
}

/** What the charges declared before leave to one that goes after them (RB-08.4). */
export interface ChargeOutlook {
  /** that it arrives, over all falls of their dice and its own */
  chance: number
  /** labels of those declared before that may take its way or its place, or come upon its target first */
  inTheWay: string[]
  /** may any way be left? (RB-08.2) */
  open: boolean
}

/** Looks at charges as they will go, after those that are declared. */
export type ChargeForecast = (unit: Regiment, target: Regiment, way: ChargeWay) => ChargeOutlook

/** More fields than these are not told apart: then the likelier end of a charge stands for both. */
const maxFields = 64

/**
 * What becomes of charges when those declared before them have gone. Those arrive or fall short, each by its own chance; that
 * shots or the ground destroy one on the way is left out of account.
 */
export function chargeForecast(f: Battlefield): ChargeForecast {
  const known = new Map<string, FieldThen[]>()
  const fieldsBefore = (label: string): FieldThen[] => {
    const before = f.war.charges.filter(({ by }) => by !== label)
    const key = before.map(({ by }) => by).join()
    let fields = known.get(key)
    if (!fields) known.set(key, (fields = before.reduce(afterCharge, [{ f, chance: 1 }])))
    return fields
  }
  return (unit, target, way) => {
    const alone = chargeChance(f, unit, way.cost)
    const fields = fieldsBefore(unit.label)
    if (fields.length === 1 && fields[0]!.f === f) return { chance: alone, inTheWay: [], open: true }
    const ways = fields.map(then => wayThen(then.f, unit.label, target.label))
    const chance = fields.reduce(
      (sum, then, i) => sum + (ways[i] ? then.chance * chargeChance(f, unit, ways[i].cost) : 0),
      0,
    )
    return {
      chance,
      inTheWay: chance < alone - nothing ? inTheWay(f, unit, target, way, fields) : [],
      open: ways.some(each => each !== undefined),
    }
  }
}

/** Sums of chances differ by less than this though they are the same. */
const nothing = 1e-9

const wayThen = (f: Battlefield, by: string, on: string): ChargeWay | undefined => {
  const target = unitCalled(f, on)
  return target.condition === 'field' ? chargeWay(f, standingIn(f, unitCalled(f, by)), target) : undefined
}

/** All fields as one more charge may leave them. */
function afterCharge(fields: readonly FieldThen[], charge: DeclaredCharge): FieldThen[] {
  return fields.flatMap(({ f, chance }) => {
    const going = goingCharge(f, charge)
    if (!going) return [{ f, chance }]
    const exact = going.way ? chargeChance(f, going.unit, going.way.cost) : 0
    const arrives = 2 * fields.length <= maxFields ? exact : Math.round(exact)
    return [
      ...(arrives > 0 ? [{ f: fieldThen(f, charge, true), chance: chance * arrives }] : []),
      ...(arrives < 1 ? [{ f: fieldThen(f, charge, false), chance: chance * (1 - arrives) }] : []),
    ]
  })
}

function fieldThen(f: Battlefield, charge: DeclaredCharge, arrives: boolean): Battlefield {
  const then = makeBattlefield(cloneState(f.war), () => {}, f.board)
  standAfter(then, goingCharge(then, charge)!, { fled: charge.fled, arrives })
  return then
}

/** Who of those declared before stands on a way in one of the fields, or has come upon a fled target before it. */
function inTheWay(
  f: Battlefield,
  unit: Regiment,
  target: Regiment,
  { poses }: ChargeWay,
  fields: readonly FieldThen[],
): string[] {
  const way = new Set<Cell>(poses.map(({ at }) => at))
  return f.war.charges.flatMap(({ by, on, fled }) => {
    if (by === unit.label) return []
    const stands = fields.some(then => {
      const host = hostOf(then.f, unitCalled(then.f, by))
      return host.condition === 'field' && way.has(host.at)
    })
    return stands || (fled && on === target.label) ? [by] : []
  })
}
