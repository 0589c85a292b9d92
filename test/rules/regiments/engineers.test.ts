import { describe, expect, it } from 'vitest'
import { volley } from '../../../rules/regiments/clash/volley.ts'
import { met, near, rule } from '../../helpers/regiments.ts'
import { type Stationed, touching, war } from '../../helpers/regimentsField.ts'

type Scene = Record<string, Stationed>
const bows = { facing: 'N', rules: ['W09'], count: 5, files: 5 } as const

/** An engineer beside archers, as the shooting phase opens. */
const opening = (
  engineer: Partial<Stationed> = {},
  others: Scene = {},
  answers: 'ask' | 'defaults' = 'ask',
) =>
  war({
    stage: 'movement',
    units: {
      A1: { at: 'H12', ...bows },
      A2: { at: 'H13', facing: 'N', attachable: true, life: 3, rules: ['M26'], ...engineer },
      B1: { at: 'H9', facing: 'S', count: 20 },
      ...others,
    },
    answers,
  }).answer('done')

describe('engineers', () => {
  it('M26a M26e before anybody shoots each names one model, once a phase, in a unit within six inches', () => {
    const t = opening(
      {},
      {
        A3: { at: 'H14', ...bows },
        A4: { at: 'D12', ...bows },
        A5: { at: 'G13', ...bows, facing: 'S' },
        A6: { at: '', host: 'A1', attachable: true, life: 3 },
      },
    )
    // Three hexes off are too far; one sees nobody, and one has nothing to shoot with.
    expect([t.asked, t.legal()]).toEqual(['direct 0 A2', ['none', 'A1', 'A3']])
    t.answer('A1')
    expect([t.asked, t.told('directed')]).toMatchObject(['shoot 0', [{ unit: 'A2', on: 'A1' }]])
    expect(opening({ at: 'H14' }).asked).toBe('direct 0 A2')
    expect(opening({ at: 'H15' }).asked).toBe('shoot 0')
    expect(opening({ rules: [] }).asked).toBe('shoot 0')
  })

  it('M26a for who is away weighing each directs nobody but whom it names', () => {
    const t = opening({}, { A3: { at: 'H14', ...bows } }, 'defaults')
    const [named] = t.told('directed')
    const directed = ['A1', 'A3'].filter(label => t.unit(label).marks.directed > 0)
    expect([named?.unit, directed]).toEqual(['A2', [named?.on]])
    expect(t.unit(named!.on).marks.directed).toBe(1)
  })

  it('M26a of its kind alone, by a rule, a mark, a Height or a name', () => {
    const kind = (own: Parameters<typeof rule>[1]) => opening({ rules: [rule('M26', own)] }).asked
    expect(kind({ whom: ['W09'] })).toBe('direct 0 A2')
    expect(kind({ whom: ['W11'] })).toBe('shoot 0')
    expect(kind({ whom: ['height-1'] })).toBe('direct 0 A2')
    expect(kind({ words: 'A1' })).toBe('direct 0 A2')
    expect(kind({ words: 'cannons' })).toBe('shoot 0')
  })

  it('M26b not while it is shaken or engaged, nor in a unit that is', () => {
    const both = touching('A2', 'B2')
    const enemy = { at: 'G13', facing: 'S', attacks: -1 } as const
    expect(opening({ now: both.A2! }, { B2: { ...enemy, now: both.B2! } }).asked).toBe('shoot 0')
    const shaken = war({
      stage: 'magic',
      units: {
        A1: { at: 'H12', ...bows },
        A2: { at: 'H13', facing: 'N', attachable: true, rules: ['M26'], now: { shaken: true } },
        B1: { at: 'H9', facing: 'S', count: 20 },
      },
    })
    expect(shaken.asked).toBe('shoot 0')
    const host = { at: 'G14', facing: 'N' } as const
    expect(opening({ at: '', host: 'A3' }, { A3: host }).asked).toBe('direct 0 A2')
    const fights = touching('A3', 'B2')
    const engaged = opening(
      { at: '', host: 'A3' },
      { A3: { ...host, now: fights.A3! }, B2: { ...enemy, now: fights.B2! } },
    )
    expect(engaged.asked).toBe('shoot 0')
  })

  /** Hits of the directed model and of the others. */
  const hits = (weapon: ReturnType<typeof rule>, faces: readonly number[], rest: readonly number[] = []) => {
    const t = opening({}, { A1: { at: 'H12', ...bows, count: 3, files: 3, rules: [weapon] } }).answer('A1')
    t.dice(...faces, ...rest).answer('shoot A1 B1')
    return t.told('shot')[0]!.blows.map(blows => `${blows.hits} of ${blows.attacks}`)
  }

  it('M26c its shots need 1 less, and those of the models beside it do not', () => {
    // 4+: the first die is the directed model's, 3 is enough for it; it wounds not.
    expect(hits(rule('W09 4'), [3, 1], [3, 3])).toEqual(['1 of 1', '0 of 2'])
    expect(hits(rule('W09 4'), [2], [4, 3, 1])).toEqual(['0 of 1', '1 of 2'])
  })

  it('M26c down to 3+: what needs 3+ or 2+ stays, after all that makes it worse', () => {
    expect(hits(rule('W09 3'), [2], [2, 2])).toEqual(['0 of 1', '0 of 2'])
    expect(hits(rule('W09 2'), [2, 1], [2, 1, 1])).toEqual(['1 of 1', '1 of 2'])
    // 3+ and hard to hit by one: 4+, and 3+ with an engineer.
    const t = opening(
      {},
      {
        A1: { at: 'H12', ...bows, count: 2, files: 2, rules: [rule('W09 3')] },
        B1: { at: 'H9', facing: 'S', count: 20, rules: ['M09 1'] },
      },
    ).answer('A1')
    t.dice(3, 1, 3).answer('shoot A1 B1')
    expect(t.told('shot')[0]!.blows.map(blows => blows.hits)).toEqual([1, 0])
  })

  it('M26d a model gains from one of them: two direct two models, and a single one is directed once', () => {
    const second = { A3: { at: 'G13', facing: 'N', attachable: true, life: 3, rules: ['M26'] } } as const
    const t = opening({}, second).answer('A1')
    expect([t.asked, t.legal()]).toEqual(['direct 0 A3', ['none', 'A1']])
    t.answer('A1').dice(1, 1, 1, 1, 1).answer('shoot A1 B1')
    expect(t.told('shot')[0]!.blows.map(({ attacks }) => attacks)).toEqual([2, 3])
    const single = opening({}, { ...second, A1: { at: 'H12', ...bows, count: 1, files: 1 } }).answer('A1')
    expect(single.asked).toBe('shoot 0')
  })

  it('M26d no more models are directed than shoot', () => {
    const [one, other] = met({ count: 2, files: 2, rules: ['W09'] }, {}).units
    one!.pools[0]!.directed = 9
    expect(volley(one!, other!, near).map(({ count }) => count)).toEqual([2])
  })

  it('M26a it is over with the phase', () => {
    const t = opening().answer('A1')
    expect(t.unit('A1').marks.directed).toBe(1)
    t.answer('done')
    expect(t.unit('A1').marks.directed).toBe(0)
  })

  it('M26a by the usual order it names whoever gains most, and nobody where nobody gains', () => {
    const better = { A3: { at: 'G12', ...bows, rules: [rule('W11 4')] } } as const
    expect(opening({}, better, 'defaults').told('directed')).toMatchObject([{ on: 'A3' }])
    const sure = { A1: { at: 'H12', ...bows, rules: [rule('W09 3')] } } as const
    expect(opening({}, sure, 'defaults').told('directed')).toEqual([])
  })
})
