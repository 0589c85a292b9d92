import { describe, expect, it } from 'vitest'
import { hexes, strikingValue } from '../../../rules/regiments/attack/stages.ts'
import { breakTestOf } from '../../../rules/regiments/clash/breakThrow.ts'
import { unitInClash } from '../../../rules/regiments/clash/makeClash.ts'
import { volley } from '../../../rules/regiments/clash/volley.ts'
import { formationOf, heightOf, isSteady, ranksBefore } from '../../../rules/regiments/formation/formation.ts'
import { weaponsOf } from '../../../rules/regiments/formation/wielding.ts'
import { whyBlows, whyClash } from '../../../rules/regiments/odds/why.ts'
import {
  attackOf,
  blowsBy,
  clashOf,
  fought,
  gift,
  hero,
  hurt,
  met,
  near,
  part,
  poolOf,
  regiment,
  rule,
  shotsOf,
  shotThrough,
  stepIn,
  through,
  told,
  withHeroes,
} from '../../helpers/regiments.ts'

const lone = { count: 1, files: 1 }
const ids = (...given: Parameters<typeof met>) => attackOf(met(...given)).rules.map(({ id }) => id)
const lent = rule('A38', { lent: true })

describe('rules against some', () => {
  const three = (target: object, against: Parameters<typeof rule>[1]) =>
    through({ rules: [rule('A13 3', against)] }, { life: 9, ...target }).usual.loss.plus

  it('are at work against any of what they name, in the model or one of its parts', () => {
    expect(three({ height: 2 }, { against: ['height-2', 'mount'] })).toBe(3)
    expect(three({ height: 3 }, { against: ['height-2', 'mount'] })).toBe(1)
    expect(three({ marks: ['construct'] }, { against: ['mount'] })).toBe(1)
    expect(three({ rules: ['M31'] }, { against: ['M31'] })).toBe(3)
    const ridden = { others: [{ rules: ['A06'], marks: ['mount'] }] }
    expect(three(ridden, { against: ['A06'] })).toBe(3)
    expect(three(ridden, { against: ['mount'] })).toBe(3)
    expect(three(ridden, { against: ['A07'] })).toBe(1)
    expect(three(ridden, { against: ['beast'] })).toBe(1)
  })

  it('hold against a weapon, a height, a rule or a mark', () => {
    const again = (striker: object, ...against: ('W04' | 'height-3' | 'M31' | 'beast')[]) =>
      through(striker, { rules: [rule('M44', { against })] }).usual.wound.again[5]
    expect([
      again({ rules: ['W04'] }, 'W04'),
      again({ rules: ['W03'] }, 'W04'),
      again({ attacks: -1, rules: ['W04', 'A14 1'] }, 'W04'),
    ]).toEqual([true, false, false])
    expect([again({ height: 3 }, 'height-3'), again({ height: 2 }, 'height-3')]).toEqual([true, false])
    expect([again({ rules: ['M38'] }, 'M31'), again({ marks: ['construct'] }, 'beast')]).toEqual([
      false,
      false,
    ])
  })
})

