import { describe, expect, it } from 'vitest'
import { policyOf } from '../../../rules/regiments/field/orders.ts'
import { orderTopics } from '../../../rules/regiments/field/questions.ts'
import { type RegimentsScene, type Stationed, touching, war } from '../../helpers/regimentsField.ts'

// What the program answers for whoever stays away, each under the clause that asks.

type Scene = Record<string, Stationed>
type Played = Pick<ReturnType<typeof war>, 'question' | 'asked' | 'state'>

/** What who has given no orders would answer: undefined is left to the player. */
const unordered = ({ question, state }: Played): string | undefined => policyOf([])(question, state)?.answer
/** What is answered for a player who wanted to be asked, and is away. */
const away = ({ question }: Played): string => question.fallback()
/** One answer for both. */
function usual(t: Played): string {
  expect(unordered(t)).toBe(away(t))
  return away(t)
}

const north = (at: string, more: Partial<Stationed> = {}): Stationed => ({ at, facing: 'N', ...more })
const south = (at: string, more: Partial<Stationed> = {}): Stationed => ({ at, facing: 'S', ...more })
const idle = { A9: north('A16'), B9: south('P1') }

describe('defaults: before the battle', () => {
  const deploying = (units: Scene) =>
    war({ stage: 'deployment', turn: 0, units, now: { active: null, first: null, next: 0 } })
  /** Where the units of Ada stand whom she leaves to the program; Bo has nobody. */
  const placed = (units: Scene) => {
    const t = deploying({ ...units, B1: south('A1') })
    if (t.asked === 'begin 1') t.answer('begin')
    expect([t.asked, unordered(t), away(t)]).toEqual(['deploy 0', undefined, 'auto'])
    t.answer('auto')
    return (label: string) => t.where(label)
  }

  it('RB-23.1 the front row of the zone, from the middle on', () => {
    const where = placed({ A1: { at: '' }, A2: { at: '' }, A3: { at: '' } })
    expect(['A1', 'A2', 'A3'].map(where)).toEqual(['H13', 'I13', 'G13'])
  })

  it('RB-23.1 whoever shoots stands a row behind', () => {
    const where = placed({ A1: { at: '', rules: ['W09'] }, A2: { at: '' }, A3: { at: '', rules: ['W15'] } })
    expect(['A1', 'A2', 'A3'].map(where)).toEqual(['H14', 'H13', 'I14'])
  })

  it('RB-23.1 for the other side it is the row nearest to the enemy too', () => {
    const t = deploying({ A1: north('A16'), B1: { at: '' }, B2: { at: '', rules: ['W09'] } })
    t.answer('begin', 'auto')
    expect([t.where('B1'), t.where('B2'), t.unit('B1').facing]).toEqual(['H4', 'H3', 3])
  })

  it('RB-23.1 RB-22 a character joins the friend that is worth most', () => {
    const hero = { at: '', attachable: true, life: 3 }
    const host = (one: Partial<Stationed>, other: Partial<Stationed>) => {
      const t = deploying({
        A1: { at: '', ...one },
        A2: { at: '', ...other },
        A3: hero,
        B1: south('A1'),
      })
      t.answer('begin', 'auto')
      return t.unit('A3').host
    }
    expect(host({}, {})).toBe('A1')
    expect(host({}, { count: 11 })).toBe('A2')
    expect(host({ points: 90 }, { points: 100 })).toBe('A2')
    // One that it may not join is none, whatever it is worth.
    expect(host({}, { points: 900, rules: ['M48'] })).toBe('A1')
    expect(placed({ A3: hero })('A3')).toBe('H13')
  })

  it('RB-23.1 whoever has placed all first begins', () => {
    expect(usual(deploying({ A1: { at: '' }, B1: south('A1') }))).toBe('begin')
  })

  it('M01d a wizard keeps what it knows; without orders its player is asked', () => {
    const t = deploying({
      A1: { at: '', attachable: true, life: 3, rules: ['M01'], now: { knows: ['embers-1', 'embers-2'] } },
      B1: south('A1'),
    }).answer('begin')
    expect([t.question.kind, unordered(t), away(t)]).toEqual(['learn', undefined, 'keep'])
  })

  it('M05 a vanguard stays', () => {
    const t = war({
      stage: 'vanguard',
      turn: 0,
      now: { active: null, first: 0, next: 0 },
      units: { A1: north('H14', { rules: ['M05'] }), B1: south('P1') },
    })
    expect([t.asked, unordered(t), away(t)]).toEqual(['vanguard 0', undefined, 'done'])
  })
})

