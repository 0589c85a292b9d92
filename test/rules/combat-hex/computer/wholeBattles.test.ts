import { expect, test } from 'vitest'
import { type Thought, think } from '../../../../rules/combat-hex/computer/think.ts'
import {
  type Camp,
  check,
  resume,
  setUp,
  starterArmy,
  weighingOrders,
} from '../../../../rules/combat-hex/index.ts'
import { began, options } from './openings.ts'

test('a whole battle of the computer against itself ends, with every answer legal and every save sound', () => {
  let save = began(250)
  const thoughts: (Thought | undefined)[] = []
  let answers = 0
  while (save.pending) {
    const { by } = save.pending
    const { answer, thought } = think(save, { positions: 10 }, thoughts[by], by)
    thoughts[by] = thought
    const outcome = resume(save, answer!)
    if (!outcome.ok) throw new Error(`${answer}: ${outcome.refusal.code}`)
    save = outcome.save
    expect(check(save)).toEqual([])
    expect(answers++).toBeLessThan(600)
  }
  expect(save.battle.result).not.toBeNull()
})

test.each([2, 3, 4])(
  'a classic battle of %i who weigh their answers ends, and all of them are legal',
  sides => {
    const camps = (['good', 'evil', 'good', 'evil'] satisfies Camp[]).slice(0, sides)
    const orders = camps.map(() => weighingOrders)
    const begun = setUp(
      {
        ...options(250, 'the-village'),
        rules: 'classic',
        camps,
        players: camps.map((camp, i) => ({ name: `${i}`, armies: { [camp]: starterArmy(camp, 250) } })),
      },
      { orders },
    )
    if (!begun.ok) throw new Error(begun.refusal.code)
    let { save } = begun
    const thoughts: (Thought | undefined)[] = []
    const weighed = new Set<number>()
    for (let answers = 0; save.pending; answers++) {
      const { by } = save.pending
      const { answer, thought } = think(save, { positions: 10, waits: true, weighs: true }, thoughts[by], by)
      thoughts[by] = thought
      if (thought?.weighing) weighed.add(by)
      const outcome = resume(save, answer!, { orders })
      if (!outcome.ok) throw new Error(`${answer}: ${outcome.refusal.code}`)
      save = outcome.save
      expect(check(save)).toEqual([])
      expect(answers).toBeLessThan(600)
    }
    expect(save.battle.result).not.toBeNull()
    expect(weighed.size).toBe(sides)
  },
)
