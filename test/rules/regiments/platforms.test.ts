import { describe, expect, it } from 'vitest'
import { allBlows } from '../../../rules/regiments/clash/sending.ts'
import { slowest } from '../../../rules/regiments/field/command.ts'
import { afterEvents } from '../../../rules/regiments/replay/moment.ts'
import { isAttachable } from '../../../rules/regiments/unit/clashes.ts'
import { clashOf, hero, met, regiment, withHeroes } from '../../helpers/regiments.ts'
import { type Stationed, war } from '../../helpers/regimentsField.ts'

const platform = { attachable: true, life: 5, height: 3, charge: 4, mobility: 4, rules: ['M37'] } as const

/** A fast unit with a slow platform in it. */
const hosted = (
  unit: Partial<Stationed>,
  others: Record<string, Stationed> = {},
  stage: 'movement' | 'charges' = 'movement',
) =>
  war({
    stage,
    units: {
      A1: { at: 'H12', facing: 'N', mobility: 8, charge: 8, ...unit },
      A2: { at: '', host: 'A1', ...platform },
      A9: { at: 'A16', facing: 'N' },
      B1: { at: 'A1', facing: 'S' },
      ...others,
    },
  })

describe('war platforms', () => {
  it('M37a they are attachable: they join by a move or at deployment, and leave by a move', () => {
    expect(isAttachable(regiment({ rules: ['M37'] }).model, false)).toBe(true)
    expect(isAttachable(regiment().model, false)).toBe(false)
    const t = war({
      stage: 'movement',
      units: {
        A1: { at: 'H12', facing: 'N' },
        A2: { at: 'H13', facing: 'N', ...platform },
        B1: { at: 'A1', facing: 'S' },
      },
    })
    t.answer('join A2 A1')
    expect([t.unit('A2').host, t.where('A2')]).toEqual(['A1', 'joined'])
    expect(hosted({}).answer('advance A2 H11 N').where('A2')).toBe('H11')
    const before = war({
      stage: 'deployment',
      turn: 0,
      now: { active: null, first: null, next: 0 },
      units: { A1: { at: 'H14', facing: 'N' }, A2: { at: '', ...platform }, B1: { at: '' } },
    })
    expect(before.legal('join')).toEqual(['join A2 A1'])
  })

  it('M37e its Mobility and Charge speed are the unit’s while it has ordinary models on both sides', () => {
    const speeds = (unit: Partial<Stationed>, others: Record<string, Stationed> = {}) => {
      const { laidOut, unit: find } = hosted(unit, others)
      return [slowest(laidOut, find('A1'), 'mobility'), slowest(laidOut, find('A1'), 'charge')]
    }
    expect(speeds({})).toEqual([8, 8])
    // The lowest of the others; what they lack is not its affair.
    expect(speeds({ mobility: 3 })).toEqual([3, 8])
    // A slower hero is no platform.
    expect(speeds({}, { A3: { at: '', host: 'A1', attachable: true, mobility: 6, charge: 5 } })).toEqual([
      6, 5,
    ])
  })

  it('M37f where one side is bare it goes by its own, and a slower one slows the unit', () => {
    const mobility = (unit: Partial<Stationed>, others: Record<string, Stationed> = {}) => {
      const { laidOut, unit: find } = hosted(unit, others)
      return slowest(laidOut, find('A1'), 'mobility')
    }
    expect([mobility({ files: 3 }), mobility({ files: 2 })]).toEqual([8, 4])
    // Two ordinary models are left; then one.
    expect([mobility({ now: { life: 2 } }), mobility({ now: { life: 1 } })]).toEqual([8, 4])
    const heroes = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, i) => [
          `A${3 + i}`,
          { at: '', host: 'A1', attachable: true, mobility: 8, charge: 8 } satisfies Stationed,
        ]),
      )
    expect([mobility({}, heroes(2)), mobility({}, heroes(3))]).toEqual([8, 4])
    // A faster one does not hasten anybody.
    expect(mobility({ files: 2, mobility: 3 })).toBe(3)
  })

  it('M37g leaving the unit it goes by its own, on foot and in a charge', () => {
    const reach = (verb: string) =>
      hosted({})
        .legal(`${verb} A2 `)
        .map(text => text.split(' ')[2])
    // Four inches: one hex; eight: two.
    expect([reach('advance').includes('H11'), reach('advance').includes('H10')]).toEqual([true, false])
    expect([reach('march').includes('H10'), reach('march').includes('H9')]).toEqual([true, false])
    // Fourteen inches at best.
    const charges = (at: string) =>
      hosted({}, { B2: { at, facing: 'S' } }, 'charges')
        .legal('charge')
        .map(text => text.slice(7))
    expect([charges('H7'), charges('H6')]).toEqual([['A1 B2', 'A2 B2'], ['A1 B2']])
  })

  it('M37g RB-22.1 a model that charges leaves its unit, which may charge too, but not before it', () => {
    const start = () => hosted({}, { B2: { at: 'H9', facing: 'S' } }, 'charges')
    const t = start()
    t.answer('charge A2 B2', 'hold')
    expect(t.legal('charge')).toEqual(['charge A1 B2'])
    // Six inches of way, four and four and one.
    t.dice(1).answer('done')
    expect([t.where('A2'), t.where('A1'), t.unit('A2').touches.map(({ with: label }) => label)]).toEqual([
      'H10',
      'H12',
      ['B2'],
    ])
    expect(t.told('parted')).toMatchObject([{ unit: 'A2', host: 'A1' }])
    expect(t.told('charged')[0]!.over).toEqual(['H12', 'H11', 'H10'])
    const together = start()
    together.answer('charge A1 B2').dice(1).answer('hold')
    expect(together.asked).toBe('move 0')
  })

  it('M37g RB-08.4 a charge that falls short ends outside, where its Mobility reaches so far', () => {
    const short = (mobility: number) => {
      const t = hosted(
        {},
        { A2: { at: '', host: 'A1', ...platform, mobility }, B2: { at: 'H7', facing: 'S' } },
        'charges',
      )
      const before = new Map(t.state.regiments.map(unit => [unit.label, { ...unit }]))
      t.answer('charge A2 B2', 'hold').dice(1).answer('done')
      const told = afterEvents(before, t.events, t.board).get('A2')!
      expect([told.condition, told.host]).toEqual([t.unit('A2').condition, t.unit('A2').host])
      return [
        t.where('A2'),
        t.unit('A2').host,
        t.told('charge-failed')[0]!.from,
        t.told('charge-failed')[0]!.to,
      ]
    }
    expect(short(4)).toEqual(['H11', null, 'H12', 'H11'])
    expect(short(2)).toEqual(['joined', 'A1', 'H12', 'H12'])
  })

  it('M37g RB-22.1 not out of a unit that is engaged, shaken or has declared, nor against M04', () => {
    const ban = (unit: Partial<Stationed>, own: Partial<Stationed> = {}) =>
      hosted(
        unit,
        {
          A2: { at: '', host: 'A1', ...platform, ...own },
          A9: { at: 'H15', facing: 'N', charge: 20 },
          B2: { at: 'H9', facing: 'S' },
        },
        'charges',
      ).refused('charge A2 B2')
    expect(ban({ now: { shaken: true } })).toMatchObject({ code: 'unit-shaken', rule: 'RB-20.4' })
    expect(ban({ done: { declared: true } })).toMatchObject({ code: 'may-not-leave', rule: 'RB-22.1' })
    expect(ban({}, { rules: ['M04'] })).toMatchObject({ code: 'never-leaves', rule: 'M04' })
  })

  it('M37g RB-08.5 RB-09.1 who charges out of a unit is fled from, and may redirect', () => {
    const t = hosted({}, { B2: { at: 'H9', facing: 'S' }, B3: { at: 'G9', facing: 'S' } }, 'charges')
    t.answer('charge A2 B2').dice(3, 4).answer('flee')
    expect([t.where('B2'), t.asked, t.legal()]).toEqual(['H7', 'redirect 0 A2', ['none', 'B3']])
    t.dice(1, 1).answer('B3')
    expect(t.asked).toBe('reaction 1 B3')
  })
})