describe('defaults: the phases of one’s own turn', () => {
  it.each<[string, RegimentsScene['stage'], string, Partial<Stationed>]>([
    ['RB-08', 'charges', 'charge', {}],
    ['RB-07', 'movement', 'move', {}],
    ['RB-24', 'magic', 'cast', { life: 3, attachable: true, now: { knows: ['embers-1'] } }],
    ['RB-11', 'shooting', 'shoot', { rules: ['W09'] }],
  ])('%s the phase of %s is over', (_rule, stage, kind, more) => {
    const t = war({
      stage,
      units: { ...idle, A1: north('H12', more), B1: south('H9') },
      now: { dice: [5, 4] },
    })
    expect([t.question.kind, unordered(t), away(t)]).toEqual([kind, undefined, 'done'])
  })

  it('RB-08.4 charges go as they were declared', () => {
    const t = war({
      units: { ...idle, A1: north('H12'), A2: north('L12'), B1: south('H9'), B2: south('L9') },
    }).answer('charge A2 B2', 'hold', 'charge A1 B1', 'hold')
    expect([t.asked, usual(t)]).toEqual(['order 0', 'A2'])
  })

  it('M32d a random mover goes towards the nearest enemy', () => {
    const heading = (units: Scene) => {
      const t = war({ units: { ...idle, A1: north('H8', { rules: ['M32'] }), ...units } })
      expect([t.asked, unordered(t)]).toEqual(['heading 0 A1', undefined])
      return away(t)
    }
    expect(heading({ B1: south('H4') })).toBe('N')
    expect(heading({ B1: south('H2'), B2: south('H12') })).toBe('S')
    expect(heading({ B1: south('E7') })).toBe('NW')
  })

  const arriving = (units: Scene) => {
    const t = war({
      units: { ...idle, A1: { at: '', rules: ['M17'], now: { condition: 'held' } }, ...units },
      turn: 2,
      dice: [3],
    })
    expect([t.asked, unordered(t)]).toEqual(['arrive 0 A1', undefined])
    return away(t).split(' ')
  }

  it('M17d an ambusher comes as near as may be to an enemy', () => {
    // Two hexes from the border, and the first of those that are as near.
    expect(arriving({ B9: south('H8') })[0]).toBe('H2')
    expect(arriving({ B9: south('N8') })[0]).toBe('O8')
    expect(arriving({ B9: south('N8'), B1: south('C8') })[0]).toBe('B7')
    expect(arriving({ B9: south('N8') })[2]).toBe('5')
  })

  it('M17e it faces that enemy, in as many files as it has', () => {
    expect(arriving({ B9: south('H8') })).toEqual(['H2', 'S', '5'])
    expect(arriving({ B9: south('N8') })[1]).toBe('SW')
    expect(arriving({ B9: south('H14') })).toEqual(['G15', 'NE', '5'])
    const narrow = { at: '', files: 3, rules: ['M17'], now: { condition: 'held' } } as const
    expect(arriving({ A1: narrow })[2]).toBe('3')
  })

  it('M15b who is hidden stays so', () => {
    const t = war({
      stage: 'melee',
      units: {
        ...idle,
        B1: south('H4'),
        B2: { at: '', attachable: true, rules: ['M15'], now: { condition: 'held' } },
      },
    })
    expect([t.asked, usual(t)]).toEqual(['reveal 1 B2', 'none'])
  })

  it('A03 the first of those whom it passed is hit', () => {
    const t = war({
      stage: 'movement',
      units: {
        ...idle,
        A1: north('H12', { mobility: 6, rules: ['A03 2', 'M55'] }),
        B1: south('G11'),
        B2: south('I11'),
      },
    })
    t.answer('advance A1 H11 N')
    expect([t.asked, t.legal(), unordered(t), away(t)]).toEqual([
      'sweep 0 A1',
      ['B1', 'B2', 'none'],
      undefined,
      'B1',
    ])
  })
})

describe('defaults: charges of the enemy', () => {
  const charged = (more: Partial<Stationed> = {}) =>
    war({ units: { ...idle, A1: north('H12'), B1: south('H9', more) } }).answer('charge A1 B1')

  it('RB-08.3 a unit holds, and flees where it is shaken and nobody has said otherwise', () => {
    expect(usual(charged())).toBe('hold')
    const shaken = charged({ now: { shaken: true } })
    expect([shaken.asked, unordered(shaken), away(shaken)]).toEqual(['reaction 1 B1', 'flee', 'hold'])
  })

  it('RB-08.5 a charger whose target fled goes for the nearest, and for nobody where its player is away', () => {
    const t = (at: [string, string]) =>
      war({
        units: {
          ...idle,
          A1: north('H12', { charge: 9 }),
          B1: south('H9'),
          B2: south(at[0]),
          B3: south(at[1]),
        },
      })
        .answer('charge A1 B1')
        .dice(6, 6)
        .answer('flee')
    const near = t(['F8', 'I10'])
    expect([near.asked, unordered(near), away(near)]).toEqual(['redirect 0 A1', 'B3', 'none'])
    expect(unordered(t(['I10', 'F8']))).toBe('B2')
  })
})

