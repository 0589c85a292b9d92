import { fromOffset, type Hex, makeHex, parseHex, steps, toOffset } from '../core/hex.ts'
import type { Refusal } from '../core/space.ts'

/** What lies on a side between two hexes (4.03, 4.04, 4.041). The order is that of growing hindrance to a move. */
export const sideKinds = ['open', 'difficult', 'water', 'impassable', 'obstacle'] as const
export type SideKind = (typeof sideKinds)[number]

/** What the land looks like; rules never ask. Each has its own ground, growth and stone in pictures. */
export const boardThemes = ['grass', 'marsh', 'village', 'stone', 'ruins'] as const
export type BoardTheme = (typeof boardThemes)[number]

/** A hex of one board as a number: row times columns plus column. Plain, small, and quick to look up. */
export type Cell = number

/**
 * A board, ready for play. `neighbour[cell * 6 + facing]` is the cell behind that side or -1 where the
 * board ends; `side[cell * 6 + facing]` is the index of its kind in `sideKinds` (impassable at the border).
 */
export interface Board {
  readonly id: string
  readonly name: { readonly en: string; readonly fr: string }
  readonly theme: BoardTheme
  readonly columns: number
  readonly rows: number
  /** 1 for a hex of the board, 0 for a gap (a hex cut by the border or left out: 4.06) */
  readonly present: Uint8Array
  readonly side: Uint8Array
  readonly neighbour: Int16Array
  /** 1 for raised ground (5.13) */
  readonly raised: Uint8Array
  /** 1 for hexes marked X, where no move may end (4.07) */
  readonly barred: Uint8Array
  /** For raised cells the number of the connected piece of raised ground (5.141), else -1 */
  readonly plateau: Int16Array
}

/** What a board is made of before its tables are worked out. Sides not named are open. */
export interface BoardPlan {
  id: string
  name: { en: string; fr: string }
  /** `grass` unless told */
  theme?: BoardTheme
  columns: number
  rows: number
  /** labels of hexes that are left out */
  gaps?: Iterable<string>
  raised?: Iterable<string>
  barred?: Iterable<string>
  /** one entry a side, named from either of its hexes */
  sides?: Iterable<{ hex: string; facing: number; kind: SideKind }>
}

export const cellOf = (board: Board, hex: Hex): Cell | undefined => {
  const { column, row } = toOffset(hex)
  if (column < 0 || column >= board.columns) return undefined
  // Above the first row and below the last one there is nothing in the table.
  const cell = row * board.columns + column
  return board.present[cell] ? cell : undefined
}

export const hexOf = (board: Board, cell: Cell): Hex =>
  fromOffset(cell % board.columns, Math.floor(cell / board.columns))

/** Steps between two cells; asked for very often, so that no hexes are made for it. */
export function cellsApart({ columns }: Board, a: Cell, b: Cell): number {
  const q = a % columns
  const other = b % columns
  // Every other column lies half a hex lower.
  const r =
    Math.floor(a / columns) - (q - (q & 1)) / 2 - (Math.floor(b / columns) - (other - (other & 1)) / 2)
  return (Math.abs(q - other) + Math.abs(r) + Math.abs(q - other + r)) / 2
}

/** Labels are written often, and a board has few: each is made once. */
const labels = new WeakMap<Board, string[]>()

/** The label of a cell: `C7`. */
export function makeCell(board: Board, cell: Cell): string {
  let known = labels.get(board)
  if (!known) labels.set(board, (known = []))
  return (known[cell] ??= makeHex(hexOf(board, cell)))
}

/** `C7` to a cell of this board; undefined where the board has no such hex. */
export const parseCell = (board: Board, text: string): Cell | undefined => {
  const hex = parseHex(text)
  return hex && cellOf(board, hex)
}

/** Why a text names no hex of a board, with the columns and rows that it has (4.06). */
export const noHex = (board: Board, text: string, rule?: string): Refusal => ({
  code: 'no-hex',
  ...(rule !== undefined && { rule }),
  about: {
    hex: text.slice(0, 40),
    column: makeCell(board, board.columns - 1).replace(/\d+$/, ''),
    row: board.rows,
  },
})

export const sideKind = (board: Board, cell: Cell, facing: number): SideKind =>
  sideKinds[board.side[cell * 6 + facing]!]!

/** Every cell that is part of the board, row by row. */
export const cellsOf = (board: Board): Cell[] =>
  Array.from({ length: board.columns * board.rows }, (_, cell) => cell).filter(cell => board.present[cell])

const impassable = sideKinds.indexOf('impassable')

/**
 * Works out a board's tables from its plan.
 * @throws RangeError for a hex that the board does not have; `parseBoard` checks texts from outside first.
 */
export function makeTables(plan: BoardPlan): Board {
  const { columns, rows } = plan
  const count = columns * rows
  const at = (label: string): Cell => {
    const hex = parseHex(label)
    const offset = hex && toOffset(hex)
    if (!offset || offset.column >= columns || offset.row >= rows) throw new RangeError(`no hex ${label}`)
    return offset.row * columns + offset.column
  }
  const present = new Uint8Array(count).fill(1)
  for (const label of plan.gaps ?? []) present[at(label)] = 0
  const mark = (labels: Iterable<string> = []) => {
    const table = new Uint8Array(count)
    for (const label of labels) table[at(label)] = 1
    return table
  }
  const raised = mark(plan.raised)
  const barred = mark(plan.barred)
  const neighbour = new Int16Array(count * 6).fill(-1)
  const side = new Uint8Array(count * 6)
  for (let cell = 0; cell < count; cell++) {
    const { q, r } = fromOffset(cell % columns, Math.floor(cell / columns))
    for (let f = 0; f < 6; f++) {
      const { column, row } = toOffset({ q: q + steps[f]!.q, r: r + steps[f]!.r })
      const next = row * columns + column
      const inside = column >= 0 && column < columns
      // Above the first row and below the last one there is nothing in the table.
      if (inside && present[cell] && present[next]) neighbour[cell * 6 + f] = next
      else side[cell * 6 + f] = impassable
    }
  }
  for (const { hex, facing, kind } of plan.sides ?? []) {
    const cell = at(hex)
    const next = neighbour[cell * 6 + facing]!
    if (next < 0) continue
    side[cell * 6 + facing] = side[next * 6 + ((facing + 3) % 6)] = sideKinds.indexOf(kind)
  }
  const plateau = new Int16Array(count).fill(-1)
  let pieces = 0
  for (let start = 0; start < count; start++) {
    if (!raised[start] || plateau[start]! >= 0) continue
    const queue = [start]
    plateau[start] = pieces
    for (const cell of queue)
      for (let f = 0; f < 6; f++) {
        const next = neighbour[cell * 6 + f]!
        if (!raised[next] || plateau[next]! >= 0) continue
        plateau[next] = pieces
        queue.push(next)
      }
    pieces++
  }
  const { id, name, theme = 'grass' } = plan
  return { id, name, theme, columns, rows, present, side, neighbour, raised, barred, plateau }
}
