import { describe, expect, it } from 'vitest'
import { makeTables, parseCell } from '../../../rules/board/board.ts'
import { classicSight, sight, tournamentSight } from '../../../rules/board/sight.ts'
import { clear, costly } from '../../../rules/board/sightGrid.ts'
import { facings } from '../../../rules/core/hex.ts'
import {
  burden,
  glance,
  type Looking,
  type SmallBoard,
  see,
  shown,
  slowly,
} from '../../helpers/smallBoard.ts'

type Row = [name: string, small: SmallBoard, looking: Looking, ...shown: string[]]

/** Where several lines are as good, it is the first of them, nearest side first; the slow reading has to agree. */
const expectShown = (small: SmallBoard, looking: Looking, lines: string[]) => {
  expect(shown(small, looking)).toEqual(lines)
  const { visible, penalty, facings } = see(small, looking)
  expect({ visible, penalty, facings }).toEqual(slowly(small, looking))
}

describe('the lines that are shown', () => {
  it.each<Row>([
    [
      '5.08 straight to a neighbour, turning no further than it must',
      {},
      { from: 'F2', to: 'E3' },
      'clear 1 S SW NW > NW',
      'F2/4-E3/0',
      'F2/4-E3/1',
    ],
    [
      '5.141 nothing raised hides one raised figure from another',
      { raised: 'E3 E4 E2' },
      { from: 'E4', to: 'E2' },
      'clear 2 N NE NW > N',
      'E4/0-E2/2',
      'E4/0-E2/3',
    ],
    [
      '5.171 4.041 a raised shooter goes round a dotted side for nothing, and may cross another one',
      {
        sides: { obstacle: 'B3.SE C2.NE C4.N C4.NE C4.SE D2.N', difficult: 'D2.NE' },
        raised: 'C4 D1',
      },
      { from: 'C4', to: 'D1' },
      'clear 3 N NE > N',
      'C4/0-D1/1 obstacle C3.S 4.041',
      'C4/0-D1/2 obstacle C3.S 4.041',
    ],
    [
      '5.121 past the end of a wall',
      { sides: { impassable: 'E2.SW' } },
      { from: 'D2', to: 'E2' },
      'clear 1 N NE SE > N',
      'D2/0-E2/4',
      'D2/0-E2/5',
    ],
    [
      '5.12 past raised ground',
      { raised: 'E2' },
      { from: 'D4', to: 'E1' },
      'clear 4 N > N',
      'D4/5-E1/4',
      'D4/5-E1/5',
    ],
    [
      '4.041 past hedges: one free way is enough',
      { sides: { obstacle: 'F3.S F4.NE E4.SE F4.SE' } },
      { from: 'E4', to: 'I6' },
      'clear 4 SE S > SE',
      'E4/2-I6/3',
      'E4/2-I6/4',
    ],
    [
      '8.10e through somebody soft, to the side straight ahead',
      { figures: 'F3~' },
      { from: 'F4', to: 'F1', facing: 'NE' },
      'penalty 3 NE* > NE',
      'F4/0-F1/2 penalty F3 5.171',
      'F4/0-F1/3 penalty F3 5.171',
    ],
    [
      '5.10 between two directions, to the side nearer to the middle',
      {},
      { from: 'C7', to: 'A2' },
      'clear 6 N NW > N',
      'C7/0-A2/1',
      'C7/0-A2/2',
    ],
    [
      '8.46 from the nearest hex of the base, along the line that is closest to free',
      { figures: 'D5 D4^' },
      { from: 'B3 A3', to: 'E5', allAround: true },
      'blocked 3',
      'B3/0-E5/5 blocks D4 5.11',
      'B3/0-E5/0',
    ],
    [
      '8.46 facing what it faces, from any corner',
      {},
      { from: 'F2', to: 'E3', allAround: true, facing: 'S' },
      'clear 1 S > S',
      'F2/0-E3/0',
      'F2/0-E3/1',
    ],
    [
      '5.08 preferring a facing that does not see it',
      {},
      { from: 'D2', to: 'F5', prefer: 4 },
      'clear 4 SE S > S',
      'D2/2-F5/4',
      'D2/2-F5/5',
    ],
    [
      '5.171 a far hex of the target at no price before the near one at a price',
      { figures: 'E4~' },
      { from: 'F2', to: 'D4 D5', facing: 'S' },
      'clear 4 S > S',
      'F2/2-D5/1',
      'F2/2-D5/2',
    ],
    [
      '5.171 no way without the penalty',
      { sides: { difficult: 'E4.NE F4.NE F3.S' } },
      { from: 'F2', to: 'F4' },
      'penalty 2 SE* S* SW* > SE',
      'F2/1-F4/5 penalty F4.N 5.171',
      'F2/1-F4/0 penalty F4.N 5.171',
    ],
    [
      '4.041 5.171 one hedge on each line',
      { sides: { obstacle: 'F4.NE F5.SE F4.SE F4.S' } },
      { from: 'E4', to: 'I6' },
      'penalty 4 NE* SE* S* > NE',
      'E4/0-I6/4 obstacle F4.SE 4.041 penalty F4.SE 5.171',
      'E4/0-I6/5 obstacle F4.NE 4.041 penalty F4.NE 5.171',
    ],
    [
      '4.06 round a gap in the board',
      { gaps: 'F4 E4' },
      { from: 'E5', to: 'F1' },
      'blocked 4',
      'E5/0-F1/2 blocks E5.N 4.06',
      'E5/0-F1/3 blocks E5.N 4.06',
    ],
    [
      '5.11 two in the way, and one',
      { figures: 'E3 F2*' },
      { from: 'E2', to: 'F3' },
      'blocked 2',
      'E2/1-F3/4 blocks F2 5.11 blocks E3 5.11',
      'E2/1-F3/5 blocks F2 5.11',
    ],
    [
      '5.12 one line of two is free',
      { raised: 'F2' },
      { from: 'G2', to: 'D3', prefer: 4 },
      'blocked 3',
      'G2/2-D3/1 blocks F2 5.12',
      'G2/2-D3/2',
    ],
    [
      '4.041 5.171 round a corner, the lighter way',
      { sides: { obstacle: 'E4.SW E3.N E3.SW' }, figures: 'E5^' },
      { from: 'D5', to: 'E2' },
      'clear 4 N NE* > N',
      'D5/5-E2/1',
      'D5/5-E2/2',
    ],
    [
      '5.14 over somebody, from above',
      { figures: 'H8', raised: 'G9' },
      { from: 'G9', to: 'I8' },
      'clear 2 N NE SE > N',
      'G9/0-I8/3',
      'G9/0-I8/4',
    ],
    [
      '5.08 the last facing that sees it',
      {},
      { from: 'F2', to: 'D3' },
      'clear 2 S SW NW > NW',
      'F2/4-D3/0',
      'F2/4-D3/1',
    ],
    [
      '5.08 of two facings the nearer to the first allowed',
      {},
      { from: 'G1', to: 'I2', facing: 'S NE' },
      'clear 2 NE S > S',
      'G1/2-I2/4',
      'G1/2-I2/5',
    ],
    [
      '4.06 at the upper border, walls and a gap',
      { sides: { impassable: 'F2.NE F1.S' }, gaps: 'E2' },
      { from: 'F1', to: 'D3' },
      'blocked 3',
      'F1/3-D3/5 blocks F1.SW 4.06',
      'F1/3-D3/0 blocks F1.SW 4.06',
    ],
    [
      '5.171 8.46 over the side of raised ground',
      { sides: { obstacle: 'D4.SE' }, figures: 'E4*', raised: 'F4 E5' },
      { from: 'D3', to: 'F5 F4' },
      'clear 3 S > S',
      'D3/3-F5/4 obstacle D4.SE 4.041',
      'D3/3-F5/5',
    ],
    [
      '4.041 5.121 a dotted side round a corner',
      { sides: { impassable: 'I8.SW', obstacle: 'I9.N' }, raised: 'G9' },
      { from: 'G9', to: 'I8' },
      'clear 2 N NE SE > N',
      'G9/0-I8/3 obstacle I8.S 4.041',
      'G9/0-I8/4',
    ],
  ])('%s', (_, small, looking, ...lines) => {
    expectShown({ ...small, rules: tournamentSight }, looking, lines)
  })

  it.each<Row>([
    [
      '5.10 by the book of one line, to the corner in the middle',
      {},
      { from: 'C4', to: 'G7' },
      'clear 5 SE S > SE',
      'C4/1-G7/5',
    ],
    [
      '5.10 by the book of one line, whoever sees all around picks any corner',
      { sides: { impassable: 'E4.N' } },
      { from: 'E3', to: 'D5', allAround: true },
      'clear 3 N NE SE S SW NW > N',
      'E3/0-D5/5',
    ],
    [
      '5.10 by the book of one line, past somebody beside the way',
      { figures: 'E4' },
      { from: 'F3', to: 'D5' },
      'clear 3 S SW > SW',
      'F3/3-D5/1',
    ],
    [
      '5.08 where nothing is preferred, as it faces first',
      {},
      { from: 'E2', to: 'E3', allAround: true, facing: 'SW N' },
      'clear 1 N SW > SW',
      'E2/0-E3/0',
    ],
    [
      '5.08 two facings turn as little: one is taken',
      {},
      { from: 'D4', to: 'D5' },
      'clear 1 SE S SW > SE',
      'D4/1-D5/0',
    ],
    [
      '4.06 4.041 at the lower border, a black side and a dotted one',
      { sides: { impassable: 'B8.SE', obstacle: 'C8.SW' } },
      { from: 'C9', to: 'A8' },
      'clear 2 N SW NW > N',
      'C9/0-A8/0',
    ],
    [
      '5.06 5.07 at the very limit of the range, and behind',
      {},
      { from: 'F4', to: 'D2', facing: 'NE', range: 3 },
      'out-of-field 3',
    ],
  ])('classic: %s', (_, small, looking, ...lines) => {
    expectShown({ ...small, rules: classicSight }, looking, lines)
  })
})

