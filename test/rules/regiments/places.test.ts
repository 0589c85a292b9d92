import { describe, expect, it } from 'vitest'
import { makeAttack } from '../../../rules/regiments/attack/attack.ts'
import { fightersOf } from '../../../rules/regiments/clash/fighters.ts'
import { allBlows } from '../../../rules/regiments/clash/sending.ts'
import { volley } from '../../../rules/regiments/clash/volley.ts'
import { bodyOf } from '../../../rules/regiments/field/battlefield.ts'
import { slowest } from '../../../rules/regiments/field/command.ts'
import { formedUnit } from '../../../rules/regiments/field/formedUnit.ts'
import { unitLine } from '../../../rules/regiments/field/sees.ts'
import type { UnitInClash } from '../../../rules/regiments/formation/clashState.ts'
import { formationOf, isSolid, seenFrom } from '../../../rules/regiments/formation/formation.ts'
import type { Against } from '../../../rules/regiments/unit/unitProfile.ts'
import { hero, met, near, type RegimentWanted, rule, withHeroes } from '../../helpers/regiments.ts'
import { type Stationed, touching, war } from '../../helpers/regimentsField.ts'

/** Ten in five files with one who stands behind. */
const clashWith = (unit: RegimentWanted, own: RegimentWanted = {}) => {
  const clash = met(withHeroes(unit, hero({ name: 'sage', ...own })), {})
  const [one] = clash.units
  Object.assign(one!.pools[1]!, { behind: true })
  return clash
}
const fighting = (unit: UnitInClash, clash: ReturnType<typeof met>) =>
  fightersOf(clash, unit).map(({ pool, models, way }) => `${models} ${pool.called} ${way}`)

