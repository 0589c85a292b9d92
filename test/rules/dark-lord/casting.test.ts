import { describe, expect, it } from 'vitest'
import { profileOf } from '../../../rules/dark-lord/army/roster.ts'
import { type Stood, skirmish } from '../../helpers/darkLord.ts'

const caster = (more: Partial<Stood> = {}): Stood => ({
  at: 'G2',
  will: 4,
  powers: ['transfixing:12:3'],
  ...more,
})
const scene = (own: Partial<Stood> = {}, target: Partial<Stood> = {}, more: Record<string, Stood> = {}) =>
  skirmish({ figures: { A1: caster(own), B1: { at: 'G6', ...target }, B9: { at: 'P12' }, ...more } })
const cast = 'cast A1 transfixing B1 1'

describe('casting', () => {
  it('DB-18a one power a turn, in the moving stage, before, after or without a move', () => {
    const t = scene()
    t.dice(6).answer('move A1 G3', cast)
    expect(t.figure('B1').marks.transfixed).toBe(true)
    expect(t.refused('cast A1 transfixing B9 1')).toMatchObject({ code: 'cast-already', rule: 'DB-18' })
    const before = scene()
    before.dice(6).answer(cast, 'move A1 G3')
    expect(before.where('A1')).toBe('G3')
    expect(scene().answer('done').question.kind).toBe('act')
    expect(scene().answer('done').question.by).toBe(1)
  })

  it.each<[string, Partial<Stood>, string | null]>([
    ['lying', { now: { condition: 'lying' } }, 'is-lying'],
    ['transfixed', { marks: { transfixed: true } }, 'is-transfixed'],
    ['without Will', { will: 0 }, 'no-will'],
    ['without a power', { powers: [] }, 'no-power'],
    ['frozen', { marks: { frozen: true } }, null],
    ['frightened', { marks: { frightened: true } }, null],
  ])('DB-18a whoever is %s', (_, own, code) => {
    const t = scene(own)
    if (code) {
      expect(t.refused(cast)).toMatchObject({ code })
      expect(t.legal('cast')).toEqual([])
    } else {
      t.dice(6).answer(cast)
      expect(t.figure('B1').marks.transfixed).toBe(true)
    }
  })

  it('DB-18b it names an enemy in range and in sight', () => {
    const t = scene({ powers: ['transfixing:3:3'] }, {}, { A2: { at: 'E5' }, B2: { at: 'G7' } })
    expect(t.refused('cast A1 transfixing B2 1')).toMatchObject({ code: 'beyond-range', rule: 'DB-18' })
    expect(t.refused('cast A1 transfixing A2 1')).toMatchObject({ code: 'no-enemy' })
    expect(t.refused('cast A1 transfixing 1')).toMatchObject({ code: 'whom' })
    expect(t.refused('cast A1 sapping B1 1')).toMatchObject({ code: 'no-such-power' })
    expect(t.legal('cast').every(text => text.includes(' B1 '))).toBe(true)
    const columns = 'ABCDEFGHIJKLMNOP'.split('')
    const wall = columns.flatMap(column =>
      [1, 0, 5].map(facing => ({ hex: `${column}5`, facing, kind: 'impassable' as const })),
    )
    const blind = skirmish({ board: { sides: wall }, figures: { A1: caster(), B1: { at: 'G8' } } })
    expect(blind.refused(cast)).toMatchObject({ code: 'sees-nothing-there', rule: 'DB-18' })
  })

  it('DB-18b what stands in the way does not matter', () => {
    const crowd = ['G4', 'F4', 'H4', 'E5', 'I5', 'F3', 'H3'].map((at, i) => [`A${i + 2}`, { at }] as const)
    const t = scene({}, {}, Object.fromEntries(crowd))
    expect(t.legal('cast A1')).toContain(cast)
  })

  it('DB-18b frightening needs no sight, and may be cast on nobody', () => {
    const t = scene({ powers: ['frightening:3:3'] }, { at: 'G12' })
    t.dice(6).answer('cast A1 frightening 1')
    expect(t.told('cast')).toMatchObject([{ power: 'frightening', target: null, done: true }])
  })

  it('DB-18c it pays one or more Will, a die each', () => {
    const t = scene()
    expect(t.refused('cast A1 transfixing B1 5')).toMatchObject({ code: 'will-dice', about: { most: 4 } })
    expect(t.refused('cast A1 transfixing B1 0')).toMatchObject({ code: 'will-dice' })
    expect(t.legal('cast A1 transfixing B1')).toEqual([1, 2, 3, 4].map(n => `cast A1 transfixing B1 ${n}`))
    t.dice(1, 2, 6).answer('cast A1 transfixing B1 3')
    expect([t.figure('A1').will, t.told('cast')[0]!.dice]).toEqual([1, [1, 2, 6]])
  })

  it('DB-18d the best die, of at least the value: it is cast with that number; less, and Will is gone', () => {
    const t = scene()
    t.dice(3, 1).answer('cast A1 transfixing B1 2')
    expect(t.told('cast')).toMatchObject([{ number: 3, done: true }])
    const fails = scene()
    fails.dice(2, 1).answer('cast A1 transfixing B1 2')
    expect(fails.told('cast')).toMatchObject([{ number: 2, done: false }])
    expect([fails.figure('B1').marks.transfixed, fails.figure('A1').will]).toEqual([false, 2])
    const mighty = scene({ might: 2 }, { will: 1 })
    mighty.dice(2).answer(cast)
    // Past its value Might makes it harder to resist.
    expect(mighty.legal()).toEqual(['none', 'might 1', 'might 2'])
    mighty.answer('might 2')
    expect(mighty.question.about).toMatchObject({ number: 4 })
  })

  it('DB-18e dice are fixed before the throw', () => {
    const t = scene()
    t.dice(1).answer(cast)
    // No second throw for more Will.
    expect(t.asked).toBe('act 0 A1')
    expect(t.refused(cast)).toMatchObject({ code: 'cast-already' })
  })

  it('DB-20 ranges and values of the Dark Lord', () => {
    expect(profileOf('dark-lord')!.powers.map(({ id, range, value }) => [id, range, value])).toEqual([
      ['draining', 18, 2],
      ['transfixing', 18, 2],
      ['compelling', 18, 3],
      ['frightening', 3, 3],
      ['wounding', 18, 4],
      ['sapping', 18, 4],
    ])
  })

  it('DB-20 transfixing lasts to the end of the turn', () => {
    const t = scene()
    t.dice(6).answer(cast, 'done')
    expect(t.figure('B1').marks.transfixed).toBe(true)
    t.dice(5, 3).answer('done')
    expect([t.state.turn, t.figure('B1').marks.transfixed]).toEqual([2, false])
  })
})

