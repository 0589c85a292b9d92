import { type Board, type Cell, parseCell } from '../../rules/board/board.ts'
import type { GameEvent } from '../../rules/dark-lord/index.ts'
import type { Overlay, Token, TokenMark } from '../types.ts'

/** A figure as far as it matters here: whose it is, where it stands, and what it looks like where that is known. */
export interface CombatantSpot {
  owner: number
  at: Cell | undefined
  token?: Token
}

/** Labels begin with the letter of their player: what is known of a figure that is gone. */
const ownerOf = (label: string): number => (label.startsWith('B') ? 1 : 0)

type Ways = 'arrows' | 'marks' | 'shots' | 'chains'

/**
 * What happened, to be laid over the board as it stands afterwards: ways as arrows, shifts and backing off too, shots,
 * fights as bands, and what became of those who were struck.
 * @param where a figure stands now, by its label; those who were removed lie where they were last told of
 * @returns with the overlay every hex in which something happened, and labels of those that could not back off
 */
export function eventOverlay(
  events: readonly GameEvent[],
  board: Board,
  where: (label: string) => CombatantSpot | undefined,
): { overlay: Overlay; cells: Cell[]; trapped: string[] } {
  const overlay = { arrows: [], marks: [], shots: [], chains: [] } as Required<Pick<Overlay, Ways>>
  const cellOf = (hex: string): Cell | undefined => parseCell(board, hex)
  const last = new Map<string, Cell>()
  const cells = new Set<Cell>()
  /** where somebody was before: seen where there is room */
  const left = new Set<Cell>()
  const marks = new Map<string, TokenMark>()
  const trapped = new Set<string>()
  /** whose shot it is, until it is told what it did */
  let aimedAt: string | undefined
  // Where those who go somewhere stood before: what they do until then, they do there.
  const first = new Map<string, Cell | undefined>()
  const fell = new Map<string, Cell | undefined>()
  for (const event of events)
    if ('from' in event && 'figure' in event && !first.has(event.figure))
      first.set(event.figure, cellOf(event.from))
    else if (event.event === 'removed') fell.set(event.figure, cellOf(event.at))
  const place = (label: string): Cell | undefined =>
    last.get(label) ?? first.get(label) ?? fell.get(label) ?? where(label)?.at
  const whose = (label: string) => where(label)?.owner ?? ownerOf(label)
  const tokenAt = (label: string, cell: Cell, more: Partial<Token>): Token => {
    const { icon, behind, sign } = where(label)?.token ?? {}
    return { label, cells: [cell], owner: whose(label), icon, behind, sign, ...more }
  }
  const went = (figure: string, from: string, to: string) => {
    const [a, b] = [cellOf(from), cellOf(to)]
    if (a === undefined || b === undefined || a === b) return
    last.set(figure, b)
    const owner = whose(figure)
    // Whoever goes on made one way.
    const before = overlay.arrows.find(arrow => arrow.to === a && arrow.token?.label === figure)
    if (before) before.to = b
    else overlay.arrows.push({ from: a, to: b, owner, token: tokenAt(figure, a, { faded: 0.4 }) })
    cells.add(b)
    left.add(a)
  }
  const mark = (figure: string, kind: TokenMark['kind'], loss = 0) => {
    if (aimedAt === figure) aimedAt = undefined
    const cell = place(figure)
    if (cell === undefined) return
    const known = marks.get(figure)
    if (known?.kind === 'removed') return
    const all = loss + (known?.loss ?? 0)
    // Whoever lost life and was saved from more, or was missed by another, has lost life.
    const told = kind === 'removed' || all === 0 ? kind : 'lost'
    const token = kind === 'removed' ? { token: tokenAt(figure, cell, { fallen: true }) } : {}
    marks.set(figure, { cell, kind: told, ...(all > 0 && told === 'lost' && { loss: all }), ...token })
    cells.add(cell)
  }
  const settle = () => {
    if (aimedAt !== undefined && !marks.has(aimedAt)) mark(aimedAt, 'missed')
    aimedAt = undefined
  }
  const fight = (one: string, others: readonly string[], supporters: readonly string[]) => {
    const at = place(one)
    const all = [one, ...others, ...supporters].flatMap(label => place(label) ?? [])
    if (at === undefined) return
    const links = others.flatMap(label => {
      const cell = place(label)
      return cell === undefined ? [] : [[at, cell] as [Cell, Cell]]
    })
    overlay.chains.push({ cells: all, links })
    for (const cell of all) cells.add(cell)
  }
  for (const event of events)
    switch (event.event) {
      case 'moved':
      case 'fled-from':
        went(event.figure, event.from, event.way.at(-1) ?? event.from)
        break
      case 'shifted':
      case 'backed-off':
      case 'made-way':
        went(event.figure, event.from, event.to)
        break
      case 'charged':
        for (const label of [event.figure, ...event.enemies]) {
          const cell = place(label)
          if (cell !== undefined) cells.add(cell)
        }
        break
      case 'placed':
      case 'took':
      case 'dropped': {
        const cell = cellOf(event.at)
        if (cell !== undefined) cells.add(cell)
        break
      }
      case 'shot': {
        settle()
        const [from, to] = [place(event.figure), place(event.target)]
        if (from === undefined || to === undefined) break
        overlay.shots.push({ from, to, owner: whose(event.figure) })
        cells.add(from).add(to)
        aimedAt = event.target
        break
      }
      case 'cast':
      case 'ring-on':
      case 'ring-off':
      case 'will-of-the-ring':
      case 'burns':
      case 'transfixed':
      case 'compelled': {
        const cell = place(event.figure)
        if (cell !== undefined) cells.add(cell)
        break
      }
      case 'fight-began':
        settle()
        fight(event.one, event.others, event.supporters)
        break
      case 'trapped':
        trapped.add(event.figure)
        break
      case 'hurt':
        if (event.part === 'rider') mark(event.figure, 'lost', 1)
        // A mount that is struck is no life of its rider, and no miss.
        else if (aimedAt === event.figure) aimedAt = undefined
        break
      case 'saved':
        if (event.saved) mark(event.figure, 'saved')
        break
      case 'removed':
        mark(event.figure, 'removed')
        break
    }
  settle()
  overlay.marks = [...marks.values()]
  return { overlay, cells: [...cells, ...left], trapped: [...trapped] }
}
