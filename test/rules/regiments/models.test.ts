import { describe, expect, it } from 'vitest'
import { breakTestOf } from '../../../rules/regiments/clash/breakThrow.ts'
import { scoreBefore } from '../../../rules/regiments/clash/result.ts'
import { fullRanks, ranksBefore } from '../../../rules/regiments/formation/formation.ts'
import type { Against } from '../../../rules/regiments/unit/unitProfile.ts'
import {
  all,
  attackOf,
  blowsBy,
  clashOf,
  fought,
  hero,
  hurt,
  lifeOf,
  met,
  poolOf,
  rule,
  shotsOf,
  shotThrough,
  through,
  told,
  withHeroes,
} from '../../helpers/regiments.ts'

const lone = { count: 1, files: 1 }
const testOf = (
  unit: Parameters<typeof met>[0],
  difference: number,
  enemy: Parameters<typeof met>[1] = {},
) => {
  const clash = met(unit, enemy)
  return breakTestOf(clash, clash.units[0]!, difference)
}
/** Three full ranks, which the enemy has not: steady and solid. */
const deep = { count: 15, files: 5 }
/** Two full ranks against one: steady alone. */
const steady = { count: 10, files: 5 }
const thin = { count: 5, files: 5 }

describe('rules of whoever is struck', () => {
  it('M02a aegis saves by its score, with words only against attacks that have them', () => {
    expect(through({}, { rules: ['M02 5'] }).usual.save).toMatchObject({ armour: null, special: 5 })
    const magical = { rules: [rule('M02 5', { against: ['A09'] })] }
    expect(through({ rules: ['A09'] }, magical).usual.save.special).toBe(5)
    expect(through({}, magical).usual.save.special).toBeNull()
    // The attack has to have it, not its part: what stands in brackets takes its place.
    const grinding = { attacks: -1, rules: ['A09', rule('A14 1', { values: { rules: [{ id: 'A07' }] } })] }
    expect(through(grinding, magical).usual.save.special).toBeNull()
    expect(
      through({ rules: ['A09'] }, { rules: [...magical.rules, rule('M24', { against: ['A09'] })] }).usual.save
        .special,
    ).toBeNull()
  })

  it('M02b no aegis against divine attacks', () => {
    expect(through({ rules: ['A05'] }, { rules: ['M02 5'] }).usual.save.special).toBeNull()
  })

  it('M06a M06b a shield is 1 Armour, but in melee with a weapon for both hands', () => {
    const archer = { rules: ['W09 3'] }
    expect(through({}, { rules: ['M06'] }).usual.save.armour).toBe(6)
    expect(shotThrough(archer, { armour: 1, rules: ['M06'] }).usual.save.armour).toBe(5)
    expect(through({}, { rules: ['M06', 'W03'] }).usual.save.armour).toBeNull()
    expect(shotThrough(archer, { rules: ['M06', 'W03'] }).usual.save.armour).toBe(6)
    // Any part of the model needs its hands.
    const rider = { rules: ['M06'], others: [{ name: 'mate', rules: ['W04'] }] }
    expect(through({}, rider).usual.save.armour).toBeNull()
    expect(through({}, { armour: 6, rules: ['M06'] }).usual.save.armour).toBe(2)
  })

  it('M06c parries at Height 1 to 3 with its basic weapon', () => {
    const needs = [0, 1, 2, 3, 4].map(
      height => through({ offence: 5 }, { defence: 2, height, rules: ['M06'] }).toHit!.need,
    )
    expect(needs).toEqual([3, 4, 4, 4, 3])
    expect(through({ offence: 5 }, { defence: 2, rules: ['M06', 'W08'] }).toHit!.need).toBe(3)
  })

  it('M06d M35b neither serves a character whose mount has its own Armour and Defence', () => {
    const mounted = { defence: 1, marks: ['own-defence'] as const, rules: ['M06', 'M35'] }
    expect(through({ offence: 5 }, mounted)).toMatchObject({
      toHit: { need: 2 },
      usual: { save: { armour: null } },
    })
    expect(shotThrough({ rules: ['W09'] }, mounted).usual.save.armour).toBeNull()
  })

  it('M09a M09b shots need X more, all instances together', () => {
    const archer = { rules: ['W09 3'] }
    expect(shotThrough(archer, { rules: ['M09 2'] }).toHit!.need).toBe(5)
    expect(shotThrough(archer, { rules: ['M09 1', 'M09 2'] }).toHit!.need).toBe(6)
    expect(shotThrough(archer, { rules: ['M09'] }).toHit!.need).toBe(4)
    expect(through({}, { rules: ['M09 2'] }).toHit!.need).toBe(4)
  })

  it('M24a an attack loses what it is immune to, against it alone', () => {
    const bane = { rules: ['A05', 'A06', 'A38', 'W07'] }
    const immune = { rules: ['M02 4', 'M35', rule('M24', { against: ['A05', 'A38'] })], defence: 1 }
    const rules = attackOf(met(bane, immune)).rules.map(({ id }) => id)
    expect(rules).toEqual(['A06', 'A01'])
    expect(through(bane, immune)).toMatchObject({
      toHit: { need: 3 },
      usual: { save: { special: 4 }, wound: { again: all(6, 0).map(() => false) } },
    })
    expect(attackOf(met(bane, {})).rules.map(({ id }) => id)).toEqual(['A05', 'A06', 'A38', 'A01'])
    // What it added goes with it, but the step and the number of attacks are known before the target is.
    const lance = { rules: ['W05'], marks: ['mount'] as const }
    const steeled = { rules: [rule('M24', { against: ['A15'] })] }
    expect(through(lance, steeled, { charging: 0 }).usual.strength.value).toBe(3)
    expect(through(lance, {}, { charging: 0 }).usual.strength.value).toBe(5)
    expect(told(blowsBy(met(lance, steeled, { charging: 0 })))[0]).toBe('5 freely at 5')
  })

  it('M35a parries standard attacks from its front with the attacker’s Offence, if that is higher', () => {
    const parry = { defence: 2, rules: ['M35'] }
    expect(through({ offence: 6 }, parry).toHit!.need).toBe(4)
    expect(through({ offence: 6, rules: ['W07'] }, { defence: 2 }).toHit!.need).toBe(2)
    expect(through({ offence: 6 }, parry, { over: 'left' }).toHit!.need).toBe(2)
    expect(through({ offence: 2 }, { ...parry, defence: 6 }).toHit!.need).toBe(5)
    // Both fully worked out: what it gains by charging counts.
    const onrush = { offence: 5, rules: [{ id: 'A15' as const, gift: { plus: { offence: 3 }, rules: [] } }] }
    expect(through(onrush, parry, { charging: 0 }).toHit!.need).toBe(4)
  })

  it('M36a M36b melee attacks need 1 more for each, up to 5+', () => {
    const need = (offence: number, ...rules: string[]) => through({ offence }, { rules }).toHit!.need
    expect([need(9), need(9, 'M36'), need(9, 'M36', 'M36'), need(9, 'M36', 'M36', 'M36', 'M36')]).toEqual([
      2, 3, 4, 5,
    ])
    expect([need(3, 'M36'), need(3, 'M36', 'M36'), need(-9, 'M36')]).toEqual([5, 5, 5])
    expect(shotThrough({ rules: ['W09 3'] }, { rules: ['M36'] }).toHit!.need).toBe(3)
  })

  it('M41a M41b M41c regenerates, but from flames and from natural sixes of lethal attacks', () => {
    const troll = { rules: ['M41 4'] }
    expect(through({}, troll).usual).toMatchObject({ save: { special: 4 } })
    expect(through({ rules: ['A07'] }, troll).usual.save.special).toBeNull()
    expect(through({ rules: ['A18'] }, troll).usual).toMatchObject({
      save: { special: 4 },
      pierced: { special: null },
    })
    // The better of two is taken, and the defender chooses between it and aegis.
    expect(through({}, { rules: ['M41 6', 'M41 5'] }).usual.save.special).toBe(5)
    expect(through({}, { rules: ['M41 5', 'M02 4'] }).usual.save.special).toBe(4)
  })

  it('M44a M44b successful throws to wound are thrown again, against X alone', () => {
    const succeeded = [false, false, false, true, true, true]
    const none = all(6, 0).map(() => false)
    expect(through({}, { rules: ['M44'] }).usual.wound.again).toEqual(succeeded)
    const toFlames = { rules: [rule('M44', { against: ['A07'] })] }
    expect(through({ rules: ['A07'] }, toFlames).usual.wound.again).toEqual(succeeded)
    expect(through({}, toFlames).usual.wound.again).toEqual(none)
    const toUndead = { rules: [rule('M44', { against: ['M31', 'beast'] })] }
    expect(through({ rules: ['M31'] }, toUndead).usual.wound.again).toEqual(succeeded)
    expect(through({ marks: ['beast'] }, toUndead).usual.wound.again).toEqual(succeeded)
    expect(shotThrough({ rules: ['W09', 'M31'] }, toUndead).usual.wound.again).toEqual(succeeded)
    expect(through({}, toUndead).usual.wound.again).toEqual(none)
    // What a part bears for close combat is no attribute of its shots; a mark of the part is.
    expect(shotThrough({ rules: ['W09', 'A07'] }, toFlames).usual.wound.again).toEqual(none)
    const pair = { attacks: -1, others: [{ marks: ['beast'] as const }] }
    expect(through(pair, toUndead).usual.wound.again).toEqual(succeeded)
    // What stands in brackets takes the place of the part's own attributes.
    const grinding = { attacks: -1, rules: ['A07', rule('A14 1', { values: { rules: [{ id: 'A05' }] } })] }
    expect(through(grinding, toFlames).usual.wound.again).toEqual(none)
  })

  it('M56a M56b failed throws to wound are thrown again, against X alone', () => {
    const failed = [true, true, true, false, false, false]
    expect(through({}, { rules: ['M56'] }).usual.wound.again).toEqual(failed)
    const toFlames = { rules: [rule('M56', { against: ['A07'] })] }
    expect(through({ rules: ['A07'] }, toFlames).usual.wound.again).toEqual(failed)
    expect(through({}, toFlames).usual.wound.again).toEqual(all(6, 0).map(() => false))
    expect(through({}, { rules: ['M56', 'M44'] }).usual.wound.again).toEqual(all(6, 0).map(() => true))
  })
})