describe('standing behind', () => {
  it('M47a it takes no place of the first rank, does not strike, and lets an ordinary model fight there', () => {
    const clash = clashWith({})
    expect(fighting(clash.units[0]!, clash)).toEqual(['5 unit freely', '5 unit support'])
    const front = met(withHeroes({}, hero({ name: 'sage' })), {})
    expect(fighting(front.units[0]!, front)).toEqual(['1 sage freely', '4 unit freely', '5 unit support'])
  })

  it('M47a it stands in the last rank: ordinary models before it support, and so do none in its place', () => {
    const last = clashWith({ count: 9, files: 5 })
    // Nine and one: five, and four with the sage beside them.
    expect(fighting(last.units[0]!, last)).toEqual(['5 unit freely', '4 unit support'])
    const deep = clashWith({ count: 9, files: 3, rules: ['A16'] })
    // Three ranks of ordinary models, and the sage alone in the fourth.
    expect(fighting(deep.units[0]!, deep)).toEqual(['3 unit freely', '3 unit support', '3 unit support'])
    expect(formationOf(deep.units[0]!)).toMatchObject({ models: 10, first: 3, depth: 4 })
  })

  it('M47a where the others do not fill the first rank it stands there', () => {
    const clash = clashWith({ count: 3, files: 5 })
    expect(fighting(clash.units[0]!, clash)).toEqual(['1 sage freely', '3 unit freely'])
  })

  it('M47a A27b a stomp does not find it there', () => {
    const found = (behind: boolean) => {
      const clash = met(
        { rules: ['A27 2'], attacks: -1 },
        withHeroes({ height: 2 }, hero({ name: 'sage', attacks: -1 })),
      )
      Object.assign(clash.units[1]!.pools[1]!, { behind })
      return allBlows(clash)
        .filter(({ how }) => how.by.unit.owner === 0)
        .map(({ how }) => how.at.pool.called)
    }
    expect([found(false), found(true)]).toEqual([['sage'], []])
  })

  it('M47a RB-11.2 out of the third rank it does not shoot', () => {
    const shots = (count: number, rules: readonly string[]) => {
      const [one, other] = clashWith({ count, files: 5 }, { rules }).units
      return volley(one!, other!, near).length
    }
    // In the second rank it does, with one rank more (A35) in the third too.
    expect([shots(9, ['W11']), shots(14, ['W11']), shots(14, ['W11', 'A35'])]).toEqual([1, 0, 1])
  })

  const joins = (own: Partial<Stationed>, unit: Partial<Stationed> = {}) =>
    war({
      stage: 'movement',
      units: {
        A1: { at: 'H12', facing: 'N', mobility: 8, ...unit },
        A2: { at: 'H13', facing: 'N', attachable: true, rules: ['M47'], ...own },
        B1: { at: 'A1', facing: 'S' },
      },
    })

  it('M47a its player says so as it joins, by a move or at deployment; it is over when it leaves', () => {
    const t = joins({})
    expect(t.legal('join')).toEqual(['join A2 A1', 'join A2 A1 behind'])
    t.answer('join A2 A1 behind')
    expect([t.unit('A2').behind, t.told('joined')]).toMatchObject([
      true,
      [{ unit: 'A2', host: 'A1', behind: true }],
    ])
    expect(joins({}).answer('join A2 A1').unit('A2').behind).toBe(false)
    expect(joins({ rules: [] }).legal('join')).toEqual(['join A2 A1'])
    expect(joins({ rules: [] }).refused('join A2 A1 behind')).toMatchObject({
      code: 'never-behind',
      rule: 'M47',
    })
    const leaves = joins({ at: '', host: 'A1', now: { behind: true } })
    leaves.answer('advance A2 H11 N')
    expect(leaves.unit('A2').behind).toBe(false)
    const before = war({
      stage: 'deployment',
      turn: 0,
      now: { active: null, first: null, next: 0 },
      units: {
        A1: { at: 'H14', facing: 'N' },
        A2: { at: '', attachable: true, rules: ['M47'] },
        B1: { at: '' },
      },
    })
    expect(before.legal('join')).toEqual(['join A2 A1', 'join A2 A1 behind'])
    expect(before.answer('join A2 A1 behind').unit('A2').behind).toBe(true)
  })

  it('M47b not with a base that does not fit: another Height, or a mount among those on foot', () => {
    const behind = (own: Partial<Stationed>, unit: Partial<Stationed> = {}) =>
      joins(own, unit).legal('join A2 A1 behind').length
    expect(behind({ height: 2 })).toBe(0)
    expect(behind({ marks: ['mount'] })).toBe(0)
    expect(behind({ marks: ['centaur'] }, { marks: ['mount'] })).toBe(1)
    expect(joins({ height: 2 }).refused('join A2 A1 behind')).toMatchObject({
      code: 'never-behind',
      rule: 'M47',
    })
  })

  it('M47a where the ordinary models are gone it stands as those do who are left', () => {
    const t = war({
      stage: 'shooting',
      units: {
        A1: { at: 'H12', facing: 'N', count: 2, files: 2, rules: ['W09 2'] },
        B1: { at: 'H9', facing: 'S', count: 1, files: 1 },
        B2: { at: '', host: 'B1', attachable: true },
        B3: { at: '', host: 'B1', attachable: true, now: { behind: true } },
      },
    })
    t.dice(6, 6, 6, 6).answer('shoot A1 B1')
    expect([t.where('B2'), t.unit('B3').host, t.unit('B3').behind]).toEqual(['H9', 'B2', false])
  })

  it('M37f M47a a platform behind goes as its unit does between two ordinary models of its rank', () => {
    const mobility = (count: number) => {
      const { laidOut, unit } = war({
        stage: 'movement',
        units: {
          A1: { at: 'H12', facing: 'N', mobility: 8, count, files: 2 },
          A2: {
            at: '',
            host: 'A1',
            attachable: true,
            mobility: 4,
            rules: ['M37', 'M47'],
            now: { behind: true },
          },
          B1: { at: 'A1', facing: 'S' },
        },
      })
      return slowest(laidOut, unit('A1'), 'mobility')
    }
    // Two files: never one on either hand.
    expect([mobility(4), mobility(5)]).toEqual([4, 4])
    const wide = (count: number) => {
      const { laidOut, unit } = war({
        stage: 'movement',
        units: {
          A1: { at: 'H12', facing: 'N', mobility: 8, count, files: 5 },
          A2: {
            at: '',
            host: 'A1',
            attachable: true,
            mobility: 4,
            rules: ['M37', 'M47'],
            now: { behind: true },
          },
          B1: { at: 'A1', facing: 'S' },
        },
      })
      return slowest(laidOut, unit('A1'), 'mobility')
    }
    expect([wide(7), wide(6)]).toEqual([8, 4])
  })
})

