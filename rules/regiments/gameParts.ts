import type { ArmyWords } from '../play/armyText.ts'
import { engineOf } from '../play/engine.ts'
import type { Armies, GameParts } from '../play/gameParts.ts'
import { twoLists } from '../play/twoLists.ts'
import { computerOf } from './computer/think.ts'
import { regiments } from './contract/module.ts'
import { standingOrders } from './field/orders.ts'
import { lessonsOf } from './lessons/lessons.ts'
import type { Regiments } from './types.ts'
import { armyFaults, listIds, listOfUnit, maxUnits, starterUnits } from './unit/armyFaults.ts'
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

/** Choosing armies: a list each, whichever (RB-22.3, RB-23). */
const armies: Armies<Regiments> = {
  ...twoLists<Regiments, UnitListId>({
    lists: listIds,
    words,
    rule: 'RB-23',
    listOf: listOfUnit,
    pieceOf: (id, types) => types?.[id] ?? suppliedUnits().find(each => each.id === id),
    faults: (army, list, { points, restrictions }) =>
      armyFaults(army, { list, points, ...(restrictions && { restrictions }) }),
    starter: (list, { points, restrictions }) => starterUnits(list, points, suppliedUnits(), restrictions),
  }),
  get roster() {
    return suppliedUnits()
  },
  groups: ['unit', 'character'],
  groupOf: ({ attachable }) => (attachable ? 'character' : 'unit'),
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
  orders: standingOrders,
  opponent: computerOf(engine),
  lessons: lessonsOf(engine),
  // By RB-25 a victory brings 11 to 20 points of 20.
  league: { sides: listIds, armies: 'each', scores: [40, 20, 0], victory: [22, 40] },
}
