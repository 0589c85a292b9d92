import type { Question, Script } from '../../core/script.ts'
import { type Orderly, type Put, pickOrderly, putOrderly } from '../../play/orderly.ts'

/** What a message needs to put a question into words, by its kind; units and hexes are labels. */
export interface WarFacts {
  deploy: { waiting: string[]; placed: string[] }
  /** a spell that a wizard gives up for another one (M01d) */
  learn: { knows: string[] }
  /** a move before the battle (M05) */
  vanguard: { units: string[] }
  charge: { ready: string[]; declared: string[] }
  reaction: { by: string; way: number; terror: boolean }
  redirect: { fled: string; targets: string[] }
  move: { ready: string[] }
  /** a random mover's direction (M32f) */
  heading: { amount: string }
  /** ambushers that come: where (M17d) */
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
  retreat: { won: boolean }
  pursue: { fled: string[] }
  overrun: object
  'combat-reform': { won: boolean }
  rally: object
}
export type WarQuestionKind = keyof WarFacts

/** What orders may answer, and with what; the first value is the usual one. */
export const warTopics = {
  learn: ['ask', 'usual'],
  reaction: ['measured', 'hold', 'flee', 'ask'],
  redirect: ['nearest', 'never', 'ask'],
  reveal: ['never', 'ask'],
  dispel: ['measured', 'all', 'never', 'ask'],
  direct: ['measured', 'never', 'ask'],
  weapon: ['best', 'ask'],
  retreat: ['losing', 'never', 'ask'],
  pursue: ['measured', 'always', 'never', 'ask'],
  overrun: ['always', 'never', 'ask'],
  'combat-reform': ['face', 'never', 'ask'],
  rally: ['face', 'ask'],
} as const satisfies Record<string, readonly string[]>
export type WarTopic = keyof typeof warTopics

export type WarQuestion = {
  [K in WarQuestionKind]: Question<WarFacts[K]> & { kind: K } & Orderly<WarTopic>
}[WarQuestionKind]

type AskedInWar<K extends WarQuestionKind, Value> = Put<K, WarFacts[K], WarTopic, Value>

/** Asks a player; goes on with the value of the answer. */
export const put = <K extends WarQuestionKind, Value>(asked: AskedInWar<K, Value>): Script<Value> =>
  putOrderly(asked)

/** Asks for one of some values; nobody is asked where there is no choice. */
export const pick = <K extends WarQuestionKind, Value>(
  asked: Omit<AskedInWar<K, Value>, 'space'> & { values: readonly Value[]; write(value: Value): string },
): Script<Value> => pickOrderly(asked)
