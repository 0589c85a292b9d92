import { type Board, type Cell, sideKind } from '../../rules/board/board.ts'

/** How a hex of a bridge lies: the facing (0 to 2) that leads from one parapet to the other, and how far that is. */
export interface Deck {
  across: number
  wide: number
}

/** Wider than this between two parapets, and it is a meadow by a river. */
const widest = 6

/**
 * Hexes of bridges: rules know them as dry land between two rows of parapets (obstacle sides), at least one of
 * which stands over water. Where two ways across would do, the one that more hexes of the board share wins.
 * @param water whether a hex looks wet; `plain` whether it may carry a deck
 */
export function decksOf(
  board: Board,
  water: (cell: Cell) => boolean,
  plain: (cell: Cell) => boolean,
): Map<Cell, Deck> {
  const ways = [0, 1, 2].map(across => {
    const found = new Map<Cell, Deck>()
    for (let first = 0; first < board.present.length; first++) {
      if (!board.present[first] || !plain(first) || !isRail(board, first, across)) continue
      const span: Cell[] = []
      let cell = first
      while (cell >= 0 && plain(cell) && span.length < widest) {
        span.push(cell)
        if (isRail(board, cell, across + 3)) break
        cell = board.neighbour[cell * 6 + across + 3]!
      }
      const last = span.at(-1)!
      if (!isRail(board, last, across + 3)) continue
      const beyond = [board.neighbour[first * 6 + across]!, board.neighbour[last * 6 + across + 3]!]
      if (beyond.some(water)) for (const one of span) found.set(one, { across, wide: span.length })
    }
    return found
  })
  return new Map(ways.sort((a, b) => a.size - b.size).flatMap(found => [...found]))
}

export const isRail = (board: Board, cell: Cell, facing: number): boolean =>
  board.neighbour[cell * 6 + facing]! >= 0 && sideKind(board, cell, facing) === 'obstacle'
