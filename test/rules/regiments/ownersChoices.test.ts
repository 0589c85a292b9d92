import { describe, expect, it } from 'vitest'
import { oddsOfShots } from '../../../rules/regiments/turn/fieldOdds.ts'
import { type RegimentsScene, type Stationed, touching, war } from '../../helpers/regimentsField.ts'

const north = (at: string, more: Partial<Stationed> = {}): Stationed => ({ at, facing: 'N', ...more })
const south = (at: string, more: Partial<Stationed> = {}): Stationed => ({ at, facing: 'S', ...more })

/** What is asked when everything is, and by whom whoever has given no orders is asked. */
const both = (scene: RegimentsScene, go: (t: ReturnType<typeof war>) => void) =>
  (['ask', 'defaults'] as const).map(answers => {
    const t = war({ ...scene, answers })
    go(t)
    return t
  }) as [ReturnType<typeof war>, ReturnType<typeof war>]

describe('who begins', () => {
  const waiting = (more: Partial<Stationed> = {}): Stationed => ({
    at: '',
    count: 5,
    files: 5,
    ...more,
    now: { condition: 'waiting', ...more.now },
  })
  const scene: RegimentsScene = {
    stage: 'deployment',
    units: { A1: waiting(), B1: waiting(), B2: waiting(), A9: waiting({ rules: ['M05'] }), B9: waiting() },
    now: { active: null, turn: 0, first: null, next: 0 },
  }
  const place = (t: ReturnType<typeof war>) =>
    t.answer('place A1 H13 N 5', 'place B1 H4 S 5', 'place A9 G13 N 5')

  it('RB-23.1 whoever has placed all first says whether he begins, before the other goes on placing', () => {
    const [t, usual] = both(scene, place)
    expect([t.asked, t.legal()]).toEqual(['begin 0', ['begin', 'defend']])
    expect(usual.asked).toBe('deploy 1')
    expect(usual.state.first).toBe(0)
    t.answer('begin')
    expect([t.state.first, t.told('defends'), t.asked]).toEqual([0, [], 'deploy 1'])
  })

  it('RB-23.1 RB-23.2 M05f whoever leaves it to the other is the defender, who moves first before the battle', () => {
    const t = war(scene)
    place(t).answer('defend')
    expect([t.state.first, t.told('defends')]).toMatchObject([1, [{ by: 0 }]])
    t.answer('place B2 G4 S 5', 'place B9 F4 S 5')
    expect(t.asked).toBe('vanguard 0')
    t.answer('done')
    expect(t.told('battle-began')[0]).toMatchObject({ first: 1 })
    expect(t.state.active).toBe(1)
  })
})

