import type { Overlay } from '../../../../render/types.ts'
import { type Board, type Cell, cellsOf, makeCell, sideKind, sideKinds } from '../../../../rules/index.ts'
import type { Locale } from '../../../store/types.ts'
import { truncated } from '../../../truncated.ts'
import type { CombatHexView } from './view.ts'
import { combatHexWords } from './words/index.ts'

/** Hexes as words, those below each other in one: `C4–C7, D5`. At most `room` letters. */
export function hexList(board: Board, cells: readonly Cell[], room = 220): string {
  const { columns } = board
  const sorted = [...new Set(cells)].sort((a, b) => (a % columns) - (b % columns) || a - b)
  const runs: [Cell, Cell][] = []
  for (const cell of sorted) {
    const last = runs.at(-1)
    if (last && last[1] + columns === cell) last[1] = cell
    else runs.push([cell, cell])
  }
  const text = runs
    .map(([from, to]) =>
      from === to ? makeCell(board, from) : `${makeCell(board, from)}–${makeCell(board, to)}`,
    )
    .join(', ')
  return truncated(text, room)
}

/** All that is laid over the board, in words: it goes into the `alt` of every picture of a battle. */
export function overlayInWords(view: CombatHexView, overlay: Overlay): string[] {
  const { board, names, words, state } = view
  const { pictures } = words
  if (!board) return []
  const list = (cells: readonly Cell[]) => hexList(board, cells)
  const at = new Map(state.figures.map(({ id, at: cell }) => [cell, id]))
  const { starts = [], zones = [], chains = [], reach = [], sight = [], deployment = [] } = overlay
  const stops = reach.filter(hex => hex.stops)
  const blocked = sight.flatMap(({ blockedBy = [] }) => blockedBy.map(({ cell }) => cell))
  return [
    ...starts.map(({ owner, cells }) =>
      pictures.start(edgeOf(view, cells), owner === null ? null : names.player(owner), list(cells)),
    ),
    ...zones.flatMap(({ owner, cells }) =>
      cells.length ? [pictures.dangerZones(names.player(owner), list(cells))] : [],
    ),
    ...chains.map(({ cells }) => pictures.chain(names.figures(cells.flatMap(cell => at.get(cell) ?? [])))),
    ...(deployment.length ? [pictures.places(list(deployment))] : []),
    ...(reach.length ? [pictures.ends(list(reach.map(({ cell }) => cell)))] : []),
    ...(stops.length ? [pictures.stops(list(stops.map(({ cell }) => cell)))] : []),
    ...(blocked.length ? [pictures.blocked(list(blocked))] : []),
  ]
}

/** The edge along which a zone lies. */
function edgeOf({ words, board }: CombatHexView, cells: readonly Cell[]): string {
  const { columns, rows } = board!
  const { edges } = words.terms
  const [some = 0] = cells
  const columnsHere = cells.map(cell => cell % columns)
  if (Math.max(...columnsHere) < columns / 2) return edges.left
  if (Math.min(...columnsHere) >= columns / 2) return edges.right
  return some < (columns * rows) / 2 ? edges.top : edges.bottom
}

const hindering = sideKinds.filter(kind => kind !== 'open')

/** A board before a battle, in words: what stands out of it, and how its sides are. */
export function groundInWords(board: Board, locale: Locale): string[] {
  const { pictures } = combatHexWords[locale]
  const cells = cellsOf(board)
  const raised = cells.filter(cell => board.raised[cell])
  const barred = cells.filter(cell => board.barred[cell])
  const counts = hindering.flatMap(kind => {
    const count = cells.reduce(
      (sum, cell) =>
        sum +
        [0, 1, 2].filter(f => board.neighbour[cell * 6 + f]! >= 0 && sideKind(board, cell, f) === kind)
          .length,
      0,
    )
    return count ? [`${pictures.sideKinds[kind]} ${count}`] : []
  })
  return [
    ...(raised.length ? [pictures.raised(hexList(board, raised))] : []),
    ...(barred.length ? [pictures.barred(hexList(board, barred))] : []),
    ...(counts.length ? [pictures.sides(counts.join(', '))] : []),
  ]
}
