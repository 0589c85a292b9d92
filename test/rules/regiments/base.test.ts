import { describe, expect, it } from 'vitest'
import { makeAttack } from '../../../rules/regiments/attack/attack.ts'
import { needToHit, needToWound, strikingValue } from '../../../rules/regiments/attack/stages.ts'
import { throwAmounts } from '../../../rules/regiments/attack/throwAttacks.ts'
import { spreadOf } from '../../../rules/regiments/base/spread.ts'
import { workOut } from '../../../rules/regiments/base/values.ts'
import { breakTestOf, diceOfTest, testSum, waysToPass } from '../../../rules/regiments/clash/breakThrow.ts'
import { differenceFor, scoreBefore, totalOf } from '../../../rules/regiments/clash/result.ts'
import { volley } from '../../../rules/regiments/clash/volley.ts'
import type { Clash } from '../../../rules/regiments/formation/clashState.ts'
import {
  formationOf,
  fullRanks,
  isSolid,
  isSteady,
  widthOf,
} from '../../../rules/regiments/formation/formation.ts'
import {
  all,
  amount,
  blowsBy,
  clashOf,
  fought,
  gift,
  hero,
  hurt,
  lifeOf,
  met,
  near,
  poolOf,
  rule,
  shotsOf,
  shotThrough,
  stepIn,
  through,
  thrown,
  told,
  withHeroes,
} from '../../helpers/regiments.ts'

const lone = { count: 1, files: 1 }
const unitOf = (wanted: Parameters<typeof met>[0], owner: 0 | 1) =>
  (owner ? met({}, wanted) : met(wanted, {})).units[owner]!
/** One unit in the middle, others at its front, left, right and rear, each by its own front. */
const surrounded = (
  middle: Parameters<typeof met>[0],
  around: Partial<Record<'front' | 'left' | 'right' | 'rear', Parameters<typeof met>[0]>>,
): Clash => ({
  units: [unitOf(middle, 0), ...Object.values(around).map(each => unitOf(each, 1))],
  touches: Object.keys(around).map((over, i) => ({ units: [0, i + 1], over: [over as 'left', 'front'] })),
})

it('RB-15.5 who stands at a corner makes no special attack over the flank either', () => {
  const middle = { ...lone, rules: ['A14 1'] }
  const both = surrounded(middle, { front: lone, left: lone })
  expect(told(blowsBy(both))).toEqual(['1 freely at 3', '1 freely at 3 by A14'])
})

