import type { Dice } from './dice.ts'
import { seededDice } from './dice.ts'
import type { Refusal, Space } from './space.ts'
import { type JournalEntry, makeTape, type Numbered, type Tape } from './tape.ts'

/** What the rules ask of a player: kind, who answers, about which figure, and everything that is legal. */
export interface Question<About = unknown, Value = unknown> {
  readonly kind: string
  /** number of the player who answers */
  readonly by: number
  /** label of the figure it is about, or '' */
  readonly subject: string
  /** plain facts that a message needs to put the question into words */
  readonly about: About
  readonly space: Space<Value>
  /** A sound answer for a player who leaves it to the program. */
  fallback(): string
}

export interface RollRequest {
  readonly roll: string
  readonly by: number
  readonly count: number
  /** see `FaceTable`; faces are told apart by what they are where there is none. Only whoever counts odds asks for it */
  readonly table?: TableOf
}

/**
 * What each face of a die, from 1 to 6, counts for in one stage of a roll. Faces with equal entries come to the same
 * in everything that follows.
 */
export type FaceTable<Entry = unknown> = readonly Entry[]

/** Works a table out, as long as the roll it belongs to stands open: no replay of a throw pays for it. */
export type TableOf = () => FaceTable | undefined

/** Rules as a procedure that may stop at any question or roll. */
export type Script<Result = void> = Generator<{ ask: Question } | RollRequest, Result, never>

/** Asks a question; goes on with the value of the answer. */
export function* ask<Value>(question: Question<unknown, Value>): Script<Value> {
  return yield { ask: question }
}

/** Throws `count` dice; goes on with their faces, and the number of the first of them in the battle's stream. */
export function* throwDice(roll: string, by: number, count: number, table?: TableOf): Script<Thrown> {
  return yield { roll, by, count, table }
}

export interface Thrown {
  n: number
  faces: number[]
}

/** A question as it is saved: all that is known without running the rules. */
export interface Pending {
  kind: string
  by: number
  subject: string
  about: unknown
  key: string
}

/** A paused battle, as plain JSON. */
export interface Save<State> {
  rulesVersion: string
  /** the state at the end of the last completed step */
  battle: State
  /** name of the step under way; null when the battle is over */
  step: string | null
  journal: JournalEntry[]
  pending: Pending | null
  /** seed of the dice, hexadecimal; secret until the battle is over */
  seed: string
  /** number of the next die */
  dice: number
  /** number of the first event of the step under way, and how many of them were told */
  events: number
  told: number
}

/**
 * A game that can be run: how to copy its state and what comes next. `Table` is what the rules of a step work on,
 * for whoever wants to look at a game where it has come to rest.
 */
export interface Machine<State, Event, Table = unknown> {
  readonly version: string
  clone(state: State): State
  /**
   * The next step, working on `state`, or undefined when the battle is over. The script's result, if any,
   * answers the first question of the step after it.
   */
  begin(
    state: State,
    emit: (event: Event) => void,
  ): { name: string; script: Script<string | undefined>; table?: Table } | undefined
  /** what is told of an answer by whom it came from, if anything; told again where it is repeated */
  answered?(state: State, question: Question, answer: string, from: string): Event | undefined
}

/** Answers questions in a player's stead; undefined leaves the question to the player. */
export type Policy<State> = (question: Question, state: State) => { answer: string; from: string } | undefined

export interface RunOptions<State> {
  /** the answer to the pending question */
  answer?: string
  policy?: Policy<State>
  /** for tests: dice in place of the seed's */
  dice?: Dice
}

export type Run<State, Event, Table = unknown> =
  | {
      ok: true
      save: Save<State>
      events: Numbered<Event>[]
      question: Question | undefined
      /** in the middle of the step */
      state: State
      /** of the step under way; undefined when the game is over */
      table: Table | undefined
    }
  /** `save` is the battle as it stands; it differs from the one given, and must be kept, when rules changed */
  | { ok: false; refusal: Refusal; save: Save<State>; events: Numbered<Event>[] }

/** 32-bit FNV-1a, as a short word: tells two lists of options apart, no more. */
function hash(text: string): string {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return (h >>> 0).toString(36)
}

export const keyOf = (question: Question): string =>
  `${question.kind}/${question.by}/${question.subject}/${hash(question.space.fingerprint())}`

/** A battle at its very start, before anything was run. */
export const newSave = <State>(rulesVersion: string, battle: State, seed: string): Save<State> => ({
  rulesVersion,
  battle,
  step: null,
  journal: [],
  pending: null,
  seed,
  dice: 0,
  events: 0,
  told: 0,
})

/**
 * Runs a saved battle: repeats the journal of the step under way, feeds the answer, goes on while the
 * policy answers, and stops at the next question or at the end. The save given is left as it was.
 *
 * Where the repeated step asks or rolls something else than the journal says (the rules changed under a
 * paused battle), the journal is kept up to there and players are asked again, with dice not seen before;
 * an answer meant for another question is then refused, with a save to go on from. An answer that is not
 * legal gives a refusal and the battle as it stood.
 */
