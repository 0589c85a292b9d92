import { describe, expect, it } from 'vitest'
import { rollOff, rollTable } from '../../../../rules/combat-hex/battle/strategy/strategy.ts'
import type { Game } from '../../../../rules/combat-hex/battle/vocabulary.ts'
import { strategyOdds } from '../../../../rules/combat-hex/odds/strategy.ts'
import { picker } from '../../../../rules/core/random.ts'
import { classicScene } from '../../../helpers/classic.ts'
import { runWith } from '../../../helpers/everyDie.ts'
import { type Placed, scenario } from '../../../helpers/scenario.ts'
import { many } from '../../../helpers/thorough.ts'

const figures: Record<string, Placed> = { A1: { at: 'C8' }, B1: { at: 'C2' } }

/** Throws it often, and holds the odds against how often each came first. */
function thrown(g: Game): void {
  const pick = picker(7)
  const odds = strategyOdds(g)
  const won = odds.map(() => 0)
  let dice = 0
  let runs = 0
  for (; dice < many(100_000, 20_000); runs++) {
    const [first = 0] = runWith(
      g,
      rollOff(g, 'strategy', owner => rollTable(g, owner)),
      () => {
        dice += 1
        return pick(6) + 1
      },
    )
    won[first]! += 1
  }
  for (const [i, chance] of odds.entries())
    expect(Math.abs(won[i]! / runs - chance)).toBeLessThan(
      5 * Math.sqrt((chance * (1 - chance)) / runs) + 1e-9,
    )
}

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
