import { type Machine, newSave, type Policy, type Question, run, type Save } from '../../rules/core/script.ts'
import type { Refusal } from '../../rules/core/space.ts'
import type { Numbered } from '../../rules/core/tape.ts'

/** What a game of a test is played with. */
interface ScriptedGame<State, Event extends object, Table> {
  machine: Machine<State, Event, Table>
  start: State
  /** dice for what is thrown before the first question */
  dice?: readonly number[]
  /** answers besides the test's */
  policy?: Policy<State>
  /** a state with its tables, where no step is under way */
  layOut(state: State): Table
  /** broken invariants, in words */
  faults(table: Table, save: Save<State>): string[]
}

/** A game played with scripted dice, answer by answer. */
export interface Scripted<State, Event extends { event: string }, Table, Asked extends Question> {
  save: Save<State>
  /** the state in the middle of the step */
  readonly state: State
  /** the same with its tables */
  readonly laidOut: Table
  readonly question: Asked
  /** kind, player and figure of the open question: `act 0 A1`; `over` */
  readonly asked: string
  /** dice that were scripted and not thrown */
  readonly diceLeft: number
  readonly events: Numbered<Event>[]
  /** every legal answer, or those with a prefix */
  legal(prefix?: string): string[]
  /** scripts the next dice, in the order in which they are thrown */
  dice(...faces: number[]): this
  /** answers one after the other; each must be legal */
  answer(...answers: string[]): this
  /** why an answer is not legal; it must not be */
  refused(answer: string): Refusal
  /** answers soundly until the test of the open question fails */
  defaultsWhile(test: (question: Asked) => boolean): this
  /** runs the save on without an answer; why it cannot, if so */
  goOn(): Refusal | undefined
  /** events of one kind so far */
  told<E extends Event['event']>(name: E): Extract<Numbered<Event>, { event: E }>[]
}

/**
 * Plays a game with scripted dice. Every answer is followed by a look at the invariants, and by a second run from the saved
 * JSON, which must come to the same.
 */
export function scripted<State, Event extends { event: string }, Table, Asked extends Question>({
  machine,
  start,
  dice: first = [],
  policy,
  layOut,
  faults,
}: ScriptedGame<State, Event, Table>): Scripted<State, Event, Table, Asked> {
  let queue = [...first]
  let save: Save<State> = newSave('test', start, 'ab'.repeat(32))
  let question: Asked | undefined
  let state = start
  let laidOut = layOut(start)
  const events: Numbered<Event>[] = []

  function go(answer?: string): Refusal | undefined {
    const thrown: number[] = []
    const dice = () => {
      const face = queue.shift()
      if (face === undefined) throw new Error(`no die scripted after ${thrown.join(' ') || 'none'}`)
      thrown.push(face)
      return face
    }
    const before = JSON.stringify(save)
    const outcome = run(machine, save, { answer, policy, dice })
    if (!outcome.ok) {
      queue = [...thrown, ...queue]
      return outcome.refusal
    }
    if (JSON.stringify(save) !== before) throw new Error('a save was changed')
    const again = run(machine, JSON.parse(before) as Save<State>, {
      answer,
      policy,
      dice: () => thrown.shift()!,
    })
    if (!again.ok || JSON.stringify(again.save) !== JSON.stringify(outcome.save))
      throw new Error('the second run came to something else')
    save = JSON.parse(JSON.stringify(outcome.save)) as Save<State>
    state = outcome.state
    laidOut = outcome.table ?? layOut(state)
    question = outcome.question as Asked | undefined
    events.push(...outcome.events)
    const found = faults(laidOut, save)
    if (found.length) throw new Error(`broken: ${found.join('; ')}`)
    return undefined
  }

  const game: Scripted<State, Event, Table, Asked> = {
    get save() {
      return save
    },
    set save(given) {
      save = given
    },
    get state() {
      return state
    },
    get laidOut() {
      return laidOut
    },
    get question() {
      if (!question) throw new Error('the battle is over')
      return question
    },
    get asked() {
      return question ? `${question.kind} ${question.by} ${question.subject}`.trim() : 'over'
    },
    get diceLeft() {
      return queue.length
    },
    events,
    legal: (prefix = '') => question?.space.enumerate(prefix, 100_000) ?? [],
    dice(...faces) {
      queue.push(...faces)
      return this
    },
    answer(...answers) {
      for (const answer of answers) {
        const refusal = go(answer)
        if (refusal) throw new Error(`${answer}: ${JSON.stringify(refusal)}`)
      }
      return this
    },
    refused(answer) {
      const refusal = go(answer)
      if (!refusal) throw new Error(`${answer} was taken`)
      return refusal
    },
    defaultsWhile(test) {
      for (let open = question; open && test(open); open = question) this.answer(open.fallback())
      return this
    },
    goOn: () => go(),
    told: name =>
      events.filter((e): e is Extract<Numbered<Event>, { event: typeof name }> => e.event === name),
  }
  go()
  return game
}

/** A game with what a test asks of it besides: getters stay getters. */
export const withOwn = <Game extends object, Own extends object>(game: Game, own: Own): Game & Own =>
  Object.defineProperties(
    {},
    { ...Object.getOwnPropertyDescriptors(game), ...Object.getOwnPropertyDescriptors(own) },
  ) as Game & Own
