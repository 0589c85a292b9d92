import { describe, expect, it } from 'vitest'
import { usesOf } from '../../../../rules/combat-hex/battle/points/uses.ts'
import { actOdds, useOdds } from '../../../../rules/combat-hex/odds/acts.ts'
import { byOrders } from '../../../../rules/combat-hex/odds/answers.ts'
import { combatOdds } from '../../../../rules/combat-hex/odds/combatOdds.ts'
import { expectedLoss, harmed } from '../../../../rules/combat-hex/odds/fates.ts'
import { type Placed, scenario } from '../../../helpers/scenario.ts'

const oddsIn = (figures: Record<string, Placed>, answer: string) => {
  const t = scenario({ figures })
  const before = JSON.stringify(t.game.battle)
  const odds = actOdds(t.game, 0, answer, false, {})
  expect(JSON.stringify(t.game.battle)).toBe(before)
  expect(t.legal('move A1').length, 'goes on as before').toBeGreaterThan(0)
  return odds
}
const archer: Placed = { at: 'C8', shooting: { dice: 2, range: 8 } }

describe('odds of an answer', () => {
  it('tell of a shot whom it hurts', () => {
    const { hurt, combat } = oddsIn({ A1: archer, B1: { at: 'C4' } }, 'shoot A1 B1')
    expect(hurt!.map(({ id }) => id)).toEqual(['B1'])
    expect(harmed(hurt![0]!)).toBeCloseTo(1 - (7 / 9) ** 2, 12)
    expect(combat).toBeUndefined()
  })

  it('tell of a move the combat it leads into (6.03)', () => {
    const { combat, freeAttacks } = oddsIn({ A1: { at: 'C8' }, B1: { at: 'C4' } }, 'move A1 C5')
    expect(combat!.dice).toEqual([1, 1])
    expect(combat!.figures.map(harmed)).toEqual([expect.closeTo(1 / 3, 12), expect.closeTo(1 / 3, 12)])
    expect(freeAttacks).toBeUndefined()
  })

  it('tell of a move past nobody nothing', () => {
    expect(oddsIn({ A1: { at: 'C8' }, B1: { at: 'C2' } }, 'move A1 C7')).toEqual({})
  })

  it('tell of a disengagement what the free attack does (4.11)', () => {
    const { freeAttacks } = oddsIn({ A1: { at: 'C5', facing: 'S' }, B1: { at: 'C4' } }, 'move A1 C7')
    expect(freeAttacks!.id).toBe('A1')
    expect(harmed(freeAttacks!)).toBeCloseTo(1 / 3, 12)
  })

  it('tell of the use of an ability how it changes the best shot (8.24)', () => {
    const figures = {
      A1: { ...archer, ap: 6, abilities: ['perfect-aim'] },
      B1: { at: 'C4', life: 3 },
    }
    const { shot } = oddsIn(figures, 'use A1 perfect-aim')
    expect(expectedLoss(shot!.after[0]!)).toBeGreaterThan(expectedLoss(shot!.before))
  })

  it('tell of an ability what its dice give, up to what was lost (8.44)', () => {
    const t = scenario({
      figures: {
        A1: { at: 'C8', ap: 3, abilities: ['healing'] },
        A2: { at: 'C7', life: 4, lifeNow: 2 },
        B1: { at: 'C2' },
      },
    })
    const { game: g } = t
    const healer = g.battle.figures[0]!
    const [use] = usesOf(g, healer, { moment: 'strategy', cause: healer })
    const { gains } = useOdds(g, use!, {})
    const wins = (life: number) =>
      gains!.chances.find(({ value }) => value.find(({ figure }) => figure === 'A2')!.life === life)!.chance
    expect(gains).toMatchObject({ throws: 0, chances: { length: 2 } })
    expect(wins(1)).toBeCloseTo(1 / 6, 12)
    expect(wins(2)).toBeCloseTo(5 / 6, 12)
  })
})

describe('answers that odds go by', () => {
  const figures: Record<string, Placed> = {
    A1: { at: 'C5', facing: 'N', attacks: 2, ap: 4 },
    B1: { at: 'C4', facing: 'S', ap: 4, attacks: 2 },
  }
  it('are those of the orders of whoever looks, for their own side alone', () => {
    const { game } = scenario({ figures })
    const odds = (orders: Parameters<typeof byOrders>[0]) =>
      combatOdds(game, game.battle.figures, { answer: byOrders(orders) }).figures.map(expectedLoss)
    const [a, b] = odds([])
    const saving = odds([{ hits: 'never', wounds: 'never' }])
    expect(saving[0]).toBeCloseTo(a!, 12)
    expect(saving[1]).toBeLessThan(b!)
  })

  it('are the defaults where an order says to ask', () => {
    const { game } = scenario({ figures })
    const odds = (orders: Parameters<typeof byOrders>[0]) =>
      combatOdds(game, game.battle.figures, { answer: byOrders(orders) })
    expect(odds([{ everything: 'ask' }])).toEqual(odds([]))
  })

  it('must be legal', () => {
    const { game } = scenario({ figures })
    const wrong = () => combatOdds(game, game.battle.figures, { answer: () => 'nonsense' })
    expect(wrong).toThrow('nonsense')
  })
})