export function run<State, Event extends object, Table = unknown>(
  machine: Machine<State, Event, Table>,
  saved: Save<State>,
  options: RunOptions<State> = {},
): Run<State, Event, Table> {
  const dice = options.dice ?? seededDice(saved.seed)
  const told: Numbered<Event>[] = []
  let { battle, journal, dice: nextDie, events: firstEvent, told: toldBefore } = saved
  let given = options.answer
  let firstAnswer: { answer: string; from: string } | undefined

  /** The faces of a roll: as they fell before, or as they fall now. */
  const facesOf = ({ roll, by, count }: RollRequest, tape: Tape<Event>): Thrown => {
    const key = `${roll}/${by}/${count}`
    const entry = tape.replay('roll', each => each.roll === key)
    if (entry) return { n: entry.n, faces: [...entry.faces] }
    const n = nextDie
    nextDie += count
    const faces = Array.from({ length: count }, (_, i) => dice(n + i))
    tape.write({ roll: key, n, faces: [...faces] })
    return { n, faces }
  }
  /** A new answer to a question: from the step before, the player or the policy; none where the player is to be asked. */
  const answerTo = (question: Question, key: string, state: State) => {
    const handedOn = firstAnswer && question.space.check(firstAnswer.answer)
    if (firstAnswer && handedOn?.ok) return { ...handedOn, from: firstAnswer.from }
    if (given !== undefined && (saved.pending?.key ?? key) === key) {
      const checked = question.space.check(given)
      if (checked.ok) given = undefined
      return checked.ok ? { ...checked, from: 'player' } : checked
    }
    const chosen = options.policy?.(question, state)
    if (!chosen) return undefined
    const checked = question.space.check(chosen.answer)
    if (!checked.ok)
      throw new Error(`${chosen.from} answered ${key} with ${chosen.answer}: ${checked.refusal.code}`)
    return { ...checked, from: chosen.from }
  }

  for (;;) {
    const state = machine.clone(battle)
    const tape = makeTape(journal, { first: firstEvent, toldBefore, told })
    const current = machine.begin(state, tape.emit)
    /** Comes to rest at a question or at the end; an answer that found no question of its own is refused. */
    const rest = (pending: Pending | null, question?: Question): Run<State, Event, Table> => {
      const save: Save<State> = {
        rulesVersion: machine.version,
        battle,
        step: current?.name ?? null,
        journal: tape.journal,
        pending,
        seed: saved.seed,
        dice: nextDie,
        events: firstEvent,
        told: tape.nextEvent() - firstEvent,
      }
      if (given === undefined) return { ok: true, save, events: told, question, state, table: current?.table }
      return { ok: false, refusal: { code: 'question-changed' }, save, events: told }
    }
    if (!current) {
      if (given !== undefined && !saved.pending)
        return { ok: false, refusal: { code: 'battle-over' }, save: saved, events: [] }
      return rest(null)
    }

    let result = current.script.next()
    while (!result.done) {
      if ('roll' in result.value) {
        result = current.script.next(facesOf(result.value, tape) as never)
        continue
      }
      const question = result.value.ask
      const key = keyOf(question)
      const tellOf = (answer: string, from: string) => {
        const event = machine.answered?.(state, question, answer, from)
        if (event) tape.emit(event)
      }
      let value: unknown
      const entry = tape.replay('ask', ({ ask, answer }) => {
        const checked = ask === key ? question.space.check(answer) : undefined
        if (checked?.ok) value = checked.value
        return checked?.ok === true
      })
      if (entry) tellOf(entry.answer, entry.from)
      else {
        const taken = answerTo(question, key, state)
        if (!taken) {
          const { kind, by, subject, about } = question
          return rest({ kind, by, subject, about, key }, question)
        }
        if (!taken.ok) return { ok: false, refusal: taken.refusal, save: saved, events: [] }
        firstAnswer = undefined
        tape.write({ ask: key, answer: taken.answer, from: taken.from })
        tellOf(taken.answer, taken.from)
        value = taken.value
      }
      result = current.script.next(value as never)
    }

    const last = tape.journal.findLast(entry => 'ask' in entry)
    firstAnswer =
      result.value === undefined ? undefined : { answer: result.value, from: last?.from ?? 'player' }
    battle = state
    journal = []
    firstEvent = tape.nextEvent()
    toldBefore = 0
  }
}

/**
 * Takes back the last answer of the player, where nothing was revealed since: no die and no answer of
 * anybody else's. Answers that the program gave for the same player in between go with it.
 * @returns the save to run again, the answer taken back and the number of the event that tells of it; or
 * why it cannot be done
 */
export function takeBack<State>(
  saved: Save<State>,
  player: number,
): { ok: true; save: Save<State>; answer: string; n: number } | { ok: false; refusal: Refusal } {
  for (let i = saved.journal.length - 1; i >= 0; i--) {
    const entry = saved.journal[i]!
    if ('skip' in entry) continue
    if ('roll' in entry) return { ok: false, refusal: { code: 'undo-dice' } }
    if (Number(entry.ask.split('/')[1]) !== player) return { ok: false, refusal: { code: 'undo-answered' } }
    if (entry.from !== 'player') continue
    // What was told since then stays told, and taking it back is told too: later events number on from there.
    return {
      ok: true,
      answer: entry.answer,
      n: saved.events + saved.told,
      save: { ...saved, journal: saved.journal.slice(0, i), told: saved.told + 1, pending: null },
    }
  }
  return { ok: false, refusal: { code: 'undo-nothing' } }
}
