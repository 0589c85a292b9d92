import { beforeAll, describe, expect, test } from 'vitest'
import { readyFigures } from '../../../../rules/combat-hex/battle/verbs/actors.ts'
import { skills, type Thought, think } from '../../../../rules/combat-hex/computer/think.ts'
import { tryTurn } from '../../../../rules/combat-hex/computer/tries.ts'
import { type CombatHexSave, concede, finishPhase, open, resume } from '../../../../rules/combat-hex/index.ts'
import { turned } from '../../../../rules/core/hex.ts'
import { atPhase, atTurn, began } from './openings.ts'

const budgetOf = (save: CombatHexSave, positions: number): number => {
  const thought = think(save, { positions }, undefined, 1, 1).thought!
  return thought.search.budget + thought.left
}

test('looks at twice as many positions where as many figures fight for twice the points', () => {
  const save = atPhase('attack', 500)
  const unlimited = 10_000
  const budget = budgetOf(save, unlimited)
  const twice = budgetOf({ ...save, battle: { ...save.battle, points: 1000 } }, unlimited)
  expect(Math.abs(twice - 2 * budget)).toBeLessThanOrEqual(1)
  expect(twice).toBeLessThan(unlimited)
})

test('looks at all its positions where few figures are to act, and at fewer the more figures there are and act', () => {
  const budget = (phase: 'attack' | 'defence', points: number, positions: number) =>
    budgetOf(atPhase(phase, points), positions)
  const positions = 600
  expect(budget('defence', 500, positions)).toBe(positions)
  const all = budget('attack', 500, positions)
  expect(all).toBeLessThan(positions)
  const large = budget('defence', 1500, positions)
  expect(large).toBeLessThan(positions)
  const allOfLarge = budget('attack', 1500, positions)
  expect(allOfLarge).toBeLessThan(large)
  expect(allOfLarge).toBeLessThan(all)
  // A level that looks at few has them all.
  expect(budget('attack', 1500, 40)).toBe(40)
})

describe('the computer at an action phase', () => {
  let save: CombatHexSave
  beforeAll(() => void (save = atTurn(2)))

  test('the same battle, budget and seed come to the same answer, in one part or in many', () => {
    const whole = think(save, { positions: 24 }, undefined, 1)
    expect(open(save).question!.space.check(whole.answer!).ok).toBe(true)
    expect(think(save, { positions: 24 }, undefined, 1)).toEqual(whole)
    let parts = 0
    let thought: Thought | undefined
    let answer: string | undefined
    while (answer === undefined) {
      const next = think(
        save,
        { positions: 24 },
        thought && (JSON.parse(JSON.stringify(thought)) as Thought),
        1,
        3,
      )
      answer = next.answer
      thought = next.thought
      parts++
    }
    expect(parts).toBeGreaterThan(2)
    expect(answer).toBe(whole.answer)
    expect(thought).toEqual(whole.thought)
    expect(thought!.looked).toBe(thought!.search.spent)
    expect(thought!.reason!.turn).toBe(2)
    // It is kept with the battle.
    expect(JSON.stringify(thought).length).toBeLessThan(6000)
  })

  test('so it is where there is time to begin from several plans, and to compare where that leads to', () => {
    const save = atPhase('attack', 500, 5)
    const whole = think(save, { positions: 900 }, undefined, 1)
    let thought: Thought | undefined
    let answer: string | undefined
    while (answer === undefined) {
      const next = think(
        save,
        { positions: 900 },
        thought && (JSON.parse(JSON.stringify(thought)) as Thought),
        1,
        40,
      )
      answer = next.answer
      thought = next.thought
      // It is kept with the battle between its parts.
      expect(JSON.stringify(thought).length).toBeLessThan(20_000)
    }
    expect(thought).toEqual(whole.thought)
    expect(thought!.search.climbs).toBeGreaterThan(1)
    expect(thought!.search.compared).toBeGreaterThan(0)
    expect(thought!.reason!.gain).not.toBe(0)
  })

  test('the dice of the battle are not looked at: other dice to come change nothing', () => {
    const other = { ...save, seed: '11'.repeat(32) }
    expect(think(other, { positions: 24 }, undefined, 1)).toEqual(
      think(save, { positions: 24 }, undefined, 1),
    )
  })

  test('the battle that is thought about stays as it was', () => {
    const before = JSON.stringify(save)
    think(save, { positions: 24 }, undefined, 1)
    expect(JSON.stringify(save)).toBe(before)
  })

  test('no more positions are looked at than the level may, and a few more where a change is being compared', () => {
    const { thought } = think(save, { positions: 24 }, undefined, 1)
    expect(thought!.search.spent).toBeGreaterThan(8)
    expect(thought!.search.spent).toBeLessThan(24 + 12)
  })

  test('what was thought by other rules counts for nothing', () => {
    const skill = { positions: 24 }
    const whole = think(save, skill, undefined, 1)
    const { figures } = save.battle
    const idle = { intents: Object.fromEntries(figures.map(({ id }) => [id, 'hold'])), first: [] }
    const known = { ...whole.thought!, search: { ...whole.thought!.search, plan: idle, over: true } }
    expect(think(save, skill, known, 1).answer).toBe('done')
    expect(think(save, skill, { ...known, rules: 'older' }, 1)).toEqual(whole)
  })

  test('a recruit leaves everything to the defaults, without thinking', () => {
    const { answer, thought } = think(save, skills.recruit, undefined, 1)
    expect(answer).toBe(open(save).question!.fallback())
    expect(thought).toBeUndefined()
  })

  test('a plan is kept through the phase, and forgotten with it', () => {
    const first = think(save, { positions: 24 }, undefined, 1)
    const outcome = resume(save, first.answer!)
    if (!outcome.ok) throw new Error(outcome.refusal.code)
    expect(outcome.save.pending?.by).toBe(save.pending!.by)
    const second = think(outcome.save, { positions: 24 }, first.thought, 1)
    expect(second.thought!.phase).toBe(first.thought!.phase)
    expect(second.thought!.left).toBeLessThanOrEqual(first.thought!.left)
    const later = finishPhase(outcome.save, save.pending!.by)
    if (!later.ok) throw new Error(later.refusal.code)
    const third = think(later.save, { positions: 24 }, second.thought, 1)
    expect(third.thought?.phase).not.toBe(first.thought!.phase)
  })
})

