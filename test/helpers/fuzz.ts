import { createHash } from 'node:crypto'
import { isThreatened } from '../../rules/combat-hex/battle/points/zones.ts'
import {
  type CombatHexOutcome,
  type CombatHexSave,
  type GameEvent,
  type GameQuestion,
  open,
  resume,
  type SetUp,
  setUp,
  undo,
} from '../../rules/combat-hex/index.ts'
import { type Pick as Chance, picker, pickOf } from '../../rules/core/random.ts'
import { die, type Numbered } from '../../rules/index.ts'
import {
  asks,
  comesToAnEnd,
  copesWithNonsense,
  defaultsAgree,
  fail,
  isSound,
  looksSound,
  spaceIsSound,
  survivesNewRules,
} from './battleChecks.ts'
import { followEvents } from './followEvents.ts'
import { Broken } from './playByChance.ts'
import { reluctant, trial } from './trials.ts'
import { countWork, noWork, type Work } from './work.ts'

export interface Played {
  save: CombatHexSave
  answers: string[]
  events: Numbered<GameEvent>[]
  /** how many answers were taken back */
  undone: number
  /** questions asked, by kind */
  asked: Record<string, number>
  /** how often each ability was at work */
  work: Work
}

/** How often out of ten times an ability is used where one may be, by the kind of question. */
const eagerness: Readonly<Record<string, number>> = { act: 1, declare: 0, strategy: 5, react: 7, turning: -2 }

/** Moves of one of the asked player's figures out of danger zones, which few would make of their own accord. */
function breakaways(save: CombatHexSave): string[] {
  const { game, question, state } = open(save)
  const figure = state.figures.find(
    f =>
      f.owner === question?.by &&
      f.condition === 'standing' &&
      f.actionTaken === 'nothing' &&
      isThreatened(game, f),
  )
  return figure ? question!.space.enumerate(`move ${figure.id} `, 60) : []
}

/**
 * An answer to the open question: an ability where one may be used, a move away from an enemy, the default so many
 * times out of twelve as `sense` says, otherwise any legal one.
 */
export function choose(save: CombatHexSave, question: GameQuestion, pick: Chance, sense: number): string {
  const { kind, space } = question
  const sensible = pick(12) < (kind === 'turning' ? 8 : sense)
  // What an ability does is seen only where it is used.
  const possible = pick(10) < (eagerness[kind] ?? 0) + 2 ? space.enumerate('use ', 60) : []
  const rarely = possible.filter(use => reluctant.some(id => use.includes(` ${id}`)))
  const leaving = kind === 'act' && pick(4) === 0 ? breakaways(save) : []
  const uses = leaving.length ? leaving : rarely.length ? rarely : pick(5) ? possible : []
  return uses.length ? pickOf(pick, uses) : sensible ? question.fallback() : space.sample(pick)
}

type Done = Extract<CombatHexOutcome, { ok: true }>
const json = JSON.stringify
const reload = (save: CombatHexSave) => JSON.parse(json(save)) as CombatHexSave
const digest = (value: unknown) => createHash('sha1').update(json(value)).digest('base64')
const taken = (outcome: CombatHexOutcome): Done =>
  outcome.ok ? outcome : fail(`refused: ${json(outcome.refusal)}`)

/**
 * Plays a battle through answers at random, every question asked. After each answer the battle goes through
 * JSON, its invariants hold and its events tell of every change; now and then all that is legal is looked at
 * closely, answers are taken back and given again, and the defaults play on to the end. At last the same
 * answers are given in one go.
 * @param n the battle's number: the same one plays the same battle. Odd ones take back.
 * @param seldom how many times more seldom than usual the costly looks are taken
 * @throws Broken
 */
