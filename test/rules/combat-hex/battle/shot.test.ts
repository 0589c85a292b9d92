import { describe, expect, it } from 'vitest'
import { type Placed, type Scene, scenario, sidesOf } from '../../../helpers/scenario.ts'

const bow = { dice: 2, range: 9 }

const archer = (placed: Partial<Placed>, more: Record<string, Placed>, scene: Partial<Scene> = {}) =>
  scenario({ figures: { A1: { at: 'C9', facing: 'N', shooting: bow, ...placed }, ...more }, ...scene })

describe('a shot', () => {
  it('5.16 throws the dice of its base', () => {
    const t = archer({ shooting: { dice: 4, range: 9 } }, { B1: { at: 'C3' } })
    t.dice(2, 3, 4, 2).answer('shoot A1 B1')
    expect(t.told('rolled')).toMatchObject([{ for: 'shot', by: 0, faces: [2, 3, 4, 2] }])
    expect(t.diceLeft).toBe(0)
  })

  it('5.17 hits with 5 and 6, superficially with 1', () => {
    const t = archer({ shooting: { dice: 6, range: 9 } }, { B1: { at: 'C3', endurance: 6 } })
    t.dice(1, 2, 3, 4, 5, 6).dice(2, 3).answer('shoot A1 B1')
    expect(t.told('hits')).toMatchObject([{ blow: 'shot', hits: 2, superficial: 1 }])
  })

  it('5.171 over difficult ground only a 6 hits, and a 1 stays superficial', () => {
    const around = ['N', 'NE', 'SE', 'S', 'SW', 'NW']
    const board = {
      sides: sidesOf('difficult', ...['B6', 'C6', 'D6'].flatMap(hex => around.map(f => `${hex} ${f}`))),
    }
    const t = archer({ ap: 1, shooting: { dice: 3, range: 9 } }, { B1: { at: 'C3' } }, { board })
    t.dice(5, 6, 1).answer('shoot A1 B1')
    expect(t.told('shot')).toMatchObject([{ penalty: true }])
    expect(t.told('hits')).toMatchObject([{ hits: 1, superficial: 1 }])
    t.dice(2, 2).answer('A1')
    expect(t.told('rolled').at(-1)).toMatchObject({ for: 'shot-damage', faces: [2, 2] })
  })

  it('5.18 the shooter turns one superficial hit into a hit for 1 action point', () => {
    const t = archer(
      { ap: 5, shooting: { dice: 3, range: 9 } },
      { A2: { at: 'A1', ap: 5 }, B1: { at: 'C3' } },
    )
    t.dice(1, 1, 3).answer('shoot A1 B1')
    expect(t.question).toMatchObject({
      kind: 'convert-hit',
      by: 0,
      about: { blow: 'shot', target: 'B1', left: 2, hits: 0, cost: { A1: 1 } },
    })
    expect(t.legal()).toEqual(['A1', 'none'])
    expect(t.refused('A2')).toMatchObject({ code: 'not-offered' })
    t.dice(2).answer('A1')
    // The second one stays what it is.
    expect(t.question.kind).toBe('act')
    expect(t.figure('A1').ap).toBe(4)
    expect(t.told('converted')).toMatchObject([{ what: 'hit', figure: 'A1', ap: 1 }])
  })

  it('5.18 unconverted, it fails', () => {
    const t = archer({ ap: 1, shooting: { dice: 1, range: 9 } }, { B1: { at: 'C3' } })
    t.dice(1).answer('shoot A1 B1', 'none')
    expect(t.figure('A1').ap).toBe(1)
    expect(t.told('rolled')).toHaveLength(1)
    expect(t.told('damage')).toEqual([])
  })

  it('5.20 tells what a damage die needs to hurt its target', () => {
    const t = archer({ shooting: { dice: 1, range: 9 } }, { B1: { at: 'C3', endurance: 5 } })
    t.dice(5, 4).answer('shoot A1 B1')
    expect(t.figure('B1').life).toBe(2)
    expect(t.told('damage')).toMatchObject([{ faces: [4], endurance: 5 }])
  })

  it('5.18 who has no action point is not asked', () => {
    const t = archer({ shooting: { dice: 1, range: 9 } }, { B1: { at: 'C3' } })
    t.dice(1).answer('shoot A1 B1')
    expect(t.question.kind).toBe('act')
  })

  it('5.18 left to the program, the last point stays', () => {
    const asked = (ap: number) => {
      const t = archer(
        { ap, shooting: { dice: 1, range: 9 } },
        { B1: { at: 'C3', points: 400, endurance: 2 } },
      )
      t.dice(1).answer('shoot A1 B1')
      expect(t.question.choices!()).toMatchObject([{ answer: 'A1', figure: 'A1', cost: 1, about: ['B1'] }])
      return t.question.fallback()
    }
    expect([asked(1), asked(2)]).toEqual(['none', 'A1'])
  })

  it('5.19 5.20 one damage die a hit; what reaches the endurance takes a life', () => {
    const t = archer({ shooting: { dice: 4, range: 9 } }, { B1: { at: 'C3', endurance: 4, life: 5 } })
    t.dice(5, 5, 6, 2).dice(3, 4, 6).answer('shoot A1 B1')
    expect(t.told('rolled').map(e => [e.for, ...e.faces])).toEqual([
      ['shot', 5, 5, 6, 2],
      ['shot-damage', 3, 4, 6],
    ])
    expect(t.told('wounded')).toMatchObject([{ figure: 'B1', loss: 2, life: 3 }])
  })

  it('5.20 a 1 is superficial, whatever the endurance', () => {
    const t = archer({ shooting: { dice: 1, range: 9 } }, { B1: { at: 'C3', endurance: 1, life: 5 } })
    t.dice(5, 1).answer('shoot A1 B1')
    expect(t.figure('B1').life).toBe(5)
  })

  it('5.21 the shooter turns one superficial wound into a 6 for 2 action points', () => {
    const t = archer({ ap: 5, shooting: { dice: 3, range: 9 } }, { B1: { at: 'C3', endurance: 6, life: 5 } })
    t.dice(5, 5, 5).dice(1, 1, 3).answer('shoot A1 B1')
    expect(t.question).toMatchObject({ kind: 'convert-wound', about: { left: 2, cost: { A1: 2 } } })
    t.answer('A1')
    expect(t.question.kind).toBe('act')
    expect(t.figure('A1').ap).toBe(3)
    expect(t.figure('B1').life).toBe(4)
    expect(t.told('damage')).toMatchObject([{ faces: [6, 1, 3] }])
  })

  it('5.21 8.41 left to the program, none is turned that costs more than it is worth', () => {
    const dread: Partial<Placed> = { facing: 'S', ap: 1, abilities: ['dread:1'] }
    const asked = (points: number) => {
      const t = archer(
        { ap: 9 },
        { B1: { at: 'C3', points, life: 5 }, B2: { at: 'C10', ...dread }, B3: { at: 'D9', ...dread } },
      )
      t.dice(1, 5).answer('shoot A1 B1', 'A1')
      t.dice(1, 1).answer('use B2 dread', 'use B3 dread')
      expect(t.question).toMatchObject({ kind: 'convert-wound', about: { cost: { A1: 4 } } })
      return t.question.fallback()
    }
    expect([asked(1), asked(400)]).toEqual(['none', 'A1'])
  })

  it('5.21 one point is not enough', () => {
    const t = archer({ ap: 1, shooting: { dice: 1, range: 9 } }, { B1: { at: 'C3' } })
    t.dice(5, 1).answer('shoot A1 B1')
    expect(t.question.kind).toBe('act')
  })

  it('5.22 who has no life left is taken off at once', () => {
    const t = archer(
      { shooting: { dice: 3, range: 9 } },
      { A2: { at: 'C7', movement: 6 }, B1: { at: 'C3', life: 2 } },
    )
    t.dice(5, 5, 5).dice(3, 6, 6)
    // A2 stands in the way.
    expect(t.refused('shoot A1 B1')).toMatchObject({ code: 'no-sight-figure', about: { by: 'A2' } })
    t.answer('move A2 B6', 'shoot A1 B1')
    expect(t.figure('B1')).toMatchObject({ condition: 'removed', life: 0 })
    expect(t.told('wounded')).toMatchObject([{ loss: 2 }])
  })
})
