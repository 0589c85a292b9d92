import { describe, expect, it } from 'vitest'
import { makeAttack } from '../../../rules/regiments/attack/attack.ts'
import { stagesOf, strikingValue } from '../../../rules/regiments/attack/stages.ts'
import { weaponOf, weaponsOf } from '../../../rules/regiments/formation/wielding.ts'
import { library } from '../../../rules/regiments/library.ts'
import type { StrikingValue } from '../../../rules/regiments/unit/unitProfile.ts'
import {
  attackOf,
  blowsBy,
  met,
  part,
  poolOf,
  rule,
  shotsOf,
  shotThrough,
  stepIn,
  struck,
  through,
  told,
} from '../../helpers/regiments.ts'

const lone = { count: 1, files: 1 }
/** Values of the first attack against a target, with the weapon. */
const values = (...given: Parameters<typeof met>) =>
  Object.fromEntries(
    (['attacks', 'offence', 'strength', 'penetration', 'agility'] as StrikingValue[]).map(value => [
      value,
      strikingValue(attackOf(met(...given)), value).value,
    ]),
  )
const plain = { attacks: 1, offence: 3, strength: 3, penetration: 0, agility: 3 }
const wielded = (...given: Parameters<typeof part>) => {
  const { rules, marks } = part(...given)
  const clash = met({ others: [{ rules, marks }] }, {})
  const pool = poolOf(clash, 0)
  return weaponOf(pool, pool.model.parts[1]!).id
}

