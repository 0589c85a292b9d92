import { describe, expect, it } from 'vitest'
import { type Stationed, touching, war } from '../../helpers/regimentsField.ts'

type Scene = Record<string, Stationed>
const both = touching('A1', 'B1')
const single = { count: 1, files: 1, life: 9, attacks: -1 } as const
const hero = (host: string, rules: readonly string[] = []): Stationed => ({
  at: '',
  host,
  attachable: true,
  life: 3,
  attacks: -1,
  rules,
})

/** A combat before its second round, which Ada's standard wins by one: Bruno's unit tests on 2 and breaks on 6 and 6. */
const fight = (
  one: Partial<Stationed>,
  other: Partial<Stationed>,
  {
    dice = [],
    others = {},
    answers = 'defaults',
    active = 0,
  }: { dice?: readonly number[]; others?: Scene; answers?: 'ask' | 'defaults'; active?: 0 | 1 } = {},
) =>
  war({
    stage: 'shooting',
    active,
    units: {
      A1: {
        at: 'H9',
        facing: 'N',
        ...single,
        ...one,
        rules: [...(one.rules ?? []), 'M38'],
        now: { ...both.A1, rounds: 1, ...one.now },
      },
      B1: {
        at: 'H8',
        facing: 'S',
        ...single,
        discipline: 2,
        ...other,
        now: { ...both.B1, rounds: 1, ...other.now },
      },
      A9: { at: 'A16', facing: 'N' },
      B9: { at: 'P1', facing: 'S' },
      ...others,
    },
    dice,
    answers,
  })

describe('how far', () => {
  it('M12c who is swift pursues and overruns by the best two of three; all of a unit have to be', () => {
    const swift = fight({ rules: ['M12'] }, {}, { dice: [6, 6, 6, 6, 1, 5, 4, 1, 1] })
    expect(swift.told('pursued')[0]!.inches).toBe(9)
    const contains = fight(
      { rules: ['M12'] },
      {},
      { dice: [6, 6, 6, 6, 1, 5, 1, 1], others: { A2: hero('A1') } },
    )
    expect(contains.told('pursued')[0]!.inches).toBe(6)
    const all = fight(
      { rules: ['M12'] },
      {},
      { dice: [6, 6, 6, 6, 1, 5, 4, 1, 1], others: { A2: hero('A1', ['M12']) } },
    )
    expect(all.told('pursued')[0]!.inches).toBe(9)
    const over = fight(
      { rules: ['M12'], done: { charging: true }, now: { rounds: 0 } },
      { now: { shaken: true } },
      { dice: [1, 2, 3] },
    )
    expect(over.told('pursued')[0]!.inches).toBe(5)
  })

  it('RB-01.5 inches are compared as they fell, and become hexes only when a unit is moved', () => {
    // Three inches of flight against two: one hex for both, and it is not caught.
    const away = fight({}, {}, { dice: [6, 6, 1, 2, 1, 1, 1, 1] })
    expect([away.told('fled')[0], away.told('caught')]).toMatchObject([{ inches: 3, to: 'H7' }, []])
    expect(away.where('A1')).toBe('H8')
    // Seven against seven: two hexes, and caught.
    expect(fight({}, {}, { dice: [6, 6, 3, 4, 3, 4] }).told('caught')).toHaveLength(1)
    expect(fight({}, {}, { dice: [6, 6, 3, 4, 3, 4] }).where('A1')).toBe('H7')
  })
})

