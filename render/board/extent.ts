import { type Board, type Cell, cellsOf } from '../../rules/board/board.ts'
import { type Box, middleOf, root3 } from './layout.ts'

/** So much of the hexes around the outermost ones is seen, in sizes of a hex. */
const border = 0.55

/** What hexes cover, with a border, on a board whose hexes have a size of 1. */
export function extentOf(board: Board, cells: readonly Cell[], turned: boolean, more = border): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  const [across, down] = turned ? [root3 / 2, 1] : [1, root3 / 2]
  for (const cell of cells) {
    const { x, y } = middleOf(board, cell, turned)
    box.left = Math.min(box.left, x - across - more)
    box.right = Math.max(box.right, x + across + more)
    box.top = Math.min(box.top, y - down - more)
    box.bottom = Math.max(box.bottom, y + down + more)
  }
  return box
}

/** What a whole board covers, on a board whose hexes have a size of 1. */
export const wholeExtent = (board: Board, turned: boolean): Box => extentOf(board, cellsOf(board), turned, 0)