describe('the ends of the board', () => {
  it('4.06 the hexes in its corners see and are seen as any others', () => {
    const corners = { A1: 'A2 B1 E5', A9: 'A8 B8 B9 E5', I1: 'I2 H1 E5', I9: 'I8 H8 H9 E5' }
    for (const [corner, others] of Object.entries(corners))
      for (const other of [...others.split(' '), ...Object.keys(corners)]) {
        if (other === corner) continue
        expect([corner, other, glance({}, corner, other)]).toEqual([corner, other, 'clear'])
        expect([other, corner, glance({}, other, corner)]).toEqual([other, corner, 'clear'])
        expect([other, corner, glance({ rules: classicSight }, other, corner)]).toEqual([
          other,
          corner,
          'clear',
        ])
      }
  })

  it.each([
    ['A1', 'A1.SE A1.S', 'D5'],
    ['I9', 'I9.NW I9.N I9.SW', 'F5'],
    ['A9', 'A9.N A9.NE A9.SE', 'D5'],
  ])('4.06 4.041 5.171 sides of the hex in the corner count from either hand: %s', (hex, sides, far) => {
    expect(glance({ sides: { impassable: sides } }, far, hex)).toBe('blocked')
    expect(glance({ sides: { impassable: sides } }, hex, far)).toBe('blocked')
    for (const kind of ['obstacle', 'difficult']) {
      expect(glance({ sides: { [kind]: sides } }, far, hex)).toBe('penalty')
      expect(glance({ sides: { [kind]: sides } }, hex, far)).toBe('clear')
    }
  })
})

