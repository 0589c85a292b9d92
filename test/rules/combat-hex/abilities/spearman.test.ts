import { describe, expect, it } from 'vitest'
import { calm, fight } from '../../../helpers/fight.ts'
import { type Placed, type Scene, scenario, sidesOf } from '../../../helpers/scenario.ts'

/** A1 fights B1, and A2 stands behind A1. */
const line = (
  change: Record<string, Partial<Placed>> = {},
  more: Record<string, Placed> = {},
  scene: Partial<Scene> = {},
) =>
  fight(
    {
      A1: { at: 'C5', facing: 'N', ...change.A1 },
      A2: { at: 'C6', facing: 'N', ap: 3, abilities: ['spearman:1'], ...change.A2 },
      B1: { at: 'C4', facing: 'S', life: 6, ...change.B1 },
      ...more,
    },
    scene.dice ?? [],
    { ...scene, dice: [] },
  )
const use = 'use A2 spearman'
const dice = (t: ReturnType<typeof line>) => t.told('combat-began')[0]?.dice

describe('Spearman', () => {
  it('8.33 gives the friend straight ahead an attack die, without being in its combat', () => {
    const t = line()
    expect(t.question).toMatchObject({ kind: 'react', by: 0, about: { moment: 'count-attacks' } })
    expect(t.legal()).toEqual([use, 'pass'])
    t.dice(...calm).answer(use)
    expect(t.told('combat-began')).toMatchObject([{ figures: ['A1', 'B1'], dice: [2, 1] }])
    expect(t.figure('A2').ap).toBe(2)
  })

  it('8.33 8.08 in the combat of its friend alone', () => {
    const t = line({}, { A3: { at: 'H5', facing: 'N' }, B3: { at: 'H4', facing: 'S', life: 6 } })
    expect(t.asked).toBe('combat 0')
    // A combat of others comes first: nobody is asked while their dice are counted, but then for that of A1.
    t.dice(...calm).answer('A3')
    expect(t.told('combat-ended').map(e => e.figures)).toEqual([['A3', 'B3']])
    expect(t.question).toMatchObject({ kind: 'react', by: 0, about: { moment: 'count-attacks' } })
    expect(t.legal()).toEqual([use, 'pass'])
  })

  it('8.33 not while it stands in a danger zone, or has an enemy in its own', () => {
    for (const B2 of [
      { at: 'C7', facing: 'N' },
      { at: 'D5', facing: 'SE' },
    ]) {
      const t = line({}, { B2 }, { dice: [...calm, ...calm] })
      if (t.question.kind === 'combat') t.answer('A1')
      expect(t.told('activated')).toEqual([])
      // nobody was asked: the turn is over
      expect(t.asked).toBe('role 0')
    }
  })

  it('8.33 only straight ahead', () => {
    for (const A2 of [{ facing: 'NE' }, { at: 'D5', facing: 'N' }]) {
      const t = line({ A2 }, {}, { dice: calm })
      expect(t.told('activated')).toEqual([])
      expect(t.asked).toBe('role 0')
    }
  })

  it('8.33 4.041 not through an impassable or an obstacle side', () => {
    for (const kind of ['impassable', 'obstacle'] as const) {
      const t = line({}, {}, { dice: calm, board: { sides: sidesOf(kind, 'C6 N') } })
      expect(t.told('activated')).toEqual([])
      expect(t.asked).toBe('role 0')
    }
  })

  it('8.33 supports bases of one hex alone', () => {
    const t = line({ A1: { base: 'cavalry' }, A2: { at: 'C7' } }, {}, { dice: calm })
    expect(t.told('activated')).toEqual([])
    expect(t.asked).toBe('role 0')
  })

  it('8.33 supports nobody who does not attack', () => {
    const t = line({ A1: { facing: 'SE' } }, {}, { dice: calm })
    expect(t.told('combat-began')).toHaveLength(1)
    expect(t.told('activated')).toEqual([])
    expect(t.asked).toBe('role 0')
  })

  it('8.33 in the corner of the board as anywhere', () => {
    // A wall keeps A2 and B1 apart, which else would be in each other's zone.
    const t = line(
      { A1: { at: 'A1', facing: 'SE' }, A2: { at: 'A2' }, B1: { at: 'B1', facing: 'NW' } },
      {},
      { board: { sides: sidesOf('obstacle', 'A2 NE') } },
    )
    expect(t.legal()).toEqual([use, 'pass'])
    t.dice(...calm).answer(use)
    expect(dice(t)).toEqual([2, 1])
  })

  it('8.33 several may support one figure', () => {
    const more: Record<string, Placed> = {
      A3: { at: 'B5', facing: 'NE', ap: 1, abilities: ['spearman:1'] },
    }
    const t = line({}, more)
    t.answer(use)
      .dice(...calm)
      .answer('use A3 spearman')
    expect(dice(t)).toEqual([3, 1])
  })

  it('8.33 is refused to who supports nobody', () => {
    const t = line({}, { A3: { at: 'H9', facing: 'N', ap: 1, abilities: ['spearman:1'] } })
    expect(t.refused('use A3 spearman')).toEqual({
      code: 'nobody-supported',
      rule: '8.33',
      about: { figure: 'A3' },
    })
  })

  it('8.33 converts nothing', () => {
    const t = line()
    t.dice(1, 2, ...calm).answer(use)
    expect(t.told('hits')[0]).toMatchObject({ superficial: 1 })
    expect(t.told('converted')).toEqual([])
    expect(t.told('combat-ended')).toHaveLength(1)
  })

  it('8.071 8.51 no Ward of that combat reaches it', () => {
    const t = line({ B1: { ap: 3, abilities: ['ward:1'] } })
    t.dice(...calm).answer(use)
    expect(t.told('warded')).toEqual([])
    expect(dice(t)).toEqual([2, 1])
  })

  it('8.04 the support is over with the combat', () => {
    const t = line({}, { A4: { at: 'I5', facing: 'N', ap: 1 }, B4: { at: 'I4', facing: 'S' } })
    t.answer('A1')
      .dice(2, 2, 2, 1, ...calm)
      .answer(use)
    expect(t.asked).toBe('convert-hit 0')
    expect(t.figure('A1').marks).toEqual([])
  })

  it('8.33 by default at a low price', () => {
    expect(line().question.fallback()).toBe(use)
    expect(line({ A2: { abilities: ['spearman:2'] } }).question.fallback()).toBe('pass')
  })
})

