import { expect, test } from 'vitest'
import { skills, type Thought, think } from '../../../../rules/combat-hex/computer/think.ts'
import { isWeighed } from '../../../../rules/combat-hex/computer/weigh.ts'
import { type BattleSave, open, resume, setUp, weighingOrders } from '../../../../rules/index.ts'
import { equalBattle } from '../../../strength/match.ts'

const captain = { positions: 0, weighs: true } as const

/** Everything that is weighed in a battle in which a side leaves its actions to the defaults. */
function* weighedQuestions(seed: number): Generator<BattleSave> {
  const orders = [weighingOrders, weighingOrders]
  const begun = setUp(equalBattle(seed, 500), { orders })
  if (!begun.ok) throw new Error(begun.refusal.code)
  let { save } = begun
  while (save.pending) {
    const { question, state } = open(save)
    if (isWeighed(question!, state) && question!.space.enumerate('', 2).length > 1) yield save
    const outcome = resume(save, question!.fallback(), { orders })
    if (!outcome.ok) throw new Error(outcome.refusal.code)
    save = outcome.save
  }
}

const asJson = (thought: Thought | undefined): Thought | undefined =>
  thought && (JSON.parse(JSON.stringify(thought)) as Thought)

test('what is asked in a combat is weighed, in one part or in many, and answered better now and then', () => {
  let better = 0
  let asked = 0
  for (const save of weighedQuestions(7)) {
    const before = JSON.stringify(save)
    const whole = think(save, captain, undefined, 1)
    expect(JSON.stringify(save)).toBe(before)
    const { question } = open(save)
    expect(question!.space.check(whole.answer!).ok).toBe(true)
    const { weighing } = whole.thought!
    expect(weighing!.best).toBe(whole.answer)
    if (whole.answer === question!.fallback()) expect(weighing!.gain).toBe(0)
    else expect(weighing!.gain).toBeGreaterThan(0)
    if (whole.answer !== question!.fallback()) better++
    let parts = think(save, captain, undefined, 1, 3)
    let calls = 1
    for (; parts.answer === undefined; calls++) parts = think(save, captain, asJson(parts.thought), 1, 3)
    expect(calls).toBeGreaterThan(1)
    expect(parts).toEqual(whole)
    // The dice that are to come are not known to it.
    expect(think({ ...save, seed: '11'.repeat(32) }, captain, undefined, 1)).toEqual(whole)
    asked++
  }
  expect(asked).toBeGreaterThan(5)
  expect(better).toBeGreaterThan(0)
})

test('the next question is weighed anew, and what was thought of the phase stays', () => {
  const [first, second] = weighedQuestions(7)
  const kept: Partial<Thought> = { phase: '1 attack ', left: 5, looked: 9 }
  const before = { ...think(first!, captain, undefined, 1).thought!, ...kept }
  const { answer, thought } = think(second!, captain, before, 1)
  expect(answer).toBe(think(second!, captain, undefined, 1).answer)
  expect(thought).toMatchObject(kept)
  expect(thought!.weighing!.question).not.toBe(before.weighing!.question)
})

test('what was weighed of another question at the same place is not answered', () => {
  const [first, second] = weighedQuestions(7)
  const weighing = think(first!, captain, undefined, 1).thought!.weighing!
  // As it would be where an answer was taken back, and another given in its place.
  const { events, told, journal } = second!
  const place = `${events} ${told} ${journal.length}`
  const stale = { ...weighing, question: `${place} ${first!.pending!.key}`, best: 'use A1 nothing', next: 9 }
  const before = { ...think(first!, captain, undefined, 1).thought!, weighing: stale }
  expect(think(second!, captain, before, 1).answer).toBe(think(second!, captain, undefined, 1).answer)
  expect(think(second!, captain, undefined, 1).thought!.weighing!.question).toContain(place)
})

test('recruits and soldiers leave it to the defaults', () => {
  const [save] = weighedQuestions(7)
  for (const level of ['recruit', 'soldier'] as const)
    expect(think(save!, skills[level], undefined, 1)).toEqual({
      answer: open(save!).question!.fallback(),
      thought: undefined,
    })
})