describe('a platform’s place', () => {
  const wagon = hero({ name: 'wagon', rules: ['M37'], attacks: 4, life: 5 })
  const lord = (name: string) => hero({ name, attacks: 1 })

  it('M37b RB-22.3 it stays in the middle of the first rank: before a narrow enemy it fights, whoever else stands there', () => {
    const many = withHeroes({ count: 10, files: 5 }, lord('one'), lord('two'), lord('three'), wagon)
    const narrow = met(many, { count: 1, files: 1 })
    // One wide and two more: three of the four.
    const strikers = allBlows(narrow)
      .filter(({ how, way }) => how.by.unit.owner === 0 && way === 'freely')
      .map(({ how }) => how.by.pool.called)
    expect(strikers.sort()).toEqual(['one', 'two', 'wagon'])
  })

  it('M37b it makes no way towards a flank, though it be a character, as long as another stands there', () => {
    const flanked = (...joined: ReturnType<typeof hero>[]) => {
      const clash = met({ unit: joined[0]!, joined: joined.slice(1) }, {}, { over: 'left' })
      // Turned round: the second one comes upon the flank of the first.
      const turned = clashOf(clash, [{ units: [0, 1], over: ['left', 'front'] }])
      return allBlows(turned)
        .filter(({ how }) => how.by.unit.owner === 0)
        .map(({ how }) => how.by.pool.called)
    }
    expect(flanked(wagon, lord('one'))).toEqual(['one'])
    expect(flanked(lord('one'), wagon)).toEqual(['one'])
    expect(flanked(wagon)).toEqual(['wagon'])
  })
})

