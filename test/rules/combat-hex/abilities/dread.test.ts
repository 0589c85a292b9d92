import { describe, expect, it } from 'vitest'
import { fight, nextTurn } from '../../../helpers/fight.ts'
import { type Placed, scenario, sidesOf } from '../../../helpers/scenario.ts'

/** A1 acts; B1 stands beside it, looking away, with Dread. */
const beside = (a: Partial<Placed>, b: Partial<Placed> = {}, more: Record<string, Placed> = {}, board = {}) =>
  scenario({
    board,
    figures: {
      A1: { at: 'C5', facing: 'S', ...a },
      B1: { at: 'C4', facing: 'N', ap: 3, abilities: ['dread:1'], ...b },
      ...more,
    },
  })

describe('8.41 Dread', () => {
  it('8.41 makes abilities of adjacent enemies dearer by one', () => {
    const t = beside({ ap: 3, abilities: ['fast:1'] })
    t.answer('use A1 fast')
    expect(t.asked).toBe('react 1 A1')
    expect(t.question).toMatchObject({ about: { moment: 'about-to-spend', cause: 'A1', figures: ['B1'] } })
    expect(t.legal()).toEqual(['use B1 dread', 'pass'])
    t.answer('use B1 dread')
    expect(t.figure('B1').ap).toBe(2)
    expect(t.figure('A1').ap).toBe(1)
    expect(t.told('activated')).toMatchObject([
      { figure: 'B1', ability: 'dread', ap: 1 },
      { figure: 'A1', ability: 'fast', ap: 2 },
    ])
  })

  it('8.41 8.14 whoever can then not pay for what takes its action has done nothing yet', () => {
    const t = beside(
      { ap: 1, abilities: ['invigorate:1'] },
      { facing: 'NW' },
      { A2: { at: 'C6', ap: 2, apNow: 0 } },
    )
    t.answer('use A1 invigorate A2', 'use B1 dread')
    expect(t.told('invigorated')).toEqual([])
    expect(t.legal('move A1')).not.toEqual([])
  })

  it('8.41 is for those beside whoever spends', () => {
    const t = beside(
      { ap: 3, abilities: ['fast:1'] },
      {},
      { B2: { at: 'C2', ap: 3, abilities: ['dread:1'] } },
    )
    t.answer('use A1 fast')
    expect(t.legal()).toEqual(['use B1 dread', 'pass'])
    expect(t.refused('use B2 dread')).toEqual({
      code: 'not-adjacent',
      rule: '8.41',
      about: { figure: 'B2', target: 'A1' },
    })
  })

  it('8.41 need not be used', () => {
    const t = beside({ ap: 3, abilities: ['fast:1'] })
    t.answer('use A1 fast', 'pass')
    expect(t.figure('A1').ap).toBe(2)
    expect(t.figure('B1').ap).toBe(3)
  })

  it('8.41 makes running dearer by one', () => {
    const t = beside({ at: 'C6', ap: 3 })
    t.answer('move A1 C5', 'run A1 D5', 'use B1 dread')
    expect(t.told('ran')).toMatchObject([{ ap: 2 }])
    expect(t.figure('A1').ap).toBe(1)
  })

  it('8.41 makes conversions of hits and of wounds dearer by one', () => {
    const t = fight(
      {
        A1: { at: 'C5', ap: 9 },
        B1: { at: 'C4', ap: 3, endurance: 6, abilities: ['dread:1'] },
      },
      [1, 2],
    )
    t.dice(1).answer('A1', 'use B1 dread')
    expect(t.question).toMatchObject({ kind: 'convert-wound', about: { cost: { A1: 3 } } })
    t.dice(...nextTurn).answer('A1')
    expect(t.told('converted').map(e => [e.what, e.ap])).toEqual([
      ['hit', 2],
      ['wound', 3],
    ])
  })

  it('8.41 lasts to the end of the turn, for all who are adjacent then', () => {
    const t = beside(
      { ap: 3, abilities: ['fast:1'] },
      {},
      { A2: { at: 'E4', ap: 3 }, A3: { at: 'A9', ap: 3, abilities: ['fast:1'] } },
    )
    t.answer('use A1 fast', 'use B1 dread')
    // A2 comes to stand beside it later.
    t.answer('move A2 D4', 'run A2 D5')
    expect(t.figure('A2').ap).toBe(1)
    // And A3 never does.
    t.answer('use A3 fast')
    expect(t.figure('A3').ap).toBe(2)
    t.dice(6, 1).answer('done', 'done', 'done', 'done')
    expect(t.figure('B1').marks).toEqual([])
    t.answer('attacker', 'use A1 fast', 'pass')
    expect(t.figure('A1').ap).toBe(0)
  })

  it('8.41 what can no longer be paid is off, and nothing is spent', () => {
    const t = beside({ ap: 1, abilities: ['fast:1'], movement: 3 })
    t.answer('use A1 fast', 'use B1 dread')
    expect(t.figure('A1')).toMatchObject({ ap: 1, used: [], marks: [] })
    expect(t.told('not-activated')).toMatchObject([{ figure: 'A1', ability: 'fast', ap: 1, cost: 2 }])
    expect(t.question).toMatchObject({ kind: 'act', about: { movement: 3 } })
    expect(t.refused('use A1 fast')).toMatchObject({
      code: 'ability-too-dear',
      rule: '8.02',
      about: { cost: 2, ap: 1 },
    })
    t.answer('move A1 C6')
  })

  it('8.41 a run that can no longer be paid is off', () => {
    const t = beside({ at: 'C6', ap: 1 })
    t.answer('move A1 C5', 'run A1 D5', 'use B1 dread')
    expect(t.where('A1')).toBe('C5')
    expect(t.figure('A1').ap).toBe(1)
    expect(t.refused('run A1 D5')).toMatchObject({ code: 'too-few-ap', about: { cost: 2 } })
  })

  it('8.41 a conversion that can no longer be paid is off, and others may pay for theirs', () => {
    const t = fight(
      {
        A1: { at: 'C5', ap: 1 },
        A2: { at: 'B4', facing: 'NE', ap: 2 },
        B1: { at: 'C4', ap: 3, endurance: 6, abilities: ['dread:1'] },
      },
      [1, 1, 2],
    )
    expect(t.legal()).toEqual(['A1', 'A2', 'none'])
    t.answer('A1', 'use B1 dread')
    expect(t.figure('A1').ap).toBe(1)
    expect(t.legal()).toEqual(['A2', 'none'])
    t.dice(2, ...nextTurn).answer('A2')
    expect(t.told('converted')).toMatchObject([{ figure: 'A2', ap: 2 }])
  })

  it('8.41 who can pay the higher price has to', () => {
    const t = beside({ ap: 2, abilities: ['fast:1'] })
    t.answer('use A1 fast', 'use B1 dread')
    expect(t.figure('A1').ap).toBe(0)
    expect(t.told('activated')).toHaveLength(2)
  })

  it('8.41 1.10 several add up, also on one base', () => {
    const t = beside(
      { ap: 6, abilities: ['fast:1'] },
      {},
      { B2: { at: 'B5', facing: 'SW', ap: 2, abilities: ['dread:0', 'dread:0'] } },
    )
    t.answer('use A1 fast', 'use B1 dread', 'use B2 dread', 'use B2 dread')
    expect(t.figure('A1').ap).toBe(2)
  })

  it('8.41 does not touch who has it, nor friends, nor who is not adjacent', () => {
    const own = beside({ ap: 3, abilities: ['fast:1', 'dread:1'] })
    own.answer('use A1 fast', 'use B1 dread', 'pass')
    expect(own.figure('A1').ap).toBe(2)
    const far = beside({ ap: 3, abilities: ['fast:1'] }, { at: 'C3' })
    far.answer('use A1 fast')
    expect(far.asked).toBe('act 0 A1')
    const friend = scenario({
      figures: {
        A1: { at: 'C5', ap: 3, abilities: ['fast:1'] },
        A2: { at: 'C4', ap: 3, abilities: ['dread:1'] },
        B1: { at: 'L10' },
      },
    })
    friend.answer('use A1 fast')
    expect(friend.figure('A1').ap).toBe(2)
    // Nor a friend beside it while it is at work.
    const active = scenario({
      attacker: 1,
      figures: {
        A1: { at: 'C5', facing: 'S', abilities: ['dread:0'] },
        A2: { at: 'D5', facing: 'S', ap: 3, abilities: ['fast:1'] },
        B1: { at: 'C4', facing: 'N', ap: 3, abilities: ['fast:1'] },
      },
    })
    active.answer('use B1 fast', 'use A1 dread', 'done', 'done', 'use A2 fast')
    expect(active.figure('B1').ap).toBe(1)
    expect(active.figure('A2').ap).toBe(2)
  })

  it('8.41 8.083 not through an impassable or an obstacle side', () => {
    for (const kind of ['impassable', 'obstacle'] as const) {
      const t = beside({ ap: 3, abilities: ['fast:1'] }, {}, {}, { sides: sidesOf(kind, 'C4 S') })
      t.answer('use A1 fast')
      expect(t.asked).toBe('act 0 A1')
    }
  })

  it('8.41 answers any spending, of a figure with Dread too, and touches others from then on', () => {
    const t = beside(
      { ap: 3, abilities: ['dread:1', 'fast:1'] },
      {},
      { A2: { at: 'D4', facing: 'S', ap: 3, abilities: ['fast:1'] } },
    )
    t.answer('use A1 fast')
    expect(t.legal()).toEqual(['use B1 dread', 'pass'])
    t.answer('use B1 dread')
    // B1 is about to spend, and A1 stands beside it.
    expect(t.asked).toBe('react 0 B1')
    t.answer('pass', 'use A2 fast')
    expect(t.figure('A1').ap).toBe(2)
    expect(t.figure('A2').ap).toBe(1)
  })

  it('8.41 two who answer each other come to an end', () => {
    const t = beside({ ap: 3, abilities: ['dread:1', 'fast:1'] })
    t.answer('use A1 fast', 'use B1 dread', 'use A1 dread')
    expect(t.asked).toBe('act 0 A1')
    expect(t.figure('A1').ap).toBe(1)
    expect([...t.figure('A1').used].sort()).toEqual([0, 1])
    expect(t.figure('B1')).toMatchObject({ ap: 2, used: [0] })
  })

  it('8.41 8.085 in the phase of its own side it answers too', () => {
    const t = scenario({
      phase: 'defence',
      figures: {
        A1: { at: 'C5', facing: 'S', ap: 1, abilities: ['armor:1'] },
        A2: { at: 'A9' },
        B1: { at: 'C4', facing: 'N', ap: 3, abilities: ['dread:1'] },
        // Shoots at A1, whose Armor answers.
        B2: { at: 'H5', facing: 'NW', shooting: { dice: 1, range: 9 } },
      },
    })
    t.dice(5, 6).answer('shoot B2 A1', 'use A1 armor')
    expect(t.asked).toBe('react 1 A1')
    t.answer('use B1 dread')
    expect(t.figure('A1')).toMatchObject({ ap: 1, life: 1 })
  })

  it('8.41 8.086 a passive figure uses it', () => {
    const t = fight(
      {
        A1: { at: 'C5', ap: 5 },
        // B1 is in the chain, and looks away.
        B1: { at: 'C4', facing: 'N', ap: 3, abilities: ['dread:1'] },
      },
      // A1 surprises.
      [1, 2],
    )
    t.dice(2, ...nextTurn).answer('A1', 'use B1 dread')
    expect(t.figure('A1').ap).toBe(3)
  })

  it('8.41 8.43 what a Fearsome enemy asks for becomes no dearer', () => {
    const t = beside(
      { at: 'C7', ap: 2 },
      { at: 'D6' },
      { B2: { at: 'C5', facing: 'S', abilities: ['fearsome:0'] } },
    )
    t.answer('move A1 C6')
    // It is a spending, and may be answered: for the sake of what else comes.
    expect(t.question.fallback()).toBe('pass')
    t.answer('use B1 dread')
    expect(t.figure('A1').ap).toBe(1)
  })

  it('8.41 a move that costs no points is told in one', () => {
    const t = scenario({
      figures: {
        A1: { at: 'C8', facing: 'N', ap: 1 },
        B1: { at: 'D6', facing: 'NE', ap: 3, abilities: ['dread:1'] },
      },
    })
    t.answer('move A1 C7-C6-C5 N')
    expect(t.told('moved')).toMatchObject([{ path: ['C7', 'C6', 'C5'], cost: 3 }])
  })
})
