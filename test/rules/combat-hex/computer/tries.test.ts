import { expect, test } from 'vitest'
import { classic } from '../../../../rules/combat-hex/books/classic.ts'
import { candidatesOf } from '../../../../rules/combat-hex/computer/candidates.ts'
import { noPlan, type Plan } from '../../../../rules/combat-hex/computer/plan.ts'
import { beginTrials, rivalsOf, valueFor } from '../../../../rules/combat-hex/computer/tries.ts'
import { open, resume, setUp } from '../../../../rules/combat-hex/index.ts'
import { picker } from '../../../../rules/core/random.ts'
import { type Scene, scenario } from '../../../helpers/scenario.ts'
import { equalBattle } from '../../../strength/match.ts'

test('whoever is out of a battle of four does not make what the last rival loses worth less', () => {
  const fallen = { at: '', condition: 'removed' } as const
  /** what it is worth to A that B1 has lost a life */
  const gain = (out: Scene['figures']) => {
    const [before, after] = [2, 1].map(lifeNow => {
      const { game } = scenario({
        book: classic,
        points: 1000,
        phase: 'attack',
        order: [0, 1, ...(out.D1 ? [2, 3] : [])],
        mover: 0,
        figures: { A1: { at: 'C2' }, A2: { at: 'D2' }, B1: { at: 'C9', lifeNow }, B2: { at: 'D9' }, ...out },
      })
      for (const player of game.battle.players.slice(2)) player.lost = { reason: 'broken', rule: '7.01' }
      return valueFor(game, 0, rivalsOf(game.battle, 0))
    })
    return after! - before!
  }
  expect(gain({})).toBeGreaterThan(0)
  expect(gain({ C1: fallen, D1: fallen })).toBeCloseTo(gain({}))
})

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