describe('weapons of close combat', () => {
  it('W01a parts that are constructs, beasts or mounts have natural weapons', () => {
    for (const mark of ['construct', 'beast', 'mount'] as const)
      expect(wielded({ marks: [mark] })).toBe('W01')
    for (const mark of ['metal-armour', 'centaur'] as const) expect(wielded({ marks: [mark] })).toBe('W02')
    expect(values({ rules: ['W01'] }, {})).toEqual(plain)
  })

  it('W01b W02b are used only where there is no other', () => {
    expect(wielded({ marks: ['beast'], rules: ['W04'] })).toBe('W04')
    expect(wielded({ rules: ['W01'] })).toBe('W02')
    expect(wielded({ rules: ['W02', 'W07'] })).toBe('W07')
    expect(weaponsOf(part({ rules: ['W04'] })).map(({ id }) => id)).toEqual(['W04'])
    // Natural ones with something in their brackets are those that a beast has.
    const fangs = rule('W01', { gift: { plus: { strength: 1 }, rules: [] } })
    expect(weaponsOf(part({ rules: [fangs], marks: ['beast'] }))).toEqual([fangs])
    expect(weaponsOf(part({ rules: ['A26', 'W04'] })).map(({ id }) => id)).toEqual(['W04', 'W02'])
  })

  it('W02a everybody else has a basic weapon', () => {
    expect(wielded()).toBe('W02')
    expect(values({}, {})).toEqual(plain)
  })

  it('W02c gives parry with a shield in use', () => {
    const shield = { defence: 1, rules: ['M06'] }
    expect(through({ offence: 5 }, shield).toHit!.need).toBe(4)
    expect(through({ offence: 5 }, { defence: 1 }).toHit!.need).toBe(2)
    // The rider wields it though the mount bites.
    const rider = {
      defence: 1,
      height: 2,
      rules: ['M06'],
      others: [{ name: 'horse', marks: ['mount'] as const }],
    }
    expect(through({ offence: 5 }, rider).toHit!.need).toBe(4)
    const claws = { defence: 1, rules: ['M06'], others: [] }
    const beast = met({ offence: 5 }, claws)
    const { model } = poolOf(beast, 1)
    const marked = { ...model, parts: model.parts.map(each => ({ ...each, marks: ['beast' as const] })) }
    Object.assign(poolOf(beast, 1), { model: marked })
    expect(stagesOf(attackOf(beast)).toHit!.need).toBe(2)
  })

  it('W03a W03b W03c a heavy weapon strikes hard, last, with both hands', () => {
    const heavy = { agility: 6, rules: ['W03'] }
    expect(values(heavy, {})).toEqual({ ...plain, strength: 5, penetration: 2, agility: 6 })
    expect(stepIn(met(heavy, {}, { charging: 0 }))).toBe(0)
    expect(told(blowsBy(met(heavy, {}, { charging: 0 })))).toEqual(['5 freely at 0', '5 support at 0'])
    expect(attackOf(met(heavy, {})).rules.map(({ id }) => id)).toEqual(['A01'])
    expect(through({}, { rules: ['W03', 'M06'] }).usual.save.armour).toBeNull()
  })

  it('W04a W04b a halberd', () => {
    expect(values({ rules: ['W04'] }, {})).toEqual({ ...plain, strength: 4, penetration: 1 })
    expect(through({}, { rules: ['W04', 'M06'] }).usual.save.armour).toBeNull()
  })

  it('W05a W06a lances while charging', () => {
    for (const [lance, plus] of [
      ['W05', 2],
      ['W06', 1],
    ] as const) {
      const rider = { rules: [lance], marks: ['mount'] as const }
      expect(values(rider, {})).toEqual(plain)
      expect(values(rider, {}, { charging: 0 })).toMatchObject({ strength: 3 + plus, penetration: plus })
    }
    expect(stepIn(met({ rules: ['W05'] }, {}, { charging: 0 }))).toBe(5)
    expect(stepIn(met({ rules: ['W06'] }, {}, { charging: 0 }))).toBe(4)
    expect(stepIn(met({ rules: ['W05'] }, {}))).toBe(3)
  })

  it('W05b W06b W08d say who may carry them', () => {
    const ridden = ['mount', 'centaur']
    expect(library.W05.carriedWith).toEqual({ needs: ridden })
    expect(library.W06.carriedWith).toEqual({ needs: ridden })
    expect(library.W08.carriedWith).toEqual({ without: ridden })
  })

  it('W07a W07b W07c paired weapons', () => {
    expect(values({ rules: ['W07'] }, {})).toEqual({ ...plain, attacks: 2, offence: 4 })
    expect(told(blowsBy(met({ rules: ['W07'] }, {})))).toEqual(['10 freely at 3', '5 support at 3'])
    expect(through({}, { rules: ['W07', 'M06'] }).usual.save.armour).toBeNull()
    const parrying = { defence: 1, rules: ['M35'] }
    expect(through({ rules: ['W07'] }, parrying).toHit!.need).toBe(3)
    expect(through({ offence: 4 }, parrying).toHit!.need).toBe(4)
  })

  it('W08a W08b W08c a spear', () => {
    const spear = { count: 15, files: 5, rules: ['W08'] }
    expect(values(spear, {})).toEqual({ ...plain, penetration: 1, agility: 4 })
    expect(values(spear, { marks: ['mount'] })).toMatchObject({ penetration: 2 })
    expect(values(spear, { marks: ['centaur'] })).toMatchObject({ penetration: 2 })
    expect(values(spear, { marks: ['beast'] })).toMatchObject({ penetration: 1 })
    expect(values(spear, { others: [{ marks: ['mount'] }] })).toMatchObject({ penetration: 2 })
    expect(told(blowsBy(met(spear, {})))).toEqual(['5 freely at 4', '5 support at 4', '5 support at 4'])
  })
})

