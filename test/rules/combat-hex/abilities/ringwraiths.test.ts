import { describe, expect, it } from 'vitest'
import { inZone } from '../../../../rules/combat-hex/battle/points/zones.ts'
import { fight, nextTurn } from '../../../helpers/fight.ts'
import { bearer, begin, friends, types, wearer, wraith } from '../../../helpers/ring.ts'
import { type Placed, type Scene, scenario } from '../../../helpers/scenario.ts'

describe('9.04 ringwraiths', () => {
  const hunt = (foe: Partial<Placed>, more: Record<string, Placed> = {}) =>
    begin(
      { A1: { ...wearer, at: 'C5', facing: 'S' }, B1: { ...wraith, at: 'C2', movement: 4, ...foe }, ...more },
      { attacker: 1 },
    )

  it('9.04 move into a hex from which it is before them, where they can', () => {
    const t = hunt({})
    expect(t.refused('done')).toMatchObject({ code: 'must-approach', rule: '9.04' })
    expect(t.refused('move B1 C1 S')).toMatchObject({ code: 'must-approach' })
    expect(t.refused('move B1 C3 S')).toMatchObject({ code: 'must-approach' })
    expect(t.refused('move B1 C4 N')).toMatchObject({ code: 'must-approach' })
    expect(t.legal()).not.toContain('done')
    for (const answer of t.legal('move')) expect(answer).toMatch(/-(C4|B4|B5|D4|D5|C6) |move B1 C4/)
    t.answer(t.question.fallback())
    expect(t.legal()).toContain('done')
  })

  it('9.04 8.10 nor do they charge elsewhere', () => {
    const t = hunt({ at: 'D2', facing: 'S', base: 'cavalry', abilities: ['cavalry:0'] })
    expect(t.refused('charge B1 D3 SE')).toMatchObject({ code: 'must-approach', rule: '9.04' })
    expect(t.refused('charge B1 D3-D4-E5 SW')).toMatchObject({ code: 'must-approach', rule: '9.04' })
    expect(t.answer('charge B1 D3-C4 S').where('B1')).toBe('C4')
    const long = hunt({ at: 'D2', facing: 'S', base: 'cavalry', abilities: ['cavalry:0'] })
    expect(long.answer('charge B1 C3-B3-B4 SE').where('B1')).toBe('B4')
  })

  it('9.04 4.02 where no facing is named, one that looks at the bearer is meant', () => {
    const t = hunt({})
    // Past it and beside it: the way that was gone leads the eye away.
    for (const hex of ['C4', 'B5', 'D5', 'B4']) {
      const table = hunt({})
      if (!t.legal(`move B1`).some(answer => answer.includes(`${hex} `))) continue
      expect(table.answer(`move B1 ${hex}`).where('B1')).toBe(hex)
      expect(inZone(table.game, table.figure('B1'))).toContain(table.figure('A1'))
    }
  })

  it('9.04 8.46 one on a large base has it before them wherever it stands beside it', () => {
    const t = hunt({ at: 'H5', facing: 'NW', base: 'large-3', movement: 8, abilities: ['large:0'] })
    // Coming from the right, it need not go around.
    expect(t.answer('move B1 E5 SW').legal()).toContain('done')
    expect(inZone(t.game, t.figure('B1'))).toContain(t.figure('A1'))
    for (const answer of hunt({ at: 'F5', facing: 'SW', base: 'large-3' }).legal('move')) {
      const there = hunt({ at: 'F5', facing: 'SW', base: 'large-3' }).answer(answer)
      expect(inZone(there.game, there.figure('B1'))).toContain(there.figure('A1'))
    }
  })

  it('9.04 nearer, as far as they like, where they cannot', () => {
    const t = hunt({ at: 'L5', facing: 'S', movement: 3 })
    expect(t.refused('move B1 L4')).toMatchObject({ code: 'must-approach' })
    t.answer('move B1 K5')
    expect(t.legal()).toContain('done')
    expect(t.refused('move B1 L5')).toMatchObject({ code: 'must-approach' })
    expect(t.answer('move B1 J5').where('B1')).toBe('J5')
  })

  it('9.04 owe nothing when an enemy drives them', () => {
    const t = begin(
      {
        A1: { ...wearer, at: 'C5', facing: 'S' },
        A2: { at: 'C9', facing: 'N', kind: 'hero', ap: 3, abilities: ['magical-force:1'] },
        B1: { ...wraith, at: 'C7', facing: 'S', movement: 3 },
      },
      { phase: 'strategy', turn: 0, dice: [6, 1] },
    )
    t.answer('attacker', 'use A2 magical-force B1')
    // It looks where it was going, and not at the bearer.
    t.answer('move B1 D7')
    expect(t.where('B1')).toBe('D7')
    expect(inZone(t.game, t.figure('B1'))).toEqual([])
  })

  it('9.04 turn to it where they stand beside it', () => {
    const t = hunt({ at: 'C4', facing: 'N' })
    expect(t.refused('done')).toMatchObject({ code: 'must-approach' })
    t.answer('turn B1 S')
    expect(t.answer('done').asked).toBe('turning 1')
    expect(t.refused('turn B1 N')).toMatchObject({ code: 'cannot-face' })
  })

  it('9.04 may stay where it is before them', () => {
    expect(hunt({ at: 'C4', facing: 'S' }).legal()).toContain('done')
  })

  it('9.04 8.14 do nothing instead that takes the place of their action', () => {
    const t = begin(
      {
        A1: { ...wearer, at: 'C5' },
        B1: { at: 'C9', facing: 'N', movement: 4, ap: 4, ...wraith, abilities: ['invigorate:1'] },
        B2: { at: 'C10', facing: 'N', ap: 4, apNow: 0 },
      },
      { attacker: 1 },
    )
    expect(t.refused('use B1 invigorate B2')).toMatchObject({ code: 'must-approach', rule: '9.04' })
    expect(t.legal('use')).toEqual([])
    // One that has the wearer before it owes nothing.
    const there = begin(
      {
        A1: { ...wearer, at: 'C5' },
        B1: { at: 'C6', facing: 'N', ap: 4, ...wraith, abilities: ['invigorate:1'] },
        B2: { at: 'C7', facing: 'N', ap: 4, apNow: 0 },
      },
      { attacker: 1 },
    )
    expect(there.legal('use')).toEqual(['use B1 invigorate B2'])
    there.dice(4, 4, 4, 4).answer('use B1 invigorate B2')
    expect(there.figure('B2').ap).toBe(4)
  })

  it('9.04 nobody else acts while one of them owes its way', () => {
    const t = hunt({ ap: 2, abilities: ['fast:1'] }, { B2: { at: 'H5' } })
    t.answer('use B1 fast')
    expect(t.refused('turn B2 N')).toMatchObject({ code: 'must-approach' })
    expect(t.legal('turn B2')).toEqual([])
  })

  it('9.04 answers by chance and by default keep to it', () => {
    const t = hunt({ at: 'F2', ap: 2, abilities: ['fast:1'] }, { B0: { ...wraith, at: 'H5' } })
    t.answer('use B1 fast')
    for (let i = 0; i < 60; i++) {
      const { ok } = t.question.space.check(t.question.space.sample(n => (i * 7 + n) % n))
      expect(ok).toBe(true)
    }
    expect(t.question.space.check(t.question.fallback()).ok).toBe(true)
  })

  it('9.05 disengage for it', () => {
    const t = hunt({ at: 'G2', facing: 'S' }, { A2: { at: 'G1', facing: 'S' } })
    expect(t.refused('done')).toMatchObject({ code: 'must-approach' })
    t.dice(2).answer(t.question.fallback())
    expect(t.told('disengaging')).toMatchObject([{ figure: 'B1', attackers: ['A2'] }])
  })

  it('9.06 do not have to enter the danger zone of anybody else', () => {
    const t = hunt({ at: 'C1', facing: 'S', movement: 1 }, { A2: { at: 'C3', facing: 'N' } })
    // C2 is nearer and guarded: it may be entered, and need not be. Further away nobody goes.
    expect(t.legal()).toContain('done')
    expect(new Set(t.legal('move').map(answer => answer.split(' ')[2]))).toEqual(new Set(['B1', 'C2', 'D1']))
  })

  it('9.07 still fight where they stand', () => {
    const t = fight(
      {
        ...friends,
        A1: { ...wearer, at: 'K9' },
        A2: { at: 'C5', facing: 'N' },
        B1: { ...wraith, at: 'C4', facing: 'S' },
      },
      [2, 2, ...nextTurn],
      { types, attacker: 1, phase: 'defence' },
    )
    expect(t.told('combat-began')).toHaveLength(1)
  })

  it('9.04 without the Ring on anybody they go where they like', () => {
    const t = begin({ A1: bearer, B1: { ...wraith, at: 'C2' } }, { attacker: 1 })
    expect(t.legal()).toContain('done')
    expect(t.answer('move B1 C1').where('B1')).toBe('C1')
  })
})

