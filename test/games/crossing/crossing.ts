import { type Board, type Cell, cellsOf, makeCell } from '../../../rules/board/board.ts'
import { boardById } from '../../../rules/board/boards.ts'
import { ask, type Question, type Script } from '../../../rules/core/script.ts'
import { listSpace } from '../../../rules/core/space.ts'
import { engineOf } from '../../../rules/play/engine.ts'
import type { GameParts } from '../../../rules/play/gameParts.ts'
import type { Agreed, ArmyPiece, GameModule, Outside } from '../../../rules/play/module.ts'

/**
 * The Crossing: two scouts a side, up to two hexes a turn, and whoever is ended on is taken. A side has won with a scout
 * at the far edge, or when the other has nobody left. It shows how little a small game needs; it has no dice.
 */
export interface Crossing {
  board: string
  turn: number
  mover: number
  scouts: Scout[]
  /** -1: a draw */
  winner: number | null
}
interface Scout {
  label: string
  owner: number
  at: Cell
  taken: boolean
}
type CrossingHappening =
  | { event: 'went' | 'took'; by: number; scout: string; at: string }
  | { event: 'ended' }
  | Outside

export interface CrossingTypes {
  state: Crossing
  event: CrossingHappening & { turn: number }
  question: Question<null> & { kind: 'go' }
  setUp: Agreed
  orders: Record<string, never>
  table: Board
  context: object
  thought: object
  piece: ArmyPiece
  document: object
}

const lastTurn = 40
const boardOf = ({ board }: Crossing): Board => boardById(board)!
const columnOf = (board: Board, cell: Cell) => cell % board.columns
/** Columns that lie behind a side on its way. */
const wayOf = (board: Board, owner: number, cell: Cell) =>
  owner === 0 ? columnOf(board, cell) : board.columns - 1 - columnOf(board, cell)

/** Where a scout can end: up to two hexes away, through nobody and not on a friend. */
function reach({ scouts }: Crossing, board: Board, { owner, at }: Scout): Cell[] {
  const standsOn = (cell: Cell) => scouts.find(scout => scout.at === cell && !scout.taken)
  const next = (from: Cell) =>
    Array.from({ length: 6 }, (_, f) => board.neighbour[from * 6 + f]!).filter(
      cell => cell >= 0 && board.present[cell] && !board.barred[cell] && standsOn(cell)?.owner !== owner,
    )
  const near = next(at)
  return [...new Set([...near, ...near.filter(cell => !standsOn(cell)).flatMap(next)])]
}

function* go(state: Crossing, board: Board, tell: (event: CrossingHappening) => void): Script<undefined> {
  const { mover: by, scouts } = state
  const ways = scouts
    .filter(({ owner, taken }) => owner === by && !taken)
    .flatMap(scout => reach(state, board, scout).map(cell => ({ scout, cell })))
    .sort((a, b) => wayOf(board, by, b.cell) - wayOf(board, by, a.cell))
  const answers = ways.map(({ scout, cell }) => `${scout.label} ${makeCell(board, cell)}`)
  const fallback = () => answers[0]!
  const answer = yield* ask({ kind: 'go', by, subject: '', about: null, space: listSpace(answers), fallback })
  const { scout, cell } = ways[answers.indexOf(answer)]!
  const enemy = scouts.find(other => other.at === cell && !other.taken)
  scout.at = cell
  if (enemy) enemy.taken = true
  tell({ event: enemy ? 'took' : 'went', by, scout: scout.label, at: makeCell(board, cell) })
  const isAlone = scouts.every(({ owner, taken }) => owner === by || taken)
  if (isAlone || wayOf(board, by, cell) === board.columns - 1) state.winner = by
  else if (by === 1 && state.turn === lastTurn) state.winner = -1
  if (state.winner !== null) tell({ event: 'ended' })
  state.mover = 1 - by
  state.turn += by
  return undefined
}

const crossing: GameModule<CrossingTypes> = {
  id: 'crossing',
  armies: false,
  version: '1',
  machine: {
    version: '1',
    clone: state => ({ ...state, scouts: state.scouts.map(scout => ({ ...scout })) }),
    begin(state, tell) {
      if (state.winner !== null) return undefined
      const table = boardOf(state)
      const { turn } = state
      return { name: 'go', script: go(state, table, event => tell({ ...event, turn })), table }
    },
  },
  begin({ board: id, players }) {
    const board = boardById(id ?? 'the-marsh')
    if (!board) return { ok: false, refusal: { code: 'no-board', about: { board: id ?? '' } } }
    const scouts = players.flatMap((_, owner) => {
      const edge = cellsOf(board).filter(cell => wayOf(board, owner, cell) === 0 && !board.barred[cell])
      return [1, 2].map(n => {
        const at = edge[Math.floor((edge.length * n) / 3)]!
        return { label: `${'AB'[owner]}${n}`, owner, at, taken: false }
      })
    })
    return { ok: true, state: { board: board.id, turn: 1, mover: 0, scouts, winner: null } }
  },
  tableOf: boardOf,
  boardOf,
  phaseOf: ({ turn, mover }) => `${turn} ${mover}`,
  result: ({ winner }) =>
    winner === null
      ? undefined
      : {
          winner: winner < 0 ? null : winner,
          reason: winner < 0 ? 'draw' : 'won',
          score: [0, 1].map(player => (winner < 0 ? 1 : player === winner ? 2 : 0)),
        },
  settle(state, { winner }, tell) {
    state.winner = winner ?? -1
    tell({ event: 'ended', turn: state.turn })
  },
}

export const crossingGame: GameParts<CrossingTypes> = {
  engine: engineOf(crossing),
  terms: { books: ['crossing'], sizes: null, sides: [], restrictions: false },
}
