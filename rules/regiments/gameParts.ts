import { type ArmyWords, readArmy, writeArmy } from '../play/armyText.ts'
import { engineOf } from '../play/engine.ts'
import type { Armies, ArmyTerms, GameParts, ParsedOrder, StandingOrders } from '../play/gameParts.ts'
import { computerOf } from './computer/think.ts'
import { regiments } from './contract/module.ts'
import { isOrderTopic, readOrder } from './field/orders.ts'
import { lessonsOf } from './lessons/lessons.ts'
import type { Regiments } from './types.ts'
import { armyFaults, isListId, listIds, listOfUnit, maxUnits, starterUnits } from './unit/armyFaults.ts'
import { suppliedUnits, type UnitListId } from './unit/roster.ts'
import type { UnitProfile } from './unit/unitProfile.ts'

const words: ArmyWords<UnitProfile> = {
  lists: {
    crown: { en: 'crown', fr: 'couronne' },
    wilds: { en: 'wilds', fr: 'terres sauvages' },
  },
  most: maxUnits,
  sizeOf: ({ count }) => count,
}

const listOr = (list: string | undefined): UnitListId =>
  list !== undefined && isListId(list) ? list : 'crown'
const otherList = (list: UnitListId): UnitListId => listIds.find(each => each !== list)!

const unitBy = (id: string, types?: Readonly<Record<string, UnitProfile>>): UnitProfile | undefined =>
  types?.[id] ?? suppliedUnits().find(each => each.id === id)

/** Choosing armies: a list each, whichever (RB-22.3, RB-23). */
const armies: Armies<Regiments> = {
  lists: listIds,
  get roster() {
    return suppliedUnits()
  },
  listOf: piece => listOfUnit(piece) ?? 'crown',
  groups: ['unit', 'character'],
  groupOf: ({ attachable }) => (attachable ? 'character' : 'unit'),
  most: maxUnits,
  wanted: ({ camps }: ArmyTerms, player) =>
    camps === 'rolled'
      ? { lists: listIds, one: false }
      : { lists: [player === 0 ? listOr(camps) : otherList(listOr(camps))], one: false },
  sidesOf: ({ camps }) => (camps === 'rolled' ? null : [listOr(camps), otherList(listOr(camps))]),
  check(army, { types, list, points, restrictions }) {
    const unknown = army.find(id => !unitBy(id, types))
    if (unknown !== undefined) return [{ code: 'unknown-figure', rule: 'RB-23', about: { figure: unknown } }]
    const units = army.flatMap(id => unitBy(id, types) ?? [])
    const own = list ?? units.map(listOfUnit).find(each => each !== null)
    return armyFaults(units, { list: listOr(own), points, ...(restrictions && { restrictions }) })
  },
  checkAll: (all, measure) =>
    Object.entries(all).flatMap(([list, army]) =>
      armies
        .check(army, { ...measure, list })
        .map(refusal => ({ ...refusal, about: { ...refusal.about, army: list } })),
    ),
  starter: (list, { points, restrictions }) =>
    starterUnits(listOr(list), points, suppliedUnits(), restrictions),
  isPossible: (list, _all, measure) => armies.starter(list, measure).length > 0,
  read: (text, all) => readArmy(text, all, words),
  write: (army, language) => writeArmy(army, words, language),
  numbers: { lists: 'RB-23', list: 'RB-23', restrictions: 'RB-23' },
}

const orders: StandingOrders<Regiments> = {
  parse(topic, value): ParsedOrder {
    if (!isOrderTopic(topic))
      return { ok: false, refusal: { code: 'no-such-order', about: { subject: topic.slice(0, 40) } } }
    const read = readOrder(topic, value)
    return read
      ? { ok: true, topic, value: read.word }
      : { ok: false, refusal: { code: 'no-order-value', about: { value: value.slice(0, 40) } } }
  },
  over: (mine, here) => ({ ...mine, ...here }),
}

const engine = engineOf(regiments)

/** Regiments with all that it offers. */
export const regimentsGame: GameParts<Regiments> = {
  engine,
  terms: {
    books: ['pitched-battle'],
    sizes: { least: 500, most: 4000, offered: [1000, 2000, 3000], usual: () => 1000 },
    sides: listIds,
    restrictions: true,
  },
  armies,
  orders,
  opponent: computerOf(engine),
  lessons: lessonsOf(engine),
  // By RB-25 a victory brings 11 to 20 points of 20.
  league: { sides: listIds, armies: 'each', scores: [40, 20, 0], victory: [22, 40] },
}
