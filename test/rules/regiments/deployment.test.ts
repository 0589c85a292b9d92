import { describe, expect, it } from 'vitest'
import { war } from '../../helpers/war.ts'

const waiting = (more: object = {}) => ({ at: '', ...more })
const deploying = (units: Record<string, object>, now: object = {}, dice: readonly number[] = []) =>
  war({
    stage: 'deployment',
    units: units as Parameters<typeof war>[0]['units'],
    now: { active: null, first: null, next: 0, ...now },
    turn: 0,
    dice,
  })

describe('deployment', () => {
  it('RB-23.1 a die decides who places first; one unit each, in the four rows of one’s own edge', () => {
    // Equal dice are thrown again.
    const t = deploying(
      { A1: waiting(), A2: waiting(), B1: waiting(), B2: waiting() },
      { next: null },
      [3, 3, 2, 5],
    )
    expect([t.told('placed-first')[0]?.by, t.asked]).toEqual([1, 'deploy 1'])
  })

  it('RB-23.1 in turn, in one’s own zone, whole units first and characters last', () => {
    const t = deploying({
      A1: waiting(),
      A2: waiting({ attachable: true }),
      B1: waiting(),
      B2: waiting(),
    })
    expect(t.asked).toBe('deploy 0')
    expect(t.refused('place A1 H12 N 5')).toMatchObject({ code: 'unit-beyond-zone', rule: 'RB-23.1' })
    expect(t.refused('place A2 H14 N 1')).toMatchObject({ code: 'units-to-place' })
    t.answer('place A1 H13 N 5')
    expect(t.asked).toBe('deploy 1')
    expect(t.refused('place B1 H5 S 5')).toMatchObject({ code: 'unit-beyond-zone' })
    t.answer('place B1 H4 S 5')
    expect(t.asked).toBe('deploy 0')
    t.answer('join A2 A1').answer('place B2 G4 S 5')
    // Ada had placed all first: she begins.
    expect([t.state.first, t.told('battle-began')[0]?.first, t.unit('A2').host]).toEqual([0, 0, 'A1'])
  })

  it('RB-23.1 all that are left at one press, and nobody is asked again', () => {
    const t = deploying({
      A1: waiting(),
      A2: waiting(),
      A3: waiting({ attachable: true }),
      B1: waiting(),
      B2: waiting(),
    })
    t.answer('auto')
    expect(t.asked).toBe('deploy 1')
    t.answer('auto')
    expect(t.told('placed')).toHaveLength(4)
    expect(t.unit('A3').condition).toBe('joined')
  })

  it('M16a M16b scouts stand anywhere twelve inches from the enemy’s zone, and not nearer', () => {
    const t = deploying({ A1: waiting({ rules: ['M16'] }), B1: waiting() })
    // The enemy's zone ends with row 4: four hexes on is row 8.
    expect(t.legal('place A1 H8 N').length).toBeGreaterThan(0)
    expect(t.refused('place A1 H7 N 5')).toMatchObject({ code: 'unit-beyond-zone' })
    t.answer('place A1 H8 N 5')
    expect(t.unit('A1').outside).toBe(true)
  })

  it('M05g M16c who began outside its zone declares no charge in the very first player turn', () => {
    const units = {
      A1: { at: 'H8', facing: 'N', now: { outside: true } },
      A2: { at: 'A16' },
      B1: { at: 'H5', facing: 'S' },
    }
    expect(war({ units: { ...units, A3: { at: 'G8', facing: 'N' } } }).refused('charge A1 B1')).toMatchObject(
      {
        code: 'began-outside',
      },
    )
    expect(war({ units, turn: 2 }).legal('charge A1 B1')).toHaveLength(1)
  })

  it('M17a M15a who may come later is held back; others are not', () => {
    const t = deploying({ A1: waiting({ rules: ['M17'] }), A2: waiting(), B1: waiting() })
    expect(t.refused('hold A2')).toMatchObject({ code: 'never-held' })
    t.answer('hold A1')
    expect(t.unit('A1').condition).toBe('held')
  })
})

describe('ambush', () => {
  const held = (turns: number, dice: readonly number[]) =>
    war({
      units: {
        A1: { at: '', rules: ['M17'], now: { condition: 'held' } },
        A2: { at: 'A16', facing: 'N' },
        B1: { at: 'P1', facing: 'S' },
      },
      turn: turns,
      dice,
    })

  it('M17b from the second turn on it comes on three or more', () => {
    expect([held(1, []).asked, held(1, []).told('rolled')]).toEqual(['move 0', []])
    expect(held(2, [2]).asked).toBe('move 0')
    expect(held(2, [3]).asked).toBe('arrive 0 A1')
  })

  it('M17c in the fifth turn it comes without regard to the die', () => {
    expect(held(5, [1]).asked).toBe('arrive 0 A1')
  })

  it('M17d M17e M17g M17h at the border or one hex from it; it has advanced, and moves no more', () => {
    const t = held(2, [3])
    expect([t.legal('H1 ').length, t.legal('H2 ').length, t.legal('H3 ').length]).toEqual([6, 6, 0])
    t.answer('H2 S')
    expect([t.where('A1'), t.unit('A1').marks.move]).toEqual(['H2', 'advance'])
    expect(t.refused('advance A1 H3 S')).toMatchObject({ code: 'unit-has-moved' })
  })
})