describe('resisting', () => {
  it('DB-19a the target may pay any number of Will, a die each', () => {
    const t = scene({}, { will: 3 })
    t.dice(4).answer(cast)
    expect(t.asked).toBe('resist 1 B1')
    expect(t.legal()).toEqual(['none', 'will 1', 'will 2', 'will 3'])
    t.dice(1, 2).answer('will 2')
    expect([t.figure('B1').will, t.told('resisted')]).toMatchObject([1, [{ dice: [1, 2], held: false }]])
    expect(t.figure('B1').marks.transfixed).toBe(true)
  })

  it('DB-19b best die, after Might, of at least the casting number: no effect', () => {
    const t = scene({}, { will: 1 })
    t.dice(4).answer(cast).dice(4).answer('will 1')
    expect(t.figure('B1').marks.transfixed).toBe(false)
    const less = scene({}, { will: 1 })
    less.dice(4).answer(cast).dice(3).answer('will 1')
    expect(less.figure('B1').marks.transfixed).toBe(true)
    const mighty = scene({}, { will: 1, might: 1 })
    mighty.dice(4).answer(cast).dice(3).answer('will 1')
    expect(mighty.legal()).toEqual(['none', 'might 1'])
    mighty.answer('might 1')
    expect(mighty.figure('B1').marks.transfixed).toBe(false)
  })

  it('DB-19c a natural 6 gives one Will back, one a throw, never more than it began with', () => {
    const t = scene({}, { will: 3 })
    t.dice(6).answer(cast).dice(6, 6).answer('will 2')
    expect([t.figure('B1').will, t.told('resisted')]).toMatchObject([2, [{ back: true, held: true }]])
    // A 5 made a 6 is none.
    const raised = scene({}, { will: 2, might: 1 })
    raised.dice(6).answer(cast).dice(5).answer('will 1', 'might 1')
    expect([raised.figure('B1').will, raised.told('resisted')]).toMatchObject([
      1,
      [{ back: false, held: true }],
    ])
    const full = scene({}, { will: 2, traits: ['resistant'] })
    full.dice(6).answer(cast).dice(6).answer('none')
    expect([full.figure('B1').will, full.told('resisted')]).toMatchObject([2, [{ back: false, held: true }]])
  })

  it('DB-19d each that is taken by one power resists by itself, in the caster’s order, before its test', () => {
    const t = scene(
      { powers: ['frightening:6:3'] },
      { will: 1, courage: 9 },
      { B2: { at: 'G4', will: 1, courage: 9 } },
    )
    t.dice(4).answer('cast A1 frightening 1')
    expect([t.asked, t.legal()]).toEqual(['frighten-order 0 A1', ['B2', 'B1']])
    t.answer('B1')
    expect([t.asked, t.told('courage')]).toEqual(['resist 1 B1', []])
    t.dice(4).answer('will 1')
    expect([t.asked, t.told('courage')]).toEqual(['resist 1 B2', []])
    t.dice(1, 1).answer('none')
    expect(t.told('courage')).toMatchObject([{ figure: 'B2', why: 'frightening', passed: true }])
  })

  it('DB-19e no dice, no throw', () => {
    const t = scene({}, { will: 0, might: 3 })
    t.dice(4).answer(cast)
    expect([t.told('resisted'), t.figure('B1').marks.transfixed]).toEqual([[], true])
    const none = scene({}, { will: 2 })
    none.dice(4).answer(cast, 'none')
    expect([none.told('resisted'), none.figure('B1').will]).toEqual([[], 2])
  })

  it('DB-19f nobody answers resisting dice with Might', () => {
    const t = scene({ might: 3 }, { will: 1 })
    t.dice(4).answer(cast, 'none').dice(4).answer('will 1')
    expect([t.asked, t.figure('B1').marks.transfixed]).toEqual(['act 0 A1', false])
  })
})
