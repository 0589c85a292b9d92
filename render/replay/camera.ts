import type { Board, Cell } from '../../rules/board/board.ts'
import { type Layout, makeLayout } from '../board/framing.ts'
import { cellsIn } from '../overlay/overlayCells.ts'
import type { Frame, Overlay } from '../types.ts'

/** A camera stays where it is unless the next one would show everything so much larger. */
const worthIt = 1.2

/** The hexes in which something happens, with whoever stands beside a fight: they may be drawn into it, and show where it is. */
const cellsShown = (board: Board, overlay: Overlay): Cell[] => [
  ...cellsIn(overlay),
  ...(overlay.chains ?? []).flatMap(({ cells }) =>
    cells.flatMap(cell =>
      [0, 1, 2, 3, 4, 5].flatMap(f => {
        const next = board.neighbour[cell * 6 + f]!
        return next < 0 ? [] : [next]
      }),
    ),
  ),
]

/** Are the middles of all these hexes in a window of the picture? */
const shows = ({ panes }: Layout, { columns: wide }: Board, cells: readonly Cell[]): boolean =>
  cells.every(cell => {
    const [column, row] = [cell % wide, Math.floor(cell / wide)]
    return panes.some(
      ({ view: { columns, rows } }) =>
        column >= columns[0] && column <= columns[1] && row >= rows[0] && row <= rows[1],
    )
  })

/** Pictures that follow each other and are seen through the same windows, with all that happens in them. */
interface Take {
  frames: number
  cells: readonly Cell[]
  layout: Layout | undefined
}

/** Pictures of a part together, as long as all that happens in them can be seen at once. */
function takesOf(
  board: Board,
  frames: readonly Frame[],
  layoutFor: (cells: readonly Cell[]) => Layout,
): Take[] {
  const takes: Take[] = []
  let part: string | undefined
  for (const frame of frames) {
    const last = takes.at(-1)
    const own = cellsShown(board, frame.overlay)
    const cells = [...(last?.cells ?? []), ...own]
    const layout =
      last?.layout && own.length === 0 ? last.layout : cells.length ? layoutFor(cells) : undefined
    const together =
      part === frame.part && last && (!layout || cells.every(cell => shows(layout, board, [cell])))
    part = frame.part
    if (together) Object.assign(last, { frames: last.frames + 1, cells, layout })
    else takes.push({ frames: 1, cells: own, layout: own.length ? layoutFor(own) : undefined })
  }
  return takes
}

/**
 * How each picture of a replay is laid out, all of one size. The camera follows what happens: it stands still as long as
 * all of that is seen, as close as that allows and in two windows where it lies far apart; from one part to the next it
 * stays too, where it shows that well.
 */
export function layoutsOf(
  board: Board,
  frames: readonly Frame[],
  framing: { width: number; rows?: number; players?: readonly unknown[] },
): Layout[] {
  const layoutFor = (focus: readonly Cell[]) => makeLayout(board, { ...framing, focus, full: true })
  const takes = takesOf(board, frames, layoutFor)
  // Nothing happens at first where armies are only looked at.
  let last = takes.find(({ layout }) => layout)?.layout ?? layoutFor([])
  return takes.flatMap(({ frames: count, cells, layout }) => {
    const closer = layout && layout.panes[0]!.view.size >= last.panes[0]!.view.size * worthIt
    if (layout && (closer || !shows(last, board, cells))) last = layout
    return Array.from({ length: count }, () => last)
  })
}
