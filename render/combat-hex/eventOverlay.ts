import { type Board, type Cell, parseCell } from '../../rules/board/board.ts'
import type { BattleEvent } from '../../rules/combat-hex/battle/events.ts'
import type { Overlay } from '../types.ts'

/** A figure as far as it matters here: whose it is, and where it stands (undefined off the board). */
export interface Spot {
  owner: number
  at: Cell | undefined
}

/**
 * What happened, to be laid over the board as it stands afterwards: ways as arrows, shots, hits and losses.
 * @param spotOf where a figure stands now, by its label; those who were removed are marked where they were
 *   last told of
 * @returns with the overlay every hex in which something happened
 */
export function eventOverlay(
  events: readonly BattleEvent[],
  board: Board,
  spotOf: (label: string) => Spot | undefined,
): { overlay: Overlay; cells: Cell[] } {
  const overlay = { arrows: [], marks: [], shots: [] } as Required<
    Pick<Overlay, 'arrows' | 'marks' | 'shots'>
  >
  const last = new Map<string, Cell>()
  const cells = new Set<Cell>()
  const place = (label: string): Cell | undefined => last.get(label) ?? spotOf(label)?.at
  const cellOf = (hex: string): Cell | undefined => parseCell(board, hex)
  const went = (figure: string, from: string, to: string) => {
    const [a, b] = [cellOf(from), cellOf(to)]
    if (a === undefined || b === undefined) return
    last.set(figure, b)
    const owner = spotOf(figure)?.owner ?? 0
    // A figure that moved and then ran made one way.
    const before = overlay.arrows.findIndex(arrow => arrow.to === a && arrow.owner === owner)
    if (before >= 0) overlay.arrows[before]!.to = b
    else overlay.arrows.push({ from: a, to: b, owner })
    cells.add(a).add(b)
  }
  const mark = (figure: string, kind: 'hit' | 'removed') => {
    const cell = place(figure)
    if (cell === undefined) return
    const known = overlay.marks.findIndex(other => other.cell === cell && other.kind === 'hit')
    if (known >= 0) overlay.marks.splice(known, 1)
    overlay.marks.push({ cell, kind })
    cells.add(cell)
  }
  for (const event of events)
    switch (event.event) {
      case 'moved':
        went(event.figure, event.from, event.path.at(-1) ?? event.from)
        break
      case 'ran':
        went(event.figure, event.from, event.to)
        break
      case 'shot':
      case 'volley': {
        const from = place(event.figure)
        for (const target of event.event === 'shot' ? [event.target] : event.targets) {
          const to = place(target)
          if (from === undefined || to === undefined) continue
          overlay.shots.push({ from, to, owner: spotOf(event.figure)?.owner ?? 0 })
          cells.add(from).add(to)
        }
        break
      }
      case 'combat-began':
        event.figures.forEach((figure, i) => {
          const cell = cellOf(event.at[i] ?? '')
          if (cell === undefined) return
          last.set(figure, cell)
          cells.add(cell)
        })
        break
      case 'wounded':
        mark(event.figure, 'hit')
        break
      case 'removed':
        mark(event.figure, 'removed')
        break
    }
  return { overlay, cells: [...cells] }
}