describe('attacks', () => {
  it('have what weapon and charge add, and shots nothing of a combat', () => {
    const both = {
      rules: [rule('W04', { gift: { plus: { strength: 1 }, rules: [] } }), gift('A15', { strength: 1 })],
    }
    expect(through(both, {}, { charging: 0 }).usual.strength.value).toBe(6)
    const crossbow = rule('W11 4', { gift: { plus: {}, rules: [gift('A19', { strength: 2 })] } })
    const [shooter, target] = [regiment({ rules: [crossbow] }), regiment()].map(unit =>
      unitInClash({ unit, joined: [] }, 0),
    )
    expect(whyBlows(volley(shooter!, target!, near)[0]!).strength.value).toBe(4)
    expect(volley(shooter!, target!, near)[0]!.how.at.atFront).toBe(true)
    // Attributes of the part that are about shots act on them.
    expect(shotThrough({ rules: ['W11 3', 'A02'] }, { height: 5 }, { cover: 'hard' }).toHit!.need).toBe(2)
    expect(shotThrough({ rules: ['W11 3', 'A04 3x1'] }, {}).hits).toBe(3)
    expect(shotThrough({ rules: ['W10 3', 'A20 1'] }, {}, { moved: true }).toHit!.need).toBe(5)
    expect(shotThrough({ rules: ['W10 3', 'A34'] }, {}, { moved: true }).toHit!.need).toBe(3)
    expect(shotThrough({ rules: ['W10 3', gift('A36', { strength: 2 })] }, {}).picked!.strength.value).toBe(5)
    expect(
      shotThrough({ rules: ['A21', rule('W10 3', { gift: { plus: {}, rules: [lent] } })] }, {}).usual.wound
        .again[0],
    ).toBe(false)
    expect(
      shotThrough({ rules: [rule('W10 3', { gift: { plus: {}, rules: [lent] } })] }, {}).usual.wound.again[0],
    ).toBe(true)
  })

  it('are fixed by any value in their brackets, but not by those of a crushing blow', () => {
    for (const values of [{ strength: 6 }, { penetration: 1 }, { rules: [rule('A05')] }])
      expect(ids({ attacks: -1, rules: [rule('A14 1', { values }), lent] }, {})).toContain('A21')
    const strong = { attacks: -1, rules: [rule('A14 1', { values: { strength: 6 } }), lent] }
    expect(through(strong, {}).usual.wound.again[0]).toBe(false)
    const giant = { ...lone, attacks: 1, rules: ['A17', lent] }
    expect(ids(giant, { life: 4, resilience: 9 })).toContain('A38')
    expect(blowsBy(met(giant, { life: 4, resilience: 9 }))[0]!.by).toBe('A17')
  })

  it('have what is added to values that their brackets leave', () => {
    const charge = gift('A15', { strength: 1, penetration: 2 })
    const values = (inBrackets: object) => {
      const attack = attackOf(
        met({ attacks: -1, rules: [rule('A14 1', { values: inBrackets }), charge] }, {}, { charging: 0 }),
      )
      return (['strength', 'penetration'] as const).map(value => strikingValue(attack, value).value)
    }
    expect([values({ strength: 6 }), values({ penetration: 5 }), values({})]).toEqual([
      [6, 2],
      [4, 5],
      [4, 2],
    ])
  })

  it('lose what is taken from them, and that alone', () => {
    const charge = { rules: [gift('A15', { strength: 2, attacks: 1 })] }
    const to = (...against: ('A15' | 'A06')[]) =>
      met(charge, { rules: [rule('M24', { against })] }, { charging: 0 })
    expect(told(blowsBy(to('A15')))[0]).toBe('10 freely at 4')
    expect(strikingValue(attackOf(to('A15')), 'strength').value).toBe(3)
    expect(strikingValue(attackOf(to('A06')), 'strength').value).toBe(5)
  })

  it('A12a sets nothing but Strength and Penetration', () => {
    expect(through({ rules: ['A12'], agility: 4 }, {}).toHit!.need).toBe(4)
    expect(stepIn(met({ rules: ['A12'], agility: 4 }, {}))).toBe(4)
  })

  it('A06b leaves a 4 as it is; A17b throws 1D3', () => {
    expect(through({ offence: 5, rules: ['A06', 'A06'] }, {}).toHit!.table.slice(2, 5)).toMatchObject([
      { hits: 1, wounds: 0 },
      { hits: 1, wounds: 0 },
      { hits: 0, wounds: 1 },
    ])
    expect(through({ ...lone, rules: ['A17'] }, { life: 4, resilience: 9 }).usual.loss).toEqual({
      dice: 1,
      faces: 3,
      plus: 0,
    })
    expect(blowsBy(met({ attacks: -1, rules: ['A14'] }, {}))[0]!.each).toEqual({ dice: 0, faces: 6, plus: 1 })
  })

  it('G1c takes the better instance in any order, and of gifts the first', () => {
    expect(through({}, { rules: ['M02 4', 'M02 6'] }).usual.save.special).toBe(4)
    const gifts = { rules: [gift('A19', { strength: 1 }), gift('A19', { strength: 2 })] }
    expect(through(gifts, {}, { round: 1 }).usual.strength.value).toBe(4)
  })

  it('A11a with M39 for some alone, and without it', () => {
    const need = (joined: Parameters<typeof hero>[0]) =>
      through(
        { strength: 5, rules: ['A11'] },
        withHeroes({ discipline: 5, rules: ['M31'] }, hero({ discipline: 9, ...joined })),
      ).usual.wound.need
    expect(need({ rules: ['M38'] })).toBe(4)
    expect(need({ rules: [rule('M39', { against: ['M28', 'M31'] })] })).toBe(6)
    expect(need({ life: 1, rules: ['M39'] })).toBe(6)
  })

  it('RB-01.1 RB-01.4 counts inches as hexes, and long range by the range in the brackets', () => {
    expect([1, 4, 5, 7, 8, 10, 11, 13, 18, 24, 30, 36, 48].map(hexes)).toEqual([
      1, 1, 2, 2, 3, 3, 4, 4, 6, 8, 10, 12, 16,
    ])
    const far = rule('W11 3', { values: { range: 48 } })
    expect([24, 27].map(distance => shotThrough({ rules: [far] }, {}, { distance }).toHit!.need)).toEqual([
      3, 4,
    ])
  })

  it('RB-13.2 saves are thrown by the defender', () => {
    const target = { ...lone, life: 5, armour: 3, attacks: -1, rules: ['M02 6'] }
    fought(met({ ...lone, attacks: 2 }, target), {
      '0 to-hit': [4, 4],
      '0 to-wound': [4, 4],
      '1 armour': [3, 1],
      '1 special-save': [5, 6],
      '1 break': [1, 1],
    })
    fought(met(target, { ...lone, attacks: 1 }), {
      '1 to-hit': [4],
      '1 to-wound': [4],
      '0 armour': [3],
      '0 special-save': [5],
      '0 break': [1, 1],
    })
  })
})

