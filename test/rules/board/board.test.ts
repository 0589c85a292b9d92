import { describe, expect, it } from 'vitest'
import {
  type BoardPlan,
  cellOf,
  cellsOf,
  makeCell,
  makeTables,
  noHex,
  parseCell,
  sideKind,
  sideKinds,
} from '../../../rules/board/board.ts'
import { facings, parseHex, steps } from '../../../rules/core/hex.ts'

/** 5 columns (A to E) by 4 rows, unless told. */
const boardOf = (changes: Partial<BoardPlan> = {}) =>
  makeTables({ id: 'small', name: { en: 'Small', fr: 'Petit' }, columns: 5, rows: 4, ...changes })
const words = (text: string) => text.split(' ')
const around = (board: ReturnType<typeof boardOf>, label: string) => {
  const cell = parseCell(board, label)!
  return facings.map(f => {
    const next = board.neighbour[cell * 6 + f]!
    return next < 0 ? `- ${sideKind(board, cell, f)}` : `${makeCell(board, next)} ${sideKind(board, cell, f)}`
  })
}

describe('the tables of a board', () => {
  it('4.06 the board ends at its border, on every side', () => {
    const [border, board] = ['- impassable', boardOf()]
    expect(around(board, 'A1')).toEqual([border, border, 'B1 open', 'A2 open', border, border])
    expect(around(board, 'E4')).toEqual(['E3 open', border, border, border, 'D4 open', 'D3 open'])
    expect(around(board, 'D1')).toEqual([border, 'E1 open', 'E2 open', 'D2 open', 'C2 open', 'C1 open'])
    expect(around(board, 'B4')).toEqual(['B3 open', 'C4 open', border, border, border, 'A4 open'])
    expect(around(board, 'C3')).toEqual(words('C2 D2 D3 C4 B3 B2').map(label => `${label} open`))
    expect([board.columns, board.rows, cellsOf(board).length]).toEqual([5, 4, 20])
  })

  it('4.06 and at a gap, from every side of it', () => {
    const board = boardOf({ gaps: ['C3'], sides: [{ hex: 'C2', facing: 3, kind: 'water' }] })
    const near = words('C2 D2 D3 C4 B3 B2')
    for (const [f, label] of near.entries()) expect(around(board, label)[(f + 3) % 6]).toBe('- impassable')
    expect(cellsOf(board)).toHaveLength(19)
    expect(board.neighbour.slice(12 * 6, 13 * 6)).toEqual(new Int16Array(6).fill(-1))
    expect([...board.present]).toEqual(Array.from({ length: 20 }, (_, cell) => (cell === 12 ? 0 : 1)))
    expect([parseCell(board, 'C3'), parseCell(board, 'C2')]).toEqual([undefined, 7])
  })

  it.each(sideKinds)('4.03 4.04 a side is the same from both its hexes: %s', kind => {
    for (const [facing, other] of words('C2 D2 D3 C4 B3 B2').entries()) {
      const board = boardOf({ sides: [{ hex: 'C3', facing, kind }] })
      expect(around(board, 'C3')[facing]).toBe(`${other} ${kind}`)
      expect(around(board, other)[(facing + 3) % 6]).toBe(`C3 ${kind}`)
      expect([...board.side].filter(side => side === sideKinds.indexOf(kind)).length).toBe(
        [...boardOf().side].filter(side => side === sideKinds.indexOf(kind)).length +
          (kind === 'open' ? 0 : 2),
      )
    }
  })

  it('4.03 the first hex of the board has sides like any other', () => {
    const board = boardOf({ sides: [{ hex: 'B1', facing: 5, kind: 'water' }] })
    expect([around(board, 'A1')[2], around(board, 'B1')[5]]).toEqual(['B1 water', 'A1 water'])
  })

  it('4.06 nothing that is drawn at the border opens it', () => {
    const sides = facings.map(facing => ({ hex: 'A1', facing, kind: 'open' as const }))
    expect(boardOf({ sides })).toEqual(boardOf())
  })

  it('throws for a hex that the board does not have', () => {
    for (const hex of ['F1', 'A5', 'F5', 'AA1', 'A0', 'a', '', '3']) {
      expect(() => boardOf({ gaps: [hex] }), hex).toThrow(new RangeError(`no hex ${hex}`))
      expect(() => boardOf({ raised: [hex] }), hex).toThrow(RangeError)
      expect(() => boardOf({ barred: [hex] }), hex).toThrow(RangeError)
      expect(() => boardOf({ sides: [{ hex, facing: 0, kind: 'water' }] }), hex).toThrow(RangeError)
    }
    const board = boardOf({ raised: ['E4'], barred: ['A1', 'E1'] })
    expect([board.raised[19], board.barred[0], board.barred[4]]).toEqual([1, 1, 1])
  })

  it.each<[string, string, number[]]>([
    ['down and up again', 'A1 A2 B2 C2 C1', [0, 0, 0, 0, 0]],
    ['down and to the upper left', 'C1 C2 B2 A2', [0, 0, 0, 0]],
    ['down and to the upper right', 'A1 A2 B2 C2', [0, 0, 0, 0]],
    ['to the lower right', 'A1 B1 C2 D2 E3', [0, 0, 0, 0, 0]],
    ['to the lower left', 'E1 D1 C2 B2 A3', [0, 0, 0, 0, 0]],
    ['in two pieces', 'A1 A2 C1 C2', [0, 0, 1, 1]],
    ['in three, numbered row by row', 'A4 C1 E3', [2, 0, 1]],
    ['beside a longer one', 'A1 A2 A3 B3 C2', [0, 0, 0, 0, 1]],
    ['around a hex', 'C2 D2 D3 C4 B3 B2', [0, 0, 0, 0, 0, 0]],
    ['in one corner of the board and the other', 'A1 E4', [0, 1]],
    ['at both ends of neighbouring rows', 'E2 A3', [0, 1]],
  ])('5.141 raised hexes that touch are one piece: %s', (_, labels, pieces) => {
    const board = boardOf({ raised: words(labels) })
    expect(words(labels).map(label => board.plateau[parseCell(board, label)!])).toEqual(pieces)
    expect([...board.plateau].filter(piece => piece >= 0)).toHaveLength(pieces.length)
  })

  it('5.141 raised hexes with a gap between are two', () => {
    const board = boardOf({ raised: ['C1', 'C3'], gaps: ['C2'] })
    expect([board.plateau[2], board.plateau[12]]).toEqual([0, 1])
  })
})

