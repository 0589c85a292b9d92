import { describe, expect, it } from 'vitest'
import { touching, war } from '../../helpers/regimentsField.ts'

/** Somebody else who is asked to move next: the turn rests there. */
const idle = { A9: { at: 'A16', facing: 'N' } } as const

describe('flights', () => {
  const flees = (more: object = {}, others: object = {}) =>
    war({
      units: {
        ...idle,
        A1: { at: 'H12', facing: 'N', charge: 4 },
        B1: { at: 'H9', facing: 'S', ...more },
        ...others,
      },
    })

  it('RB-09.1 2D6 inches straight away from the charger, and it is shaken (RB-09.2)', () => {
    const t = flees()
    // 3 and 4: seven inches, two hexes; the charge behind it falls short.
    t.answer('charge A1 B1').dice(3, 4, 1).answer('flee')
    expect([t.where('B1'), t.unit('B1').shaken, t.unit('B1').facing]).toEqual(['H7', true, 0])
    expect(t.told('fled')[0]).toMatchObject({ unit: 'B1', inches: 7, to: 'H7' })
  })

  it('RB-09.1 RB-21 a barred hex is impassable: it is dangerous to cross, and nobody stops there', () => {
    const t = war({
      board: { barred: ['H8'] },
      units: {
        ...idle,
        A1: { at: 'H12', facing: 'N', charge: 4 },
        B1: { at: 'H9', facing: 'S', count: 5, files: 5 },
      },
    })
    t.answer('charge A1 B1').dice(3, 4, 1, 1, 2, 2, 2, 1).answer('flee')
    expect([t.where('B1'), t.diceLeft, t.unit('B1').life]).toEqual(['H7', 0, 3])
  })

  it('RB-09.1 through units to the first free hex behind them; friends that it passed test, unless it chose to flee', () => {
    const friend = {
      B2: { at: 'H8', facing: 'S', discipline: 2 },
      B3: { at: 'H7', facing: 'S', discipline: 2 },
    }
    const chosen = flees({}, friend)
    chosen.answer('charge A1 B1').dice(3, 4, 1).answer('flee')
    expect([chosen.where('B1'), chosen.told('tested')]).toEqual(['H6', []])
    // Driven by terror: both friends test, and are shaken where they fail.
    const driven = war({
      units: {
        ...idle,
        A1: { at: 'H12', facing: 'N', charge: 4, rules: ['M52'] },
        B1: { at: 'H9', facing: 'S', discipline: 2 },
        ...friend,
      },
    })
    driven.dice(6, 6, 3, 4, 1, 1, 6, 6, 1).answer('charge A1 B1')
    expect(driven.told('tested').map(({ unit, why, passed }) => [unit, why, passed])).toEqual([
      ['B1', 'terror', false],
      ['B2', 'panic-flight', true],
      ['B3', 'panic-flight', false],
    ])
    expect([driven.unit('B2').shaken, driven.unit('B3').shaken]).toEqual([false, true])
  })

  it('M27a who is insignificant makes its like alone test', () => {
    const t = war({
      units: {
        ...idle,
        A1: { at: 'H12', facing: 'N', charge: 4, rules: ['M52'] },
        B1: { at: 'H9', facing: 'S', discipline: 2, rules: ['M27'] },
        B2: { at: 'H8', facing: 'S' },
        B3: { at: 'H7', facing: 'S', rules: ['M27'] },
      },
    })
    t.dice(6, 6, 3, 4, 1, 1, 1).answer('charge A1 B1')
    expect(t.told('tested').map(({ unit }) => unit)).toEqual(['B1', 'B3'])
  })

  it('M52c a flight from terror is not voluntary: friends test, and it rallies by a test alone', () => {
    const driven = (rules: readonly string[]) => {
      const t = war({
        units: {
          ...idle,
          A1: { at: 'H12', facing: 'N', charge: 4, rules },
          B1: { at: 'H9', facing: 'S', discipline: 2, rules: ['M42'] },
          B2: { at: 'H8', facing: 'S' },
        },
      })
      if (rules.length) t.dice(6, 6, 3, 4, 1, 1, 1).answer('charge A1 B1')
      else t.answer('charge A1 B1').dice(3, 4, 1).answer('flee')
      return [t.unit('B1').fledByWill, t.told('tested').map(({ unit }) => unit)]
    }
    expect([driven(['M52']), driven([])]).toEqual([
      [false, ['B1', 'B2']],
      [true, []],
    ])
  })

  it('M42f M46b M46c who is fearless may choose to flee where it may retreat too', () => {
    const chooses = (rules: readonly string[], joined: readonly string[]) =>
      war({
        units: {
          ...idle,
          A1: { at: 'H12', facing: 'N', charge: 4 },
          B1: { at: 'H9', facing: 'S', rules },
          B2: { at: '', host: 'B1', attachable: true, rules: joined },
        },
        dice: [1, 1, 1],
      }).answer('charge A1 B1').asked
    expect(chooses([], [])).toBe('reaction 1 B1')
    // A unit containing M46 stands, whoever of it is fearless.
    expect([chooses(['M46'], []), chooses([], ['M46'])]).toEqual(['move 0', 'move 0'])
    // A unit with M42: all of it.
    expect([chooses(['M46', 'M42'], ['M42']), chooses(['M46', 'M42'], [])]).toEqual([
      'reaction 1 B1',
      'move 0',
    ])
  })

  it('M49e who is static is removed where it would have to flee', () => {
    const driven = (rules: readonly string[], joined: readonly string[]) => {
      const t = war({
        units: {
          ...idle,
          A1: { at: 'H12', facing: 'N', charge: 4, rules: ['M52'] },
          B1: { at: 'H9', facing: 'S', discipline: 2, rules },
          B2: { at: '', host: 'B1', attachable: true, discipline: 2, rules: joined },
          B9: { at: 'P1', facing: 'S' },
        },
      })
      t.dice(6, 6, 3, 4, 1).answer('charge A1 B1')
      return [t.unit('B1').condition, t.told('fled').length]
    }
    expect(driven(['M49'], ['M49'])).toEqual(['destroyed', 0])
    // A unit with it: where one of its models is not static, it flees.
    expect([driven(['M49'], []), driven([], ['M49'])]).toEqual([
      ['field', 1],
      ['field', 1],
    ])
  })

  it('RB-09.1 off the board it is lost', () => {
    const t = war({
      units: {
        ...idle,
        A1: { at: 'H5', facing: 'N', charge: 4 },
        B1: { at: 'H2', facing: 'S' },
        B2: { at: 'A1' },
      },
    })
    t.answer('charge A1 B1').dice(6, 6).answer('flee')
    expect(t.told('fled')[0]).toMatchObject({ to: null })
    expect(t.unit('B1').condition).toBe('routed')
  })

  it('RB-08.5 a charger that reaches where its target fled destroys it', () => {
    const t = war({
      units: {
        ...idle,
        A1: { at: 'H12', facing: 'N', charge: 9 },
        B1: { at: 'H9', facing: 'S' },
        B2: { at: 'A1' },
      },
    })
    // One hex on, and nine inches of way: 9 + 4 + 1 is more.
    t.answer('charge A1 B1').dice(1, 1, 1).answer('flee')
    expect([t.told('caught')[0]?.by, t.unit('B1').condition]).toEqual(['A1', 'destroyed'])
  })

  it('M12b M23a a swift unit flees by the best two of three, before horror by the worst two of four', () => {
    const swift = flees({ rules: ['M12'] })
    swift.answer('charge A1 B1').dice(1, 3, 4, 1).answer('flee')
    expect(swift.told('fled')[0]!.inches).toBe(7)
    const horrified = war({
      units: {
        ...idle,
        A1: { at: 'H12', facing: 'N', charge: 4, rules: ['M23'] },
        B1: { at: 'H9', facing: 'S' },
      },
    })
    horrified.answer('charge A1 B1').dice(6, 1, 5, 2, 1).answer('flee')
    expect(horrified.told('fled')[0]!.inches).toBe(3)
  })

  it('M46d horror does nothing to who is fearless', () => {
    const t = war({
      units: {
        ...idle,
        A1: { at: 'H12', facing: 'N', charge: 4, rules: ['M23'] },
        B1: { at: 'H9', facing: 'S', rules: ['M46'], now: { shaken: true } },
      },
    })
    t.answer('charge A1 B1').dice(2, 3, 1).answer('flee')
    expect(t.told('fled')[0]!.inches).toBe(5)
  })

  it('RB-20.6 at a quarter of its life it is removed where it must flee; where it chooses to, it flees', () => {
    const few = { count: 8, now: { life: 2 }, discipline: 2 }
    const chosen = flees(few)
    chosen.answer('charge A1 B1').dice(3, 4, 1).answer('flee')
    expect([chosen.where('B1'), chosen.unit('B1').shaken]).toEqual(['H7', true])
    const driven = (life: number) => {
      const t = war({
        units: {
          ...idle,
          A1: { at: 'H12', facing: 'N', charge: 4, rules: ['M52'] },
          B1: { at: 'H9', facing: 'S', ...few, now: { life } },
          B2: { at: 'A1' },
        },
      })
      t.dice(6, 6, ...(life === 2 ? [] : [3, 4, 1])).answer('charge A1 B1')
      return [t.told('fled').length, t.unit('B1').condition]
    }
    expect([driven(2), driven(3)]).toEqual([
      [0, 'destroyed'],
      [1, 'field'],
    ])
  })

  it('RB-20.6 M42e who leaves a combat by its own will is not removed at a quarter of its life', () => {
    const both = touching('A1', 'B1')
    const t = war({
      stage: 'shooting',
      units: {
        A1: { at: 'H9', facing: 'N', attacks: -1, now: { ...both.A1, rounds: 1 } },
        B1: {
          at: 'H8',
          facing: 'S',
          attacks: -1,
          count: 8,
          rules: ['M42'],
          now: { ...both.B1, rounds: 1, life: 2 },
        },
        A9: { at: 'A16', facing: 'N' },
        B9: { at: 'P1', facing: 'S' },
      },
    })
    expect(t.asked).toBe('retreat 1 B1')
    t.dice(3, 4).answer('retreat', 'stay')
    expect([t.where('B1'), t.unit('B1').shaken]).toEqual(['H6', true])
  })
})