describe('the order of several', () => {
  const charging: RegimentsScene = {
    units: {
      A1: north('H12', { charge: 8 }),
      A2: north('L12', { charge: 8 }),
      B1: south('H9'),
      B2: south('L9'),
      A9: north('A16'),
    },
  }
  const declare = (t: ReturnType<typeof war>) => t.answer('charge A1 B1')

  it('RB-08.4 the active player takes declared charges in the order that he likes', () => {
    const t = war(charging)
    declare(t).answer('hold').dice(1, 1)
    t.answer('charge A2 B2').answer('hold')
    expect([t.asked, t.legal()]).toEqual(['order 0', ['A1', 'A2']])
    t.answer('A2')
    expect(t.told('charged').map(({ unit }) => unit)).toEqual(['A2', 'A1'])
  })

  it('RB-08.4 unasked they go as they were declared, and one alone is never asked for', () => {
    const usual = war({ ...charging, answers: 'defaults', dice: [1, 1] })
    usual.answer('charge A2 B2').answer('charge A1 B1')
    expect(usual.told('charged').map(({ unit }) => unit)).toEqual(['A2', 'A1'])
    const alone = war({ ...charging, dice: [1] })
    alone.answer('charge A1 B1').answer('hold').answer('done')
    expect(alone.told('charged')).toHaveLength(1)
  })

  it('RB-08.4 the way of who goes second is that which the first leaves', () => {
    const units = {
      A1: north('H14', { charge: 4, mobility: 3 }),
      A2: north('G12', { charge: 5 }),
      A3: south('I10'),
      A4: south('G10'),
      B1: south('H9'),
    }
    const arrivals = (first: string) => {
      const t = war({ units, dice: [6, 6] })
      t.answer('charge A1 B1').answer('hold').answer('charge A2 B1').answer('hold').answer(first)
      return t.told('charged').map(({ unit }) => unit)
    }
    expect([arrivals('A1'), arrivals('A2')]).toEqual([['A1'], ['A2']])
  })

  /** A1 fights B1 and B2, and wins by its standard alone. */
  const lost = (): RegimentsScene => ({
    stage: 'shooting',
    units: {
      A1: north('H9', {
        attacks: -1,
        rules: ['M38'],
        now: {
          touches: [
            { with: 'B1', over: 'front', at: 'front' },
            { with: 'B2', over: 'front', at: 'front' },
          ],
          rounds: 1,
        },
      }),
      A9: north('A16'),
      B1: south('H8', { attacks: -1, discipline: 9, now: { ...touching('A1', 'B1').B1, rounds: 1 } }),
      B2: {
        ...south('I9', { attacks: -1, discipline: 9 }),
        facing: 'SW',
        now: { ...touching('A1', 'B2').B2, rounds: 1 },
      },
      B9: south('P1'),
    },
    dice: [1, 1, 1, 2],
  })

  it('RB-19.1 losing units test in the order of their owner', () => {
    const [t, usual] = both(lost(), () => {})
    expect([t.asked, t.legal()]).toEqual(['order 1', ['B1', 'B2']])
    t.answer('B2')
    const tested = (each: typeof t) => each.told('tested').map(({ unit }) => unit)
    expect([tested(t), tested(usual)]).toEqual([
      ['B2', 'B1'],
      ['B1', 'B2'],
    ])
  })

  it('M32d random movers go in the order of their owner; who has been met meanwhile stays', () => {
    const scene: RegimentsScene = {
      units: {
        A1: north('H12', { rules: ['M32'] }),
        A2: north('L12', { rules: ['M32'] }),
        A9: north('A16'),
        B9: south('P1'),
      },
      dice: [1, 2, 1, 2],
    }
    const t = war(scene)
    expect([t.asked, t.legal()]).toEqual(['order 0', ['A1', 'A2']])
    t.answer('A2')
    expect(t.asked).toBe('heading 0 A2')
    t.answer('N')
    expect(t.asked).toBe('heading 0 A1')
    expect(war({ ...scene, answers: 'defaults' }).asked).toBe('heading 0 A1')
  })
})

describe('from whom a broken unit flees', () => {
  /** B1 touches A1 in the south and A2 in the south-east, and breaks. */
  const scene: RegimentsScene = {
    stage: 'shooting',
    units: {
      A1: north('H9', { attacks: -1, rules: ['M38'], now: { ...touching('A1', 'B1').A1, rounds: 1 } }),
      A2: { at: 'I9', facing: 'NW', attacks: -1, now: { ...touching('A2', 'B1').A2, rounds: 1 } },
      A9: north('A16'),
      B1: south('H8', {
        attacks: -1,
        discipline: 2,
        now: {
          touches: [
            { with: 'A1', over: 'front', at: 'front' },
            { with: 'A2', over: 'front', at: 'front' },
          ],
          rounds: 1,
        },
      }),
      B9: south('P16'),
    },
  }

  it('RB-09.1 its enemies say from whom of several, and who pursues goes the same way', () => {
    const fled = (from: 'A1' | 'A2') => {
      const t = war({ ...scene, dice: [6, 6, 2, 3] })
      expect([t.asked, t.legal()]).toEqual(['away 0 B1', ['A1', 'A2']])
      t.answer(from)
      while (t.asked?.startsWith('pursue')) t.answer('stay')
      return t.told('fled')[0]?.facing
    }
    // North of A1, and north-west of A2.
    expect([fled('A1'), fled('A2')]).toEqual([0, 5])
  })

  it('RB-09.1 unasked it is the first, and one alone is never asked for', () => {
    const t = war({ ...scene, answers: 'defaults', dice: [6, 6, 2, 3, 1, 1, 1, 1, 1, 1, 1, 1] })
    expect(t.told('fled')[0]?.facing).toBe(0)
    const { A2: _, ...alone } = scene.units
    const one = war({
      ...scene,
      units: { ...alone, B1: { ...scene.units.B1!, now: { ...touching('A1', 'B1').B1, rounds: 1 } } },
      dice: [6, 6, 2, 3],
    })
    expect(one.asked).toBe('pursue 0 A1')
  })
})

