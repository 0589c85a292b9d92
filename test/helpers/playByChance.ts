import { type Pick, picker, pickOf } from '../../rules/core/random.ts'
import type { Numbered } from '../../rules/core/tape.ts'
import type { Engine } from '../../rules/play/engine.ts'
import type { GameTypes, Outcome } from '../../rules/play/module.ts'
import { asks, fail, spaceIsSound } from './battleChecks.ts'

const json = JSON.stringify

/** A battle that went wrong, with all that is needed to see it again. */
export class Broken extends Error {
  constructor(
    message: string,
    readonly options: object,
    readonly answers: readonly string[],
    readonly save: object | null,
    cause: unknown,
  ) {
    super(message, { cause })
  }
}

type SaveOf<T extends GameTypes> = Parameters<Engine<T>['resume']>[0]
type Events<T extends GameTypes> = readonly Numbered<T['event']>[]
interface Position<T extends GameTypes> {
  table: T['table']
  state: T['state']
  question: T['question']
}

/** A game that is played by chance. */
export interface ByChance<T extends GameTypes> {
  engine: Engine<T>
  /** words that are nearly right, for answers that are nearly legal */
  odd: readonly string[]
  choose(position: Position<T>, pick: Pick): string
  /** called with what a new battle tells first, and with what each answer leads to */
  hear?(events: Events<T>, table: T['table']): void
  /** before an answer; what it gives looks at what comes of it */
  watch?(position: Position<T>): (events: Events<T>, table: T['table']) => void
  /** runs the rules, for whoever wants to know which of them were at work */
  during?<Result>(run: () => Result): Result
}

export interface PlayedByChance<T extends GameTypes> {
  save: SaveOf<T>
  answers: string[]
  events: number
  /** how many answers were taken back */
  undone: number
  asked: Record<string, number>
}

/** Answers that are nearly legal are taken or refused, as the list says, and nothing else. */
function copesWithNonsense<T extends GameTypes>(
  { engine, odd }: ByChance<T>,
  save: SaveOf<T>,
  question: T['question'],
  pick: Pick,
): void {
  const words = question.space.sample(pick).split(' ')
  for (let i = 1 + pick(2); i > 0; i--) words[pick(words.length + 1)] = pickOf(pick, odd)
  const answer = words.join(' ')
  const checked = question.space.check(answer)
  const outcome = engine.resume(save, answer, asks)
  if (checked.ok !== outcome.ok) fail(`"${answer}" is legal by one and not by the other`)
}

/** Their orders and defaults play it to its end. */
function comesToAnEnd<T extends GameTypes>({ engine }: ByChance<T>, from: SaveOf<T>): void {
  let save = from
  for (let phases = 0; save.pending; phases++) {
    if (phases > 400) fail('the defaults find no end')
    const outcome = engine.finishPhase(save, save.pending.by)
    if (!outcome.ok) return fail(`the defaults: ${json(outcome.refusal)}`)
    save = outcome.save
  }
  const faults = engine.check(save)
  if (faults.length || !engine.result(save)) fail(`the defaults: ${faults.join('; ')}`)
}

/** Takes an answer back and gives it again; nothing of the detour is left but in what was told. */
function detour<T extends GameTypes>(
  { engine }: ByChance<T>,
  before: SaveOf<T>,
  after: Outcome<T> & { ok: true },
  by: number,
): (Outcome<T> & { ok: true }) | undefined {
  const back = engine.undo(after.save, by)
  if (!back.ok) return undefined
  const sameStep = json(after.save.battle) === json(before.battle)
  if (sameStep && json(engine.open(back.save).state) !== json(engine.open(before).state))
    fail(`taking ${back.answer} back left a trace`)
  const faults = engine.check(back.save)
  if (faults.length) fail(`taken back, broken: ${faults.join('; ')}`)
  const again = engine.resume(JSON.parse(json(back.save)) as SaveOf<T>, back.answer!, asks)
  if (!again.ok) return fail(`${back.answer} again: ${json(again.refusal)}`)
  if (json(engine.open(again.save).state) !== json(engine.open(after.save).state))
    fail(`${back.answer} again came to something else`)
  return again
}

/**
 * Plays a battle through answers at random, every question asked. After each answer it goes through JSON, its invariants
 * hold, and nothing is told that the rules forbid. At last the same answers are given in one go, to the same end.
 * @param n its number: the same one plays the same battle
 * @param seldom how many times more seldom than usual the costly looks are taken
 * @param takesBack answers are taken back now and then
 * @throws Broken
 */
export function playByChance<T extends GameTypes>(
  game: ByChance<T>,
  n: number,
  options: T['setUp'],
  seldom: number,
  takesBack: boolean,
): PlayedByChance<T> {
  const { engine, hear, during = run => run() } = game
  const pick = picker(n * 2)
  const onceIn = (times: number) => pick(Math.ceil(times * seldom)) === 0
  const answers: string[] = []
  const asked: Record<string, number> = {}
  const all: Numbered<T['event']>[] = []
  let save: SaveOf<T> | null = null
  let undone = 0
  try {
    let outcome = during(() => engine.setUp(options, asks))
    for (;;) {
      if (!outcome.ok) return fail(`refused: ${json(outcome.refusal)}`)
      all.push(...outcome.events)
      const text = json(outcome.save)
      const now = JSON.parse(text) as SaveOf<T>
      save = now
      const { question, table, state } = engine.open(now)
      hear?.(outcome.events, table)
      const faults = engine.check(now)
      if (faults.length) fail(`broken: ${faults.join('; ')}`)
      if (!question) break
      if (answers.length > 4000) fail('no end')
      asked[question.kind] = (asked[question.kind] ?? 0) + 1
      if (onceIn(40)) spaceIsSound(question.space, pick)
      if (onceIn(10)) copesWithNonsense(game, now, question, pick)
      if (onceIn(200)) comesToAnEnd(game, now)
      const position = { table, state, question }
      const answer = game.choose(position, pick)
      const full = question.space.check(answer)
      if (!full.ok || full.answer !== answer)
        fail(`${answer} is offered, and not legal or not in full: ${json(full)}`)
      answers.push(answer)
      const look = game.watch?.(position)
      outcome = during(() => engine.resume(now, answer, asks))
      if (json(now) !== text) fail('the save was changed')
      if (!outcome.ok) continue
      look?.(outcome.events, engine.open(outcome.save).table)
      const other = takesBack && onceIn(5) ? detour(game, now, outcome, question.by) : undefined
      if (!other) continue
      undone++
      outcome = other
    }
    let at = 0
    const whole = engine.setUp(options, { policy: () => ({ answer: answers[at++]!, from: 'player' }) })
    if (!whole.ok || json(whole.save.battle) !== json(save.battle) || whole.save.dice !== save.dice)
      fail('in one go, another battle')
    if (undone === 0) {
      if (json(whole.save) !== json(save)) fail('in one go, another save')
      if (json(whole.events) !== json(all)) {
        const i = all.findIndex((each, k) => json(each) !== json(whole.events[k]))
        fail(`in one go, other events: ${json(all[i])}, ${json(whole.events[i])}`)
      }
    }
    return { save, answers, events: all.length, undone, asked }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new Broken(`battle ${n}, answer ${answers.length}: ${message}`, options, answers, save, error)
  }
}
