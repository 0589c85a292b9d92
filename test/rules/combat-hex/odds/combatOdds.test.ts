import { describe, expect, it } from 'vitest'
import { combat, findChains } from '../../../../rules/combat-hex/battle/fight/combat.ts'
import type { Game } from '../../../../rules/combat-hex/battle/vocabulary.ts'
import { type CombatOdds, combatOdds } from '../../../../rules/combat-hex/odds/combatOdds.ts'
import { type Answerer, byDefaults } from '../../../../rules/combat-hex/odds/everyFall.ts'
import { fewestThrows } from '../../../../rules/combat-hex/odds/thrown.ts'
import { wholeBudget } from '../../../../rules/play/odds/budget.ts'
import { classicScene } from '../../../helpers/classic.ts'
import { expectExact, expectThrown } from '../../../helpers/oddsChecks.ts'
import { type Placed, type Scene, scenario } from '../../../helpers/scenario.ts'
import { many } from '../../../helpers/thorough.ts'

const a = { at: 'C5', facing: 'N' }
const b = { at: 'C4', facing: 'S' }
const isCounted = ({ figures, uncounted }: CombatOdds) =>
  !uncounted.length && figures.every(({ throws }) => !throws)
const chain = (g: Game) => findChains(g)[0]!
const fightOut = (g: Game) =>
  combat(
    g,
    chain(g).map(({ id }) => id),
  )
const at = (figures: Record<string, Placed>, scene: Partial<Scene> = {}) =>
  scenario({ figures, phase: 'defence', ...scene }).game

/** Small fights: every single die of them can be thrown in every way. */
const small: Record<string, Record<string, Placed>> = {
  'one against one': { A1: { ...a, endurance: 4 }, B1: b },
  'with points for hits and wounds': { A1: { ...a, ap: 3, life: 3 }, B1: { ...b, ap: 1, endurance: 5 } },
  'two dice for one of two enemies': {
    A1: { ...a, attacks: 2 },
    B1: { ...b, life: 1 },
    B2: { at: 'D4', facing: 'S', attacks: 0, endurance: 5, points: 200 },
  },
  'with dice for a surprise': { A1: a, B1: { ...b, facing: 'N', attacks: 2 } },
  'with Rage': { A1: { ...a, ap: 2, abilities: ['rage'] }, B1: { ...b, attacks: 0 } },
  'with Battle Savvy': {
    A1: { ...a, attacks: 3, ap: 1, abilities: ['battle-savvy:0'] },
    B1: { ...b, attacks: 0, endurance: 5 },
  },
  'with Dirty Fighting': {
    A1: { ...a, attacks: 2, ap: 2, abilities: ['dirty-fighting:0'] },
    B1: { ...b, attacks: 0 },
  },
  'with Killing Blow': { A1: { ...a, ap: 1, abilities: ['killing-blow'] }, B1: { ...b, endurance: 5 } },
  'with Aggressive Strategy': {
    A1: { ...a, attacks: 2, ap: 1, abilities: ['aggressive-strategy:0'] },
    B1: { ...b, attacks: 0, endurance: 6 },
  },
  'with Rally Cry': { A1: { ...a, attacks: 2 }, B1: { ...b, attacks: 0, ap: 1, abilities: ['rally-cry'] } },
  'with Armor': { A1: { ...a, attacks: 2 }, B1: { ...b, ap: 2, abilities: ['armor'] } },
  'with Courage': {
    A1: { ...a, attacks: 2 },
    B1: { ...b, attacks: 0, ap: 1, lifeNow: 1, abilities: ['courage'] },
  },
  'with Assassin': {
    A1: { ...a, attacks: 2, ap: 4, abilities: ['assassin:0'] },
    B1: { ...b, attacks: 0, life: 4 },
  },
  'with Bodyguard': {
    A1: { ...a, attacks: 2 },
    B1: { ...b, attacks: 0, kind: 'hero', life: 1 },
    B2: { at: 'D4', facing: 'S', attacks: 0, ap: 1, abilities: ['bodyguard'] },
  },
}

