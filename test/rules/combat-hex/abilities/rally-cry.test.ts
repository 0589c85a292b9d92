import { describe, expect, it } from 'vitest'
import { enduranceOf } from '../../../../rules/combat-hex/battle/fight/chance.ts'
import { bystanders, fight, nextTurn } from '../../../helpers/fight.ts'
import type { Placed } from '../../../helpers/scenario.ts'

/** A1 cries, with the warrior A2 beside it, before B1 and B2. Player 0 hits nobody, player 1 twice. */
const figures: Record<string, Placed> = {
  A1: { at: 'C5', facing: 'N', kind: 'hero', life: 3, ap: 1, abilities: ['rally-cry:1'] },
  A2: { at: 'D5', facing: 'NW', endurance: 4 },
  B1: { at: 'C4', facing: 'S', attacks: 2 },
  B2: { at: 'D4', facing: 'S', attacks: 2 },
  ...bystanders,
}
const blows = [2, 2, 4, 4, 2, 2]

describe('8.40 Rally Cry', () => {
  it('8.40 its warriors have 1 endurance more, once the enemy has thrown for damage', () => {
    const t = fight(figures, [...blows, 4, 4])
    expect(t.asked).toBe('react 0')
    expect(t.told('rolled').at(-1)).toMatchObject({ for: 'combat-damage', by: 1 })
    t.dice(...nextTurn).answer('use A1 rally-cry')
    // A 4 does not hurt A2 any more, so that nobody is asked who takes it.
    expect(t.told('allocated').map(e => e.target)).toEqual(['A1', 'A1'])
    expect(t.figure('A2').life).toBe(2)
  })

  it('8.40 without it the dice may go to the warrior', () => {
    const t = fight(figures, [...blows, 4, 4]).answer('pass')
    expect(t.asked).toBe('allocate 1')
    expect(t.legal()).toEqual(['A1', 'A2'])
  })

  it('8.40 heroes, the other side and those who do not fight hear nothing', () => {
    const t = fight(
      {
        ...figures,
        // A3 stands in B1's danger zone and looks away: drawn in, not engaged.
        A3: { at: 'B4', facing: 'SW' },
        A4: { at: 'D6', facing: 'N' },
      },
      [...blows, 5, 5],
    )
    t.answer('use A1 rally-cry')
    const endurance = (id: string) =>
      enduranceOf(t.game, t.game.battle.figures.find(figure => figure.id === id)!)
    expect(['A1', 'A2', 'A3', 'A4', 'B1', 'B2'].map(endurance)).toEqual([3, 5, 3, 3, 3, 3])
  })

  it('8.40 at most 6', () => {
    const t = fight({ ...figures, A2: { ...figures.A2!, endurance: 6 } }, [...blows, 6, 4])
    t.answer('use A1 rally-cry')
    expect(t.question).toMatchObject({ kind: 'allocate', about: { die: 6 } })
    expect(t.legal()).toEqual(['A1', 'A2'])
  })

  it('1.10 two of them add up', () => {
    const twice = { ...figures.A1!, ap: 2, abilities: ['rally-cry:1', 'rally-cry:1'] }
    const t = fight({ ...figures, A1: twice }, [...blows, 5, 5])
    t.dice(...nextTurn).answer('use A1 rally-cry', 'use A1 rally-cry')
    expect(t.told('allocated').map(e => e.target)).toEqual(['A1', 'A1'])
  })

  it('8.04 it is over with the combat', () => {
    const t = fight(figures, [...blows, 4, 4])
    t.dice(...nextTurn).answer('use A1 rally-cry')
    expect(t.figure('A2').marks).toEqual([])
  })

  it('8.081 8.086 not by a figure that is drawn in without fighting, nor where no dice were thrown', () => {
    const drawnIn = fight({ ...figures, A1: { ...figures.A1!, facing: 'S' } }, [2, 4, 4, 2, 2, 2, 4, 4])
    expect(drawnIn.asked).toBe('allocate 1')
    const idle = fight(figures, [2, 2, 2, 2, 2, 2, ...nextTurn])
    expect(idle.asked).toBe('role 0')
  })

  it('8.40 by default where it makes dice fail', () => {
    const hard = { ...figures, A1: { ...figures.A1!, endurance: 5 } }
    expect(fight(hard, [...blows, 4, 2]).question.fallback()).toBe('use A1 rally-cry')
    expect(fight(hard, [...blows, 5, 5]).question.fallback()).toBe('pass')
    // One warrior for whom the die would be too low is enough.
    const two = { ...hard, A3: { at: 'B4', facing: 'NE', endurance: 5 } }
    expect(fight(two, [2, ...blows, 4, 2]).question.fallback()).toBe('use A1 rally-cry')
    // Where the die then goes to the hero who cries, nothing is won.
    expect(fight(figures, [...blows, 4, 2]).question.fallback()).toBe('pass')
  })
})
