import { describe, expect, it } from 'vitest'
import { makeAttack } from '../../../rules/regiments/attack/attack.ts'
import { strikingValue } from '../../../rules/regiments/attack/stages.ts'
import { blowStages, stepOf } from '../../../rules/regiments/clash/blows.ts'
import { unitInClash } from '../../../rules/regiments/clash/makeClash.ts'
import { volley } from '../../../rules/regiments/clash/volley.ts'
import {
  all,
  attackOf,
  blowsBy,
  fought,
  gift,
  hero,
  hurt,
  lifeOf,
  met,
  near,
  part,
  poolOf,
  regiment,
  rule,
  shotsOf,
  shotThrough,
  stepIn,
  struck,
  through,
  told,
  withHeroes,
} from '../../helpers/regiments.ts'

const lone = { count: 1, files: 1 }
const troll = { ...lone, life: 3 }

describe('attributes of the throw to hit', () => {
  it('A06a wounds by a natural 6 to hit, without a throw to wound and what speaks of it', () => {
    const { toHit } = through({ rules: ['A06'] }, {})
    expect(toHit!.table).toEqual([
      ...Array.from({ length: 3 }, () => ({ hits: 0, wounds: 0, more: 0 })),
      ...Array.from({ length: 2 }, () => ({ hits: 1, wounds: 0, more: 0 })),
      { hits: 0, wounds: 1, more: 0 },
    ])
    const clash = met({ ...lone, rules: ['A06', 'A18'] }, { ...lone, armour: 3, rules: ['M44', 'M41 5'] })
    const blow = blowsBy(clash)[0]!
    // Lethal and resistant speak of the throw to wound: armour and regeneration hold.
    expect(struck(blow, { 'to-hit': [6], armour: [1], 'special-save': [5] })).toMatchObject({
      wounds: 1,
      loss: 0,
    })
  })

  it('A06b wounds by a 5 too with two instances, if the 5 hits', () => {
    const twice = { rules: ['A06', 'A06'] }
    expect(through(twice, {}).toHit!.table[4]).toMatchObject({ hits: 0, wounds: 1 })
    expect(
      through({ ...twice, rules: ['A06', rule('W04', { gift: { plus: {}, rules: [{ id: 'A06' }] } })] }, {})
        .toHit!.table[4],
    ).toMatchObject({ wounds: 1 })
    expect(through(twice, { rules: ['M36', 'M36'] }).toHit!.table[4]).toMatchObject({ wounds: 1 })
    const far = { rules: [rule('W11 4', { gift: { plus: {}, rules: [{ id: 'A06' }, { id: 'A06' }] } })] }
    expect(shotThrough(far, {}, { cover: 'hard' }).toHit!.table.slice(4)).toMatchObject([
      { hits: 0, wounds: 0 },
      { hits: 0, wounds: 1 },
    ])
  })

  it('A06c poisons one hit of several', () => {
    const area = {
      rules: [rule('W11 4', { gift: { plus: {}, rules: [rule('A04 3x1'), { id: 'A06' }, { id: 'A22' }] } })],
    }
    expect(shotThrough(area, {}).toHit!.table[5]).toEqual({ hits: 3, wounds: 1, more: 1 })
    expect(shotThrough(area, {}).toHit!.table[4]).toEqual({ hits: 3, wounds: 0, more: 0 })
    // Without a throw to hit nothing is poisoned.
    expect(through({ rules: ['A06', 'A37'] }, {})).toMatchObject({ toHit: null, hits: 1 })
  })

  it('A22a makes one hit more of a natural 6', () => {
    const { toHit } = through({ rules: ['A22'] }, {})
    expect(toHit!.table.map(({ hits }) => hits)).toEqual([0, 0, 0, 1, 1, 2])
    // Two instances do not add up.
    expect(through({ rules: ['A22', 'A22'] }, {}).toHit!.table[5]!.hits).toBe(2)
  })

  it('A22b the hit more goes to the same target and is an ordinary one', () => {
    const clash = met({ ...lone, rules: ['A22', 'A06'] }, { count: 3, files: 3 })
    fought(clash, { '0 to-hit': [6], '0 to-wound': [4], '1 to-hit': [1, 1, 1], break: [1, 1] })
    expect(lifeOf(clash, 1)).toEqual([1])
  })

  it('A24a throws failed throws to hit again, in every round', () => {
    expect(through({ rules: ['A24'] }, {}, { round: 5 }).toHit!.again).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
    const blow = blowsBy(met({ ...lone, attacks: 2, rules: ['A24'] }, {}))[0]!
    expect(struck(blow, { 'to-hit': [1, 4], 'to-hit-again': [3], 'to-wound': [6] })).toMatchObject({
      hits: 1,
      loss: 1,
    })
  })

  it('A37a throws no dice to hit', () => {
    const blow = blowsBy(met({ ...lone, rules: ['A37', 'A22', 'A24', 'A06'] }, { rules: ['M36'] }))[0]!
    expect(struck(blow, { 'to-wound': [4] })).toMatchObject({ attacks: 1, hits: 1, wounds: 1 })
  })
})