describe('horror', () => {
  const flight = (
    one: Partial<Stationed>,
    other: Partial<Stationed>,
    dice: readonly number[],
    others: Scene = {},
  ) =>
    fight({ ...one, now: {} }, other, { dice: [6, 6, ...dice, 1, 1, 1, 1], others }).told('fled')[0]!.inches

  it('M23c who breaks while it touches a unit containing it flees minimised twice', () => {
    expect(flight({}, {}, [6, 5])).toBe(11)
    expect(flight({ rules: ['M23'] }, {}, [6, 3, 5, 2])).toBe(5)
    // Containing is enough: a hero brings it.
    expect(flight({}, {}, [6, 3, 5, 2], { A2: hero('A1', ['M23']) })).toBe(5)
  })

  it('M23c several such units do not add up', () => {
    const scene = (rules: readonly string[]) => {
      const t = war({
        stage: 'shooting',
        units: {
          A1: {
            at: 'H9',
            facing: 'N',
            ...single,
            rules: ['M23', 'M38'],
            now: { touches: both.A1!.touches, rounds: 1 },
          },
          A2: {
            at: 'I8',
            facing: 'NW',
            ...single,
            rules,
            now: { touches: [{ with: 'B1', over: 'front', at: 'front' }], rounds: 1 },
          },
          B1: {
            at: 'H8',
            facing: 'S',
            ...single,
            discipline: 2,
            now: {
              touches: [...both.B1!.touches, { with: 'A2', over: 'front', at: 'front' }],
              rounds: 1,
            },
          },
          A9: { at: 'A16', facing: 'N' },
          B9: { at: 'P1', facing: 'S' },
        },
        dice: [6, 6, 6, 3, 5, 2, 1, 1, 1, 1, 1, 1, 1, 1],
        answers: 'defaults',
      })
      return t.told('fled')[0]!.inches
    }
    expect([scene(['M23']), scene([])]).toEqual([5, 5])
  })

  it('M23d M46 in the unit, and horror does nothing to it; a hero’s is enough', () => {
    expect(flight({ rules: ['M23'] }, { rules: ['M46'] }, [6, 3])).toBe(9)
    expect(flight({ rules: ['M23'] }, {}, [6, 3], { B2: { ...hero('B1', ['M46']), discipline: 2 } })).toBe(9)
  })

  it('M23b not before another unit’s charge in the same phase', () => {
    const t = war({
      units: {
        A1: { at: 'H12', facing: 'N', rules: ['M23'], charge: 4 },
        A2: { at: 'G12', facing: 'N', charge: 4 },
        A9: { at: 'A16', facing: 'N' },
        B1: { at: 'H9', facing: 'S' },
        B2: { at: 'P1', facing: 'S' },
      },
    })
    // One holds before the horror, and flees before the next one: two dice.
    t.answer('charge A1 B1', 'hold', 'charge A2 B1').dice(4, 4, 1, 1).answer('flee')
    expect(t.told('fled')[0]!.inches).toBe(8)
  })
})

describe('frenzy', () => {
  it('M20a a unit containing it pursues and overruns unasked', () => {
    // Its own side would be asked: without it, it is.
    expect(fight({}, {}, { dice: [6, 6], answers: 'ask' }).asked).toBe('pursue 0 A1')
    const frantic = fight({ rules: ['M20'] }, {}, { dice: [6, 6, 6, 6, 1, 1, 1, 1], answers: 'ask' })
    expect(frantic.told('pursued')[0]!.unit).toBe('A1')
    const contains = fight(
      {},
      {},
      {
        dice: [6, 6, 6, 6, 1, 1, 1, 1],
        answers: 'ask',
        others: { A2: hero('A1', ['M20']) },
      },
    )
    expect(contains.told('pursued')[0]!.unit).toBe('A1')
    const charging = { done: { charging: true }, now: { rounds: 0 } }
    const shaken = { now: { shaken: true } }
    expect(fight(charging, shaken, { answers: 'ask' }).asked).toBe('overrun 0 A1')
    expect(
      fight({ ...charging, rules: ['M20'] }, shaken, { dice: [1, 1], answers: 'ask' }).told('pursued'),
    ).toHaveLength(1)
  })

  it('M20a only where it can: who is static stays', () => {
    const still = fight({ rules: ['M20', 'M49'] }, {}, { dice: [6, 6, 6, 6, 1, 1, 1, 1], answers: 'ask' })
    expect(still.told('pursued')).toEqual([])
  })
})