describe('the ground of a line', () => {
  it('5.171 sides of raised hexes cost nothing, from either of their hexes', () => {
    const sides = { difficult: 'E4.N' }
    expect(burden({ sides, raised: 'E2' }, 'E5/0', 'E2/3')).toBe(costly)
    // out of raised ground that is linked to the target, and into it
    expect(burden({ sides, raised: 'E2 D2 D3 E4' }, 'E5/0', 'E2/3')).toBe(clear)
    expect(burden({ sides, raised: 'E2 E3' }, 'E5/0', 'E2/3')).toBe(clear)
  })

  it('4.06 a wide board has its far upper corner', () => {
    const end = makeTables({
      id: 'wide',
      name: { en: 'wide', fr: 'large' },
      columns: 30,
      rows: 2,
      sides: [{ hex: 'AD2', facing: 0, kind: 'impassable' }],
    })
    const at = (label: string) => parseCell(end, label)!
    const sees = (from: string, to: string) =>
      sight(
        { board: end, rules: tournamentSight, occupants: new Uint8Array(60) },
        { cells: [at(from)], eyes: [{ cell: at(from), facings }], allAround: false, raised: false },
        { cells: [at(to)], raised: false },
      ).visible
    expect([sees('AD1', 'AC1'), sees('AC1', 'AD1'), sees('A1', 'AD1'), sees('AD1', 'A1')]).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect([sees('AD1', 'AD2'), sees('AB1', 'AB2')]).toEqual([true, true])
  })
})