describe('attributes of the throw to wound', () => {
  it('A08a throws failed throws to wound again where the model wears no metal armour', () => {
    const failed = [true, true, true, false, false, false]
    expect(through({ rules: ['A08'] }, {}).usual.wound.again).toEqual(failed)
    expect(through({ rules: ['A08'] }, { marks: ['metal-armour'] }).usual.wound.again).toEqual(
      all(6, 0).map(() => false),
    )
  })

  it('A11a wounds against Discipline, with whoever lends it', () => {
    const psychic = { rules: ['A11'], strength: 6 }
    expect(through(psychic, { discipline: 5, resilience: 10 }).usual.wound.need).toBe(3)
    expect(through(psychic, { discipline: 8 }).usual.wound.need).toBe(6)
    const led = withHeroes({ discipline: 5 }, hero({ discipline: 8, rules: ['M39'] }))
    expect(through(psychic, led).usual.wound.need).toBe(6)
    const notLed = withHeroes({ discipline: 5 }, hero({ discipline: 8 }))
    expect(through(psychic, notLed).usual.wound.need).toBe(3)
    const lower = withHeroes({ discipline: 7 }, hero({ discipline: 4, rules: ['M39'] }))
    expect(through(psychic, lower).usual.wound.need).toBe(5)
    const clash = met(psychic, led)
    hurt(clash, 1, 3, 1)
    // Who lent it is dead.
    expect(struck(blowsBy(clash)[0]!, { 'to-hit': [4, 1, 1, 1, 1], 'to-wound': [3] })).toMatchObject({
      wounds: 1,
    })
  })

  it('A12a A12b A12c sets Strength to 3 and Penetration to 10, and nothing adds to them', () => {
    const toxic = { strength: 6, rules: ['A12', 'W03', gift('A15', { strength: 2, penetration: 2 })] }
    const { usual } = through(toxic, { armour: 6 }, { charging: 0 })
    expect(usual).toMatchObject({
      strength: { value: 3 },
      penetration: { value: 10 },
      wound: { need: 4 },
      save: { armour: null },
    })
    expect(attackOf(met(toxic, {})).rules.map(({ id }) => id)).toContain('A21')
    const lent = { rules: ['A12', rule('A24', { lent: true })] }
    expect(through(lent, {}).toHit!.again[0]).toBe(false)
    // A set value against a set value: the lower one.
    expect(through({ ...lone, attacks: 1, rules: ['A12', 'A17'] }, {}).usual.strength.value).toBe(3)
  })

  it('A18a A18b pierces armour and regeneration where it wounds by a natural 6', () => {
    const lethal = through({ rules: ['A18'] }, { armour: 5, rules: ['M41 4'] })
    expect(lethal.usual.wound.table.map(({ pierced }) => pierced)).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
    ])
    expect(lethal.usual).toMatchObject({
      save: { armour: 2, special: 4 },
      pierced: { armour: null, special: null },
    })
    // Aegis holds against it.
    expect(through({ rules: ['A18'] }, { rules: ['M02 4'] }).usual.pierced.special).toBe(4)
    const blow = blowsBy(met({ ...lone, attacks: 2, rules: ['A18'] }, { armour: 5, rules: ['M41 4'] }))[0]!
    expect(
      struck(blow, { 'to-hit': [4, 4], 'to-wound': [6, 5], armour: [1], 'special-save': [4] }),
    ).toMatchObject({
      wounds: 2,
      unsaved: 1,
    })
  })

  it('A28a needs 1 less from 4+ on', () => {
    const needs = [3, 4, 5, 6, 7].map(
      resilience => through({ strength: 5, rules: ['A28'] }, { resilience }).usual.wound.need,
    )
    expect(needs).toEqual([2, 3, 3, 4, 5])
  })

  it('A38a throws failed throws to wound again', () => {
    expect(through({ rules: ['A38'] }, { marks: ['metal-armour'] }).usual.wound.again).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
  })
})

