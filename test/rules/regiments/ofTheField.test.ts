import { describe, expect, it } from 'vitest'
import type { SideKind } from '../../../rules/board/board.ts'
import { fromOffset, makeHex, step } from '../../../rules/core/hex.ts'
import { isGroundMeant } from '../../../rules/regiments/base/groundKinds.ts'
import { sidesCrossed } from '../../../rules/regiments/field/arcs.ts'
import { isWithin } from '../../../rules/regiments/field/battlefield.ts'
import { slowest } from '../../../rules/regiments/field/command.ts'
import { unitLine } from '../../../rules/regiments/field/sees.ts'
import { cellsFor } from '../../../rules/regiments/turn/deploymentZone.ts'
import { armyFaults } from '../../../rules/regiments/unit/armyFaults.ts'
import { suppliedUnits } from '../../../rules/regiments/unit/roster.ts'
import { blowsBy, hero, met, rule, shotThrough, through, withHeroes } from '../../helpers/regiments.ts'
import { type Stationed, touching, war } from '../../helpers/regimentsField.ts'

type Scene = Record<string, Stationed>
const idle: Scene = { A9: { at: 'A16', facing: 'N' }, B9: { at: 'P1', facing: 'S' } }
const joined = (host: string, more: Partial<Stationed> = {}): Stationed => ({
  at: '',
  host,
  attachable: true,
  life: 3,
  ...more,
})
const side = (hex: string, facing: number, kind: SideKind) => ({ hex, facing, kind })

describe('distance', () => {
  const two = (at: string) =>
    war({ units: { ...idle, A1: { at: 'H12', facing: 'N' }, B1: { at, facing: 'S' } }, stage: 'movement' })

  it('RB-01.2 RB-01.3 steps between two hexes, neighbours at one; within x is at most so many', () => {
    const near = two('H11')
    expect(isWithin(near.laidOut, near.unit('A1'), near.unit('B1'), 1)).toBe(true)
    // 12 inches are four hexes, 13 too, and 14 are five.
    const four = two('H8')
    const within = (inches: number) => isWithin(four.laidOut, four.unit('A1'), four.unit('B1'), inches)
    expect([within(10), within(11), within(12)]).toEqual([false, true, true])
    expect(isWithin(two('H7').laidOut, two('H7').unit('A1'), two('H7').unit('B1'), 12)).toBe(false)
  })

  it('RB-01.3 at least x away begins with hexes(x)', () => {
    const t = war({
      stage: 'scouts',
      turn: 0,
      now: { active: null, first: 0, next: 1 },
      units: { A1: { at: '', rules: ['M16'] }, B1: { at: 'H2', facing: 'S' } },
    })
    const rows = new Set(cellsFor(t.laidOut, t.unit('A1')).map(cell => 1 + Math.floor(cell / 16)))
    expect(Math.min(...rows)).toBe(8)
  })
})

