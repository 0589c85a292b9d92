import { describe, expect, it } from 'vitest'
import { type Placed, scenario } from '../../../helpers/scenario.ts'

const holder: Placed = { at: 'C4', facing: 'S', ap: 2, attacks: 2, abilities: ['stalwart:1'] }
const play = (a1: Partial<Placed>, more: Record<string, Placed> = {}) =>
  scenario({
    figures: { A1: { at: 'C5', ap: 3, ...a1 }, B1: holder, B9: { at: 'L10' }, ...more },
  })

describe('8.18 Stalwart', () => {
  it('8.18 is for those whose danger zone it is, once', () => {
    const t = play({}, { B2: { ...holder, at: 'C2' }, B3: { ...holder, at: 'D5', facing: 'NW' } })
    t.answer('move A1 C6')
    expect(t.refused('use B2 stalwart')).toEqual({
      code: 'not-in-zone',
      rule: '8.18',
      about: { figure: 'B2', target: 'A1' },
    })
    expect(t.legal()).toEqual(['use B1 stalwart', 'use B3 stalwart', 'pass'])
    // Held by one, it is not held again.
    t.answer('use B1 stalwart')
    expect(t.asked).toBe('act 0 A1')
    expect(t.figure('B3').ap).toBe(2)
  })

  it('8.18 whoever begins in its danger zone stays, unhurt, and its move is spent', () => {
    const t = play({})
    t.answer('move A1 C6')
    expect(t.question).toMatchObject({ kind: 'react', by: 1, about: { moment: 'leaving-zone', cause: 'A1' } })
    t.answer('use B1 stalwart')
    expect(t.where('A1')).toBe('C5')
    expect(t.figure('B1').ap).toBe(1)
    expect(t.told('held')).toMatchObject([{ figure: 'A1', by: 'B1' }])
    expect(t.told('free-attack')).toEqual([])
    expect(t.refused('move A1 C6')).toMatchObject({ code: 'move-over' })
    t.answer('turn A1 S', 'done')
    expect(t.figure('A1').actionTaken).toBe('moved')
  })

  it('8.18 left alone, the enemy is attacked freely and goes', () => {
    const t = play({})
    t.dice(2, 3).answer('move A1 C6', 'pass')
    expect(t.where('A1')).toBe('C6')
    expect(t.told('free-attack')).toHaveLength(1)
  })

  it('8.18 nobody else attacks one that is held', () => {
    const t = play({}, { B2: { at: 'D5', facing: 'NW' } })
    t.answer('move A1 C6', 'use B1 stalwart')
    expect(t.told('free-attack')).toEqual([])
  })

  it('8.18 holds those in its own zone only', () => {
    const t = play({ at: 'C8' }, { B2: { at: 'C7', facing: 'S' } })
    t.dice(2).answer('move A1 C9')
    expect(t.where('A1')).toBe('C9')
  })

  it('8.18 once for every occurrence in a turn, and only when it can be paid for', () => {
    const t = play({}, { A2: { at: 'B4' } })
    t.answer('move A1 C6', 'use B1 stalwart')
    t.dice(2, 2).answer('move A2 A4')
    expect(t.where('A2')).toBe('A4')
    const poor = play({}, { B1: { ...holder, apNow: 0 } })
    poor.dice(2, 2).answer('move A1 C6')
    expect(poor.where('A1')).toBe('C6')
  })

  it('8.18 8.17 one that sneaks out of its zone is attacked freely and not held', () => {
    const t = play({ abilities: ['sneak:1'] })
    t.dice(5, 2, 3).answer('use A1 sneak', 'move A1 C6', 'use B1 stalwart')
    expect(t.where('A1')).toBe('C6')
    expect(t.figure('A1').life).toBe(1)
    expect(t.told('held')).toEqual([])
  })

  it('8.18 8.17 one that sneaks through its zone too, where it leaves it, once', () => {
    const t = play({ at: 'E5', movement: 6, abilities: ['sneak:1'] })
    t.answer('use A1 sneak', 'move A1 D4-C5-B5-A5')
    // D4 and C5 lie in the zone, B5 does not.
    expect(t.question).toMatchObject({ kind: 'react', about: { moment: 'leaving-zone' } })
    expect(t.where('A1')).toBe('C5')
    // It is seen where it has come to before anybody is asked.
    expect(t.told('moved')).toMatchObject([{ path: ['D4', 'C5'] }])
    t.dice(2, 3).answer('use B1 stalwart')
    expect(t.where('A1')).toBe('A5')
    expect(t.told('free-attack')).toHaveLength(1)
  })

  it('8.18 8.17 who falls to it does not leave', () => {
    const t = play({ life: 1, abilities: ['sneak:1'] }, { A2: { at: 'A1' } })
    t.dice(5, 2, 3).answer('use A1 sneak', 'move A1 C6', 'use B1 stalwart')
    expect(t.figure('A1').condition).toBe('removed')
    expect(t.told('moved')).toEqual([])
  })

  it('8.18 8.51 a Stalwart that is warded holds nobody', () => {
    const t = play({ facing: 'N', abilities: ['ward:1'] })
    t.dice(2, 2).answer('move A1 C6', 'use B1 stalwart', 'use A1 ward')
    expect(t.where('A1')).toBe('C6')
    expect(t.figure('B1').ap).toBe(1)
  })

  it('8.18 8.41 when it becomes too dear, nobody is held', () => {
    const t = play({ facing: 'N', abilities: ['dread:1'] }, { B1: { ...holder, apNow: 1 } })
    t.dice(2, 2).answer('move A1 C6', 'use B1 stalwart', 'use A1 dread')
    expect(t.told('not-activated')).toMatchObject([{ figure: 'B1', ap: 1, cost: 2 }])
    expect(t.where('A1')).toBe('C6')
    expect(t.figure('B1').ap).toBe(1)
  })

  it('8.18 8.17 a second who could strike the one that sneaks is not asked once it has fallen', () => {
    const t = scenario({
      figures: {
        A1: { at: 'C5', facing: 'N', life: 1, ap: 2, abilities: ['sneak:1'] },
        A2: { at: 'A1' },
        A3: { at: 'A2' },
        B1: { at: 'C4', facing: 'S', ap: 1, abilities: ['stalwart:1'] },
        B2: { at: 'D4', facing: 'SW', ap: 1, abilities: ['stalwart:1'] },
      },
    })
    t.answer('use A1 sneak', 'move A1 C6').dice(5, 6).answer('use B1 stalwart')
    expect(t.figure('A1').condition).toBe('removed')
    expect(t.asked).toBe('act 0')
    expect(t.told('held')).toEqual([])
    expect(t.figure('B2').ap).toBe(1)
  })
})
