import { describe, expect, it } from 'vitest'
import { makeCell, makeTables, parseCell } from '../../../rules/board/board.ts'
import { boardById, boardIds } from '../../../rules/board/boards.ts'
import { makeField } from '../../../rules/dark-lord/field/field.ts'
import { centreOf } from '../../../rules/dark-lord/scenarios/centre.ts'
import { scenarios } from '../../../rules/dark-lord/scenarios/index.ts'
import { matchedPoints } from '../../../rules/dark-lord/scenarios/openField.ts'
import { type DarkLordScene, profileFor, type Stood, skirmish } from '../../helpers/darkLord.ts'

const gone = (more: Partial<Stood> = {}): Stood => ({
  at: '',
  ...more,
  now: { condition: 'removed', ...more.now },
})
const away = (more: Partial<Stood> = {}): Stood => ({
  at: '',
  ...more,
  now: { condition: 'away', ...more.now },
})
const end = (figures: Record<string, Stood>, more: Partial<DarkLordScene> = {}) =>
  skirmish({ figures, stage: 'end', ...more })
const result = (t: ReturnType<typeof skirmish>) =>
  t.state.result && [t.state.result.winner, t.state.result.reason]
const columnsOf = (board: ReturnType<typeof makeTables>, test: (cell: number) => boolean) => [
  ...new Set(
    Array.from(board.present.keys())
      .filter(test)
      .map(cell => (cell % board.columns) + 1),
  ),
]

