import { describe, expect, it } from 'vitest'
import { documentSeen } from '../../../helpers/document.ts'
import { type Placed, type Scene, scenario } from '../../../helpers/scenario.ts'

const begin = (figures: Record<string, Placed>, scene: Partial<Scene> = {}) =>
  scenario({ figures, phase: 'strategy', turn: 0, ...scene })

const own: Placed = { at: 'C5', ap: 3, abilities: ['initiative:1'] }
const foe: Placed = { at: 'H5', ap: 3, abilities: ['initiative:2'] }

describe('8.45 Initiative', () => {
  it('8.45 adds 1 to the strategy roll of its side, and is activated before it', () => {
    const t = begin({ A1: own, B1: { at: 'H5' } })
    expect(t.asked).toBe('declare 0')
    expect(t.legal()).toEqual(['use A1 initiative', 'done'])
    expect(t.told('rolled')).toEqual([])
    t.dice(3, 3).answer('use A1 initiative')
    expect(t.asked).toBe('role 0')
    expect(t.figure('A1')).toMatchObject({ ap: 2, marks: [] })
    // and no more than 1: two behind it loses, one behind it is even and thrown again
    const behind = (dice: number[]) =>
      begin({ A1: own, B1: { at: 'H5' } })
        .dice(...dice)
        .answer('use A1 initiative')
    expect(behind([2, 4]).asked).toBe('role 1')
    expect(behind([3, 4, 1, 6]).asked).toBe('role 1')
  })

  it('8.45 without it equal dice are thrown again; the bonus counts for these too', () => {
    expect(begin({ A1: own, B1: foe }).answer('done').dice(3, 3, 1, 2).answer('done').asked).toBe('role 1')
    expect(
      begin({ A1: own, B1: foe }).answer('use A1 initiative').dice(3, 4, 2, 2).answer('done').asked,
    ).toBe('role 0')
  })

  it('8.45 both sides declare before either takes effect, and neither sees what the other said', () => {
    const t = begin({ A1: own, B1: foe })
    t.answer('use A1 initiative')
    expect(t.asked).toBe('declare 1')
    expect(t.told('activated')).toEqual([])
    expect(t.figure('A1')).toMatchObject({ ap: 3, used: [], marks: [] })
    t.dice(3, 3, 2, 5).answer('use B1 initiative')
    expect(t.told('activated').map(e => [e.figure, e.ap])).toEqual([
      ['A1', 1],
      ['B1', 2],
    ])
    expect(t.asked).toBe('role 1')
  })

  it('8.45 what is left to declare is shown to nobody else', () => {
    const t = begin({ A1: own, B1: foe })
    const seenBy = (viewer: number | 'spectator') => documentSeen(t, viewer).awaiting
    expect(seenBy(0)).toMatchObject([{ question: 'declare', legal: ['use A1 initiative', 'done'], count: 2 }])
    expect(seenBy(1)).toMatchObject([{ question: 'declare', legal: [], count: 0 }])
    expect(seenBy('spectator')).toMatchObject([{ legal: [], count: 0 }])
  })

  it('1.10 8.084 several add up, each paid for', () => {
    const t = begin({
      A1: { ...own, abilities: ['initiative:1', 'initiative:1'] },
      A2: { at: 'C7', ap: 1, abilities: ['initiative:1'] },
      B1: { at: 'H5' },
    })
    t.answer('use A1 initiative', 'use A1 initiative')
    expect(t.legal()).toEqual(['use A2 initiative', 'done'])
    t.dice(2, 4).answer('use A2 initiative')
    expect(t.asked).toBe('role 0')
    expect([t.figure('A1').ap, t.figure('A2').ap]).toEqual([1, 0])
  })

  it('8.02 nobody declares more than it can pay', () => {
    const t = begin({ A1: { ...own, ap: 1, abilities: ['initiative', 'initiative'] }, B1: { at: 'H5' } })
    expect(t.dice(6, 1).answer('use A1 initiative').asked).toBe('role 0')
  })

  it('8.45 again in the next turn', () => {
    const t = begin({ A1: own, B1: { at: 'H5' } })
    t.dice(3, 3).answer('use A1 initiative', 'attacker', 'done', 'done', 'done', 'done')
    expect(t.asked).toBe('declare 0')
  })

  it('8.41 Dread may make it unpayable: nothing is spent and nothing added', () => {
    const t = begin({
      A1: { ...own, ap: 1 },
      B1: { at: 'C4', ap: 1, abilities: ['dread:0'] },
    })
    t.answer('use A1 initiative')
    expect(t.asked).toBe('react 1 A1')
    t.dice(3, 4).answer('use B1 dread')
    expect(t.told('not-activated')).toMatchObject([{ figure: 'A1', ability: 'initiative' }])
    expect(t.figure('A1').ap).toBe(1)
    expect(t.asked).toBe('role 1')
  })

  it('8.49 Steal Essence copies it', () => {
    const t = begin({
      A1: { at: 'C5', ap: 2, abilities: ['steal-essence:1'] },
      B1: { ...foe, kind: 'hero' },
    })
    t.answer('use A1 steal-essence initiative')
    expect(t.dice(3, 3).answer('done').asked).toBe('role 0')
  })

  it('8.45 by default one figure uses it when the armies are near and points are left', () => {
    const near = { ...foe, at: 'F5' }
    expect(begin({ A1: own, B1: near }).question.fallback()).toBe('use A1 initiative')
    expect(begin({ A1: { ...own, ap: 2 }, B1: near }).question.fallback()).toBe('done')
    expect(begin({ A1: own, B1: { ...foe, at: 'L5' } }).question.fallback()).toBe('done')
    const two = begin({ A1: own, A2: { ...own, at: 'C6' }, B1: near })
    expect(two.answer('use A1 initiative').question.fallback()).toBe('done')
  })

  it('8.45 8.41 who can no longer pay when it comes to it uses nothing, and it is told of each', () => {
    const poor: Placed = { at: 'C5', ap: 1, abilities: ['initiative:1'] }
    const t = begin({
      A1: poor,
      A2: { ...poor, at: 'D4' },
      B1: { at: 'C4', ap: 1, abilities: ['dread:1'] },
    })
    t.answer('use A1 initiative', 'use A2 initiative')
    expect(t.asked).toBe('react 1 A1')
    t.dice(3, 3, 6, 1).answer('use B1 dread')
    for (const id of ['A1', 'A2']) expect(t.figure(id)).toMatchObject({ ap: 1, used: [] })
    const dear = { event: 'not-activated', ability: 'initiative', ap: 1, cost: 2 }
    expect(t.told('not-activated')).toMatchObject([
      { ...dear, figure: 'A1' },
      { ...dear, figure: 'A2' },
    ])
    expect(t.told('activated').map(e => e.figure)).toEqual(['B1'])
    expect(t.asked).toBe('role 0')
  })

  it('8.45 8.41 nobody is asked about what can no longer be paid: nothing is about to be spent', () => {
    const poor: Placed = { at: 'C5', ap: 1, abilities: ['initiative:1'] }
    const dread: Placed = { at: 'C4', ap: 1, abilities: ['dread:1'] }
    const t = begin({ A1: poor, A2: { ...poor, at: 'D4' }, B1: dread, B2: { ...dread, at: 'D3' } })
    // B2 does not stand beside A1, and A2 has too little before it spends.
    t.dice(6, 1).answer('use A1 initiative', 'use A2 initiative', 'use B1 dread')
    expect(t.told('not-activated').map(e => e.figure)).toEqual(['A1', 'A2'])
    expect(t.figure('B2')).toMatchObject({ ap: 1, used: [] })
    expect(t.asked).toBe('role 0')
  })
})
