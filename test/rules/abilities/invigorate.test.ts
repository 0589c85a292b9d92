import { describe, expect, it } from 'vitest'
import { type Placed, scenario } from '../../helpers/scenario.ts'

const helper: Placed = { at: 'C5', facing: 'N', ap: 4, abilities: ['invigorate:1'] }
const play = (a2: Partial<Placed>, a1: Partial<Placed> = {}, more: Record<string, Placed> = {}) =>
  scenario({
    figures: {
      A1: { ...helper, ...a1 },
      A2: { at: 'C6', ap: 5, apNow: 2, ...a2 },
      B1: { at: 'L10' },
      ...more,
    },
  })

describe('8.14 Invigorate', () => {
  it('8.14 throws a die for every point the friend has spent, and gives back one for each 4 or more', () => {
    const t = play({})
    t.dice(4, 3, 6).answer('use A1 invigorate A2')
    expect(t.figure('A2').ap).toBe(4)
    expect(t.figure('A1').ap).toBe(3)
    expect(t.told('invigorated')).toMatchObject([{ figure: 'A2', gain: 2, ap: 4 }])
  })

  it('8.14 is the whole action', () => {
    const t = play({}, { shooting: { dice: 1, range: 12 } })
    t.dice(1, 1, 1).answer('use A1 invigorate A2')
    expect(t.refused('move A1 C4').code).toBe('move-over')
    expect(t.refused('shoot A1 B1').code).toBe('struck-already')
    expect(t.legal('use A1')).toEqual([])
    t.answer('move A2 C7')
  })

  it('8.14 comes in place of a move, even for those who may do more', () => {
    const t = play({}, { movement: 5, abilities: ['invigorate:1', 'flyer:0'] })
    t.answer('move A1 D5')
    expect(t.refused('use A1 invigorate A2').code).toBe('not-its-moment')
    const fliers = play({}, { abilities: ['invigorate:1', 'flyer:0'] }, { B2: { at: 'C4', facing: 'N' } })
    fliers.dice(1, 1, 1).answer('use A1 invigorate A2')
    expect(fliers.refused('strike A1 B2').code).toBe('struck-already')
  })

  it('8.14 on an adjacent friend that has spent something, and not on itself', () => {
    const t = play(
      {},
      { apNow: 2 },
      { A3: { at: 'C8', ap: 3, apNow: 1 }, A4: { at: 'D5', ap: 3 }, B2: { at: 'B5', ap: 3, apNow: 1 } },
    )
    expect(t.legal('use')).toEqual(['use A1 invigorate A2'])
    expect(t.refused('use A1 invigorate A3')).toMatchObject({ code: 'no-such-target', rule: '8.14' })
  })

  it('8.14 8.083 not through an impassable side', () => {
    const t = scenario({
      board: { sides: [{ hex: 'C5', facing: 3, kind: 'impassable' }] },
      figures: { A1: helper, A2: { at: 'C6', ap: 5, apNow: 2 }, B1: { at: 'L10' } },
    })
    expect(t.legal('use')).toEqual([])
  })

  it('8.14 in its own action phase', () => {
    const t = scenario({
      phase: 'strategy',
      turn: 0,
      dice: [6, 1],
      figures: { A1: helper, A2: { at: 'C6', ap: 5, apNow: 2 }, B1: { at: 'L10' } },
    }).answer('attacker')
    expect(t.asked).toBe('act 0')
    expect(t.legal('use')).toEqual(['use A1 invigorate A2'])
  })

  it('8.14 8.51 warded, it was the action all the same', () => {
    const t = play({}, {}, { B2: { at: 'C4', facing: 'S', ap: 1, abilities: ['ward:1'] } })
    t.answer('use A1 invigorate A2', 'use B2 ward')
    expect(t.figure('A2').ap).toBe(2)
    expect(t.refused('move A1 D5').code).toBe('move-over')
  })
})
