import { expect, test } from 'vitest'
import { carelessness } from '../../../../rules/combat-hex/computer/careless.ts'
import { waitingPlan } from '../../../../rules/combat-hex/computer/plan.ts'
import { type Scene, scenario } from '../../../helpers/scenario.ts'

const cost = (figures: Scene['figures'], struck = 0) =>
  carelessness(scenario({ figures, phase: 'attack' }).game, 0, struck)

const fighters = { A1: { at: 'C5', facing: 'N' }, B1: { at: 'C4', facing: 'S' } } as const

test('who stands by while comrades fight costs something, the more the further off and the dearer', () => {
  expect(cost(fighters)).toBe(0)
  const near = cost({ ...fighters, A2: { at: 'D6', facing: 'N' } })
  const far = cost({ ...fighters, A2: { at: 'F8', facing: 'N' } })
  expect(near).toBeGreaterThan(0)
  expect(far).toBeGreaterThan(near)
  expect(cost({ ...fighters, A2: { at: 'F8', facing: 'N', points: 200 } })).toBeGreaterThan(far)
})

test('nobody stands by where nobody fights', () => {
  expect(cost({ A1: { at: 'C8', facing: 'N' }, B1: { at: 'C2' }, A2: { at: 'F8' } })).toBe(0)
})

test('whoever has gone nearer stands by less, and whoever has shot not at all', () => {
  const at = { ...fighters, A2: { at: 'F6', facing: 'N' } } as const
  const walked = scenario({ figures: at, phase: 'attack' }).game
  const idled = carelessness(walked, 0, 0)
  walked.battle.figures[2]!.placeBeforeActions = { at: 0, facing: 0 }
  expect(carelessness(walked, 0, 0)).toBeLessThan(idled)
  const shooter = { ...fighters, A2: { at: 'F6', facing: 'N', shooting: { dice: 1, range: 6 } } } as const
  const shot = scenario({ figures: shooter, phase: 'attack' }).game
  expect(carelessness(shot, 0, 0)).toBeGreaterThan(0)
  shot.battle.figures[2]!.actionTaken = 'shot'
  expect(carelessness(shot, 0, 0)).toBe(0)
})

test('a free attack costs as much wherever it is suffered', () => {
  expect(cost(fighters, 2)).toBeCloseTo(2 * cost(fighters, 1))
  expect(cost(fighters, 1)).toBeGreaterThan(0)
})

test('nobody waits for enemies any more who are there already', () => {
  const held = (figures: Scene['figures']) =>
    Object.keys(waitingPlan(scenario({ figures, phase: 'attack' }).game, 0).intents)
  const far = { A2: { at: 'L10', facing: 'N', movement: 2 } } as const
  expect(held({ B1: { at: 'C4', facing: 'S' }, ...far })).toEqual(['A2'])
  expect(held({ ...fighters, ...far })).toEqual([])
})