describe('the computer at the end of an action phase', () => {
  /** The end of a phase in which nobody acted, and everybody of the side looks away from where they looked. */
  function looksAway(turn: number, phase: 'attack' | 'defence'): { save: CombatHexSave; thought: Thought } {
    const begun = atPhase(phase, 500, turn)
    const { by } = begun.pending!
    const figures = begun.battle.figures.map(figure =>
      figure.owner === by && figure.at >= 0 ? { ...figure, facing: turned(figure.facing, 3) } : figure,
    )
    const away = { ...begun, battle: { ...begun.battle, figures } }
    const { thought } = think(away, { positions: 2 }, undefined, by)
    const outcome = resume(away, 'done')
    if (!outcome.ok) throw new Error(outcome.refusal.code)
    expect(outcome.save.pending!.kind).toBe('turning')
    return { save: outcome.save, thought: { ...thought!, left: 41 } }
  }

  /** The first questions of turning in a battle of two computers, with what they had in mind. */
  function turnings(budget: number): { save: CombatHexSave; thought: Thought }[] {
    let save = atTurn(3)
    const thoughts: (Thought | undefined)[] = []
    const found: { save: CombatHexSave; thought: Thought }[] = []
    while (save.pending && found.length < 4) {
      const { by, kind } = save.pending
      const before = thoughts[by]
      if (kind === 'turning' && before) found.push({ save, thought: before })
      const { answer, thought } = think(save, { positions: budget }, before, by)
      thoughts[by] = thought
      const outcome = resume(save, answer!)
      if (!outcome.ok) throw new Error(`${answer}: ${outcome.refusal.code}`)
      save = outcome.save
    }
    return found
  }

  test('3.091 turns figures to where they are better off, in one part or in many', () => {
    const found = turnings(60)
    expect(found.length).toBeGreaterThan(1)
    for (const { save, thought } of found) {
      const { by } = save.pending!
      const whole = think(save, { positions: 60 }, thought, by)
      expect(open(save).question!.space.check(whole.answer!).ok).toBe(true)
      let parts: ReturnType<typeof think> = { answer: undefined, thought }
      while (parts.answer === undefined) parts = think(save, { positions: 60 }, parts.thought, by, 4)
      expect(parts).toEqual(whole)
      if (whole.answer === 'done') continue
      const seed = (by + save.battle.turn * 7919) * 64
      const worth = (turn: string) => tryTurn(save, by, turn, seed) + tryTurn(save, by, turn, seed + 1)
      expect(worth(whole.answer!)).toBeGreaterThan(worth('done'))
    }
  })

  test('3.091 makes the turn that gains most, and none that gains next to nothing', () => {
    const answers: string[] = []
    for (const turn of [3, 4, 5])
      for (const phase of ['attack', 'defence'] as const) {
        const { save, thought } = looksAway(turn, phase)
        const { by } = save.pending!
        const seed = (by + turn * 7919) * 64
        const worth = (turn: string) =>
          (tryTurn(save, by, turn, seed) + tryTurn(save, by, turn, seed + 1)) / 2
        const turns = ['done', ...open(save).question!.space.enumerate('turn', 150)]
        // All that can be looked at with what is left, two positions each.
        const looked = turns.slice(0, Math.ceil(thought.left / 2))
        let best = { turn: 'done', worth: worth('done') }
        for (const turn of looked.slice(1)) {
          const its = worth(turn)
          if (its > best.worth + (best.turn === 'done' ? 0.5 : 0)) best = { turn, worth: its }
        }
        const { answer, thought: after } = think(save, { positions: 60 }, thought, by)
        expect(answer).toBe(best.turn)
        expect(after!.looked).toBe(thought.looked + 2 * looked.length)
        expect(after!.left).toBe(thought.left - 2 * looked.length)
        answers.push(answer!)
      }
    expect(answers).toContain('done')
    expect(answers.filter(answer => answer !== 'done').length).toBeGreaterThan(2)
  })

  test('is left to the defaults where nothing is left of the budget', () => {
    const [first] = turnings(60)
    const { save, thought } = first!
    const { answer } = think(save, { positions: 60 }, { ...thought, left: 0 }, save.pending!.by)
    expect(answer).toBe(open(save).question!.fallback())
  })
})