describe('weapons for shots', () => {
  const shot = (weapon: string, distance: number, more: Parameters<typeof shotsOf>[2] = {}) =>
    shotsOf({ ...lone, strength: 7, penetration: 5, rules: [weapon] }, {}, { distance, ...more })
  const worked = (weapon: string, ...more: Parameters<typeof rule>[]) => {
    const { usual } = shotThrough(
      { strength: 7, penetration: 5, rules: [weapon, ...more.map(each => rule(...each))] },
      {},
    )
    return [usual.strength.value, usual.penetration.value]
  }
  const ranks = (weapon: string) => shotsOf({ count: 25, files: 5, rules: [weapon] }, {})[0]!.count

  it('W09a W10a W11a W12a W13a range, shots, Strength and Penetration', () => {
    for (const [weapon, range, strength, penetration] of [
      ['W09', 24, 3, 0],
      ['W10', 30, 3, 0],
      ['W11', 30, 4, 1],
      ['W12', 24, 4, 2],
      ['W13', 12, 4, 2],
    ] as const) {
      expect(shot(weapon, range)[0]).toMatchObject({ count: 1, each: null })
      expect(shot(weapon, range + 3)).toEqual([])
      expect(worked(weapon)).toEqual([strength, penetration])
    }
  })

  it('W09b W10b shoot from one more rank', () => {
    expect([ranks('W09'), ranks('W10'), ranks('W11'), ranks('W12'), ranks('W13')]).toEqual([
      15, 15, 10, 10, 10,
    ])
  })

  it('W11b W12b are unwieldy', () => {
    const needed = (weapon: string) =>
      shotThrough({ rules: [`${weapon} 3`] }, {}, { moved: true }).toHit!.need
    expect([needed('W09'), needed('W11'), needed('W12')]).toEqual([4, 5, 5])
  })

  it('W13b W13c W14b W14c W14d pistols and thrown weapons stand and shoot, and are quick', () => {
    const brought = (id: 'W13' | 'W14') => library[id].brings!.map(own => own.id)
    expect(brought('W13')).toEqual(['A31', 'A34'])
    expect(brought('W14')).toEqual(['A31', 'A33', 'A34'])
    expect(shotThrough({ rules: ['W13 3'] }, {}, { moved: true }).toHit!.need).toBe(3)
    expect(shotThrough({ rules: ['W14 3'] }, {}, { moved: true, distance: 8 }).toHit!.need).toBe(3)
    expect(shotThrough({ rules: ['W13 3'] }, {}, { distance: 12 }).toHit!.need).toBe(4)
  })

  it('W14a thrown weapons have their user’s Strength and Penetration, without its weapon', () => {
    expect(worked('W14', ['W03'])).toEqual([7, 5])
    expect(shot('W14', 8)[0]).toMatchObject({ count: 2 })
    expect(shot('W14', 11)).toEqual([])
  })

  it('W15a W15c W15e a breath has 2D6 shots that hit by themselves, as its brackets say', () => {
    const breath = rule('W15', { values: { strength: 4, penetration: 1, rules: [{ id: 'A07' }] } })
    const lent = rule('A38', { lent: true })
    const dragon = { ...lone, rules: [rule('W15', { ...breath, gift: { plus: {}, rules: [lent] } })] }
    const [blow] = shotsOf(dragon, { rules: ['M41 2'] }, { distance: 8 })
    expect(blow).toMatchObject({ count: 1, each: { dice: 2, faces: 6 } })
    const stages = stagesOf(makeAttack(blow!.how))
    expect(stages).toMatchObject({
      toHit: null,
      usual: { strength: { value: 4 }, penetration: { value: 1 }, save: { special: null } },
    })
    expect(stages.usual.wound.again[0]).toBe(false)
    expect(struck(blow!, { hits: [1, 2], 'to-wound': [3, 3, 2] })).toMatchObject({
      attacks: 3,
      hits: 3,
      wounds: 2,
    })
    expect(shotsOf(dragon, {}, { distance: 11 })).toEqual([])
  })

  it('W15d a breath is breathed after a march too', () => {
    expect(shot('W15', 6, { marched: true })).toHaveLength(1)
    expect(shot('W09', 6, { marched: true })).toEqual([])
  })

  it('W15b is used once a battle: a clash has no shot before it', () => {
    expect(library.W15.shoots).toMatchObject({ range: 8 })
  })
})
