import { expect, test } from 'vitest'
import { deployByEnemy } from '../../../../rules/combat-hex/computer/deployment.ts'
import { skills, think } from '../../../../rules/combat-hex/computer/think.ts'
import { type CombatHexSave, open, resume, setUp } from '../../../../rules/combat-hex/index.ts'
import { distance, parseHex } from '../../../../rules/core/hex.ts'
import { type Placed, type Scene, scenario, sidesOf } from '../../../helpers/scenario.ts'
import { options } from './openings.ts'

/** A deployment on 12 by 10 hexes, A's zone on the left; where figures are to stand, they are asked of `deployed`. */
const deploying = (figures: Record<string, Partial<Placed>>, board: Scene['board'] = {}) =>
  scenario({
    phase: 'deployment',
    turn: 0,
    board,
    figures: Object.fromEntries(Object.entries(figures).map(([id, figure]) => [id, { ...figure, at: '' }])),
  })

/** Lets a side deploy as a captain does. */
function deployed(t: ReturnType<typeof deploying>, side = 0): typeof t {
  while (t.asked === `deploy ${side}`) t.answer(deployByEnemy(t.game, side) ?? t.question.fallback())
  return t
}

const column = (hex: string): string => hex[0]!
const strong = { life: 4, endurance: 4 }
const archer = { shooting: { dice: 3, range: 8 } }

test('puts weak figures where archers that may stand anywhere opposite cannot shoot them in the first turn', () => {
  const t = deployed(deploying({ A1: {}, A2: {}, A3: strong, A4: strong, B1: archer, B2: archer }))
  // Column J is the nearest that they may stand in.
  expect(['A1', 'A2'].map(id => column(t.where(id)))).toEqual(['A', 'A'])
  expect(['A3', 'A4'].map(id => column(t.where(id)))).toEqual(['C', 'C'])
})

test('puts weak figures behind what blocks sight, also aside of the middle', () => {
  const far = { shooting: { dice: 3, range: 12 } }
  // Two hexes aside of the middle a wall stands on the sides of A8 that look across the board.
  const board = { sides: sidesOf('impassable', 'A8 N', 'A8 NE', 'A8 SE', 'A8 S') }
  const figures = { A1: {}, A2: strong, B1: far, B2: far }
  expect(deployed(deploying(figures, board)).where('A1')).toBe('A8')
  expect(deployed(deploying(figures)).where('A1')).not.toBe('A8')
})

test('leaves who is strong, who shoots, and the usual places, where the enemy has no more shots', () => {
  const usual = (figures: Record<string, Partial<Placed>>) => {
    const t = deploying(figures).answer('auto')
    return t.state.figures.filter(({ owner }) => owner === 0).map(({ at }) => at)
  }
  const own = (figures: Record<string, Partial<Placed>>) => {
    const t = deployed(deploying(figures))
    return t.state.figures.filter(({ owner }) => owner === 0).map(({ at }) => at)
  }
  for (const figures of [
    { A1: {}, A2: strong, B1: {}, B2: strong },
    { A1: {}, A2: archer, B1: archer, B2: {} },
    { A1: archer, A2: strong, B1: archer, B2: archer },
  ])
    expect(own(figures)).toEqual(usual(figures))
})

test('knows where archers stand once their player has deployed, and not before', () => {
  const far = { shooting: { dice: 3, range: 9 } }
  const figures = { A1: far, A2: far, B1: {} }
  const next = (...places: string[]) => deployByEnemy(deploying(figures).answer(...places, 'done').game, 1)
  // From the corners they reach the upper half of the zone opposite, or the lower one.
  const above = next('place A1 C1 NE', 'place A2 B1 NE')
  expect(above).toMatch(/^place B1 /)
  expect(next('place A1 C10 NE', 'place A2 B10 NE')).not.toBe(above)
  const t = deploying({ A1: {}, B1: far, B2: far })
  const before = deployByEnemy(t.game, 0)
  for (const [n, figure] of t.game.battle.figures.filter(({ owner }) => owner === 1).entries()) {
    figure.condition = 'standing'
    figure.at = 9 + n
  }
  expect(deployByEnemy(t.game, 0)).toBe(before)
})

test('leaves nobody weak at the end of a line that riders could come around', () => {
  const rider = { base: 'cavalry', movement: 8, ...strong } as const
  const own = { A1: strong, A2: strong, A3: strong, A4: strong, A5: {}, A6: {} }
  const t = deployed(deploying({ ...own, B1: rider, B2: rider }))
  const row = (id: string) => Number(t.where(id).slice(1))
  const rows = ['A1', 'A2', 'A3', 'A4'].map(row)
  for (const id of ['A5', 'A6']) {
    expect(row(id)).toBeGreaterThanOrEqual(Math.min(...rows))
    expect(row(id)).toBeLessThanOrEqual(Math.max(...rows))
    // Somebody strong is beside or before it.
    const near = ['A1', 'A2', 'A3', 'A4'].map(other =>
      distance(parseHex(t.where(id))!, parseHex(t.where(other))!),
    )
    expect(Math.min(...near)).toBe(1)
  }
})

test('sends nobody weak far aside for cover, where riders could come after it', () => {
  const far = { shooting: { dice: 3, range: 12 } }
  const rider = { base: 'cavalry', movement: 8, ...strong } as const
  const board = { sides: sidesOf('impassable', 'A10 N', 'A10 NE', 'A10 SE') }
  const at = (other: Partial<Placed>) =>
    deployed(deploying({ A1: {}, A2: strong, B1: far, B2: far, B3: other }, board)).where('A1')
  expect(at({})).toBe('A10')
  expect(at(rider)).not.toBe('A10')
})

test('a captain deploys so, and whoever thinks less leaves it to the defaults', () => {
  let save: CombatHexSave
  const begun = setUp(options(750))
  if (!begun.ok) throw new Error(begun.refusal.code)
  save = begun.save
  while (save.pending!.kind !== 'deploy') {
    const outcome = resume(save, open(save).question!.fallback())
    if (!outcome.ok) throw new Error(outcome.refusal.code)
    save = outcome.save
  }
  const { by, fallback } = open(save).question!
  expect(think(save, skills.soldier, undefined, 1).answer).toBe(fallback())
  const byEnemy = deployByEnemy(open(save).game, by)
  expect(byEnemy).toMatch(/^place /)
  expect(think(save, skills.captain, undefined, 1).answer).toBe(byEnemy)
})
