import { describe, expect, it } from 'vitest'
import { type Board, cellsOf, makeCell, parseCell } from '../../../rules/board/board.ts'
import {
  classicSight,
  fieldOfView,
  type Observer,
  occupied,
  type SightRules,
  sight,
  tournamentSight,
} from '../../../rules/board/sight.ts'
import { blocked, clear } from '../../../rules/board/sightGrid.ts'
import { makeFacing, parseFacing } from '../../../rules/core/hex.ts'
import {
  boardOf,
  burden,
  explain,
  glance,
  rowOf,
  type SmallBoard,
  see,
  slowly,
  wall,
} from '../../helpers/smallBoard.ts'

const books = [
  ['tournament', tournamentSight],
  ['classic', classicSight],
] as const

/** Facings that see it from E5, and the one taken. */
const facingsTo = (to: string, prefer: string) => {
  const { facings, best } = see({}, { from: 'E5', to, prefer: parseFacing(prefer)! })
  return [facings.map(f => makeFacing(f.facing)).join(' '), makeFacing(best!.facing)]
}

const below = (label: string) => Number(label.slice(1)) >= 5

/** Over a wall right in front. */
const ahead = (impassable: string) => glance({ sides: { impassable } }, 'E5', 'E4', { facing: 'N' })

describe('whatever line is free', () => {
  /** All hexes of this board that one still smaller does not have. */
  const outside = (size: string) => {
    const [columns = 0, rows = 0] = size.split('x').map(Number)
    const board = boardOf({})
    return cellsOf(board)
      .filter(cell => cell % board.columns >= columns || Math.floor(cell / board.columns) >= rows)
      .map(cell => makeCell(board, cell))
      .join(' ')
  }
  const seen = (
    rules: SightRules,
    size: string,
    [from, to, figures]: [string, string, string],
    sides: SmallBoard['sides'],
  ) => {
    const gaps = outside(size)
    const looking = { from, to, allAround: from.includes(' ') }
    const { facings, penalty } = see({ rules, sides, gaps, figures }, looking)
    expect(slowly({ rules, sides, gaps, figures }, looking)).toMatchObject({ visible: true, penalty })
    return [facings.map(f => makeFacing(f.facing)).join(' '), penalty]
  }

  it('classic: 5.10 a single one goes to any corner, the farthest ones too', () => {
    expect(seen(classicSight, '3x5', ['C1', 'B5', 'C3'], { impassable: 'B2.S' })).toEqual(['S SW', false])
    const between = { impassable: 'A2.S B4.SW', obstacle: 'B4.NW B4.S' }
    expect(seen(classicSight, '2x6', ['A6', 'B4', 'A1'], between)).toEqual(['N', false])
  })

  it('5.10 two go to the corners of any side, the one that is turned away too', () => {
    const sides = {
      impassable: 'C4.S C4.NE C1.SE',
      obstacle: 'C6.NE C3.N B3.NW',
      difficult: 'C3.NW',
    }
    expect(seen(tournamentSight, '4x6', ['D6', 'C1', 'B2'], sides)).toEqual(['N', true])
  })

  it('5.08 8.46 from any corner of a large base, each of its hexes having its own', () => {
    const near = { obstacle: 'B2.NE C3.SW', impassable: 'B3.N' }
    const all = 'N NE SE S SW NW'
    expect(seen(tournamentSight, '4x7', ['A2 A1 B1', 'B4', 'A3'], near)).toEqual([all, true])
    const far = { obstacle: 'B2.SW C4.SW D3.N', impassable: 'C6.NW' }
    expect(seen(tournamentSight, '4x6', ['B5 B6 A6', 'B1', 'B3 C4'], far)).toEqual([all, false])
    const behind = { obstacle: 'D6.N B7.NE', difficult: 'B5.S' }
    expect(seen(tournamentSight, '4x7', ['C2 D2 C3', 'B7', 'D6'], behind)).toEqual([all, false])
  })

  it('5.06 of lines that are hindered alike those from the nearest hex are told', () => {
    const small = { gaps: outside('2x3'), sides: { obstacle: 'A2.N A2.S' }, figures: 'B2' }
    const { sight: found, lines } = explain(small, { from: 'A1 B1', to: 'B3', allAround: true })
    expect(found).toMatchObject({ visible: false, range: 2 })
    expect(lines.map(({ from }) => makeCell(boardOf({}), from.cell))).toEqual(['B1', 'B1'])
  })

  it('5.171 4.041 the choice between a penalty and an obstacle side goes with the rest of the line', () => {
    const sides = { obstacle: 'A1.SE D2.NW', difficult: 'C2.NE C1.SE' }
    expect(seen(tournamentSight, '4x2', ['D2', 'A1', 'C1 A2'], sides)).toEqual(['N NW', true])
  })
})

