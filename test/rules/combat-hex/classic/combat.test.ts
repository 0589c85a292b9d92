import { describe, expect, it } from 'vitest'
import { attackDice } from '../../../../rules/combat-hex/battle/fight/combat.ts'
import { classic } from '../../../../rules/combat-hex/books/classic.ts'
import { fight, nextTurn } from '../../../helpers/fight.ts'
import { type Placed, type Scene, scenario } from '../../../helpers/scenario.ts'

const set = (figures: Record<string, Placed>, scene: Partial<Scene> = {}) =>
  scenario({ book: classic, figures, ...scene })
const away = { A9: { at: 'L1' }, B9: { at: 'L10' } }

describe('Attaque surprise (starter book)', () => {
  it('6.23 one die more, however many enemies stand in the zone', () => {
    const t = set({
      A1: { at: 'C5', facing: 'N' },
      B1: { at: 'C4', facing: 'N' },
      B2: { at: 'D4', facing: 'N' },
      B3: { at: 'B4', facing: 'N' },
    })
    expect(attackDice(t.game, t.figure('A1'))).toBe(2)
  })

  it('6.23 none for whoever stands in an enemy’s zone, or has nobody in its own', () => {
    const t = set({ A1: { at: 'C5', facing: 'N' }, B1: { at: 'C4', facing: 'S' }, A2: { at: 'H5' }, ...away })
    expect(attackDice(t.game, t.figure('A1'))).toBe(1)
    expect(attackDice(t.game, t.figure('A2'))).toBe(0)
  })
})

describe('Terrain surélevé (starter book)', () => {
  it('6.24 one die for each enemy in the zone that is not raised itself', () => {
    const t = set(
      {
        A1: { at: 'C5', facing: 'N' },
        B1: { at: 'C4', facing: 'S' },
        B2: { at: 'D4', facing: 'SW' },
        B3: { at: 'B4', facing: 'SE' },
      },
      { board: { raised: ['C5', 'B4'] } },
    )
    expect(attackDice(t.game, t.figure('A1'))).toBe(3)
  })
})

describe('Phase de combat (starter book)', () => {
  /** B1 looks away from A1, which has it in its zone. */
  const behind = (change: Partial<Placed> = {}) => ({
    A1: { at: 'C5', facing: 'N', life: 3 },
    B1: { at: 'C4', facing: 'N', ...change },
    ...away,
  })

  it('6.08 every figure of the chain throws its attacks, those who see nobody too', () => {
    const t = fight(behind({ attacks: 3 }), [2, 2, 2, 2, 2, ...nextTurn], { book: classic })
    expect(t.told('combat-began')).toMatchObject([{ figures: ['A1', 'B1'], dice: [2, 3] }])
  })

  it('6.17 hits of a side that has nobody in its zones are lost', () => {
    const t = fight(behind(), [2, 2, 6, 6, ...nextTurn], { book: classic })
    expect(t.told('lost')).toMatchObject([{ by: 1, faces: [6] }])
    expect(t.figure('A1').life).toBe(3)
  })

  it('6.10 6.14 every figure of the chain may convert, one hit and one wound', () => {
    // B2 sees A1; B1 does not, and pays for the side's dice all the same.
    const t = fight({ ...behind({ ap: 4, attacks: 1 }), B2: { at: 'B4', facing: 'SE' } }, [2, 1, 1], {
      book: classic,
    })
    expect(t.question).toMatchObject({ kind: 'convert-hit', by: 1, about: { left: 2, cost: { B1: 1 } } })
    t.dice(1).answer('B1')
    expect(t.question).toMatchObject({ kind: 'convert-wound', by: 1, about: { cost: { B1: 2 } } })
    t.dice(...nextTurn).answer('B1')
    expect(t.figure('B1').ap).toBe(1)
    expect(t.figure('A1').life).toBe(2)
  })

  it('8.081 abilities of the combat are for every figure of the chain', () => {
    const t = fight(behind({ ap: 2, abilities: ['berserker:1'] }), [], { book: classic })
    expect(t.asked).toBe('react 1')
    expect(t.legal()).toContain('use B1 berserker')
  })
})