describe('touching', () => {
  it('RB-03.1 by a charge alone: whoever comes beside an enemy does not touch it', () => {
    const scene = { ...idle, A1: { at: 'H12', facing: 'N' }, B1: { at: 'H10', facing: 'S' } }
    const t = war({ stage: 'movement', units: scene }).answer('advance A1 H11 N')
    expect([t.unit('A1').touches, t.unit('B1').touches]).toEqual([[], []])
    const charge = war({ units: scene, answers: 'defaults' }).dice(6)
    charge.answer('charge A1 B1')
    expect(charge.unit('B1').touches).toEqual([{ with: 'A1', over: 'front', at: 'front' }])
  })

  it('RB-03.1 it ends for both when one of them leaves or is gone', () => {
    const both = touching('A1', 'B1')
    const t = war({
      stage: 'shooting',
      units: {
        ...idle,
        A1: { at: 'H9', facing: 'N', attacks: -1, now: { ...both.A1, rounds: 1 } },
        B1: { at: 'H8', facing: 'S', attacks: -1, rules: ['M42', 'M38'], now: { ...both.B1, rounds: 1 } },
      },
    })
    expect(t.asked).toBe('retreat 1 B1')
    t.dice(3, 3).answer('retreat')
    expect([t.unit('A1').touches, t.unit('B1').touches, t.unit('A1').rounds]).toEqual([[], [], 0])
  })

  it('RB-03.2 neighbours that do not touch are apart: they move and shoot as they like', () => {
    const units = {
      ...idle,
      A1: { at: 'H12', facing: 'N', rules: ['W09'] },
      B1: { at: 'H11', facing: 'S' },
    }
    expect(war({ stage: 'movement', units }).legal('advance A1 ').length).toBeGreaterThan(0)
    expect(war({ stage: 'shooting', units }).legal('shoot A1 ')).toEqual(['shoot A1 B1'])
  })

  it('RB-03.3 one enemy over each side: where somebody stands nobody else charges to', () => {
    const both = touching('A2', 'B1')
    // Of the three hexes before it one is taken by who fights it, the others are free, then not.
    const units = {
      ...idle,
      A1: { at: 'H12', facing: 'N', charge: 9 },
      A2: { at: 'H10', facing: 'N', now: both.A2 },
      B1: { at: 'H9', facing: 'S', now: both.B1 },
    }
    expect(war({ units }).legal('charge A1')).toEqual(['charge A1 B1'])
    const taken = {
      ...units,
      A3: { at: 'G9', facing: 'S' },
      A4: { at: 'I9', facing: 'S' },
      A5: { at: 'G10', facing: 'S' },
      A6: { at: 'I10', facing: 'S' },
    }
    expect(war({ units: taken }).legal('charge A1')).toEqual([])
  })
})

describe('walls', () => {
  const board = { sides: [side('H9', 3, 'obstacle')] }
  it('RB-04.3 hard cover to who stands behind it', () => {
    const hits = (sides: readonly ReturnType<typeof side>[], ...dice: number[]) => {
      const t = war({
        stage: 'shooting',
        board: { sides },
        units: {
          ...idle,
          A1: { at: 'H12', facing: 'N', rules: ['W09'], count: 1, files: 1 },
          A2: { at: 'G16', facing: 'N', rules: ['W09'], count: 1, files: 1 },
          B1: { at: 'H9', facing: 'S' },
        },
      })
      t.dice(...dice).answer('shoot A1 B1')
      return t.told('shot')[0]!.blows[0]!.hits
    }
    // A bow needs 4+, and 6+ over the wall.
    const walls = [side('H9', 3, 'obstacle')]
    expect([hits([], 5, 1), hits(walls, 5), hits(walls, 6, 1)]).toEqual([1, 0, 1])
    // Over a corner both sides have to be walls.
    const here = fromOffset(7, 8)
    const there = { q: here.q + step(2).q + step(3).q, r: here.r + step(2).r + step(3).r }
    expect([sidesCrossed(here, there), sidesCrossed(here, { q: here.q, r: here.r + 3 })]).toEqual([
      [2, 3],
      [3],
    ])
    const cover = (...facings: number[]) => {
      const t = war({
        board: { sides: facings.map(facing => side('H9', facing, 'obstacle')) },
        units: { ...idle, A1: { at: makeHex(there), facing: 'N' }, B1: { at: 'H9', facing: 'S' } },
      })
      return unitLine(t.laidOut, t.unit('A1'), t.unit('B1'))!.cover
    }
    expect([cover(), cover(3), cover(2), cover(2, 3)]).toEqual(['none', 'none', 'none', 'hard'])
    // Of a wall behind it, or before who shoots, nothing.
    expect(
      hits(
        [0, 1, 2, 4, 5].map(facing => side('H9', facing, 'obstacle')),
        5,
        1,
      ),
    ).toBe(1)
  })

  it('RB-04.3 RB-21 dangerous to who charges over it: a die for each model of the first rank, a 1 costs a life', () => {
    const t = war({
      board,
      units: {
        ...idle,
        A1: { at: 'H11', facing: 'N', count: 10, files: 5, armour: 6 },
        B1: { at: 'H9', facing: 'S' },
      },
      answers: 'defaults',
    })
    // The die of the charge, then five: two of them show 1, and no armour helps.
    t.dice(6, 1, 1, 2, 6, 3).answer('charge A1 B1')
    expect([t.unit('A1').life, t.diceLeft]).toEqual([8, 0])
    expect(t.told('lost-life')[0]).toMatchObject({ unit: 'A1', life: 2, why: 'dangerous' })
    // Over open ground nothing is thrown.
    const open = war({
      units: { ...idle, A1: { at: 'H11', facing: 'N' }, B1: { at: 'H9', facing: 'S' } },
      answers: 'defaults',
    })
    open.dice(6).answer('charge A1 B1')
    expect(open.told('lost-life')).toEqual([])
  })
})

