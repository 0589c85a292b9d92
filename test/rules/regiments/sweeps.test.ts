import { describe, expect, it } from 'vitest'
import { amount, rule } from '../../helpers/regiments.ts'
import { type Stationed, touching, war } from '../../helpers/regimentsField.ts'

const sweep = rule('A03', { amount: amount('2') })

const scene = (more: Partial<Stationed>, others: Record<string, Stationed> = {}) =>
  war({
    stage: 'movement',
    units: {
      A1: { at: 'H12', facing: 'N', mobility: 9, count: 1, files: 1, rules: [sweep], ...more },
      A9: { at: 'A16', facing: 'N' },
      B1: { at: 'I10', facing: 'S', count: 12, files: 4 },
      B9: { at: 'P1', facing: 'S' },
      ...others,
    },
  })

describe('sweeping attack', () => {
  it('A03a A03c of whom its move brings within an inch, be it for a moment, and when it is over', () => {
    const t = scene({})
    // H10 is beside I10; H9 is not beside it any more, but the way there was.
    t.answer('advance A1 H9 N')
    expect([t.asked, t.legal(), t.where('A1')]).toEqual(['sweep 0 A1', ['B1', 'none'], 'H9'])
    const far = scene({}, { B1: { at: 'K10', facing: 'S' } })
    expect(far.answer('advance A1 H9 N').asked).toBe('move 0')
    expect(scene({ rules: [] }).answer('advance A1 H9 N').asked).toBe('move 0')
  })

  it('A03a any way that it could have gone counts, and none that is too long', () => {
    // Straight on it comes by neither; a hex aside, by B1, costs more than the way ahead.
    const others = { B1: { at: 'K10', facing: 'S', count: 12, files: 4 } } as const
    const goes = (mobility: number) => scene({ mobility }, others).answer('march A1 H10 N').asked
    expect([goes(6), goes(12)]).toEqual(['move 0', 'sweep 0 A1'])
  })

  it('A03a M55a a flyer passes over its enemies', () => {
    const over = scene({ rules: [sweep, 'M55'] }, { B1: { at: 'H10', facing: 'S', count: 12, files: 4 } })
    expect(over.answer('advance A1 H9 N').asked).toBe('sweep 0 A1')
  })

  it('A03a an advance goes no farther than an advance to pass an enemy', () => {
    const others = { B1: { at: 'K10', facing: 'S', count: 12, files: 4 } } as const
    expect(scene({ mobility: 12 }, others).answer('advance A1 H10 N').asked).toBe('move 0')
    expect(scene({ mobility: 24 }, others).answer('advance A1 H10 N').asked).toBe('sweep 0 A1')
  })

  it('A03a it may strike, and need not', () => {
    const t = scene({}).answer('advance A1 H9 N', 'none')
    expect([t.asked, t.told('swept'), t.unit('A1').marks.swept]).toEqual(['move 0', [], false])
  })

  it('A03a a reform is a standard move too', () => {
    const near = { B1: { at: 'H10', facing: 'S' } } as const
    const reforms = (rules: readonly string[], to: string) =>
      scene({ mobility: 5, rules: [sweep, ...rules] }, near).answer(`reform A1 ${to} N 1`).asked
    // Ten inches of light troops: three hexes, by H11 and back.
    expect([reforms(['M54'], 'H13'), reforms(['M54'], 'H15')]).toEqual(['sweep 0 A1', 'move 0'])
    expect(scene({ mobility: 5 }, near).answer('reform A1 H12 S 1').asked).toBe('move 0')
    expect(scene({ at: 'H11', mobility: 5 }, near).answer('reform A1 H11 S 1').asked).toBe('sweep 0 A1')
  })

  it('A03a not of who is engaged; of a unit that contains a model with it', () => {
    const both = touching('A2', 'B1')
    const engaged = scene(
      {},
      { A2: { at: 'I11', facing: 'N', now: both.A2 }, B1: { at: 'I10', facing: 'S', now: both.B1 } },
    )
    expect(engaged.answer('advance A1 H9 N').asked).toBe('move 0')
    const hero = { at: '', host: 'A1', attachable: true, mobility: 9, rules: [sweep] } as const
    expect(scene({ rules: [] }, { A2: hero }).answer('advance A1 H9 N').asked).toBe('sweep 0 A1')
  })

  it('A03b once in each of one’s turns', () => {
    expect(scene({ done: { swept: true } }).answer('advance A1 H9 N').asked).toBe('move 0')
    const t = scene({})
    t.answer('advance A1 H9 N').dice(1, 1).answer('B1')
    expect(t.unit('A1').marks.swept).toBe(true)
    // The other side's turn goes by, and its own begins.
    t.answer('done').defaultsWhile(({ kind, by }) => kind !== 'move' || by !== 0)
    expect(t.unit('A1').marks.swept).toBe(false)
  })

  it('A03d it hits by itself, and counts as a ranged attack: it makes panic, and a shield is in use', () => {
    const t = scene({ count: 2, files: 2 })
    // Four hits, three wounds of twelve life: a quarter, and it tests.
    t.answer('advance A1 H9 N').dice(4, 4, 4, 1, 6, 6).answer('B1')
    expect(t.told('swept')[0]!.blows[0]).toMatchObject({ attacks: 4, hits: 4, lost: 3 })
    expect(t.told('tested')[0]).toMatchObject({ unit: 'B1', why: 'panic-shots', passed: false })
    const shield = scene({}, { B1: { at: 'I10', facing: 'S', rules: ['M06', 'W03'] } })
    // Two wounds, one of which the shield keeps off; a heavy weapon takes it away in melee alone.
    shield.answer('advance A1 H9 N').dice(4, 4, 6, 5).answer('B1')
    expect(shield.unit('B1').life).toBe(9)
  })

  it('A03e A03f each part that has it strikes the same target, with its own values and without its weapons', () => {
    const t = scene({
      strength: 4,
      rules: ['W03', sweep],
      others: [
        { name: 'mount', strength: 5, rules: [rule('A03', { amount: amount('1') })] },
        { name: 'crew', strength: 9 },
      ],
    })
    t.answer('advance A1 H9 N').dice(1, 1, 1).answer('B1')
    const lines = t.told('swept')[0]!.blows
    expect(lines.map(({ part, at, attacks }) => [part, at, attacks])).toEqual([
      ['', 'B1', 2],
      ['mount', 'B1', 1],
    ])
    // Strength 4 needs 3+ to wound, 5 needs 2+: with the heavy weapon both hits of two would wound.
    const wounds = scene({ strength: 4, rules: ['W03', sweep] })
    wounds.answer('advance A1 H9 N').dice(2, 3).answer('B1')
    expect(wounds.told('swept')[0]!.blows[0]!.wounds).toBe(1)
  })

  it('A11a M39a psychic hits in passing go against the Discipline that a general in range lends', () => {
    const wounds = (general: string) => {
      const t = scene(
        { strength: 8, rules: [sweep, 'A11'] },
        { B3: { at: general, facing: 'S', attachable: true, rules: ['M39'], discipline: 9 } },
      )
      t.answer('advance A1 H9 N').dice(3, 3).answer('B1')
      return t.told('swept')[0]!.blows[0]!.wounds
    }
    expect([wounds('A1'), wounds('I7')]).toEqual([2, 0])
  })

  it('A03f A03g the part’s own attributes hold; values in the brackets stand in their place, and fix it', () => {
    const swept = (own: ReturnType<typeof rule>, more: Partial<Stationed>, dice: readonly number[]) => {
      const t = scene({ rules: [own, 'A28'], ...more })
      t.answer('advance A1 H9 N')
        .dice(...dice)
        .answer('B1')
      return t.told('swept')[0]!.blows[0]!
    }
    // A28 of its own: 4+ becomes 3+. Lent by a spell it is for standard attacks alone (RB-24).
    expect(swept(sweep, {}, [3, 3]).wounds).toBe(2)
    const lent = { rules: [sweep], now: { spells: [{ spell: 'embers-3', by: 0 }] } }
    expect(swept(sweep, lent, [3, 4]).wounds).toBe(1)
    const own = rule('A03', { amount: amount('2'), values: { strength: 3, rules: [{ id: 'A09' }] } })
    expect(swept(own, { strength: 9 }, [3, 4]).wounds).toBe(1)
    expect(swept(sweep, { strength: 9 }, [2, 2]).wounds).toBe(2)
  })
})
