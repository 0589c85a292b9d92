import { describe, expect, it } from 'vitest'
import { type Board, cellsOf, hexOf, makeCell, sideKind, sideKinds } from '../../../rules/board/board.ts'
import { boardById, boardFromText, boards } from '../../../rules/board/boards.ts'
import { makeBoard } from '../../../rules/board/notation.ts'
import { theBridge } from '../../../rules/board/the-bridge.ts'
import { facings, toOffset } from '../../../rules/core/hex.ts'
import { filesOf } from '../../helpers/imports.ts'

const price = { open: 1, difficult: 2, water: 3 }
const columnOf = (board: Board, cell: number) => toOffset(hexOf(board, cell)).column
const zone = (board: Board, edge: 'left' | 'right') =>
  cellsOf(board).filter(cell =>
    edge === 'left' ? columnOf(board, cell) < 3 : columnOf(board, cell) >= board.columns - 3,
  )

/** Movement points from the nearest of some hexes to every hex, by the prices of 4.03; unreached ones are missing. */
function travel(board: Board, from: readonly number[]): Map<number, number> {
  const cost = new Map(from.map(cell => [cell, 0]))
  // a price is at most 3, so going round by round settles every hex in time
  for (let round = 0, last = 0; round <= last + 3; round++)
    for (const [cell, spent] of cost) {
      if (spent !== round) continue
      for (const facing of facings) {
        const next = board.neighbour[cell * 6 + facing]!
        const kind = sideKind(board, cell, facing)
        if (next < 0 || kind === 'impassable' || kind === 'obstacle') continue
        const total = spent + price[kind]
        if (total >= (cost.get(next) ?? Number.POSITIVE_INFINITY)) continue
        cost.set(next, total)
        last = Math.max(last, total)
      }
    }
  return cost
}

const count = (board: Board, kind: (typeof sideKinds)[number]) =>
  cellsOf(board).reduce(
    (sum, cell) =>
      sum +
      facings.filter(
        facing => board.neighbour[cell * 6 + facing]! >= 0 && sideKind(board, cell, facing) === kind,
      ).length,
    0,
  ) / 2

