import { expect, test } from 'vitest'
import { bestMove } from '../../../../rules/combat-hex/computer/candidates.ts'
import { noPlan } from '../../../../rules/combat-hex/computer/plan.ts'
import { otherStarts } from '../../../../rules/combat-hex/computer/starts.ts'
import { type Placed, scenario } from '../../../helpers/scenario.ts'

/** A1 and A2 can both get at B1, and at nobody else. */
const figures: Record<string, Placed> = {
  A1: { at: 'C8' },
  A2: { at: 'E8' },
  A3: { at: 'L10', movement: 0 },
  B1: { at: 'D5', facing: 'N', attacks: 0 },
  B2: { at: 'L1', facing: 'N' },
}

test('plans to begin from: all hold, go in each manner, act plainly, and attack together', () => {
  const { game, figure } = scenario({ figures })
  const [holding, careful, safe, bold, plain, attack, attackAlone, ...more] = otherStarts(game, 0, noPlan())
  expect(more).toEqual([])
  expect(holding!.intents).toEqual({ A1: 'hold', A2: 'hold', A3: 'hold' })
  expect(plain!.intents).toEqual({ A1: 'plain', A2: 'plain', A3: 'plain' })
  for (const [manner, plan] of Object.entries({ careful, safe, bold }))
    for (const id of ['A1', 'A2', 'A3'])
      expect(plan!.intents[id]).toBe(bestMove(game, figure(id), manner as 'careful' | 'safe' | 'bold'))
  // Those who attack go to hexes of their own; the others do as they would, or hold.
  const { A1, A2, A3 } = attack!.intents
  expect([A1, A2].map(intent => intent!.split(' ')[0])).toEqual(['move', 'move'])
  expect(A1!.split(' ')[2]).not.toBe(A2!.split(' ')[2])
  expect(A3).toBeUndefined()
  expect(attackAlone!.intents).toEqual({ A1, A2, A3: 'hold' })
})

test('no attack together where nobody is there to join, and what is meant already is done in all of them', () => {
  const { A2: _, A3: __, ...alone } = figures
  expect(otherStarts(scenario({ figures: alone }).game, 0, noPlan())).toHaveLength(5)
  const meant = { intents: { A1: 'turn A1 S' }, first: ['A2'] }
  const starts = otherStarts(scenario({ figures }).game, 0, meant)
  expect(starts).toHaveLength(7)
  for (const { intents, first } of starts) expect([intents.A1, first]).toEqual(['turn A1 S', ['A2']])
})
