import { describe, expect, it } from 'vitest'
import { parseCell } from '../../../../rules/board/board.ts'
import { pass } from '../../../../rules/combat-hex/battle/game.ts'
import { courseOf, terrainDistances } from '../../../../rules/combat-hex/battle/move/movement.ts'
import { scenario, sidesOf } from '../../../helpers/scenario.ts'

const away = { B1: { at: 'L10' } }

describe('moving', () => {
  it('4.01 a figure goes as far as its movement points', () => {
    const t = scenario({ figures: { A1: { at: 'C5' }, ...away } })
    expect(t.refused('move A1 C10')).toMatchObject({ code: 'out-of-reach', rule: '4.01' })
    t.answer('move A1 C9 S')
    expect(t.where('A1')).toBe('C9')
    expect(t.refused('move A1 C10')).toMatchObject({ code: 'too-few-points', about: { left: 0 } })
  })

  it('4.01 what is left may be used as long as no other figure has begun', () => {
    const t = scenario({ figures: { A1: { at: 'C5' }, ...away } })
    t.answer('move A1 C6-C7')
    expect(t.question).toMatchObject({ about: { active: 'A1', movement: 2 } })
    t.answer('move A1 C8', 'move A1 C9')
    expect(t.told('moved').map(({ cost, left }) => [cost, left])).toEqual([
      [2, 2],
      [1, 1],
      [1, 0],
    ])
  })

  it.each([
    ['N', 'C4'],
    ['NE', 'D4'],
    ['SE', 'D5'],
    ['S', 'C6'],
    ['SW', 'B5'],
    ['NW', 'B4'],
  ])('4.02 it moves any way whatever way it faces: %s', (_, to) => {
    for (const facing of ['N', 'S']) {
      const t = scenario({ figures: { A1: { at: 'C5', facing }, ...away } })
      t.answer(`move A1 ${to}`)
      expect(t.where('A1')).toBe(to)
    }
  })

  it.each(['N', 'NE', 'SE', 'S', 'SW', 'NW'])('4.02 it ends its move facing any side: %s', facing => {
    const t = scenario({ figures: { A1: { at: 'C5' }, ...away } })
    t.answer(`move A1 C6 ${facing}`)
    expect(t.told('moved')).toMatchObject([{ facing }])
  })

  it('4.02 it takes a facing too where a danger zone ends its move', () => {
    const t = scenario({ figures: { A1: { at: 'C7' }, B1: { at: 'C4', facing: 'S' } } })
    t.answer('move A1 C6-C5 SW')
    expect(t.figure('A1').facing).toBe(4)
  })

  it('4.02 nobody named: it looks the way it went', () => {
    const t = scenario({ figures: { A1: { at: 'C5', facing: 'N' }, ...away } })
    t.answer('move A1 C6-D6')
    expect(t.told('moved')).toMatchObject([{ path: ['C6', 'D6'], facing: 'SE' }])
  })

  it('4.03 open ground costs 1, difficult 2, water 3, and the line crossed is what counts', () => {
    const sides = [...sidesOf('difficult', 'C5 S'), ...sidesOf('water', 'C6 S')]
    const t = scenario({ board: { sides }, figures: { A1: { at: 'C5', movement: 6 }, ...away } })
    t.answer('move A1 C6')
    expect(t.question).toMatchObject({ about: { movement: 4 } })
    t.answer('move A1 C7')
    expect(t.question).toMatchObject({ about: { movement: 1 } })
    t.answer('move A1 C8')
    expect(t.told('moved').map(e => e.cost)).toEqual([2, 3, 1])
    // From the side, the same hexes cost 1.
    const around = scenario({ board: { sides }, figures: { A1: { at: 'B5' }, ...away } })
    around.answer('move A1 C6')
    expect(around.told('moved')).toMatchObject([{ cost: 1 }])
  })

  it('4.03 where two hexes of a way do not touch, the cheapest way between them is taken', () => {
    const sides = sidesOf('water', 'C5 S', 'C5 SE')
    const t = scenario({ board: { sides }, figures: { A1: { at: 'C5' }, ...away } })
    t.answer('move A1 C7')
    expect(t.told('moved')).toMatchObject([{ path: ['B5', 'C6', 'C7'], cost: 3 }])
    const wall = scenario({
      board: { sides: sidesOf('impassable', 'C5 S') },
      figures: { A1: { at: 'C5', movement: 2 }, ...away },
    })
    wall.answer('move A1 C6')
    expect(wall.told('moved')).toMatchObject([{ cost: 2 }])
    expect(wall.told('moved')[0]!.path).toHaveLength(2)
    expect(t.refused('move A1 Q77')).toMatchObject({
      code: 'no-hex',
      about: { hex: 'Q77', column: 'L', row: 10 },
    })
    expect(t.refused('move A1 C7')).toMatchObject({ code: 'same-hex', rule: '4.12' })
  })

  it.each(['impassable', 'obstacle'] as const)('4.04 nobody crosses an %s side', kind => {
    const t = scenario({
      board: { sides: sidesOf(kind, 'C5 S') },
      figures: { A1: { at: 'C5', movement: 1 }, ...away },
    })
    expect(t.refused('move A1 C6')).toMatchObject({ code: 'impassable', rule: '4.04', about: { side: kind } })
    expect(t.legal('move A1 C6')).toEqual([])
    t.answer('move A1 B5')
  })

  it('4.041 an obstacle cuts a danger zone and stops a move, as an impassable side does', () => {
    for (const kind of ['impassable', 'obstacle'] as const) {
      const t = scenario({
        board: { sides: sidesOf(kind, 'C4 S') },
        figures: { A1: { at: 'B5' }, B1: { at: 'C4', facing: 'S' } },
      })
      // C5 lies before B1, behind the line: not in its zone, and no way from there to B1's hex.
      t.answer('move A1 C5', 'move A1 C6')
      expect(t.where('A1')).toBe('C6')
      // and where nobody stands behind the line: it is gone around, for more points, or not at all
      const wall = scenario({
        board: { sides: sidesOf(kind, 'C4 S') },
        figures: { A1: { at: 'C5', movement: 2 }, ...away },
      })
      wall.answer('move A1 C4')
      expect(wall.told('moved')).toMatchObject([{ cost: 2 }])
      expect(wall.told('moved')[0]!.path).toHaveLength(2)
      const short = scenario({
        board: { sides: sidesOf(kind, 'C4 S') },
        figures: { A1: { at: 'C5', movement: 1 }, ...away },
      })
      expect(short.refused('move A1 C4')).toMatchObject({ code: 'impassable', rule: '4.04' })
      expect(short.legal('move A1 C4')).toEqual([])
    }
  })

  it('4.05 friends are crossed at the usual cost', () => {
    const t = scenario({ figures: { A1: { at: 'C5' }, A2: { at: 'C6' }, ...away } })
    t.answer('move A1 C6-C7')
    expect(t.told('moved')).toMatchObject([{ cost: 2 }])
  })

  it('4.05 enemies are not', () => {
    const t = scenario({ figures: { A1: { at: 'C5' }, B1: { at: 'C6', facing: 'S' } } })
    expect(t.refused('move A1 C6-C7')).toMatchObject({
      code: 'enemy-in-the-way',
      rule: '4.05',
      about: { figure: 'B1' },
    })
  })

  it('4.05 a friend in an enemy danger zone is not crossed', () => {
    const t = scenario({
      figures: { A1: { at: 'C7' }, A2: { at: 'C6' }, B1: { at: 'C5', facing: 'S' } },
    })
    expect(t.refused('move A1 C6-B5')).toMatchObject({
      code: 'friend-threatened',
      rule: '4.05',
      about: { figure: 'A2' },
    })
  })

  it('4.05 a friend of several hexes is threatened as a whole', () => {
    const t = scenario({
      figures: {
        A1: { at: 'B6' },
        // Front hex C5, rear hex C6; the enemy threatens the rear one alone.
        A2: { at: 'C5', facing: 'N', base: 'cavalry' },
        B1: { at: 'C7', facing: 'N' },
      },
    })
    expect(t.refused('move A1 B5-C5-D4')).toMatchObject({
      code: 'friend-threatened',
      about: { figure: 'A2' },
    })
  })

  it('4.06 hexes that the border cuts are no hexes', () => {
    const t = scenario({
      board: { gaps: ['C6'] },
      figures: { A1: { at: 'C5' }, A2: { at: 'A1' }, ...away },
    })
    expect(t.refused('move A1 C6')).toMatchObject({ code: 'no-hex', rule: '4.06' })
    expect(t.refused('move A2 A0')).toMatchObject({ code: 'no-hex', rule: '4.06' })
    t.answer('move A1 C7')
    expect(t.told('moved')).toMatchObject([{ cost: 3 }])
  })

  it('4.01 4.06 the corner of the board is a hex as any other', () => {
    const t = scenario({ figures: { A1: { at: 'A3', movement: 2 }, ...away } })
    expect(t.legal('move A1 A2-A1 ')).toHaveLength(6)
    t.answer('move A1 A1')
    expect(t.told('moved')).toMatchObject([{ path: ['A2', 'A1'], cost: 2 }])
  })

  it('4.07 no move ends on an X or on somebody, and an X may be crossed', () => {
    const t = scenario({
      board: { barred: ['C6'] },
      figures: { A1: { at: 'C5' }, A2: { at: 'D5' }, ...away },
    })
    expect(t.refused('move A1 C6')).toMatchObject({ code: 'no-room', rule: '4.07', about: { to: 'C6' } })
    expect(t.refused('move A1 D5')).toMatchObject({ code: 'no-room', rule: '4.07' })
    expect(t.legal('move A1 C6 ')).toEqual([])
    t.answer('move A1 C6-C7')
    expect(t.told('moved')).toMatchObject([{ path: ['C6', 'C7'], cost: 2 }])
  })

  it('4.12 who does not move may turn, which costs nothing and is no disengaging', () => {
    const t = scenario({
      figures: { A1: { at: 'C5', facing: 'N' }, B1: { at: 'C4', facing: 'S' } },
    })
    expect(t.refused('turn A1 N')).toMatchObject({ code: 'faces-so-already', rule: '4.12' })
    expect(t.refused('turn A1 up')).toMatchObject({ code: 'no-facing', rule: '1.06' })
    // No die is scripted: a free attack would throw one.
    t.answer('turn A1 S')
    expect(t.figure('A1')).toMatchObject({ facing: 3, life: 2 })
    expect(t.question).toMatchObject({ about: { movement: 4 } })
  })

  it('4.13 who has too few points for a side ends there, and what is left is lost', () => {
    const sides = [...sidesOf('difficult', 'C7 S', 'C7 SE', 'C7 SW'), ...sidesOf('water', 'B6 S', 'D6 S')]
    const t = scenario({ board: { sides }, figures: { A1: { at: 'C5', movement: 3 }, ...away } })
    expect(t.refused('move A1 C6-C7-C8')).toMatchObject({
      code: 'too-few-points',
      rule: '4.13',
      about: { cost: 2, left: 1 },
    })
    t.answer('move A1 C6-C7')
    expect(t.refused('move A1 C8')).toMatchObject({ code: 'too-few-points', about: { left: 1 } })
    // The point is not there next turn either.
    t.dice(6, 1).answer('done', 'done', 'done', 'done', 'attacker')
    expect(t.refused('move A1 C8-C9-C10')).toMatchObject({ code: 'too-few-points', about: { left: 0 } })
  })

  it('4.03 4.04 how far it is over the ground alone: walls and gaps are gone around', () => {
    const far = (board: object, from: string, to: string) => {
      const t = scenario({ board, figures: { A1: { at: 'A10' }, ...away } })
      return terrainDistances(t.game, parseCell(t.board, from)!)[parseCell(t.board, to)!]
    }
    expect(far({}, 'C5', 'C5')).toBe(0)
    expect(far({}, 'C5', 'C8')).toBe(3)
    expect(far({}, 'A1', 'A2')).toBe(1)
    for (const beside of ['C4', 'D4', 'D5', 'C6', 'B5', 'B4']) expect(far({}, 'C5', beside)).toBe(1)
    // Nobody goes over the border and comes in again on the other side.
    expect(far({}, 'L5', 'A5')).toBe(11)
    expect(far({}, 'A5', 'L5')).toBe(11)
    expect(far({}, 'F1', 'F10')).toBe(9)
    expect(far({ sides: sidesOf('impassable', 'C5 S') }, 'C5', 'C6')).toBe(2)
    expect(far({ gaps: ['C6'] }, 'C5', 'C7')).toBe(3)
    // Two hexes of open ground are nearer than one through water.
    expect(far({ sides: sidesOf('water', 'C5 S') }, 'C5', 'C6')).toBe(2)
    expect(far({ sides: sidesOf('difficult', 'C5 S') }, 'C5', 'C6')).toBe(2)
    // The only way into the corner is through water.
    const water = [...sidesOf('water', 'A1 S'), ...sidesOf('impassable', 'A1 SE', 'A1 NE')]
    expect(far({ sides: water }, 'A2', 'A1')).toBe(3)
    expect(far({ sides: water }, 'A1', 'A3')).toBe(4)
    const shut = sidesOf('impassable', 'A1 S', 'A1 SE', 'A1 NE')
    expect(far({ sides: shut }, 'A2', 'A1')).toBe(-1)
  })
})

it('4.07 8.13 whoever passes over another may not end there, nor anybody else', () => {
  const t = scenario({ figures: { A1: { at: 'C5' }, A2: { at: 'C6' }, ...away } })
  const { game, board } = t
  const [over, from] = ['C6', 'C5'].map(hex => parseCell(board, hex)!)
  const isTaken = (id: string, cell: number) => courseOf(game, t.figure(id)).taken[cell] === 1
  // Nobody is in its own way.
  expect([isTaken('A1', from!), isTaken('A1', over!), isTaken('A2', over!)]).toEqual([false, true, false])
  pass(game, t.figure('A1'), over!)
  expect([isTaken('A1', from!), isTaken('A1', over!)]).toEqual([false, true])
  expect([isTaken('A2', from!), isTaken('A2', over!)]).toEqual([false, true])
})