describe('who fights', () => {
  it('RB-16.3 finds a last life, and over a flank no attached model for a stomp', () => {
    const clash = hurt(met({}, withHeroes({}, hero({ life: 1 }))), 1, 10)
    expect(blowsBy(clash)[0]!.how.at.pool.called).toBe('hero')
    const mixed = withHeroes({ height: 2 }, hero({ height: 1 }))
    const flanked = met(mixed, { attacks: -1, rules: ['A27 1'] }, { over: 'left' })
    expect(blowsBy(flanked, 1)).toEqual([])
  })

  it('a part without Attacks makes no standard ones, whatever adds to them', () => {
    expect(blowsBy(met({ attacks: -1, rules: ['W07'] }, {}))).toEqual([])
    const pair = { ...lone, life: 3, attacks: -1, rules: ['A30'], others: [{ name: 'mount' }] }
    expect(told(blowsBy(hurt(met(pair, {}), 0, 2)))).toEqual(['1 freely at 3'])
  })

  it('A30a rages for the hurt model alone, where it strikes', () => {
    const raging = { files: 3, count: 6, life: 2, rules: ['A30'] }
    const led = hurt(met(withHeroes(raging, hero({ agility: 5 })), {}), 0, 1)
    expect(told(blowsBy(led))).toEqual(['2 freely at 5', '3 freely at 3', '3 support at 3'])
    // All of the front is a hero's: the hurt one stands behind.
    const behind = hurt(met(withHeroes({ ...raging, files: 1 }, hero({ agility: 5 })), {}), 0, 1)
    expect(told(blowsBy(behind))).toEqual(['2 freely at 5', '1 support at 3'])
    // Who fell and still strikes does so as it did.
    const fallen = met({ ...lone, life: 3, rules: ['A30', 'M19'] }, {})
    poolOf(fallen, 0).life = 0
    expect(told(blowsBy(fallen))).toEqual(['1 freely at 3'])
  })

  it('A10b adds no more attacks than there are', () => {
    expect(told(blowsBy(met({ attacks: 2, rules: ['A10 +3'] }, {})))[1]).toBe('10 support at 3')
  })

  it('RB-15.3 RB-15.5 over a flank as far as the reach, and at a corner of a dead enemy too', () => {
    const heroes = { unit: hero(), joined: [1, 2, 3, 4].map(() => hero()) }
    expect(blowsBy(met(lone, heroes, { over: 'rear' }), 1)).toHaveLength(3)
    const two = clashOf(
      met({ count: 20, files: 5 }, {}),
      [
        { units: [0, 1], over: ['front', 'front'] },
        { units: [0, 2], over: ['left', 'front'] },
      ],
      met({}, {}).units[1]!,
    )
    poolOf(two, 1).life = 0
    expect(told(blowsBy(two))).toEqual(['4 flank at 3'])
  })

  it('RB-11.2 nobody shoots from behind those who have joined, where two ranks are theirs', () => {
    expect(shotsOf(withHeroes({ ...lone, rules: ['W11 4'] }, hero(), hero()), {})).toEqual([])
  })

  it('M06c has to have a hand for the shield', () => {
    const pair = { defence: 2, rules: ['M06', 'W04'], others: [{ name: 'mate' }] }
    expect(through({ offence: 5 }, pair).toHit!.need).toBe(3)
  })

  it('A26b has each weapon once to choose from', () => {
    expect(weaponsOf(part({ rules: ['A26', 'W02', 'W04'] })).map(({ id }) => id)).toEqual(['W04', 'W02'])
  })

  it('RB-11.5 shots find a last ordinary model, and the dead do not shoot', () => {
    expect(shotsOf({ rules: ['W09'] }, withHeroes(lone, hero()))[0]!.how.at.pool.called).toBe('unit')
    const led = met(withHeroes({}, hero({ rules: ['W13'] })), {})
    poolOf(led, 0, 1).life = 0
    expect(volley(led.units[0]!, led.units[1]!, near)).toEqual([])
    expect(
      shotThrough(
        { rules: [rule('W11 4', { gift: { plus: {}, rules: [rule('A02')] } })] },
        { unit: hero({ height: 5 }), joined: [] },
      ).toHit!.need,
    ).toBe(3)
  })
})