describe('part 6', () => {
  it('DB-30 the centre: the middle hex, or the nearest that is not barred', () => {
    const board = (barred: string[] = []) =>
      makeTables({ id: 't', name: { en: 't', fr: 't' }, columns: 24, rows: 16, barred })
    const centre = (barred?: string[]) => makeCell(board(barred), centreOf(board(barred)))
    expect(centre()).toBe('L8')
    // Of equals the first column, then row.
    expect(centre(['L8'])).toBe('K8')
    expect(centre(['L8', 'K8', 'K9'])).toBe('L7')
    for (const id of boardIds) expect(boardById(id)!.barred[centreOf(boardById(id)!)]).toBe(0)
  })

  it('DB-30 zones: three outer columns; Shadow in the right half of the flight; Free around the centre of the last stand', () => {
    const t = skirmish({
      board: { columns: 24, rows: 16 },
      figures: { A1: { at: 'A1' }, B1: { at: 'X16' } },
    })
    const zone = (id: keyof typeof scenarios, side: 'free' | 'shadow') =>
      columnsOf(t.board, cell => scenarios[id].inZone(t.field, side, cell))
    for (const id of ['open-field', 'flight'] as const) expect(zone(id, 'free')).toEqual([1, 2, 3])
    for (const id of ['open-field', 'last-stand'] as const) expect(zone(id, 'shadow')).toEqual([22, 23, 24])
    expect(zone('flight', 'shadow')).toEqual([13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24])
    const near = (hex: string) => scenarios['last-stand'].inZone(t.field, 'free', parseCell(t.board, hex)!)
    // Four hexes between, and five.
    expect([near('L8'), near('L13'), near('L14'), near('L3'), near('L2')]).toEqual([
      true,
      true,
      false,
      true,
      false,
    ])
  })

  it('DB-30 a die each says who deploys first in the open field, the lower; the Free side elsewhere', () => {
    const scene = (rules: 'open-field' | 'flight' | 'last-stand', dice: number[]) =>
      skirmish({ rules, stage: 'deployment', figures: { A1: { at: '' }, B1: { at: '' } }, dice }).asked
    expect(scene('open-field', [2, 5])).toBe('deploy 0')
    expect(scene('open-field', [3, 3, 5, 2])).toBe('deploy 1')
    expect([scene('flight', []), scene('last-stand', [])]).toEqual(['deploy 0', 'deploy 0'])
  })

  it('DB-30 deployment: in its zone, not on barred hexes, one a hex, all of them', () => {
    const t = skirmish({
      board: { barred: ['A2'] },
      stage: 'deployment',
      turn: 0,
      priority: null,
      figures: { A1: { at: '' }, A2: { at: '' }, B1: { at: '' } },
      dice: [1, 6],
    })
    expect(t.refused('place A1 D1')).toMatchObject({ code: 'beyond-zone', rule: 'DB-30' })
    expect(t.refused('place A1 A2')).toMatchObject({ code: 'beyond-zone' })
    expect(t.refused('place B1 A1')).toMatchObject({ code: 'not-yours' })
    expect(t.refused('place A9 A1')).toMatchObject({ code: 'no-figure' })
    expect(t.refused('place A1 Z99')).toMatchObject({ code: 'no-hex' })
    expect(t.refused('lift A1')).toMatchObject({ code: 'not-placed' })
    t.answer('place A1 A1')
    expect(t.refused('place A2 A1')).toMatchObject({ code: 'hex-taken' })
    expect(t.refused('done')).toMatchObject({ code: 'still-to-place', about: { count: 1 } })
    // Moved again before it is done, taken up, and the rest by the program.
    t.answer('place A1 C3', 'lift A1', 'place A1 B3', 'auto')
    expect([t.where('A1'), t.figure('A2').condition]).toEqual(['B3', 'standing'])
    expect(t.refused('auto')).toMatchObject({ code: 'not-offered' })
    t.answer('done')
    expect(t.asked).toBe('deploy 1')
    t.dice(5, 2).answer('auto', 'done')
    expect([t.state.turn, t.told('ring-settled')]).toMatchObject([1, [{ holders: [] }]])
  })

  it('DB-30 a treasure lies on the open field alone, and the Ring is lost where the option says so', () => {
    const all = Object.values(scenarios)
    expect(all.filter(({ treasure }) => treasure).map(({ id }) => id)).toEqual([
      'open-field',
      'open-field-ring-lost',
    ])
    expect(all.filter(({ ringLost }) => ringLost).map(({ id }) => id)).toEqual([
      'open-field-ring-lost',
      'last-stand-ring-lost',
    ])
  })

  it('DB-30 no Ring begins on a finger', () => {
    const t = skirmish({
      stage: 'ring',
      turn: 0,
      priority: null,
      figures: { A1: { at: 'A1', holder: 3 }, B1: { at: 'P1', holder: 5 } },
      dice: [5, 2],
    })
    expect([t.figure('A1').ring, t.figure('B1').ring]).toEqual(['off', null])
  })

  it('DB-30 when a side has nobody left on the board, the game ends at once', () => {
    const t = skirmish({
      rules: 'flight',
      figures: { A1: { at: 'G2', will: 1, powers: ['wounding:12:3'] }, B1: { at: 'G5' } },
    })
    t.dice(6).answer('cast A1 wounding B1 1')
    expect([t.asked, result(t)]).toEqual(['over', [0, 'annihilated']])
  })

  describe('open field', () => {
    it('DB-30 points of enemies removed, 50 for their general, 50 for holding the treasure', () => {
      const t = skirmish({
        figures: {
          A1: { at: 'A1', now: { carries: true } },
          A2: gone({ points: 30 }),
          B1: gone({ points: 45 }),
          B2: { at: 'P1', points: 200 },
          B3: away({ points: 99 }),
        },
      })
      expect(matchedPoints(t.field)).toEqual([95, 30])
      t.state.players[1]!.general = 'B1'
      const again = makeField(t.state, t.field.library, () => {}, t.board)
      expect(matchedPoints(again)).toEqual([145, 30])
      // It counts once it is gone.
      t.state.players[1]!.general = 'B2'
      expect(matchedPoints(makeField(t.state, t.field.library, () => {}, t.board))).toEqual([95, 30])
    })

    it('DB-30 more wins, and a lead of less than 25 is a draw', () => {
      const ends = (points: number) =>
        result(
          end(
            { A1: { at: 'A1' }, A2: { at: 'C1' }, B1: { at: 'P1' }, B2: { at: 'O1' }, B3: gone({ points }) },
            { lastTurn: 1 },
          ),
        )
      expect([ends(24), ends(25)]).toEqual([
        [null, 'points'],
        [0, 'points'],
      ])
    })

    it('DB-30 it ends with turn 12, or a turn in which a side has a quarter or less left', () => {
      expect(scenarios['open-field'].lastTurn).toBe(12)
      const ends = (turn: number, count: number) =>
        result(
          end(
            { A1: { at: 'A1' }, B1: { at: 'P1' } },
            { turn, lastTurn: 12, startCount: [count, 1], dice: [5, 2, 6, 6] },
          ),
        )
      expect(ends(11, 1)).toBeNull()
      expect(ends(12, 1)).toEqual([null, 'points'])
      expect(ends(3, 4)).toEqual([null, 'points'])
      expect(ends(3, 3)).toBeNull()
      const shadow = end(
        { A1: { at: 'A1' }, B1: { at: 'P1' } },
        { turn: 3, lastTurn: 12, startCount: [1, 4], dice: [5, 2, 6, 6] },
      )
      expect(result(shadow)).toEqual([null, 'points'])
    })

    it('DB-30 the last figure gone ends it, and points are counted', () => {
      const t = skirmish({
        figures: {
          A1: { at: 'G2', will: 1, powers: ['wounding:12:3'] },
          A2: gone({ points: 300 }),
          B1: { at: 'G5' },
        },
      })
      t.dice(6).answer('cast A1 wounding B1 1')
      expect([result(t), t.state.result!.points]).toEqual([
        [1, 'points'],
        [10, 300],
      ])
    })
  })

  describe('the bearer’s flight', () => {
    const flight = (figures: Record<string, Stood>, more: Partial<DarkLordScene> = {}) =>
      skirmish({ rules: 'flight', figures, ...more })
    const holder: Partial<Stood> = { now: { ring: 'off' } }

    it('DB-30 the Free step off the right edge from its last column for a point; the holder away wins at once', () => {
      const t = flight({ A1: { at: 'O5', ...holder }, A2: { at: 'P9' }, B1: { at: 'A1' } })
      expect(t.refused('exit A1')).toMatchObject({ code: 'not-at-exit', rule: 'DB-30' })
      t.answer('exit A2')
      expect([t.figure('A2').condition, t.asked]).toEqual(['away', 'act 0'])
      t.answer('move A1 P5', 'exit A1')
      expect([t.asked, result(t)]).toEqual(['over', [0, 'escaped']])
    })

    it('DB-30 not without a point, not engaged, not lying, not the Shadow, not elsewhere', () => {
      const own = { A1: { at: 'A1', ...holder } }
      expect(
        flight({ ...own, A2: { at: 'P5', marks: { spent: 6 } }, B1: { at: 'A9' } }).refused('exit A2'),
      ).toMatchObject({ code: 'no-points' })
      expect(
        flight({
          ...own,
          A2: { at: 'P5', marks: { engaged: ['B1'] } },
          B1: { at: 'P6', marks: { engaged: ['A2'] } },
        }).refused('exit A2'),
      ).toMatchObject({ code: 'is-engaged' })
      expect(
        flight({ ...own, A2: { at: 'P5', now: { condition: 'lying' } }, B1: { at: 'A9' } }).refused(
          'exit A2',
        ),
      ).toMatchObject({ code: 'is-lying' })
      expect(flight({ ...own, B1: { at: 'P5' } }, { part: 1 }).refused('exit B1')).toMatchObject({
        code: 'no-exit',
      })
      expect(skirmish({ figures: { A1: { at: 'P5' }, B1: { at: 'A9' } } }).refused('exit A1')).toMatchObject({
        code: 'no-exit',
        rule: 'DB-30',
      })
    })

    it('DB-30 the holder dead: the Shadow has won', () => {
      const t = flight(
        {
          A1: { at: 'G5', ...holder },
          A2: { at: 'A1' },
          B1: { at: 'G2', will: 1, powers: ['wounding:12:3'] },
        },
        { part: 1 },
      )
      t.dice(6).answer('cast B1 wounding A1 1')
      expect(result(t)).toEqual([1, 'holder-dead'])
    })

    it('DB-30 turn 12 ends: the Shadow has won', () => {
      expect(scenarios.flight.lastTurn).toBe(12)
      const t = end({ A1: { at: 'A1', ...holder }, B1: { at: 'P1' } }, { rules: 'flight', turn: 12 })
      expect(result(t)).toEqual([1, 'turns'])
      const before = end(
        { A1: { at: 'A1', ...holder }, B1: { at: 'P1' } },
        { rules: 'flight', turn: 11, lastTurn: 12, dice: [5, 2] },
      )
      expect([result(before), before.state.turn]).toEqual([null, 12])
    })

    it('DB-30 of the Free that has the Ring, and of nobody else', () => {
      const others = flight({ A1: { at: 'P5' }, A2: { at: 'P9', ...holder }, B1: { at: 'A1' } })
      others.answer('exit A1')
      expect([others.asked, others.told('left-board')]).toMatchObject(['act 0', [{ figure: 'A1', at: 'P5' }]])
      others.answer('exit A2')
      expect(result(others)).toEqual([0, 'escaped'])
      // Should one of the Shadow have one too, its death ends nothing.
      const shadow = flight({
        A1: { at: 'G2', will: 1, powers: ['wounding:12:3'] },
        B1: { at: 'G5', ...holder },
        B2: { at: 'P9' },
      })
      shadow.dice(6).answer('cast A1 wounding B1 1')
      expect([shadow.asked, shadow.figure('B1').condition]).toEqual(['act 0 A1', 'removed'])
    })

    it('DB-30 the Free bring a holder of rank 2 to 5', () => {
      const ban = (...ranks: (number | null)[]) =>
        scenarios.flight.armyBan(
          'free',
          ranks.map(rank => profileFor('A1', { holder: rank })),
        )?.code
      expect([ban(2), ban(5), ban(null, 3)]).toEqual([undefined, undefined, undefined])
      expect([ban(1), ban(6), ban(null)]).toEqual(['needs-holder', 'needs-holder', 'needs-holder'])
    })

    it('DB-30 cut short before turn 12: nobody has won (DR-33)', () => {
      const scene = { rules: 'flight', turn: 5, lastTurn: 5 } as const
      const t = end({ A1: { at: 'A1', ...holder }, B1: { at: 'P1' } }, scene)
      expect(result(t)).toEqual([null, 'cut-short'])
    })
  })

  describe('the last stand', () => {
    const lord: Stood = { at: 'P1', traits: ['ring-master'] }
    const ends = (figures: Record<string, Stood>, points: number, turn = 9) =>
      result(
        end(
          { ...figures, B1: lord },
          { rules: 'last-stand', turn, startPoints: [points, 400], dice: [5, 2] },
        ),
      )

    it('DB-30 at the end of turn 9 a quarter of the Free’s starting points within 6 of the centre', () => {
      expect(scenarios['last-stand'].lastTurn).toBe(9)
      // The centre of 16 by 12 is H6.
      const near: Record<string, Stood> = { A1: { at: 'H12', points: 60 }, A2: { at: 'H5', points: 40 } }
      expect(ends(near, 400)).toEqual([0, 'held'])
      expect(ends(near, 401)).toEqual([1, 'not-held'])
      expect(ends({ ...near, A3: { at: 'A1', points: 90 } }, 401)).toEqual([1, 'not-held'])
      expect(ends(near, 400, 8)).toBeNull()
      // Six hexes between, and seven.
      expect(ends({ A1: { at: 'A6', points: 100 } }, 400)).toEqual([0, 'held'])
      expect(ends({ A1: { at: 'P6', points: 100 } }, 400)).toEqual([1, 'not-held'])
    })

    it('DB-30 cut short before turn 9: nobody has won (DR-33)', () => {
      const figures: Record<string, Stood> = { A1: { at: 'H5', points: 40 }, B1: lord }
      const scene = { rules: 'last-stand', turn: 6, lastTurn: 6, startPoints: [40, 400], dice: [5, 2] }
      expect(result(end(figures, scene as Parameters<typeof end>[1]))).toEqual([null, 'cut-short'])
    })

    it('DB-30 the Dark Lord gone: the Free have won at once', () => {
      const t = skirmish({
        rules: 'last-stand',
        figures: {
          A1: { at: 'G2', will: 1, powers: ['wounding:12:3'] },
          B1: { ...lord, at: 'G5' },
          B2: { at: 'P9' },
        },
      })
      t.dice(6).answer('cast A1 wounding B1 1')
      expect(result(t)).toEqual([0, 'dark-lord-gone'])
    })

    it('DB-30 the Ring is lost: the Dark Lord is no holder in those two', () => {
      for (const [rules, ring] of [
        ['last-stand', [null, 'off']],
        ['last-stand-ring-lost', ['off', null]],
        ['open-field', [null, 'off']],
        ['open-field-ring-lost', ['off', null]],
      ] as const) {
        const t = skirmish({
          rules,
          stage: 'ring',
          turn: 0,
          priority: null,
          figures: { A1: { at: 'A1', holder: 3 }, B1: { ...lord, holder: 1 } },
          dice: [5, 2],
        })
        expect([t.figure('A1').ring, t.figure('B1').ring], rules).toEqual(ring)
      }
    })
  })
})
