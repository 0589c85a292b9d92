import { type Board, type Cell, parseCell } from '../../rules/board/board.ts'
import type { GameEvent } from '../../rules/combat-hex/battle/events.ts'
import type { Overlay, Token, TokenMark } from '../types.ts'
import { type FigureLook, pictureOf } from './figureIcons.ts'

/** A figure as far as it matters here: whose it is, where it stands (undefined off the board), and what it is. */
export interface Spot {
  owner: number
  at: Cell | undefined
  type?: FigureLook
}

/** Labels begin with the letter of their player: what is known of a figure that is gone. */
const ownerOf = (label: string): number => Math.max(0, 'ABCD'.indexOf(label.charAt(0)))

/**
 * What happened, to be laid over the board as it stands afterwards: ways as arrows from where figures stood, shots, and
 * what became of those who were struck.
 * @param spotOf where a figure stands now, by its label; those who were removed lie where they were last told of
 * @returns with the overlay every hex in which something happened, those first where it ended
 */
export function eventOverlay(
  events: readonly GameEvent[],
  board: Board,
  spotOf: (label: string) => Spot | undefined,
): { overlay: Overlay; cells: Cell[] } {
  const overlay = { arrows: [], marks: [], shots: [] } as Required<
    Pick<Overlay, 'arrows' | 'marks' | 'shots'>
  >
  const last = new Map<string, Cell>()
  const cells = new Set<Cell>()
  /** where somebody was before: seen where there is room */
  const left = new Set<Cell>()
  const marks = new Map<string, TokenMark>()
  /** whom a shot or free attack was aimed at, until it is told what it did */
  let aimedAt: string[] = []
  const cellOf = (hex: string): Cell | undefined => parseCell(board, hex)
  /** where those who move stood before they did: what they do until then, they do there */
  const first = new Map<string, Cell | undefined>()
  /** where those stood who were removed: whoever fell without having moved is shot at there */
  const fell = new Map<string, Cell | undefined>()
  for (const event of events)
    if ((event.event === 'moved' || event.event === 'ran') && !first.has(event.figure))
      first.set(event.figure, cellOf(event.from))
    else if (event.event === 'removed') fell.set(event.figure, cellOf(event.from ?? ''))
  const place = (label: string): Cell | undefined =>
    last.get(label) ?? first.get(label) ?? fell.get(label) ?? spotOf(label)?.at
  const tokenAt = (label: string, cell: Cell, more: Partial<Token>): Token => {
    const spot = spotOf(label)
    const owner = spot?.owner ?? ownerOf(label)
    return { label, cells: [cell], owner, ...(spot?.type && pictureOf(spot.type)), ...more }
  }
  const went = (figure: string, from: string, to: string) => {
    const [a, b] = [cellOf(from), cellOf(to)]
    if (a === undefined || b === undefined) return
    last.set(figure, b)
    const owner = spotOf(figure)?.owner ?? ownerOf(figure)
    // A figure that moved and then ran made one way.
    const before = overlay.arrows.findIndex(arrow => arrow.to === a && arrow.owner === owner)
    if (before >= 0) overlay.arrows[before]!.to = b
    else overlay.arrows.push({ from: a, to: b, owner, token: tokenAt(figure, a, { faded: 0.4 }) })
    cells.add(b)
    left.add(a)
  }
  const mark = (figure: string, kind: TokenMark['kind'], loss = 0) => {
    aimedAt = aimedAt.filter(label => label !== figure)
    const cell = place(figure)
    if (cell === undefined) return
    const known = marks.get(figure)
    if (known?.kind === 'removed') return
    const token = kind === 'removed' ? { token: tokenAt(figure, cell, { fallen: true }) } : {}
    const all = loss + (known?.loss ?? 0)
    // Whoever lost life and was saved from more, or was missed by another, has lost life.
    const told = kind === 'removed' || all === 0 ? kind : 'lost'
    marks.set(figure, { cell, kind: told, ...(all > 0 && told === 'lost' && { loss: all }), ...token })
    cells.add(cell)
  }
  const settle = () => {
    for (const figure of aimedAt) if (!marks.has(figure)) mark(figure, 'missed')
    aimedAt = []
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
        settle()
        const from = place(event.figure)
        aimedAt = event.event === 'shot' ? [event.target] : [...event.targets]
        for (const target of aimedAt) {
          const to = place(target)
          if (from === undefined || to === undefined) continue
          overlay.shots.push({ from, to, owner: spotOf(event.figure)?.owner ?? ownerOf(event.figure) })
          cells.add(from).add(to)
        }
        break
      }
      case 'free-attack':
        settle()
        aimedAt = [event.target]
        break
      case 'combat-began':
        settle()
        event.figures.forEach((figure, i) => {
          const cell = cellOf(event.at[i] ?? '')
          if (cell === undefined) return
          last.set(figure, cell)
          cells.add(cell)
        })
        break
      case 'wounded':
        mark(event.figure, 'lost', event.loss)
        break
      case 'saved':
        mark(event.figure, 'saved')
        break
      case 'removed':
        mark(event.figure, 'removed')
        break
    }
  settle()
  overlay.marks = [...marks.values()]
  return { overlay, cells: [...cells, ...left] }
}
