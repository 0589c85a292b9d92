import { describe, expect, it } from 'vitest'
import { type Placed, type Scene, scenario } from '../../../helpers/scenario.ts'

/** A1 comes up to B1, who looks at it. */
const coming = (
  a: Partial<Placed> = {},
  b: Partial<Placed> = {},
  more: Record<string, Placed> = {},
  scene: Partial<Scene> = {},
) =>
  scenario({
    figures: {
      A1: { at: 'C7', facing: 'N', movement: 6, ...a },
      A2: { at: 'A7' },
      B1: { at: 'C4', facing: 'S', ap: 2, attacks: 2, abilities: ['repel:1'], ...b },
      ...more,
    },
    ...scene,
  })

describe('8.16 Repel', () => {
  it('8.16 is for those whose danger zone it is', () => {
    const t = coming({}, {}, { B2: { at: 'D9', facing: 'S', ap: 2, abilities: ['repel:1'] } })
    t.answer('move A1 C5')
    expect(t.legal()).toEqual(['use B1 repel', 'pass'])
    expect(t.refused('use B2 repel')).toEqual({
      code: 'not-in-zone',
      rule: '8.16',
      about: { figure: 'B2', target: 'A1' },
    })
  })

  it('8.16 attacks freely whoever has come into the danger zone', () => {
    const t = coming()
    t.answer('move A1 C5')
    expect(t.where('A1')).toBe('C5')
    expect(t.question).toMatchObject({ kind: 'react', by: 1, about: { moment: 'zone-entered', cause: 'A1' } })
    t.dice(4, 5, 6, 3).answer('use B1 repel')
    expect(t.told('free-attack')).toMatchObject([{ attackers: ['B1'], target: 'A1' }])
    expect(t.figure('A1').condition).toBe('removed')
    expect(t.figure('B1').ap).toBe(1)
  })

  it('8.16 6.27 with the attacks on its base', () => {
    const t = coming({}, { at: 'C4' }, {}, { board: { raised: ['C4'] } })
    t.dice(2, 2).answer('move A1 C5', 'use B1 repel')
    expect(t.told('rolled')).toMatchObject([{ for: 'free-attack', faces: [2, 2] }])
  })

  it('8.16 need not be used', () => {
    const t = coming()
    t.answer('move A1 C5', 'pass')
    expect(t.asked).toBe('act 0 A1')
    expect(t.figure('B1').ap).toBe(2)
  })

  it('8.16 answers a run into the zone too', () => {
    const t = coming({ movement: 1, ap: 1 })
    t.answer('move A1 C6', 'run A1 C5')
    expect(t.question).toMatchObject({ about: { moment: 'zone-entered' } })
  })

  it('8.16 does not answer turning, nor an enemy that stands there already', () => {
    const t = coming({ at: 'C5' })
    t.answer('turn A1 S', 'done', 'turn A1 N', 'done')
    expect(t.told('activated')).toEqual([])
    expect(t.asked).toBe('act 1')
  })

  it('8.16 does not answer who goes by beside it', () => {
    const t = coming({ at: 'C3', facing: 'N' }, { facing: 'S' })
    t.answer('move A1 D3')
    expect(t.asked).toBe('act 0 A1')
    // past the border of the zone, on either hand of B1 and round its back
    for (const way of ['E6-E5-E4-D3-C3', 'A6-A5-A4-B3-C3']) {
      const round = coming({ at: way[0] === 'E' ? 'E7' : 'A7' }, {}, { A2: { at: 'L1' } })
      round.answer(`move A1 ${way}`)
      expect(round.asked).toBe('act 0 A1')
      expect(round.told('moved')).toHaveLength(1)
      expect(round.figure('B1').ap).toBe(2)
    }
    // and a step further in it is asked
    const near = coming({ at: 'E7' })
    near.answer('move A1 E6-E5-D4')
    expect(near.asked).toBe('react 1 A1')
  })

  it('8.16 is in time where a disengagement leads into the zone again', () => {
    const t = coming({ at: 'C5' })
    t.dice(2, 2).answer('move A1 D4')
    expect(t.question).toMatchObject({ kind: 'react', about: { moment: 'zone-entered' } })
  })

  it('8.16 each who is entered upon may answer, one after the other, and once a turn', () => {
    const t = coming({ life: 5 }, {}, { B2: { at: 'D4', facing: 'SW', ap: 2, abilities: ['repel:1'] } })
    t.answer('move A1 C5')
    expect(t.legal()).toEqual(['use B1 repel', 'use B2 repel', 'pass'])
    t.dice(2, 2).answer('use B1 repel')
    expect(t.legal()).toEqual(['use B2 repel', 'pass'])
    t.dice(2).answer('use B2 repel', 'move A2 B5-B4')
    // Nobody has any left for A2.
    expect(t.question.kind).toBe('act')
  })

  it('8.16 4.08 whoever survives it stays where the zone stopped it', () => {
    const t = coming({ life: 5 })
    t.dice(4, 2, 6).answer('move A1 C5', 'use B1 repel')
    expect(t.figure('A1')).toMatchObject({ life: 4 })
    expect(t.refused('move A1 C6')).toMatchObject({ code: 'move-over' })
  })

  it('8.16 8.10 a rider enters with its front hex alone', () => {
    // Facing NE on D6, its rear hex C7 comes to lie in the zone of B1.
    const t = coming({ at: 'C9', base: 'cavalry' }, { at: 'B6', facing: 'SE' })
    t.answer('move A1 D8-D7-D6 NE')
    expect(t.asked).toBe('act 0 A1')
    const entered = coming({ at: 'C9', base: 'cavalry' }, { at: 'B6', facing: 'SE' })
    entered.answer('move A1 C7 N')
    expect(entered.question).toMatchObject({ kind: 'react', about: { moment: 'zone-entered' } })
  })

  it('8.16 8.10 nor with a rear hex in one zone when the front enters another', () => {
    const t = coming(
      { at: 'C9', base: 'cavalry' },
      { at: 'B6', facing: 'SE' },
      { B2: { at: 'D5', facing: 'S' } },
    )
    t.answer('move A1 D8-D7-D6 NE')
    // D6 is in the zone of B2, C7 in that of B1.
    expect(t.question).toMatchObject({ kind: 'act', about: { active: 'A1', movement: 0 } })
  })
})
