import { describe, expect, it } from 'vitest'
import type { Game } from '../../../../rules/combat-hex/battle/vocabulary.ts'
import { strategyOdds } from '../../../../rules/combat-hex/odds/strategyOdds.ts'
import { classicScene } from '../../../helpers/classic.ts'
import { expectStrategyRolls } from '../../../helpers/oddsChecks.ts'
import { type Placed, scenario } from '../../../helpers/scenario.ts'
import { many } from '../../../helpers/thorough.ts'

const figures: Record<string, Placed> = { A1: { at: 'C8' }, B1: { at: 'C2' } }

const thrown = (g: Game): void =>
  expectStrategyRolls(g, strategyOdds(g), { dice: many(100_000, 20_000), seed: 7 })

describe('odds of the strategy roll (3.05)', () => {
  it('are even where nobody adds to it', () => {
    const g = scenario({ figures }).game
    const odds = strategyOdds(g)
    expect(odds).toEqual([expect.closeTo(0.5, 12), expect.closeTo(0.5, 12)])
  })

  it('count what is added (8.45)', () => {
    const g = scenario({ figures: { ...figures, A1: { at: 'C8', ap: 1, abilities: ['initiative'] } } }).game
    g.battle.figures[0]!.marks = [{ ability: 'initiative', duration: 'roll' }]
    const [first = 0] = strategyOdds(g)
    // 21 of 36 throws win with one added, and 5 are equal and thrown again.
    expect(first).toBeCloseTo(21 / 31, 12)
    thrown(g)
  })

  it('come true for three who share places', () => {
    const three = { ...figures, C1: { at: 'G5' } }
    const g = classicScene(three, { phase: 'attack', order: [0, 1, 2] }).game
    const odds = strategyOdds(g)
    expect(odds.reduce((all, chance) => all + chance, 0)).toBeCloseTo(1, 12)
    thrown(g)
  })
})
