import { type Board } from '../board/board.ts'
import { boardById, boardFromText, boards } from '../board/boards.ts'
import type { Dice } from '../core/dice.ts'
import { type Numbered, type Policy, run, type Save } from '../core/script.ts'
import type { Refusal } from '../core/space.ts'
import type { Orders } from './battle/answers/orders/parse.ts'
import { ordersPolicy } from './battle/answers/orders/policy.ts'
import type { BattleEvent } from './battle/events.ts'
import type { Game } from './battle/game.ts'
import { battleMachine, boardOf, gameOf, type Shelf } from './battle/machine.ts'
import type { BattleQuestion } from './battle/questions.ts'
import type { Battle } from './battle/state.ts'
import { bookById } from './books/index.ts'

/** Changes whenever a battle under way could be asked other questions than before. */
export const rulesVersion = '1'

export type BattleSave = Save<Battle>

export const shelf: Shelf = {
  version: rulesVersion,
  book: bookById,
  board: boardById,
  boardFromText,
  boards: () => boards().map(board => board.id),
}

export type Outcome =
  | { ok: true; save: BattleSave; events: Numbered<BattleEvent>[] }
  /** with a save where the rules changed under the open question: to be kept, and its events told, all the same */
  | { ok: false; refusal: Refusal; save?: BattleSave; events?: Numbered<BattleEvent>[] }

export interface ResumeOptions {
  /** standing orders of each player; defaults where there are none */
  orders?: readonly (Orders | undefined)[]
  /** who answers besides the player, in place of all orders */
  policy?: Policy<Battle>
  /** for tests: dice in place of the seed's */
  dice?: Dice
}

/** Kinds that nobody waits for are answered at once, by sound defaults. */
export const defaults: Policy<Battle> = ordersPolicy([])

const machine = battleMachine(shelf)

/** Nobody waits for those who have lost and leave with the end of the step; they begin nothing more. */
const leavingAside =
  (policy: Policy<Battle>): Policy<Battle> =>
  (question, state) => {
    if (!state.players[question.by]?.lost) return policy(question, state)
    const idle = question.kind === 'act' && question.space.check('done').ok
    return { answer: idle ? 'done' : question.fallback(), from: 'default' }
  }

/** Answers the open question, if an answer is given, and runs on as far as the policy answers. */
export function go(save: BattleSave, answer: string | undefined, options: ResumeOptions = {}): Outcome {
  const policy = leavingAside(options.policy ?? ordersPolicy(options.orders ?? []))
  const outcome = run(machine, save, { answer, policy, dice: options.dice })
  if (outcome.ok) return { ok: true, save: outcome.save, events: outcome.events }
  const { refusal, events } = outcome
  return outcome.save === save ? { ok: false, refusal } : { ok: false, refusal, save: outcome.save, events }
}

/** A battle as it stands in the middle of its step. */
export interface Opened {
  state: Battle
  board: Board | null
  question: BattleQuestion | undefined
  game: Game
}

/** Runs a save up to its open question, to look at it. */
export function open(save: BattleSave): Opened {
  let game: Game | undefined
  const outcome = run(
    battleMachine(shelf, g => {
      game = g
    }),
    save,
    {},
  )
  if (!outcome.ok) throw new Error(`cannot be opened: ${outcome.refusal.code}`)
  const { state } = outcome
  return {
    state,
    board: boardOf(shelf, state) ?? null,
    question: outcome.question as BattleQuestion | undefined,
    game: game ?? gameOf(shelf, state, () => {}),
  }
}