describe('attributes of saves and life lost', () => {
  it('A05a no aegis against it, but regeneration', () => {
    expect(through({ rules: ['A05'] }, { rules: ['M02 3'] }).usual.save.special).toBeNull()
    expect(through({ rules: ['A05'] }, { rules: ['M02 3', 'M41 5'] }).usual.save.special).toBe(5)
  })

  it('A07a no regeneration against it, but aegis', () => {
    expect(through({ rules: ['A07'] }, { rules: ['M41 3'] }).usual.save.special).toBeNull()
    expect(through({ rules: ['A07'] }, { rules: ['M41 3', 'M02 5'] }).usual.save.special).toBe(5)
  })

  it('A09a does nothing by itself; others look for it', () => {
    const magical = rule('M02 4', { against: ['A09'] })
    expect(through({ rules: ['A09'] }, { rules: [magical] }).usual.save.special).toBe(4)
    expect(through({}, { rules: [magical] }).usual.save.special).toBeNull()
    expect(through({ rules: ['A09'] }, { armour: 2 })).toEqual(through({}, { armour: 2 }))
  })

  it('A13a A13b multiplies the life of each unsaved wound, thrown for each of them', () => {
    const clash = met({ ...lone, attacks: 3, rules: ['A13 D3'] }, { count: 5, life: 4 })
    const { thrown: so } = {
      thrown: struck(blowsBy(clash)[0]!, { 'to-hit': [4, 4, 4], 'to-wound': [4, 4, 4], loss: [1, 4, 6] }),
    }
    expect(so).toMatchObject({ unsaved: 3, loss: 1 + 2 + 3 })
    expect(
      struck(blowsBy(met({ ...lone, rules: ['A13 2'] }, { life: 4 }))[0]!, { 'to-hit': [4], 'to-wound': [4] })
        .loss,
    ).toBe(2)
  })

  it('A13c a wound takes no more than the Life of the profile: the troll of the source', () => {
    // Three life, two of them lost before; a 5 as multiplier takes three, which end this one and hurt the next.
    const clash = hurt(
      met({ ...lone, rules: ['A13 D6'] }, { count: 2, files: 2, life: 3, rules: ['M51'] }),
      1,
      2,
    )
    const round = fought(clash, {
      '0 to-hit': [4],
      '0 to-wound': [4],
      loss: [5],
      '1 to-hit': [1, 1],
      break: [1, 1],
    })
    expect(round.steps[0]!.blows[0]).toMatchObject({ thrown: { loss: 3 }, lost: 3 })
    expect(lifeOf(clash, 1)).toEqual([1])
    // Of several that do not add up the one that costs more of this target is taken.
    const either = { ...lone, rules: ['A13 D6', 'A13 3'] }
    expect(through(either, troll).usual.loss).toMatchObject({ dice: 0, plus: 3 })
    expect(through(either, { ...troll, life: 9 }).usual.loss).toMatchObject({ dice: 1 })
    const tall = { ...lone, rules: [rule('A13 3', { against: ['height-2'] }), 'A13 2'] }
    expect(through(tall, { ...troll, height: 2 }).usual.loss.plus).toBe(3)
    expect(through(tall, { ...troll, height: 3 }).usual.loss.plus).toBe(2)
  })
})

describe('attributes that are attacks of their own', () => {
  it('A14a strikes in its own step without weapon, freely or over flank and rear', () => {
    const grinding = { rules: ['A14 2', 'W03'], agility: 4 }
    expect(told(blowsBy(met(grinding, {})))).toEqual([
      '5 freely at 4 by A14',
      '5 freely at 0',
      '5 support at 0',
    ])
    expect(told(blowsBy(met(grinding, {}, { charging: 0 })))[0]).toBe('5 freely at 5 by A14')
    const flanked = met({}, grinding, { over: 'left' })
    expect(told(blowsBy(flanked, 1))).toEqual(['2 flank at 4 by A14', '2 flank at 0'])
    const blow = blowsBy(met({ ...lone, ...grinding }, {}))[0]!
    expect(struck(blow, { 'to-wound': [4, 3] })).toMatchObject({ attacks: 2, hits: 2, loss: 1 })
  })

  it('A14b has the values of its part, or those in its brackets, and is fixed by them', () => {
    const own = { attacks: -1, strength: 4, penetration: 1, rules: ['A14 1', 'W04', 'A07'] }
    expect(through(own, {}).usual).toMatchObject({ strength: { value: 4 }, penetration: { value: 1 } })
    const lent = rule('A38', { lent: true })
    expect(through({ attacks: -1, rules: ['A14 1', 'A38'] }, {}).usual.wound.again[0]).toBe(true)
    const given = {
      attacks: -1,
      strength: 4,
      rules: [
        rule('A14 1', { values: { strength: 6, rules: [{ id: 'A05' }] } }),
        'A07',
        lent,
        gift('A15', { strength: 3, penetration: 1 }),
      ],
    }
    const attack = attackOf(met(given, {}, { charging: 0 }))
    expect(attack.rules.map(({ id }) => id)).toEqual(['A05', 'A21'])
    expect(strikingValue(attack, 'strength').value).toBe(6)
    // Attributes in the brackets stand in place of the part's own, with what those give.
    expect(strikingValue(attack, 'penetration').value).toBe(0)
    const charging = { attacks: -1, rules: ['A14 1', gift('A15', { strength: 2 })] }
    expect(strikingValue(attackOf(met(charging, {}, { charging: 0 })), 'strength').value).toBe(5)
  })

  it('RB-24 what a spell gives standard attacks does nothing to special ones', () => {
    const lent = rule('A28', { lent: true })
    const need = (own: string, given: string | ReturnType<typeof rule>) =>
      through({ attacks: -1, rules: [own, given] }, {}, { charging: 0 }).usual.wound.need
    for (const own of ['A14 1', 'A25 1', 'A27 1']) expect([need(own, 'A28'), need(own, lent)]).toEqual([3, 4])
    expect(through({ rules: [lent] }, {}).usual.wound.need).toBe(3)
  })

  it('A25a strikes in step 10 while charging, freely alone', () => {
    const impact = { rules: ['A25 D3'] }
    expect(told(blowsBy(met(impact, {}, { charging: 0 })))).toEqual([
      '5 freely at 10 by A25',
      '5 freely at 4',
      '5 support at 4',
    ])
    expect(told(blowsBy(met(impact, {})))).toHaveLength(2)
    expect(told(blowsBy(met({}, impact, { charging: 1, over: 'left' }), 1))).toEqual(['2 flank at 4'])
    const blow = blowsBy(met({ ...impact, count: 2, files: 2 }, {}, { charging: 0 }))[0]!
    // Hits are thrown for each model by itself.
    expect(struck(blow, { hits: [1, 6], 'to-wound': [4, 4, 4, 4] })).toMatchObject({ attacks: 4, loss: 4 })
  })

  it('A25b has values in its brackets', () => {
    const impact = { rules: [rule('A25 1', { values: { strength: 5, penetration: 2 } })] }
    expect(through(impact, { armour: 4 }, { charging: 0 }).usual).toMatchObject({
      strength: { value: 5 },
      penetration: { value: 2 },
      save: { armour: 5 },
    })
  })

  it('A27a A27b strikes in step 0 on pools of Height 0 or 1 alone', () => {
    const stomp = { rules: ['A27 D3'] }
    expect(told(blowsBy(met(stomp, {})))).toEqual(['5 freely at 3', '5 support at 3', '5 freely at 0 by A27'])
    expect(told(blowsBy(met({}, stomp, { over: 'rear' }), 1)).at(-1)).toBe('5 flank at 0 by A27')
    expect(blowsBy(met(stomp, { height: 2 })).some(({ by }) => by === 'A27')).toBe(false)
    // An attached model of that Height, over front against front.
    const mixed = withHeroes({ height: 2 }, hero({ height: 1 }))
    const at = (clash: ReturnType<typeof met>, unit: number) =>
      blowsBy(clash, unit).find(({ by }) => by === 'A27')?.how.at.pool
    const front = met(stomp, mixed)
    expect(at(front, 0)).toBe(poolOf(front, 1, 1))
    expect(at(met(stomp, mixed, { over: 'left' }), 0)).toBeUndefined()
    expect(at(met(stomp, withHeroes({ height: 2 }, hero({ height: 3 }))), 0)).toBeUndefined()
  })

  it('A27c has values in its brackets', () => {
    const stomp = { attacks: -1, rules: [rule('A27 1', { values: { strength: 5 } })] }
    expect(through(stomp, {}).usual.strength.value).toBe(5)
  })
})