describe('odds of a combat', () => {
  it.each(Object.entries(small))('are exact %s (6.07 to 6.20)', (_, figures) => {
    const g = at(figures)
    const before = JSON.stringify(g.battle)
    const odds = combatOdds(g, chain(g))
    expect(isCounted(odds)).toBe(true)
    expect(JSON.stringify(g.battle)).toBe(before)
    expect(odds.figures.map(({ id }) => id)).toEqual(Object.keys(figures))
    expectExact(g, fightOut, odds.figures)
  })

  it('are exact in the classic book, where those fight who are merely drawn in', () => {
    const g = classicScene({ A1: { ...a, ap: 1 }, B1: { ...b, facing: 'N' } }, { phase: 'defence' }).game
    expectExact(g, fightOut, combatOdds(g, chain(g)).figures)
  })

  it('count what three players do to one another', () => {
    const figures = { A1: a, B1: b, C1: { at: 'B5', facing: 'NE' } }
    const g = classicScene(figures, { phase: 'defence', order: [2, 0, 1] }).game
    expectThrown(g, fightOut, combatOdds(g, chain(g)).figures, { dice: many(100_000, 10_000) })
  })

  const large = {
    A1: { ...a, attacks: 3, ap: 4, life: 4, kind: 'hero', abilities: ['battle-cry', 'armor'] },
    A2: { at: 'D5', facing: 'N', attacks: 2, endurance: 4 },
    A3: { at: 'B5', facing: 'NE', attacks: 1, ap: 2 },
    B1: { ...b, attacks: 2, ap: 3, endurance: 5, life: 3 },
    B2: { at: 'D4', facing: 'S', attacks: 2, abilities: ['armor:0'] },
  } as const satisfies Record<string, Placed>

  it('come true over many dice in a large chain', () => {
    const g = at({ ...large })
    const odds = combatOdds(g, chain(g))
    expect(isCounted(odds)).toBe(true)
    expectThrown(g, fightOut, odds.figures, { dice: many(100_000, 20_000) })
  })

  it('are thrown where there are too many cases, with who answers damage', () => {
    const g = at({ ...large, A1: { ...large.A1, abilities: ['killing-blow', 'armor'] } })
    const look = () => combatOdds(g, chain(g), { budget: { left: 8000 } })
    const odds = look()
    const throws = odds.figures.map(figure => figure.throws)
    expect(Math.min(...throws.map(Number))).toBeGreaterThan(fewestThrows)
    expect(odds.dice).toEqual([5, 4])
    expectThrown(g, fightOut, odds.figures, { dice: many(100_000, 20_000) })
    expect(look(), 'the same to whoever looks again').toEqual(odds)
  })

  it('say who cannot be hurt where even throwing is too much', () => {
    const g = at({ ...large, A4: { at: 'C6', facing: 'N', abilities: [] } })
    const behind = at({ A1: a, B1: { ...b, facing: 'N' } })
    const work = { budget: { left: 5 } }
    expect(combatOdds(g, chain(g), work)).toMatchObject({
      figures: [],
      uncounted: chain(g).map(({ id }) => id),
    })
    expect(combatOdds(behind, chain(behind), work)).toMatchObject({
      dice: [2, 0],
      figures: [{ id: 'A1', lost: [1, 0, 0] }],
      uncounted: ['B1'],
    })
  })

  /** Five against five in one chain, as large as it comes. */
  const fiveEach = (attacks: number, ap: number, abilities: string[]) => {
    const figures: Record<string, Placed> = {}
    for (const [i, column] of ['C', 'D', 'E', 'F', 'G'].entries()) {
      figures[`A${i + 1}`] = { at: `${column}5`, facing: 'N', attacks, ap, life: 4, abilities }
      figures[`B${i + 1}`] = { at: `${column}4`, facing: 'S', attacks, ap, life: 4 }
    }
    return at(figures)
  }

  it.each([
    [3, 2, ['courage', 'armor', 'dread']],
    [5, 6, ['armor']],
    [9, 20, ['killing-blow']],
  ])(
    'ask no more than they may of the largest chains: %i attacks and %i points each, with %s',
    (attacks, ap, theirs) => {
      const g = fiveEach(attacks, ap, theirs)
      expect(chain(g)).toHaveLength(10)
      const budget = wholeBudget()
      const whole = budget.left
      let asked = 0
      const counting: Answerer = (question, game) => {
        asked++
        return byDefaults(question, game)
      }
      const odds = combatOdds(g, chain(g), { budget, answer: counting })
      expect(isCounted(odds)).toBe(false)
      // Work and no time: it grows with what is allowed, not with the chain.
      expect(asked).toBeLessThan(whole)
      expect(budget.left).toBeGreaterThan(-10)
    },
  )

  it('tell the dice of each side, on average', () => {
    const g = at({ A1: { ...a, attacks: 2, ap: 1, abilities: ['rage'] }, B1: b })
    expect(combatOdds(g, chain(g)).dice[0]).toBeCloseTo(3, 12)
  })
})