describe('riders before spears', () => {
  const charge = (change: Record<string, Partial<Placed>> = {}, more: Record<string, Placed> = {}) =>
    scenario({
      figures: {
        A1: { at: 'C8', facing: 'N', base: 'cavalry', movement: 8, life: 3, ...change.A1 },
        B1: { at: 'C3', facing: 'S', attacks: 2, abilities: ['spearman:1'], ...change.B1 },
        ...more,
      },
    })

  it('8.10f a rider that enters the zone of a Spearman is attacked at once, for nothing', () => {
    const t = charge()
    t.dice(4, 2, 6).answer('move A1 C4 N')
    expect(t.told('free-attack')).toMatchObject([{ attackers: ['B1'], target: 'A1' }])
    expect(t.figure('A1').life).toBe(2)
    expect(t.figure('B1')).toMatchObject({ ap: 0, used: [] })
    expect(t.asked).toBe('act 0 A1')
  })

  it('8.10f each Spearman by itself', () => {
    const t = charge({}, { B2: { at: 'D3', facing: 'SW', attacks: 1, abilities: ['spearman:1'] } })
    t.dice(2, 2, 2).answer('move A1 C4 N')
    expect(t.told('free-attack').map(e => e.attackers)).toEqual([['B1'], ['B2']])
  })

  it('8.10f Repel comes first of all', () => {
    const t = charge({}, { B2: { at: 'D3', facing: 'SW', ap: 2, abilities: ['repel:1'] } })
    t.answer('move A1 C4 N')
    expect(t.asked).toBe('react 1 A1')
    t.dice(2, 2, 2).answer('use B2 repel')
    expect(t.told('free-attack').map(e => e.attackers)).toEqual([['B2'], ['B1']])
  })

  it('8.10f who falls to the first is not attacked again', () => {
    const t = charge(
      { A1: { life: 1 } },
      { A2: { at: 'A9' }, B2: { at: 'D3', facing: 'SW', abilities: ['spearman:1'] } },
    )
    t.dice(4, 4, 6, 6).answer('move A1 C4 N')
    expect(t.told('removed')).toMatchObject([{ figure: 'A1' }])
    expect(t.told('free-attack')).toHaveLength(1)
  })

  it('8.10f those on foot are not, and nobody in the zone of others', () => {
    const t = charge({ A1: { base: 'single' } })
    t.answer('move A1 C4 N')
    expect(t.told('free-attack')).toEqual([])
  })

  it('8.10f 8.50 nor one that is terrifying', () => {
    const t = charge({ A1: { abilities: ['terrifying:0'] } })
    t.answer('move A1 C4 N')
    expect(t.told('free-attack')).toEqual([])
    expect(t.asked).toBe('act 0 A1')
  })

  it('8.33 8.17 a rider that steals through is seen to come before the spear meets it', () => {
    const t = scenario({
      figures: {
        A1: { at: 'C7', facing: 'N', movement: 6, ap: 1, life: 3, base: 'cavalry', abilities: ['sneak:1'] },
        A2: { at: 'A9' },
        B1: { at: 'C4', facing: 'S', abilities: ['spearman:1'] },
        B2: { at: 'L10' },
      },
    })
    t.answer('use A1 sneak').dice(2).answer('move A1 C6-C5-B4-B3 N')
    const events = t.events.map(e => e.event)
    expect(events.filter(event => event === 'free-attack')).toHaveLength(1)
    expect(events.indexOf('moved')).toBeLessThan(events.indexOf('free-attack'))
    expect(t.told('moved')).toMatchObject([{ path: ['C6', 'C5'] }, { from: 'C5', path: ['B4', 'B3'] }])
  })
})