describe('RB-06 dice and values', () => {
  it('RB-06.1 maximised and minimised throws have one die more, of which one is left out', () => {
    expect([diceOfTest('plain'), diceOfTest('minimised'), diceOfTest('maximised')]).toEqual([2, 3, 3])
    expect(testSum([3, 4], 'plain')).toBe(7)
    expect(testSum([2, 6, 4], 'minimised')).toBe(6)
    expect(testSum([2, 6, 4], 'maximised')).toBe(10)
    expect(waysToPass(7, 'plain')).toEqual({ ways: 21, of: 36 })
    expect(waysToPass(2, 'minimised')).toEqual({ ways: 16, of: 216 })
    expect(waysToPass(11, 'maximised')).toEqual({ ways: 200, of: 216 })
    expect(waysToPass(1, 'plain').ways).toBe(0)
    expect(waysToPass(12, 'maximised').ways).toBe(216)
  })

  it('RB-06.2 a die is thrown again once, by its first result; a test whole, in the same way', () => {
    const both = through({ rules: ['A38'] }, { rules: ['M44'] }).usual.wound
    expect(both.again).toEqual(all(6, 1).map(() => true))
    const round = fought(
      met(
        { ...lone, attacks: 3, rules: ['A38'] },
        { ...lone, life: 9, attacks: -1, rules: ['M44', 'M40', 'M14'] },
      ),
      {
        'to-hit': [4, 4, 4],
        'to-wound': [4, 3, 4],
        'to-wound-again': [4, 5, 1],
        break: [6, 6, 6, 2, 1, 6],
      },
    )
    expect(round.tests[0]).toMatchObject({
      thrown: [
        [6, 6, 6],
        [2, 1, 6],
      ],
      broke: false,
    })
    expect(round.totals).toEqual([2, 1])
  })

  it('RB-06.3 a value is set, multiplied, added to, bounded, in this order', () => {
    const value = (base: number, ...changes: object[]) =>
      workOut(
        base,
        changes.map(each => ({ clause: 'x', ...each })),
      ).value
    expect(value(3, { plus: 1 }, { set: 5 })).toBe(6)
    expect(value(3, { set: 5 }, { set: 4 })).toBe(4)
    expect(value(3, { atLeast: 5 })).toBe(5)
    expect(value(7, { atLeast: 5 })).toBe(7)
    expect(value(5, { times: 0.5 }, { plus: 1 })).toBe(4)
    expect(value(3, { plus: 1 }, { plus: 2, upTo: 5 })).toBe(5)
    expect(value(7, { plus: 2, upTo: 5 })).toBe(7)
    expect(value(3, { plus: 2, upTo: 5 }, { plus: 1 })).toBe(5)
    expect(value(1, { plus: -3 })).toBe(0)
    expect(workOut(5, [{ clause: 'x', plus: 3 }], 'armour').value).toBe(6)
    expect(workOut(8, [{ clause: 'x', plus: 5 }], 'agility').value).toBe(10)
    expect(workOut(8, [{ clause: 'x', plus: 5 }], 'discipline').value).toBe(10)
    expect(workOut(8, [{ clause: 'x', plus: 5 }], 'strength')).toEqual({ value: 13, clauses: ['x'] })
    expect(workOut(8, []).clauses).toEqual([])
  })

  it('RB-06.4 final values are what they are', () => {
    const crushing = { ...lone, attacks: 1, rules: ['A17', 'W04', gift('A15', { strength: 2 })] }
    expect(through(crushing, { life: 3, resilience: 9, armour: 6 }, { charging: 0 }).usual).toMatchObject({
      strength: { value: 10, clauses: ['A17'] },
      penetration: { value: 10 },
    })
    expect(
      workOut(3, [
        { clause: 'a', set: 3, final: true },
        { clause: 'b', plus: 2 },
        { clause: 'c', atLeast: 9 },
      ]),
    ).toEqual({
      value: 3,
      clauses: ['a'],
    })
    expect(through({ rules: ['A18'], penetration: 1 }, { armour: 6 }).usual.pierced.armour).toBeNull()
  })

  it('RB-06.5 a bonus lowers the score that is needed, a D3 is half a die rounded up', () => {
    const d3 = [1, 2, 3, 4, 5, 6].map(face => thrown(throwAmounts('x', 0, 1, amount('D3')), { x: [face] })[0])
    expect(d3).toEqual([1, 1, 2, 2, 3, 3])
    expect(spreadOf(amount('D3+1'))).toEqual({ ways: [0n, 0n, 1n, 1n, 1n], of: 3n })
    expect(
      shotThrough({ rules: [rule('W11 4', { gift: { plus: {}, rules: [{ id: 'A02' }] } })] }, { height: 5 })
        .toHit!.need,
    ).toBe(3)
  })

  it('RB-06.6 numbers of hits and wounds are rolled for each by itself', () => {
    expect(thrown(throwAmounts('x', 0, 2, amount('2D6+1')), { x: [1, 2, 5, 6] })).toEqual([4, 12])
    expect(thrown(throwAmounts('x', 0, 3, amount('2')), {})).toEqual([2, 2, 2])
  })
})

