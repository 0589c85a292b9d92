import { describe, expect, it } from 'vitest'
import { type BoardPlan, makeTables } from '../../../rules/board/board.ts'
import { boards } from '../../../rules/board/boards.ts'
import { joinBoards } from '../../../rules/board/join.ts'
import { makeBoard, parseBoard } from '../../../rules/board/notation.ts'
import { maxColumns, maxRows, parseOwnBoard } from '../../../rules/board/own.ts'
import { documentFor, setUp, starterArmy } from '../../../rules/combat-hex/index.ts'

const field = (changes: Partial<BoardPlan> = {}): string =>
  makeBoard(
    makeTables({ id: 'the-ford', name: { en: 'The ford', fr: 'Le gué' }, columns: 24, rows: 16, ...changes }),
  )

const faultsOf = (text: string) => {
  const parsed = parseOwnBoard(text)
  return parsed.ok ? [] : parsed.faults.map(({ line, code, about }) => [line, code, about] as const)
}

const wall = (hexes: string[], facing: number, kind: 'impassable' | 'obstacle' = 'impassable') =>
  hexes.map(hex => ({ hex, facing, kind }))
const rowsOf = (column: string, rows: number) => Array.from({ length: rows }, (_, i) => `${column}${i + 1}`)

describe('a board of somebody’s own', () => {
  it('is read like any other', () => {
    expect(parseOwnBoard(field())).toMatchObject({ ok: true, board: { id: 'the-ford' } })
    for (const board of boards()) {
      const text = makeBoard(board).replace(`board ${board.id}`, `board my-${board.id}`)
      expect(faultsOf(text), board.id).toEqual([])
    }
  })

  it('may be as large as its limit, and a game on it stays light', () => {
    const text = field({ columns: maxColumns, rows: maxRows })
    expect(parseOwnBoard(text)).toMatchObject({ ok: true })
    expect(text.length).toBeLessThan(15_000)
    const outcome = setUp({
      rules: 'tournament',
      points: 1500,
      board: 'the-ford',
      customBoards: [text],
      camps: ['good', 'evil'],
      players: [
        { name: 'A', armies: { good: starterArmy('good', 1500) } },
        { name: 'B', armies: { evil: starterArmy('evil', 1500) } },
      ],
      seed: 'ab'.repeat(32),
    })
    if (!outcome.ok) throw new Error(outcome.refusal.code)
    expect(JSON.stringify(outcome.save).length).toBeLessThan(100_000)
    const around = { id: 'g', users: ['1', '2'], log: [], commitment: '', until: null, version: 1 }
    const { board, ground } = documentFor(outcome.save, 'spectator', around)
    expect([board, ground]).toEqual(['the-ford', text])
  })

  it('is not too large and not too small, and says so with the line', () => {
    expect(faultsOf(field({ columns: 49 }))).toEqual([
      [4, 'board-too-large', { columns: 49, rows: 16, maxColumns, maxRows }],
    ])
    expect(faultsOf(field({ rows: 41 }))[0]?.[1]).toBe('board-too-large')
    expect(faultsOf(field({ columns: 11 }))[0]?.[1]).toBe('board-too-small')
    expect(faultsOf(field({ rows: 9 }))[0]?.[1]).toBe('board-too-small')
    expect(faultsOf('size 500x16')[0]?.[1]).toBe('bad-board-size')
    expect(faultsOf('size 500x16')[1]).toEqual([1, 'line-missing', { what: 'board' }])
    const read = parseOwnBoard('size 500x16')
    expect(read.ok ? [] : read.faults.map(({ about }) => about)).toContainEqual({
      text: '500x16',
      minColumns: 12,
      minRows: 10,
      columns: 48,
      rows: 40,
    })
  })

  it('may be as small as 12 by 10, all of its zones free', () => {
    expect(faultsOf(field({ columns: 12, rows: 10 }))).toEqual([])
    expect(faultsOf(field({ columns: 12, rows: 10, barred: ['C10'] }))).toEqual([
      [5, 'zone-small', { edge: 'left', count: 29, least: 30 }],
    ])
    expect(faultsOf(field({ columns: 12, rows: 10, gaps: ['J1'] }))).toEqual([
      [5, 'zone-small', { edge: 'right', count: 29, least: 30 }],
    ])
    // D and I are no part of them
    expect(
      faultsOf(field({ columns: 12, rows: 10, barred: [...rowsOf('D', 10), ...rowsOf('I', 10)] })),
    ).toEqual([])
    expect(faultsOf(field({ columns: 11, rows: 10 }))).toEqual([
      [4, 'board-too-small', { columns: 11, rows: 10, minColumns: 12, minRows: 10 }],
    ])
  })

  it('takes no id that means something else, and no name that shapes a message', () => {
    for (const id of ['the-marsh', 'rolled', 'random'])
      expect(faultsOf(field({ id })), id).toEqual([[1, 'board-id-taken', { text: id }]])
    for (const en of ['**bold**', '<@123>', 'https://x.y', '[a](b)', '`x`', '# big', '@everyone', 'a|b'])
      expect(faultsOf(field({ name: { en, fr: en } })), en).toEqual([
        [2, 'bad-board-name', { text: en, most: 60 }],
        [3, 'bad-board-name', { text: en, most: 60 }],
      ])
    const tidy = { en: 'Helm’s Deep (night), no. 2', fr: 'L’Œuvre d’été – ñ' }
    expect(faultsOf(field({ name: tidy }))).toEqual([])
  })

  it('3.02 has room in both deployment zones', () => {
    const gaps = ['A', 'B'].flatMap(column => rowsOf(column, 16))
    expect(faultsOf(field({ gaps }))).toEqual([[5, 'zone-small', { edge: 'left', count: 16, least: 30 }]])
    const barred = ['X', 'W'].flatMap(column => rowsOf(column, 16))
    expect(faultsOf(field({ barred }))[0]?.slice(0, 2)).toEqual([5, 'zone-small'])
  })

  it('4.04, 4.041 lets the sides get at each other', () => {
    const across = [...wall(rowsOf('L', 16), 1), ...wall(rowsOf('L', 16), 2, 'obstacle')]
    const cut = faultsOf(field({ sides: across }))
    expect(cut).toEqual([
      [5, 'zone-cut-off', { edge: 'left', count: 48, hex: 'A1' }],
      [5, 'zone-cut-off', { edge: 'right', count: 48, hex: 'V1' }],
    ])
    // A door of one hex is a way.
    expect(faultsOf(field({ sides: across.filter(({ hex }) => hex !== 'L8') }))).toEqual([])
    const cell = [0, 1, 2, 3, 4, 5].flatMap(facing => wall(['B5'], facing))
    expect(faultsOf(field({ sides: cell }))).toEqual([
      [5, 'zone-cut-off', { edge: 'left', count: 1, hex: 'B5' }],
    ])
    // A way may lead over every kind of side, up and down: into column L at one end of it, out at the other.
    for (const [into, out] of [
      ['L16', 'L1'],
      ['L1', 'L16'],
    ]) {
      const walls = [...wall(rowsOf('L', 16), 5), ...wall(rowsOf('L', 16), 4)]
        .filter(({ hex, facing }) => hex !== into || facing !== 5)
        .concat(wall(rowsOf('L', 16), 1), wall(rowsOf('L', 16), 2))
        .filter(({ hex, facing }) => hex !== out || facing !== 1)
      expect(faultsOf(field({ sides: walls })), `in at ${into}`).toEqual([])
      expect(faultsOf(field({ sides: [...walls, ...wall(['L8'], 3)] }))).toHaveLength(2)
    }
    // Where nobody may stop, nobody needs to get to (4.07).
    expect(faultsOf(field({ sides: cell, barred: ['B5'] }))).toEqual([])
  })
})

describe('boards joined, whatever they are called', () => {
  it('fit the notation', () => {
    const long = { id: 'a'.repeat(40), name: { en: 'b'.repeat(60), fr: 'c'.repeat(60) } }
    const one = parseBoard(field(long))
    const other = parseBoard(field())
    if (!one.ok || !other.ok) throw new Error('badly drawn')
    for (const joined of [joinBoards(one.board, other.board), joinBoards(one.board, one.board)])
      expect(parseBoard(makeBoard(joined))).toEqual({ ok: true, board: joined })
  })
})
