import { describe, expect, it } from 'vitest'
import { parseCell } from '../../../../rules/board/board.ts'
import { previewOf } from '../../../../rules/combat-hex/battle/answers/preview.ts'
import { newActivation } from '../../../../rules/combat-hex/battle/game.ts'
import { courseOf, type Invite } from '../../../../rules/combat-hex/battle/move/movement.ts'
import {
  bestOf,
  drawnOn,
  reachOf,
  start,
  type Way,
  wayRound,
} from '../../../../rules/combat-hex/battle/move/reach.ts'
import { classic } from '../../../../rules/combat-hex/books/classic.ts'
import { type Placed, scenario, sidesOf } from '../../../helpers/scenario.ts'

const board = { columns: 12, rows: 12 }
const fearsome: Placed = { at: 'D9', facing: 'NE', abilities: ['fearsome:0'] }
const far: Placed = { at: 'L12' }

/** Paths of the legal moves of a figure to a hex, without facings. */
const pathsTo = (t: ReturnType<typeof scenario>, figure: string, hex: string): string[] => [
  ...new Set(
    t
      .legal(`move ${figure} `)
      .map(answer => answer.split(' ')[2]!)
      .filter(path => path.split('-').at(-1) === hex),
  ),
]

describe('ways that action points are wanted for', () => {
  it('4.01 8.43 a hex is reached by the way that can be paid, also where others are as short', () => {
    for (const ability of ['flyer:0', 'large:0']) {
      const t = scenario({
        board,
        figures: {
          A1: { at: 'E11', facing: 'N', movement: 4, ap: 1, abilities: [ability] },
          B1: fearsome,
          B2: { at: 'G7', facing: 'S', abilities: ['fearsome:0'] },
        },
      })
      // E10 and E9 lie in the zone of B1, G8 in that of B2: one point pays for one of them.
      expect(t.legal('move A1 F10-F9-F8-G8')).not.toEqual([])
      for (const hex of ['F6', 'G7', 'H6', 'G8', 'F7'])
        expect(t.question.space.check(`move A1 ${hex}`).ok).toBe(pathsTo(t, 'A1', hex).length > 0)
      t.answer('move A1 G8')
      expect(t.where('A1')).toBe('G8')
      expect(t.figure('A1').ap).toBe(0)
    }
  })

  it('4.01 8.43 a longer way is found where the short one cannot be paid', () => {
    const figures = (ap: number): Record<string, Placed> => ({
      A1: { at: 'C8', facing: 'N', movement: 6, ap, abilities: ['large:0'] },
      B1: { at: 'C5', facing: 'S', abilities: ['fearsome:0'] },
      B9: far,
    })
    const sides = [...sidesOf('impassable', 'C7 NW', 'C7 SW', 'D7 NE', 'D7 SE')]
    const poor = scenario({ board: { ...board, sides }, figures: figures(0) })
    const rich = scenario({ board: { ...board, sides }, figures: figures(1) })
    const cost = (t: typeof poor) =>
      previewOf(t.game, 0, 'move A1 E6', false) as unknown as { cost: number; path: string[] }
    expect(cost(rich).cost).toBeLessThanOrEqual(cost(poor).cost)
    expect(cost(poor).path).not.toContain('C6')
    expect(poor.refused('move A1 C6')).toMatchObject({ code: 'too-afraid', rule: '8.43', about: { cost: 1 } })
    expect(poor.refused('move A1 B5')).toMatchObject({ code: 'too-afraid', rule: '8.43', about: { cost: 1 } })
  })

  it('8.43 of ways as long as each other the one without a price is taken', () => {
    const t = scenario({
      board,
      figures: { A1: { at: 'E11', facing: 'N', ap: 3, abilities: ['flyer:0'] }, B1: fearsome, B9: far },
    })
    t.answer('move A1 G8')
    expect(t.where('A1')).toBe('G8')
    expect(t.told('braved')).toEqual([])
    expect(t.figure('A1').ap).toBe(3)
  })

  it('8.43 what is owed for one step is not owed for another', () => {
    const t = scenario({
      figures: {
        A1: { at: 'G9', facing: 'N', movement: 8, ap: 1, apNow: 0 },
        // It asks for a point at C8 alone of these; the others ask for none at E7 and I9.
        B1: { at: 'B8', facing: 'N', abilities: ['fearsome:0'] },
        B2: { at: 'D6', facing: 'NE' },
        B3: { at: 'I10', facing: 'N' },
        B4: { at: 'G7', facing: 'SW' },
      },
    })
    const check = (answer: string) => t.question.space.check(answer)
    expect(check('move A1 D8-C8 N')).toMatchObject({ ok: false, refusal: { code: 'too-afraid' } })
    expect(check('move A1 E8-E7 N').ok).toBe(true)
    expect(check('move A1 J8-I9 N').ok).toBe(true)
    expect(check('move A1 F8-E8-F7 N').ok).toBe(true)
    expect(pathsTo(t, 'A1', 'C8')).toEqual([])
    expect(pathsTo(t, 'A1', 'E7').length).toBeGreaterThan(0)
    expect(pathsTo(t, 'A1', 'I9').length).toBeGreaterThan(0)
  })

  it('4.03 8.43 named hexes are joined by what can be paid', () => {
    const t = scenario({
      board,
      figures: {
        A1: { at: 'E11', facing: 'N', movement: 5, ap: 1, abilities: ['flyer:0'] },
        B1: fearsome,
        B2: { at: 'G7', facing: 'S', abilities: ['fearsome:0'] },
      },
    })
    t.answer('move A1 F8-G8')
    expect(t.told('moved').at(-1)).toMatchObject({ path: ['F10', 'F9', 'F8', 'G8'] })
    expect(t.where('A1')).toBe('G8')
  })
})

