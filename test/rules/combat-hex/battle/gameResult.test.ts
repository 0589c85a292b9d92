import { describe, expect, it } from 'vitest'
import { engine } from '../../../../rules/combat-hex/engine.ts'
import type { CombatHexState } from '../../../../rules/combat-hex/index.ts'
import { picker } from '../../../../rules/core/random.ts'
import { trial } from '../../../helpers/trials.ts'

/** A battle between two that has gone on until a figure was lost. */
function underWay() {
  for (let n = 0; n < 20; n++) {
    const begun = engine.setUp(trial(n, undefined, 'tournament', 2))
    if (!begun.ok) throw new Error(begun.refusal.code)
    let save = begun.save
    const pick = picker(n)
    for (let steps = 0; steps < 1500 && save.step !== null; steps++) {
      if (save.battle.figures.some(({ condition }) => condition === 'removed')) return save
      const { space, fallback } = engine.open(save).question!
      const outcome = engine.resume(save, steps % 3 ? space.sample(pick) : fallback())
      if (!outcome.ok) throw new Error(outcome.refusal.code)
      save = outcome.save
    }
  }
  throw new Error('nobody falls')
}

const worth = ({ figures, types }: CombatHexState, owner: number) =>
  figures
    .filter(figure => figure.owner === owner && figure.condition === 'removed')
    .reduce((sum, { type }) => sum + types[type]!.points, 0)

describe('the result of a battle', () => {
  it('7.05 of one that is conceded counts the board as it stood, with camps and board', () => {
    const save = underWay()
    expect(engine.result(save)).toBeUndefined()
    const over = engine.concede(save, 1)
    if (!over.ok) throw new Error(over.refusal.code)
    const { battle } = over.save
    const lost = [worth(battle, 0), worth(battle, 1)]
    expect(lost[0]! + lost[1]!).toBeGreaterThan(0)
    expect(engine.result(over.save)).toEqual({
      winner: 0,
      reason: 'conceded',
      score: [6, 0],
      sides: battle.players.map(({ camp }) => (camp === 'good' ? 0 : 1)),
      board: battle.board,
      destroyed: [lost[1], lost[0]],
      lost,
    })
  })

  it('3.03 counts nothing that found no room to stand', () => {
    const save = underWay()
    const over = engine.concede(save, 1)
    if (!over.ok) throw new Error(over.refusal.code)
    const before = engine.result(over.save)!
    over.save.battle.figures.find(({ condition }) => condition === 'standing')!.condition = 'left-behind'
    expect(engine.result(over.save)).toEqual(before)
  })
})
