import { expect, test } from 'vitest'
import { meanOf, minGain, standardErrorOf } from '../../../../rules/combat-hex/computer/gains.ts'
import { skills, type Thought, think } from '../../../../rules/combat-hex/computer/think.ts'
import { tryAnswer } from '../../../../rules/combat-hex/computer/tries.ts'
import { isWeighed } from '../../../../rules/combat-hex/computer/weigh.ts'
import {
  type CombatHexSave,
  open,
  resume,
  setUp,
  weighingOrders,
} from '../../../../rules/combat-hex/index.ts'
import { equalBattle } from '../../../strength/match.ts'

const captain = { positions: 0, weighs: true } as const

/** Everything that is weighed in a battle in which a side leaves its actions to the defaults. */
function* weighedQuestions(seed: number): Generator<CombatHexSave> {
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

/** What an answer gains on the same dice as the usual one. */
function gainsOf(save: CombatHexSave, answer: string, seed: number): number[] {
  const { question } = open(save)
  const { by, kind } = question!
  const dice = (seed + save.events * 7919 + save.journal.length * 31) * 64
  const worth = (given: string, n: number) => tryAnswer(save, by, given, kind, dice + n)
  return Array.from({ length: 24 }, (_, n) => worth(answer, n) - worth(question!.fallback(), n))
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

test('the answer that gains most is given, and none is changed for what may be luck', () => {
  let luck = 0
  let changed = 0
  for (const save of weighedQuestions(17)) {
    const { answer } = think(save, captain, undefined, 1)
    const { question } = open(save)
    const others = question!.space.enumerate('', 10).filter(other => other !== question!.fallback())
    let best = { answer: question!.fallback(), gain: 0 }
    for (const other of others) {
      const gains = gainsOf(save, other, 1)
      const gain = meanOf(gains)
      const isSure = gain > Math.max(minGain, standardErrorOf(gains))
      if (isSure && meanOf(gains.slice(0, 6)) > 0 && gain > best.gain) best = { answer: other, gain }
      if (meanOf(gains.slice(0, 6)) > 0 && gain > 0.01 && gain <= standardErrorOf(gains)) luck++
      if (gain > Math.max(0.01, standardErrorOf(gains))) continue
      expect(answer).not.toBe(other)
    }
    expect(answer).toBe(best.answer)
    if (best.gain) changed++
  }
  expect(luck).toBeGreaterThan(0)
  expect(changed).toBeGreaterThan(0)
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
  const [save] = weighedQuestions(7)
  // As it would be where an answer was taken back, and another given in its place.
  const other = { ...save!, pending: { ...save!.pending!, key: 'another' } }
  const before = think(other, captain, undefined, 1).thought!
  const stale = { ...before, weighing: { ...before.weighing!, best: 'use A1 nothing' } }
  expect(think(other, captain, stale, 1).answer).toBe('use A1 nothing')
  expect(think(save!, captain, stale, 1).answer).toBe(think(save!, captain, undefined, 1).answer)
})

test('where much was weighed in a phase the rest is answered as usual, but for what is being weighed', () => {
  const changed = [...weighedQuestions(7)].filter(
    save => think(save, captain, undefined, 1).answer !== open(save).question!.fallback(),
  )
  expect(changed.length).toBeGreaterThan(0)
  for (const save of changed) {
    const whole = think(save, captain, undefined, 1)
    const other = { ...whole.thought!.weighing!, question: 'another', spent: 5_000 }
    const before = { ...whole.thought!, weighing: other }
    expect(think(save, captain, before, 1)).toEqual({
      answer: open(save).question!.fallback(),
      thought: before,
    })
    const earlier = { ...before, weighing: { ...other, phase: '0 attack ' } }
    expect(think(save, captain, earlier, 1)).toEqual(whole)
    let parts = think(save, captain, undefined, 1, 3)
    const { weighing } = parts.thought!
    parts = { ...parts, thought: { ...parts.thought!, weighing: { ...weighing!, spent: 5_000 } } }
    while (parts.answer === undefined) parts = think(save, captain, asJson(parts.thought), 1, 3)
    expect(parts.answer).toBe(whole.answer)
  }
})

test('combats are weighed on where as much work in an action phase is the end of it', () => {
  // Work by the figures that stand: 2,400 in an action phase, 13,000 in the combats of a turn.
  const most = { attack: 2_400, defence: 2_400, combat: 13_000 } as Record<string, number>
  const seen = new Set<string>()
  for (const seed of [7, 17, 23])
    for (const save of weighedQuestions(seed)) {
      const { phase, figures } = save.battle
      const standing = figures.filter(({ condition }) => condition === 'standing').length
      const kind = `${phase}${standing < figures.length ? ', some gone' : ''}`
      if (seen.has(kind)) continue
      seen.add(kind)
      const limit = most[phase]! / standing
      const first = think(save, captain, undefined, 1, 3).thought!
      const after = (spent: number) => {
        const before = { ...first, weighing: { ...first.weighing!, question: 'another', spent } }
        return think(save, captain, before, 1, 3).thought!.weighing!
      }
      expect(after(Math.ceil(limit)).question).toBe('another')
      expect(after(Math.ceil(limit) - 1).question).toBe(first.weighing!.question)
    }
  expect([...seen]).toEqual(expect.arrayContaining(['combat', 'combat, some gone']))
  expect([...seen].some(kind => !kind.startsWith('combat'))).toBe(true)
})

test('recruits and soldiers leave it to the defaults', () => {
  const [save] = weighedQuestions(7)
  for (const level of ['recruit', 'soldier'] as const)
    expect(think(save!, skills[level], undefined, 1)).toEqual({
      answer: open(save!).question!.fallback(),
      thought: undefined,
    })
})
