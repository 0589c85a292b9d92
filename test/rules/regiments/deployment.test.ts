import { describe, expect, it } from 'vitest'
import type { Against } from '../../../rules/regiments/unit/unitProfile.ts'
import { rule } from '../../helpers/regiments.ts'
import { touching, war } from '../../helpers/regimentsField.ts'

const waiting = (more: object = {}) => ({ at: '', ...more })
const deploying = (
  units: Record<string, object>,
  now: object = {},
  dice: readonly number[] = [],
  answers: 'ask' | 'defaults' = 'defaults',
) =>
  war({
    stage: 'deployment',
    units: units as Parameters<typeof war>[0]['units'],
    now: { active: null, first: null, next: 0, ...now },
    turn: 0,
    dice,
    // Unasked, whoever has placed all first begins.
    answers,
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
    const t = deploying({ A1: waiting({ rules: ['M16'] }), B1: waiting() }).answer('place B1 H4 S 5')
    // The enemy's zone ends with row 4: four hexes on is row 8.
    expect(t.legal('place A1 H8 N').length).toBeGreaterThan(0)
    expect(t.refused('place A1 H7 N 5')).toMatchObject({ code: 'unit-beyond-zone' })
    t.answer('place A1 H8 N 5')
    expect(t.unit('A1').outside).toBe(true)
  })

  it('RB-23.2 M16a scouts come after all others, in turn, the defender first; then vanguards move', () => {
    const scouts = { rules: ['M16'] }
    const t = deploying({
      A1: waiting(),
      A2: waiting(scouts),
      A3: waiting(scouts),
      A4: waiting({ rules: ['M05'] }),
      B1: waiting(),
      B2: waiting(scouts),
    })
    expect(t.refused('place A2 H13 N 5')).toMatchObject({ code: 'units-to-place' })
    t.answer('place A1 H13 N 5', 'place B1 H4 S 5', 'place A4 G13 N 5')
    // Bruno had placed all others first: he begins, and Ada defends.
    expect([t.state.first, t.state.stage, t.asked]).toEqual([1, 'scouts', 'deploy 0'])
    t.answer('place A2 H10 N 5')
    expect(t.asked).toBe('deploy 1')
    t.answer('place B2 F8 S 5')
    expect(t.asked).toBe('deploy 0')
    // A scout need not go out: its own zone is open to it.
    t.answer('place A3 F14 N 5')
    expect([t.state.stage, t.asked]).toEqual(['vanguard', 'vanguard 0'])
    t.answer('done')
    expect([t.unit('A2').outside, t.unit('A3').outside]).toEqual([true, false])
  })

  it('RB-23.1 whoever has nobody but scouts has placed all first', () => {
    const t = deploying({ A1: waiting({ rules: ['M16'] }), B1: waiting() }).answer('place B1 H4 S 5')
    expect(t.state.first).toBe(0)
  })

  it('RB-23.2 M05f vanguards move in turn, one each, the defender first', () => {
    const t = war({
      stage: 'vanguard',
      turn: 0,
      now: { active: null, first: 0, next: 1 },
      units: {
        A1: { at: 'H13', facing: 'N', rules: ['M05'] },
        A2: { at: 'E13', facing: 'N', rules: ['M05'] },
        B1: { at: 'H4', facing: 'S', rules: ['M05'] },
        B2: { at: 'E4', facing: 'S', rules: ['M05'] },
      },
    })
    const asked = [t.asked]
    for (const answer of ['advance B1 H5 S', 'advance A1 H12 N', 'advance B2 E5 S']) {
      t.answer(answer)
      asked.push(t.asked)
    }
    expect(asked).toEqual(['vanguard 1', 'vanguard 0', 'vanguard 1', 'vanguard 0'])
    t.answer('done')
    expect(t.told('battle-began')).toHaveLength(1)
  })

  it('M04a who is attached stands in a unit that has ordinary models, or not at all', () => {
    const attached = { attachable: true, rules: ['M04'] }
    const t = deploying({ A1: waiting(), A2: waiting(attached), B1: waiting() })
    t.answer('place A1 H13 N 5', 'place B1 H4 S 5')
    expect(t.refused('place A2 G13 N 1')).toMatchObject({ code: 'stands-in-units', rule: 'M04' })
    expect(t.legal()).toEqual(['auto', 'join A2 A1'])
    const alone = deploying({
      A1: waiting({ files: 1 }),
      A2: waiting(attached),
      A3: waiting(attached),
      B1: waiting(),
    })
    alone.answer('place A1 H13 N 1', 'place B1 H4 S 5', 'join A2 A1')
    // There is no place beside it.
    expect(alone.legal()).toEqual(['auto'])
    alone.answer('auto')
    expect(alone.unit('A3').condition).toBe('routed')
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

  it('M05g M16c it is where a unit begins the battle that counts: after its move as a vanguard', () => {
    const begun = (at: string, move: string) => {
      const t = war({
        stage: 'vanguard',
        turn: 0,
        now: { active: null, first: 0, next: 0 },
        units: {
          A1: { at, facing: 'N', rules: ['M05'], charge: 9, mobility: 6 },
          A2: { at: 'C13', facing: 'N', charge: 15 },
          B1: { at: 'H6', facing: 'S' },
          B2: { at: 'C8', facing: 'S' },
        },
      })
      t.answer(move)
      return t
    }
    const went = begun('H13', 'march A1 H10 N')
    expect([went.asked, went.unit('A1').outside, went.unit('A2').outside]).toEqual(['charge 0', true, false])
    expect(went.refused('charge A1 B1')).toMatchObject({ code: 'began-outside', rule: 'M05' })
    expect(went.legal('charge')).toEqual(['charge A2 B1', 'charge A2 B2'])
    // A scout that has come back into its zone begins there.
    const back = begun('H12', 'advance A1 I13 N')
    expect([back.unit('A1').outside, back.legal('charge A1 B1').length]).toEqual([false, 1])
  })

  it('M17a M15a who may come later is held back; others are not', () => {
    const t = deploying({ A1: waiting({ rules: ['M17'] }), A2: waiting(), B1: waiting() })
    expect(t.refused('hold A2')).toMatchObject({ code: 'never-held' })
    t.answer('hold A1')
    expect(t.unit('A1').condition).toBe('held')
  })
})

