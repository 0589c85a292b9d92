import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BoardPlan, makeTables, parseCell, sideKind, sideKinds } from '../../../rules/board/board.ts'
import { makeBoard } from '../../../rules/board/notation.ts'
import { fromOffset, makeHex, parseFacing } from '../../../rules/core/hex.ts'
import { example, read } from './readNotation.ts'

const marked = (table: Uint8Array) =>
  [...table.keys()]
    .filter(cell => table[cell])
    .map(cell => makeHex(fromOffset(cell % 6, Math.floor(cell / 6))))

const plans: fc.Arbitrary<BoardPlan> = fc
  .record({ columns: fc.integer({ min: 1, max: 9 }), rows: fc.integer({ min: 1, max: 7 }) })
  .chain(({ columns, rows }) => {
    const labels = Array.from({ length: columns * rows }, (_, cell) =>
      makeHex(fromOffset(cell % columns, Math.floor(cell / columns))),
    )
    const kinds = fc.constantFrom(...sideKinds)
    return fc
      .record({
        gaps: fc.subarray(labels),
        raised: fc.subarray(labels),
        barred: fc.subarray(labels),
        kinds: fc.array(kinds, { minLength: labels.length * 6, maxLength: labels.length * 6 }),
      })
      .map(({ gaps, raised, barred, kinds }) => ({
        id: 'some-board',
        name: { en: 'Some board', fr: 'Un plateau' },
        columns,
        rows,
        gaps,
        raised: raised.filter(label => !gaps.includes(label)),
        barred: barred.filter(label => !gaps.includes(label)),
        sides: kinds.map((kind, i) => ({ hex: labels[Math.floor(i / 6)]!, facing: i % 6, kind })),
      }))
  })

describe('reading a board', () => {
  it('reads the example of its own documentation', () => {
    const board = read(example)
    const side = (hex: string, facing: string) =>
      sideKind(board, parseCell(board, hex)!, parseFacing(facing)!)
    expect(board).toMatchObject({
      id: 'the-ford',
      name: { en: 'The ford', fr: 'Le gué' },
      columns: 6,
      rows: 3,
    })
    expect([side('C2', 'NW'), side('B1', 'SE')]).toEqual(['water', 'water'])
    expect([side('C2', 'N'), side('C1', 'S')]).toEqual(['difficult', 'difficult'])
    expect([side('E1', 'S'), side('E2', 'N')]).toEqual(['impassable', 'impassable'])
    expect([side('E2', 'S'), side('E3', 'N')]).toEqual(['obstacle', 'obstacle'])
    expect([side('A1', 'S'), side('A1', 'N')]).toEqual(['open', 'impassable'])
    expect(marked(board.raised)).toEqual(['A1', 'E2', 'E3'])
    expect(marked(board.barred)).toEqual(['E1', 'E3'])
  })

  it('4.06 a gap is no hex of the board: nothing leads into it', () => {
    const board = read(example)
    expect(parseCell(board, 'F1')).toBeUndefined()
    const e1 = parseCell(board, 'E1')!
    expect(board.neighbour[e1 * 6 + parseFacing('SE')!]).toBe(-1)
    expect(sideKind(board, e1, parseFacing('SE')!)).toBe('impassable')
  })

  it('gives the same text back', () => {
    expect(makeBoard(read(example))).toBe(`${example.split('\n').slice(1).join('\n')}\n`)
  })

  it('takes other line ends, a byte order mark, spaces at line ends and no letters above the map', () => {
    const board = read(example)
    expect(read(example.replace(/\n/g, '\r\n'))).toEqual(board)
    expect(read(`\uFEFF${example}`)).toEqual(board)
    expect(read(example.replace(/$/gm, '  '))).toEqual(board)
    expect(read(example.replace(/ +A {2}B.*\n/, ''))).toEqual(board)
    expect(read(example.replace(/^ {2}[123]/gm, '   '))).toEqual(board)
  })

  it('takes what is drawn at the border for the border', () => {
    expect(read(example.replace('     __    __', '     ##    ~~'))).toEqual(read(example))
  })

  it('reads back whatever board is written', () => {
    fc.assert(
      fc.property(plans, plan => {
        const board = makeTables(plan)
        expect(read(makeBoard(board))).toEqual(board)
      }),
      { numRuns: 300 },
    )
  })

  it('reads back the biggest board', () => {
    const board = makeTables({ id: 'big', name: { en: 'Big', fr: 'Grand' }, columns: 60, rows: 60 })
    const text = makeBoard(board)
    expect(text.length).toBeLessThan(65_536)
    expect(read(text)).toEqual(board)
    expect(text.split('\n')[5]).toMatch(/^ {5}A {2}B {2}C .* Y {2}Z {2}AA AB .* BG BH$/)
  })
})

it('a board keeps its theme, and has grass unless told', () => {
  expect(read(example).theme).toBe('grass')
  const stony = read(example.replace('map', 'theme stone\nmap'))
  expect(stony.theme).toBe('stone')
  expect(read(makeBoard(stony)).theme).toBe('stone')
})