describe('nothing to think about', () => {
  test('a battle that is over has no answer, and takes no thought', () => {
    const outcome = concede(atTurn(1), 0)
    if (!outcome.ok) throw new Error(outcome.refusal.code)
    expect(think(outcome.save, { positions: 1000 }, undefined, 1)).toEqual({
      answer: undefined,
      thought: undefined,
    })
  })

  test('a question with one legal answer is answered with it, without a position looked at', () => {
    const save = atTurn(1)
    const { question } = open(save)
    const { by } = question!
    for (const figure of save.battle.figures) expect(figure.actionTaken).toBe('nothing')
    const tired = {
      ...save,
      journal: [],
      battle: {
        ...save.battle,
        figures: save.battle.figures.map(f => (f.owner === by ? { ...f, actionTaken: 'acted' as const } : f)),
      },
    }
    expect(think(tired, { positions: 1000 }, undefined, 1)).toEqual({ answer: 'done', thought: undefined })
  })

  test('what is asked outside action phases is left to the defaults', () => {
    const save = began(500)
    expect(save.pending!.kind).not.toBe('act')
    expect(think(save, { positions: 1000 }, undefined, 1).answer).toBe(open(save).question!.fallback())
  })
})

test('leaves an action that goes on and on to the defaults', () => {
  let save = atTurn(2)
  const [figure] = readyFigures(open(save).game, open(save).question!.by)
  const { id } = figure!
  const begun = think(save, skills.captain, undefined, 1, 1).thought!
  const plan = { intents: { [id]: `turn ${id} N; turn ${id} S` }, first: [id] }
  let answers = 0
  for (; save.journal.length || !answers; answers++) {
    const thought = {
      ...begun,
      after: save.events + save.told,
      search: { ...begun.search, plan, over: true },
    }
    const { answer } = think(save, skills.captain, thought, 1)
    const outcome = resume(save, answer!)
    if (!outcome.ok) throw new Error(outcome.refusal.code)
    save = outcome.save
    if (answers > 300) break
  }
  expect(answers).toBeGreaterThan(100)
  expect(answers).toBeLessThan(200)
})

test('looks at its plan again when something has happened, but not while a figure acts', () => {
  const save = atTurn(2)
  const [figure] = readyFigures(open(save).game, open(save).question!.by)
  const begun = think(save, skills.captain, undefined, 1, 1).thought!
  const older: Thought = { ...begun, after: -2, left: 300, search: { ...begun.search, over: true } }
  expect(think(save, skills.captain, older, 1).thought!.looked).toBeGreaterThan(begun.looked)
  const outcome = resume(save, `turn ${figure!.id} N`)
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  expect(open(outcome.save).question!.kind).toBe('act')
  expect(open(outcome.save).game.activation?.figure.id).toBe(figure!.id)
  const { answer, thought } = think(outcome.save, skills.captain, older, 1)
  expect(answer).toBeDefined()
  expect(thought!.looked).toBe(begun.looked)
})
