import { describe, expect, it } from 'vitest'
import { makeAttack } from '../../../rules/regiments/attack/attack.ts'
import { strikingValue } from '../../../rules/regiments/attack/stages.ts'
import { stepOf } from '../../../rules/regiments/clash/blows.ts'
import { foldRules } from '../../../rules/regiments/formation/borne.ts'
import { weaponOf } from '../../../rules/regiments/formation/wielding.ts'
import {
  all,
  attackOf,
  blowsBy,
  fought,
  gift,
  met,
  poolOf,
  rule,
  shotsOf,
  shotThrough,
  stepIn,
  through,
  told,
} from '../../helpers/regiments.ts'

const lone = { count: 1, files: 1 }

describe('rules on rules', () => {
  it('G1c of two that help alike the first one counts, else the better one', () => {
    const [one, same, better] = [rule('M41 5'), rule('M41 5'), rule('M41 4')]
    expect(foldRules([one, same])[0]).toBe(one)
    expect(foldRules([one, same, better])).toEqual([better])
  })

  it('G1a two instances of one rule do not add up', () => {
    expect(through({}, { armour: 1, rules: ['M06', 'M06'] }).usual.save.armour).toBe(5)
    expect(
      blowsBy(met({ ...lone, rules: ['A14 1', 'A14 1'] }, {})).filter(({ by }) => by === 'A14'),
    ).toHaveLength(1)
    const twice = { rules: [gift('A19', { strength: 1 }), gift('A19', { strength: 1 })] }
    expect(through(twice, {}, { round: 1 }).usual.strength.value).toBe(4)
    // Of the part and of its weapon.
    const both = { rules: ['A28', rule('W04', { gift: { plus: {}, rules: [{ id: 'A28' }] } })] }
    expect(through(both, { resilience: 5 }).usual.wound.need).toBe(4)
  })

  it('G1b instances with other words never work together', () => {
    const tall = [rule('A13 2', { against: ['height-2'] }), rule('A13 3', { against: ['mount'] })]
    const target = { life: 9, height: 2, marks: ['mount'] as const }
    expect(through({ rules: tall }, target).usual.loss).toMatchObject({ plus: 3 })
    expect(through({ rules: tall }, { ...target, marks: [] }).usual.loss).toMatchObject({ plus: 2 })
    expect(through({ rules: tall }, { life: 9 }).usual.loss).toMatchObject({ plus: 1 })
  })

  it('G1c the instance that helps most is at work', () => {
    expect(through({}, { rules: ['M02 6', 'M02 4'] }).usual.save.special).toBe(4)
    const either = { rules: ['M02 6', rule('M02 3', { against: ['A09'] })] }
    expect(through({}, either).usual.save.special).toBe(6)
    expect(through({ rules: ['A09'] }, either).usual.save.special).toBe(3)
    const [blow] = blowsBy(met({ ...lone, attacks: -1, rules: ['A14 D3', 'A14 D6'] }, {}))
    expect(blow!.each).toMatchObject({ faces: 6 })
  })

  it('G2a a model rule serves all parts, an attribute only its own', () => {
    const rider = { rules: ['A24', 'M35'], height: 2, others: [{ name: 'horse', agility: 2 }] }
    const again = blowsBy(met(rider, {})).map(({ how }) =>
      makeAttack(how).rules.some(({ id }) => id === 'A24'),
    )
    expect(again).toEqual([true, true, false, false])
  })

  it('G2b an attribute of a part acts on special attacks too, and not on shots', () => {
    const both = { rules: ['A38', 'A25 1', 'W11 4'] }
    expect(through(both, {}, { charging: 0 })).toMatchObject({
      toHit: null,
      usual: { wound: { again: [true, true, true, false, false, false] } },
    })
    expect(shotThrough(both, {}).usual.wound.again).toEqual(all(6, 0).map(() => false))
  })

  it('G2c an attribute of a weapon acts on its attacks, ranged or not, and on no others', () => {
    const zealous = (id: 'W04' | 'W11') =>
      rule(`${id} 4`, { gift: { plus: { strength: 1 }, rules: [{ id: 'A38' }] } })
    const again = (stages: ReturnType<typeof through>) => [
      stages.usual.wound.again[0],
      stages.usual.strength.value,
    ]
    expect(again(through({ rules: [zealous('W04')] }, {}))).toEqual([true, 5])
    expect(again(through({ rules: [zealous('W04'), 'A25 1'] }, {}, { charging: 0 }))).toEqual([false, 3])
    expect(again(shotThrough({ rules: [zealous('W11'), 'W04'] }, {}))).toEqual([true, 5])
    expect(again(through({ rules: [zealous('W11')] }, {}))).toEqual([false, 3])
  })

  it('G3a a weapon serves the part that carries it', () => {
    const rider = { rules: ['W04'], others: [{ name: 'horse' }] }
    const strengths = blowsBy(met(rider, {})).map(
      ({ how }) => strikingValue(makeAttack(how), 'strength').value,
    )
    expect(strengths).toEqual([4, 3, 4])
    expect(shotsOf({ ...lone, rules: ['W09'], others: [{ name: 'mate' }] }, {})).toHaveLength(1)
  })

  it('G4a a part uses one melee weapon, while engaged', () => {
    const both = { ...lone, rules: ['W04', 'W07'] }
    expect(told(blowsBy(met(both, {})))).toEqual(['1 freely at 3'])
    expect(through(both, {}).usual.strength.value).toBe(4)
  })

  it('G4b picks by rank: enchanted, any other, basic, natural', () => {
    const wielded = (rules: Parameters<typeof met>[0] & object, marks: readonly 'beast'[] = []) => {
      const clash = met({ ...rules, marks }, {})
      const pool = poolOf(clash, 0)
      return weaponOf(pool, pool.model.parts[0]!)
    }
    const enchanted = rule('W02', { enchanted: true })
    expect(wielded({ rules: ['W04', enchanted] })).toBe(enchanted)
    expect(wielded({ rules: ['W01', 'W02', 'W04'] }).id).toBe('W04')
    expect(wielded({ rules: ['W01'] }).id).toBe('W02')
    expect(wielded({ rules: ['W01', 'W02'] }).id).toBe('W02')
    const clash = met({ rules: ['W04', 'W03'] }, {})
    poolOf(clash, 0).wields = { 0: 1 }
    expect(attackOf(clash).weapon!.id).toBe('W03')
  })

  it('G4c the choice stays through the rounds', () => {
    const clash = met({ ...lone, rules: ['W04', 'W03'] }, { ...lone, life: 9, attacks: -1 }, { round: 1 })
    poolOf(clash, 0).wields = { 0: 1 }
    for (const round of [1, 2, 3]) {
      clash.units[0]!.round = round
      const told = fought(clash, { 'to-hit': [4], 'to-wound': [2], break: [1, 1] })
      expect(told.steps[0]!.blows[0]!.blows.how.weapon!.id).toBe('W03')
    }
  })

  it('G4d what a melee weapon does acts on standard melee attacks alone', () => {
    const spear = { agility: 3, rules: ['W08', 'A14 1', 'W14 3'] }
    const special = blowsBy(met(spear, {})).find(({ by }) => by === 'A14')!
    expect(special.step).toBe(3)
    expect(stepIn(met(spear, {}))).toBe(4)
    expect(strikingValue(makeAttack(special.how), 'penetration').value).toBe(0)
    expect(stepOf(makeAttack(special.how)).value).toBe(3)
    expect(shotThrough(spear, {}).usual.penetration.value).toBe(0)
  })

  it('G5a a part uses one shooting weapon a phase', () => {
    // The pistol is likely to cost more from near by; at long range the bow is, and beyond it the pistol does not reach.
    for (const [distance, weapon] of [
      [3, 'W13'],
      [9, 'W09'],
      [15, 'W09'],
    ] as const)
      for (const rules of [
        ['W13', 'W09'],
        ['W09', 'W13'],
      ])
        expect(shotsOf({ ...lone, rules }, {}, { distance }).map(({ by }) => by)).toEqual([weapon])
    const crew = { ...lone, rules: ['W09'], others: [{ name: 'mate', rules: ['W11'] }] }
    expect(shotsOf(crew, {})).toHaveLength(2)
  })

  it('G5b accuracy is the number beside the weapon’s name; the rest comes from the weapon', () => {
    expect(shotThrough({ rules: ['W11 3'], strength: 6 }, {})).toMatchObject({
      toHit: { need: 3 },
      usual: { strength: { value: 4 }, penetration: { value: 1 } },
    })
    const own = rule('W11 3', {
      values: { strength: 8, penetration: 4, range: 48, shots: { dice: 0, faces: 6, plus: 3 } },
    })
    expect(shotsOf({ ...lone, rules: [own] }, {}, { distance: 48 })[0]).toMatchObject({ count: 3 })
    expect(shotThrough({ rules: [own] }, {}, { distance: 48 }).toHit!.need).toBe(4)
    expect(shotThrough({ rules: [own] }, {}).usual).toMatchObject({
      strength: { value: 8 },
      penetration: { value: 4 },
    })
  })
})