describe('attributes of how a part fights', () => {
  it('A01a keeps the shield from melee, and leaves it against shots', () => {
    const shield = { rules: ['M06', 'W04'] }
    expect(through({}, shield).usual.save.armour).toBeNull()
    expect(shotThrough({ rules: ['W09 3'] }, shield).usual.save.armour).toBe(6)
  })

  it('A10a takes the place of Height as limit of its own part', () => {
    const rider = { attacks: 3, height: 2, rules: ['A10 1'], others: [{ attacks: 3, name: 'mount' }] }
    const support = blowsBy(met(rider, {})).filter(({ way }) => way === 'support')
    // One of its own; the mount has two of the model's Height by itself.
    expect(support.map(({ count }) => count)).toEqual([5, 10])
  })

  it('A10b makes attacks beyond what the shared limit leaves', () => {
    const rider = { attacks: 4, height: 2, rules: ['A10 +1'], others: [{ attacks: 3, name: 'mount' }] }
    const support = blowsBy(met(rider, {})).filter(({ way }) => way === 'support')
    expect(support.map(({ count }) => count)).toEqual([15])
    const low = { attacks: 4, height: 0, rules: ['A10 +1'] }
    expect(blowsBy(met(low, {})).map(({ count }) => count)).toEqual([20, 5])
  })

  it('A10c serves over flank and rear alike, adds up, and the best number is taken', () => {
    const many = { attacks: 9, rules: ['A10 2', 'A10 4', 'A10 +1', 'A10 +2'] }
    expect(told(blowsBy(met({}, many, { over: 'left' }), 1))).toEqual(['14 flank at 3'])
    expect(told(blowsBy(met({}, many, { over: 'rear' }), 1))).toEqual(['35 flank at 3'])
    expect(told(blowsBy(met(many, {})))[1]).toBe('35 support at 3')
    const given = { attacks: 9, rules: [gift('A19', {}, 'A10 3')] }
    expect(told(blowsBy(met(given, {}, { round: 1 })))[1]).toBe('15 support at 3')
    expect(told(blowsBy(met(given, {})))[1]).toBe('5 support at 3')
  })

  it('A15a gives values and rules while charging', () => {
    const devastating = { rules: [gift('A15', { strength: 1, attacks: 1, agility: 2 }, 'A24')] }
    const charging = met(devastating, {}, { charging: 0 })
    expect(told(blowsBy(charging))).toEqual(['10 freely at 6', '5 support at 6'])
    expect(through(devastating, {}, { charging: 0 })).toMatchObject({
      toHit: { again: [true, true, true, false, false, false] },
      usual: { strength: { value: 4 } },
    })
    expect(through(devastating, {}, { charging: 1 }).usual.strength.value).toBe(3)
    const impact = { rules: [gift('A15', {}, 'A14 1')] }
    expect(told(blowsBy(met(impact, {}, { charging: 0 })))).toContain('5 freely at 4 by A14')
    const tiring = { rules: [gift('A15', { strength: 2, penetration: 1 }), 'W11 4'] }
    expect(shotThrough(tiring, {}).usual.strength.value).toBe(4)
  })

  it('A15b serves the attacks with its weapon alone', () => {
    const lancer = { rules: ['W05', 'A14 1'], marks: ['mount'] as const, others: [{ name: 'horse' }] }
    const blows = blowsBy(met(lancer, {}, { charging: 0 }))
    const strengths = blows.map(({ how }) => [
      how.kind,
      how.by.part.name,
      strikingValue(makeAttack(how), 'strength').value,
    ])
    expect(strengths).toContainEqual(['special', '', 3])
    expect(strengths).toContainEqual(['standard', '', 5])
    expect(strengths).toContainEqual(['standard', 'horse', 3])
  })

  it('A15c adds up', () => {
    const twice = { rules: [gift('A15', { strength: 1 }), gift('A15', { strength: 1 }), 'W06'] }
    expect(through(twice, {}, { charging: 0 }).usual.strength.value).toBe(6)
  })

  it('A16a A16b supports from one rank more for each', () => {
    const deep = { count: 25, files: 5 }
    const ranks = (rules: readonly (string | ReturnType<typeof rule>)[], round = 2) =>
      blowsBy(met({ ...deep, rules }, {}, { round })).length
    expect(ranks([])).toBe(2)
    expect(ranks(['A16'])).toBe(3)
    expect(ranks(['A16', 'A16'])).toBe(4)
    expect(ranks(['A16', 'W08'])).toBe(4)
    expect(ranks([gift('A19', {}, 'A16')], 1)).toBe(3)
    expect(ranks([gift('A19', {}, 'A16')])).toBe(2)
    // Another part of the same model stays where it is.
    const rider = { ...deep, height: 3, rules: ['A16'], others: [{ name: 'horse' }] }
    expect(told(blowsBy(met(rider, {})))).toEqual([
      '5 freely at 3',
      '5 freely at 3',
      '5 support at 3',
      '5 support at 3',
      '5 support at 3',
    ])
  })

  it('A17a A17b gives all attacks for one of Strength and Penetration 10 and 1D3 wounds', () => {
    const giant = { ...lone, attacks: 2, penetration: 0, rules: ['A17', 'A07'] }
    const tough = { count: 3, files: 3, life: 4, resilience: 8, armour: 5 }
    const [blow] = blowsBy(met(giant, tough))
    expect(blow).toMatchObject({ count: 1, by: 'A17' })
    expect(through(giant, tough).usual).toMatchObject({
      strength: { value: 10 },
      penetration: { value: 10 },
      loss: { dice: 1, faces: 3 },
    })
    expect(makeAttack(blow!.how).rules.map(({ id }) => id)).toContain('A07')
    // Nothing is added to them.
    expect(through({ ...giant, rules: ['A17', 'W03'] }, tough).usual.strength.value).toBe(10)
    // Where it would cost less, it is not done.
    expect(blowsBy(met({ ...giant, attacks: 6 }, { resilience: 1 }))[0]).toMatchObject({ count: 6, by: null })
    const lent = { ...giant, rules: [gift('A19', {}, 'A17')] }
    expect(blowsBy(met(lent, tough, { round: 1 }))[0]).toMatchObject({ count: 1, by: 'A17' })
    expect(blowsBy(met(lent, tough))[0]).toMatchObject({ count: 2, by: null })
  })

  it('A17c not where attacks are restricted', () => {
    const giants = { count: 2, files: 1, height: 5, attacks: 2, rules: ['A17'] }
    const tough = { count: 3, files: 3, life: 4, resilience: 8, armour: 5 }
    expect(told(blowsBy(met(giants, tough)))).toEqual(['1 freely at 3 by A17', '2 support at 3'])
    expect(told(blowsBy(met(tough, giants, { over: 'left' }), 1))).toEqual(['4 flank at 3'])
  })

  it('A19a gives in the first round, charging or not', () => {
    const onrush = { rules: [gift('A19', { strength: 1 }, 'A38')] }
    expect(through(onrush, {}, { round: 1, charging: 1 }).usual).toMatchObject({
      strength: { value: 4 },
      wound: { again: [true, true, false, false, false, false] },
    })
    expect(through(onrush, {}, { round: 2, charging: 0 }).usual.strength.value).toBe(3)
  })

  it('A21a what friends and spells give does nothing to it; its own and the enemy’s rules do', () => {
    const lent = (more: ReturnType<typeof rule>) => ({ ...more, lent: true as const })
    const fixed = {
      rules: ['A21', 'A24', lent(rule('A38')), lent(rule('A05')), lent(gift('A19', { strength: 2 }, 'A07'))],
    }
    const against = { rules: ['M36', 'M02 4'] }
    const { toHit, usual } = through(fixed, against, { round: 1 })
    expect(toHit).toMatchObject({ need: 5, again: [true, true, true, true, false, false] })
    expect(usual.wound.again[0]).toBe(false)
    expect(usual.strength.value).toBe(3)
    expect(usual.save.special).toBe(4)
    const free = through({ rules: fixed.rules.slice(1) }, against, { round: 1 })
    expect(free.usual).toMatchObject({ strength: { value: 5 }, save: { special: null } })
    // What is lent does not stand in the way of what is printed.
    const both = {
      rules: [
        'A21',
        lent(rule('A36', { gift: { plus: { strength: 3 }, rules: [] } })),
        rule('A36', { gift: { plus: { strength: 1 }, rules: [] } }),
      ],
    }
    expect(
      shotThrough(
        {
          rules: [
            rule('W11 4', {
              gift: {
                plus: {},
                rules: both.rules.map(each => (typeof each === 'string' ? rule(each) : each)),
              },
            }),
          ],
        },
        {},
      ).picked!.strength.value,
    ).toBe(5)
  })

  it('A23a strikes one later with a heavy weapon, and what adds to Agility adds', () => {
    const elf = { agility: 5, rules: ['A23', 'W03'] }
    expect(stepIn(met(elf, {}))).toBe(4)
    expect(stepIn(met(elf, {}, { charging: 0 }))).toBe(5)
    expect(stepIn(met({ agility: 5, rules: ['A23', 'A23', 'W03'] }, {}))).toBe(4)
    expect(stepIn(met({ agility: 5, rules: ['A23', 'W04'] }, {}))).toBe(5)
    expect(stepIn(met({ agility: 5, rules: ['W03'] }, {}, { charging: 0 }))).toBe(0)
  })

  it('A26a A26b may pick any weapon each round, its basic one too', () => {
    const master = met({ rules: ['A26', 'W04', 'W03'] }, {})
    const first = part({ rules: ['W04', 'W03'] })
    expect(stepIn(master)).toBe(3)
    const pool = poolOf(master, 0)
    pool.wields = { 0: 1 }
    expect(stepIn(master)).toBe(0)
    pool.wields = { 0: 2 }
    expect(attackOf(master).weapon!.id).toBe('W02')
    const other = met({ rules: first.rules }, {})
    poolOf(other, 0).wields = { 0: 2 }
    // Whoever is no master has the choice among the others alone.
    expect(attackOf(other).weapon!.id).toBe('W04')
  })

  it('A26c has to use an enchanted weapon', () => {
    const clash = met({ rules: ['A26', 'W04', rule('W03', { enchanted: true })] }, {})
    for (const wields of [0, 1, 2]) {
      poolOf(clash, 0).wields = { 0: wields }
      expect(attackOf(clash).weapon!.id).toBe('W03')
    }
  })

  it('A26d all ordinary models of a unit pick the same', () => {
    const clash = met({ rules: ['A26', 'W04', 'W03'] }, {})
    poolOf(clash, 0).wields = { 0: 1 }
    expect(told(blowsBy(clash))).toEqual(['5 freely at 0', '5 support at 0'])
  })

  it('A29a A29b holds any weapon like a basic one for the shield', () => {
    const iron = { defence: 2, rules: ['M06', 'W04', 'A29'] }
    expect(through({ offence: 5 }, iron)).toMatchObject({
      toHit: { need: 4 },
      usual: { save: { armour: 6 } },
    })
    expect(through(iron, {}).usual.strength.value).toBe(4)
    const plain = { defence: 2, rules: ['M06', 'W04'] }
    expect(through({ offence: 5 }, plain)).toMatchObject({
      toHit: { need: 3 },
      usual: { save: { armour: null } },
    })
    const spear = { defence: 2, rules: ['M06', 'W08'] }
    expect(through({ offence: 5 }, spear)).toMatchObject({
      toHit: { need: 3 },
      usual: { save: { armour: 6 } },
    })
    expect(through({ offence: 5 }, { ...spear, rules: ['M06', 'W08', 'A29'] }).toHit!.need).toBe(4)
  })

  it('A30a has an attack more for each life lost, from the next step on', () => {
    const raging = { ...troll, agility: 2, rules: ['A30'] }
    expect(told(blowsBy(met(raging, {})))).toEqual(['1 freely at 2'])
    const clash = met({ ...lone, attacks: 2 }, raging)
    const round = fought(clash, {
      '0 to-hit': [4, 4],
      '0 to-wound': [4, 4],
      '1 to-hit': [4, 4, 4],
      '1 to-wound': [1, 1, 1],
      break: [1, 1],
    })
    expect(round.steps.map(({ step }) => step)).toEqual([3, 2])
    // In a pool of several it is the hurt model's.
    const pool = hurt(met({ count: 3, files: 3, life: 3, rules: ['A30'] }, {}), 0, 4)
    expect(told(blowsBy(pool))).toEqual(['3 freely at 3'])
    // Who stands behind supports as he is, hurt or not.
    const behind = { count: 1, files: 1, life: 3, height: 3, rules: ['A30'] }
    const led = hurt(met(withHeroes(behind, hero({ attacks: -1 })), {}), 0, 2)
    expect(told(blowsBy(led))).toEqual(['1 support at 3'])
    // It strikes once, though its unit fights over two sides.
    const others = { count: 4, files: 2, life: 3, rules: ['A30'], others: [{ name: 'mount', attacks: 1 }] }
    expect(told(blowsBy(hurt(met(others, {}), 0, 1)))).toEqual([
      '3 freely at 3',
      '2 freely at 3',
      '2 support at 3',
    ])
  })

  it('A30b loses it again with life regained', () => {
    const clash = hurt(met({ ...troll, rules: ['A30'] }, {}), 0, 2)
    expect(told(blowsBy(clash))).toEqual(['3 freely at 3'])
    poolOf(clash, 0).life += 1
    expect(told(blowsBy(clash))).toEqual(['2 freely at 3'])
  })
})