describe('throws', () => {
  it('RB-10 to hit in melee, by the difference of Offence and Defence', () => {
    expect([9, 4, 3, 1, 0, -3, -4, -9].map(needToHit)).toEqual([2, 2, 3, 3, 4, 4, 5, 5])
    expect(through({ offence: 4 }, { defence: 3 }).toHit!.need).toBe(3)
    // A natural 1 misses and a natural 6 hits; special attacks throw no die.
    const { toHit } = through({ offence: 9 }, {})
    expect(toHit!.table.map(({ hits }) => hits)).toEqual([0, 1, 1, 1, 1, 1])
    expect(through({ attacks: -1, rules: ['A14 1', 'A24'] }, { rules: ['M36', 'M35'] }).toHit).toBeNull()
  })

  it('RB-11.2 the first two ranks shoot, all files, every part with a weapon', () => {
    const count = (files: number, models: number) =>
      shotsOf({ count: models, files, rules: ['W11'] }, {}).map(each => each.count)
    expect([count(5, 12), count(5, 7), count(10, 4)]).toEqual([[10], [7], [4]])
    // Attached models stand in the first rank and shoot for themselves.
    const led = withHeroes({ count: 14, files: 5, rules: ['W11'] }, hero({ rules: ['W13'] }), hero())
    expect(shotsOf(led, {}).map(({ count: n, by }) => [n, by])).toEqual([
      [8, 'W11'],
      [1, 'W13'],
    ])
    const few = withHeroes({ count: 2, files: 5, rules: ['W11'] }, hero())
    expect(shotsOf(few, {}).map(({ count: n }) => n)).toEqual([2])
    expect(shotsOf({ attacks: 2, ...lone, rules: [rule('W11')] }, {})[0]!.count).toBe(1)
  })

  it('RB-11.3 needed: the accuracy or 4+, worse at long range, after a move and in cover', () => {
    const need = (aim: Parameters<typeof shotThrough>[2], weapon = 'W09') =>
      shotThrough({ rules: [weapon] }, {}, aim).toHit!.need
    expect(need({})).toBe(4)
    expect(need({}, 'W09 2')).toBe(2)
    expect([need({ distance: 12 }), need({ distance: 15 }), need({ distance: 24 })]).toEqual([4, 5, 5])
    expect(need({ moved: true })).toBe(5)
    expect(need({ distance: 24, moved: true, cover: 'hard' })).toBe(8)
    const table = (aim: Parameters<typeof shotThrough>[2], weapon?: string) =>
      shotThrough({ rules: [weapon ?? 'W09'] }, {}, aim).toHit!.table.map(({ hits }) => hits)
    expect(table({}, 'W09 1')).toEqual([0, 1, 1, 1, 1, 1])
    expect(table({ cover: 'hard' })).toEqual([0, 0, 0, 0, 0, 1])
    expect(table({ cover: 'hard', moved: true })).toEqual([0, 0, 0, 0, 0, 0])
  })

  it('RB-11.4 cover: 1 in soft, 2 in hard', () => {
    const need = (cover: 'none' | 'soft' | 'hard') =>
      shotThrough({ rules: ['W09 3'] }, {}, { cover }).toHit!.need
    expect([need('none'), need('soft'), need('hard')]).toEqual([3, 4, 5])
  })

  it('RB-11.5 shots fall on the ordinary pool, or where there is none on an attached model', () => {
    const at = (...target: Parameters<typeof shotsOf>) => shotsOf(...target)[0]!.how.at.pool.called
    const archers = { rules: ['W09'] }
    expect(at(archers, withHeroes({}, hero()))).toBe('unit')
    expect(at(archers, { unit: hero(), joined: [] })).toBe('hero')
    const [one, other] = met(archers, withHeroes({}, hero(), hero({ name: 'second' }))).units
    other!.pools[0]!.life = 0
    other!.pools[1]!.life = 0
    expect(volley(one!, other!, near)[0]!.how.at.pool.called).toBe('second')
    other!.pools[2]!.life = 0
    expect(volley(one!, other!, near)).toEqual([])
    one!.pools[0]!.life = 0
    other!.pools[0]!.life = 1
    expect(volley(one!, other!, near)).toEqual([])
  })

  it('RB-12 to wound, by the difference of Strength and Resilience', () => {
    expect([5, 2, 1, 0, -1, -2, -7].map(needToWound)).toEqual([2, 2, 3, 4, 5, 6, 6])
    expect(through({ strength: 4 }, { resilience: 3 }).usual.wound.table.map(({ wounds }) => wounds)).toEqual(
      [false, false, true, true, true, true],
    )
  })

  it('RB-13.1 armour saves on 7 − Arm + Pen, never better than 2+', () => {
    const save = (armour: number, penetration = 0) => through({ penetration }, { armour }).usual.save.armour
    expect([save(0), save(1), save(3), save(5), save(6), save(6, 2), save(2, 1), save(1, 1)]).toEqual([
      null,
      6,
      4,
      2,
      2,
      3,
      6,
      null,
    ])
  })

  it('RB-13.2 then one special save, the best that the attack allows', () => {
    const target = { ...lone, life: 5, armour: 3, attacks: -1, rules: ['M02 6', 'M41 5'] }
    expect(through({}, target).usual.save).toMatchObject({ armour: 4, special: 5 })
    expect(through({ rules: ['A07'] }, target).usual.save.special).toBe(6)
    expect(through({}, { rules: ['M02 7'] }).usual.save.special).toBeNull()
    const round = fought(met({ ...lone, attacks: 3 }, target), {
      '0 to-hit': [4, 4, 4],
      '0 to-wound': [4, 4, 4],
      armour: [4, 3, 1],
      'special-save': [5, 4],
      break: [1, 1],
    })
    expect(round.steps[0]!.blows[0]!.thrown).toMatchObject({ hits: 3, wounds: 3, unsaved: 1, loss: 1 })
  })

  it('RB-13.3 RB-13.4 what comes through costs 1 life; life lost without saves throws none', () => {
    expect(through({}, {}).usual.loss).toEqual({ dice: 0, faces: 6, plus: 1 })
    const clash = met(
      { ...lone, attacks: 2, agility: 9 },
      { count: 6, files: 3, attacks: -1, armour: 6, rules: ['M28', 'M02 2'] },
    )
    fought(clash, { '0 to-hit': [4, 4], '0 to-wound': [4, 4], armour: [1, 1], 'special-save': [1, 2] })
    expect(lifeOf(clash, 1)).toEqual([4])
  })
})

