import { describe, expect, it } from 'vitest'
import { whyBlows, whyClash } from '../../../rules/regiments/odds/why.ts'
import { blowsBy, gift, hero, met, rule, shotsOf, through, withHeroes } from '../../helpers/regiments.ts'

const lone = { count: 1, files: 1 }
const why = (...given: Parameters<typeof met>) => whyBlows(blowsBy(met(...given))[0]!)

describe('why blows are what they are', () => {
  it('names the clauses of each stage', () => {
    const striker = {
      offence: 4,
      agility: 4,
      armour: 2,
      rules: ['A06', 'A13 D3', 'A18', 'A24', 'A28', 'A38', 'W08', gift('A15', { strength: 1, offence: 1 })],
    }
    const target = { armour: 4, resilience: 5, rules: ['M02 5', 'M06', 'M36', 'M41 6', 'M44'] }
    const { likely, ...told } = why(striker, target, { charging: 0 })
    expect(told).toEqual({
      owner: 0,
      called: 'unit',
      part: '',
      kind: 'standard',
      way: 'freely',
      step: { value: 6, clauses: ['W08a', 'RB-14'] },
      count: 5,
      each: null,
      at: null,
      by: 'W08',
      hit: { need: 5, compared: [5, 5], clauses: ['RB-10', 'A15', 'M06c', 'M36', 'A06', 'A24'] },
      strength: { value: 4, clauses: ['A15'] },
      penetration: { value: 1, clauses: ['W08a'] },
      wound: { need: 4, compared: [4, 5], clauses: ['RB-12', 'A28', 'A38', 'M44', 'A18'] },
      armour: { need: 3, compared: null, clauses: ['RB-13', 'M06b', 'W08a', 'M02'] },
      special: 5,
      loss: { dice: 1, faces: 3, plus: 0 },
      lossClauses: ['A13'],
    })
    expect(likely).toBeGreaterThan(0)
    expect(through(striker, target).usual.pierced.clauses).toEqual(['RB-13', 'M06b', 'M02'])
  })

  it('names none where there are none', () => {
    expect(why(lone, lone)).toMatchObject({
      step: { value: 3, clauses: [] },
      by: 'W02',
      hit: { need: 4, clauses: ['RB-10'] },
      strength: { value: 3, clauses: [] },
      wound: { need: 4, clauses: ['RB-12'] },
      armour: { need: null, clauses: ['RB-13'] },
      special: null,
      loss: { dice: 0, faces: 6, plus: 1 },
      lossClauses: [],
      likely: 1 / 4,
    })
    // A need that weight of numbers leaves as it is names it not; nor does a pool that 5+ is enough for.
    expect(why({ strength: 5, rules: ['A28', 'A13 2', 'A13 D3'] }, { rules: ['M36', 'M36'] })).toMatchObject({
      wound: { clauses: ['RB-12'] },
      hit: { clauses: ['RB-10', 'M36'] },
      lossClauses: ['A13'],
    })
  })

  it('names what fixes a step, and what a special attack is', () => {
    expect(why({ rules: ['W03'] }, {}).step).toEqual({ value: 0, clauses: ['W03'] })
    expect(why({ rules: ['W03', 'A23', gift('A15', { agility: 2 })] }, {}, { charging: 0 }).step).toEqual({
      value: 5,
      clauses: ['A15', 'RB-14', 'A23'],
    })
    expect(why({ rules: ['A25 2'] }, {}, { charging: 0 })).toMatchObject({
      kind: 'special',
      step: { value: 10, clauses: [] },
      count: 5,
      each: { plus: 2 },
      by: 'A25',
      hit: null,
    })
    expect(why({ rules: ['A11', 'A12', 'A37'] }, {})).toMatchObject({
      hit: null,
      strength: { value: 3, clauses: ['A12a'] },
      penetration: { value: 10, clauses: ['A12b'] },
      wound: { clauses: ['RB-12', 'A11'] },
    })
    expect(through({ rules: ['A37'] }, {}).hitClauses).toEqual(['A37'])
    expect(through({ attacks: -1, rules: ['A14 1'] }, {}).hitClauses).toEqual([])
  })

  it('names what a shot needs', () => {
    const area = rule('W11 3', { gift: { plus: { strength: 2 }, rules: [rule('A04 3x2'), { id: 'A22' }] } })
    const [blow] = shotsOf(
      { ...lone, rules: [area] },
      { count: 6, files: 3, rules: ['M09 1'] },
      { distance: 24, moved: true, cover: 'soft' },
    )
    expect(whyBlows(blow!)).toMatchObject({
      kind: 'shot',
      by: 'W11',
      count: 1,
      hit: { need: 8, clauses: ['RB-11', 'RB-11.3', 'RB-11.4', 'A20', 'M09', 'A22', 'A04'] },
      strength: { value: 6, clauses: ['W11'] },
    })
    const [plain] = shotsOf({ ...lone, rules: ['W09'] }, {})
    expect(whyBlows(plain!).hit).toEqual({ need: 4, compared: null, clauses: ['RB-11'] })
    // Hits of an area attack that throws no die are counted each.
    const breath = rule('W15', {
      gift: { plus: {}, rules: [rule('A04 2x1')] },
      values: { strength: 4, penetration: 1 },
    })
    const [cone] = shotsOf({ ...lone, rules: [breath] }, {})
    expect(whyBlows(cone!)).toMatchObject({ count: 2, hit: null, each: { dice: 2 } })
  })

  it('says of a round its blows, the result before it and what tests would be', () => {
    const clash = met(
      withHeroes({ rules: ['M38'] }, hero({ agility: 6 })),
      { ...lone, rules: ['M14'] },
      { charging: 0 },
    )
    const { blows, score, tests } = whyClash(clash)
    expect(blows.map(({ called, owner, step }) => [called, owner, step.value])).toEqual([
      ['hero', 0, 7],
      ['unit', 0, 4],
      ['unit', 0, 4],
      ['unit', 1, 3],
    ])
    expect(score.map(({ what }) => what)).toEqual(['charge', 'ranks', 'standard'])
    expect(
      tests.map(({ owner, lostBy, test }) => [owner, lostBy, test.kind === 'test' && test.most]),
    ).toEqual([
      [0, 1, 6],
      [0, 3, 5],
      [1, 1, 6],
      [1, 3, 4],
    ])
  })

  it('names the clauses of a test', () => {
    const test = (unit: Parameters<typeof met>[0], enemy: Parameters<typeof met>[1] = lone) =>
      whyClash(met(unit, enemy)).tests[1]!.test.clauses
    expect(test(lone)).toEqual(['RB-19'])
    expect(test({ ...lone, rules: ['M14', 'M40', 'M50', 'M51'] })).toEqual([
      'RB-19',
      'M51',
      'M14',
      'M40',
      'M50',
    ])
    expect(test({ ...lone, rules: ['M25', 'M14'] })).toEqual(['RB-19', 'M14', 'M25'])
    expect(test({ rules: ['M51'] })).toEqual(['RB-19', 'RB-18.3', 'M51'])
    expect(test({ count: 15, rules: ['M51'] })).toEqual(['RB-19', 'RB-18.3'])
    expect(test(withHeroes({ rules: ['M21'] }, hero()))).toEqual(['RB-19', 'RB-18.3', 'M21'])
    expect(test(withHeroes({ ...lone, rules: ['M21'] }, hero()))).toEqual(['RB-19', 'M21'])
    expect(test({ ...lone, rules: ['M28', 'M51', 'M40'] })).toEqual(['M28', 'M51', 'M40'])
    expect(test({ ...lone, rules: ['M28'] })).toEqual(['M28'])
  })
})