describe('skirmishers', () => {
  const line = (middle: Partial<Stationed>) => {
    const { laidOut, unit } = war({
      stage: 'shooting',
      units: {
        A1: { at: 'H12', facing: 'N', rules: ['W09'] },
        A2: { at: 'A16', facing: 'N' },
        B1: { at: 'H10', facing: 'S', ...middle },
        B3: { at: 'G10', facing: 'S', ...middle },
        B4: { at: 'I10', facing: 'S', ...middle },
        B5: { at: 'G11', facing: 'S', ...middle },
        B6: { at: 'I11', facing: 'S', ...middle },
        B2: { at: 'H8', facing: 'S', height: 2 },
      },
    })
    return unitLine(laidOut, unit('A1'), unit('B2'))?.cover
  }

  it('M53a RB-02.1 in open order they take one hex, as any unit does, whatever of it is so', () => {
    const joined = (unit: readonly string[], own: readonly string[], height = 1) =>
      war({
        stage: 'movement',
        units: {
          A1: { at: 'H12', facing: 'N', rules: unit },
          A2: { at: '', host: 'A1', attachable: true, rules: own },
          A3: { at: 'H13', facing: 'N', attachable: true, height },
          B1: { at: 'A1', facing: 'S' },
        },
      }).legal('join A3 A1').length
    // A unit containing it: who joins is as tall, whichever of them makes it open.
    expect([joined([], [], 2), joined(['M53'], [], 2), joined([], ['M53'], 2)]).toEqual([1, 0, 0])
    expect([joined(['M53'], [], 1), joined([], ['M53'], 1)]).toEqual([1, 1])
  })

  it('M53a a unit containing it is drawn in open order', () => {
    const open = (unit: readonly string[], own: readonly string[]) => {
      const t = war({
        units: {
          A1: { at: 'H12', facing: 'N', rules: unit },
          A2: { at: '', host: 'A1', attachable: true, rules: own },
          B1: { at: 'H8', facing: 'S' },
        },
      })
      return formedUnit(t.state, t.unit('A1')).open
    }
    expect([open([], []), open(['M53'], []), open([], ['M53'])]).toEqual([undefined, true, true])
  })

  it('M53b the gaps are part of the unit, as tall as it: it hides and covers as others do', () => {
    const covers = (rules: readonly string[]) => [line({ rules }), line({ rules, height: 3 })]
    expect(covers(['M53'])).toEqual(covers([]))
    expect(line({ rules: ['M53'] })).toBe('soft')
  })

  it('M53c fronts, flanks, ranks and support are those of other units', () => {
    const both = (['M53', 'M14'] as const).map(id => {
      const clash = met({ count: 20, files: 5, rules: [id] }, {})
      const [unit] = clash.units
      return [fighting(unit!, clash), isSolid(clash, unit!), seenFrom(unit!).ranks]
    })
    expect(both[0]).toEqual(both[1])
    expect(both[0]![0]).toEqual(['5 unit freely', '5 unit support'])
    const flank = met({ rules: ['M53'] }, { count: 20, files: 5 }, { over: 'left' })
    expect(allBlows(flank).map(({ how }) => makeAttack(how).at.atFront)).toContain(false)
  })

  it('M53e M47b another base is a misfit among them, even of their Height: it does not stand behind', () => {
    const behind = (own: Partial<Stationed>) =>
      war({
        stage: 'movement',
        units: {
          A1: { at: 'H12', facing: 'N', rules: ['M53'] },
          A2: { at: 'H13', facing: 'N', attachable: true, rules: ['M47'], ...own },
          B1: { at: 'A1', facing: 'S' },
        },
      }).legal('join')
    expect(behind({})).toEqual(['join A2 A1', 'join A2 A1 behind'])
    expect(behind({ marks: ['mount'] })).toEqual(['join A2 A1'])
  })
})