describe('how units hold', () => {
  it('RB-19.3 a Discipline that friends lend counts where it is higher', () => {
    const clash = met({ ...lone, discipline: 6 }, {})
    const most = (lent: number) => {
      clash.units[0]!.lent = lent
      return breakTestOf(clash, clash.units[0]!, 1)
    }
    expect([most(9), most(5)]).toMatchObject([{ discipline: 9 }, { discipline: 6 }])
  })

  it('M54e an ordinary model that is left decides, those who have joined do not', () => {
    const ranks = (own: string[], joined: string[]) => {
      const three = [1, 2, 3].map(() => hero({ rules: joined }))
      const clash = met(withHeroes({ count: 1, files: 4, rules: own }, ...three), {})
      return ranksBefore(clash, clash.units[0]!)
    }
    expect([ranks([], []), ranks(['M54'], []), ranks([], ['M54'])]).toEqual([1, 0, 1])
  })

  it('RB-18.3 who stands alone is as high as the first of them that lives', () => {
    const clash = met({ unit: hero({ height: 1 }), joined: [hero({ height: 4 }), hero({ height: 5 })] }, {})
    expect(heightOf(clash.units[0]!)).toBe(1)
    poolOf(clash, 0).life = 0
    expect(heightOf(clash.units[0]!)).toBe(4)
  })

  it('RB-02.4 a dead hero has no place', () => {
    const clash = hurt(met(withHeroes({}, hero()), {}), 0, 3, 1)
    expect(formationOf(clash.units[0]!)).toMatchObject({ models: 10, attached: [] })
  })

  it('M54e the dead make nobody light', () => {
    const heroes = [1, 2, 3, 4].map(() => hero())
    const clash = hurt(met(withHeroes({ ...lone, files: 4, rules: ['M54'] }, ...heroes), {}), 0, 1)
    expect(ranksBefore(clash, clash.units[0]!)).toBe(1)
    const last = met({ count: 4, files: 4, rules: ['M54'] }, {})
    expect(ranksBefore(last, last.units[0]!)).toBe(0)
  })

  it('RB-18.3 steady against every enemy', () => {
    const two = clashOf(
      met({ count: 10, files: 5 }, { count: 15, files: 5 }),
      [
        { units: [0, 1], over: ['front', 'front'] },
        { units: [0, 2], over: ['left', 'front'] },
      ],
      met({}, lone).units[1]!,
    )
    expect(isSteady(two, two.units[0]!)).toBe(false)
  })

  it('RB-17.2 the last life of a unit is a unit wiped out, whoever fell before', () => {
    const wiped = fought(met({ ...lone, agility: 5 }, lone), { 'to-hit': [6], 'to-wound': [6] })
    expect(wiped.totals).toEqual([2, 0])
    const led = hurt(met({ ...lone, agility: 5 }, withHeroes({ ...lone, attacks: -1 }, hero())), 1, 3, 1)
    expect(fought(led, { 'to-hit': [6], 'to-wound': [6] }).totals).toEqual([2, 0])
  })

  it('M21a M21b guards a last life, and the dead guard nobody', () => {
    const modifier = (clash: ReturnType<typeof met>) => {
      const test = breakTestOf(clash, clash.units[0]!, 5)
      return test.kind === 'test' && test.modifier
    }
    const heroes = [1, 2, 3, 4].map(() => hero({ life: 1 }))
    const guarded = met(withHeroes({ ...lone, files: 5, rules: ['M21'] }, ...heroes), {})
    expect(modifier(guarded)).toBe(0)
    expect(modifier(hurt(guarded, 0, 1))).toBe(5)
    expect(modifier(met(withHeroes({ ...lone, rules: ['M21'] }, hero({ life: 1 })), {}))).toBe(3)
  })

  it('names clauses that were at work', () => {
    const clauses = (unit: Parameters<typeof met>[0], which = 0) =>
      whyClash(met(unit, lone)).tests[which]!.test.clauses
    expect(clauses({ rules: ['M51'] })).toEqual(['RB-19', 'RB-18.3', 'M51'])
    expect(clauses({ rules: ['M21'] })).toEqual(['RB-19', 'RB-18.3'])
  })

  it('RB-19.3 the Discipline of a last life counts', () => {
    const led = met(withHeroes({ discipline: 5 }, hero({ life: 1, discipline: 9 })), {})
    expect(breakTestOf(led, led.units[0]!, 1)).toMatchObject({ discipline: 9 })
  })
})
