import { describe, expect, it } from 'vitest'
import { soundAnswer } from '../../../../rules/combat-hex/battle/answers/orders/policy.ts'
import { engine } from '../../../../rules/combat-hex/engine.ts'
import { type CombatHexSave, ordersPolicy } from '../../../../rules/combat-hex/index.ts'
import { makeBoard } from '../../../../rules/index.ts'
import { bystanders, calm, fight } from '../../../helpers/fight.ts'
import { type Placed, scenario } from '../../../helpers/scenario.ts'

/** The battle of a scene with its board in it, so that it can be opened like any other. */
const saveOf = ({ save, board }: ReturnType<typeof scenario>): CombatHexSave => ({
  ...save,
  battle: { ...save.battle, customBoards: { test: makeBoard(board) } },
})

describe('whoever has the rest of a phase played for them', () => {
  it('keeps a figure of one life where it is threatened, however good another hex would be', () => {
    // Two who turn their backs would be worth more than the one whom it stands before.
    const figures = (at: string): Record<string, Placed> => ({
      A1: { at, facing: 'N', life: 1, movement: 6 },
      B1: { at: 'C4', facing: 'S' },
      B2: { at: 'F6', facing: 'S' },
      B3: { at: 'G6', facing: 'SE' },
      ...bystanders,
    })
    const wayOf = (at: string) => {
      const t = scenario({ figures: figures(at) })
      const outcome = engine.finishPhase(saveOf(t), 0, [])
      if (!outcome.ok) throw new Error(outcome.refusal.code)
      return outcome.events.flatMap(e => (e.event === 'moved' && e.figure === 'A1' ? e.path : []))
    }
    expect(wayOf('C5')).toEqual([])
    // Nobody threatens it there.
    expect(wayOf('C7').length).toBeGreaterThan(0)
  })

  it('does not spend a hero’s last point on less than an even chance', () => {
    const answer = (ap: number, endurance: number, kind: 'hero' | 'warrior' = 'hero') => {
      const figures: Record<string, Placed> = {
        A1: { at: 'C5', facing: 'N', kind, ap },
        B1: { at: 'C4', facing: 'S', life: 3, endurance },
        ...bystanders,
      }
      const t = fight(figures, [1, ...calm], { policy: ordersPolicy([{ points: 'ask' }, {}]) })
      expect(t.asked).toBe('convert-hit 0')
      // The defaults would pay.
      expect(t.question.fallback()).toBe('A1')
      return soundAnswer(t.question, t.state)
    }
    // A die of 5 or 6 is needed: a third.
    expect(answer(1, 5)).toBe('none')
    expect(answer(2, 5)).toBe('A1')
    expect(answer(1, 5, 'warrior')).toBe('A1')
    // 4 or more: even.
    expect(answer(1, 4)).toBe('A1')
  })
})