describe('range and field of view', () => {
  it('5.05 5.06 counts hexes up to the target, and no farther than the range', () => {
    expect(see({}, { from: 'E5', to: 'E2', range: 3 })).toMatchObject({ visible: true, range: 3 })
    expect(see({}, { from: 'E5', to: 'E2', range: 2 })).toMatchObject({
      visible: false,
      range: 3,
      why: 'out-of-range',
    })
    expect(see({}, { from: 'A1', to: 'I9' })).toMatchObject({ visible: true, range: 12 })
  })

  it.each([
    ['N', 'D4 E4 F4 A3 B3 C4 G4 H3 I3', 'E5 D5 F5 E6 A4 I4'],
    ['NE', 'E4 F4 F5 E1 G5 H6 I7 I6 I1', 'D4 E6 D1 F6 I8'],
    ['SE', 'F4 F5 E6 E9 G4 H3 I3 I9', 'E4 D5 D9 I2'],
    ['S', 'D5 E6 F5 A7 I7 A9 I9', 'E5 E4 D4 F4 A6 I6'],
  ])('5.07 the field of view of facing %s is a wedge with its border rows', (facing, inside, outside) => {
    const board = boardOf({})
    const field = fieldOfView(board, parseCell(board, 'E5')!, parseFacing(facing)!).map(c =>
      makeCell(board, c),
    )
    expect(field).toEqual(expect.arrayContaining(inside.split(' ')))
    for (const hex of outside.split(' ')) expect(field).not.toContain(hex)
  })

  it('5.07 does not see what is out of the field of view', () => {
    expect(glance({}, 'E5', 'E7', { facing: 'N' })).toBe('out-of-field')
    expect(glance({}, 'E5', 'D5', { facing: 'N' })).toBe('out-of-field')
    expect(glance({}, 'E5', 'D4', { facing: 'N' })).toBe('clear')
  })

  it('5.08 tells every facing that sees the target, and turns as little as it can', () => {
    expect(facingsTo('E2', 'N')).toEqual(['N NE NW', 'N'])
    expect(facingsTo('E2', 'SE')).toEqual(['N NE NW', 'NE'])
    expect(facingsTo('E2', 'SW')).toEqual(['N NE NW', 'NW'])
    expect(facingsTo('F2', 'S')).toEqual(['N NE', 'NE'])
  })

  it('8.10j a rider sees from its front hex, and half turned from the other', () => {
    expect(see({}, { from: 'E5 E6', to: 'E3', facing: 'N' })).toMatchObject({ visible: true, range: 2 })
    expect(glance({}, 'E5 E6', 'E8', { facing: 'N' })).toBe('out-of-field')
  })

  it('8.46 a large figure sees all around, from any corner of its base', () => {
    const large = { from: 'E5 E6 F5', facing: 'N', allAround: true }
    for (const to of ['E8', 'A5', 'I5', 'E1']) expect(see({}, { ...large, to }).visible).toBe(true)
    expect(see({}, { ...large, to: 'E8' }).range).toBe(2)
    // and walls around two of its hexes leave it the third
    const small: SmallBoard = { sides: { impassable: 'E5.N E5.NE E5.NW E5.SW E6.NW E6.SW E6.S E6.SE' } }
    expect(glance(small, 'E5 E6 F5', 'H5', { facing: 'N', allAround: true })).toBe('clear')
    expect(glance(small, 'E5 E6 F5', 'H5', { facing: 'N' })).toBe('out-of-field')
    expect(glance(small, 'E5 E6 F5', 'B5', { facing: 'N', allAround: true })).toBe('blocked')
  })

  it('8.46 each hex of a large figure is looked from over those of its corners that no nearer one has', () => {
    const small: SmallBoard = { sides: { impassable: 'D5.SE D6.NE D6.SE E5.SE E6.N F5.N' } }
    const large = { from: 'E6 E7 F6', to: 'D3 D4 E4', facing: 'N', allAround: true }
    expect(see(small, large)).toMatchObject({ visible: true, range: 3 })
    expect(slowly(small, large).visible).toBe(true)
  })

  it('5.06 5.07 range, field of view and lines go to the same hex of the target', () => {
    // E2 is in the field but out of range, E6 in range but behind
    expect(glance({}, 'E5', 'E2 E6', { facing: 'N', range: 2 })).toBe('out-of-field')
    expect(glance({}, 'E5', 'E2 E6', { facing: 'N', range: 3 })).toBe('clear')
    expect(see({}, { from: 'E5', to: 'E2 E3', range: 3 })).toMatchObject({ range: 2 })
  })
})

