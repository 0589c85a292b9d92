import type { Dice } from '../../core/dice.ts'
import { type Machine, run } from '../../core/script.ts'
import type { BattleEvent } from '../battle/events.ts'
import type { Game } from '../battle/game.ts'
import { battleMachine, gameOf } from '../battle/machine.ts'
import type { BattleQuestion } from '../battle/questions.ts'
import type { Battle } from '../battle/state.ts'
import { library } from '../library.ts'
import type { BattleSave } from '../module.ts'

const machine = battleMachine(library)

/** Answers a question of a battle that is only imagined. */
export type Player = (g: Game, question: BattleQuestion) => string

/** Nothing in a battle goes on for longer than so many answers; what does is broken off. */
const maxAnswers = 400

/**
 * Dice of an imagined battle, known from a number and never those of the battle itself: the same place in the stream
 * shows the same face whatever is tried, so that two tries can be compared.
 */
export const imaginedDice =
  (seed: number): Dice =>
  n => {
    let t = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(n + 1, 0xc2b2ae35)
    t = Math.imul(t ^ (t >>> 15), 0x2c1b3c6d)
    t = Math.imul(t ^ (t >>> 12), 0x297a2d39)
    return (((t ^ (t >>> 15)) >>> 0) % 6) + 1
  }

/**
 * Plays a battle on in thought, from its open question up to the combats of the turn, and shows how it stands there.
 * Its own dice are never thrown: whoever looks ahead knows no more than anybody else.
 */
export function playOn(save: BattleSave, answer: Player, dice: Dice): Game {
  let table: Game | undefined
  let answers = 0
  const upToCombat: Machine<Battle, BattleEvent, Game> = {
    ...machine,
    begin(battle, emit) {
      if (battle.phase === 'combat') return undefined
      const step = machine.begin(battle, emit)
      table = step?.table
      return step
    },
  }
  const outcome = run(upToCombat, save, {
    dice,
    policy: question => {
      answers++
      if (answers > maxAnswers) return undefined
      return { answer: answer(table!, question as BattleQuestion), from: 'computer' }
    },
  })
  if (!outcome.ok) throw new Error(`cannot be played on: ${outcome.refusal.code}`)
  return gameOf(library, outcome.state, () => {})
}
