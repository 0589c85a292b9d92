import type { Armies, ArmyTerms, GameParts, Measure } from '../play/gameParts.ts'
import * as army from './army/army.ts'
import { makeArmy, parseArmy } from './army/armyNotation.ts'
import { abilityRules, type Camp, camps, kinds } from './army/figure.ts'
import { withoutPartner } from './army/partners.ts'
import { roster } from './army/roster.ts'
import { parseOrder } from './battle/answers/orders/parse.ts'
import { joinedOrders } from './battle/answers/orders/policy.ts'
import { type RuleBookId, ruleBooks } from './battle/state.ts'
import { freeCamps, usualPoints } from './books/index.ts'
import { takesDraw } from './computer/takesDraw.ts'
import { isPhaseUnderWay, skills, think, weighingOrders } from './computer/think.ts'
import { checkArmies, checkArmy, hasArmy, starterArmy } from './contract/armies.ts'
import { isPaidUnasked } from './contract/decided.ts'
import { orderScope } from './contract/orders.ts'
import { engine } from './engine.ts'
import { beginLesson, type LessonId, lessonIds, lessonState } from './lessons/lessons.ts'
import type { CombatHex } from './types.ts'

const bookOf = (id: string): RuleBookId => ruleBooks.find(book => book === id) ?? 'tournament'
const campOf = (list: string): Camp => (list === 'evil' ? 'evil' : 'good')
const otherCamp = (camp: Camp): Camp => (camp === 'good' ? 'evil' : 'good')

/** A measure in the names of the rules of armies; what it forbids was checked when it was agreed. */
const optionsOf = ({ points, rules, restrictions, types }: Measure<CombatHex>) => ({
  points,
  rules: bookOf(rules),
  ...(restrictions && { restrictions: restrictions as army.ArmyRestrictions }),
  ...(types && { types }),
})

/** Does a player bring one army of whichever camp? Of more than two the challenge says so for the first alone (2.022). */
const choosesCamp = ({ rules, camps: agreed }: ArmyTerms, player: number, players: number): boolean =>
  freeCamps(bookOf(rules)) && (agreed === 'rolled' || (player > 0 && players > 2))

/** Choosing armies (section 2). */
const armies: Armies<CombatHex> = {
  lists: camps,
  roster,
  listOf: ({ camp }) => camp,
  groups: kinds,
  groupOf: ({ kind }) => kind,
  partnersOf: ({ other }) => (other === undefined ? [] : [other]),
  isPartner: ({ replaces }) => replaces === true,
  withoutPartner,
  most: army.maxFigures,
  wanted(terms, player, players) {
    const one = choosesCamp(terms, player, players)
    if (one || terms.camps === 'rolled') return { lists: camps, one }
    const agreed = campOf(terms.camps)
    return { lists: [player === 0 ? agreed : otherCamp(agreed)], one }
  },
  sidesOf: ({ camps: agreed }, players) =>
    agreed === 'rolled' || players > 2 ? null : [agreed, otherCamp(campOf(agreed))],
  check: (list, measure) =>
    checkArmy(list, {
      ...optionsOf(measure),
      ...(measure.list !== undefined && { camp: campOf(measure.list) }),
    }),
  checkAll: (all, measure) => checkArmies(all, optionsOf(measure)),
  starter: (list, { points, restrictions }) =>
    starterArmy(campOf(list), points, restrictions as army.ArmyRestrictions | undefined),
  isPossible: (list, all, measure) => hasArmy(campOf(list), all, optionsOf(measure)),
  read(text, all) {
    const read = parseArmy(text, all)
    return read.ok ? { ...read, ...(read.camp && { list: read.camp }) } : read
  },
  write: ({ list, ...army }, language) =>
    makeArmy({ ...army, ...(list !== undefined && { camp: campOf(list) }) }, language),
  numbers: { lists: '2.022', list: '2.03', restrictions: '2.021' },
  rules: abilityRules,
}

/** Combat Hex with all that it offers. */
export const combatHexGame: GameParts<CombatHex> = {
  engine,
  terms: {
    books: ruleBooks,
    sizes: {
      least: army.minPoints,
      most: army.maxPoints,
      offered: [500, 1000, 1500],
      usual: book => usualPoints(bookOf(book)),
    },
    sides: camps,
    restrictions: true,
  },
  armies,
  orders: {
    parse: (topic, value, place) => parseOrder(topic, value, orderScope(place)),
    over: joinedOrders,
    deciding: {
      self: { points: 'ask' },
      program: { points: 'default' },
      first: (events, { battle }, player, orders) =>
        events.find(event => isPaidUnasked(event, player, battle, orders))?.n,
    },
  },
  opponent: {
    think: (save, level, known, seed, positions) => think(save, skills[level], known, seed, positions),
    // A computer that weighs its answers is asked in combats.
    orders: level => (skills[level].weighs ? weighingOrders : undefined),
    takesDraw,
    isUnderWay: isPhaseUnderWay,
  },
  lessons: {
    ids: lessonIds,
    terms: { rules: 'tournament', points: 500, camps: 'good', board: 'first-field' },
    begin: (id, begin) => beginLesson(id as LessonId, begin),
    stateAfter: (id, before, save, events) => lessonState(id as LessonId, before, save, events),
  },
  league: {
    sides: camps,
    armies: 'each',
    // Victory, by points or heroes, draw, and the same on the other side (7.05).
    scores: [6, 4, 3, 2, 0],
    numbers: {
      terms: '2.021',
      armies: '2.022',
      sides: '3.02',
      scores: '7.05',
      rulings: '10.01',
      exclusion: '10.09',
    },
  },
}