describe('woods', () => {
  const columns = ['D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L']
  /** The upper sides of a whole row. */
  const row = (kind: SideKind, among = columns) =>
    among.flatMap(column => [5, 0, 1].map(facing => side(`${column}10`, facing, kind)))
  const about = (at: string, kind: SideKind) => [0, 1, 2, 3, 4, 5].map(facing => side(at, facing, kind))
  const scene = (
    sides: readonly ReturnType<typeof side>[],
    rules: readonly string[] = [],
    raised: string[] = [],
  ) =>
    war({
      stage: 'shooting',
      board: { sides, raised },
      units: {
        ...idle,
        A1: { at: 'H12', facing: 'N', rules: ['W09', ...rules], count: 1, files: 1 },
        A2: { at: 'G16', facing: 'N', rules: ['W09'], count: 1, files: 1 },
        B1: { at: 'H8', facing: 'S' },
      },
    })
  const cover = (...how: Parameters<typeof scene>) => {
    const { laidOut, unit } = scene(...how)
    return unitLine(laidOut, unit('A1'), unit('B1'))?.cover
  }

  it('RB-11.4 a row of difficult sides between is soft cover, and so is one about the target', () => {
    expect([cover([]), cover(row('difficult')), cover(row('obstacle'))]).toEqual(['none', 'soft', 'soft'])
    expect([cover(about('H8', 'difficult')), cover(about('H8', 'obstacle'))]).toEqual(['soft', 'hard'])
    // One side alone is seen past; water, and what is about the shooter's own hex, hides nothing.
    expect([cover(row('difficult', ['H']).slice(1, 2)), cover(row('water'))]).toEqual(['none', 'none'])
    expect([cover(about('H12', 'difficult')), cover(about('H12', 'obstacle'))]).toEqual(['none', 'none'])
  })

  it('RB-11.4 a slope is no wood: between two heights a difficult side hides nothing', () => {
    const high = columns.flatMap(column => [7, 8, 9].map(n => `${column}${n}`))
    const [below, level] = [
      row('difficult'),
      columns.flatMap(column => [5, 0, 1].map(facing => side(`${column}9`, facing, 'difficult'))),
    ]
    expect([cover(below, [], high), cover(level, [], high)]).toEqual(['none', 'soft'])
  })

  it('RB-11.3 RB-11.4 M22b A02a it needs 1 more, of a guide too, and of artillery nothing', () => {
    const hits = (
      sides: readonly ReturnType<typeof side>[],
      rules: readonly (string | ReturnType<typeof rule>)[],
      face: number,
    ) => {
      const t = scene(sides, rules as readonly string[])
      t.dice(face, 1, 1).answer('shoot A1 B1')
      return t.told('shot')[0]!.blows[0]!.hits
    }
    expect([hits([], [], 4), hits(row('difficult'), [], 4), hits(row('difficult'), [], 5)]).toEqual([1, 0, 1])
    expect([hits(row('difficult'), ['M22'], 4), hits(row('difficult'), ['A02'], 4)]).toEqual([0, 1])
  })
})