describe('attributes of shots', () => {
  const archers = (...rules: readonly (string | ReturnType<typeof rule>)[]) => ({
    rules: [
      rule('W09 4', {
        gift: { plus: {}, rules: rules.map(each => (typeof each === 'string' ? rule(each) : each)) },
      }),
    ],
  })
  const needed = (...given: Parameters<typeof shotThrough>) => shotThrough(...given).toHit!.need

  it('A02a is not kept off by cover', () => {
    expect(needed(archers('A02'), {}, { cover: 'hard' })).toBe(4)
    expect(needed(archers(), {}, { cover: 'hard' })).toBe(6)
  })

  it('A02b needs 1 less at a solid unit or one of Height 5, both together 1 still', () => {
    expect(needed(archers('A02'), { count: 15 })).toBe(3)
    expect(needed(archers('A02'), { count: 14 })).toBe(4)
    expect(needed(archers('A02'), { count: 10, height: 3 })).toBe(3)
    expect(needed(archers('A02'), { height: 5, count: 1 })).toBe(3)
    expect(needed(archers('A02'), { height: 5, count: 20 })).toBe(3)
  })

  it('A04a A04b A04c finds whom it names by rank or file: the six units of the source’s figure', () => {
    const hits = (area: string, target: Parameters<typeof shotThrough>[1], atFront = true) =>
      shotThrough(archers(area), target, {}, atFront).hits
    expect(hits('A04 3x3', { count: 15, files: 5 })).toBe(9)
    expect(hits('A04 3x3', { count: 6, files: 4 })).toBe(5)
    expect(hits('A04 3x3', { count: 1, files: 1 })).toBe(1)
    expect(hits('A04 3x3', { count: 6, files: 3 })).toBe(6)
    expect(hits('A04 1x4', { count: 10, files: 5 })).toBe(2)
    expect(hits('A04 1x4', { count: 10, files: 5 }, false)).toBe(4)
    // The fullest files: of 7 in 5 files the first two have two models.
    expect(hits('A04 3x2', { count: 7, files: 5 }, false)).toBe(4)
    // In close combat it names nobody.
    expect(through({ rules: ['A04 3x3'] }, { count: 10 }).toHit!.table[5]).toMatchObject({ hits: 1 })
    // The better of two that do not add up.
    expect(shotThrough(archers('A04 1x2', 'A04 3x1'), { count: 10, files: 5 }).hits).toBe(3)
  })

  it('A04d one model suffers one hit: ordinary ones as many as they are, then attached ones', () => {
    const few = withHeroes({ count: 3, files: 5 }, hero(), hero({ name: 'lord', resilience: 4 }))
    const found = (area: string) => {
      const { hits, others } = shotThrough(archers(area), few)
      return [hits, ...others.map(({ pool, hit }) => `${pool.called} ${hit.wound.need}`)]
    }
    expect(found('A04 5x1')).toEqual([3, 'hero 4', 'lord 5'])
    expect(found('A04 4x1')).toEqual([3, 'hero 4'])
    expect(found('A04 3x1')).toEqual([3])
    // One life is enough to be found.
    const clash = hurt(met({}, few), 1, 2, 1)
    const { units } = clash
    const shooter = unitInClash({ unit: regiment(archers('A04 4x1')), joined: [] }, 0)
    const [blows] = volley(shooter, units[1]!, near)
    expect(blowStages(blows!).others).toMatchObject([{ pool: { called: 'hero', life: 1 } }])
    // Who stands alone suffers the first one.
    const alone = { unit: hero(), joined: [hero({ name: 'lord', resilience: 4 })] }
    expect(shotThrough(archers('A04 2x1'), alone)).toMatchObject({
      hits: 1,
      others: [{ pool: { called: 'lord' } }],
    })
  })

  it('A04d each of these hits wounds and is saved by itself', () => {
    const few = withHeroes({ count: 2, files: 5 }, hero({ resilience: 4, armour: 3 }))
    const [blows] = shotsOf({ ...archers('A04 3x1'), count: 2, files: 2 }, few)
    const told = struck(blows!, { 'to-hit': [4, 4], 'to-wound': [4, 3, 4, 3, 5, 5], armour: [4, 3] })
    expect(told).toEqual({
      attacks: 2,
      hits: 4,
      wounds: 2,
      unsaved: 2,
      loss: 2,
      others: [{ attacks: 2, hits: 2, wounds: 2, unsaved: 1, loss: 1 }],
    })
    // Of two attacks one misses, and finds nobody.
    expect(struck(blows!, { 'to-hit': [4, 3], 'to-wound': [3, 3, 4] }).others).toMatchObject([{ hits: 1 }])
  })

  it('A20a A20b needs X more after a move, besides the penalty for moving', () => {
    expect(needed(archers(rule('A20 2')), {})).toBe(4)
    expect(needed(archers(rule('A20 2')), {}, { moved: true })).toBe(7)
    expect(needed(archers(rule('A20 1'), 'A34'), {}, { moved: true })).toBe(5)
    // Two do not add up.
    expect(needed(archers(rule('A20 2'), rule('A20 1')), {}, { moved: true })).toBe(6)
  })

  it('A32a A32b shoots after a march, with the penalty for moving', () => {
    expect(shotsOf(archers(), {}, { marched: true, moved: true })).toEqual([])
    expect(needed(archers('A32'), {}, { marched: true })).toBe(5)
    expect(needed({ rules: ['W09 4', 'A32'] }, {}, { marched: true, moved: true })).toBe(5)
    expect(needed({ rules: ['W11 4', 'A32'] }, {}, { marched: true })).toBe(6)
  })

  it('A33a has no penalty for long range', () => {
    expect(needed(archers(), {}, { distance: 18 })).toBe(5)
    expect(needed(archers('A33'), {}, { distance: 18 })).toBe(4)
    expect(needed({ rules: ['W09 4', 'A33'] }, {}, { distance: 18 })).toBe(4)
  })

  it('A34a has no penalty for moving', () => {
    expect(needed(archers(), {}, { moved: true })).toBe(5)
    expect(needed(archers('A34'), {}, { moved: true })).toBe(4)
  })

  it('A35a shoots from one more rank for each', () => {
    const ranks = (...rules: string[]) =>
      shotsOf({ count: 25, files: 5, rules: ['W11 4', ...rules] }, {})[0]!.count
    expect(ranks()).toBe(10)
    expect(ranks('A35')).toBe(15)
    expect(ranks('A35', 'A35')).toBe(20)
  })

  it('A36a one of its hits has what stands in its brackets', () => {
    const direct = rule('A36', { gift: { plus: { strength: 4, penetration: 5 }, rules: [rule('A13 D3')] } })
    const stone = archers(rule('A04 3x3'), direct)
    const { usual, picked, hits } = shotThrough(stone, { life: 2 })
    expect(hits).toBe(6)
    expect(usual).toMatchObject({ strength: { value: 3 }, penetration: { value: 0 }, loss: { dice: 0 } })
    expect(picked).toMatchObject({ strength: { value: 7 }, penetration: { value: 5 }, loss: { dice: 1 } })
    const blow = shotsOf({ ...lone, ...stone }, { count: 6, files: 3, life: 3 })[0]!
    expect(struck(blow, { 'to-hit': [4], 'to-wound': [6, 1, 1, 1, 1, 2], loss: [5] })).toMatchObject({
      hits: 6,
      wounds: 2,
      loss: 1 + 3,
    })
    // It is an attribute of shots.
    expect(through({ rules: [direct] }, {}).picked).toBeNull()
  })

  it('A36b not the hit that fury adds', () => {
    const direct = rule('A36', { gift: { plus: {}, rules: [rule('A13 3')] } })
    const blow = shotsOf({ ...lone, ...archers(direct, 'A22', 'A06') }, { life: 3 })[0]!
    // The poisoned hit is the attack's own and has it; what fury adds has yet to wound.
    expect(struck(blow, { 'to-hit': [6], 'to-wound': [6] })).toMatchObject({ hits: 2, wounds: 2, loss: 4 })
  })
})

it('sweeping attacks, and shots at whoever charges, are for a battle alone', () => {
  const { toHit, usual } = through({ rules: ['A03', 'A31'] }, {})
  expect({ toHit, usual }).toEqual({ toHit: through({}, {}).toHit, usual: through({}, {}).usual })
  expect(stepOf(attackOf(met({ rules: ['A03'] }, {}))).value).toBe(3)
})