describe('hexes of a board', () => {
  const board = boardOf({ gaps: ['B2'] })

  it('have labels that come back', () => {
    for (const cell of cellsOf(board)) expect(parseCell(board, makeCell(board, cell))).toBe(cell)
    expect(makeCell(board, 8)).toBe('D2')
  })

  it('4.06 are none beyond the border, and none where there is a gap', () => {
    for (const label of ['F1', 'A5', 'B2', 'Z9', 'AA1', '', 'C', '7'])
      expect(parseCell(board, label), label).toBeUndefined()
    const a1 = parseHex('A1')!
    const found = steps.map(({ q, r }) => cellOf(board, { q: a1.q + q, r: a1.r + r }))
    expect(found).toEqual([undefined, undefined, 1, 5, undefined, undefined])
    for (const label of ['A3', 'E2']) {
      const { q, r } = parseHex(label)!
      const beside = steps.map(step => cellOf(boardOf(), { q: q + step.q, r: r + step.r }) === undefined)
      const [left, right] = [label === 'A3', label === 'E2']
      expect(beside, label).toEqual([false, right, right, false, left, left])
    }
    const e4 = parseHex('E4')!
    const there = steps.map(({ q, r }) => cellOf(board, { q: e4.q + q, r: e4.r + r }))
    expect(there).toEqual([14, undefined, undefined, undefined, 18, 13])
  })

  it('4.06 a text that names none is told which there are', () => {
    expect(noHex(board, 'F1')).toStrictEqual({ code: 'no-hex', about: { hex: 'F1', column: 'E', row: 4 } })
    expect(noHex(board, 'F1', '3.02')).toEqual({
      code: 'no-hex',
      rule: '3.02',
      about: { hex: 'F1', column: 'E', row: 4 },
    })
    const wide = boardOf({ columns: 28 })
    const long = 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrst'
    expect(noHex(wide, long).about).toEqual({ hex: long.slice(0, 40), column: 'AB', row: 4 })
  })
})
