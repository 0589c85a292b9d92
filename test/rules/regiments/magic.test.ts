import { describe, expect, it } from 'vitest'
import { withSpells } from '../../../rules/regiments/magic/atWork.ts'
import { spells } from '../../../rules/regiments/magic/spells.ts'
import { regiment, rule } from '../../helpers/regiments.ts'
import { touching, war } from '../../helpers/regimentsField.ts'

const wizard = { attachable: true, count: 1, files: 1, life: 3, rules: ['M01'] }
const scene = (more: object = {}, others: object = {}, answers: 'ask' | 'defaults' = 'ask') =>
  war({
    stage: 'movement',
    units: {
      A1: { at: 'H12', facing: 'N', ...wizard, now: { knows: ['embers-1', 'embers-2'] }, ...more },
      A2: { at: 'G12', facing: 'N' },
      B1: { at: 'H8', facing: 'S', count: 20, files: 5 },
      ...others,
    },
    answers,
  }).answer('done')

describe('magic', () => {
  it('RB-24.1 M01b M07a M07b five dice and one for each channel; the other side has four', () => {
    expect(scene().told('magic-dice')[0]!.dice).toEqual([6, 4])
    const two = scene(
      {},
      { A3: { at: 'F12', facing: 'N', rules: ['M07 2'] }, B2: { at: 'A1', rules: ['M07 3'] } },
    )
    expect(two.told('magic-dice')[0]!.dice).toEqual([8, 4])
  })

  it('M07c M29b who is shaken does not channel; a master channels two', () => {
    const t = scene(
      {},
      { A3: { at: 'F12', facing: 'N', rules: ['M07 2'], now: { shaken: true }, discipline: 1 } },
    )
    expect(t.told('magic-dice')[0]!.dice).toEqual([6, 4])
    expect(scene({ rules: ['M29'] }).told('magic-dice')[0]!.dice).toEqual([7, 4])
  })

  it('RB-24.2 a spell that it knows and has not tried, at a fit target in range, with one to five dice of the pool', () => {
    const t = scene()
    expect(t.refused('cast A1 embers-3 B1 2')).toMatchObject({ code: 'unknown-spell' })
    expect(t.refused('cast A1 embers-1 B1 6')).toMatchObject({ code: 'too-many-dice', about: { most: 5 } })
    expect(t.refused('cast A1 embers-1 A2 2')).toMatchObject({ code: 'spell-target' })
    expect(t.refused('cast A1 embers-2 B1 2')).toMatchObject({ code: 'spell-target' })
    // Four short of five: it fails, its dice are gone, and it is tried.
    t.dice(1, 1).answer('cast A1 embers-1 B1 2')
    expect(t.told('cast')[0]).toMatchObject({ sum: 2, need: 5 })
    expect(t.refused('cast A1 embers-1 B1 2')).toMatchObject({ code: 'spell-tried' })
    expect(t.state.dice).toEqual([4, 4])
  })

  it('RB-24.2 out of range, behind its back, or engaged where it must not be', () => {
    const far = scene({}, { B2: { at: 'H2', facing: 'S' } })
    expect(far.refused('cast A1 embers-1 B2 1')).toMatchObject({ code: 'spell-out-of-range' })
    const behind = scene({}, { B2: { at: 'H14', facing: 'N' } })
    expect(behind.refused('cast A1 embers-1 B2 1')).toMatchObject({ code: 'not-seen' })
  })

  it('RB-24.3 dispelled with dice of one’s own whose sum is at least that of the spell', () => {
    const t = scene()
    t.dice(3, 3).answer('cast A1 embers-2 A2 2')
    expect(t.told('dispelled')).toEqual([])
    // Six are too few for seven: nobody is asked. With three dice it comes off.
    const strong = scene()
    strong.dice(4, 4).answer('cast A1 embers-2 A2 2')
    expect([strong.asked, strong.legal()]).toEqual(['dispel 1 A2', ['0', '1', '2', '3', '4']])
    strong.dice(4, 4).answer('2')
    expect([strong.told('dispelled')[0]!.undone, strong.unit('A2').spells, strong.state.dice]).toEqual([
      true,
      [],
      [4, 2],
    ])
    const kept = scene()
    kept.dice(4, 4).answer('cast A1 embers-2 A2 2').dice(4, 3).answer('2')
    expect(kept.unit('A2').spells).toEqual([{ spell: 'embers-2', by: 0 }])
  })

  it('M43a resistance takes off the casting sum, for enemy spells alone', () => {
    const t = scene({}, { B2: { at: 'I9', facing: 'S', rules: ['M43 2'] } })
    t.dice(3, 3).answer('cast A1 embers-1 B2 2')
    expect(t.told('cast')[0]).toMatchObject({ sum: 4, need: 5 })
  })

  it('M43a M43b of a unit containing it; of several instances in it the highest counts, once', () => {
    const sum = (unit: readonly string[], joined: readonly string[]) => {
      const t = scene(
        {},
        {
          B2: { at: 'I9', facing: 'S', rules: unit },
          B3: { at: '', host: 'B2', attachable: true, rules: joined },
        },
      )
      t.dice(1, 2).answer('cast A1 embers-1 B2 2')
      return t.told('cast')[0]!.sum
    }
    expect([sum([], []), sum(['M43 1'], []), sum([], ['M43 2']), sum(['M43 1'], ['M43 2'])]).toEqual([
      3, 2, 1, 1,
    ])
  })

  it('M31c what heals the undead raises their fallen; others get back what the hurt model has lost', () => {
    const healed = (rules: readonly string[], joined: readonly string[]) => {
      const t = scene(
        { now: { knows: ['briars-6'] } },
        {
          A2: { at: 'G12', facing: 'N', count: 5, life: 3, rules, now: { life: 8 } },
          A3: { at: '', host: 'A2', attachable: true, rules: joined },
        },
      )
      // Three life, of a pool of fifteen: three models left of five, one of which has lost a life.
      t.dice(6, 6).answer('cast A1 briars-6 A2 2').dice(6).answer('0')
      return t.unit('A2').life
    }
    // The ordinary pool counts: an undead hero raises nobody else.
    expect([healed(['M31'], ['M31']), healed(['M31'], []), healed([], ['M31']), healed([], [])]).toEqual([
      11, 11, 9, 9,
    ])
  })

  it('RB-24 hits strike at once, and may make it panic (RB-20.2)', () => {
    const t = scene()
    // 5+ with two dice; three hits, all wound, no armour.
    t.dice(4, 3).answer('cast A1 embers-1 B1 2').dice(3, 6, 6, 6).answer('0')
    expect([t.told('spell-struck')[0]!.blows[0]!.lost, t.unit('B1').life]).toEqual([3, 17])
  })

  it('RB-20.2 spells of one magic phase count together: two and two life of twelve models make it test', () => {
    const t = scene(
      { now: { knows: ['embers-1', 'briars-2'] } },
      { B1: { at: 'H8', facing: 'S', count: 12, files: 4 } },
    )
    t.dice(4, 3).answer('cast A1 embers-1 B1 2').dice(2, 6, 6).answer('0')
    expect([t.unit('B1').life, t.told('tested')]).toEqual([10, []])
    // D3 + 3 hits, of which two wound.
    t.dice(5, 5).answer('cast A1 briars-2 B1 2').dice(1, 6, 6, 1, 1, 6, 6, 1, 1).answer('0')
    expect([t.unit('B1').life, t.told('tested').map(({ why }) => why)]).toEqual([8, ['panic-shots', 'rally']])
  })

  it('RB-20.2 a test passed in one magic phase spares the others of it', () => {
    const t = scene(
      { now: { knows: ['veil-6', 'embers-5'] } },
      { B1: { at: 'H8', facing: 'S', count: 12, files: 4 } },
    )
    t.dice(6, 6).answer('cast A1 veil-6 B1 2').dice(1, 1).answer('0')
    expect(t.told('tested')).toMatchObject([{ unit: 'B1', passed: true }])
    t.dice(4, 3, 3).answer('cast A1 embers-5 B1 3').dice(2, 2, 6, 6, 6, 6).answer('0')
    expect([t.unit('B1').life, t.told('tested').length]).toEqual([8, 1])
  })

  it('RB-24 the sum that each spell needs, how far it reaches, and at whom', () => {
    const told = Object.entries(spells).map(([id, { need, range, on }]) => `${id} ${need}+ ${range} ${on}`)
    expect(told).toEqual([
      'embers-1 5+ 24 free-enemy',
      'embers-2 7+ 12 friend',
      'embers-3 8+ 12 friend',
      'embers-4 8+ 18 enemy',
      'embers-5 10+ 24 free-enemy',
      'embers-6 12+ 18 free-enemy',
      'briars-1 5+ 12 friend',
      'briars-2 7+ 18 free-enemy',
      'briars-3 8+ 12 friend',
      'briars-4 9+ 18 enemy',
      'briars-5 10+ 12 friend',
      'briars-6 12+ 12 friend',
      'veil-1 5+ 18 enemy',
      'veil-2 7+ 12 friend',
      'veil-3 8+ 18 enemy',
      'veil-4 8+ 24 enemy',
      'veil-5 10+ 12 friend',
      'veil-6 12+ 18 enemy',
      'army 9+ 12 friend',
    ])
  })

  it('RB-24.4 what a spell gives and takes while it lasts, no value below none', () => {
    const t = scene()
    const under = (spell: string, values: object = {}) => {
      const { model } = regiment({ offence: 4, agility: 4, resilience: 3, ...values })
      const now = withSpells({ war: t.state }, model, { ...t.unit('B1'), spells: [{ spell, by: 0 }] })
      const [part] = now.parts
      const given = [...now.rules, ...part!.rules].map(({ id, number }) => (number ? `${id} ${number}` : id))
      return [part!.offence, part!.agility, now.resilience, ...given].join(' ')
    }
    const lasting = Object.keys(spells).filter(id => spells[id]!.lasts)
    expect(Object.fromEntries(lasting.map(id => [id, under(id)]))).toEqual({
      'embers-2': '4 4 3 A07 A09',
      'embers-3': '4 4 3 A28',
      'embers-4': '4 4 3 M56',
      'briars-1': '4 4 3 M02 6',
      'briars-3': '4 4 3 M41 5',
      'briars-4': '4 4 3',
      'briars-5': '4 4 4',
      'veil-1': '3 4 3',
      'veil-2': '4 4 3 M09 1',
      'veil-3': '4 2 3',
      'veil-4': '4 4 3 M25',
      'veil-5': '4 4 3 M36',
      army: '4 4 3 A24',
    })
    expect([under('veil-1', { offence: 0 }), under('veil-3', { agility: 1 })]).toEqual(['0 4 3', '4 0 3'])
  })

  it('RB-24.4 what strikes at once, heals or frightens does not last; what lasts is there once', () => {
    const struck = scene()
    struck.dice(4, 3).answer('cast A1 embers-1 B1 2').dice(1, 1).answer('0')
    expect(struck.unit('B1').spells).toEqual([])
    const before = {
      spells: [
        { spell: 'veil-1', by: 1 },
        { spell: 'veil-3', by: 0 },
      ],
    }
    const cursed = scene(
      { now: { knows: ['veil-1'] } },
      { B1: { at: 'H8', facing: 'S', count: 20, files: 5, now: before } },
    )
    cursed.dice(4, 3).answer('cast A1 veil-1 B1 2').answer('0')
    expect(cursed.unit('B1').spells.map(({ spell, by }) => `${spell} ${by}`)).toEqual(['veil-1 0'])
  })

  it('RB-24.4 it lasts until its caster’s next magic phase', () => {
    const t = scene({}, {}, 'defaults')
    const spell = { spell: 'veil-1', by: 0 }
    const again = war({
      stage: 'movement',
      units: {
        A1: {
          at: 'H12',
          facing: 'N',
          ...wizard,
          now: { knows: ['embers-1'], spells: [spell, { spell: 'veil-1', by: 1 }] },
        },
        B1: { at: 'H8', facing: 'S' },
      },
    }).answer('done')
    expect(again.unit('A1').spells).toEqual([{ spell: 'veil-1', by: 1 }])
    expect(t.asked).toBe('cast 0')
  })

  it('RB-20.4 a wizard in a shaken unit casts nothing, and nobody is asked', () => {
    const t = war({
      stage: 'movement',
      units: {
        A1: { at: 'H12', facing: 'N', ...wizard, now: { knows: ['embers-1'], shaken: true } },
        A2: { at: 'G12', facing: 'N', rules: ['A33', 'W09'] },
        B1: { at: 'H8', facing: 'S' },
      },
    }).answer('done')
    expect(t.asked).toBe('shoot 0')
  })
})