describe('RB-14 steps of initiative', () => {
  it('RB-14.1 a part strikes by its Agility with its weapon, 1 quicker while charging, from 0 to 10', () => {
    expect(stepIn(met({ agility: 4 }, {}))).toBe(4)
    expect(stepIn(met({ agility: 4 }, {}, { charging: 0 }))).toBe(5)
    expect(stepIn(met({ agility: 4 }, {}, { charging: 1 }))).toBe(4)
    expect(stepIn(met({ agility: 10 }, {}, { charging: 0 }))).toBe(10)
    expect(stepIn(met({ agility: 0, rules: ['A23', 'W03'] }, {}))).toBe(0)
    const onrush = { agility: 4, rules: ['A14 1', gift('A19', { agility: 2 }), 'W08'] }
    expect(told(blowsBy(met(onrush, {}, { charging: 0, round: 1 })))).toEqual([
      '5 freely at 8',
      '5 support at 8',
      '5 freely at 7 by A14',
    ])
  })

  it('RB-14.2 what stands when a step begins decides who fights in it; a step strikes at once', () => {
    const clash = met({ count: 3, files: 3, agility: 5 }, { count: 3, files: 3, agility: 5 })
    const round = fought(clash, {
      '0 to-hit': [6, 6, 6],
      '0 to-wound': [6, 6, 6],
      '1 to-hit': [6, 6, 6],
      '1 to-wound': [6, 6, 6],
    })
    expect(round.steps).toHaveLength(1)
    expect([lifeOf(clash, 0), lifeOf(clash, 1)]).toEqual([[0], [0]])
    expect(round.totals).toEqual([4, 4])
    expect(round.tests).toEqual([])
  })

  it('RB-14.3 who falls in an earlier step does not strike', () => {
    const clash = met({ count: 3, files: 3, agility: 5 }, { count: 3, files: 3, agility: 4 })
    const round = fought(clash, {
      '0 to-hit': [6, 6, 1],
      '0 to-wound': [6, 6],
      '1 to-hit': [1],
      break: [6, 6],
    })
    expect(round.steps.map(({ step, blows }) => [step, blows[0]!.blows.count])).toEqual([
      [5, 3],
      [4, 1],
    ])
    expect(round.tests[0]).toMatchObject({ broke: true })
  })
})