describe('hidden models', () => {
  const scene = (host: object = {}, dice: readonly number[] = []) =>
    war({
      stage: 'melee',
      active: 1,
      dice,
      units: {
        A1: { at: '', attachable: true, rules: ['M15'], now: { condition: 'held' } },
        A2: { at: 'H12', facing: 'N', count: 10, ...host },
        B1: { at: 'P1', facing: 'S' },
      },
    })

  it('M15b M15f at the start of a player turn it may take the place of an ordinary model', () => {
    const t = scene()
    expect([t.asked, t.legal()]).toEqual(['reveal 0 A1', ['none', 'A2']])
    t.answer('A2')
    expect([t.unit('A1').condition, t.unit('A1').host, t.unit('A2').life]).toEqual(['joined', 'A2', 9])
  })

  it('M15d not in a shaken unit, and then nobody is asked', () => {
    // It fails to rally: its side has nobody to move, and the other is asked.
    expect(scene({ now: { shaken: true }, discipline: 1 }, [6, 6]).asked).toBe('move 1')
  })
})

describe('who may join whom', () => {
  const join = (one: object, other: object) =>
    war({
      stage: 'movement',
      units: {
        A1: { at: 'H12', facing: 'N', attachable: true, ...one },
        A2: { at: 'H11', facing: 'N', count: 10, files: 5, ...other },
        B1: { at: 'A1', facing: 'S' },
      },
    })

  it('RB-22 a character beside a unit joins it, and takes a place of its first rank', () => {
    const t = join({}, {})
    t.answer('join A1 A2')
    expect([t.unit('A1').host, t.where('A1')]).toEqual(['A2', 'joined'])
  })

  it('M48a solitary, M28f unstable, M50b supernatural, M53d of another Height, M08d a second captain: refused with the clause', () => {
    const refused = (one: object, other: object) => join(one, other).refused('join A1 A2')
    expect(refused({ rules: ['M48'] }, {})).toMatchObject({ code: 'may-not-join', rule: 'M48' })
    expect(refused({}, { rules: ['M48'] })).toMatchObject({ rule: 'M48' })
    expect(refused({ rules: ['M28'] }, {})).toMatchObject({ rule: 'M28' })
    expect(refused({}, { rules: ['M28'] })).toMatchObject({ rule: 'M28' })
    expect(join({ rules: ['M28'] }, { rules: ['M28'] }).legal('join A1 A2')).toHaveLength(1)
    expect(refused({}, { rules: ['M50'] })).toMatchObject({ rule: 'M50' })
    expect(refused({ height: 2 }, { rules: ['M53'], height: 1 })).toMatchObject({ rule: 'M53' })
    expect(refused({ rules: ['M08'] }, { rules: ['M08'] })).toMatchObject({ rule: 'M08' })
  })
})

describe('presence and banner', () => {
  it('M39c a shaken general lends nothing', async () => {
    const { disciplineOf } = await import('../../../rules/regiments/field/command.ts')
    const of = (now: object, at = 'H14') => {
      const t = war({
        active: 1,
        units: {
          A1: { at: 'H12', facing: 'N', discipline: 5 },
          A2: { at, facing: 'N', rules: ['M39'], discipline: 9, attachable: true, now },
          B1: { at: 'A1' },
        },
      })
      return disciplineOf(t.laidOut, t.unit('A1'))
    }
    expect([of({}), of({ shaken: true }), of({}, 'P16')]).toEqual([9, 5, 5])
  })

  it('M40b nor does a shaken bearer of the banner', async () => {
    const { isUnderBanner } = await import('../../../rules/regiments/field/command.ts')
    const under = (now: object) => {
      const t = war({
        active: 1,
        units: {
          A1: { at: 'H12' },
          A2: { at: 'H14', rules: ['M40'], attachable: true, now },
          B1: { at: 'A1' },
        },
      })
      return isUnderBanner(t.laidOut, t.unit('A1'))
    }
    expect([under({}), under({ shaken: true })]).toEqual([true, false])
  })

  it('M08a M08b M08c a captain carries both to his unit from afar, with a standard or a musician in it', async () => {
    const { disciplineOf, isUnderBanner } = await import('../../../rules/regiments/field/command.ts')
    const t = (rules: readonly string[], general: object = {}) => {
      const scene = war({
        active: 1,
        units: {
          A1: { at: 'A16', discipline: 5, rules },
          A2: { at: '', host: 'A1', attachable: true, rules: ['M08'], discipline: 6 },
          A3: { at: 'P1', attachable: true, rules: ['M39'], discipline: 9, now: general },
          A4: { at: 'P2', attachable: true, rules: ['M40'] },
          B1: { at: 'H1' },
        },
        now: {
          commanders: ['Ada', 'Bo'].map((name, i) => ({
            name,
            list: '',
            startPoints: 0,
            general: i ? null : 'A3',
            turns: 1,
            auto: false,
          })),
        },
      })
      return [disciplineOf(scene.laidOut, scene.unit('A1')), isUnderBanner(scene.laidOut, scene.unit('A1'))]
    }
    expect([t([]), t(['M34']), t(['M38']), t(['M34', 'M38'])]).toEqual([
      [6, false],
      [9, false],
      [6, true],
      [9, true],
    ])
    expect(t(['M34'], { shaken: true })).toEqual([6, false])
  })
})