const places = (answers: readonly string[]) =>
  new Set(answers.map(answer => answer.split(' ')[2]!.split('-').at(-1)!))

describe('9.06 no way but through danger zones', () => {
  /** Their zones lie over all of row 5, from one border of a narrow board to the other. */
  const line: Record<string, Placed> = {
    A2: { at: 'A6', facing: 'N' },
    A3: { at: 'C6', facing: 'N' },
    A4: { at: 'E6', facing: 'N' },
  }
  const narrow = (figures: Record<string, Placed>, scene: Partial<Scene> = {}) =>
    scenario({
      attacker: 1,
      types,
      board: { columns: 6, rows: 14 },
      figures: { A1: { ...wearer, at: 'C12', facing: 'N' }, B9: { at: 'A1' }, ...figures },
      ...scene,
    })
  const hunter: Placed = { ...wraith, at: 'C4', facing: 'N', movement: 5 }
  const large: Partial<Placed> = { base: 'large-3', abilities: ['large:0'] }
  const flyer: Partial<Placed> = { abilities: ['flyer:0'] }

  it('9.06 8.13 8.46 who may pass zones need not, though what lies behind them is in none', () => {
    for (const passing of [large, flyer]) {
      const t = narrow({ ...line, B1: { ...hunter, ...passing } })
      expect(t.legal()).toContain('done')
      expect(t.legal()).toContain('turn B1 NE')
      // It may all the same, and no further away.
      expect(places(t.legal('move'))).toContain('B8')
      expect(t.refused('move B1 C3')).toMatchObject({ code: 'must-approach', rule: '9.04' })
      expect(t.answer('done').told('moved')).toEqual([])
    }
    const sneaking = narrow({ ...line, B1: { ...hunter, ap: 1, abilities: ['sneak:1'] } })
    expect(sneaking.answer('use B1 sneak').legal()).toContain('end B1')
    expect(sneaking.legal()).toContain('done')
  })

  it('9.06 the same line with a gap in it is none', () => {
    for (const passing of [large, flyer, {}]) {
      const t = narrow({ A2: line.A2!, A3: line.A3!, B1: { ...hunter, movement: 7, ...passing } })
      expect(t.refused('done')).toMatchObject({ code: 'must-approach', rule: '9.04' })
    }
  })

  it('9.04 9.06 may stop nearer before a line of zones, and not where it is', () => {
    const t = narrow({
      ...line,
      A1: { ...wearer, at: 'B10', facing: 'N' },
      B1: { ...hunter, ...flyer, at: 'B3', movement: 7 },
    })
    expect(t.refused('done')).toMatchObject({ code: 'must-approach' })
    // Beside the bearer, behind the line, in it, before it: all are nearer.
    for (const hex of ['B9', 'A8', 'C5', 'B4']) expect(places(t.legal('move'))).toContain(hex)
    t.answer('move B1 B4 S')
    expect(t.legal()).toContain('done')
    expect(t.legal('end')).toEqual(['end B1'])
  })

  it('9.04 9.06 who has stopped in a zone by its own will need not go on', () => {
    const t = narrow({
      ...line,
      A1: { ...wearer, at: 'B10', facing: 'N' },
      B1: { ...hunter, ...flyer, at: 'B3', movement: 9 },
    })
    t.answer('move B1 C5 S')
    expect(t.legal()).toContain('done')
    expect(t.refused('move B1 C4')).toMatchObject({ code: 'must-approach' })
    expect(t.answer('move B1 B9 S').where('B1')).toBe('B9')
  })

  it('9.04 where it can have the bearer before it past no zone, it must', () => {
    const t = narrow({
      A2: { at: 'A6', facing: 'N' },
      A1: { ...wearer, at: 'D9', facing: 'S' },
      B1: { ...hunter, ...flyer, at: 'D4' },
    })
    expect(t.refused('done')).toMatchObject({ code: 'must-approach' })
    expect(t.refused('move B1 D5')).toMatchObject({ code: 'must-approach' })
    expect(t.refused('move B1 D8 N')).toMatchObject({ code: 'must-approach' })
    expect(t.answer('move B1 D8 S').legal()).toContain('done')
  })

  it('9.06 the bearer’s own zone is no excuse, unless it is somebody else’s too', () => {
    const facing = narrow({ A1: { ...wearer, at: 'C8', facing: 'N' }, B1: { ...hunter, movement: 3 } })
    expect(facing.refused('move B1 C6')).toMatchObject({ code: 'must-approach' })
    expect(facing.answer('move B1 C7 S').legal()).toContain('done')
    const guarded = narrow({
      A1: { ...wearer, at: 'C8', facing: 'N' },
      A2: { at: 'A8', facing: 'NE' },
      A3: { at: 'E8', facing: 'NW' },
      A4: { at: 'C6', facing: 'S' },
      B1: { ...hunter, movement: 5 },
    })
    expect(guarded.answer('move B1 B5 S').where('B1')).toBe('B5')
  })

  it('9.05 9.06 who is engaged breaks away, but not through more of the zone it stands in', () => {
    const guard: Placed = { at: 'C5', facing: 'N' }
    const t = narrow({ A2: guard, B1: { ...hunter, ...large, movement: 2 } })
    // B5 is nearer and in no zone, but the way there leads over B4 or D4, which is in the guard's.
    expect(t.legal()).toContain('done')
    t.dice(2).answer('move B1 B4-B5 S')
    expect(t.told('free-attack')).toMatchObject([{ attackers: ['A2'], target: 'B1' }])
    // With more points it goes around, and then it must, past the free attack for the zone it began in.
    const further = narrow({ A2: guard, B1: { ...hunter, movement: 6 } })
    expect(further.refused('done')).toMatchObject({ code: 'must-approach' })
    further.dice(2).answer('move B1 A6 S')
    expect(further.told('disengaging')).toMatchObject([{ figure: 'B1', attackers: ['A2'] }])
  })

  it('9.04 moving on in the same activation it need not come nearer still, only no further away', () => {
    const t = narrow({ B1: { ...hunter, at: 'C2', movement: 3 } })
    t.answer('move B1 C3 S')
    expect(t.refused('move B1 C2')).toMatchObject({ code: 'must-approach' })
    expect(t.answer('move B1 D3 S').where('B1')).toBe('D3')
  })
})
