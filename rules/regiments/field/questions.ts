import { asking, type QuestionWithOrders } from '../../play/askWithOrders.ts'
import { sendingOrders } from '../formation/sendingOrder.ts'

/** What a message needs to put a question into words, by its kind; units and hexes are labels. */
export interface QuestionFacts {
  deploy: { waiting: string[]; placed: string[] }
  /** whoever has placed all first: does he begin the battle? (RB-23.1) */
  begin: object
  /** a spell that a wizard gives up for another one (M01d) */
  learn: { knows: string[] }
  /** a move before the battle (M05) */
  vanguard: { units: string[] }
  charge: { ready: string[]; declared: string[] }
  /** chance: that it arrives, if its target holds */
  reaction: { by: string; way: number; chance: number; terror: boolean }
  redirect: { fled: string; targets: string[] }
  /** several of one side that do the same, one by one: who is next? (RB-08.4, RB-19.1, M32) */
  order: { what: 'charges' | 'tests' | 'movers'; units: string[] }
  move: { ready: string[] }
  /** a random mover's direction (M32f) */
  heading: { amount: string }
  /** ambushers that come: where, and how formed (M17d, e) */
  arrive: { units: string[] }
  /** hidden models: shall one show itself now? (M15b) */
  reveal: { hosts: string[] }
  sweep: { targets: string[] }
  cast: { dice: number; wizards: string[] }
  dispel: { spell: string; by: string; on: string; sum: number; dice: number }
  /** an engineer names a model (M26) */
  direct: { whom: string[] }
  shoot: { ready: string[] }
  /** a weapon master's or one of several weapons (G4b, A26) */
  weapon: { part: string; weapons: string[] }
  /**
   * at whom attacks go in a step: `of` files of freely fighting models and their supporters, or hits of a special attack;
   * targets with how many of these may go at each, life that is left, and life that they would be likely to cost (RB-16)
   */
  strike: {
    step: number
    special: string | null
    of: number
    targets: { label: string; most: number; life: number; likely: number }[]
  }
  /** one of several weapons to shoot with, of those that serve now (G5a) */
  missile: { part: string; weapons: string[] }
  retreat: { won: boolean }
  /** a broken enemy: from which of those that it touches does it flee? (RB-09.1) */
  away: { from: string[] }
  pursue: { fled: string[] }
  overrun: object
  'combat-reform': { won: boolean }
  rally: object
}
export type QuestionKind = keyof QuestionFacts

/** What orders may answer, and with what; the first value is the usual one. */
export const orderTopics = {
  begin: ['begin', 'defend', 'ask'],
  learn: ['ask', 'usual'],
  order: ['usual', 'ask'],
  reaction: ['measured', 'hold', 'flee', 'ask'],
  redirect: ['nearest', 'never', 'ask'],
  reveal: ['never', 'ask'],
  dispel: ['measured', 'all', 'never', 'ask'],
  direct: ['measured', 'never', 'ask'],
  weapon: ['best', 'ask'],
  strike: [...sendingOrders, 'ask'],
  retreat: ['losing', 'never', 'ask'],
  away: ['usual', 'ask'],
  pursue: ['measured', 'always', 'never', 'ask'],
  overrun: ['always', 'never', 'ask'],
  'combat-reform': ['face', 'never', 'ask'],
  rally: ['face', 'ask'],
} as const satisfies Record<string, readonly string[]>
export type OrderTopic = keyof typeof orderTopics

export type GameQuestion = QuestionWithOrders<QuestionFacts, OrderTopic>

/** `ask` asks a player and goes on with the value of the answer; `askChoice` asks for one of some values, where there is a choice. */
export const { ask, askChoice } = asking<QuestionFacts, OrderTopic>()