describe('black sides', () => {
  it.each(books)('5.09 nobody sees through an unbroken wall, nor through its joints (%s)', (_, rules) => {
    const small: SmallBoard = { sides: { impassable: wall(5) }, rules }
    const board = boardOf(small)
    const labels = cellsOf(board).map(cell => makeCell(board, cell))
    for (const from of labels.filter(below))
      for (const to of labels.filter(label => !below(label))) {
        expect([from, to, glance(small, from, to)]).toEqual([from, to, 'blocked'])
        expect([to, from, glance(small, to, from)]).toEqual([to, from, 'blocked'])
      }
  })

  it.each(books)('5.09 nobody sees into a house or out of it by leaning on it (%s)', (_, rules) => {
    const house = ['E5', 'E6', 'F5']
    const walls = 'E5.N E5.NE E5.NW E5.SW E6.NW E6.SW E6.S E6.SE F5.S F5.SE F5.NE F5.N'
    const small: SmallBoard = { sides: { impassable: walls }, rules }
    const board = boardOf(small)
    for (const outside of cellsOf(board).map(cell => makeCell(board, cell)))
      for (const inside of house) {
        if (outside === inside) continue
        const expected = house.includes(outside) ? 'clear' : 'blocked'
        expect([outside, inside, glance(small, outside, inside)]).toEqual([outside, inside, expected])
        expect([inside, outside, glance(small, inside, outside)]).toEqual([inside, outside, expected])
      }
  })

  it('5.10 needs two lines from one corner to adjacent corners; the classic book one', () => {
    // Past a figure straight ahead only the line that touches its side corner is free.
    const small: SmallBoard = { figures: 'E4' }
    expect(glance(small, 'E5', 'E3')).toBe('blocked')
    expect(glance({ ...small, rules: classicSight }, 'E5', 'E3')).toBe('clear')
    expect(burden(small, 'E5/1', 'E3/1')).toBe(clear)
    expect(burden(small, 'E5/1', 'E3/0')).toBe(blocked)
    expect(burden(small, 'E5/1', 'E3/2')).toBe(blocked)
  })

  it('5.10 the lines found are free and share their corner', () => {
    const { best } = see({ sides: { impassable: 'E4.N F4.N' } }, { from: 'E5', to: 'G2' })
    expect(best!.to.corners).toHaveLength(2)
    const [a, b] = best!.to.corners as [number, number]
    expect((b - a + 6) % 6).toBe(1)
  })

  it('5.10 a line that crosses a black side is blocked', () => {
    const small: SmallBoard = { sides: { impassable: 'E4.N' } }
    expect(burden(small, 'E5/5', 'E3/0')).toBe(blocked)
    expect(burden(small, 'E5/0', 'G3/4')).toBe(clear)
  })

  it('5.10 5.121 running along a black side blocks, but not in the classic book', () => {
    // from the right corner of E5 to the left one of G5 there is just the side between F4 and F5
    const sides = { impassable: 'F4.S' }
    expect(burden({}, 'E5/1', 'G5/4')).toBe(clear)
    expect(burden({ sides }, 'E5/1', 'G5/4')).toBe(blocked)
    expect(burden({ sides, rules: classicSight }, 'E5/1', 'G5/4')).toBe(clear)
  })

  it('5.121 a line that runs along a side stays on one hand of it', () => {
    const rules = classicSight
    // walls that hold the upper hand at one end and the lower at the other leave it no way
    expect(burden({ rules, sides: { impassable: 'F4.S E5.NE' } }, 'E5/1', 'G5/4')).toBe(clear)
    expect(burden({ rules, sides: { impassable: 'F4.S E5.NE G5.NW' } }, 'E5/1', 'G5/4')).toBe(clear)
    expect(burden({ rules, sides: { impassable: 'F4.S E5.NE G5.SW' } }, 'E5/1', 'G5/4')).toBe(blocked)
  })

  it('5.121 the free end of a wall may be looked around', () => {
    const around: SmallBoard = { sides: { impassable: 'E5.N' } }
    expect(glance(around, 'E5', 'E4')).toBe('clear')
    expect(see(around, { from: 'E5', to: 'E4' }).best).toMatchObject({
      to: { corners: expect.arrayContaining([2]) },
    })
    // facing N there are two ends: closing one leaves the other
    expect(ahead('E5.N')).toBe('clear')
    expect(ahead('E5.N E5.NE')).toBe('clear')
    expect(ahead('E5.N E5.NE E5.NW')).toBe('blocked')
    expect(ahead('E5.N E5.NE E4.SW')).toBe('blocked')
    // and facing NE the front corner at the end of the longer wall
    expect(glance({ sides: { impassable: 'E5.N E5.NE E5.NW' } }, 'E5', 'E4', { facing: 'NE' })).toBe('clear')
  })

  it('4.06 5.121 a wall that reaches the border ends there', () => {
    // E1 and F1 meet at the upper border
    expect(burden({}, 'E1/1', 'F1/5')).toBe(clear)
    expect(burden({ sides: { impassable: 'E1.SE' } }, 'E1/1', 'F1/5')).toBe(blocked)
    expect(burden({ sides: { difficult: 'E1.SE' } }, 'F1/5', 'E1/1')).toBe(clear)
    expect(burden({ gaps: 'F4' }, 'E6/0', 'E3/2')).toBe(clear)
    expect(burden({ gaps: 'F4', sides: { impassable: 'E5.N' } }, 'E6/0', 'E3/2')).toBe(blocked)
  })

  it.each(books)('4.06 no line leaves the board, not even through a gap in it (%s)', (_, rules) => {
    const gaps = rowOf(5)
    for (const to of ['E4', 'A1', 'I4', 'D3']) expect(glance({ gaps, rules }, 'E6', to)).toBe('blocked')
    expect(glance({ gaps: 'E5', rules }, 'E6', 'E4')).toBe(rules.lines === 1 ? 'clear' : 'blocked')
    // the border rows are as good as any
    expect(glance({ rules }, 'A1', 'A9')).toBe('clear')
    expect(glance({ rules }, 'A1', 'I1')).toBe('clear')
  })
})

describe('one board, several rule books', () => {
  it('5.10 4.041 5.121 each is read by its own book, in whatever order', () => {
    const [open, hedged] = [boardOf({}), boardOf({ sides: { obstacle: wall(5) } })]
    const at = (label: string) => parseCell(open, label)!
    const viewer: Observer = {
      cells: [at('E5')],
      eyes: [{ cell: at('E5'), facings: [0, 1] }],
      allAround: false,
      raised: false,
    }
    const occupants = new Uint8Array(81)
    const sees = (board: Board, ...books: SightRules[]) =>
      books.map(
        rules => sight({ board, rules, occupants }, viewer, { cells: [at('E3')], raised: false }).visible,
      )
    const one: SightRules = { ...tournamentSight, lines: 1 }
    const dark: SightRules = { ...tournamentSight, obstacles: false }
    for (let again = 0; again < 2; again++)
      expect(sees(hedged, tournamentSight, classicSight, dark)).toEqual([true, false, false])
    // past somebody straight ahead one line is free, two are not
    occupants[at('E4')] = occupied.here
    for (let again = 0; again < 2; again++)
      expect(sees(open, tournamentSight, one, classicSight, dark)).toEqual([false, true, true, false])
  })
})