describe('guides', () => {
  const guide = (words?: string) => rule('M22', words === undefined ? {} : { words })
  const charge = (rules: readonly ReturnType<typeof rule>[], dice: readonly number[], others: Scene = {}) => {
    const t = war({
      board: { sides: [side('H9', 3, 'obstacle')] },
      units: {
        ...idle,
        A1: { at: 'H11', facing: 'N', count: 2, files: 2, rules },
        B1: { at: 'H9', facing: 'S' },
        ...others,
      },
      answers: 'defaults',
    })
    t.dice(6, ...dice).answer('charge A1 B1')
    expect(t.diceLeft).toBe(0)
    return t.unit('A1').life
  }
  const reaches = (
    rules: readonly ReturnType<typeof rule>[],
    kind: SideKind,
    to: string,
    others: Scene = {},
  ): boolean => {
    const t = war({
      stage: 'movement',
      board: { sides: [0, 1, 2, 3, 4, 5].map(facing => side('H12', facing, kind)) },
      units: { ...idle, A1: { at: 'H12', facing: 'N', mobility: 6, rules }, ...others },
    })
    return t.legal(`advance A1 ${to} N`).length > 0
  }

  it('M22a terrain does nothing to it: difficult sides and water cost no more, walls are not dangerous', () => {
    for (const kind of ['difficult', 'water'] as const) {
      expect([reaches([], kind, 'H10'), reaches([guide()], kind, 'H10')]).toEqual([false, true])
    }
    expect([charge([], [1, 1]), charge([guide()], [])]).toEqual([0, 2])
  })

  it('M22a with X of that kind alone, in either language', () => {
    expect(reaches([guide('water')], 'water', 'H10')).toBe(true)
    expect(reaches([guide('Rivières')], 'water', 'H10')).toBe(true)
    expect(reaches([guide('water')], 'difficult', 'H10')).toBe(false)
    expect(reaches([guide('woods')], 'difficult', 'H10')).toBe(true)
    expect(reaches([guide('marsh')], 'difficult', 'H10')).toBe(true)
    expect(reaches([guide('woods')], 'water', 'H10')).toBe(false)
    expect([charge([guide('walls')], []), charge([guide('water')], [2, 2])]).toEqual([2, 2])
    expect(reaches([guide('clouds')], 'difficult', 'H10')).toBe(false)
  })

  it('M22a a unit goes so if all its models do; the dangers of the ground are each model’s own', () => {
    const others = { A2: joined('A1', { mobility: 6 }) }
    expect(reaches([guide()], 'difficult', 'H10', others)).toBe(false)
    expect(
      reaches([guide()], 'difficult', 'H10', { A2: joined('A1', { mobility: 6, rules: ['M22'] }) }),
    ).toBe(true)
    // Of the first rank of two the hero alone throws.
    expect(charge([guide()], [2], { A2: joined('A1') })).toBe(2)
  })

  it('M22b what terrain does to sight and cover holds for it', () => {
    const need = (rules: readonly string[]) =>
      shotThrough({ rules: ['W09', ...rules] }, {}, { distance: 12, cover: 'hard' }).toHit!.need
    expect([need([]), need(['M22'])]).toEqual([6, 6])
  })

  it('M22c what makes it vulnerable holds', () => {
    const again = (...rules: string[]) => through({}, { rules }).usual.wound.again
    expect(again('M56', 'M22')).toEqual([true, true, true, false, false, false])
    expect(again('M22')).not.toContain(true)
  })

  it('M22d impassable stays so', () => {
    expect(reaches([guide()], 'impassable', 'H11')).toBe(false)
    expect(reaches([guide('impassable')], 'impassable', 'H11')).toBe(false)
    // Nor does it spare whoever flees over it.
    expect([isGroundMeant(undefined, 'impassable'), isGroundMeant('impassable', 'impassable')]).toEqual([
      false,
      false,
    ])
  })
})

