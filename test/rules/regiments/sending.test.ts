import { describe, expect, it } from 'vitest'
import { blowsInStep } from '../../../rules/regiments/clash/sending.ts'
import type { Clash } from '../../../rules/regiments/formation/clashState.ts'
import type { SendingOrder } from '../../../rules/regiments/formation/sendingOrder.ts'
import { clashOdds } from '../../../rules/regiments/odds/clashOdds.ts'
import { factsInOdds, factsOfClash, listedFacts, notListed } from '../../helpers/regimentOdds.ts'
import {
  all,
  blowsBy,
  fought,
  hero,
  hurt,
  met,
  poolOf,
  regiment,
  told,
  withHeroes,
} from '../../helpers/regiments.ts'
import { type Stationed, touching, war } from '../../helpers/regimentsField.ts'

/** Blows of the first side: how many, in which way, at whom. */
const at = (clash: Clash): string[] =>
  blowsBy(clash).map(
    ({ count, way, how, by }) => `${count} ${way} ${how.at.pool.called}${by ? ` ${by}` : ''}`,
  )

const by = (order: SendingOrder) => ({ sends: [order, 'ordinary'] }) as const
const chief = (wanted: Parameters<typeof hero>[0] = {}) =>
  hero({ name: 'chief', attacks: -1, points: 150, ...wanted })
const spears = { name: 'spears', points: 100, attacks: -1 }

