import { describe, expect, it } from 'vitest'
import { makeCell } from '../../../../rules/board/board.ts'
import { attackDice } from '../../../../rules/combat-hex/battle/fight/combat.ts'
import { dangerZone, isThreatened } from '../../../../rules/combat-hex/battle/points/zones.ts'
import { type Placed, type Scene, scenario, sidesOf } from '../../../helpers/scenario.ts'

const turn = (figures: Record<string, Placed>, scene: Partial<Scene> = {}) =>
  scenario({ phase: 'strategy', turn: 0, dice: [6, 1], figures, ...scene }).answer('defender')

const zone = (t: ReturnType<typeof turn>, id: string) =>
  dangerZone(t.game, t.figure(id))
    .map(cell => makeCell(t.board, cell))
    .sort()

const aware: Placed = { at: 'C5', facing: 'N', ap: 2, abilities: ['battle-awareness:1'] }

describe('8.09 Battle Awareness', () => {
  it('8.09 makes the danger zone all six hexes around', () => {
    const t = turn({ A1: aware, B1: { at: 'L10' } })
    expect(t.asked).toBe('strategy 0')
    expect(zone(t, 'A1')).toEqual(['B4', 'C4', 'D4'])
    t.answer('use A1 battle-awareness')
    expect(zone(t, 'A1')).toEqual(['B4', 'B5', 'C4', 'C6', 'D4', 'D5'])
    expect(t.figure('A1').ap).toBe(1)
  })

  it('8.09 4.041 not through impassable and obstacle sides', () => {
    const sides = [...sidesOf('impassable', 'C5 S'), ...sidesOf('obstacle', 'C5 SW')]
    const t = turn({ A1: aware, B1: { at: 'L10' } }, { board: { sides } })
    t.answer('use A1 battle-awareness')
    expect(zone(t, 'A1')).toEqual(['B4', 'C4', 'D4', 'D5'])
  })

  it('8.09 4.08 enemies stop behind it, are threatened there, and cannot surprise it', () => {
    const t = turn({ A1: aware, B1: { at: 'C8', facing: 'N', movement: 6 }, B2: { at: 'L10' } })
    t.answer('use A1 battle-awareness', 'move B1 C6 N')
    expect(t.question).toMatchObject({ about: { active: 'B1', movement: 0 } })
    expect(isThreatened(t.game, t.figure('B1'))).toBe(true)
    expect(attackDice(t.game, t.figure('B1'))).toBe(1)
  })

  it('8.09 lasts to the end of the turn', () => {
    const t = turn({ A1: aware, B1: { at: 'L10' } })
    t.answer('use A1 battle-awareness', 'done', 'done', 'done').dice(6, 1).answer('done')
    expect(t.state.turn).toBe(2)
    expect(zone(t, 'A1')).toEqual(['B4', 'C4', 'D4'])
  })

  it('8.09 is used in the strategy phase, and at no other time', () => {
    const t = turn({ A1: aware, B1: { at: 'L10', ap: 1, abilities: ['battle-awareness:1'] } })
    expect(t.refused('use B1 fast')).toMatchObject({ code: 'no-such-ability' })
    t.answer('done', 'done', 'done', 'done')
    expect(t.asked).toBe('act 0')
    expect(t.refused('use A1 battle-awareness')).toMatchObject({ code: 'not-its-moment', rule: '8.09' })
  })

  it("8.09 8.10 a rider's is all around its front hex", () => {
    const t = turn({ A1: { ...aware, base: 'cavalry' }, B1: { at: 'L10' } })
    t.answer('use A1 battle-awareness')
    expect(zone(t, 'A1')).toEqual(['B4', 'B5', 'C4', 'C6', 'D4', 'D5'])
  })

  it('8.46 a large figure has its zone already', () => {
    const t = turn({ A1: { ...aware, base: 'large-3' }, B1: { at: 'L10' } })
    const before = zone(t, 'A1')
    t.answer('use A1 battle-awareness')
    expect(zone(t, 'A1')).toEqual(before)
  })
})
