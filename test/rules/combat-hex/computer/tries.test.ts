import { expect, test } from 'vitest'
import { candidatesOf } from '../../../../rules/combat-hex/computer/candidates.ts'
import { noPlan, type Plan } from '../../../../rules/combat-hex/computer/plan.ts'
import { beginTrials } from '../../../../rules/combat-hex/computer/tries.ts'
import { picker } from '../../../../rules/core/random.ts'
import { open, resume, setUp } from '../../../../rules/index.ts'
import { equalBattle } from '../../../strength/match.ts'

test.each([
  [500, 15],
  [500, 8],
  [1500, 3],
])('plans have in common what was played of both (%i points, %i)', (points, seed) => {
  const begun = setUp(equalBattle(seed, points))
  if (!begun.ok) throw new Error(begun.refusal.code)
  let { save } = begun
  const pick = picker(seed)
  let phase = ''
  const values = new Set<number>()
  while (save.pending && save.battle.turn <= 4) {
    const { question, state, game } = open(save)
    const now = `${state.turn} ${state.phase}`
    if (question!.kind === 'act' && now !== phase && state.turn >= 2) {
      const { by } = question!
      const together = beginTrials(save, by)
      const own = state.figures.filter(({ owner, condition }) => owner === by && condition === 'standing')
      let plan: Plan = noPlan()
      for (let n = 0; n < 25; n++) {
        const figure = own[pick(own.length)]!
        const list = candidatesOf(game, figure, plan.intents[figure.id])
        const first = pick(4) ? plan.first : [figure.id, ...plan.first.filter(id => id !== figure.id)]
        const changed = { first, intents: { ...plan.intents, [figure.id]: list[pick(list.length)]! } }
        const value = together(changed, n % 3)
        expect(value).toBe(beginTrials(save, by)(changed, n % 3))
        values.add(value)
        if (pick(3) === 0) plan = changed
      }
    }
    phase = now
    const outcome = resume(save, question!.fallback())
    if (!outcome.ok) throw new Error(outcome.refusal.code)
    save = outcome.save
  }
  expect(values.size).toBeGreaterThan(10)
})