describe('RB-15 who fights', () => {
  it('RB-15.1 over the front the first rank, as far as the enemy is wide and 2 more; attached models first', () => {
    const wide = { count: 20, files: 10 }
    expect(told(blowsBy(met(wide, { count: 4, files: 4 })))).toEqual(['6 freely at 3', '6 support at 3'])
    expect(told(blowsBy(met(wide, {})))[0]).toBe('7 freely at 3')
    expect(told(blowsBy(met(wide, { count: 12, files: 5 }, { over: 'right' })))[0]).toBe('5 freely at 3')
    expect(told(blowsBy(met({ count: 3, files: 5 }, {})))).toEqual(['3 freely at 3'])
    const led = withHeroes({ count: 8, files: 4 }, hero({ agility: 5 }), hero({ agility: 5 }))
    expect(told(blowsBy(met(led, lone)))).toEqual([
      '2 freely at 5',
      '2 freely at 5',
      '1 freely at 3',
      '3 support at 3',
    ])
    const heroes = withHeroes(wide, hero(), hero(), hero(), hero())
    expect(blowsBy(met(heroes, lone)).filter(({ way }) => way === 'freely')).toHaveLength(3)
  })

  it('RB-15.2 the second rank supports over the front, with standard attacks alone', () => {
    const both = { attacks: 2, rules: ['A14 1'] }
    expect(told(blowsBy(met(both, {})))).toEqual(['10 freely at 3', '5 freely at 3 by A14', '5 support at 3'])
    expect(told(blowsBy(met({ count: 7, files: 5 }, {})))).toEqual(['5 freely at 3', '2 support at 3'])
    expect(told(blowsBy(met({ count: 7, files: 5 }, {}, { over: 'rear' }), 1))).toEqual(['5 flank at 3'])
  })

  it('RB-15.3 over a flank or the rear as many as it is wide, ordinary ones alone, restricted', () => {
    const big = { count: 12, files: 4, attacks: 3, height: 2, rules: ['A14 1'] }
    expect(told(blowsBy(met({}, big, { over: 'left' }), 1))).toEqual(['6 flank at 3', '3 flank at 3 by A14'])
    expect(told(blowsBy(met({}, big, { over: 'rear' }), 1))).toEqual(['8 flank at 3', '4 flank at 3 by A14'])
    expect(told(blowsBy(met(lone, { count: 20, files: 4 }, { over: 'right' }), 1))).toEqual(['3 flank at 3'])
    const led = withHeroes({ count: 7, files: 4 }, hero({ agility: 6 }))
    expect(told(blowsBy(met({}, led, { over: 'left' }), 1))).toEqual(['2 flank at 3'])
    const alone = hurt(
      met({}, withHeroes({ count: 1, files: 2 }, hero({ attacks: 4 }), hero({ attacks: 4 })), {
        over: 'rear',
      }),
      1,
      1,
    )
    expect(told(blowsBy(alone, 1))).toEqual(['1 flank at 3', '1 flank at 3'])
  })

  it('RB-15.4 RB-15.7 restricted: Height attacks of all parts together, in their order; none at Height 0', () => {
    const rider = (height: number) => ({ attacks: 2, height, others: [{ name: 'horse', attacks: 2 }] })
    const support = (height: number) =>
      blowsBy(met(rider(height), {}))
        .filter(({ way }) => way === 'support')
        .map(({ count }) => count)
    expect([support(0), support(1), support(3), support(5)]).toEqual([[], [5], [10, 5], [10, 10]])
  })

  it('RB-15.5 the reach over several enemies is the sum of their widths and 2; no model strikes twice', () => {
    const wide = met({ count: 12, files: 12 }, { count: 4, files: 4 })
    const two = clashOf(
      wide,
      [
        { units: [0, 1], over: ['front', 'front'] },
        { units: [0, 2], over: ['front', 'front'] },
      ],
      unitOf({ count: 3, files: 3 }, 1),
    )
    expect(told(blowsBy(two))[0]).toBe('9 freely at 3')
    poolOf(two, 2).life = 0
    expect(told(blowsBy(two))[0]).toBe('6 freely at 3')
    const middle = { count: 20, files: 5, attacks: 1 }
    const each = {}
    const over = (...sides: ('front' | 'left' | 'right' | 'rear')[]) =>
      told(blowsBy(surrounded(middle, Object.fromEntries(sides.map(side => [side, each])))))
    expect(over('left')).toEqual(['4 flank at 3'])
    expect(over('front', 'left')).toEqual(['5 freely at 3', '5 support at 3', '3 flank at 3'])
    expect(over('front', 'rear')).toEqual(['5 freely at 3', '5 support at 3', '5 flank at 3'])
    expect(over('left', 'rear')).toEqual(['4 flank at 3', '4 flank at 3'])
    expect(over('left', 'right', 'rear')).toEqual(['4 flank at 3', '4 flank at 3', '3 flank at 3'])
    const line = (...sides: ('front' | 'rear' | 'left' | 'right')[]) =>
      told(blowsBy(surrounded({ count: 5, files: 5 }, Object.fromEntries(sides.map(side => [side, each])))))
    expect(line('front', 'rear')).toEqual(['5 freely at 3'])
    expect(line('front', 'left')).toEqual(['5 freely at 3'])
    const column = surrounded({ count: 5, files: 1 }, { left: each, right: each })
    expect(told(blowsBy(column))).toEqual(['5 flank at 3'])
    // The hurt model rages on one side only.
    const raging = hurt(
      surrounded({ ...middle, life: 2, height: 5, rules: ['A30'] }, { front: each, left: each }),
      0,
      1,
    )
    expect(told(blowsBy(raging))).toEqual(['6 freely at 3', '5 support at 3', '3 flank at 3'])
  })

  it('RB-15.6 a model that may strike must', () => {
    expect(blowsBy(met({ attacks: 1 }, { life: 9 }))).not.toEqual([])
  })
})

describe('RB-16 allocation', () => {
  it('RB-16.1 RB-16.2 RB-16.3 goes to the ordinary pool, and when that is empty to the first attached that lives', () => {
    const clash = met({}, withHeroes({}, hero(), hero()))
    const at = () => blowsBy(clash)[0]?.how.at.pool
    expect(at()).toBe(poolOf(clash, 1))
    hurt(clash, 1, 10)
    expect(at()).toBe(poolOf(clash, 1, 1))
    hurt(clash, 1, 3, 1)
    expect(at()).toBe(poolOf(clash, 1, 2))
    hurt(clash, 1, 3, 2)
    expect(at()).toBeUndefined()
    // What is more than the pool had is lost.
    const few = met(
      { count: 5, agility: 5 },
      withHeroes({ count: 2, files: 3, attacks: -1 }, hero({ attacks: -1 })),
    )
    const round = fought(few, { 'to-hit': all(5, 6), 'to-wound': all(5, 6), break: [1, 1] })
    expect(round.steps[0]!.blows[0]).toMatchObject({ lost: 2, thrown: { loss: 5 } })
    expect(lifeOf(few, 1)).toEqual([0, 3])
  })

  it('RB-16.4 whole models go as soon as their life is gone; one at most is hurt', () => {
    const clash = hurt(met({}, { count: 4, files: 2, life: 3 }), 1, 4)
    expect(formationOf(clash.units[1]!)).toMatchObject({ ordinary: 3, first: 2, depth: 2 })
    hurt(clash, 1, 2)
    expect(formationOf(clash.units[1]!)).toMatchObject({ ordinary: 2, depth: 1 })
  })
})