describe('time', () => {
  it('RB-05 six turns of two player turns, each of five phases', () => {
    const t = war({
      units: { A1: { at: 'A16', facing: 'N', rules: [], mobility: 1 }, B1: { at: 'P1', facing: 'S' } },
    })
    // Nobody comes near anybody: each is asked to move, and that is all.
    const asked: string[] = []
    while (t.asked !== 'over') {
      asked.push(`${t.state.turn} ${t.asked}`)
      t.answer('done')
    }
    expect(asked).toEqual([1, 2, 3, 4, 5, 6].flatMap(turn => [`${turn} move 0`, `${turn} move 1`]))
    expect(t.told('ended')[0]!.reason).toBe('points')
    const stages = [
      ...new Set(
        war({
          units: {
            A1: { at: 'H12', facing: 'N', rules: ['W09', 'M01'], now: { knows: ['embers-1'] } },
            B1: { at: 'H8', facing: 'S' },
          },
        })
          .answer('done')
          .answer('done')
          .answer('done')
          .events.map(({ stage }) => stage),
      ),
    ]
    expect(stages).toEqual(['magic'])
  })

  it('RB-05 who touches fights one round in every melee phase, whoever’s turn it is; a newcomer its own first one', () => {
    const both = touching('A1', 'B1')
    const still = { count: 1, files: 1, life: 9, attacks: -1 } as const
    const t = war({
      units: {
        ...idle,
        A1: { at: 'H9', facing: 'N', ...still, now: { ...both.A1, rounds: 2 } },
        A2: { at: 'J10', facing: 'NW', ...still, charge: 9 },
        B1: { at: 'H8', facing: 'S', ...still, discipline: 10, now: { ...both.B1, rounds: 2 } },
      },
      answers: 'defaults',
    })
    t.dice(6).answer('charge A2 B1')
    // Bruno's unit, charged as well, tests and holds.
    t.dice(1, 1).answer('done')
    expect(t.told('melee')).toHaveLength(1)
    expect([t.unit('A1').rounds, t.unit('A2').rounds, t.unit('B1').rounds]).toEqual([3, 1, 3])
    // The same in Bruno's turn.
    t.answer('done')
    expect(t.told('melee')).toHaveLength(2)
    expect([t.unit('A2').rounds, t.unit('B1').rounds]).toEqual([2, 4])
  })
})

describe('panic', () => {
  it('RB-20.3 who fails is shaken and stays; but before terror it flees', () => {
    const scene = (rules: readonly string[]) =>
      war({
        units: {
          ...idle,
          A1: { at: 'H12', facing: 'N', rules, charge: 3 },
          B1: { at: 'H9', facing: 'S', discipline: 2 },
        },
      })
    const terror = scene(['M52']).dice(6, 6, 1, 2, 1)
    terror.answer('charge A1 B1')
    expect([terror.where('B1'), terror.unit('B1').shaken]).toEqual(['H8', true])
    const shot = war({
      stage: 'shooting',
      units: {
        ...idle,
        A1: { at: 'H12', facing: 'N', rules: ['W09'], count: 5, files: 5 },
        B1: { at: 'H9', facing: 'S', count: 10, discipline: 2 },
      },
    })
    shot.dice(4, 4, 4, 1, 1, 6, 6, 6, 6, 6, 6, 6).answer('shoot A1 B1')
    expect([shot.where('B1'), shot.unit('B1').shaken, shot.told('fled')]).toEqual(['H9', true, []])
  })
})

