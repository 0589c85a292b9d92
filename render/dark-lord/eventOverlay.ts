import { type Board, type Cell, parseCell } from '../../rules/board/board.ts'
import { type ByEvent, doByEvent } from '../../rules/core/byEvent.ts'
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

/** What is laid over the board, while it is told what happened. */
interface Laying {
  board: Board
  where: (label: string) => CombatantSpot | undefined
  overlay: Required<Pick<Overlay, Ways>>
  /** where those who went somewhere stood before: what they do until then, they do there */
  first: ReadonlyMap<string, Cell | undefined>
  /** where those who were removed lie */
  fell: ReadonlyMap<string, Cell | undefined>
  /** where those who went somewhere have come to */
  last: Map<string, Cell>
  /** where something happened */
  cells: Set<Cell>
  /** where somebody was before: seen where there is room */
  left: Set<Cell>
  marks: Map<string, TokenMark>
  /** who could not back off */
  trapped: Set<string>
  /** at whom was shot, until it is told what that did */
  aimedAt: string | undefined
}

/** Where those who go somewhere stand before, and those who are removed lie. */
function begunAt(events: readonly GameEvent[], board: Board): Pick<Laying, 'first' | 'fell'> {
  const first = new Map<string, Cell | undefined>()
  const fell = new Map<string, Cell | undefined>()
  for (const event of events)
    if ('from' in event && 'figure' in event && !first.has(event.figure))
      first.set(event.figure, parseCell(board, event.from))
    else if (event.event === 'removed') fell.set(event.figure, parseCell(board, event.at))
  return { first, fell }
}

const place = ({ last, first, fell, where }: Laying, label: string): Cell | undefined =>
  last.get(label) ?? first.get(label) ?? fell.get(label) ?? where(label)?.at

const whose = ({ where }: Laying, label: string): number => where(label)?.owner ?? ownerOf(label)

function tokenAt(l: Laying, label: string, cell: Cell, more: Partial<Token>): Token {
  const { icon, behind, sign } = l.where(label)?.token ?? {}
  return { label, cells: [cell], owner: whose(l, label), icon, behind, sign, ...more }
}

function goes(l: Laying, figure: string, from: string, to: string | undefined): void {
  const [a, b] = [from, to ?? from].map(hex => parseCell(l.board, hex))
  if (a === undefined || b === undefined || a === b) return
  const { arrows } = l.overlay
  l.last.set(figure, b)
  // A figure that goes on made one way.
  const before = arrows.find(arrow => arrow.to === a && arrow.token?.label === figure)
  if (before) before.to = b
  else arrows.push({ from: a, to: b, owner: whose(l, figure), token: tokenAt(l, figure, a, { faded: 0.4 }) })
  l.cells.add(b)
  l.left.add(a)
}

function mark(l: Laying, figure: string, kind: TokenMark['kind'], loss = 0): void {
  if (l.aimedAt === figure) l.aimedAt = undefined
  const cell = place(l, figure)
  if (cell === undefined) return
  const known = l.marks.get(figure)
  if (known?.kind === 'removed') return
  const all = loss + (known?.loss ?? 0)
  // A figure that lost life and was saved from more, or was missed by another, has lost life.
  const told = kind === 'removed' || all === 0 ? kind : 'lost'
  const token = kind === 'removed' ? { token: tokenAt(l, figure, cell, { fallen: true }) } : {}
  l.marks.set(figure, { cell, kind: told, ...(all > 0 && told === 'lost' && { loss: all }), ...token })
  l.cells.add(cell)
}

/** A shot that did nothing is over once something else is told. */
function settle(l: Laying): void {
  if (l.aimedAt !== undefined && !l.marks.has(l.aimedAt)) mark(l, l.aimedAt, 'missed')
  l.aimedAt = undefined
}

function acts(l: Laying, figure: string): void {
  const cell = place(l, figure)
  if (cell !== undefined) l.cells.add(cell)
}

const walks = ({ figure, from, way }: { figure: string; from: string; way: string[] }, l: Laying) =>
  goes(l, figure, from, way.at(-1))
const steps = ({ figure, from, to }: { figure: string; from: string; to: string }, l: Laying) =>
  goes(l, figure, from, to)
const actsWhereItStands = ({ figure }: { figure: string }, l: Laying) => acts(l, figure)
function happensAt({ at }: { at: string }, l: Laying): void {
  const cell = parseCell(l.board, at)
  if (cell !== undefined) l.cells.add(cell)
}

/** What of an event is laid over the board. */
const lays: ByEvent<GameEvent, [Laying]> = {
  moved: walks,
  'fled-from': walks,
  shifted: steps,
  'backed-off': steps,
  'made-way': steps,
  charged({ figure, enemies }, l) {
    for (const label of [figure, ...enemies]) acts(l, label)
  },
  placed: happensAt,
  took: happensAt,
  dropped: happensAt,
  shot({ figure, target }, l) {
    settle(l)
    const [from, to] = [place(l, figure), place(l, target)]
    if (from === undefined || to === undefined) return
    l.overlay.shots.push({ from, to, owner: whose(l, figure) })
    l.cells.add(from).add(to)
    l.aimedAt = target
  },
  cast: actsWhereItStands,
  'ring-on': actsWhereItStands,
  'ring-off': actsWhereItStands,
  'will-of-the-ring': actsWhereItStands,
  burns: actsWhereItStands,
  transfixed: actsWhereItStands,
  compelled: actsWhereItStands,
  'fight-began'({ one, others, supporters }, l) {
    settle(l)
    const at = place(l, one)
    if (at === undefined) return
    const cells = [one, ...others, ...supporters].flatMap(label => place(l, label) ?? [])
    const links = others.flatMap(label => place(l, label) ?? []).map((cell): [Cell, Cell] => [at, cell])
    l.overlay.chains.push({ cells, links })
    for (const cell of cells) l.cells.add(cell)
  },
  trapped({ figure }, l) {
    l.trapped.add(figure)
  },
  hurt({ figure, part }, l) {
    if (part === 'rider') mark(l, figure, 'lost', 1)
    // A mount that is struck is no life of its rider, and no miss.
    else if (l.aimedAt === figure) l.aimedAt = undefined
  },
  saved({ figure, saved }, l) {
    if (saved) mark(l, figure, 'saved')
  },
  removed: ({ figure }, l) => mark(l, figure, 'removed'),
}

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
  const laying: Laying = {
    board,
    where,
    overlay: { arrows: [], marks: [], shots: [], chains: [] },
    ...begunAt(events, board),
    last: new Map(),
    cells: new Set(),
    left: new Set(),
    marks: new Map(),
    trapped: new Set(),
    aimedAt: undefined,
  }
  for (const event of events) doByEvent(lays, event, laying)
  settle(laying)
  const { overlay, marks, cells, left, trapped } = laying
  return {
    overlay: { ...overlay, marks: [...marks.values()] },
    cells: [...cells, ...left],
    trapped: [...trapped],
  }
}
