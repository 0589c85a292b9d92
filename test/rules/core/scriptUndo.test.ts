import { describe, expect, it } from 'vitest'
import { run, type Save, type Script } from '../../../rules/core/script.ts'
import { answer, back, defaults, on, start, type Teller, type Tiny, tiny } from './scriptMachine.ts'

const nap = function* (t: Teller): Script {
  t.tell('tired')
  yield* t.ask('nap', 0, 'short', 'long')
  t.tell('awake')
}
const stroll = tiny(function* (t): Script {
  for (let i = 0; i < 3; i++) {
    const way = yield* t.ask('way', 0, 'left', 'right')
    t.tell(`went ${way}`)
  }
  yield* t.roll('luck', 0, 1)
  yield* t.ask('praise', 1, 'well', 'badly')
  yield* t.ask('stop', 0, 'yes')
}, nap)

const taken = (save: Save<Tiny>, player = 0) => {
  const outcome = back(save, player)
  if (typeof outcome === 'string') throw new Error(outcome)
  return outcome
}

describe('taking back', () => {
  it('has nothing to take back at the beginning of a step', () => {
    expect(back(start(stroll).save, 0)).toBe('undo-nothing')
    expect(back(start(tiny()).save, 0)).toBe('undo-nothing')
  })

  it('takes the last answer back, and a different one may follow', () => {
    const { save } = answer(stroll, answer(stroll, start(stroll).save, 'left').save, 'right')
    const undone = taken(save)
    expect(undone).toMatchObject({ answer: 'right', n: 2 })
    const again = on(run(stroll, undone.save))
    expect(again.asked).toBe('way 0')
    expect(again.heard).toEqual(['left'])
    expect(again.told).toEqual([])
    expect(answer(stroll, again.save, 'left').heard).toEqual(['left', 'left'])
  })

  it('numbers events on from what was told, through one undo after the other', () => {
    let { save, told } = answer(stroll, start(stroll).save, 'left')
    expect(told).toEqual(['0 went left'])
    const numbers: number[] = [0]
    for (const way of ['right', 'left', 'right']) {
      const undone = taken(save)
      numbers.push(undone.n)
      ;({ save } = on(run(stroll, undone.save)))
      ;({ save, told } = answer(stroll, save, way))
      expect(told).toHaveLength(1)
      numbers.push(Number(told[0]!.split(' ')[0]))
      // Looking at it in between tells nothing again.
      expect(on(run(stroll, save)).told).toEqual([])
    }
    expect(numbers).toEqual([0, 1, 2, 3, 4, 5, 6])
    ;({ save, told } = answer(stroll, save, 'left'))
    expect(told).toEqual(['7 went left'])
    // Back to the very beginning of the step, and to its end.
    ;({ save } = on(run(stroll, taken(save).save)))
    ;({ save } = on(run(stroll, taken(save).save)))
    expect(back(save, 0)).toBe('undo-nothing')
    for (const [i, way] of ['left', 'left', 'left'].entries()) {
      ;({ save, told } = answer(stroll, save, way))
      expect(told).toEqual([`${10 + i} went left`])
    }
    ;({ save } = answer(stroll, save, 'well'))
    ;({ save, told } = answer(stroll, save, 'yes'))
    expect(told).toEqual(['13 tired'])
    expect(save.battle.heard.filter(word => word === 'left')).toHaveLength(3)
  })

  it('comes to the state of a battle in which it never happened', () => {
    const straight = answer(stroll, start(stroll).save, 'left')
    let { save } = answer(stroll, answer(stroll, start(stroll).save, 'right').save, 'left')
    ;({ save } = on(run(stroll, taken(save).save)))
    ;({ save } = on(run(stroll, taken(save).save)))
    const again = answer(stroll, save, 'left')
    expect(again.heard).toEqual(straight.heard)
    expect(again.save.pending).toEqual(straight.save.pending)
    expect(again.save.dice).toBe(straight.save.dice)
    expect(again.save.battle).toEqual(straight.save.battle)
  })

  it('takes nothing back over a die', () => {
    let { save } = start(stroll)
    for (const way of ['left', 'left', 'left']) ({ save } = answer(stroll, save, way))
    expect(save.pending?.kind).toBe('praise')
    expect(back(save, 0)).toBe('undo-dice')
  })

  it('takes nothing back over an answer of the opponent, and not the opponent’s', () => {
    let { save } = start(stroll)
    for (const word of ['left', 'left', 'left', 'well']) ({ save } = answer(stroll, save, word))
    expect(back(save, 0)).toBe('undo-answered')
    expect(taken(save, 1).answer).toBe('well')
    const first = answer(stroll, start(stroll).save, 'left')
    expect(back(first.save, 1)).toBe('undo-answered')
  })

  it('takes nothing back that belongs to a step that is over', () => {
    const machine = tiny(nap, nap)
    expect(back(answer(machine, start(machine).save, 'long').save, 0)).toBe('undo-nothing')
  })

  it('takes answers of the program for the same player along', () => {
    const { save, heard } = answer(stroll, start(stroll).save, 'right', (question, state) =>
      state.heard.length === 1 ? defaults(question, state) : undefined,
    )
    expect(heard).toEqual(['right', 'left'])
    const undone = taken(save)
    expect(undone.answer).toBe('right')
    expect(on(run(stroll, undone.save)).heard).toEqual([])
    const whole = start(stroll, (question, state) =>
      state.heard.length < 2 ? defaults(question, state) : undefined,
    )
    expect(whole.heard).toHaveLength(2)
    expect(back(whole.save, 0)).toBe('undo-nothing')
  })
})