describe('RB-17 combat result', () => {
  const lines = (...given: Parameters<typeof met>) =>
    scoreBefore(met(...given)).map(({ owner, what, points }) => `${owner} ${what} ${points}`)

  it('RB-17.1 before the first step: charging, flank or rear, ranks, standards, the great banner', () => {
    expect(lines(lone, lone)).toEqual([])
    expect(lines(lone, lone, { charging: 1 })).toEqual(['1 charge 1'])
    expect(lines(lone, lone, { over: 'left' })).toEqual(['0 flank 2'])
    expect(lines(lone, lone, { over: 'rear' })).toEqual(['0 rear 2'])
    expect(lines({ count: 30, files: 5 }, { count: 15, files: 5 })).toEqual(['0 ranks 4', '1 ranks 3'])
    expect(lines({ ...lone, rules: ['M38', 'M40'] }, lone)).toEqual(['0 standard 1', '0 banner 1'])
    // Of several units that with most ranks counts.
    const deep = { count: 15, files: 5 }
    const more = surrounded(lone, { front: deep, left: { count: 10, files: 5 } })
    expect(totalOf(scoreBefore(more), 1)).toBe(3 + 2)
    const dead = met({ ...lone, rules: ['M38'] }, {}, { charging: 0, over: 'left' })
    poolOf(dead, 0).life = 0
    expect(scoreBefore(dead).map(({ owner }) => owner)).toEqual([1])
    // Ranks are those of the beginning.
    const clash = met({ ...lone, attacks: 6, agility: 5 }, { count: 10, files: 5, attacks: -1 })
    expect(fought(clash, { 'to-hit': all(6, 6), 'to-wound': all(6, 6), break: [1, 1] }).totals).toEqual([
      6, 2,
    ])
  })

  it('RB-17.2 then life taken, and units wiped out', () => {
    const clash = met({ ...lone, attacks: 4, agility: 5 }, { count: 3, files: 3 })
    const round = fought(clash, { 'to-hit': all(4, 6), 'to-wound': all(4, 6) })
    expect(round.score.map(({ owner, what, points }) => [owner, what, points])).toEqual([
      [0, 'life', 3],
      [0, 'wiped-out', 1],
    ])
    // Whoever was gone before is not wiped out again.
    const more = surrounded(
      { ...lone, attacks: -1 },
      { front: { ...lone, attacks: -1 }, left: { ...lone, attacks: -1 } },
    )
    poolOf(more, 2).life = 0
    expect(fought(more, {}).score).toEqual([])
  })

  it('RB-17.3 the difference counts for each losing unit; who touches nobody has won', () => {
    const clash = met({}, {})
    expect(differenceFor(clash, clash.units[0]!, [2, 5])).toBe(3)
    expect(differenceFor(clash, clash.units[1]!, [2, 5])).toBe(0)
    expect(differenceFor(clash, clash.units[1]!, [5, 5])).toBe(0)
    poolOf(clash, 1).life = 0
    expect(differenceFor(clash, clash.units[0]!, [2, 5])).toBe(0)
    expect(differenceFor(clash, clash.units[1]!, [5, 2])).toBe(0)
    const two = surrounded(
      { ...lone, life: 9, attacks: -1 },
      { front: { ...lone, attacks: -1 }, left: { ...lone, attacks: -1 } },
    )
    two.units[0]!.charging = true
    const round = fought(
      { ...two, units: two.units.map((unit, i) => (i ? unit : { ...unit, charging: true })) },
      { break: [6, 6] },
    )
    // 1 for charging against 2 over the flank.
    expect(round.totals).toEqual([1, 2])
    expect(round.tests.map(({ unit }) => unit.owner)).toEqual([0])
  })
})