describe('mindless', () => {
  const redirecting = (rules: readonly string[], others: Scene = {}) =>
    war({
      units: {
        A1: { at: 'H12', facing: 'N', charge: 4, rules },
        A9: { at: 'A16', facing: 'N' },
        B1: { at: 'H9', facing: 'S' },
        B2: { at: 'I9', facing: 'S' },
        ...others,
      },
    })

  it('M13b a unit with it fails every test to redirect, one that only contains it throws', () => {
    const t = redirecting(['M13'])
    t.answer('charge A1 B1').dice(1, 2).answer('flee').dice(1).answer('B2')
    expect(t.told('tested')[0]).toMatchObject({ why: 'redirect', passed: false, faces: [], clauses: ['M13'] })
    const contains = redirecting(['M13'], { A2: hero('A1') })
    contains.answer('charge A1 B1').dice(1, 2).answer('flee').dice(1, 1).answer('B2')
    expect(contains.told('tested')[0]).toMatchObject({ passed: true, faces: [1, 1] })
  })

  it('M13a a unit with it passes every test for a combat reform', () => {
    // Its side has lost by the standard of another one, and its own enemy has left.
    const lost = (rules: readonly string[], others: Scene = {}) =>
      war({
        stage: 'shooting',
        units: {
          A1: { at: 'H9', facing: 'N', ...single, rules, now: { ...both.A1, rounds: 1 } },
          B1: { at: 'H8', facing: 'S', ...single, rules: ['M42', 'M38'], now: { ...both.B1, rounds: 1 } },
          A9: { at: 'A16', facing: 'N' },
          B9: { at: 'P1', facing: 'S' },
          ...others,
        },
      })
        .dice(1, 2)
        .answer('retreat')
    const t = lost(['M13'])
    t.answer('3 1')
    expect(t.told('tested')[0]).toMatchObject({ why: 'combat-reform', passed: true, faces: [] })
    expect(t.unit('A1').facing).toBe(3)
    const plain = lost([])
    plain.dice(6, 6).answer('3 1')
    expect([plain.told('tested')[0]!.passed, plain.unit('A1').facing]).toEqual([false, 0])
    const contains = lost(['M13'], { A2: hero('A1') })
    contains.dice(6, 6).answer('3 1')
    expect(contains.unit('A1').facing).toBe(0)
  })
})