describe('shots at attached models', () => {
  const shots = (others: Record<string, Stationed>, more: Partial<Stationed> = {}) =>
    war({
      stage: 'shooting',
      units: {
        A1: { at: 'H12', facing: 'N', count: 2, files: 2, rules: ['W09 2'] },
        B1: { at: 'H9', facing: 'S', height: 1, ...more },
        B9: { at: 'P1', facing: 'S' },
        ...others,
      },
    })
  const rider = { at: '', host: 'B1', attachable: true, life: 3, height: 2 } as const

  it('RB-11.5 they fall on the ordinary pool, or on a model of another Height that is named', () => {
    const t = shots({ B2: rider })
    expect(t.legal('shoot')).toEqual(['shoot A1 B1', 'shoot A1 B2'])
    t.dice(6, 6, 6, 6).answer('shoot A1 B2')
    expect([t.unit('B1').life, t.unit('B2').life]).toEqual([10, 1])
    expect(t.told('shot')[0]).toMatchObject({ at: 'B1', blows: [{ at: 'B2' }] })
    const usual = shots({ B2: rider })
    usual.dice(6, 6, 6, 6).answer('shoot A1 B1')
    expect([usual.unit('B1').life, usual.unit('B2').life]).toEqual([8, 3])
    expect(shots({ B2: { ...rider, height: 1 } }).refused('shoot A1 B2')).toMatchObject({
      code: 'among-its-like',
      rule: 'RB-11.5',
    })
  })

  it('M37c a platform passes for as tall as the ordinary models; where there are none, it does not', () => {
    const tall = { ...rider, height: 3, rules: ['M37'] } as const
    expect(shots({ B2: tall }).legal('shoot')).toEqual(['shoot A1 B1'])
    expect(shots({ B2: tall }).refused('shoot A1 B2')).toMatchObject({ code: 'among-its-like' })
    // A unit of attached models: any of them.
    const alone = shots({ B2: tall }, { attachable: true, height: 2 })
    expect(alone.legal('shoot')).toEqual(['shoot A1 B1', 'shoot A1 B2'])
    const alike = shots({ B2: { ...tall, height: 2 } }, { attachable: true, height: 2 })
    expect(alike.legal('shoot')).toEqual(['shoot A1 B1', 'shoot A1 B2'])
  })
})
