import { describe, expect, it } from 'vitest'
import { courageOf } from '../../../../rules/dark-lord/field/courage.ts'
import { type Stood, skirmish } from '../../../helpers/darkLord.ts'

const wolf = { name: { en: 'wolf', fr: 'loup' }, move: 10, strength: 4, defence: 4, life: 1, courage: 2 }
const cast = (target: Partial<Stood>, caster: Partial<Stood> = {}) =>
  skirmish({
    figures: {
      A1: { at: 'C5', will: 3, powers: ['draining:12:3'], tier: 'minor', ...caster },
      B1: { at: 'C8', ...target },
      B2: { at: 'P1' },
    },
  })

describe('draining', () => {
  it('DL-50 its target’s Courage is 1 lower for the rest of the game', () => {
    const t = cast({ courage: 4 }).dice(3).answer('cast A1 draining B1 1')
    expect(courageOf(t.field, t.figure('B1'))).toBe(3)
    t.answer('done').dice(6, 1).answer('done')
    expect(t.state.turn).toBe(2)
    expect(courageOf(t.field, t.figure('B1'))).toBe(3)
    expect(courageOf(t.field, t.figure('B2'))).toBe(3)
  })

  it('DL-50 not below 1, and one that is lower of itself stays as it is', () => {
    const courage = (printed: number) => {
      const t = cast({ courage: printed }).dice(3).answer('cast A1 draining B1 1')
      return [t.told('drained')[0]!.courage, t.figure('B1').drained]
    }
    expect(courage(1)).toEqual([1, 0])
    expect(courage(2)).toEqual([1, 1])
    expect(courage(0)).toEqual([1, 0])
  })

  it('DL-51 it may be cast on the same target again, and adds up', () => {
    const t = cast({ courage: 4, now: { drained: 1 } })
      .dice(3)
      .answer('cast A1 draining B1 1')
    expect(t.figure('B1').drained).toBe(2)
    expect(courageOf(t.field, t.figure('B1'))).toBe(2)
  })

  it('DL-52 of a rider and its mount the caster picks whose', () => {
    const t = cast({ courage: 4, mount: wolf }).dice(3).answer('cast A1 draining B1 1')
    expect(t.asked).toBe('whose 0 A1')
    t.answer('mount')
    expect(t.figure('B1')).toMatchObject({ drained: 0, mount: { drained: 1 } })
    expect(t.told('drained')).toMatchObject([{ part: 'mount', courage: 1 }])
    const rider = cast({ courage: 4, mount: wolf }).dice(3).answer('cast A1 draining B1 1', 'rider')
    expect(rider.figure('B1')).toMatchObject({ drained: 1, mount: { drained: 0 } })
  })

  it('DL-53 channelled: D3 instead of 1; the limit of 1 stays', () => {
    const channelled = (courage: number, die: number) => {
      const t = cast({ courage }, { might: 1 }).dice(3, die).answer('cast A1 draining B1 1 channel')
      expect(t.figure('A1').might).toBe(0)
      return [t.figure('B1').drained, courageOf(t.field, t.figure('B1'))]
    }
    expect([1, 2, 3, 4, 5, 6].map(die => channelled(5, die)[0])).toEqual([1, 1, 2, 2, 3, 3])
    expect(channelled(3, 6)).toEqual([2, 1])
    expect(channelled(1, 6)).toEqual([0, 1])
  })

  it('DL-53 of the mount as well', () => {
    const t = cast({ mount: { ...wolf, courage: 5 } }, { might: 1 })
    t.dice(3).answer('cast A1 draining B1 1 channel').dice(5).answer('mount')
    expect(t.figure('B1').mount).toMatchObject({ drained: 3 })
  })

  it('DL-51 DL-53 of a mount it adds up, and stops at 1', () => {
    const drained = (courage: number, before: number) => {
      const t = cast({ mount: { ...wolf, courage }, now: { mount: { life: 1, drained: before } } })
      t.dice(3).answer('cast A1 draining B1 1', 'mount')
      return t.told('drained')[0]!.courage
    }
    expect([drained(4, 1), drained(2, 1), drained(1, 0)]).toEqual([2, 1, 1])
  })

  it('DL-50 not where it fails or is resisted', () => {
    expect(cast({}).dice(2).answer('cast A1 draining B1 1').figure('B1').drained).toBe(0)
    const t = cast({ will: 1 }).dice(3).answer('cast A1 draining B1 1').dice(3).answer('will 1')
    expect(t.figure('B1').drained).toBe(0)
  })
})