export function play(n: number, options: SetUp = trial(n), seldom = 1): Played {
  const pick = picker(n * 2)
  const onceIn = (times: number) => pick(Math.ceil(times * seldom)) === 0
  const takesBack = n % 2 === 1
  /** of twelve answers so many are left to the defaults: they bring the armies together */
  const sense = [9, 11, 12, 4][(n >> 1) % 4]!
  const answers: string[] = []
  const events: Numbered<GameEvent>[] = []
  const states: string[] = []
  const asked: Record<string, number> = {}
  const thrown: number[] = []
  const dice = (i: number) => {
    thrown.push(i)
    return die(options.seed, i)
  }
  const told = followEvents()
  const work = noWork()
  let save: CombatHexSave | null = null
  let undone = 0

  const keep = (news: readonly Numbered<GameEvent>[]) => {
    for (const event of news) {
      const last = events.at(-1)?.n ?? -1
      if (event.n <= last) fail(`event ${event.n} after ${last}`)
      events.push(event)
    }
  }
  const answered = (now: CombatHexSave, answer: string) => taken(resume(now, answer, { ...asks, dice }))

  /** Takes the answer back and gives it again: neither leaves a trace but in what was told. */
  const detour = (before: CombatHexSave, after: Done, by: number): Done => {
    const back = undo(after.save, by)
    if (!back.ok) return after
    undone++
    keep(back.events)
    const sameStep = json(after.save.battle) === json(before.battle)
    if (sameStep && json(open(back.save).state) !== json(open(before).state))
      fail(`taking ${back.answer} back left a trace`)
    isSound(back.save)
    const again = answered(reload(back.save), back.answer!)
    keep(again.events)
    const { state } = open(again.save)
    if (json(state) !== json(open(after.save).state)) fail(`${back.answer} again came to something else`)
    told.take(state)
    return again
  }

  try {
    let outcome = taken(setUp(options, { ...asks, dice }))
    keep(outcome.events)
    told.hear(outcome.events)
    for (;;) {
      const now = reload(outcome.save)
      save = now
      if (json(now) !== json(outcome.save)) fail('the save is not plain JSON')
      const { state, question } = open(now)
      isSound(now)
      const silent = told.faults(state)
      if (silent.length) fail(`not told: ${silent.join('; ')}`)
      states.push(digest(state))
      if (!question) break
      if (answers.length > 4000) fail('no end')
      const { kind, space } = question
      asked[kind] = (asked[kind] ?? 0) + 1
      const rare = kind === 'deploy' ? 4 : 1
      if (onceIn(10 * rare)) spaceIsSound(space, pick)
      if (onceIn(15 * rare)) looksSound(now, pick)
      if (onceIn(4)) copesWithNonsense(now, space, pick)
      if (onceIn(60)) comesToAnEnd(now, pick)
      if (onceIn(8)) survivesNewRules(now, pick)
      const answer = choose(now, question, pick, sense)
      if (onceIn(5)) defaultsAgree(now, answer)
      const full = space.check(answer)
      if (!full.ok || full.answer !== answer) fail(`${answer} is offered, and not legal or not in full`)
      answers.push(answer)
      const before = json(now)
      outcome = answered(now, answer)
      if (json(now) !== before) fail('the save was changed')
      keep(outcome.events)
      told.hear(outcome.events)
      countWork(work, outcome.events, open(outcome.save).state)
      if (takesBack && onceIn(5)) outcome = detour(now, outcome, question.by)
    }
    if (thrown.some((number, i) => number !== i)) fail(`dice ${thrown.join(' ')}`)
    inOneGo(options, { save, answers, events, states }, takesBack)
    return { save, answers, events, undone, asked, work }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new Broken(`battle ${n}, answer ${answers.length}: ${message}`, options, answers, save, error)
  }
}

/** The same answers in one run, with no save in between, come to the same. */
function inOneGo(
  options: SetUp,
  played: Pick<Played, 'save' | 'answers' | 'events'> & { states: string[] },
  takesBack: boolean,
): void {
  let at = 0
  const whole = taken(
    setUp(options, {
      policy: (_, state) => {
        if (digest(state) !== played.states[at]) fail(`in one go, question ${at} finds another state`)
        const answer = played.answers[at++]
        return answer === undefined ? undefined : { answer, from: 'player' }
      },
    }),
  )
  if (at !== played.answers.length)
    fail(`in one go, ${at} of ${played.answers.length} answers were asked for`)
  if (digest(whole.save.battle) !== played.states.at(-1)) fail('in one go, another battle')
  if (whole.save.dice !== played.save.dice) fail('in one go, other dice')
  if (whole.events.some((event, i) => event.n !== i)) fail('in one go, a gap in the events')
  if (takesBack) return
  if (json(whole.save) !== json(played.save)) fail('in one go, another save')
  if (json(whole.events) !== json(played.events)) fail('in one go, other events')
}