describe('defaults: magic', () => {
  const cast = (dice: readonly number[], theirs: number) => {
    const t = war({
      stage: 'magic',
      units: {
        ...idle,
        A1: north('H12', { life: 3, attachable: true, now: { knows: ['embers-1'] } }),
        B1: south('H8', { count: 20 }),
      },
      now: { dice: [5, theirs] },
    })
    t.dice(...dice).answer(`cast A1 embers-1 B1 ${dice.length}`)
    expect(t.asked).toBe('dispel 1 B1')
    return t
  }
  const dispelled = (dice: readonly number[], theirs: number) => unordered(cast(dice, theirs))

  it('RB-24.3 as many dice as come to it on average, and none where there are not so many', () => {
    // 3.5 a die: seven by two, eight by three, fourteen by four, fifteen by no four.
    expect(dispelled([4, 3], 4)).toBe('2')
    expect(dispelled([4, 4], 4)).toBe('3')
    expect(dispelled([5, 5, 4], 4)).toBe('4')
    expect(dispelled([5, 5, 5], 4)).toBe('0')
    expect(dispelled([5, 5, 5], 5)).toBe('5')
    // No more than five, however many are left.
    expect(dispelled([6, 6, 6], 9)).toBe('0')
  })

  it('RB-24.3 no dice for who wanted to be asked', () => {
    expect(away(cast([4, 3], 4))).toBe('0')
    expect(away(cast([5, 5, 4], 4))).toBe('0')
  })
})

describe('defaults: shooting', () => {
  it('M26a an engineer names nobody for who is away', () => {
    const bows = { rules: ['W09'], count: 5, files: 5 }
    const t = war({
      stage: 'movement',
      units: {
        ...idle,
        A1: north('H12', bows),
        A2: north('H13', { attachable: true, life: 3, rules: ['M26'] }),
        B1: south('H9', { count: 20 }),
      },
    }).answer('done')
    expect([t.asked, unordered(t), away(t)]).toEqual(['direct 0 A2', 'A1', 'none'])
  })

  it('G5a the weapon that takes most', () => {
    const missile = (rules: readonly string[]) => {
      const t = war({
        stage: 'shooting',
        units: { ...idle, A1: north('H12', { count: 5, files: 5, rules }), B1: south('H8', { count: 20 }) },
      }).answer('shoot A1 B1')
      expect(t.question.kind).toBe('missile')
      return usual(t)
    }
    expect(missile(['W09 6', 'W11 2'])).toBe('W11')
    expect(missile(['W09 2', 'W11 6'])).toBe('W09')
  })
})