describe('rallies', () => {
  const shaken = (more: object = {}, now: object = {}) =>
    war({
      stage: 'charges',
      units: {
        ...idle,
        A1: { at: 'H12', facing: 'S', discipline: 7, ...more, now: { shaken: true, flights: 1, ...now } },
        B1: { at: 'H4', facing: 'S' },
      },
      dice: [3, 4],
    })

  it('RB-20.5 a shaken unit tests as its movement begins; passed, it turns and does nothing else', () => {
    const t = shaken()
    expect(t.asked).toBe('rally 0 A1')
    t.answer('N')
    expect([t.unit('A1').shaken, t.unit('A1').facing, t.unit('A1').marks.move]).toEqual([false, 0, 'rallied'])
    expect(t.refused('advance A1 H11 N')).toMatchObject({ code: 'has-rallied', rule: 'RB-20.5' })
    expect(t.told('reformed')).toMatchObject([{ unit: 'A1', facing: 0 }])
    const unturned = shaken().answer('S')
    expect([unturned.unit('A1').shaken, unturned.unit('A1').facing, unturned.told('reformed')]).toEqual([
      false,
      3,
      [],
    ])
  })

  it('RB-20.5 those test that are shaken as the phase begins, not whom a friend’s flight shakes meanwhile', () => {
    const t = war({
      units: {
        ...idle,
        A1: { at: 'H10', facing: 'S', discipline: 4, now: { shaken: true, flights: 1 } },
        // Later in the list: the flight goes through it.
        A2: { at: 'H11', facing: 'N', discipline: 4 },
        B1: { at: 'H4', facing: 'S' },
      },
      // It fails, flees two hexes, and its friend panics; a third test would need more dice.
      dice: [6, 6, 3, 3, 6, 6],
    })
    expect(t.told('tested').map(({ unit, why }) => [unit, why])).toEqual([
      ['A1', 'rally'],
      ['A2', 'panic-flight'],
    ])
    expect([t.unit('A2').shaken, t.asked, t.diceLeft]).toEqual([true, 'move 0', 0])
  })

  it('RB-20.5 a wizard whose unit has rallied casts nothing in that turn, and no engineer in it directs', () => {
    const rallied = (now: object) => {
      const t = war({
        units: {
          A1: { at: 'H12', facing: 'N', rules: ['W09'], now },
          A2: {
            at: '',
            host: 'A1',
            attachable: true,
            rules: ['M01', 'M26'],
            now: { knows: ['embers-1', 'embers-2'] },
          },
          A3: { at: 'G12', facing: 'N', rules: ['W09'] },
          A4: { at: 'P16', facing: 'N', attachable: true, rules: ['M01'], now: { knows: ['embers-2'] } },
          B1: { at: 'H8', facing: 'S' },
        },
        dice: now ? [1, 1] : [],
      })
      if (t.asked === 'charge 0') t.answer('done')
      if (t.asked === 'rally 0 A1') t.answer('N')
      expect(t.asked).toBe('move 0')
      return t.answer('done')
    }
    const t = rallied({ shaken: true, flights: 1 })
    expect(t.refused('cast A2 embers-1 B1 2')).toMatchObject({ code: 'has-rallied', rule: 'RB-20.5' })
    expect(t.legal('cast A2')).toEqual([])
    t.answer('done')
    expect(t.asked).toBe('shoot 0')
    const steady = rallied({})
    expect(steady.legal('cast A2 embers-1 B1 1')).toHaveLength(1)
    expect(steady.answer('done').asked).toBe('direct 0 A2')
  })

  it('RB-20.5 failed, it flees on where it has fled before, and stays where it has not', () => {
    const units = (flights: number) => ({
      ...idle,
      A1: { at: 'H10', facing: 'S', now: { shaken: true, flights } },
      B1: { at: 'H4', facing: 'S' },
    })
    expect(war({ units: units(1), dice: [6, 6, 1, 2] }).where('A1')).toBe('H11')
    expect(war({ units: units(0), dice: [6, 6] }).where('A1')).toBe('H10')
  })

  it('RB-20.5 failed, it flees from the nearest of its enemies, whichever is listed first', () => {
    const where = (first: string, second: string) =>
      war({
        units: {
          ...idle,
          A1: { at: 'H10', facing: 'S', now: { shaken: true, flights: 1 } },
          B1: { at: first, facing: 'S' },
          B2: { at: second, facing: 'N' },
        },
        dice: [6, 6, 1, 2],
      }).where('A1')
    expect([where('H6', 'H16'), where('H16', 'H6')]).toEqual(['H11', 'H11'])
    expect([where('H3', 'H14'), where('H14', 'H3')]).toEqual(['H9', 'H9'])
  })

  it('M42c M42d who left by its own will rallies unasked, if it has fled no more', () => {
    const unasked = war({
      units: {
        ...idle,
        A1: { at: 'H12', facing: 'S', rules: ['M42'], now: { shaken: true, flights: 1, fledByWill: true } },
        B1: { at: 'H4', facing: 'S' },
      },
    })
    expect([unasked.asked, unasked.told('tested')]).toEqual(['rally 0 A1', []])
    expect(shaken({ rules: ['M42'] }, { fledByWill: true, flights: 2 }).told('tested')).toHaveLength(1)
  })
})