describe('after a combat', () => {
  const charging = { done: { charging: true }, now: { rounds: 0 } }
  const shaken = { now: { shaken: true } }

  it('RB-09.4 who charged and has wiped out all that it touched in that first round may go on 2D6 inches', () => {
    const t = fight(charging, shaken, { answers: 'ask' })
    expect([t.asked, t.legal()]).toEqual(['overrun 0 A1', ['overrun', 'stay']])
    t.dice(2, 3).answer('overrun')
    expect([t.where('A1'), t.told('pursued')[0]!.inches]).toEqual(['H7', 5])
    // Who did not charge reforms, and goes nowhere.
    expect(fight({}, shaken, { answers: 'ask' }).asked).toBe('combat-reform 0 A1')
  })

  it('RB-09.5 RB-02.5 who has fewer models left than files reforms as wide as they are, or not at all', () => {
    const t = fight({ count: 3, now: { files: 5 } }, shaken, { answers: 'ask' })
    expect(t.asked).toBe('combat-reform 0 A1')
    expect(t.legal()).toContain('0 3')
    const usual = fight({ count: 3, now: { files: 5 } }, shaken, { answers: 'defaults' })
    expect(usual.told('reformed').map(({ files }) => files)).not.toContain(1)
    expect(usual.unit('A1').files).toBeGreaterThanOrEqual(3)
    // As it stands: nothing is told.
    expect(t.answer('0 3').told('reformed')).toEqual([])
  })

  it('RB-09.3 RB-09.4 a fresh enemy in its way is charged, and fought in the next melee phase by who charges', () => {
    const fresh = { B2: { at: 'H6', facing: 'S', ...single } } as const
    const t = fight(charging, shaken, { answers: 'ask', others: fresh })
    t.dice(4, 5).answer('overrun')
    expect(t.told('pursued')[0]).toMatchObject({ to: 'H7', met: 'B2' })
    // Bruno's turn has begun, and nothing has been fought yet.
    expect([t.state.active, t.unit('A1').marks.charging, t.unit('A1').rounds]).toEqual([1, true, 0])
    t.dice(1, 1).answer('done')
    const melee = t.told('melee').at(-1)!
    expect(melee.units).toEqual(['A1', 'B2'])
    expect(melee.score).toContainEqual(expect.objectContaining({ owner: 0, what: 'charge', points: 1 }))
    // And then no more.
    expect(t.unit('A1').marks.charging).toBe(false)
  })

  it('RB-09.3 a pursuer that ran into somebody charges in its own turn as well', () => {
    const fresh = { B2: { at: 'H6', facing: 'S', ...single } } as const
    // Bruno's turn: his unit breaks, flees over his own one, which holds, and its pursuer meets that one.
    const t = fight({}, {}, { dice: [6, 6], answers: 'ask', others: fresh, active: 1 })
    t.dice(6, 6, 4, 4, 1, 1).answer('pursue')
    expect(t.told('pursued')[0]).toMatchObject({ met: 'B2' })
    expect([t.state.active, t.unit('A1').marks.charging, t.unit('A1').rounds]).toEqual([0, true, 0])
  })

  describe('a pursuer that runs into a combat of the same phase', () => {
    const second = touching('A2', 'B2')
    const pending = {
      A2: { at: 'H5', facing: 'S', ...single, now: { ...second.A2, rounds: 1 } },
      B2: { at: 'H6', facing: 'N', ...single, now: { ...second.B2, rounds: 1 } },
    } as const
    // Bruno's first unit breaks and is caught, and Ada's comes upon the rear of his second one.
    const ranInto = (dice: readonly number[], others: Scene = pending) =>
      fight({}, {}, { dice: [6, 6, 1, 1, 6, 6, ...dice], others })

    it('RB-09.3 fights from the next phase on', () => {
      const t = ranInto([])
      expect(t.told('pursued')[0]).toMatchObject({ unit: 'A1', to: 'H7', met: 'B2' })
      t.dice(1, 1).answer('done')
      const fought = t.told('melee')
      expect(fought.map(({ units }) => units)).toEqual([
        ['A1', 'B1'],
        ['A2', 'B2'],
        ['A1', 'A2', 'B2'],
      ])
      // Nobody stood in its rear, nor charged, in the second of them.
      expect(fought[1]!.score).toEqual([])
      expect(fought[2]!.score.map(({ what }) => what)).toEqual(['charge', 'rear', 'standard'])
    })

    it('RB-09.3 goes after nobody else in that phase', () => {
      const one = (rules: readonly string[]) => ({
        ...pending,
        A2: { ...pending.A2, rules },
        B2: { ...pending.B2, discipline: 2 },
      })
      // It would have to, if it could; the other has won by its standard, and Bruno's second unit breaks too.
      const t = fight(
        { rules: ['M20'] },
        {},
        { dice: [6, 6, 1, 1, 6, 6, 6, 6, 1, 2, 1, 1, 1, 1, 1, 1], others: one(['M38']) },
      )
      expect(t.told('fled')).toMatchObject([{ unit: 'B2' }])
      expect(t.told('pursued').map(({ unit }) => unit)).toEqual(['A1', 'A2'])
    })
  })

  it('RB-09.3 of several that break before it a unit pursues one', () => {
    const t = war({
      stage: 'shooting',
      units: {
        A1: {
          at: 'H9',
          facing: 'N',
          ...single,
          rules: ['M20', 'M38'],
          now: { rounds: 1, touches: [...both.A1!.touches, { with: 'B2', over: 'front', at: 'front' }] },
        },
        A9: { at: 'A16', facing: 'N' },
        B1: { at: 'H8', facing: 'S', ...single, discipline: 2, now: { ...both.B1, rounds: 1 } },
        B2: {
          at: 'I9',
          facing: 'SW',
          ...single,
          discipline: 2,
          now: { rounds: 1, touches: [{ with: 'A1', over: 'front', at: 'front' }] },
        },
        B9: { at: 'P1', facing: 'S' },
      },
      dice: [6, 6, 6, 6, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1],
      answers: 'defaults',
    })
    expect(t.told('fled').map(({ unit }) => unit)).toEqual(['B1', 'B2'])
    expect(t.told('pursued').map(({ unit }) => unit)).toEqual(['A1'])
  })

  it('RB-09.5 a pursuer reforms after the fight of the next turn', () => {
    const fresh = { B2: { at: 'H6', facing: 'S', ...single, discipline: 2 } } as const
    const t = fight({}, {}, { dice: [6, 6], answers: 'ask', others: fresh })
    t.dice(1, 1, 6, 6).answer('pursue')
    // Bruno's turn: the second unit breaks before it too, and may be let go.
    t.dice(6, 6).answer('done')
    expect(t.told('broke').map(({ unit }) => unit)).toEqual(['B1', 'B2'])
    t.dice(2, 2).answer('stay')
    expect(t.asked).toBe('combat-reform 0 A1')
  })

  it('RB-09.5 who has nobody left to touch and does not pursue may reform: the winner freely, the loser by a test', () => {
    const t = fight({ count: 12, files: 4, life: 3 }, {}, { dice: [6, 6], answers: 'ask' })
    t.dice(6, 6, 1, 1).answer('stay')
    expect(t.asked).toBe('combat-reform 0 A1')
    // Twelve models stand there, and no more files than two besides.
    expect([...new Set(t.legal().map(text => Number(text.split(' ')[1])))]).toEqual([2, 3, 4, 5, 6])
    t.answer('3 6')
    expect([t.unit('A1').facing, t.unit('A1').files, t.told('tested').map(({ why }) => why)]).toEqual([
      3,
      6,
      ['break', 'rally'],
    ])
    const few = fight({ count: 3, files: 2, life: 3 }, {}, { dice: [6, 6], answers: 'ask' })
    few.dice(6, 6, 1, 1).answer('stay')
    expect([...new Set(few.legal().map(text => Number(text.split(' ')[1])))]).toEqual([1, 2, 3])
  })
})

