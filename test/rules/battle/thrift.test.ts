import { describe, expect, it } from 'vitest'
import { ordersPolicy } from '../../../rules/index.ts'
import { calm, fight } from '../../helpers/fight.ts'
import { type Placed, scenario } from '../../helpers/scenario.ts'

const alone = { policy: ordersPolicy([]) }

describe('the defaults turn a hit where that should pay', () => {
  const combat = (a: Partial<Placed>, b: Partial<Placed>, more: Record<string, Placed> = {}, scene = {}) =>
    fight(
      {
        A1: { at: 'C5', facing: 'N', attacks: 2, ap: 4, endurance: 6, ...a },
        B1: { at: 'C4', facing: 'N', attacks: 0, life: 3, ...b },
        B2: { at: 'L1' },
        B3: { at: 'L3' },
        ...more,
      },
      // One hit and a superficial one; nothing else happens.
      [1, 4, 2, ...calm],
      { ...alone, ...scene },
    )
  const turned = (t: ReturnType<typeof fight>) => t.told('converted').map(e => `${e.what} ${e.ap}`)

  it('6.10 not for a chance of one in six', () => {
    expect(turned(combat({}, { endurance: 6 }))).toEqual([])
    expect(turned(combat({}, { endurance: 5 }))).toEqual(['hit 1'])
    expect(turned(combat({}, { endurance: 3 }))).toEqual(['hit 1'])
  })

  it('6.10 for that chance at the last life of a dear enemy', () => {
    expect(turned(combat({}, { endurance: 6, points: 400, life: 1 }))).toEqual(['hit 1'])
    // Whoever has life enough left is no such prize.
    expect(turned(combat({}, { endurance: 6, points: 60, life: 3 }))).toEqual([])
  })

  it('6.10 whoever else stands before it is who the die is for', () => {
    expect(turned(combat({}, { endurance: 6 }, { B4: { at: 'B4', facing: 'N', attacks: 0 } }))).toEqual([
      'hit 1',
    ])
  })

  it('6.10 no more than there is life for, whatever the dice may do', () => {
    const many = (life: number) =>
      fight(
        {
          A1: { at: 'C5', facing: 'N', attacks: 7, ap: 4, endurance: 6 },
          B1: { at: 'C4', facing: 'N', attacks: 0, endurance: 2, life },
          B2: { at: 'L1' },
          B3: { at: 'L3' },
        },
        [1, 4, 4, 4, 4, 4, 4, 4, 2, ...calm],
        alone,
      )
    expect(turned(many(1))).toEqual([])
    expect(turned(many(9))).toEqual(['hit 1'])
  })

  it('6.10 8.41 not at the price that Dread makes of it, where the chance is small', () => {
    const dread: Record<string, Placed> = {
      B4: { at: 'D5', facing: 'N', ap: 5, abilities: ['dread:1'] },
    }
    const priced = (endurance: number) => {
      const t = fight(
        {
          A1: { at: 'C5', facing: 'N', attacks: 1, ap: 6, endurance: 6, abilities: ['battle-cry:1'] },
          B1: { at: 'C4', facing: 'N', attacks: 0, life: 3, endurance },
          B2: { at: 'L1' },
          B3: { at: 'L3' },
          ...dread,
        },
        [1, 4, 2, ...calm],
        {
          policy: ordersPolicy([{ 'battle-cry': 'always' }, { dread: 'always' }]),
        },
      )
      return turned(t)
    }
    expect(priced(3)).toEqual(['hit 2'])
    expect(priced(5)).toEqual([])
  })

  it('6.10 whatever there is to gain, in the last turn', () => {
    const last = { lastTurn: 1 }
    expect(turned(combat({}, { endurance: 6 }, {}, last)).slice(0, 1)).toEqual(['hit 1'])
  })

  it('5.18 of a shot likewise', () => {
    const shot = (endurance: number) => {
      const t = scenario({
        figures: {
          A1: { at: 'C9', facing: 'N', ap: 4, shooting: { dice: 1, range: 9 } },
          B1: { at: 'C5', endurance, life: 4 },
          B2: { at: 'L1' },
        },
        ...alone,
      })
      return t
        .dice(1, 2, ...calm)
        .answer('shoot A1 B1')
        .told('converted').length
    }
    expect([shot(3), shot(5), shot(6)]).toEqual([1, 1, 0])
  })

  it('4.11 of a free attack likewise', () => {
    const flight = (endurance: number) => {
      const t = scenario({
        figures: {
          A1: { at: 'C5', facing: 'S', life: 6, endurance },
          A2: { at: 'A9' },
          A3: { at: 'A10' },
          B1: { at: 'C4', facing: 'S', attacks: 2, ap: 4 },
        },
        ...alone,
      })
      return t
        .dice(1, 2, 2, ...calm)
        .answer('move A1 C6')
        .told('converted').length
    }
    expect([flight(3), flight(6)]).toEqual([1, 0])
  })
})