describe('combats', () => {
  const both = touching('A1', 'B1')
  const fight = (one: object, other: object, dice: readonly number[] = []) =>
    war({
      stage: 'shooting',
      units: {
        A1: {
          at: 'H9',
          facing: 'N',
          count: 1,
          files: 1,
          life: 9,
          attacks: -1,
          ...one,
          now: { ...both.A1, rounds: 1 },
        },
        B1: {
          at: 'H8',
          facing: 'S',
          count: 1,
          files: 1,
          life: 9,
          attacks: -1,
          ...other,
          now: { ...both.B1, rounds: 1 },
        },
        A9: { at: 'A16', facing: 'N' },
        B9: { at: 'P1', facing: 'S' },
      },
      dice,
      answers: 'defaults',
    })

  it('RB-20.4 whoever is shaken as a round begins is removed before its first step', () => {
    const t = war({
      stage: 'shooting',
      units: {
        A1: { at: 'H9', facing: 'N', now: both.A1 },
        B1: { at: 'H8', facing: 'S', now: { ...both.B1, shaken: true } },
        A9: { at: 'A16' },
        B9: { at: 'P1' },
      },
      answers: 'defaults',
    })
    expect(t.unit('B1').condition).toBe('destroyed')
    expect(t.told('melee')[0]!.score).toContainEqual(expect.objectContaining({ owner: 0, what: 'wiped-out' }))
  })

  it('RB-17.3 an equal sum: nobody tests, and nobody is asked', () => {
    const t = fight({}, {})
    expect([t.told('melee')[0]!.totals, t.told('tested')]).toEqual([[0, 0], []])
  })

  it('RB-09.3 who breaks flees, is pursued, and is destroyed where the pursuit goes as far', () => {
    // A standard wins by one: B1 tests on 6 and fails; 3 inches of flight, 3 of pursuit.
    const t = fight({ rules: ['M38'] }, { discipline: 2 }, [6, 6, 1, 2, 1, 2])
    expect(t.told('broke')[0]).toMatchObject({ unit: 'B1' })
    expect([t.told('caught')[0]?.by, t.unit('B1').condition]).toEqual(['A1', 'destroyed'])
    const away = fight({ rules: ['M38'] }, { discipline: 2 }, [6, 6, 3, 3, 1, 2, 1, 1])
    // Its own turn comes at once: it rallies.
    expect([away.where('B1'), away.told('rallied')[0]?.unit, away.where('A1')]).toEqual(['H6', 'B1', 'H8'])
  })

  it('RB-09.4 a charger that has caught who broke before it does not go on over them once more', () => {
    const t = war({
      stage: 'shooting',
      units: {
        A1: { at: 'H9', facing: 'N', attacks: -1, rules: ['M38'], now: both.A1, done: { charging: true } },
        B1: { at: 'H8', facing: 'S', attacks: -1, discipline: 2, now: both.B1 },
        A9: { at: 'A16', facing: 'N' },
        B9: { at: 'P1', facing: 'S' },
      },
      dice: [6, 6, 1, 2, 1, 2],
      answers: 'defaults',
    })
    expect(t.told('caught')[0]).toMatchObject({ unit: 'B1', by: 'A1' })
    expect(t.told('pursued')).toHaveLength(1)
    expect(t.where('A1')).toBe('H8')
  })

  it('M49c who is static does not pursue', () => {
    const t = fight({ rules: ['M38', 'M49'] }, { discipline: 2 }, [6, 6, 1, 2, 1, 1])
    expect([t.told('pursued'), t.where('A1')]).toEqual([[], 'H9'])
  })

  it('M49e RB-20.6 broken, it is removed without dice, and nobody pursues it', () => {
    const gone = (now: object, rules: readonly string[]) =>
      war({
        stage: 'shooting',
        units: {
          A1: { at: 'H9', facing: 'N', attacks: -1, rules: ['M38'], now: { ...both.A1, rounds: 1 } },
          B1: {
            at: 'H8',
            facing: 'S',
            attacks: -1,
            discipline: 2,
            rules,
            now: { ...both.B1, rounds: 1, ...now },
          },
          A9: { at: 'A16', facing: 'N' },
          B9: { at: 'P1', facing: 'S' },
        },
        dice: [6, 6],
      })
        .told('destroyed')
        .map(({ unit, why }) => [unit, why])
    expect(gone({}, ['M49'])).toEqual([['B1', 'static']])
    expect(gone({ life: 2 }, [])).toEqual([['B1', 'quarter']])
  })

  it('M42a M42e a unit with it leaves by its own will: friends that it passes do not test', () => {
    const leaves = (rules: readonly string[], joined: readonly string[]) => {
      const t = war({
        stage: 'shooting',
        units: {
          A1: { at: 'H9', facing: 'N', attacks: -1, now: { ...both.A1, rounds: 1 } },
          B1: { at: 'H8', facing: 'S', attacks: -1, rules, now: { ...both.B1, rounds: 1 } },
          B2: { at: '', host: 'B1', attachable: true, attacks: -1, rules: joined },
          B3: { at: 'H7', facing: 'S' },
          A9: { at: 'A16', facing: 'N' },
          B9: { at: 'P1', facing: 'S' },
        },
      })
      return t
    }
    const t = leaves(['M42'], ['M42'])
    expect(t.asked).toBe('retreat 1 B1')
    // Nobody has won: it may be pursued.
    t.answer('retreat')
    expect(t.asked).toBe('pursue 0 A1')
    t.dice(3, 4).answer('stay')
    expect([t.where('B1'), t.told('tested')]).toEqual(['H6', []])
    // Not a unit with it: it is not asked.
    expect([leaves(['M42'], []).asked, leaves([], ['M42']).asked]).toEqual(['charge 1', 'charge 1'])
  })

  it('M42b M42g it leaves before all tests; when its side has won nobody goes after it, and nobody is asked', () => {
    const units = {
      A1: { at: 'H9', facing: 'N', attacks: -1, discipline: 10, now: { ...both.A1, rounds: 1 } },
      B1: { at: 'H8', facing: 'S', attacks: -1, rules: ['M42', 'M38'], now: { ...both.B1, rounds: 1 } },
      A9: { at: 'A16', facing: 'N' },
      B9: { at: 'P1', facing: 'S' },
    }
    const t = war({ stage: 'shooting', units })
    // A1 has lost, but touches nobody any more: it tests no more than who has left (M42g).
    t.dice(1, 2).answer('retreat')
    expect([t.where('B1'), t.told('pursued'), t.told('tested'), t.asked]).toEqual([
      'H7',
      [],
      [],
      'combat-reform 0 A1',
    ])
  })

  it('M42a it leaves before the tests, and is pursued where its side has lost', () => {
    const lost = fight({ rules: ['M38'] }, { rules: ['M42'] }, [3, 3, 1, 2])
    expect([lost.told('tested'), lost.told('broke')[0]?.unit, lost.told('pursued').length]).toEqual([
      [],
      'B1',
      1,
    ])
  })
})