describe('RB-02 formation', () => {
  it('RB-02.3 RB-02.5 fills ranks from the front, attached models first; width and depth', () => {
    const { units } = met(withHeroes({ count: 11, files: 5 }, hero()), {})
    expect(formationOf(units[0]!)).toMatchObject({ ordinary: 11, models: 12, first: 5, depth: 3 })
    expect((['front', 'rear', 'left', 'right'] as const).map(side => widthOf(units[0]!, side))).toEqual([
      5, 5, 3, 3,
    ])
    // More attached models than files only where there are no others: they stand side by side.
    const heroes = met({ unit: hero(), joined: [hero(), hero()] }, {}).units[0]!
    expect(formationOf(heroes)).toMatchObject({ first: 3, depth: 1 })
  })

  it('RB-02.4 losses come off the back', () => {
    const clash = hurt(met({ count: 12, files: 5 }, {}), 0, 4)
    expect(formationOf(clash.units[0]!)).toMatchObject({ first: 5, depth: 2, models: 8 })
    hurt(clash, 0, 5)
    expect(formationOf(clash.units[0]!)).toMatchObject({ first: 3, depth: 1 })
  })
})

describe('RB-18 ranks', () => {
  const ranks = (unit: Parameters<typeof met>[0]) => {
    const clash = met(unit, {})
    return fullRanks(clash, clash.units[0]!)
  }

  it('RB-18.1 a full rank holds as many as the first, 4 at least, attached ones counted', () => {
    expect([
      ranks({ count: 14, files: 5 }),
      ranks({ count: 15, files: 5 }),
      ranks({ count: 9, files: 3 }),
    ]).toEqual([2, 3, 0])
    expect([
      ranks({ count: 4, files: 6 }),
      ranks({ count: 3, files: 6 }),
      ranks({ count: 8, files: 4 }),
    ]).toEqual([1, 0, 2])
    expect(ranks(withHeroes({ count: 9, files: 5 }, hero()))).toBe(2)
    expect(widthOf(met({ count: 7, files: 5 }, {}).units[0]!, 'front')).toBe(5)
    expect(widthOf(met({ count: 7, files: 5 }, {}).units[0]!, 'right')).toBe(2)
  })

  it('RB-18.2 less the ranks of those who touch its flanks and rear, who may be surrounded themselves', () => {
    const deep = { count: 20, files: 5 }
    const of = (clash: Clash, unit = 0) => fullRanks(clash, clash.units[unit]!)
    expect(of(surrounded(deep, { front: deep }))).toBe(4)
    expect(of(surrounded(deep, { left: { count: 10, files: 5 } }))).toBe(2)
    expect(of(surrounded(deep, { left: { count: 5, files: 5 }, rear: { count: 10, files: 5 } }))).toBe(1)
    expect(of(surrounded({ count: 5 }, { rear: deep }))).toBe(0)
    // Resolute ranks count too.
    expect(of(surrounded(deep, { left: { count: 5, files: 5, rules: ['M45 2'] } }))).toBe(1)
    // The one on its flank is surrounded by a friend of the first.
    const chain = surrounded(deep, { left: { count: 15, files: 5 } })
    const helped: Clash = {
      units: [...chain.units, unitOf({ count: 10, files: 5 }, 0)],
      touches: [...chain.touches, { units: [2, 1], over: ['front', 'rear'] }],
    }
    expect(of(helped, 1)).toBe(1)
    expect(of(helped)).toBe(3)
    poolOf(helped, 2).life = 0
    expect(of(helped)).toBe(1)
    // Each on the other's flank: the other counts without what this one takes away.
    const ring: Clash = { units: chain.units, touches: [{ units: [0, 1], over: ['left', 'right'] }] }
    expect([of(ring), of(ring, 1)]).toEqual([4, 2])
  })

  it('RB-18.3 steady: more than every enemy; solid: 3 ranks of low models, 2 of tall ones', () => {
    const is = (unit: Parameters<typeof met>[0], enemy: Parameters<typeof met>[0]) => {
      const clash = met(unit, enemy)
      return [isSteady(clash, clash.units[0]!), isSolid(clash, clash.units[0]!)]
    }
    expect(is({ count: 15, files: 5 }, { count: 10, files: 5 })).toEqual([true, true])
    expect(is({ count: 10, files: 5 }, { count: 10, files: 5 })).toEqual([false, false])
    expect(is({ count: 10, files: 5, height: 2 }, { count: 5 })).toEqual([true, false])
    expect(is({ count: 10, files: 5, height: 3 }, { count: 5 })).toEqual([true, true])
    expect(is({ count: 5, files: 5, height: 3 }, lone)).toEqual([true, false])
    const two = surrounded({ count: 10, files: 5 }, { front: { count: 5 }, left: lone })
    expect(isSteady(two, two.units[0]!)).toBe(true)
    const other = surrounded({ count: 10, files: 5 }, { front: { count: 5 }, rear: { count: 5 } })
    expect(isSteady(other, other.units[0]!)).toBe(false)
    poolOf(other, 2).life = 0
    expect(isSteady(other, other.units[0]!)).toBe(true)
    // Looked at with what is left after the round.
    const clash = met(
      { ...lone, attacks: 6, agility: 5 },
      { count: 20, files: 5, attacks: -1 },
      { charging: 0 },
    )
    const round = fought(clash, { 'to-hit': all(6, 6), 'to-wound': all(6, 6), break: [1, 1] })
    expect(round.tests[0]!.test).toMatchObject({ modifier: 2 })
    // The Height is the ordinary models', else of the first that lives.
    const led = withHeroes({ count: 9, files: 5, height: 1 }, hero({ height: 4 }))
    expect(is(led, lone)[1]).toBe(false)
    const tall = hurt(
      met(
        withHeroes(
          { count: 1, files: 4, height: 1 },
          ...[1, 2, 3, 4, 5, 6, 7, 8].map(() => hero({ height: 4 })),
        ),
        {},
      ),
      0,
      1,
    )
    expect(isSolid(tall, tall.units[0]!)).toBe(false)
  })
})