describe('a side that has lost', () => {
  it('M28a M50a whoever does not test, or does not flee, loses life and stands', () => {
    const unstable = fight({}, { rules: ['M28'] }, { answers: 'ask' })
    expect(unstable.told('lost-life')).toMatchObject([{ unit: 'B1', life: 1, why: 'unstable' }])
    expect([unstable.told('tested'), unstable.told('broke'), unstable.unit('B1').life]).toEqual([[], [], 8])
    const supernatural = fight({}, { rules: ['M50'] }, { dice: [6, 6], answers: 'ask' })
    expect(supernatural.told('lost-life')).toMatchObject([{ unit: 'B1', life: 1, why: 'supernatural' }])
    expect([supernatural.told('broke'), supernatural.unit('B1').shaken]).toEqual([[], false])
  })

  it('RB-09.5 who may overrun and does not may reform', () => {
    const t = fight(
      { done: { charging: true }, now: { rounds: 0 } },
      { now: { shaken: true } },
      { answers: 'ask' },
    )
    expect(t.answer('stay').asked).toBe('combat-reform 0 A1')
  })

  it('RB-09.5 nobody asks those who are gone', () => {
    const t = fight({}, { rules: ['M28'], life: 1 }, { answers: 'ask' })
    expect([t.unit('B1').condition, t.asked]).toEqual(['destroyed', 'combat-reform 0 A1'])
    expect(t.answer('0 1').asked).not.toMatch(/^combat-reform/)
  })

  it('RB-09.1 friends through whom a broken unit flees test', () => {
    const t = fight({}, {}, { dice: [6, 6], answers: 'ask', others: { B2: { at: 'H7', facing: 'S' } } })
    t.dice(1, 2, 1, 1).answer('stay')
    expect(t.told('tested').map(({ unit, why }) => `${unit} ${why}`)).toEqual(['B1 break', 'B2 panic-flight'])
  })

  it('RB-09.3 who touches somebody that holds goes after nobody', () => {
    const t = war({
      stage: 'shooting',
      units: {
        A1: {
          at: 'H9',
          facing: 'N',
          ...single,
          rules: ['M20', 'M38'],
          now: { rounds: 1, touches: [...both.A1!.touches, { with: 'B2', over: 'front', at: 'front' }] },
        },
        B1: { at: 'H8', facing: 'S', ...single, discipline: 2, now: { ...both.B1, rounds: 1 } },
        B2: {
          at: 'I9',
          facing: 'SW',
          ...single,
          now: { rounds: 1, touches: [{ with: 'A1', over: 'front', at: 'front' }] },
        },
        B9: { at: 'P1', facing: 'S' },
      },
      dice: [6, 6, 1, 1, 1, 2, 1, 1],
      answers: 'defaults',
    })
    expect([t.told('broke').map(({ unit }) => unit), t.told('pursued')]).toEqual([['B1'], []])
  })

  it('M49c RB-09.4 who is static does not overrun', () => {
    const t = fight(
      { rules: ['M49'], done: { charging: true }, now: { rounds: 0 } },
      { now: { shaken: true } },
      { answers: 'ask' },
    )
    expect(t.asked).toBe('combat-reform 0 A1')
    expect(t.told('pursued')).toEqual([])
  })
})
