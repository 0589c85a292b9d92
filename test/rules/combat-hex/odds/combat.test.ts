import { describe, expect, it } from 'vitest'
import { combat, findChains } from '../../../../rules/combat-hex/battle/fight/combat.ts'
import type { Game } from '../../../../rules/combat-hex/battle/vocabulary.ts'
import { combatOdds } from '../../../../rules/combat-hex/odds/combat.ts'
import { type Answerer, byDefaults } from '../../../../rules/combat-hex/odds/everyFall.ts'
import { classicScene } from '../../../helpers/classic.ts'
import { expectExact, expectThrown } from '../../../helpers/oddsChecks.ts'
import { type Placed, type Scene, scenario } from '../../../helpers/scenario.ts'
import { many } from '../../../helpers/thorough.ts'

const a = { at: 'C5', facing: 'N' }
const b = { at: 'C4', facing: 'S' }
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
    expect(odds.answersLeftOut).toBe(false)
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
    expect(odds.answersLeftOut).toBe(false)
    expectThrown(g, fightOut, odds.figures, { dice: many(100_000, 20_000) })
  })

  it('leave out who answers damage where there would be too many cases, and say so', () => {
    const g = at({ ...large, A1: { ...large.A1, abilities: ['killing-blow'] } })
    const plain = at({ ...large, A1: { ...large.A1, abilities: [] }, B2: { ...large.B2, abilities: [] } })
    const odds = combatOdds(g, chain(g), { most: 1000 })
    expect(odds.answersLeftOut).toBe(true)
    expect(odds.figures).toEqual(combatOdds(plain, chain(plain)).figures)
  })

  it('leave out converted wounds in combats that are too large to count, and say so', () => {
    const figures = {
      A1: { ...a, attacks: 24, ap: 9 },
      B1: { ...b, attacks: 0, endurance: 3 },
      B2: { at: 'D4', facing: 'S', attacks: 0, endurance: 4 },
      B3: { at: 'B4', facing: 'S', attacks: 0, endurance: 5 },
    }
    const g = at(figures)
    const odds = combatOdds(g, chain(g))
    expect(odds).toMatchObject({ answersLeftOut: true, woundsLeftOut: true })
    for (const { lost } of odds.figures)
      expect(lost.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
    expect(combatOdds(at({ A1: a, B1: b }), []).woundsLeftOut).toBe(false)
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
      const most = 6000
      let asked = 0
      const counting: Answerer = (question, game) => {
        asked++
        return byDefaults(question, game)
      }
      const odds = combatOdds(g, chain(g), { most, answer: counting })
      expect(odds.answersLeftOut).toBe(true)
      // Work and no time: what is asked while cases are run through. It grows with what is allowed, not with the chain.
      expect(asked).toBeLessThan(15 * most)
    },
  )

  it('tell the dice of each side, on average', () => {
    const g = at({ A1: { ...a, attacks: 2, ap: 1, abilities: ['rage'] }, B1: b })
    expect(combatOdds(g, chain(g)).dice[0]).toBeCloseTo(3, 12)
  })
})