describe('vanguard', () => {
  const moving = (more: object = {}, others: object = {}, board: object = {}) =>
    war({
      stage: 'vanguard',
      turn: 0,
      board,
      now: { active: null, first: 0, next: 0 },
      units: {
        A1: { at: 'H14', facing: 'N', mobility: 5, rules: ['M05'], ...more },
        B1: { at: 'P1', facing: 'S' },
        ...others,
      },
    })
  const rule5 = (number: number) => ({ id: 'M05', number }) as const
  const hexesOf = (t: ReturnType<typeof moving>, verb: string) =>
    new Set(t.legal(`${verb} A1 `).map(text => text.split(' ')[2]!))

  it('M05a one standard move after deployment: an advance, a march or a reform; of a unit with it', () => {
    const t = moving()
    for (const move of ['advance A1 H13 N', 'march A1 H11 N', 'reform A1 H14 S 5'])
      expect(t.legal()).toContain(move)
    t.answer('march A1 H11 N')
    // One move, and no other.
    expect([t.where('A1'), t.state.stage, t.told('battle-began')]).toMatchObject(['H11', 'movement', [{}]])
    const contains = moving({}, { A2: { at: '', host: 'A1', attachable: true } })
    expect(contains.told('moved')).toEqual([])
    expect(contains.state.stage).not.toBe('vanguard')
    const both = moving({}, { A2: { at: '', host: 'A1', attachable: true, rules: ['M05'] } })
    expect(both.state.stage).toBe('vanguard')
  })

  it('M05b its Mobility is X for that move: a march goes 2X, a reform shifts by its half', () => {
    expect(hexesOf(moving({ rules: [rule5(6)] }), 'advance')).toContain('H12')
    expect(hexesOf(moving(), 'advance')).not.toContain('H12')
    const slow = moving({ mobility: 9, rules: [rule5(3)] })
    expect([hexesOf(slow, 'march').has('H12'), hexesOf(slow, 'march').has('H11')]).toEqual([true, false])
    expect([...hexesOf(slow, 'reform')]).toEqual(['H14'])
    expect(hexesOf(moving({ rules: [rule5(6)] }), 'reform')).toContain('H13')
    // RB-06.3: set to two numbers, it is the lower one.
    const two = moving(
      { rules: [rule5(9)] },
      { A2: { at: '', host: 'A1', attachable: true, rules: [rule5(3)] } },
    )
    expect(hexesOf(two, 'advance')).not.toContain('H12')
  })

  it('M05c no model goes more than twelve inches, whatever its Mobility', () => {
    const far = hexesOf(moving({ rules: [rule5(12)] }), 'march')
    expect([far.has('H10'), far.has('H9')]).toEqual([true, false])
    // Nor on a way round: H12 is two hexes off, and five on foot.
    const walled = ['G12', 'H12', 'I12'].flatMap(hex =>
      [0, 1, 2, 3, 4, 5].map(facing => ({ hex, facing, kind: 'impassable' as const })),
    )
    const open = walled.filter(({ hex, facing }) => hex !== 'H12' || facing !== 0)
    const round = hexesOf(moving({ rules: [rule5(24)] }, {}, { sides: open }), 'march')
    expect([round.has('H12'), round.has('F12')]).toEqual([false, true])
    // Nor do light troops by a reform, which shifts them by twice theirs.
    const light = hexesOf(moving({ rules: [rule5(9), 'M54'] }), 'reform')
    expect([light.has('H10'), light.has('H9')]).toEqual([true, false])
  })

  it('M05d it does not end within six inches of an enemy, and may pass nearer by', () => {
    const t = moving({ rules: [rule5(9)] }, { B2: { at: 'F12', facing: 'S' } })
    const ends = hexesOf(t, 'march')
    // Two hexes off are six inches, three are more.
    expect([ends.has('G13'), ends.has('H13'), ends.has('H12'), ends.has('I12')]).toEqual([
      false,
      false,
      false,
      true,
    ])
    expect(ends.has('H10')).toBe(true)
    const reforms = hexesOf(moving({ rules: [rule5(6)] }, { B2: { at: 'H11', facing: 'S' } }), 'reform')
    expect([reforms.has('H14'), reforms.has('H13')]).toEqual([true, false])
  })

  it('M05e who has joined a unit does not leave it by that', () => {
    const t = moving({}, { A2: { at: '', host: 'A1', attachable: true, rules: ['M05'] } })
    expect(t.legal('advance A2')).toEqual([])
    expect(t.refused('advance A2 H13 N')).toMatchObject({ code: 'no-unit' })
    t.answer('advance A1 H13 N')
    expect([t.unit('A2').host, t.told('parted')]).toEqual(['A1', []])
  })

  it('M49b M31a who may not march does not march before the battle either', () => {
    const t = moving({ rules: ['M05', 'M49'] })
    expect([t.legal('march').length, t.legal('advance').length > 0]).toEqual([0, true])
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

describe('where ambushers come from', () => {
  const held = (others: object, board: object = {}) =>
    war({
      units: {
        A1: { at: '', rules: ['M17'], now: { condition: 'held' } },
        A2: { at: 'A16', facing: 'N' },
        B1: { at: 'P1', facing: 'S' },
        ...others,
      },
      board,
      turn: 2,
      dice: [3],
    })

  it('M17f no other unit and nothing impassable lies between the border and where it comes', () => {
    // Whole, H2 is beside G1, H1 and I1, and more.
    expect(held({}).legal('H2 ')).toHaveLength(6)
    // A unit on each of these keeps them from it.
    const taken = held({
      B2: { at: 'G1', facing: 'S' },
      B3: { at: 'H1', facing: 'S' },
      B4: { at: 'I1', facing: 'S' },
      B5: { at: 'G2', facing: 'S' },
      B6: { at: 'I2', facing: 'S' },
    })
    expect([taken.legal('H2 '), taken.legal('F2 ').length]).toEqual([[], 6])
    // Nor over a side that nobody passes.
    const sides = [0, 1, 2, 4, 5].map(facing => ({ hex: 'H2', facing, kind: 'impassable' as const }))
    expect(held({}, { sides }).legal('H2 ')).toEqual([])
    expect(held({}, { sides: sides.slice(1) }).legal('H2 ')).toHaveLength(6)
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

  it('M15a nobody places it: it is held back, and shows itself later', () => {
    const t = deploying({
      A1: waiting(),
      A2: waiting({ attachable: true, rules: ['M15'] }),
      B1: waiting(),
    })
    expect([t.unit('A2').condition, t.refused('place A2 H13 N 1').code]).toEqual(['held', 'unit-placed'])
    t.answer('auto', 'auto')
    expect([t.unit('A2').condition, t.unit('A2').host]).toEqual(['held', null])
  })

  it('M15c only among models of its own Height, and on a base like theirs', () => {
    expect(scene({ height: 1 }).asked).toBe('reveal 0 A1')
    expect(scene({ height: 2 }).asked).not.toBe('reveal 0 A1')
    expect(scene({ marks: ['mount'] }).asked).not.toBe('reveal 0 A1')
  })

  it('M15e also in a unit that is engaged', () => {
    const both = touching('A2', 'B2')
    const t = war({
      stage: 'shooting',
      active: 1,
      dice: [],
      units: {
        A1: { at: '', attachable: true, rules: ['M15'], now: { condition: 'held' } },
        A2: { at: 'H12', facing: 'N', attacks: -1, now: both.A2 },
        A3: { at: 'A16', facing: 'N' },
        B2: { at: 'H11', facing: 'S', attacks: -1, now: both.B2 },
      },
    })
    expect(t.asked).toBe('reveal 0 A1')
    t.answer('A2')
    expect([t.unit('A1').host, t.unit('A2').touches.length]).toEqual(['A2', 1])
  })

  it('M15g always so, where it could not be deployed otherwise', () => {
    // Who is attached (M04) stands nowhere else, and had no unit with a place free at deployment.
    const t = deploying(
      {
        A1: waiting({ files: 1, count: 1 }),
        A2: waiting({ attachable: true, rules: ['M15', 'M04'] }),
        B1: waiting(),
      },
      {},
      [],
      'ask',
    )
    expect(t.unit('A2').condition).toBe('held')
    t.answer('place A1 H13 N 1', 'begin', 'place B1 H4 S 5')
    expect([t.asked, t.legal()]).toEqual(['reveal 0 A2', ['none', 'A1']])
    t.answer('A1')
    // The last model of that unit made way: it stands there alone.
    expect([t.unit('A1').condition, t.where('A2')]).toEqual(['destroyed', 'H13'])
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

  it('RB-22.1 M04b a character leaves its unit by moving off it; who is attached never does', () => {
    const leaving = (more: object = {}, host: object = {}) =>
      war({
        stage: 'movement',
        units: {
          A1: { at: 'H12', facing: 'N', mobility: 3, ...host },
          A2: { at: '', host: 'A1', attachable: true, mobility: 6, ...more },
          A3: { at: 'H9', facing: 'N' },
          B1: { at: 'A1', facing: 'S' },
        },
      })
    const t = leaving()
    expect(t.refused('reform A2 H12 S 1')).toMatchObject({ code: 'no-such-pose', rule: 'RB-22.1' })
    t.answer('advance A2 H10 N')
    expect([t.where('A2'), t.unit('A2').host, t.unit('A2').marks.move]).toEqual(['H10', null, 'advance'])
    expect(t.told('parted')).toMatchObject([{ unit: 'A2', host: 'A1' }])
    // Its unit goes on without it.
    t.answer('advance A1 H11 N')
    const over = leaving()
    over.answer('join A2 A3')
    expect(over.unit('A2').host).toBe('A3')
    expect(leaving({ rules: ['M04'] }).refused('advance A2 H11 N')).toMatchObject({
      code: 'never-leaves',
      rule: 'M04',
    })
    expect(leaving({ rules: ['M04'] }).legal('advance A2')).toEqual([])
    // Not once its unit has moved, nor out of a combat.
    expect(leaving({}, { done: { move: 'advance' } }).refused('advance A2 H11 N')).toMatchObject({
      code: 'may-not-leave',
    })
    const declared = leaving({}, { done: { declared: true } })
    expect(declared.refused('advance A2 H11 N')).toMatchObject({ code: 'may-not-leave' })
    expect(leaving().legal('reform A2')).toEqual([])
    const ran = leaving({}, { now: { shaken: true } })
    expect(ran.refused('advance A2 H11 N')).toMatchObject({ code: 'unit-shaken', rule: 'RB-20.4' })
    const both = touching('A1', 'B2')
    const fights = war({
      stage: 'movement',
      units: {
        A1: { at: 'H12', facing: 'N', now: both.A1 },
        A2: { at: '', host: 'A1', attachable: true },
        A3: { at: 'A16', facing: 'N' },
        B2: { at: 'H11', facing: 'S', now: both.B2 },
      },
    })
    expect(fights.refused('advance A2 G12 N')).toMatchObject({ code: 'unit-engaged', rule: 'RB-04.5' })
  })

  it('M48a solitary, M28f unstable, M50b supernatural, M53d of another Height: refused with the clause; M08d not a captain by those in the ranks', () => {
    const refused = (one: object, other: object) => join(one, other).refused('join A1 A2')
    expect(refused({ rules: ['M48'] }, {})).toMatchObject({ code: 'may-not-join', rule: 'M48a' })
    expect(refused({}, { rules: ['M48'] })).toMatchObject({ rule: 'M48a' })
    expect(refused({ rules: ['M28'] }, {})).toMatchObject({ rule: 'M28f' })
    expect(refused({}, { rules: ['M28'] })).toMatchObject({ rule: 'M28g' })
    expect(join({ rules: ['M28'] }, { rules: ['M28'] }).legal('join A1 A2')).toHaveLength(1)
    expect(refused({}, { rules: ['M50'] })).toMatchObject({ rule: 'M50c' })
    expect(refused({ height: 2 }, { rules: ['M53'], height: 1 })).toMatchObject({ rule: 'M53d' })
    // Of attached models, in `places.test.ts`: captains in the ranks do not count.
    expect(join({ rules: ['M08'] }, { rules: ['M08'] }).legal('join A1 A2')).toHaveLength(1)
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

  it('M39d presence of the undead alone lends to a unit with one of them in it, and to no other', async () => {
    const { disciplineOf } = await import('../../../rules/regiments/field/command.ts')
    const of = (whom: Against, unit: object, joined: readonly string[] = []) => {
      const t = war({
        active: 1,
        units: {
          A1: { at: 'H12', facing: 'N', discipline: 5, ...unit },
          A2: {
            at: 'H14',
            facing: 'N',
            attachable: true,
            discipline: 9,
            rules: [rule('M39', { whom: [whom] })],
          },
          A3: { at: '', host: 'A1', attachable: true, discipline: 5, rules: joined },
          B1: { at: 'A1' },
        },
      })
      return disciplineOf(t.laidOut, t.unit('A1'))
    }
    expect([of('M31', {}), of('M31', { rules: ['M31'] }), of('M31', {}, ['M31'])]).toEqual([5, 9, 9])
    expect([of('height-2', {}), of('height-2', { height: 2 })]).toEqual([5, 9])
  })

  it('M08a M08b M08c a captain carries both to his unit from afar, with a standard or a musician in it', async () => {
    const { disciplineOf, isUnderBanner } = await import('../../../rules/regiments/field/command.ts')
    const t = (rules: readonly string[], general: object = {}, bearer: object = {}) => {
      const scene = war({
        active: 1,
        units: {
          A1: { at: 'A16', discipline: 5, rules },
          A2: { at: '', host: 'A1', attachable: true, rules: ['M08'], discipline: 6 },
          A3: { at: 'P1', attachable: true, rules: ['M39'], discipline: 9, now: general },
          A4: { at: 'P2', attachable: true, rules: ['M40'], ...bearer },
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
    // M08b: the general's presence, and nobody else's, though he bears the great banner.
    const bearer = ['M39', 'M40']
    expect(t(['M34', 'M38'], {}, { rules: bearer, discipline: 10 })).toEqual([9, true])
    expect(t(['M34'], { shaken: true }, { rules: bearer, discipline: 10 })).toEqual([6, false])
  })
})
