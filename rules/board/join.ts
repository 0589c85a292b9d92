import { type Board, cellsOf, makeCell, makeTables, sideKind } from './board.ts'

/** The notation has room for so much of an id and of a name. */
const maxIdLength = 40
const maxNameLength = 28

const cut = (name: string): string =>
  name.length <= maxNameLength ? name : `${name.slice(0, maxNameLength - 1).trimEnd()}…`

/** The label of a cell on a board that begins so many rows further down. */
function lowered(board: Board, cell: number, rows: number): string {
  const [, letters, row] = /^([A-Z]+)(\d+)$/.exec(makeCell(board, cell))!
  return `${letters}${Number(row) + rows}`
}

/**
 * Two boards laid one below the other, as players do for a bigger battle: the front grows, the way to the
 * enemy does not. The ground is open across the seam. The narrower board leaves a gap on its right.
 */
export function joinBoards(upper: Board, lower: Board): Board {
  const columns = Math.max(upper.columns, lower.columns)
  const rows = upper.rows + lower.rows
  const present = new Set<string>()
  const raised: string[] = []
  const barred: string[] = []
  const sides = []
  for (const [board, down] of [
    [upper, 0],
    [lower, upper.rows],
  ] as const)
    for (const cell of cellsOf(board)) {
      const hex = lowered(board, cell, down)
      present.add(hex)
      if (board.raised[cell]) raised.push(hex)
      if (board.barred[cell]) barred.push(hex)
      // A side between two hexes is told once, from the one that it is a north or an east side of.
      for (const facing of [0, 1, 2])
        if (board.neighbour[cell * 6 + facing]! >= 0)
          sides.push({ hex, facing, kind: sideKind(board, cell, facing) })
    }
  const plan = {
    id: `${upper.id}-and-${lower.id}`.slice(0, maxIdLength),
    name: {
      en: `${cut(upper.name.en)} + ${cut(lower.name.en)}`,
      fr: `${cut(upper.name.fr)} + ${cut(lower.name.fr)}`,
    },
    theme: upper.theme,
    columns,
    rows,
  }
  const whole = makeTables(plan)
  const gaps = cellsOf(whole)
    .map(cell => makeCell(whole, cell))
    .filter(hex => !present.has(hex))
  return makeTables({ ...plan, gaps, raised, barred, sides })
}
