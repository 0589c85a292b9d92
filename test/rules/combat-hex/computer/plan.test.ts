import { expect, test } from 'vitest'
import { answerByPlan, isSamePlan, noPlan } from '../../../../rules/combat-hex/computer/plan.ts'
import { scenario } from '../../../helpers/scenario.ts'

test('whoever comes first by a plan begins, and the others keep their order', () => {
  const begins = (first: string[]) => {
    const t = scenario({
      figures: { A1: { at: 'C9' }, A2: { at: 'F9' }, A3: { at: 'I9' }, B1: { at: 'F1' } },
    })
    const order: string[] = []
    while (order.length < 3) {
      const answer = answerByPlan(t.game, t.question, { intents: {}, first })
      const id = answer.split(' ')[1]!
      if (answer.startsWith('move') && !order.includes(id)) order.push(id)
      t.answer(answer)
    }
    return order
  }
  expect(begins([])).toEqual(['A1', 'A2', 'A3'])
  expect(begins(['A3'])).toEqual(['A3', 'A1', 'A2'])
  expect(begins(['A2', 'A3'])).toEqual(['A2', 'A3', 'A1'])
})

test('plans are the same where all figures do the same in the same order', () => {
  const plan = (intents: Record<string, string>, first: string[] = []) => ({ intents, first })
  expect(isSamePlan(noPlan(), plan({ A1: 'default' }))).toBe(true)
  expect(isSamePlan(plan({ A1: 'hold', A2: 'default' }), plan({ A1: 'hold' }))).toBe(true)
  expect(isSamePlan(plan({ A1: 'hold' }), noPlan())).toBe(false)
  expect(isSamePlan(plan({ A1: 'hold' }), plan({ A1: 'plain' }))).toBe(false)
  expect(isSamePlan(plan({}, ['A2']), noPlan())).toBe(false)
})

test('8.14 whoever acts plainly uses nothing, and whoever holds does nothing', () => {
  const answer = (intents: Record<string, string>) => {
    const t = scenario({
      figures: {
        A1: { at: 'C5', facing: 'N', ap: 4, abilities: ['invigorate:0'] },
        A2: { at: 'C6', ap: 9, apNow: 0, movement: 0 },
        B1: { at: 'L10' },
      },
    })
    return answerByPlan(t.game, t.question, { intents, first: [] })
  }
  expect(answer({})).toBe('use A1 invigorate A2')
  expect(answer({ A1: 'default' })).toBe('use A1 invigorate A2')
  expect(answer({ A1: 'plain' })).toMatch(/^move A1 /)
  expect(answer({ A1: 'hold' })).toBe('done')
})

test('8.10 whoever comes to an enemy by its plan strikes, and goes no further of its own accord', () => {
  const t = scenario({
    figures: {
      A1: { at: 'C9', facing: 'N', base: 'cavalry', movement: 9, abilities: ['cavalry:0'] },
      B1: { at: 'C4', facing: 'N', attacks: 0 },
      B2: { at: 'L10' },
    },
  })
  const plan = { intents: { A1: 'charge A1 C8-C7-C6-C5 N' }, first: [] }
  const answers: string[] = []
  t.dice(2)
  while (t.question.kind === 'act' && answers.at(-1) !== 'done') {
    const answer = answerByPlan(t.game, t.question, plan)
    answers.push(answer)
    t.answer(answer)
  }
  expect(answers).toEqual(['charge A1 C8-C7-C6-C5 N', 'strike A1 B1', 'done'])
})

test('8.43 a plan at odds with the defaults ends, where somebody else has to leave first', () => {
  const t = scenario({
    figures: {
      A1: { at: 'F6', facing: 'N', movement: 2, ap: 0 },
      // By the defaults it would turn to B2, by the plan away from it.
      A2: { at: 'L10', facing: 'S', movement: 0 },
      B1: { at: 'F5', facing: 'S', attacks: 0, abilities: ['fearsome:0'] },
      B2: { at: 'L9', facing: 'N', attacks: 0 },
    },
  })
  const plan = { intents: { A1: 'hold', A2: 'turn A2 S' }, first: [] }
  t.answer('turn A2 N')
  expect(t.refused('done')).toMatchObject({ code: 'must-leave', rule: '8.43' })
  const answers: string[] = []
  while (answers.length < 6 && t.question.kind === 'act') {
    const answer = answerByPlan(t.game, t.question, plan)
    answers.push(answer)
    t.answer(answer)
  }
  expect(answers.filter(answer => answer.startsWith('turn A2')).length).toBeLessThan(3)
  expect(answers.some(answer => answer.startsWith('move A1 '))).toBe(true)
  expect(answers.at(-1)).toBe('done')
})