describe('joining in a battle', () => {
  const joins = (
    own: Partial<Stationed>,
    unit: Partial<Stationed> = {},
    others: Record<string, Stationed> = {},
  ) =>
    war({
      stage: 'movement',
      units: {
        A1: { at: 'H8', facing: 'N', ...unit },
        A2: { at: 'H9', facing: 'N', attachable: true, mobility: 3, ...own },
        B1: { at: 'A1', facing: 'S' },
        ...others,
      },
    }).legal('join A2').length

  it('RB-22.1 a model comes to a unit beside it, or as far as a march brings it', () => {
    const beside = ['H7', 'I8', 'I9', 'H9', 'G9', 'G8']
    expect(beside.map(at => joins({ at, mobility: 1 }))).toEqual([1, 1, 1, 1, 1, 1])
    // Two hexes are six inches, twice three; three hexes are nine.
    expect([joins({ at: 'H10' }), joins({ at: 'H10', mobility: 2 }), joins({ at: 'H11' })]).toEqual([1, 0, 0])
    expect([joins({ at: 'H11', mobility: 5 }), joins({ at: 'H11', mobility: 4 })]).toEqual([1, 0])
  })

  it('RB-04.5 nobody joins a unit that is engaged', () => {
    const both = touching('A1', 'B2')
    expect(joins({}, { now: both.A1 }, { B2: { at: 'H7', facing: 'S', now: both.B2 } })).toBe(0)
  })

  it('M18a M18b whom brackets name alone, of who joins and of who is joined', () => {
    const only = (words: string) => [rule('M18', { words })]
    expect([joins({ rules: only('A1') }), joins({ rules: only('giants') })]).toEqual([1, 0])
    expect([joins({}, { rules: only('A2') }), joins({}, { rules: only('giants') })]).toEqual([1, 0])
  })

  it('M18a M18b rules, marks and heights are looked at, of who joins and of who is joined', () => {
    const only = (...whom: Against[]) => [rule('M18', { whom })]
    const undead = { rules: ['M31'] }
    expect([joins({ rules: only('M31') }), joins({ rules: only('M31') }, undead)]).toEqual([0, 1])
    expect([joins({}, { rules: only('M31') }), joins(undead, { rules: only('M31') })]).toEqual([0, 1])
    const tall = only('height-2', 'mount')
    expect([joins({ rules: tall }), joins({ rules: tall }, { height: 2 })]).toEqual([0, 1])
    expect(joins({ rules: tall }, { marks: ['mount'] })).toBe(1)
  })

  it('M18b M18c all of a unit’s own are asked at once; that of a hero in it binds no other hero', () => {
    const only = (whom: Against) => rule('M18', { whom: [whom] })
    const both = { rules: [only('M31'), only('M46')] }
    expect([joins({ rules: ['M31'] }, both), joins({ rules: ['M31', 'M46'] }, both)]).toEqual([0, 1])
    const beside = { A3: { at: '', host: 'A1', attachable: true, rules: [only('M31')] } }
    expect(joins({}, { rules: ['M31'] }, beside)).toBe(1)
    const refused = war({
      stage: 'movement',
      units: {
        A1: { at: 'H8', facing: 'N' },
        A2: { at: 'H9', facing: 'N', attachable: true, rules: [only('M31')] },
        B1: { at: 'A1', facing: 'S' },
      },
    }).refused('join A2 A1')
    expect(refused).toMatchObject({ code: 'may-not-join', rule: 'M18a' })
  })

  it('RB-22.1 M54e heroes stand together without others; who has some with him joins nobody', () => {
    const units = {
      A1: { at: 'H8', facing: 'N', attachable: true, mobility: 6 },
      A2: { at: 'H9', facing: 'N', attachable: true, mobility: 3 },
      A3: { at: 'G8', facing: 'N' },
      B1: { at: 'A1', facing: 'S' },
    }
    const t = war({ stage: 'movement', units })
    t.answer('join A2 A1')
    expect([t.unit('A2').host, bodyOf(t.laidOut, t.unit('A1')).files]).toEqual(['A1', 2])
    expect(t.refused('join A1 A3')).toMatchObject({ code: 'may-not-join', rule: 'RB-22.1' })
    expect(t.legal('join')).toEqual([])
    // They go together, as far as the slower one.
    expect(t.refused('advance A1 H5 N')).toMatchObject({ code: 'no-such-pose' })
    t.answer('advance A1 H7 N')
    expect([t.where('A1'), t.where('A2')]).toEqual(['H7', 'joined'])
    const apart = war({
      stage: 'movement',
      units: { ...units, A2: { ...units.A2, at: '', host: 'A1' } },
    })
    // The one that joined leaves; M04 is for units with ordinary models.
    expect(apart.answer('join A2 A3').unit('A2').host).toBe('A3')
    const attached = war({ stage: 'movement', units: { ...units, A2: { ...units.A2, rules: ['M04'] } } })
    expect(attached.refused('join A2 A1')).toMatchObject({ code: 'may-not-join', rule: 'M04a' })
  })

  it('RB-02.3 a reform leaves a file for each that is attached', () => {
    const joined = { at: '', host: 'A1', attachable: true }
    const files = (heroes: number) => {
      const t = war({
        stage: 'movement',
        units: {
          A1: { at: 'H8', facing: 'N', count: 12, files: 3 },
          ...Object.fromEntries(Array.from({ length: heroes }, (_, i) => [`A${i + 2}`, joined])),
          B1: { at: 'A1', facing: 'S' },
        },
      })
      if (heroes > 1)
        expect(t.refused(`reform A1 H8 S ${heroes - 1}`)).toMatchObject({
          code: 'too-wide',
          about: { least: heroes },
        })
      return t.legal('reform A1 H8 S ').map(answer => Number(answer.split(' ').at(-1)))
    }
    expect([files(0), files(2), files(3)]).toEqual([
      [1, 2, 3, 4, 5],
      [2, 3, 4, 5],
      [3, 4, 5],
    ])
  })

  it('M08d M37d a unit has one captain and one platform, and both of them together', () => {
    const beside = (id: string) => ({ A3: { at: '', host: 'A1', attachable: true, rules: [id] } })
    for (const id of ['M08', 'M37'])
      expect([joins({ rules: [id] }), joins({ rules: [id] }, {}, beside(id))]).toEqual([1, 0])
    expect(joins({ rules: ['M08'] }, {}, beside('M37'))).toBe(1)
    // Of others there may be several.
    expect(joins({ rules: ['M39'] }, {}, beside('M39'))).toBe(1)
  })
})