describe('characters', () => {
  it('RB-22.2 on a mount one model with one pool; what its mount brings, shield and parry do not add to', () => {
    const rider = (marks: readonly ('mount' | 'own-defence')[]) =>
      hero({ armour: 4, defence: 4, rules: ['M06'], others: [{ name: 'mount', marks: ['mount'] }], marks })
    const clash = met({}, { unit: rider(['own-defence']), joined: [] })
    expect(clash.units[1]!.pools).toHaveLength(1)
    const save = (marks: readonly ('mount' | 'own-defence')[]) =>
      through({ strength: 4 }, { unit: rider(marks), joined: [] }).usual.save.armour
    // 7 less 4; with the shield a point more.
    expect([save(['own-defence']), save([])]).toEqual([3, 2])
  })

  it('RB-22.3 an army has one general at least, and one great banner at most', () => {
    const army = (...ids: string[]) =>
      armyFaults(
        ids.map(id => suppliedUnits().find(each => each.id === id)!),
        { list: 'crown', points: 1000 },
      ).map(({ code, rule: clause }) => `${code} ${clause}`)
    expect(army('spears', 'swords', 'captain')).toContain('needs-general RB-22.3')
    expect(army('spears', 'swords', 'general')).toEqual([])
    expect(army('spears', 'swords', 'general', 'great-banner', 'great-banner')).toContain(
      'one-banner RB-22.3',
    )
  })

  it('RB-22.3 attached models have the places that touch', () => {
    // Against a front of one three fight: the hero, and two of nine.
    const clash = met(withHeroes({ count: 9, files: 9 }, hero()), { count: 1, files: 1 })
    const freely = blowsBy(clash).flatMap(({ how, way, count }) =>
      way === 'freely' ? [`${how.by.pool.called} ${count}`] : [],
    )
    expect(freely.toSorted()).toEqual(['hero 2', 'unit 2'])
  })

  it('RB-22.4 a unit moves with the lowest Mobility and Charge speed in it, and flies only if all do', () => {
    const unit = (more: Partial<Stationed>, other?: Partial<Stationed>) => {
      const t = war({
        stage: 'movement',
        board: { sides: [0, 1, 2, 3, 4, 5].map(facing => side('H11', facing, 'impassable')) },
        units: {
          ...idle,
          A1: { at: 'H12', facing: 'N', mobility: 6, charge: 8, ...more },
          ...(other && { A2: joined('A1', other) }),
        },
      })
      return {
        values: (['mobility', 'charge'] as const).map(value => slowest(t.laidOut, t.unit('A1'), value)),
        over: t.legal('march A1 H9 N').length > 0,
      }
    }
    expect(unit({}).values).toEqual([6, 8])
    expect(unit({}, { mobility: 4, charge: 9 }).values).toEqual([4, 8])
    expect(unit({}, { mobility: 9, charge: 5 }).values).toEqual([6, 5])
    expect(unit({ rules: ['M55'] }).over).toBe(true)
    expect(unit({ rules: ['M55'] }, { mobility: 6 }).over).toBe(false)
    expect(unit({ rules: ['M55'] }, { mobility: 6, rules: ['M55'] }).over).toBe(true)
  })
})

describe('places of ambushers', () => {
  it('RB-23.3 the point is a hex of the border, and the unit comes on it or beside it', () => {
    const t = war({
      units: {
        ...idle,
        A1: { at: '', rules: ['M17'], now: { condition: 'held' } },
      },
      turn: 2,
      dice: [3],
    })
    const rows = new Set(t.legal().map(text => Number(/\d+/.exec(text)![0])))
    const columns = new Set(t.legal().map(text => /[A-Z]+/.exec(text)![0]))
    expect([...rows].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, i) => i + 1))
    expect(columns.size).toBe(16)
    // In the middle of the board it comes nowhere: two hexes from the border.
    expect(t.legal('H3 ')).toEqual([])
    expect(t.legal('C8 ')).toEqual([])
    expect(t.legal('B8 ')).toHaveLength(6)
  })
  it('M17d every X is read as board edge (RR-60)', () => {
    const from = (words: string) =>
      war({
        units: { ...idle, A1: { at: '', rules: [rule('M17', { words })], now: { condition: 'held' } } },
        turn: 2,
        dice: [3],
      }).legal()
    expect(from('a wood')).toEqual(from('board edge'))
  })
})
