import { describe, expect, it } from 'vitest'
import { fight, nextTurn } from '../../../helpers/fight.ts'
import { type Placed, type Scene, scenario, sidesOf } from '../../../helpers/scenario.ts'

/** A turn begins, player 0 attacks, and its strategy abilities are asked for. */
function strategy(figures: Record<string, Placed>, scene: Partial<Scene> = {}) {
  const t = scenario({ figures, phase: 'strategy', turn: 0, dice: [6, 1], ...scene })
  return t.answer('attacker')
}

const healer: Placed = { at: 'C5', ap: 4, abilities: ['healing:2'] }
const foe: Placed = { at: 'K5' }

describe('8.44 Healing', () => {
  it('8.44 not itself, on however long a base', () => {
    const t = strategy({
      A1: { ...healer, base: 'cavalry', facing: 'N', life: 5, lifeNow: 2 },
      A2: { at: 'B5', life: 5, lifeNow: 2 },
      B1: foe,
    })
    expect(t.legal('use')).toEqual(['use A1 healing A2'])
  })

  it('8.44 an adjacent friend regains a die of life', () => {
    const t = strategy({ A1: healer, A2: { at: 'C4', life: 6, lifeNow: 1 }, B1: foe })
    expect(t.asked).toBe('strategy 0')
    t.dice(3).answer('use A1 healing A2')
    expect(t.figure('A2').life).toBe(4)
    expect(t.figure('A1').ap).toBe(2)
    expect(t.told('rolled').at(-1)).toMatchObject({ for: 'recovery', by: 0, faces: [3] })
    expect(t.told('recovered')).toMatchObject([{ figure: 'A2', ability: 'healing', gain: 3, life: 4 }])
  })

  it('8.44 never beyond the life on the base', () => {
    const t = strategy({ A1: healer, A2: { at: 'C4', life: 3, lifeNow: 1 }, B1: foe })
    t.dice(6).answer('use A1 healing A2')
    expect(t.figure('A2').life).toBe(3)
  })

  it('8.44 not itself, not the unhurt, not those further away, not enemies', () => {
    const t = strategy({
      A1: { ...healer, life: 4, lifeNow: 1 },
      A2: { at: 'C4' },
      A3: { at: 'C3', life: 4, lifeNow: 1 },
      A4: { at: 'D5', life: 4, lifeNow: 3 },
      B1: { at: 'C6', facing: 'S', life: 4, lifeNow: 1 },
    })
    expect(t.legal()).toEqual(['use A1 healing A4', 'done'])
    expect(t.refused('use A1 healing A1')).toMatchObject({ code: 'no-such-target', rule: '8.44' })
  })

  it('8.44 8.083 nothing impassable may lie between', () => {
    const t = strategy(
      { A1: healer, A2: { at: 'C4', life: 6, lifeNow: 1 }, B1: foe },
      { board: { sides: sidesOf('obstacle', 'C5 N') } },
    )
    expect(t.asked).toBe('act 0')
  })

  it('8.44 only in the strategy phase', () => {
    const t = scenario({ figures: { A1: healer, A2: { at: 'C4', life: 6, lifeNow: 1 }, B1: foe } })
    expect(t.refused('use A1 healing A2')).toMatchObject({ code: 'not-its-moment', rule: '8.44' })
  })

  it('8.06 8.084 twice where it is on the base twice, and no more', () => {
    const t = strategy({
      A1: { ...healer, abilities: ['healing:1', 'healing:2'] },
      A2: { at: 'C4', life: 6, lifeNow: 1 },
      B1: foe,
    })
    t.dice(1).answer('use A1 healing A2').dice(1).answer('use A1 healing A2')
    expect(t.figure('A2').life).toBe(3)
    expect(t.figure('A1').ap).toBe(1)
    expect(t.asked).toBe('act 0')
  })

  it('8.38 whoever Courage keeps up may be healed, and leaves all the same', () => {
    const t = fight(
      {
        A1: { ...healer, at: 'C6', facing: 'S' },
        A2: { at: 'C5', facing: 'N', life: 2, lifeNow: 1, ap: 1, abilities: ['courage:1'] },
        A3: { at: 'A1' },
        B1: { at: 'C4', facing: 'S' },
      },
      [2, 4, 6],
    )
    t.dice(...nextTurn).answer('use A2 courage')
    expect(t.figure('A2').life).toBe(0)
    t.answer('attacker').dice(5).answer('use A1 healing A2')
    expect(t.figure('A2').life).toBe(2)
    t.dice(2, 2, ...nextTurn).answer('done', 'done', 'done', 'done')
    expect(t.told('removed').map(e => e.figure)).toEqual(['A2'])
  })
})

describe('8.44 Healing by default', () => {
  const pick = (figures: Record<string, Placed>) => {
    const t = strategy({ ...figures, B1: foe })
    return t.question.kind === 'strategy' ? t.question.fallback() : t.asked
  }
  it('goes to whoever gains most, and is kept for more than a scratch', () => {
    expect(
      pick({ A1: healer, A2: { at: 'C4', life: 6, lifeNow: 1 }, A3: { at: 'D5', life: 6, lifeNow: 4 } }),
    ).toBe('use A1 healing A2')
    expect(pick({ A1: healer, A2: { at: 'C4', life: 3, lifeNow: 2 } })).toBe('done')
  })
})