describe('ways past enemies', () => {
  const giant: Placed = { at: 'E11', facing: 'N', movement: 4, abilities: ['large:0'] }
  const past = (a1: Partial<Placed>, more: Record<string, Placed> = {}) =>
    scenario({
      board,
      figures: { A1: { ...giant, ...a1 }, B1: { at: 'D9', facing: 'NE' }, B9: far, ...more },
    })

  it('4.03 4.11 of ways as long as each other the one with the fewest free attacks is taken', () => {
    for (const facing of ['N', 'NE', 'SE', 'S']) {
      const t = past({}, { B1: { at: 'D9', facing } })
      t.answer('move A1 G8')
      expect(t.where('A1')).toBe('G8')
      expect(t.told('free-attack')).toEqual([])
    }
  })

  it('4.03 4.11 also when it has begun to act', () => {
    for (const facing of ['N', 'NE', 'SE', 'S']) {
      const t = past({}, { B1: { at: 'D9', facing } })
      t.answer('turn A1 S', 'move A1 G8')
      expect(t.where('A1')).toBe('G8')
      expect(t.told('free-attack')).toEqual([])
    }
    const round = past({ movement: 6 }).answer('turn A1 S')
    expect(pathsTo(round, 'A1', 'E8')).toHaveLength(2)
  })

  it('4.03 8.16 and the one on which fewest can answer', () => {
    const t = past(
      { abilities: ['large:0'] },
      { B1: { at: 'D9', facing: 'NE', ap: 1, abilities: ['repel:1'] } },
    )
    t.answer('move A1 G8')
    expect(t.asked).toBe('act 0 A1')
    expect(t.where('A1')).toBe('G8')
  })

  it('4.03 8.43 where as many strike on either way, action points decide', () => {
    for (const dear of ['B1', 'B2']) {
      const fearful = (id: string) => (id === dear ? ['fearsome:0'] : [])
      const t = past(
        { ap: 3 },
        {
          B1: { at: 'D9', facing: 'SE', abilities: fearful('B1') },
          B2: { at: 'G10', facing: 'SW', abilities: fearful('B2') },
        },
      )
      const [offered] = pathsTo(t, 'A1', 'G8')
      t.dice(2).answer('move A1 G8')
      expect(t.told('disengaging').map(e => e.attackers)).toEqual([[dear === 'B1' ? 'B2' : 'B1']])
      expect(t.figure('A1').ap).toBe(3)
      // It is the first one in the list, too.
      expect(
        t
          .told('moved')
          .flatMap(e => e.path)
          .join('-'),
      ).toBe(offered)
    }
  })

  it('4.03 the shortest is offered, and beside it a longer way without an attack', () => {
    // E8 in a straight line leads over E10 and E9, both in the zone of B1.
    const t = past({ movement: 6 })
    const [short, round, ...more] = pathsTo(t, 'A1', 'E8')
    expect(more).toEqual([])
    expect(short!.split('-')).toHaveLength(3)
    expect(round!.split('-').length).toBeGreaterThan(3)
    expect(previewOf(t.game, 0, `move A1 ${short}`, false)).toMatchObject({ freeAttacks: ['B1'], cost: 3 })
    expect(previewOf(t.game, 0, `move A1 ${round}`, false)).toMatchObject({ freeAttacks: [] })
    // Naming the hex means the short one.
    expect(t.question.space.check('move A1 E8 N')).toMatchObject({ ok: true, answer: `move A1 ${short} N` })
    t.answer(`move A1 ${round} N`)
    expect(t.told('free-attack')).toEqual([])
  })

  it('4.03 nothing is offered beside a way that nothing betters', () => {
    const t = past({ movement: 6, abilities: [] })
    for (const answer of t.legal('move A1 ')) {
      const hex = answer.split(' ')[2]!.split('-').at(-1)!
      expect(pathsTo(t, 'A1', hex)).toHaveLength(1)
    }
  })

  it('4.03 a way that costs points of life may still be named', () => {
    const t = past({ life: 3 })
    t.dice(2).answer('move A1 E10-E9-F8-G8')
    expect(t.told('disengaging')).toMatchObject([{ attackers: ['B1'] }])
  })

  it('4.03 no way is offered twice', () => {
    const t = past({ movement: 6 })
    expect(new Set(t.legal()).size).toBe(t.legal().length)
  })

  it('4.03 8.16 what a way draws is told of each of its steps, also where it comes by twice', () => {
    const t = past(
      { at: 'C9', movement: 6 },
      { B1: { at: 'C5', facing: 'S', ap: 1, abilities: ['repel:1'] } },
    )
    expect(previewOf(t.game, 0, 'move A1 C8-C7-C8-C7-C6', false)).toMatchObject({
      outcome: { reactions: [{ figure: 'B1', ability: 'repel' }] },
    })
    expect(previewOf(t.game, 0, 'move A1 C8-C7-C8', false)).toMatchObject({ outcome: { reactions: [] } })
  })

  it('4.08 4.11 by the starter book a way that stays in its zone comes before one that ends in it', () => {
    const t = scenario({
      book: classic,
      board: { ...board, sides: [...sidesOf('water', 'B4 SE'), ...sidesOf('difficult', 'C5 NE')] },
      figures: { A1: { at: 'B4', movement: 6 }, B1: { at: 'C4', facing: 'S' }, B9: far },
    })
    t.answer('move A1 D4')
    expect(t.told('moved')).toMatchObject([{ path: ['C5', 'D4'], cost: 5, left: 1 }])
    expect(t.told('free-attack')).toEqual([])
  })

  it('4.08 9.08 by the starter book also where the way that ends is shorter, and nobody strikes', () => {
    for (const [from, to, sides] of [
      ['B4', 'D4', [...sidesOf('water', 'B4 SE'), ...sidesOf('difficult', 'C5 NE')]],
      ['D4', 'B4', [...sidesOf('water', 'D4 SW'), ...sidesOf('difficult', 'C5 NW')]],
    ] as const) {
      const t = scenario({
        book: classic,
        board: { ...board, sides: [...sides] },
        figures: {
          A1: { at: from, movement: 7, traits: ['ring-wearer'] },
          B1: { at: 'C4', facing: 'S' },
          B9: far,
        },
      })
      t.answer(`move A1 ${to}`)
      expect(t.told('moved')).toMatchObject([{ path: ['C5', to], cost: 5, left: 2 }])
      // Round about it is four points, and the end of the move.
      expect(t.answer('move A1 C5 N').told('free-attack')).toEqual([])
    }
  })

  it('4.08 4.11 by the starter book on either hand', () => {
    const t = scenario({
      book: classic,
      board: { ...board, sides: [...sidesOf('water', 'D4 SW'), ...sidesOf('difficult', 'C5 NW')] },
      figures: { A1: { at: 'D4', movement: 6 }, B1: { at: 'C4', facing: 'S' }, B9: far },
    })
    t.answer('move A1 B4')
    expect(t.told('moved')).toMatchObject([{ path: ['C5', 'B4'], cost: 5, left: 1 }])
    expect(t.told('free-attack')).toEqual([])
  })

  it('4.11 8.16 each enemy is drawn once by coming and once by going, wherever that is', () => {
    const t = past(
      { at: 'C9', movement: 9 },
      { B1: { at: 'C5', facing: 'S', ap: 1, abilities: ['repel:1'] } },
    )
    const course = courseOf(t.game, t.figure('A1'))
    const drawn = (...hexes: string[]) =>
      drawnOn(
        t.game,
        course,
        hexes.map(hex => parseCell(t.board, hex)!),
      ).map(({ by, when }) => `${by.id} ${when}`)
    expect(drawn('C8', 'C7')).toEqual([])
    expect(drawn('C8', 'C7', 'C6')).toEqual(['B1 entering'])
    expect(drawn('C8', 'C7', 'C6', 'C7')).toEqual(['B1 entering', 'B1 leaving'])
    expect(drawn('C8', 'C7', 'C6', 'C7', 'D6', 'D5')).toEqual(['B1 entering', 'B1 leaving'])
  })

  it('8.13 8.16 a flyer is attacked where it set out and met where it ends', () => {
    const t = scenario({
      figures: {
        A1: { at: 'C5', facing: 'N', movement: 8, abilities: ['flyer:0'] },
        B1: { at: 'C4', facing: 'S' },
        B2: { at: 'C9', facing: 'N', ap: 1, abilities: ['repel:1'] },
      },
    })
    expect(previewOf(t.game, 0, 'move A1 C6-C7-C8 N', false)).toMatchObject({
      freeAttacks: ['B1'],
      outcome: { reactions: [{ figure: 'B2', ability: 'repel' }] },
    })
  })

  it('8.15 the way past the swords is found on either hand', () => {
    for (const [place, facing, hex, met] of [
      ['D9', 'NE', 'G8', /E9|E10/],
      ['C10', 'NE', 'C8', /D10|D9|C9/],
    ] as const) {
      const t = scenario({
        board,
        phase: 'strategy',
        turn: 0,
        figures: {
          A1: { at: 'E1', facing: 'S', ap: 9, abilities: ['magical-force:1'] },
          A2: { at: place, facing },
          B1: { ...giant, facing: 'S' },
        },
        dice: [6, 1],
      })
      t.answer('attacker', 'use A1 magical-force B1')
      expect(pathsTo(t, 'B1', hex)).toEqual([expect.stringMatching(met)])
    }
  })

  it('8.15 also where somebody strikes at it whatever way it goes', () => {
    for (const [place, facing, met] of [
      ['D9', 'NE', /E9|E10/],
      ['G10', 'SW', /F9|F10/],
    ] as const) {
      const t = scenario({
        board,
        phase: 'strategy',
        turn: 0,
        figures: {
          A1: { at: 'E1', facing: 'S', ap: 9, abilities: ['magical-force:1'] },
          A2: { at: place, facing },
          A3: { at: 'E12', facing: 'N' },
          B1: { ...giant, facing: 'S' },
        },
        dice: [6, 1],
      })
      t.answer('attacker', 'use A1 magical-force B1')
      expect(pathsTo(t, 'B1', 'G8')).toEqual([expect.stringMatching(met)])
    }
  })

  it('8.15 whoever leads an enemy astray is offered the way past the swords', () => {
    const t = scenario({
      board,
      phase: 'strategy',
      turn: 0,
      figures: {
        A1: { at: 'I9', facing: 'SW', ap: 9, abilities: ['magical-force:1'] },
        A2: { at: 'D9', facing: 'NE' },
        B1: { ...giant, facing: 'S' },
      },
      dice: [6, 1],
    })
    t.answer('attacker', 'use A1 magical-force B1')
    expect(t.asked).toBe('move-enemy 0 B1')
    const [path, ...others] = pathsTo(t, 'B1', 'G8')
    expect(others).toEqual([])
    expect(path).toMatch(/E9|E10/)
    // Any way may be named.
    expect(t.question.space.check('move B1 F10-F9-F8-G8').ok).toBe(true)
    t.dice(2).answer('move B1 G8')
    expect(t.told('disengaging')).toMatchObject([{ figure: 'B1', attackers: ['A2'] }])
  })
  it('8.15 8.43 and the one that empties its purse', () => {
    const t = scenario({
      board,
      phase: 'strategy',
      turn: 0,
      figures: {
        A1: { at: 'I9', facing: 'SW', ap: 9, abilities: ['magical-force:1'] },
        A2: { at: 'D9', facing: 'NE', abilities: ['fearsome:0'] },
        B1: { ...giant, facing: 'S', ap: 2, abilities: ['flyer:0'] },
      },
      dice: [6, 1],
    })
    t.answer('attacker', 'use A1 magical-force B1', 'move B1 G8')
    expect(t.where('B1')).toBe('G8')
    expect(t.figure('B1').ap).toBe(1)
    const right = scenario({
      board,
      phase: 'strategy',
      turn: 0,
      figures: {
        A1: { at: 'A9', facing: 'NE', ap: 9, abilities: ['magical-force:1'] },
        A2: { at: 'G10', facing: 'SW', abilities: ['fearsome:0'] },
        B1: { ...giant, facing: 'S', ap: 2, abilities: ['flyer:0'] },
      },
      dice: [6, 1],
    })
    right.answer('attacker', 'use A1 magical-force B1', 'move B1 G8')
    expect(right.where('B1')).toBe('G8')
    expect(right.figure('B1').ap).toBe(1)
  })

  it('8.13 8.16 a flyer is met where it ends, be that a single step from where it set out', () => {
    const t = scenario({
      figures: {
        A1: { at: 'C6', facing: 'N', movement: 6, abilities: ['flyer:0'] },
        B1: { at: 'C4', facing: 'S', ap: 1, abilities: ['repel:1'] },
        B9: { at: 'L10' },
      },
    })
    const met = { outcome: { reactions: [{ figure: 'B1', ability: 'repel' }] } }
    expect(previewOf(t.game, 0, 'move A1 C5 N', false)).toMatchObject(met)
    expect(previewOf(t.game, 0, 'move A1 B5-B4 N', false)).toMatchObject(met)
    // Over its zone and out of it, it meets nobody.
    expect(previewOf(t.game, 0, 'move A1 C5-B5 N', false)).toMatchObject({ outcome: { reactions: [] } })
    // What is shown is what comes.
    expect(t.answer('move A1 C5 N').asked).toBe('react 1 A1')
  })

  it('4.11 8.13 whoever has attacked it for leaving does not so again in the same move', () => {
    const t = scenario({
      figures: {
        A1: { at: 'C5', facing: 'N', movement: 8, life: 9, abilities: ['flyer:0'] },
        A2: { at: 'D4', facing: 'S' },
        B1: { at: 'C4', facing: 'S' },
        B9: { at: 'L10' },
      },
    })
    expect(previewOf(t.game, 0, 'move A1 C6 N', false)).toMatchObject({ freeAttacks: ['B1'] })
    t.dice(2).answer('move A1 C6 N')
    expect(previewOf(t.game, 0, 'move A1 C5-B5 N', false)).toMatchObject({ freeAttacks: [] })
    // Somebody else has its own move before it.
    expect(previewOf(t.game, 0, 'move A2 E5 N', false)).toMatchObject({ freeAttacks: ['B1'] })
    t.answer('move A1 C5-B5 N')
    expect(t.told('free-attack')).toHaveLength(1)
    t.dice(2).answer('move A2 E5 N')
    expect(t.told('free-attack')).toHaveLength(2)
  })

  it('8.17 8.18 whoever nobody attacks may still be answered', () => {
    const t = scenario({
      figures: {
        A1: { at: 'C5', facing: 'N', ap: 1, abilities: ['sneak:1'] },
        B1: { at: 'C4', facing: 'S', ap: 1, abilities: ['stalwart:1'] },
        B9: { at: 'L10' },
      },
    })
    t.answer('use A1 sneak')
    expect(previewOf(t.game, 0, 'move A1 C6 N', false)).toMatchObject({
      freeAttacks: [],
      outcome: { reactions: [{ figure: 'B1', ability: 'stalwart' }] },
    })
    expect(t.answer('move A1 C6 N').asked).toBe('react 1 A1')
  })

  it('4.01 4.06 of several hexes that cannot be gone the first is told', () => {
    const t = scenario({ figures: { A1: { at: 'C8', movement: 2 }, B1: far }, board })
    expect(t.refused('move A1 C5-Z9')).toMatchObject({ code: 'out-of-reach', about: { hex: 'C5' } })
    expect(t.refused('move A1 C7-Z9')).toMatchObject({ code: 'no-hex', about: { hex: 'Z9' } })
  })

  it('4.03 8.16 8.46 what the first step draws is no matter of steps beside it', () => {
    // North-west of where A1 sets out B1 waits without an answer, north of E6 B2 with one.
    const t = scenario({
      board,
      figures: {
        A1: { at: 'D6', facing: 'N', movement: 4, abilities: ['large:0'] },
        B1: { at: 'B6', facing: 'NE' },
        B2: { at: 'E4', facing: 'S', ap: 1, abilities: ['repel:1'] },
      },
    })
    const { ways } = reachOf(t.game, courseOf(t.game, t.figure('A1')), 4)
    const drawn = (hex: string) =>
      ways[parseCell(t.board, hex)!]!.map(way => way.invites.map(({ by }) => by.id))
    expect(drawn('C6')).toEqual([[]])
    expect(drawn('E5')).toEqual([['B2']])
  })

  it('4.05 4.07 a hex that it passes through and cannot end on is no hex to end on', () => {
    const t = scenario({
      board: { ...board, barred: ['D8'] },
      figures: { A1: { at: 'C8', movement: 2 }, A2: { at: 'C7' }, B1: far },
    })
    const { cells, ways } = reachOf(t.game, courseOf(t.game, t.figure('A1')), 2)
    for (const hex of ['C7', 'D8']) {
      expect(ways[parseCell(t.board, hex)!]).toHaveLength(1)
      expect(cells).not.toContain(parseCell(t.board, hex))
    }
    for (const hex of ['C6', 'E8']) expect(cells).toContain(parseCell(t.board, hex))
  })

  it('4.03 beside the one that is offered comes the one that draws fewest, the shortest of them', () => {
    const t = past({ movement: 6 })
    const { game } = t
    const course = courseOf(game, t.figure('A1'))
    const B1 = t.figure('B1')
    const invites: Invite[] = (['leaving', 'entering'] as const).map(when => ({
      by: B1,
      when,
      strikes: true,
    }))
    const from = start(t.figure('A1').at)
    const round = (...drawn: number[]) => {
      const ways = drawn.map((count, cost) => ({
        ...from,
        cost,
        tolls: 3 - cost,
        invites: invites.slice(0, count),
      }))
      const found = wayRound(
        game,
        { course, cells: [from.at], ways: { [from.at]: ways } as unknown as Way[][] },
        from.at,
      )
      return found?.cost
    }
    expect(round(2)).toBeUndefined()
    expect(round(1, 1)).toBeUndefined()
    expect(round(0, 1)).toBeUndefined()
    expect(round(2, 1)).toBe(1)
    expect(round(2, 0, 1)).toBe(1)
    expect(round(2, 1, 0)).toBe(2)
    expect(round(2, 1, 1)).toBe(1)
    // Nor is there any for whoever is led astray.
    game.activation = { ...newActivation(t.figure('A1')), movedByEnemy: true }
    expect(round(2, 0)).toBeUndefined()
  })

  it('4.03 4.08 8.15 of ways to a hex one that goes on is best, then points, blows and action points', () => {
    const t = past({ movement: 6 })
    const { game } = t
    const course = courseOf(game, t.figure('A1'))
    const invites: Invite[] = [{ by: t.figure('B1'), when: 'leaving', strikes: true }]
    const way = (change: Partial<Way>): Way => ({ ...start(t.figure('A1').at), cost: 3, tolls: 1, ...change })
    const better = (a: Way, b: Way) => [bestOf(game, course, [a, b]), bestOf(game, course, [b, a])]
    const usual = way({})
    const pairs = [
      [usual, way({ ends: true, cost: 1 })],
      [usual, way({ ends: true, tolls: 0 })],
      [way({ cost: 2, invites, tolls: 3 }), usual],
    ] as const
    for (const [good, bad] of pairs) expect(better(good, bad)).toEqual([good, good])
    const [struck, dear] = [way({ invites, tolls: 0 }), way({ tolls: 2 })]
    expect(better(usual, struck)).toEqual([usual, usual])
    expect(better(usual, dear)).toEqual([usual, usual])
    // Whoever leads it astray would have it otherwise, but for what stops it and what it costs.
    game.activation = { ...newActivation(t.figure('A1')), movedByEnemy: true }
    for (const [good, bad] of pairs) expect(better(good, bad)).toEqual([good, good])
    expect(better(usual, struck)).toEqual([struck, struck])
    expect(better(usual, dear)).toEqual([dear, dear])
  })
})