describe('defaults: melee', () => {
  const both = touching('A1', 'B1')
  /** A round of A1 against B1, which nobody wins but by what is said. */
  const fight = (
    one: Partial<Stationed>,
    other: Partial<Stationed>,
    dice: readonly number[],
    more: Scene = {},
  ) =>
    war({
      stage: 'shooting',
      units: {
        ...idle,
        A1: north('H9', { attacks: -1, ...one, now: { ...both.A1, rounds: 1, ...one.now } }),
        B1: south('H8', { attacks: -1, ...other, now: { ...both.B1, rounds: 1, ...other.now } }),
        ...more,
      },
      dice,
    })

  it('G4b the first weapon of its line; a master’s is that of the last round (A26)', () => {
    const armed = { attacks: 1, rules: ['W03', 'W04'] }
    const t = fight({ ...armed, now: { rounds: 0 } }, { now: { rounds: 0 } }, [])
    expect([t.question.kind, usual(t)]).toEqual(['weapon', 'W03'])
    const master = fight({ attacks: 1, rules: ['A26', 'W03', 'W04'], now: { wields: { 0: 1 } } }, {}, [])
    expect([master.question.kind, usual(master)]).toEqual(['weapon', 'W04'])
  })

  it('RB-16.2 attacks go at ordinary models, and at what they are likely to take most of where a player is away', () => {
    const chief = { at: '', host: 'B1', attachable: true, attacks: -1, life: 1, points: 500 }
    const t = fight({ attacks: 1 }, {}, [], { B2: chief })
    expect([t.question.kind, unordered(t), away(t)]).toEqual(['strike', 'B1', 'B2'])
    // A hard one of no worth is left alone.
    const hard = fight({ attacks: 1 }, {}, [], { B2: { ...chief, points: 0, life: 9, resilience: 9 } })
    expect(usual(hard)).toBe('B1')
  })

  it('M42a a unit that may retreat leaves a combat that it loses, and stays where its player is away', () => {
    const t = fight({ rules: ['M38'] }, { rules: ['M42'] }, [])
    expect([t.asked, unordered(t), away(t)]).toEqual(['retreat 1 B1', 'retreat', 'stay'])
    const winning = fight({}, { rules: ['M42', 'M38'] }, [])
    expect([winning.asked, usual(winning)]).toEqual(['retreat 1 B1', 'stay'])
    // Nobody has won: it has not, and leaves.
    expect(unordered(fight({}, { rules: ['M42'] }, []))).toBe('retreat')
  })

  const won = (one: Partial<Stationed> = {}, more: Scene = {}) =>
    fight({ rules: ['M38'], ...one }, { discipline: 2 }, [6, 6], more)

  it('RB-09.3 it goes after who flees, and stays where its player is away', () => {
    const t = won()
    expect([t.asked, unordered(t), away(t)]).toEqual(['pursue 0 A1', 'pursue', 'stay'])
  })

  it('RB-09.1 who flees does so from the first of its enemies', () => {
    const t = won(
      {},
      {
        A2: { at: 'I9', facing: 'NW', attacks: -1, now: { ...touching('A2', 'B1').A2, rounds: 1 } },
        B1: south('H8', {
          attacks: -1,
          discipline: 2,
          now: {
            touches: ['A2', 'A1'].map(label => ({
              with: label,
              over: 'front' as const,
              at: 'front' as const,
            })),
            rounds: 1,
          },
        }),
      },
    )
    expect([t.asked, usual(t)]).toEqual(['away 0 B1', 'A2'])
  })

  it('RB-09.4 it goes on over who was wiped out, and stays where its player is away', () => {
    const t = fight(
      { done: { charging: true }, now: { rounds: 0 } },
      { now: { rounds: 0, shaken: true } },
      [],
    )
    expect([t.asked, unordered(t), away(t)]).toEqual(['overrun 0 A1', 'overrun', 'stay'])
  })

  it('RB-09.5 it turns to the nearest enemy in as many files, and stays as it is where its player is away', () => {
    const reforming = (enemy: string, one: Partial<Stationed> = {}) => {
      const t = fight(one, { now: { shaken: true } }, [], { B9: south(enemy) })
      expect(t.asked).toBe('combat-reform 0 A1')
      return [unordered(t), away(t)]
    }
    expect(reforming('H12')).toEqual(['3 5', '0 5'])
    expect(reforming('L9')).toEqual(['1 5', '0 5'])
    expect(reforming('H2')).toEqual(['0 5', '0 5'])
    // As wide as the models that are left.
    expect(reforming('H12', { now: { life: 3 } })).toEqual(['3 3', '0 3'])
  })

  it('RB-19.1 losing units test as they stand in the list', () => {
    const t = war({
      stage: 'shooting',
      units: {
        ...idle,
        A1: north('H9', {
          attacks: -1,
          rules: ['M38'],
          now: {
            touches: ['B1', 'B2'].map(label => ({
              with: label,
              over: 'front' as const,
              at: 'front' as const,
            })),
            rounds: 1,
          },
        }),
        B1: south('H8', { attacks: -1, now: { ...both.B1, rounds: 1 } }),
        B2: { at: 'I9', facing: 'SW', attacks: -1, now: { ...touching('A1', 'B2').B2, rounds: 1 } },
      },
    })
    expect([t.asked, usual(t)]).toEqual(['order 1', 'B1'])
  })
})

it('RB-20.5 a unit that rallies turns to the nearest enemy, and stays as it is where its player is away', () => {
  const rallied = (enemy: string) => {
    const t = war({
      units: { ...idle, A1: south('H8', { now: { shaken: true, flights: 1 } }), B9: south(enemy) },
      dice: [3, 4],
    })
    expect(t.asked).toBe('rally 0 A1')
    return [unordered(t), away(t)]
  }
  expect(rallied('H2')).toEqual(['N', 'S'])
  expect(rallied('N9')).toEqual(['SE', 'S'])
})

it('the usual order of a topic is the first of its words', () => {
  expect(Object.fromEntries(Object.entries(orderTopics).map(([topic, [word]]) => [topic, word]))).toEqual({
    begin: 'begin',
    learn: 'ask',
    order: 'usual',
    reaction: 'measured',
    redirect: 'nearest',
    reveal: 'never',
    dispel: 'measured',
    direct: 'measured',
    weapon: 'best',
    strike: 'ordinary',
    retreat: 'losing',
    away: 'usual',
    pursue: 'measured',
    overrun: 'always',
    'combat-reform': 'face',
    rally: 'face',
  })
})
