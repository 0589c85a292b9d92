import type { JournalEntry } from '../../core/tape.ts'
import { figureById, type Game, moverOf } from '../battle/game.ts'
import type { GameQuestion } from '../battle/questions.ts'
import { beginStep, cloneState, gameOf } from '../battle/sequence/machine.ts'
import type { CombatHexState } from '../battle/state.ts'
import { library } from '../library.ts'
import type { CombatHexSave } from '../types.ts'

/** Answers a question of a battle that is only imagined, with the value that the rules go on with. */
export type ImaginedPlayer = (g: Game, question: GameQuestion) => unknown

/** Nothing in a battle goes on for longer than so many answers; what does is broken off. */
const maxAnswers = 400

/**
 * Dice of an imagined battle: the face of die number `n` of the battle, which is the `nth` die that was thrown for
 * this purpose, by this side, in the action of this figure.
 */
export type ImaginedDice = (n: number, purpose: string, nth: number) => number

/**
 * Dice known from a number, and never those of the battle itself. A throw shows the same faces whatever was thrown
 * before it for others: whoever tries two plans compares the plans, and not the luck of everybody who comes later.
 */
export const imaginedDice =
  (seed: number): ImaginedDice =>
  (_, purpose, nth) => {
    let t = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(nth + 1, 0xc2b2ae35)
    for (let i = 0; i < purpose.length; i++) t = Math.imul(t ^ purpose.charCodeAt(i), 0x01000193)
    t = Math.imul(t ^ (t >>> 15), 0x2c1b3c6d)
    t = Math.imul(t ^ (t >>> 12), 0x297a2d39)
    return (((t ^ (t >>> 15)) >>> 0) % 6) + 1
  }

/** Where imagined battles part, at the beginning of a step: all that what comes depends on. */
export interface Fork {
  readonly battle: CombatHexState
  /** what has happened in the step that is under way */
  readonly journal: readonly JournalEntry[]
  /** the answer that the step before has handed on */
  readonly handedOn: string | undefined
  /** number of the next die, and how many were thrown for each purpose */
  readonly die: number
  readonly thrown: ReadonlyMap<string, number>
  readonly answers: number
  /** by side, how often its figures were attacked freely in its own phase */
  readonly struck: readonly number[]
}

/** How a battle stands that was only imagined. */
interface Imagined {
  readonly game: Game
  /** as in `Fork` */
  readonly struck: readonly number[]
}

/** The battle as it stands, nothing of it imagined as yet. */
export const forkOf = ({ battle, journal, dice }: CombatHexSave): Fork => ({
  battle,
  journal: journal.filter(entry => !('skip' in entry)),
  handedOn: undefined,
  die: dice,
  thrown: new Map(),
  answers: 0,
  struck: battle.players.map(() => 0),
})

/** Is told of each step that begins, and how to keep it to play on from there again. */
export type StepWatcher = (battle: CombatHexState, keep: () => Fork) => void

/**
 * Plays a battle on in thought, without writing anything down, until `stop` says so at the beginning of a step.
 * Its own dice are never thrown: whoever looks ahead knows no more than anybody else.
 */
function imagine(
  from: Fork,
  answer: ImaginedPlayer,
  dice: ImaginedDice,
  stop: (battle: CombatHexState) => boolean,
  watch?: StepWatcher,
): Imagined {
  const battle = cloneState(from.battle)
  const g = gameOf(library, battle, () => {})
  // Nobody hears of it, so that nothing is written.
  let events = 0
  const struck = [...from.struck]
  g.emit = event => {
    events++
    const mover = event.event === 'free-attack' ? moverOf(g) : undefined
    if (mover !== undefined && event.event === 'free-attack' && figureById(g, event.target)?.owner === mover)
      struck[mover]!++
  }
  let { journal, handedOn, die, answers } = from
  // What was answered last. Handed on to the next step it need not be read, if nothing has happened since.
  let last: { value: unknown; events: number; changes: number } | undefined
  const isAsThen = () => last?.events === events && last.changes === g.memory.changes.board
  const thrown = new Map(from.thrown)
  const keep = (): Fork => ({
    battle: cloneState(battle),
    journal,
    handedOn,
    die,
    thrown: new Map(thrown),
    answers,
    struck: [...struck],
  })
  let cursor = 0
  while (battle.phase !== 'over' && !stop(battle)) {
    watch?.(battle, keep)
    const step = beginStep(g, library)
    if (!step) break
    let result = step.script.next()
    while (!result.done) {
      const request = result.value
      const entry = journal[cursor++]
      if ('roll' in request) {
        let faces: number[]
        if (entry && 'roll' in entry && entry.faces.length === request.count) faces = [...entry.faces]
        else {
          journal = []
          const purpose = `${request.roll} ${request.by} ${g.activation?.figure.id ?? ''}`
          const before = thrown.get(purpose) ?? 0
          const first = die
          faces = Array.from({ length: request.count }, (_, i) => dice(first + i, purpose, before + i))
          thrown.set(purpose, before + request.count)
          die += request.count
        }
        result = step.script.next({ n: die - request.count, faces } as never)
        continue
      }
      const question = request.ask as GameQuestion
      if (handedOn !== undefined && question.kind === 'act' && last && isAsThen()) {
        handedOn = undefined
        result = step.script.next(last.value as never)
        continue
      }
      const given = handedOn ?? (entry && 'ask' in entry ? entry.answer : undefined)
      handedOn = undefined
      const checked = given === undefined ? undefined : question.space.check(given)
      if (checked?.ok) result = step.script.next(checked.value as never)
      else {
        journal = []
        if (++answers > maxAnswers) return { game: g, struck }
        const value = answer(g, question)
        last = { value, events, changes: g.memory.changes.board }
        result = step.script.next(value as never)
      }
    }
    journal = []
    handedOn = result.value
    g.activation = null
    g.combat = null
    g.freeAttackers = []
    g.passing = null
  }
  return { game: g, struck }
}

/** Plays a battle on up to the combats of the turn, and shows how it stands there. */
export const playOn = (
  from: Fork,
  answer: ImaginedPlayer,
  dice: ImaginedDice,
  watch?: StepWatcher,
): Imagined => imagine(from, answer, dice, ({ phase }) => phase === 'combat', watch)

/** Plays a battle on from its open question to the end of the combat that is being fought, or of all of the turn. */
export const fightOn = (
  save: CombatHexSave,
  answer: ImaginedPlayer,
  dice: ImaginedDice,
  howMany: 'one' | 'all',
): Game => {
  const left = howMany === 'one' ? save.battle.combats.length - 1 : 0
  return imagine(
    forkOf(save),
    answer,
    dice,
    ({ phase, combats }) => phase !== 'combat' || combats.length <= left,
  ).game
}
