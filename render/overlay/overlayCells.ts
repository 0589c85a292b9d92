import type { Cell } from '../../rules/board/board.ts'
import type { Overlay } from '../types.ts'

/** The hexes in which something happens. */
export const cellsIn = ({ arrows = [], marks = [], shots = [], chains = [] }: Overlay): Cell[] => [
  ...marks.map(({ cell }) => cell),
  ...chains.flatMap(({ cells }) => cells),
  ...[...arrows, ...shots].flatMap(({ from, to }) => [to, from]),
]
