import { describe, expect, it } from 'vitest'
import { type Placed, scenario } from '../../../helpers/scenario.ts'

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
  it('8.14 not itself, on however long a base', () => {
    expect(play({ at: 'B5' }, { base: 'cavalry', apNow: 2 }).legal('use')).toEqual(['use A1 invigorate A2'])
  })

  it('8.14 throws a die for every point the friend has spent, and gives back one for each 4 or more', () => {
    const t = play({})
    t.dice(4, 3, 6).answer('use A1 invigorate A2')
    expect(t.figure('A2').ap).toBe(4)
    expect(t.figure('A1').ap).toBe(3)
    expect(t.told('invigorated')).toMatchObject([{ figure: 'A2', gain: 2, ap: 4 }])
  })

  it('8.14 throws for all that was spent, however much', () => {
    const t = play({ ap: 6, apNow: 0 })
    t.dice(4, 4, 4, 4, 4, 3).answer('use A1 invigorate A2')
    expect(t.diceLeft).toBe(0)
    expect(t.figure('A2').ap).toBe(5)
    expect(t.told('invigorated')).toMatchObject([{ figure: 'A2', gain: 5, ap: 5 }])
  })

  it('8.14 3.06 4.12 stands in for move and shot, and leaves it its turning', () => {
    const t = play({}, { shooting: { dice: 1, range: 12 } })
    t.answer('turn A1 NE')
    t.dice(1, 1, 1).answer('use A1 invigorate A2')
    expect(t.legal('move A1')).toEqual([])
    expect(t.legal('shoot A1')).toEqual([])
    t.answer('turn A1 S')
    expect(t.figure('A1').actionTaken).toBe('nothing')
    t.answer('end')
    expect(t.figure('A1').actionTaken).toBe('acted')
  })

  it('8.14 8.10d a rider turns by half before it or after it, and moves in neither case', () => {
    const rider: Partial<Placed> = { base: 'cavalry', abilities: ['cavalry:0', 'invigorate:1'] }
    // its other hex is beside the friend
    const t = play({ at: 'C7' }, rider)
    t.answer('turn A1 S')
    t.dice(1, 1, 1).answer('use A1 invigorate A2', 'turn A1 N')
    expect(t.legal('move A1')).toEqual([])
    expect(t.legal('charge A1')).toEqual([])
  })

  it('8.14 3.06 8.084 other abilities remain, and as many times as it is on the base', () => {
    const t = play(
      { kind: 'warrior' },
      { ap: 5, abilities: ['invigorate:1', 'invigorate:2', 'tyrant:1', 'fast:1', 'crack-shot:1'] },
      { A3: { at: 'D5', ap: 1, apNow: 0 } },
    )
    t.dice(1, 1, 1).answer('use A1 invigorate A2')
    // none for a move or a shot, which it no longer has
    expect(t.legal('use A1')).toEqual(['use A1 invigorate A2', 'use A1 invigorate A3', 'use A1 tyrant'])
    t.dice(4).answer('use A1 invigorate A3')
    expect(t.figure('A3').ap).toBe(1)
    expect(t.figure('A1').ap).toBe(2)
    expect(t.legal('use A1')).toEqual(['use A1 tyrant'])
    t.answer('use A1 tyrant')
  })

  it('8.14 comes in place of move and shot', () => {
    const t = play({}, { shooting: { dice: 1, range: 12 } })
    t.dice(1, 1, 1).answer('use A1 invigorate A2')
    expect(t.refused('move A1 C4').code).toBe('move-over')
    expect(t.refused('shoot A1 B1').code).toBe('struck-already')
    expect(t.legal('use A1')).toEqual([])
    t.answer('move A2 C7')
  })

  it('8.14 not after a move or a shot, even for those who may do more', () => {
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