describe('RB-19 break tests', () => {
  it('RB-19.1 each losing unit that lives and touches an enemy tests', () => {
    const clash = surrounded(
      { ...lone, attacks: 2, agility: 5 },
      { front: { count: 2, files: 2, attacks: -1 }, left: { count: 2, files: 2, attacks: -1 } },
    )
    const round = fought(
      { ...clash, units: [{ ...clash.units[0]!, charging: true }, ...clash.units.slice(1)] },
      {
        'to-hit': [6, 6],
        'to-wound': [6, 6],
        break: [1, 1],
      },
    )
    // The front one is wiped out and tests no more: 1 + 2 + 1 against 2 over the flank.
    expect(round.totals).toEqual([4, 2])
    expect(round.tests).toHaveLength(1)
    expect(round.tests[0]!.unit.pools[0]!.life).toBe(2)
  })

  it('RB-19.2 RB-20.1 the modifier: all, 2 where steady, 0 where solid too; a Discipline and courage test', () => {
    const testOf = (
      unit: Parameters<typeof met>[0],
      enemy: Parameters<typeof met>[0],
      difference: number,
    ) => {
      const clash = met(unit, enemy)
      return breakTestOf(clash, clash.units[0]!, difference)
    }
    expect(testOf(lone, lone, 5)).toMatchObject({ most: 2, modifier: 5, clauses: ['RB-19'] })
    expect(testOf({ count: 10 }, lone, 5)).toMatchObject({ modifier: 2, clauses: ['RB-19', 'RB-18.3'] })
    expect(testOf({ count: 10 }, lone, 1)).toMatchObject({ modifier: 1 })
    expect(testOf({ count: 15 }, lone, 5)).toMatchObject({ modifier: 0, most: 7 })
    // Solid without being steady helps nothing.
    expect(testOf({ count: 15 }, { count: 15 }, 5)).toMatchObject({ modifier: 5 })
  })

  it('RB-19.3 2D6 of at most Discipline less the modifier holds; the highest of its living models', () => {
    const round = (breaks: number[]) =>
      fought(met({ ...lone, attacks: 1, agility: 5 }, { count: 3, files: 3, discipline: 8 }), {
        '0 to-hit': [6],
        '0 to-wound': [6],
        '1 to-hit': [1, 1],
        break: breaks,
      }).tests[0]!
    expect(round([3, 4])).toMatchObject({ broke: false, test: { most: 7, discipline: 8 } })
    expect(round([4, 4])).toMatchObject({ broke: true })
    const led = met(withHeroes({ discipline: 6 }, hero({ discipline: 9 })), {})
    expect(breakTestOf(led, led.units[0]!, 1)).toMatchObject({ discipline: 9 })
    hurt(led, 0, 3, 1)
    expect(breakTestOf(led, led.units[0]!, 1)).toMatchObject({ discipline: 6 })
  })

  it('RB-19.4 who fails breaks, and nobody is moved in a clash', () => {
    const clash = met({ ...lone, agility: 5 }, { count: 3, files: 3 })
    const { tests } = fought(clash, { '0 to-hit': [6], '0 to-wound': [6], '1 to-hit': [1, 1], break: [6, 6] })
    expect(tests[0]).toMatchObject({ broke: true, life: 0 })
    expect(lifeOf(clash, 1)).toEqual([2])
  })

  it('strikes by values of its part where nothing is said', () => {
    const [blow] = blowsBy(met({ strength: 5 }, {}))
    expect(strikingValue(makeAttack(blow!.how), 'strength')).toEqual({ value: 5, clauses: [] })
  })
})
