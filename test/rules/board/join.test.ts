import { describe, expect, it } from 'vitest'
import { cellsOf, makeTables, parseCell, sideKind } from '../../../rules/board/board.ts'
import { boardById } from '../../../rules/board/boards.ts'
import { joinBoards } from '../../../rules/board/join.ts'
import { makeBoard, parseBoard } from '../../../rules/board/notation.ts'
import { documentFor, setUp, starterArmy } from '../../../rules/combat-hex/index.ts'

const marsh = boardById('the-marsh')!
const houses = boardById('the-four-houses')!

describe('two boards joined', () => {
  const joined = joinBoards(marsh, houses)

  it('lie one below the other, each as it was', () => {
    expect([joined.columns, joined.rows]).toEqual([24, 32])
    expect(cellsOf(joined)).toHaveLength(768)
    for (const [board, down] of [
      [marsh, 0],
      [houses, 16],
    ] as const)
      for (const cell of cellsOf(board)) {
        const there = cell + down * 24
        expect(joined.raised[there]).toBe(board.raised[cell])
        expect(joined.barred[there]).toBe(board.barred[cell])
        for (const facing of [0, 1, 2, 3, 4, 5])
          if (board.neighbour[cell * 6 + facing]! >= 0)
            expect(sideKind(joined, there, facing)).toBe(sideKind(board, cell, facing))
      }
  })

  it('keep a side of their very first hex', () => {
    const plan = { id: 'a', name: { en: 'A', fr: 'A' }, columns: 2, rows: 2 }
    const first = makeTables({ ...plan, sides: [{ hex: 'A2', facing: 0, kind: 'impassable' }] })
    expect(sideKind(joinBoards(first, first), parseCell(first, 'A2')!, 0)).toBe('impassable')
  })

  it('are open across the seam', () => {
    const [above, below] = [parseCell(joined, 'K16')!, parseCell(joined, 'K17')!]
    expect(joined.neighbour[above * 6 + 3]).toBe(below)
    expect(sideKind(joined, above, 3)).toBe('open')
  })

  it('are written and read again', () => {
    const parsed = parseBoard(makeBoard(joined))
    expect(parsed).toEqual({ ok: true, board: joined })
  })

  it('are called after both, as far as there is room', () => {
    const named = (id: string, name: string) => ({ ...marsh, id, name: { en: name, fr: `${name}é` } })
    const long = named('a-long-name-for-a-board', 'abcdefghijklmnopqrstuvwxyz12')
    const whole = joinBoards(long, named('the-other-board-of-the-two', 'abcdefghijklmnopqrstuvwxyz 23'))
    expect(whole.id).toBe('a-long-name-for-a-board-and-the-other-bo')
    expect(whole.name).toEqual({
      en: 'abcdefghijklmnopqrstuvwxyz12 + abcdefghijklmnopqrstuvwxyz…',
      fr: 'abcdefghijklmnopqrstuvwxyz1… + abcdefghijklmnopqrstuvwxyz…',
    })
    expect([joined.id, joined.name.fr]).toEqual([
      'the-marsh-and-the-four-houses',
      'Le marais + Les quatre maisons',
    ])
    expect([joined.theme, joinBoards(houses, marsh).theme]).toEqual([marsh.theme, houses.theme])
  })

  it('leave a gap beside a narrower one', () => {
    const small = parseBoard(
      'board a\nname en A\nname fr A\nsize 1x1\nmap\n     A\n     __\n  1 /  \\\n    \\__/\n',
    )
    if (!small.ok) throw new Error(JSON.stringify(small.faults))
    const odd = joinBoards(small.board, marsh)
    expect(parseCell(odd, 'A1')).toBeDefined()
    expect(parseCell(odd, 'B1')).toBeUndefined()
    expect(parseCell(odd, 'B2')).toBeDefined()
    expect(cellsOf(odd)).toHaveLength(385)
    expect(cellsOf(joinBoards(marsh, small.board))).toHaveLength(385)
  })
})

describe('a battle on a board of its own', () => {
  const text = makeBoard(joinBoards(marsh, houses))
  const begin = (board: string | null, customBoards: string[]) =>
    setUp(
      {
        rules: 'tournament',
        points: 500,
        board,
        customBoards,
        camps: ['good', 'evil'],
        seed: 'ab'.repeat(32),
        lastTurn: 2,
        players: [
          { name: 'Ada', armies: { good: starterArmy('good', 500) } },
          { name: 'Bruno', armies: { evil: starterArmy('evil', 500) } },
        ],
      },
      { policy: question => ({ answer: question.fallback(), from: 'default' }) },
    )

  it('carries its board with it to the end', () => {
    const outcome = begin('the-marsh-and-the-four-houses', [text])
    if (!outcome.ok) throw new Error(outcome.refusal.code)
    expect(outcome.save.battle.result).not.toBeNull()
    const around = { id: 'g', users: [], log: [], commitment: '', until: null, version: 1 }
    expect(documentFor(outcome.save, 'spectator', around).board).toBe('the-marsh-and-the-four-houses')
  })

  it('may be chosen after the roll', () => {
    const outcome = begin(null, [text])
    if (!outcome.ok) throw new Error(outcome.refusal.code)
    expect(outcome.events).toContainEqual(
      expect.objectContaining({ event: 'board-chosen', board: 'the-marsh-and-the-four-houses' }),
    )
  })

  it('is refused where the text is faulty, or the board unknown', () => {
    expect(begin(null, ['board what'])).toMatchObject({ ok: false, refusal: { code: 'board-faulty' } })
    expect(begin('the-moon', [text])).toMatchObject({ ok: false, refusal: { code: 'no-board' } })
  })
})