describe('shooting', () => {
  const shots = (more: object = {}, others: object = {}) =>
    war({
      stage: 'shooting',
      units: {
        A1: { at: 'H12', facing: 'N', rules: ['W09'], count: 5, files: 5, ...more },
        A2: { at: 'A16', facing: 'N', rules: ['W09'], count: 5, files: 5 },
        B1: { at: 'H8', facing: 'S', count: 12, files: 4 },
        B2: { at: 'A10', facing: 'S' },
        ...others,
      },
    })

  it('RB-11.1 one enemy in the front arc, in sight and range, that is not engaged; once a phase', () => {
    const t = shots({}, { B3: { at: 'H15', facing: 'N' } })
    expect(t.refused('shoot A1 B3')).toMatchObject({ code: 'outside-arc', rule: 'RB-11.1' })
    t.dice(1, 1, 1, 1, 1).answer('shoot A1 B1')
    expect(t.refused('shoot A1 B1')).toMatchObject({ code: 'unit-has-shot', rule: 'RB-11.1' })
  })

  it('RB-11.1 A32a not after a march, unless its weapon may; not after a failed charge', () => {
    expect(shots({ done: { move: 'march' } }).refused('shoot A1 B1')).toMatchObject({ code: 'has-marched' })
    expect(shots({ done: { move: 'march' }, rules: ['W09', 'A32'] }).legal('shoot A1 B1')).toHaveLength(1)
    expect(shots({ done: { move: 'failed-charge' } }).refused('shoot A1 B1')).toMatchObject({
      code: 'charge-failed',
    })
  })

  it('A04d takes life of who has joined for the hits beyond the ordinary models, and tells of each', () => {
    const t = shots(
      { count: 1, files: 1, rules: ['W12 4', 'A04 5x1'] },
      {
        B1: { at: 'H8', facing: 'S', count: 2, files: 5 },
        B3: { at: '', host: 'B1', attachable: true, life: 3 },
      },
    )
    // Strength 4 against 3: two wounds of two, and one of one.
    t.dice(4, 3, 2, 3).answer('shoot A1 B1')
    expect(t.told('shot')[0]!.blows).toMatchObject([
      { at: 'B1', attacks: 1, hits: 2, wounds: 1, lost: 1 },
      { at: 'B3', attacks: 1, hits: 1, wounds: 1, lost: 1 },
    ])
    expect([t.unit('B1').life, t.unit('B3').life]).toEqual([1, 2])
  })

  it('RB-16.1 all weapons of a unit find the target as it stood', () => {
    const t = shots(
      {
        count: 1,
        files: 1,
        rules: ['W12 4', 'A04 3x1'],
        others: [{ name: 'crew', rules: ['W12 4', 'A04 3x1'] }],
      },
      { B1: { at: 'H8', facing: 'S', count: 4, files: 4 } },
    )
    t.dice(4, 3, 3, 3, 4, 3, 3, 3).answer('shoot A1 B1')
    expect(t.told('shot')[0]!.blows).toMatchObject([
      { hits: 3, lost: 3 },
      { hits: 3, lost: 1 },
    ])
  })

  it('M49f M49g a static unit that has moved does not shoot; one that has not sees all around', () => {
    const rules = ['W09', 'M49']
    expect(shots({ rules, done: { move: 'advance' } }).refused('shoot A1 B1')).toMatchObject({ rule: 'M49' })
    expect(shots({ rules }, { B3: { at: 'H15', facing: 'N' } }).legal('shoot A1 B3')).toHaveLength(1)
  })

  it('A11a M39a psychic wounds go against the Discipline that a general in range lends, shot or struck', () => {
    const psychic = rule('W09 4', { values: { strength: 8, rules: [{ id: 'A11' }] } })
    const general = { attachable: true, rules: ['M39'], discipline: 9 }
    const need = (at: string) => {
      const t = shots(
        { rules: [psychic], count: 1, files: 1 },
        { B1: { at: 'H8', facing: 'S', discipline: 6 }, B3: { at, facing: 'S', ...general } },
      )
      t.dice(4, 3).answer('shoot A1 B1')
      return t.told('shot')[0]!.blows[0]!.wounds
    }
    // 8 against 6 needs 2+, against 9 it needs 5+; four hexes are twelve inches.
    expect([need('H3'), need('H4')]).toEqual([1, 0])
    const both = touching('A1', 'B1')
    const struck = (at: string) => {
      const t = war({
        stage: 'shooting',
        units: {
          A1: { at: 'H9', facing: 'N', strength: 8, count: 1, files: 1, rules: ['A11'], now: both.A1 },
          A2: { at: 'A16', facing: 'N', rules: ['W09'], count: 5, files: 5 },
          B1: { at: 'H8', facing: 'S', discipline: 6, attacks: -1, now: both.B1 },
          B2: { at: 'A10', facing: 'S' },
          B3: { at, facing: 'S', ...general },
        },
      })
      t.dice(6, 3, 1, 1).answer('done')
      return t.told('melee')[0]!.blows[0]!.wounds
    }
    expect([struck('H3'), struck('H4')]).toEqual([1, 0])
  })

  it('RB-20.2 three life and a quarter lost to shots make a panic test; failed, it is shaken and stays', () => {
    const t = shots()
    // Twelve inches: four hexes of eight. Three hit, three wound, three of twelve: it tests on seven.
    t.dice(4, 4, 4, 1, 1, 4, 4, 4, 6, 6).answer('shoot A1 B1')
    expect(t.told('tested')[0]).toMatchObject({ unit: 'B1', why: 'panic-shots', passed: false })
    expect([t.unit('B1').shaken, t.where('B1')]).toEqual([true, 'H8'])
    const two = shots()
    two.dice(4, 4, 1, 1, 1, 4, 4).answer('shoot A1 B1')
    expect([two.unit('B1').life, two.told('tested')]).toEqual([10, []])
  })

  it('RB-20.2 a test passed against shots spares none of the melee phase: a friend breaks and flees through it', () => {
    const both = touching('A3', 'B3')
    const t = war({
      stage: 'shooting',
      units: {
        A1: { at: 'H7', facing: 'NW', rules: ['W09'], count: 5, files: 5 },
        A3: { at: 'D9', facing: 'N', attacks: -1, rules: ['M38'], now: { ...both.A3, rounds: 1 } },
        B1: { at: 'D7', facing: 'S', count: 12, files: 4, attacks: -1 },
        B3: { at: 'D8', facing: 'S', attacks: -1, discipline: 2, now: { ...both.B3, rounds: 1 } },
        B9: { at: 'P1', facing: 'S' },
      },
    })
    // B1 passes; B3 breaks.
    t.dice(4, 4, 4, 1, 1, 4, 4, 4, 1, 1, 6, 6).answer('shoot A1 B1')
    // It flees two hexes, and is not pursued.
    t.dice(3, 3, 6, 6).answer('stay')
    expect(t.told('tested').map(({ unit, why, passed }) => [unit, why, passed])).toEqual([
      ['B1', 'panic-shots', true],
      ['B3', 'break', false],
      ['B1', 'panic-flight', false],
    ])
  })

  it('RB-20.2 M46a engaged units do not test, fearless ones pass unasked', () => {
    const t = shots({}, { B1: { at: 'H8', facing: 'S', count: 12, files: 4, rules: ['M46'] } })
    t.dice(4, 4, 4, 1, 1, 4, 4, 4).answer('shoot A1 B1')
    expect(t.told('tested')[0]).toMatchObject({ passed: true, faces: [], clauses: ['M46'] })
  })

  it('RB-11.1 nobody shoots at who is engaged', () => {
    const both = touching('A3', 'B3')
    const t = shots(
      {},
      { A3: { at: 'K9', facing: 'N', now: both.A3 }, B3: { at: 'K8', facing: 'S', now: both.B3 } },
    )
    expect(t.refused('shoot A1 B3').rule).toBe('RB-11.1')
  })
})

describe('briars-4', () => {
  it('RB-24 halves Mobility and Charge speed, rounded up, while it lasts', () => {
    const scene = (stage: 'movement' | 'charges', cast: boolean, foe: string) =>
      war({
        stage,
        units: {
          A1: {
            at: 'H16',
            facing: 'N',
            mobility: 9,
            charge: 9,
            ...(cast && { now: { spells: [{ spell: 'briars-4', by: 1 }] } }),
          },
          B1: { at: foe, facing: 'S' },
          B2: { at: 'I14', facing: 'S' },
        },
      })
    const reach = (cast: boolean) =>
      ['H15', 'H14', 'H13'].map(hex => scene('movement', cast, 'A1').legal(`advance A1 ${hex} N`).length > 0)
    expect([reach(false), reach(true)]).toEqual([
      [true, true, true],
      [true, false, false],
    ])
    // Of 5, 4 and a 6 are 15 inches: five steps, and not six.
    const charges = (cast: boolean, foe: string) =>
      scene('charges', cast, foe).legal('charge A1 B1').length > 0
    expect([charges(true, 'H10'), charges(true, 'H9'), charges(false, 'H9')]).toEqual([true, false, true])
  })
})