describe('rules of holding', () => {
  it('M14a M25a tests are minimised, maximised, or plain with both', () => {
    expect(testOf({ rules: ['M14'] }, 1)).toMatchObject({ dice: 'minimised' })
    expect(testOf({ rules: ['M25'] }, 1)).toMatchObject({ dice: 'maximised' })
    expect(testOf({ rules: ['M14', 'M25'] }, 1)).toMatchObject({ dice: 'plain' })
    expect(testOf({}, 1)).toMatchObject({ dice: 'plain' })
    // A unit that contains it: the hero does, while he lives.
    const led = withHeroes({ rules: ['M25'] }, hero({ rules: ['M14', 'M14'] }))
    expect(testOf(led, 1)).toMatchObject({ dice: 'plain' })
    const clash = hurt(met(led, {}), 0, 3, 1)
    expect(breakTestOf(clash, clash.units[0]!, 1)).toMatchObject({ dice: 'maximised' })
  })

  it('M19a strikes and supports as if it lived, keeps its unit wide and deep, and its life is lost at once', () => {
    const vengeful = { count: 10, files: 5, agility: 2, rules: ['M19'] }
    const quick = { count: 4, files: 4, attacks: 2, agility: 5 }
    const clash = met(quick, vengeful)
    const round = fought(clash, {
      '0 to-hit': all(8, 6),
      '0 to-wound': all(8, 6),
      '1 to-hit': all(10, 1),
      break: [6, 6],
    })
    // All ten of it strike though two are left.
    expect(round.steps[1]!.blows.map(({ blows }) => blows.count)).toEqual([5, 5])
    expect(lifeOf(clash, 1)).toEqual([2])
    expect(round.totals).toEqual([9, 2])
    // After step 0 the fallen are gone: two models are no rank, and do not make it steady.
    expect(round.tests[0]!.test).toMatchObject({ modifier: 7 })
    // A dead unit strikes too, and cannot lose more.
    const few = met(quick, { ...vengeful, count: 2, files: 2 })
    const last = fought(few, {
      '0 to-hit': all(8, 6),
      '0 to-wound': all(8, 6),
      '1 to-hit': [6, 6],
      '1 to-wound': [6, 6],
    })
    expect(last.steps[1]!.blows[0]!.lost).toBe(2)
    expect(last.totals).toEqual([2 + 1 + 1, 2])
    // So does a hero that falls.
    const led = met(
      { ...quick, attacks: 2 },
      withHeroes({ ...thin, agility: 2 }, hero({ life: 1, agility: 1, rules: ['M19'] })),
    )
    const before = blowsBy(led, 1).length
    poolOf(led, 1, 1).life = 0
    expect(blowsBy(led, 1)).toHaveLength(before)
    expect(led.units[1]!.pools[1]!.atStart).toBe(1)
    // Others do not strike once they have fallen.
    const mortal = met(quick, { ...vengeful, rules: [] })
    expect(
      fought(mortal, {
        '0 to-hit': all(8, 6),
        '0 to-wound': all(8, 6),
        '1 to-hit': [1, 1],
        break: [6, 6],
      }).steps[1]!.blows.map(({ blows }) => blows.count),
    ).toEqual([2])
  })

  it('M21a a guarded character makes his unit tenacious', () => {
    const guarded = withHeroes({ ...thin, rules: ['M21'] }, hero())
    expect(testOf(guarded, 5)).toMatchObject({ modifier: 0 })
    // Four models are wide enough for a full rank; three are not, and tenacious alone is left.
    const few = withHeroes({ count: 2, files: 5, rules: ['M21'] }, hero())
    expect(testOf(few, 5)).toMatchObject({ modifier: 3 })
    expect(testOf({ count: 2, rules: ['M21'] }, 5)).toMatchObject({ modifier: 5 })
    const named = (name: string) =>
      testOf(withHeroes({ count: 2, rules: [rule('M21', { words: 'king' })] }, hero({ name })), 5)
    expect(named('old King')).toMatchObject({ modifier: 3 })
    expect(named('marshal')).toMatchObject({ modifier: 5 })
    const dead = hurt(met(few, {}), 0, 3, 1)
    expect(breakTestOf(dead, dead.units[0]!, 5)).toMatchObject({ modifier: 5 })
    const guardsDead = hurt(met(withHeroes({ count: 2, rules: ['M21'] }, hero(), hero()), {}), 0, 2)
    expect(breakTestOf(guardsDead, guardsDead.units[0]!, 5)).toMatchObject({ modifier: 5 })
    expect(
      testOf(withHeroes({ count: 2, rules: ['M21', 'M28'] }, hero({ rules: ['M28'] })), 5),
    ).toMatchObject({ kind: 'loses', life: 3 })
  })

  it('M21a whom it guards may be said by rules, marks and heights as well', () => {
    const guards = (whom: Against, more: object) =>
      testOf(withHeroes({ count: 2, rules: [rule('M21', { whom: [whom] })] }, hero(more)), 5)
    expect([guards('M08', {}), guards('M08', { rules: ['M08'] })]).toMatchObject([
      { modifier: 5 },
      { modifier: 3 },
    ])
    expect([guards('mount', {}), guards('mount', { marks: ['mount'] })]).toMatchObject([
      { modifier: 5 },
      { modifier: 3 },
    ])
    expect([guards('height-2', {}), guards('height-2', { height: 2 })]).toMatchObject([
      { modifier: 5 },
      { modifier: 3 },
    ])
  })

  it('M21b with a full rank he makes it steady and solid for break tests alone', () => {
    const guarded = withHeroes({ ...thin, rules: ['M21'] }, hero())
    expect(testOf(guarded, 9, deep)).toMatchObject({ modifier: 0 })
    const unstable = withHeroes({ ...thin, rules: ['M21', 'M28', 'M40'] }, hero({ rules: ['M28'] }))
    // Halved, and 1 less by the banner; not for being steady or solid.
    expect(testOf(unstable, 9, deep)).toMatchObject({ kind: 'loses', life: 4 })
  })

  it('M28a M28b M28c M28d M28e loses life in place of a test, less with tenacity and the banner: 3 in all', () => {
    const loses = (
      unit: Parameters<typeof met>[0],
      difference: number,
      enemy: Parameters<typeof met>[1] = {},
    ) => {
      const test = testOf(unit, difference, enemy)
      return test.kind === 'loses' ? test.life : undefined
    }
    expect(loses({ rules: ['M28'] }, 5)).toBe(5)
    expect(loses({ rules: ['M28', 'M51'] }, 5)).toBe(3)
    expect(loses({ ...thin, rules: ['M28', 'M40'] }, 5)).toBe(4)
    // Near a great banner as under it.
    const near = met({ ...thin, rules: ['M28'] }, {})
    near.units[0]!.rallied = true
    expect(breakTestOf(near, near.units[0]!, 5)).toMatchObject({ life: 4, clauses: ['M28', 'M40'] })
    expect(loses({ ...steady, rules: ['M28', 'M40'] }, 5, thin)).toBe(3)
    expect(loses({ ...deep, rules: ['M28', 'M40'] }, 5, { count: 20, files: 5 })).toBe(3)
    expect(loses({ ...deep, rules: ['M28', 'M40'] }, 5, thin)).toBe(2)
    expect(loses({ ...deep, rules: ['M28', 'M40', 'M51'] }, 5, thin)).toBe(0)
    expect(loses({ ...deep, rules: ['M28', 'M40'] }, 1, thin)).toBe(0)
    expect(loses({ ...deep, rules: ['M28'] }, 5, thin)).toBe(5)
    // A unit with it: all that live have it.
    expect(loses(withHeroes({ rules: ['M28'] }, hero()), 5)).toBeUndefined()
    const ordinaryDead = hurt(met(withHeroes({}, hero({ rules: ['M28'] })), {}), 0, 10)
    expect(breakTestOf(ordinaryDead, ordinaryDead.units[0]!, 5)).toMatchObject({ kind: 'loses', life: 5 })
    // Ordinary models first, then attached ones.
    const clash = met(
      { ...lone, attacks: 6, agility: 5 },
      withHeroes({ count: 2, agility: 1, rules: ['M28'] }, hero({ agility: 1, attacks: -1, rules: ['M28'] })),
    )
    const round = fought(clash, { '0 to-hit': all(6, 6), '0 to-wound': [6, 1, 1, 1, 1, 1], '1 to-hit': [1] })
    expect(round.tests[0]).toMatchObject({ broke: false, life: 1, thrown: [] })
    expect(lifeOf(clash, 1)).toEqual([0, 3])
  })

  it('M38a a standard is 1 for the result, one for each unit', () => {
    const points = (...given: Parameters<typeof met>) =>
      scoreBefore(met(...given))
        .filter(({ what }) => what === 'standard')
        .map(({ owner, points }) => [owner, points])
    expect(points({ rules: ['M38'] }, {})).toEqual([[0, 1]])
    expect(points({}, withHeroes({ rules: ['M38'] }, hero({ rules: ['M38'] })))).toEqual([[1, 1]])
    expect(points({}, {})).toEqual([])
    const pair = met({ rules: ['M38'] }, {})
    const more = clashOf(
      pair,
      [
        { units: [0, 1], over: ['front', 'front'] },
        { units: [2, 1], over: ['front', 'left'] },
      ],
      {
        ...met({ rules: ['M38'] }, {}).units[0]!,
      },
    )
    expect(scoreBefore(more).filter(({ what }) => what === 'standard')).toHaveLength(2)
  })

  it('M39a M39b M39d M39e models of his unit have his Discipline, where it is higher', () => {
    expect(testOf(withHeroes({ discipline: 6 }, hero({ discipline: 9, rules: ['M39'] })), 2)).toMatchObject({
      discipline: 9,
      most: 7,
    })
    expect(testOf(withHeroes({ discipline: 9 }, hero({ discipline: 6, rules: ['M39'] })), 2)).toMatchObject({
      discipline: 9,
      most: 7,
    })
    const psychic = { strength: 5, rules: ['A11'] }
    const serves = (whom: 'M28' | 'M31') =>
      through(
        psychic,
        withHeroes(
          { discipline: 5, rules: ['M31'] },
          hero({ discipline: 9, rules: [rule('M39', { whom: [whom] })] }),
        ),
      ).usual.wound.need
    expect(serves('M31')).toBe(6)
    expect(serves('M28')).toBe(4)
  })

  it('lends neither Discipline nor courage once he is dead', () => {
    const led = withHeroes({ discipline: 6 }, hero({ discipline: 9, rules: ['M39', 'M40'] }))
    const clash = hurt(met(led, {}), 0, 3, 1)
    expect(breakTestOf(clash, clash.units[0]!, 1)).toMatchObject({ discipline: 6, again: false })
  })

  it('M40a failed break tests are thrown again', () => {
    expect(testOf({ rules: ['M40'] }, 1)).toMatchObject({ again: true })
    expect(testOf({}, 1)).toMatchObject({ again: false })
    const round = (breaks: number[], rules: string[]) =>
      fought(met({ ...lone, attacks: 2 }, { ...thin, agility: 1, discipline: 7, rules }, { charging: 0 }), {
        '0 to-hit': [6, 6],
        '0 to-wound': [6, 6],
        '1 to-hit': [1, 1, 1],
        break: breaks,
      }).tests[0]
    expect(round([6, 6, 1, 1], ['M40'])).toMatchObject({
      broke: false,
      thrown: [
        [6, 6],
        [1, 1],
      ],
    })
    expect(round([6, 6, 6, 5], ['M40'])).toMatchObject({
      broke: true,
      thrown: [
        [6, 6],
        [6, 5],
      ],
    })
    expect(round([1, 1], ['M40'])).toMatchObject({ broke: false, thrown: [[1, 1]] })
    expect(round([6, 6], [])).toMatchObject({ broke: true, thrown: [[6, 6]] })
  })

  it('M45a M45b a resolute unit with a full rank has X more, before it is surrounded', () => {
    const ranks = (
      unit: Parameters<typeof met>[0],
      how: Parameters<typeof met>[2] = {},
      enemy: Parameters<typeof met>[1] = thin,
    ) => {
      const clash = met(enemy, unit, how)
      return fullRanks(clash, clash.units[1]!)
    }
    expect(ranks({ ...steady, rules: ['M45 2'] })).toBe(4)
    expect(ranks({ ...steady, rules: ['M45'] })).toBe(3)
    expect(ranks({ count: 3, rules: ['M45 2'] })).toBe(0)
    expect(ranks({ ...steady, rules: ['M45 1', 'M45 2'] })).toBe(4)
    expect(ranks({ ...steady, rules: ['M45 2'] }, { over: 'left' }, deep)).toBe(1)
    expect(ranks({ ...steady, rules: ['M45 2', 'M54'] })).toBe(0)
    const apart = { ...met({ ...steady, rules: ['M45 2'] }, {}), touches: [] }
    expect(fullRanks(apart, apart.units[0]!)).toBe(2)
  })

  it('M49f does not shoot once it has moved', () => {
    const engine = { ...lone, rules: ['W11 3', 'M49'] }
    expect(shotsOf(engine, {})).toHaveLength(1)
    expect(shotsOf(engine, {}, { moved: true })).toEqual([])
    expect(shotsOf({ ...engine, rules: ['W15', 'M49'] }, {}, { marched: true })).toEqual([])
    expect(shotsOf(withHeroes({ ...engine }, hero({ rules: ['W13'] })), {}, { moved: true })).toHaveLength(1)
  })

  it('M50a loses the full difference where it fails its test, and does not break', () => {
    expect(testOf({ rules: ['M50'] }, 4)).toMatchObject({ kind: 'test', loses: 4 })
    expect(testOf({ ...steady, rules: ['M50', 'M51'] }, 4, thin)).toMatchObject({
      kind: 'test',
      modifier: 1,
      loses: 4,
    })
    expect(testOf(withHeroes({ rules: ['M50'] }, hero()), 4)).toMatchObject({ loses: null })
    const clash = met({ ...lone, attacks: 2, agility: 5 }, { count: 6, files: 3, agility: 1, rules: ['M50'] })
    const round = fought(clash, {
      '0 to-hit': [6, 6],
      '0 to-wound': [6, 6],
      '1 to-hit': [1, 1, 1, 1],
      break: [6, 6],
    })
    expect(round.tests[0]).toMatchObject({ broke: false, life: 2 })
    expect(lifeOf(clash, 1)).toEqual([2])
  })

  it('M51a M51b M51c halves, rounded up: steady −2 first, then −1', () => {
    expect(testOf({ ...thin, rules: ['M51'] }, 5)).toMatchObject({ modifier: 3 })
    expect(testOf({ ...steady }, 5, thin)).toMatchObject({ modifier: 2 })
    expect(testOf({ ...steady, rules: ['M51'] }, 5, thin)).toMatchObject({ modifier: 1, most: 6 })
    expect(testOf({ ...deep, rules: ['M51'] }, 5, thin)).toMatchObject({ modifier: 0 })
    expect(testOf({ ...thin, rules: ['M51', 'M28'] }, 7)).toMatchObject({ life: 4 })
    expect(testOf(withHeroes(thin, hero({ rules: ['M51'] })), 5)).toMatchObject({ modifier: 3 })
  })

  it('M54d M54e light troops have no full rank, whoever joins them; attached ones do it by themselves alone', () => {
    const ranks = (unit: Parameters<typeof met>[0]) => {
      const clash = met(unit, {})
      return ranksBefore(clash, clash.units[0]!)
    }
    expect(ranks({ ...deep, rules: ['M54'] })).toBe(0)
    expect(ranks(withHeroes({ ...deep, count: 14 }, hero({ rules: ['M54'] })))).toBe(3)
    expect(ranks(withHeroes({ ...deep, rules: ['M54'] }, hero()))).toBe(0)
    const heroes = hurt(
      met(withHeroes({ count: 1, files: 4 }, hero({ rules: ['M54'] }), hero(), hero(), hero()), {}),
      0,
      1,
    )
    expect(ranksBefore(heroes, heroes.units[0]!)).toBe(0)
    const others = hurt(met(withHeroes({ count: 1, files: 4 }, hero(), hero(), hero(), hero()), {}), 0, 1)
    expect(ranksBefore(others, others.units[0]!)).toBe(1)
  })
})
