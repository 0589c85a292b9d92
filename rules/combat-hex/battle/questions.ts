import type { Question } from '../../core/script.ts'
import type { AbilityId } from '../army/figure.ts'
import type { Blow } from './rolls.ts'
import type { Edge } from './state.ts'

/**
 * Every question of a battle, with the facts that words and buttons need, and how it is answered.
 * Labels stand for figures (`A3`) and hexes (`C7`), directions for facings (`NE`).
 *
 * | kind            | answers                                                                          |
 * |-----------------|----------------------------------------------------------------------------------|
 * | camp-or-board   | `camp`, `board`                                                                  |
 * | camp            | `good`, `evil`                                                                   |
 * | board           | the id of a board                                                                |
 * | edge            | `left`, `right`; `top`, `bottom` too where more than two play                    |
 * | deploy          | `place A3 C7 NE`, `lift A3`, `auto` (places all that wait), `done`                |
 * | role            | `attacker`, `defender`                                                           |
 * | declare         | `use A3 fast`, `done`                                                      |
 * | strategy        | `use A3 battle-awareness`, `done`                                                |
 * | move-enemy      | `move B3 C7-D7 NE`, an enemy; `done`                                             |
 * | act             | `move A3 C7-D7 NE`, `run A3 D8 NE`, `shoot A3 B2 NE`, `turn A3 S`, `use A3 fast`, |
 * |                 | `use A3 steal-essence fast`, `shoot A3 NE` where no target is named,             |
 * |                 | `end A3` (its activation), `done` (the phase)                                    |
 * | ring            | `keep`, `take-off` (9.11)                                                        |
 * | turning         | `turn A3 S`, `done` (3.091)                                                      |
 * | react           | `use A3 repel`, `use A3 steal-essence repel`, `pass`                             |
 * | convert-hit     | the figure that pays, `none`                                                     |
 * | convert-wound   | the figure that pays, `none`                                                     |
 * | reroll          | the faces to be thrown again, `1 1 3`; `all`, `none`                             |
 * | allocate        | the figure that takes the die                                                    |
 * | combat          | the first of the attacker's figures in the chain                                 |
 */
export interface QuestionFacts {
  'camp-or-board': Record<string, never>
  camp: Record<string, never>
  board: { boards: string[] }
  /** `edges`: those that are left, where more than two play */
  edge: { edges?: Edge[] }
  deploy: { waiting: string[]; placed: string[] }
  /** `players`: how many play, where more than two; `first`: it is the deployment roll that was won */
  role: { players?: number; first?: true }
  /** `openly`: the others know of it before they choose */
  declare: { moment: Moment; figures: string[]; openly?: true }
  strategy: { figures: string[] }
  /** an enemy is moved, with its movement points */
  'move-enemy': { figure: string; movement: number; ability: AbilityId }
  act: {
    /** the figure whose activation is open, if any, and what is left to it */
    active: string | null
    movement: number
    /** figures that have not acted yet */
    ready: string[]
  }
  turning: { figures: string[] }
  /** a figure that began the turn with the Ring on */
  ring: { figure: string }
  react: {
    /** what the reaction would answer */
    moment: Moment
    /** figure that set it off, if any */
    cause: string | null
    /** ability that set it off */
    ability?: AbilityId
    figures: string[]
    loss?: number
  }
  'convert-hit': { blow: Blow; target?: string; left: number; hits: number; cost: Record<string, number> }
  'convert-wound': {
    blow: Blow
    target?: string
    left: number
    faces: number[]
    cost: Record<string, number>
  }
  /** damage dice of which some may be thrown again */
  reroll: { faces: number[]; ability: AbilityId }
  /** `converted`: how many dice, this one and the next, were superficial wounds */
  allocate: {
    die: number
    rest: number[]
    converted?: number
    targets: { id: string; life: number; endurance: number }[]
  }
  combat: { chains: string[][] }
}

/** One way to answer a question, besides leaving it alone: with what a standing order may look at. */
export interface AnswerChoice<Answer = string> {
  answer: Answer
  /** the ability on the base that would be used */
  ability?: AbilityId
  /** who acts and pays, and how much */
  figure: string
  cost: number
  /** figures that it answers, or names */
  about: readonly string[]
  /** is it good play? */
  recommended(): boolean
  /** how likely it is to take or save a life, or how much of one it does on average; left out: nobody can say */
  chance?(): number
  /** do the defaults see nothing in it as the battle stands? left out where they cannot say; the player may see more */
  isVain?(): boolean
}

/** What some kinds of questions carry besides, for those who leave the answer to an order. */
export interface Orderable<Answer = string> {
  /** the fallback as the rules go on with it, for whoever plays without writing answers down */
  sound?(): unknown
  /** the best first */
  choices?(): readonly AnswerChoice<Answer>[]
  /** the answer in place of every choice */
  decline?: Answer
  /** a sound answer for somebody who puts figures in this order: below 0 where `a` comes first */
  prefer?(compare: (a: string, b: string) => number): Answer
  /** a sound answer that spends points only as it may */
  sparing?(may: (choice: AnswerChoice<unknown>) => boolean): Answer
  /** hexes from a figure to a hex, as the crow flies; undefined where there is no such hex */
  far?(figure: string, hex: string): number | undefined
}

export type QuestionKind = keyof QuestionFacts
export const questionKinds = [
  'camp-or-board',
  'camp',
  'board',
  'edge',
  'deploy',
  'role',
  'declare',
  'strategy',
  'move-enemy',
  'act',
  'turning',
  'ring',
  'react',
  'convert-hit',
  'convert-wound',
  'reroll',
  'allocate',
  'combat',
] as const satisfies readonly QuestionKind[]

export type GameQuestion = {
  [K in QuestionKind]: Question<QuestionFacts[K]> & Orderable & { kind: K }
}[QuestionKind]

/** When an ability may be activated: its moment, as its own text names it (8.08, 8.082). */
export const moments = [
  'before-strategy-roll',
  'strategy',
  'before-action',
  'before-move',
  'own-action',
  'during-move',
  'before-others-move',
  'leaving-zone',
  'zone-entered',
  'before-shot',
  'shot-aimed',
  'before-shot-damage',
  'count-attacks',
  'before-combat-roll',
  'after-damage-roll',
  'before-allocation',
  'damage-allocated',
  'fallen',
  'about-to-spend',
  'ability-activated',
] as const
export type Moment = (typeof moments)[number]

/** Whether a moment belongs to a combat: then it is for the figures alone that fight it (8.08, 8.081). */
export const ofCombat: Readonly<Record<Moment, boolean>> = {
  'before-strategy-roll': false,
  strategy: false,
  'before-action': false,
  'before-move': false,
  'own-action': false,
  'during-move': false,
  'before-others-move': false,
  'leaving-zone': false,
  'zone-entered': false,
  'before-shot': false,
  'shot-aimed': false,
  'before-shot-damage': false,
  'count-attacks': true,
  'before-combat-roll': true,
  'after-damage-roll': true,
  'before-allocation': false,
  'damage-allocated': false,
  fallen: false,
  'about-to-spend': false,
  'ability-activated': false,
}