describe('RB-16 whom attacks go at', () => {
  it('RB-16.2 three freely fighting models and three files of supporters may choose an attached model', () => {
    const enemy = withHeroes({ ...spears, count: 20 }, chief())
    expect(at(met({}, enemy))).toEqual(['5 freely spears', '5 support spears'])
    expect(at(met({}, enemy, by('character')))).toEqual([
      '3 freely chief',
      '2 freely spears',
      '3 support chief',
      '2 support spears',
    ])
    // Spears in a third rank have three files of their own.
    const deep = met({ count: 15, rules: ['A16'] }, enemy, by('character'))
    expect(at(deep).filter(each => each.endsWith('chief'))).toEqual([
      '3 freely chief',
      '3 support chief',
      '3 support chief',
    ])
    // A character of its own is one of the three, and its supporters are of the three files.
    const led = met(withHeroes({}, hero({ agility: 3 })), enemy, by('character'))
    expect(at(led)).toEqual([
      '2 freely chief',
      '2 freely chief',
      '2 freely spears',
      '3 support chief',
      '2 support spears',
    ])
  })

  it('RB-16.2 of several attached ones the dearest is chosen, and each has room for three', () => {
    const enemy = withHeroes({ ...spears, count: 20, files: 6 }, hero({ points: 50, attacks: -1 }), chief())
    expect(at(met({ files: 6, count: 6 }, enemy, by('character')))).toEqual([
      '3 freely chief',
      '3 freely spears',
    ])
  })

  it('RB-16.2 over a flank or the rear, and at a flank or the rear, nobody is picked out', () => {
    const enemy = withHeroes({ ...spears, count: 20 }, chief())
    for (const over of ['left', 'right', 'rear'] as const) {
      const striking = met({}, enemy, { over, ...by('character') })
      expect(at(striking).some(each => each.includes('chief'))).toBe(false)
      const struck = met(enemy, {}, { over, sends: ['ordinary', 'character'] })
      expect(blowsBy(struck, 1).some(({ how }) => how.at.pool.called === 'chief')).toBe(false)
    }
    // Nor in the last rank (M47).
    const behind = met({}, enemy, by('character'))
    Object.assign(poolOf(behind, 1, 1), { behind: true })
    expect(at(behind)).toEqual(['5 freely spears', '5 support spears'])
  })

  it('RB-16.3 where only attached ones live the first takes all, another three', () => {
    const enemy = withHeroes({ ...spears, count: 1 }, chief({ name: 'first', points: 10 }), chief())
    const clash = hurt(met({}, enemy, by('character')), 1, 1)
    expect(at(clash)).toEqual(['3 freely chief', '1 freely first', '3 support chief', '1 support first'])
    expect(at(hurt(met({}, enemy), 1, 1))).toEqual(['4 freely first', '4 support first'])
  })

  it('RB-16.1 each step is sent as units stand when it begins', () => {
    const enemy = withHeroes({ ...spears, count: 20 }, chief({ life: 1 }))
    const clash = met(withHeroes({}, hero({ agility: 6 })), enemy, by('character'))
    expect(blowsInStep(clash, 3)[0]!.how.at.pool.called).toBe('chief')
    const round = fought(clash, {
      'to-hit': [6, 6, ...all(9, 1)],
      'to-wound': [6, 6],
      break: all(2, 1),
    })
    expect(round.steps.map(({ blows }) => blows.map(({ pool, lost }) => `${pool.called} ${lost}`))).toEqual([
      ['chief 1'],
      ['spears 0', 'spears 0'],
    ])
  })

  it('RB-16.2 A27b three models stomp on the only low one; whoever finds no room strikes nobody', () => {
    const enemy = withHeroes({ ...spears, height: 2 }, chief({ height: 1 }))
    const beasts = { attacks: -1, rules: ['A27 2'], height: 3 }
    expect(at(met(beasts, enemy))).toEqual(['3 freely chief A27'])
    // On low ranks all do.
    expect(at(met(beasts, withHeroes(spears, chief())))).toEqual(['5 freely spears A27'])
    expect(at(met(beasts, withHeroes(spears, chief()), by('character')))).toEqual([
      '3 freely chief A27',
      '2 freely spears A27',
    ])
  })

  it('A30a the hurt model strikes once, wherever attacks are sent', () => {
    const enemy = withHeroes({ ...spears, count: 20 }, chief())
    const raging = hurt(met({ count: 5, life: 2, rules: ['A30'] }, enemy, by('character')), 0, 1)
    expect(at(raging)).toEqual(['4 freely chief', '2 freely spears'])
  })

  const two = (order: SendingOrder, more: Parameters<typeof regiment>[0] = {}): Clash => {
    const one = met({ files: 8, count: 8 }, { ...spears, name: 'rabble', points: 20 }, by(order))
    const other = met({}, { ...spears, name: 'guard', count: 5, points: 40, ...more }).units[1]!
    return {
      units: [...one.units, other],
      touches: [
        { units: [0, 1], over: ['front', 'front'] },
        { units: [0, 2], over: ['front', 'front'] },
      ],
    }
  }

  it('RB-15.5 attacks may go at any of several enemies over one front', () => {
    expect(at(two('ordinary'))).toEqual(['8 freely rabble'])
    expect(at(two('measured'))).toEqual(['8 freely guard'])
    // Nothing comes of blows that nobody of them can suffer from.
    expect(at(two('measured', { resilience: 9, armour: 6 }))).toEqual(['8 freely rabble'])
  })

  it('RB-16.2 the three are of all units that strike it', () => {
    const enemy = met({}, withHeroes({ ...spears, count: 20 }, chief())).units[1]!
    const [one, other] = [met({}, {}, by('character')), met({}, {}, by('character'))].map(
      ({ units }) => units[0]!,
    )
    const clash: Clash = {
      units: [one!, other!, enemy],
      touches: [
        { units: [0, 2], over: ['front', 'front'] },
        { units: [1, 2], over: ['front', 'front'] },
      ],
    }
    const chosen = blowsInStep(clash, 3).filter(({ how }) => how.at.pool.called === 'chief')
    expect(chosen.map(({ count, way }) => `${count} ${way}`)).toEqual(['3 freely', '3 support'])
  })

  it('RB-16.2 measure sends attacks at a character where that is likely to take more', () => {
    const enemy = (armour: number, life = 3) => withHeroes({ ...spears, count: 20 }, chief({ armour, life }))
    const measured = (armour: number, life = 3) => at(met({}, enemy(armour, life), by('measured')))
    expect(measured(0)[0]).toBe('3 freely chief')
    expect(measured(6)[0]).toBe('5 freely spears')
  })

  it('RB-16.2 measure sends nobody at a character whom others of the step are likely to have taken', () => {
    const sure = { offence: 9, strength: 9 }
    const own = withHeroes({ count: 5, ...sure }, hero({ name: 'lord', attacks: 3, ...sure }))
    const freely = (life: number) =>
      blowsBy(met(own, withHeroes({ ...spears, count: 20 }, chief({ life })), by('measured'))).flatMap(
        ({ way, how }) => (way === 'freely' ? [`${how.by.pool.called} ${how.at.pool.called}`] : []),
      )
    // Both at one of many lives; one of a single life is left to those who come first.
    expect(freely(9)).toEqual(['lord chief', 'unit chief', 'unit spears'])
    expect(freely(1)).toEqual(['lord chief', 'unit spears'])
  })
})

