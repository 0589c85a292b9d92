import { describe, expect, it } from 'vitest'
import { courageOf } from '../../../rules/dark-lord/field/courage.ts'
import { type Stood, skirmish } from '../../helpers/darkLord.ts'

/** A1 charges a terrible enemy: the plainest Courage test there is. */
const scene = (own: Partial<Stood>, enemy: Partial<Stood> = {}) =>
  skirmish({ figures: { A1: { at: 'C5', ...own }, B1: { at: 'F5', traits: ['terror'], ...enemy } } })
/** A1 would charge a wearer with seven hexes between. */
const farFinder = (own: Partial<Stood>) =>
  skirmish({
    figures: { A1: { at: 'G1', move: 9, ...own }, B1: { at: 'G9', now: { ring: 'on' } }, B2: { at: 'N9' } },
  })
const isFrozen = (t: ReturnType<typeof scene>) => t.figure('A1').marks.frozen

describe('Courage', () => {
  it('DB-06a two dice and Courage have to make 10', () => {
    const fails = scene({ courage: 3 })
    fails.dice(3, 3).answer('move A1 E5')
    expect([isFrozen(fails), fails.where('A1')]).toEqual([true, 'C5'])
    const passes = scene({ courage: 3 })
    passes.dice(3, 4).answer('move A1 E5')
    expect([isFrozen(passes), passes.where('A1')]).toEqual([false, 'E5'])
  })

  it('DB-06b drained Courage counts, at least 1; then what unnerves, below 0 if need be', () => {
    const of = (own: Partial<Stood>, traits: string[] = []) => {
      const t = scene(own, { traits })
      return courageOf(t.field, t.figure('A1'))
    }
    expect(of({ courage: 5 })).toBe(5)
    expect(of({ courage: 5, now: { drained: 2 } })).toBe(3)
    expect(of({ courage: 5, now: { drained: 4 } }, ['dread'])).toBe(0)
    // Within 18 of dread, and 12 of a drum; both are one.
    expect(of({ courage: 5 }, ['dread'])).toBe(4)
    expect(of({ courage: 5 }, ['dread', 'drum'])).toBe(4)
  })

  it('DB-06b, DL-14a what finding a wearer takes off may make it less than 0', () => {
    const t = skirmish({
      figures: {
        A1: { at: 'G2', courage: 3 },
        B1: { at: 'G8', now: { ring: 'on' } },
        B2: { at: 'N9' },
      },
    })
    // Five hexes between: -2.
    t.dice(6, 5).answer('move A1 G7 B1')
    expect(t.told('courage')).toMatchObject([{ courage: -2, passed: false }])
  })

  it('DB-06c after the throw Might raises its dice, then Will adds', () => {
    const t = scene({ courage: 3, might: 2, will: 2 })
    t.dice(3, 2).answer('move A1 E5')
    expect(t.asked).toBe('courage-will 0 A1')
    expect(t.question.about).toMatchObject({ total: 8, might: 2, will: 2 })
    expect(t.legal()).toEqual(['none', 'might 2 will 0', 'might 1 will 1', 'might 0 will 2'])
    t.answer('might 1 will 1')
    expect([t.where('A1'), t.figure('A1').might, t.figure('A1').will]).toEqual(['E5', 1, 1])
  })

  it('DB-06c Might makes no die more than 6', () => {
    const t = scene({ courage: 1, might: 6, will: 6 })
    t.dice(6, 1).answer('move A1 E5')
    // 8 so far: two points of Might on the 1.
    expect(t.legal()).toEqual(['none', 'might 2 will 0', 'might 1 will 1', 'might 0 will 2'])
    // Two are missing, and no die has room: one Will is not enough.
    const six = farFinder({ courage: 3, might: 3, will: 1 })
    six.dice(6, 6).answer('move A1 G8 B1')
    expect(six.told('courage')).toMatchObject([{ courage: -4, might: 0, will: 0, passed: false }])
  })

  it('DB-06d no double passes or fails of itself', () => {
    const ones = scene({ courage: 8 })
    ones.dice(1, 1).answer('move A1 E5')
    expect(isFrozen(ones)).toBe(false)
    const sixes = farFinder({ courage: 3 })
    sixes.dice(6, 6).answer('move A1 G8 B1')
    expect(sixes.told('courage')).toMatchObject([{ courage: -4, passed: false }])
  })

  it("DB-06e a rider's Courage serves for both", () => {
    const horse = { name: { en: 'h', fr: 'h' }, move: 10, strength: 3, defence: 4, life: 1, courage: 1 }
    const t = scene({ courage: 4, mount: horse })
    t.dice(3, 3).answer('move A1 E5')
    expect(t.told('courage')).toMatchObject([{ courage: 4, passed: true }])
    const drained = scene({ courage: 4, mount: horse, now: { mount: { life: 1, drained: 1 } } })
    drained.dice(3, 3).answer('move A1 E5')
    expect(isFrozen(drained)).toBe(false)
  })

  it('DB-06f without Might and Will it has what it throws', () => {
    const t = scene({ courage: 3 })
    t.dice(3, 3).answer('move A1 E5')
    expect(t.asked).toBe('act 0 A1')
    expect(isFrozen(t)).toBe(true)
    // And nobody pays who cannot make it.
    const poor = scene({ courage: 3, might: 1, will: 1 })
    poor.dice(2, 2).answer('move A1 E5')
    expect([isFrozen(poor), poor.figure('A1').might, poor.figure('A1').will]).toEqual([true, 1, 1])
  })

  it('DB-07a each die has room up to 6, and no more points than that are offered', () => {
    const t = scene({ courage: -1, might: 9 })
    t.dice(3, 2).answer('move A1 E5')
    expect(t.question.about).toMatchObject({ faces: [3, 2], total: 4 })
    expect(t.legal()).toEqual(['none', 'might 6 will 0'])
  })

  it('DL-15b who passes unasked throws and pays nothing', () => {
    const t = scene({ traits: ['steadfast'] })
    t.answer('move A1 E5')
    expect(t.told('courage')).toMatchObject([{ faces: [], might: 0, will: 0, unasked: true }])
  })
})