describe('what a part shoots with', () => {
  /** A weak bow that comes first in its profile, and a crossbow that hits much more often. */
  const scene = (distance: string): RegimentsScene => ({
    stage: 'shooting',
    units: {
      A1: north('H12', { count: 5, files: 5, rules: ['W09 6', 'W11 2'] }),
      A9: north('A16'),
      B1: south(distance, { count: 20, files: 5 }),
    },
  })

  it('G5a one weapon of several: its owner says which, and odds count the usual one', () => {
    const t = war(scene('H8'))
    t.answer('shoot A1 B1')
    expect([t.asked, t.legal()]).toEqual(['missile 0 A1', ['W09', 'W11']])
    t.dice(1, 1, 1, 1, 1).answer('W09')
    expect(t.told('shot')[0]!.blows.map(({ rule }) => rule)).toEqual(['W09'])
    const usual = war({ ...scene('H8'), answers: 'defaults', dice: [1, 1, 1, 1, 1] })
    const odds = oddsOfShots(usual.laidOut, usual.unit('A1'), usual.unit('B1'))
    usual.answer('shoot A1 B1')
    expect(usual.told('shot')[0]!.blows.map(({ rule }) => rule)).toEqual(['W11'])
    const alone = war({
      ...scene('H8'),
      units: { ...scene('H8').units, A1: north('H12', { count: 5, files: 5, rules: ['W11 2'] }) },
    })
    expect(odds).toEqual(oddsOfShots(alone.laidOut, alone.unit('A1'), alone.unit('B1')))
  })

  it('G5a nobody is asked where one of them alone reaches so far', () => {
    // Nine hexes are 27 inches: beyond the bow.
    const t = war({ ...scene('H3'), dice: [1, 1, 1, 1, 1] })
    t.answer('shoot A1 B1')
    expect(t.told('shot')[0]!.blows.map(({ rule }) => rule)).toEqual(['W11'])
  })
})

describe('how units come and stand before their first move', () => {
  it('M17e an ambusher comes in any formation and facing', () => {
    const t = war({
      units: {
        A1: { at: '', count: 10, files: 5, rules: ['M17'], now: { condition: 'held' } },
        A2: north('A16'),
        B1: south('P1'),
      },
      turn: 2,
      dice: [3],
    })
    expect(t.refused('H2 S 11')).toMatchObject({
      code: 'too-wide',
      rule: 'M17',
      about: { least: 1, most: 10 },
    })
    expect(t.refused('H3 S 5')).toMatchObject({ code: 'no-such-pose', rule: 'M17' })
    t.answer('H2 S 10')
    expect([t.where('A1'), t.unit('A1').facing, t.unit('A1').files]).toEqual(['H2', 3, 10])
    expect(t.told('arrived')[0]).toMatchObject({ at: 'H2', facing: 3, files: 10 })
  })

  it('M05a RB-07 M34 a vanguard that reforms may change its files', () => {
    const scene = (rules: readonly string[]) =>
      war({
        stage: 'vanguard',
        units: { A1: north('H14', { count: 20, files: 5, rules: ['M05', ...rules] }), B1: south('A1') },
        now: { active: null, turn: 0, next: 0 },
      })
    const files = (t: ReturnType<typeof war>) => [
      ...new Set(t.legal('reform A1 H14 S ').map(text => Number(text.split(' ')[4]))),
    ]
    expect([files(scene([])), files(scene(['M34']))]).toEqual([
      [3, 4, 5, 6, 7],
      [1, 2, 3, 4, 5, 6, 7, 8, 9],
    ])
    const t = scene([])
    expect(t.refused('reform A1 H14 S 8')).toMatchObject({ code: 'no-such-pose' })
    t.answer('reform A1 H14 S 7')
    expect([t.unit('A1').files, t.unit('A1').facing]).toEqual([7, 3])
    expect(scene([]).answer('reform A1 H14 S').unit('A1').files).toBe(5)
  })
})
