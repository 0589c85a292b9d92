import { expect, test } from 'vitest'
import { beginClimb, climbOn } from '../../../../rules/combat-hex/computer/climb.ts'
import { worthChanging } from '../../../../rules/combat-hex/computer/gains.ts'
import { intentIn, noPlan, type Plan } from '../../../../rules/combat-hex/computer/plan.ts'
import { scenario } from '../../../helpers/scenario.ts'

/** Climbs to the end where holding gains so much with each figure. */
function climbFor(gain: number) {
  const { game } = scenario({
    figures: {
      A1: { at: 'C5', facing: 'N' },
      A2: { at: 'E5', facing: 'N' },
      B1: { at: 'C2', facing: 'S' },
    },
    phase: 'attack',
  })
  const figures = ['A1', 'A2']
  const worth = (plan: Plan) => gain * figures.filter(id => intentIn(plan, id) === 'hold').length
  const climb = beginClimb(noPlan())
  while (climbOn(game, figures, climb, worth));
  return climb
}

test('what gains next to nothing changes no plan, and is given up at the first look', () => {
  const little = climbFor(worthChanging * 0.9)
  expect(little.plan).toEqual(noPlan())
  const more = climbFor(worthChanging * 1.1)
  expect(more.plan.intents).toMatchObject({ A1: 'hold', A2: 'hold' })
  expect(more.gain).toBeCloseTo(2 * worthChanging * 1.1)
  expect(little.hopeful).toBe(false)
  expect(little.spent).toBeLessThan(more.spent / 2)
})