describe('the supplied boards', () => {
  it('are ten, read once', () => {
    expect(boards().map(({ id }) => id)).toEqual([
      'the-hills',
      'the-three-bridges',
      'the-four-houses',
      'the-marsh',
      'the-bridge',
      'the-village',
      'the-ramparts',
      'the-two-towers',
      'the-river',
      'the-ruins',
    ])
    expect(boards().map(({ name }) => name.fr)).toEqual([
      'Les collines',
      'Les trois ponts',
      'Les quatre maisons',
      'Le marais',
      'Le pont',
      'Le village',
      'Les remparts',
      'Les deux tours',
      'La rivière',
      'Les ruines',
    ])
    expect(boardById('the-marsh')).toBe(boards()[3])
    expect(boardById('the-moon')).toBeUndefined()
  })

  it('are read from any text once, and a faulty one is a fault of the program', () => {
    const text = theBridge.replace('board the-bridge', 'board my-bridge')
    expect(boardFromText(text).id).toBe('my-bridge')
    expect(boardFromText(text)).toBe(boardFromText(text))
    expect(boardFromText(theBridge).id).toBe('the-bridge')
    expect(() => boardFromText('board what')).toThrow('badly drawn')
  })

  it('are all that there are files of, written as the notation writes them', async () => {
    const ids = filesOf('rules/board').flatMap(file => /the-[a-z-]+(?=\.ts$)/.exec(file) ?? [])
    const modules = await Promise.all(
      ids.map(async id => (await import(`../../../rules/board/${id}.ts`)) as Record<string, string>),
    )
    const texts = modules.flatMap(Object.values)
    expect(boards().map(makeBoard).sort()).toEqual(texts.sort())
  })

  it('the marsh has water, difficult ground and dry ways, knolls and dead trees', () => {
    const marsh = boardById('the-marsh')!
    expect(count(marsh, 'water')).toBeGreaterThan(150)
    expect(count(marsh, 'difficult')).toBeGreaterThan(150)
    expect(count(marsh, 'impassable')).toBe(0)
    expect(Math.max(...marsh.plateau)).toBe(1)
    expect(marsh.barred.reduce((sum, mark) => sum + mark, 0)).toBeGreaterThanOrEqual(4)
    const causeway = 'H9 I9 J9 K9 L8 M9 N8 O8 P8 Q8'.split(' ')
    const dry = causeway.slice(1).map((label, i) => {
      const from = cellsOf(marsh).find(cell => makeCell(marsh, cell) === causeway[i])!
      return facings.some(
        facing =>
          marsh.neighbour[from * 6 + facing]! >= 0 &&
          makeCell(marsh, marsh.neighbour[from * 6 + facing]!) === label &&
          sideKind(marsh, from, facing) === 'open',
      )
    })
    expect(dry).toEqual(dry.map(() => true))
  })

  it('the four houses have walls, doors, windows, rubble and raised ground', () => {
    const houses = boardById('the-four-houses')!
    expect(count(houses, 'impassable')).toBeGreaterThan(80)
    expect(count(houses, 'obstacle')).toBeGreaterThan(20)
    expect(count(houses, 'difficult')).toBeGreaterThan(80)
    expect(count(houses, 'water')).toBe(0)
    expect(Math.max(...houses.plateau)).toBe(2)
  })

  it('each have a ground of their own to fight over', () => {
    const of = (id: string) => boardById(id)!
    for (const id of ['the-three-bridges', 'the-bridge', 'the-river'])
      expect(count(of(id), 'water'), id).toBeGreaterThan(60)
    for (const id of ['the-village', 'the-ramparts', 'the-two-towers', 'the-ruins']) {
      expect(count(of(id), 'impassable'), id).toBeGreaterThan(25)
      expect(count(of(id), 'obstacle'), id).toBeGreaterThan(15)
    }
    // heights that do not hang together (5.141)
    for (const id of ['the-hills', 'the-ramparts', 'the-two-towers'])
      expect(Math.max(...of(id).plateau), id).toBeGreaterThanOrEqual(4)
  })

  describe.each(boards().map(board => [board.id, board] as const))('%s', (_, board) => {
    it('has 24 columns and 16 rows without gaps', () => {
      expect([board.columns, board.rows, cellsOf(board).length]).toEqual([24, 16, 384])
    })

    it.each(['left', 'right'] as const)('has a roomy deployment zone on the %s', edge => {
      const cells = zone(board, edge)
      expect(cells.filter(cell => !board.barred[cell])).toHaveLength(48)
      for (const cell of cells)
        for (const facing of facings) {
          const next = board.neighbour[cell * 6 + facing]!
          if (cells.includes(next)) expect(sideKind(board, cell, facing), makeCell(board, cell)).toBe('open')
        }
    })

    it.each(['left', 'right'] as const)('can be walked to its last hex from the %s', edge => {
      expect(travel(board, zone(board, edge)).size).toBe(cellsOf(board).length)
    })

    it('lets no figure of 4 movement points be stuck on a barred hex', () => {
      for (const cell of cellsOf(board).filter(cell => board.barred[cell])) {
        const ways = facings.filter(facing => {
          const next = board.neighbour[cell * 6 + facing]!
          return next >= 0 && !board.barred[next] && sideKind(board, cell, facing) === 'open'
        })
        expect(ways.length, makeCell(board, cell)).toBeGreaterThanOrEqual(2)
      }
    })

    it('is as far from either edge: turned by half a circle it is the same', () => {
      const turned = (cell: number) => board.columns * board.rows - 1 - cell
      for (const cell of cellsOf(board)) {
        expect(board.raised[turned(cell)]).toBe(board.raised[cell])
        expect(board.barred[turned(cell)]).toBe(board.barred[cell])
        for (const facing of facings)
          expect(sideKind(board, turned(cell), (facing + 3) % 6), makeCell(board, cell)).toBe(
            sideKind(board, cell, facing),
          )
      }
      const [left, right] = [travel(board, zone(board, 'left')), travel(board, zone(board, 'right'))]
      for (const [cell, cost] of left) expect(right.get(turned(cell))).toBe(cost)
    })

    it('brings the armies together in two or three turns, on more ways than one', () => {
      const cost = travel(board, zone(board, 'left'))
      const far = zone(board, 'right').map(cell => cost.get(cell)!)
      expect(Math.min(...far)).toBeGreaterThanOrEqual(19)
      expect(Math.min(...far)).toBeLessThanOrEqual(24)
      const middle = cellsOf(board).filter(cell => columnOf(board, cell) === 11 && cost.get(cell)! <= 13)
      const rows = middle.map(cell => Math.floor(cell / board.columns))
      expect(new Set(rows.map(row => Math.floor(row / 6))).size).toBe(3)
    })
  })
})
