import type { ArmyWords } from '../play/armyText.ts'
import { engineOf } from '../play/engine.ts'
import type { Armies, GameParts, Measure } from '../play/gameParts.ts'
import { twoLists } from '../play/twoLists.ts'
import { type ArmyMeasure, armyFaults, maxFigures } from './army/army.ts'
import { isHeroProfile, type Side, sides, traitIds } from './army/profile.ts'
import { profileOf, profiles } from './army/roster.ts'
import { starterArmy } from './army/starter.ts'
import { computerOf } from './computer/think.ts'
import { darkLord } from './contract/module.ts'
import { standingOrders } from './field/orders.ts'
import type { ScenarioRules } from './field/vocabulary.ts'
import { lessonsOf } from './lessons/lessons.ts'
import { scenarios } from './scenarios/index.ts'
import { scenarioIds } from './state.ts'
import type { DarkLord } from './types.ts'

const scenarioOf = (rules: string): ScenarioRules =>
  scenarios[scenarioIds.find(id => id === rules) ?? 'open-field']

const words: ArmyWords = {
  lists: { free: { en: 'free', fr: 'libres' }, shadow: { en: 'shadow', fr: 'ombre' } },
  most: maxFigures,
}

/** What an army of this side is measured by: its scenario says how much of what was agreed on it may cost. */
function measureOf(side: Side, { rules, points, restrictions }: Measure<DarkLord>): ArmyMeasure {
  const scenario = scenarioOf(rules)
  return { side, scenario, points: scenario.points(side, points), ...(restrictions && { restrictions }) }
}

/** Choosing armies (DB-27). */
const armies: Armies<DarkLord> = {
  ...twoLists<DarkLord, Side>({
    lists: sides,
    words,
    rule: 'DB-27',
    listOf: ({ side }) => side,
    pieceOf: profileOf,
    faults: (army, side, measure) => armyFaults(army, measureOf(side, measure)),
    starter: (side, { rules, points, restrictions }) =>
      starterArmy(side, points, scenarioOf(rules), restrictions),
  }),
  roster: profiles,
  groups: ['hero', 'warrior'],
  groupOf: piece => (isHeroProfile(piece) ? 'hero' : 'warrior'),
  rules: Object.fromEntries(traitIds.map(id => [id, 'DB-27'])),
}

const engine = engineOf(darkLord)

/** The Dark Lord with all that it offers. */
export const darkLordGame: GameParts<DarkLord> = {
  engine,
  terms: {
    books: scenarioIds,
    sizes: {
      least: 400,
      most: 1000,
      offered: [500, 750, 1000],
      usual: book => (book === 'flight' ? 400 : 500),
    },
    sides,
    restrictions: true,
  },
  armies,
  orders: standingOrders,
  opponent: computerOf(engine),
  lessons: lessonsOf(engine),
  league: {
    sides,
    armies: 'each',
    scores: [6, 2, 0],
  },
}