it('RB-16.1 of a pool over one side supporters come last, after its special attacks too', () => {
  expect(told(blowsBy(met({ rules: ['A14 1'] }, {})))).toEqual([
    '5 freely at 3',
    '5 freely at 3 by A14',
    '5 support at 3',
  ])
})

describe('RB-16 odds of attacks that are sent', () => {
  const small = (order: SendingOrder, own = {}, others = {}) => ({
    units: [
      { unit: regiment({ count: 4, files: 4, agility: 4, ...own }), joined: [] },
      withHeroes({ ...spears, count: 2, files: 3, attacks: 1, ...others }, chief({ life: 2, attacks: 1 })),
    ] as const,
    meeting: { charging: 0, over: 'front', round: 1, ...by(order) } as const,
  })

  it.each([
    ['character', {}],
    ['measured', {}],
    ['character', { attacks: -1, rules: ['A25 1'] }],
    ['character', { attacks: -1, rules: ['A25 D3'], count: 2, files: 2 }],
    ['measured', { attacks: -1, rules: ['A25 1'], others: [{ name: 'mount', agility: 2 }] }],
  ] as const)('RB-16.2 by order %s are what every sequence of dice comes to: %j', (order, own) => {
    const trial = small(order, own)
    const said = factsInOdds(clashOdds(trial.units, trial.meeting))
    const units = [trial.units[0], trial.units[1]] as [(typeof trial.units)[0], (typeof trial.units)[1]]
    const listed = listedFacts(dice => factsOfClash({ units, meeting: trial.meeting }, 1, dice), 300_000)
    expect(listed).toBeDefined()
    expect(notListed(said, listed!)).toEqual([])
  })

  it('RB-16.2 differ by the order', () => {
    const lost = (order: SendingOrder) => {
      const { units, meeting } = small(order)
      return clashOdds(units, meeting).rounds[0]!.won[0]
    }
    expect(lost('character')).not.toEqual(lost('ordinary'))
  })
})

