import { type ArmyWords, readArmy, writeArmy } from '../play/armyText.ts'
import { engineOf } from '../play/engine.ts'
import type { Armies, ArmyTerms, GameParts, Measure, ParsedOrder, StandingOrders } from '../play/gameParts.ts'
import { type ArmyMeasure, armyFaults, maxFigures } from './army/army.ts'
import { isHeroProfile, otherSide, type Side, sides, traitIds } from './army/profile.ts'
import { profileOf, profiles } from './army/roster.ts'
import { starterArmy } from './army/starter.ts'
import { computerOf } from './computer/think.ts'
import { darkLord } from './contract/module.ts'
import { isOrderTopic, readOrder, writeOrder } from './field/orders.ts'
import type { ScenarioRules } from './field/vocabulary.ts'
import { lessonsOf } from './lessons/lessons.ts'
import { scenarios } from './scenarios/index.ts'
import { scenarioIds } from './state.ts'
import type { DarkLord } from './types.ts'

const sideOf = (list: string): Side => (list === 'shadow' ? 'shadow' : 'free')
const scenarioOf = (rules: string): ScenarioRules =>
  scenarios[scenarioIds.find(id => id === rules) ?? 'open-field']

const words: ArmyWords = {
  lists: { free: { en: 'free', fr: 'libres' }, shadow: { en: 'shadow', fr: 'ombre' } },
  most: maxFigures,
}

/** What an army of this list is measured by: its scenario says how much of what was agreed on it may cost. */
function measureOf(list: string, { rules, points, restrictions }: Measure<DarkLord>): ArmyMeasure {
  const side = sideOf(list)
  const scenario = scenarioOf(rules)
  return { side, scenario, points: scenario.points(side, points), ...(restrictions && { restrictions }) }
}

/** Choosing armies (DB-27). */
const armies: Armies<DarkLord> = {
  lists: sides,
  roster: profiles,
  listOf: ({ side }) => side ?? 'free',
  groups: ['hero', 'warrior'],
  groupOf: piece => (isHeroProfile(piece) ? 'hero' : 'warrior'),
  most: maxFigures,
  wanted: ({ camps }: ArmyTerms, player) =>
    camps === 'rolled'
      ? { lists: sides, one: false }
      : { lists: [player === 0 ? sideOf(camps) : otherSide(sideOf(camps))], one: false },
  sidesOf: ({ camps }) => (camps === 'rolled' ? null : [sideOf(camps), otherSide(sideOf(camps))]),
  check(army, measure) {
    const found = army.flatMap(id => profileOf(id, measure.types) ?? [])
    const unknown = army.find(id => !profileOf(id, measure.types))
    if (unknown !== undefined) return [{ code: 'unknown-figure', rule: 'DB-27', about: { figure: unknown } }]
    return armyFaults(
      found,
      measureOf(measure.list ?? found.find(each => each.side)?.side ?? 'free', measure),
    )
  },
  checkAll: (all, measure) =>
    Object.entries(all).flatMap(([list, army]) =>
      armies
        .check(army, { ...measure, list })
        .map(refusal => ({ ...refusal, about: { ...refusal.about, army: list } })),
    ),
  starter(list, { rules, points, restrictions }) {
    const side = sideOf(list)
    const scenario = scenarioOf(rules)
    return starterArmy(side, points, scenario, restrictions)
  },
  isPossible: (list, _all, measure) => armies.starter(list, measure).length > 0,
  read: (text, all) => readArmy(text, all, words),
  write: (army, language) => writeArmy(army, words, language),
  numbers: { lists: 'DB-27', list: 'DB-27', restrictions: 'DB-27' },
  rules: Object.fromEntries(traitIds.map(id => [id, 'DB-27'])),
}

/** Orders for what comes up in the other's time (part 7 of the rules). */
const orders: StandingOrders<DarkLord> = {
  parse(topic, value): ParsedOrder {
    if (!isOrderTopic(topic))
      return { ok: false, refusal: { code: 'no-such-order', about: { subject: topic.slice(0, 40) } } }
    const read = readOrder(topic, value)
    return read
      ? { ok: true, topic, value: writeOrder(read) }
      : { ok: false, refusal: { code: 'no-order-value', about: { value: value.slice(0, 40) } } }
  },
  over: (mine, here) => ({ ...mine, ...here }),
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
  orders,
  opponent: computerOf(engine),
  lessons: lessonsOf(engine),
  league: {
    sides,
    armies: 'each',
    scores: [6, 2, 0],
  },
}
