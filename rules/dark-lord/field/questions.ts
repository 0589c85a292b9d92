import { asking, type QuestionWithOrders } from '../../play/askWithOrders.ts'
import type { PowerId } from '../army/profile.ts'
import type { RollId } from './rolls.ts'

/** What a message needs to put a question into words, by its kind; figures and hexes are labels. */
export interface QuestionFacts {
  deploy: { waiting: string[]; placed: string[] }
  /** two of the highest rank on one side: which has the Ring (DL-32) */
  holder: { figures: string[] }
  /** which hero tests next (DB-22b, d) */
  rally: { figures: string[] }
  /** is the die of DL-21 thrown now, or later, because it will not move (DL-22)? */
  'will-now': object
  /** the enemy's move of a wearer (DL-25) */
  'will-move': { left: number }
  act: { active: string | null; left: number; ready: string[] }
  shots: { ready: string[] }
  /** the move of a compelled figure (DL-56) */
  'compel-move': { left: number }
  /** what it is made to do (DL-58) */
  force: { may: string[] }
  /** points to add to a die (DB-07); `need`: what it has to be, where one number decides */
  might: { for: RollId; faces: number[]; best: number; need: number | null; left: number }
  fate: { left: number; of: string }
  'last-life': object
  resist: { power: PowerId; by: string; number: number; extra: number; will: number; channelled: boolean }
  'courage-will': {
    why: string
    faces: number[]
    courage: number
    total: number
    might: number
    will: number
  }
  /** is a point of Will spent the one that costs nothing? (DL-46) */
  'free-will': { points: number; will: number }
  /** whom of rider and mount a power takes (DL-52, DL-66, DL-68) */
  whose: { power: PowerId; target: string }
  heroic: { what: 'strike' | 'first-fight' }
  split: { fights: number }
  'fight-order': { fights: string[] }
  support: { one: string; others: string[] }
  'back-off': { figures: string[] }
  'strike-how': { targets: string[] }
  'strike-at': { figures: string[]; targets: string[] }
  shift: { by: string; hexes: string[] }
  'frighten-order': { figures: string[] }
  /** two ways lead equally straight away (DR-12) */
  'flight-way': { hexes: string[] }
}
export type QuestionKind = keyof QuestionFacts

/** What orders may answer, and with what; the first value is the usual one. */
export const orderTopics = {
  'will-now': ['now', 'later'],
  'will-might': ['always', 'never'],
  'will-move': ['aim', 'away', 'towards', 'charge', 'leave', 'ask'],
  might: ['win', 'never', 'ask'],
  fate: ['always', 'heroes', 'ask'],
  'last-life': ['always', 'never'],
  resist: ['measured', 'all', 'half', 'one', 'none', 'ask'],
  'courage-will': ['spend', 'never', 'ask'],
  'free-will': ['first', 'casting'],
  strike: ['outclassed', 'never', 'always', 'ask'],
  'first-fight': ['never', 'always', 'ask'],
  split: ['outnumber', 'ask'],
  'fight-order': ['labels', 'ask'],
  support: ['most', 'none', 'ask'],
  'back-off': ['safest', 'ask'],
  'strike-how': ['best', 'strikes', 'sweep', 'brand', 'ask'],
  'strike-at': ['likely', 'ask'],
  'frighten-order': ['nearest', 'ask'],
  whose: ['rider', 'mount', 'ask'],
  shift: ['first', 'ask'],
} as const satisfies Record<string, readonly string[]>
export type OrderTopic = keyof typeof orderTopics

export type GameQuestion = QuestionWithOrders<QuestionFacts, OrderTopic>

/** `ask` asks a player and goes on with the value of the answer; `askChoice` asks for one of some values, where there is a choice. */
export const { ask, askChoice } = asking<QuestionFacts, OrderTopic>()