describe('RB-16 whom attacks go at, in a battle', () => {
  const sides = touching('A1', 'B1')
  const scene = (
    one: Partial<Stationed>,
    more: Readonly<Record<string, Stationed>> = {},
    answers: 'ask' | 'defaults' = 'ask',
    dice: readonly number[] = [],
  ) =>
    war({
      stage: 'shooting',
      units: {
        A1: { at: 'H9', facing: 'N', ...one, now: { ...sides.A1, rounds: 1, ...one.now } },
        B1: { at: 'H8', facing: 'S', count: 20, attacks: -1, now: { ...sides.B1, rounds: 1 } },
        B4: { at: '', host: 'B1', attachable: true, life: 3, attacks: -1, points: 150 },
        A9: { at: 'A16', facing: 'N' },
        B9: { at: 'P1', facing: 'S' },
        ...more,
      },
      answers,
      dice,
    })

  it('RB-16.1 RB-16.2 the owner is asked, with all that is legal in one place', () => {
    const t = scene({})
    expect(t.asked).toBe('strike 0 A1')
    expect(t.question.about).toMatchObject({ step: 3, special: null, of: 5 })
    expect(t.question.about).toMatchObject({
      targets: [
        { label: 'B1', most: 5, life: 20 },
        { label: 'B4', most: 3, life: 3 },
      ],
    })
    expect(t.legal()).toEqual(['B1', 'B4', 'B4 1', 'B4 2'])
    expect(t.refused('B4 4')).toEqual({
      code: 'strike-most',
      rule: 'RB-16.2',
      about: { unit: 'B4', most: 3 },
    })
    expect(t.refused('B4 0').code).toBe('strike-most')
    expect(t.refused('B9').code).toBe('not-offered')
    expect(t.refused('2').code).toBe('not-offered')
    expect(t.refused('B4 B4').code).toBe('not-offered')
    expect(t.refused('').code).toBe('not-offered')
    t.dice(...all(12, 1)).answer('B4 2')
    const [round] = t.told('melee')
    expect(round!.blows.map(({ at: who, attacks }) => `${who} ${attacks}`)).toEqual([
      'B4 2',
      'B1 3',
      'B4 2',
      'B1 3',
    ])
    expect(t.told('sent')).toMatchObject([{ unit: 'A1', at: 'B4', step: 3, attacks: 4 }])
  })

  it('RB-16.3 who has ordered nothing is asked nothing, and all go at ordinary models', () => {
    const t = scene({}, {}, 'defaults', [...all(10, 1), 1, 1])
    const [round] = t.told('melee')
    expect(round!.blows.map(({ at: who, attacks }) => `${who} ${attacks}`)).toEqual(['B1 5', 'B1 5'])
    expect(t.told('sent')).toEqual([])
    expect(t.asked).not.toContain('strike')
  })

  it('RB-16.2 orders answer, and whoever is away sends with measure', () => {
    const { question } = scene({})
    const byOrder = (word: string) => question.byOrder?.({ word, keep: null })
    expect(['ordinary', 'character', 'measured', 'ask'].map(byOrder)).toEqual(['B1', 'B4', 'B4', undefined])
    expect(question.fallback()).toBe('B4')
  })

  it('RB-16.2 nobody is asked where there is no choice', () => {
    const idle = { B4: { at: 'P3', facing: 'S', attachable: true } }
    expect(scene({}, idle, 'ask', all(12, 1)).asked).not.toContain('strike')
    const flanked = touching('A1', 'B1', 'left')
    const t = scene(
      { now: flanked.A1! },
      { B1: { at: 'H8', facing: 'SE', count: 20, attacks: -1, now: { ...flanked.B1, rounds: 1 } } },
      'ask',
      all(12, 1),
    )
    expect(t.asked).not.toContain('strike')
  })

  it('RB-16.1 hits of a special attack are sent once their number is known', () => {
    const riders = { attacks: -1, files: 4, count: 4, rules: ['A25 D3'] }
    const t = scene({ ...riders, done: { charging: true } }, {}, 'ask', [6, 5, 1, 3])
    // Three, three, one and two hits: those of the first three models may go at the character.
    expect(t.question.about).toMatchObject({
      step: 10,
      special: 'A25',
      of: 9,
      targets: [
        { label: 'B1', most: 9 },
        { label: 'B4', most: 7 },
      ],
    })
    t.dice(...all(11, 1)).answer('B4 5')
    const [round] = t.told('melee')
    expect(round!.blows.map(({ at: who, hits, rule }) => `${who} ${hits} ${rule}`)).toEqual([
      'B4 5 A25',
      'B1 4 A25',
    ])
  })

  it('RB-15.5 with two enemies over one front they are sent at either, or at both', () => {
    const both = touching('A1', 'B2')
    const t = scene(
      { files: 8, count: 8, now: { touches: [...sides.A1!.touches, ...both.A1!.touches] } },
      {
        B2: { at: 'I9', facing: 'SW', attacks: -1, now: { ...both.B2, rounds: 1 } },
        B4: { at: 'P3', facing: 'S', attachable: true },
      },
    )
    expect(t.asked).toBe('strike 0 A1')
    expect(t.legal()).toEqual(['B1', 'B2', 'B2 1', 'B2 2', 'B2 3', 'B2 4', 'B2 5', 'B2 6', 'B2 7'])
    t.dice(...all(10, 1)).answer('B2 3')
    expect(t.told('melee')[0]!.blows.map(({ at: who, attacks }) => `${who} ${attacks}`)).toEqual([
      'B2 3',
      'B1 5',
    ])
  })
})
