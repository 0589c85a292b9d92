import { type Board, type Cell, cellsOf, makeCell } from '../../rules/board/board.ts'
import { boardById } from '../../rules/board/boards.ts'
import { ask, type Question, type Script, throwDice } from '../../rules/core/script.ts'
import { listSpace } from '../../rules/core/space.ts'
import { engineOf } from '../../rules/play/engine.ts'
import type { GameParts } from '../../rules/play/gameParts.ts'
import type { ArmyPiece, GameModule, Outside } from '../../rules/play/module.ts'

/**
 * A race over a board, from its left edge to its right one, for two or more: a second game, that shows what a game
 * needs and that nothing outside of it knows which one is played. Each picks a hex to start from, unseen; then all run in
 * turn, two hexes at most, and whoever rolls a 1 loses the next turn.
 */
export interface Race {
  board: string
  /** rounds count as turns */
  turn: number
  /** whose turn it is */
  mover: number
  runners: { name: string; at: Cell | null; tired: boolean; left: boolean }[]
  /** number of the winner; null while they run, -1 for a draw */
  winner: number | null
}
type NewEvent =
  | { event: 'started' | 'stumbled'; by: number }
  | { event: 'ran'; by: number; at: string }
  | { event: 'won'; by: number }
  | Outside
export type RaceEvent = NewEvent & { turn: number }
type Emit = (event: NewEvent) => void
type RaceQuestion = Question<{ at: string | null }> & { kind: 'start' | 'run' }

export interface RaceTypes {
  state: Race
  event: RaceEvent
  question: RaceQuestion
  setUp: { seed: string; board: string | null; players: { name: string }[] }
  orders: Record<string, never>
  table: Board
  context: object
  thought: object
  piece: ArmyPiece
  document: { runners: { name: string; at: string | null }[]; awaiting: number | null; legal: string[] }
}

const boardOf = ({ board }: Race): Board => boardById(board)!
const column = (board: Board, cell: Cell) => cell % board.columns
const isStarting = (race: Race) => running(race).some(player => race.runners[player]!.at === null)
const running = ({ runners }: Race) => runners.flatMap(({ left }, player) => (left ? [] : [player]))
const isTaken = ({ runners }: Race, cell: Cell) => runners.some(({ at, left }) => at === cell && !left)
const isFree = (race: Race, board: Board, cell: Cell) =>
  cell >= 0 && board.present[cell] === 1 && !board.barred[cell] && !isTaken(race, cell)

/** Asks for a hex, or for staying; everybody is taken to run to the right. */
function* askHex(
  kind: RaceQuestion['kind'],
  by: number,
  board: Board,
  cells: Cell[],
  at: Cell | null,
): Script<Cell | undefined> {
  const answers = [...cells.map(cell => makeCell(board, cell)), ...(kind === 'run' ? ['stay'] : [])]
  const fallback = () => answers.toSorted((a, b) => (a < b ? 1 : -1)).find(a => a !== 'stay') ?? 'stay'
  const about = { at: at === null ? null : makeCell(board, at) }
  const answer = yield* ask({ kind, by, subject: '', about, space: listSpace(answers), fallback })
  return cells.find(cell => makeCell(board, cell) === answer)
}

function* start(race: Race, board: Board, player: number, emit: Emit): Script<undefined> {
  const cells = cellsOf(board).filter(cell => column(board, cell) === 0 && !board.barred[cell])
  race.runners[player]!.at = (yield* askHex('start', player, board, cells, null)) ?? null
  emit({ event: 'started', by: player })
  return undefined
}

function* run(race: Race, board: Board, emit: Emit): Script<undefined> {
  const { mover } = race
  const runner = race.runners[mover]!
  for (let hexes = 0; hexes < 2 && !runner.tired; hexes++) {
    const from = runner.at!
    const near = Array.from({ length: 6 }, (_, f) => board.neighbour[from * 6 + f]!)
    const to = yield* askHex(
      'run',
      mover,
      board,
      near.filter(cell => isFree(race, board, cell)),
      from,
    )
    if (to === undefined) break
    runner.at = to
    emit({ event: 'ran', by: mover, at: makeCell(board, to) })
  }
  const { faces } = yield* throwDice('breath', mover, 1)
  runner.tired = faces[0] === 1
  if (runner.tired) emit({ event: 'stumbled', by: mover })
  if (column(board, runner.at!) === board.columns - 1) win(race, mover, emit)
  const order = running(race)
  race.mover = order[(order.indexOf(mover) + 1) % order.length]!
  if (race.mover === order[0]) race.turn++
  return undefined
}

function win(race: Race, by: number, emit: Emit): void {
  race.winner = by
  emit({ event: 'won', by })
}

/** Where nobody has chosen one. */
const usualBoard = 'the-marsh'

export const race: GameModule<RaceTypes> = {
  id: 'race',
  armies: false,
  maxPlayers: () => 4,
  version: '1',
  machine: {
    version: '1',
    clone: state => ({ ...state, runners: state.runners.map(runner => ({ ...runner })) }),
    begin(state, tell) {
      const emit: Emit = event => tell({ ...event, turn: state.turn })
      if (state.winner !== null) return undefined
      const table = boardOf(state)
      const waiting = running(state).find(player => state.runners[player]!.at === null)
      if (waiting !== undefined)
        return { name: `start ${waiting}`, script: start(state, table, waiting, emit), table }
      if (state.runners[state.mover]!.left) state.mover = running(state)[0]!
      return { name: 'run', script: run(state, table, emit), table }
    },
  },
  begin: ({ board, players }) =>
    boardById(board ?? usualBoard)
      ? {
          ok: true,
          state: {
            board: board ?? usualBoard,
            turn: 1,
            mover: 0,
            runners: players.map(({ name }) => ({ name, at: null, tired: false, left: false })),
            winner: null,
          },
        }
      : { ok: false, refusal: { code: 'no-board', about: { board: board ?? '' } } },
  tableOf: boardOf,
  boardOf,
  phaseOf: ({ turn, mover }) => `${turn} ${mover}`,
  result: ({ winner, runners }) =>
    winner === null
      ? undefined
      : {
          winner: winner < 0 ? null : winner,
          reason: winner < 0 ? 'draw' : 'won',
          score: runners.map((_, player) => (winner < 0 ? 3 : player === winner ? 6 : 0)),
        },
  playersLeft: running,
  settle: (state, { winner }, tell) =>
    win(state, winner ?? -1, event => tell({ ...event, turn: state.turn })),
  absence: {
    withoutPlayer: (state, player) => ({
      ...state,
      runners: state.runners.map((runner, i) => (i === player ? { ...runner, left: true } : runner)),
    }),
  },
  secrets: {
    redact: (state, viewer) =>
      isStarting(state)
        ? { ...state, runners: state.runners.map((r, i) => (i === viewer ? r : { ...r, at: null })) }
        : state,
    redactQuestion: (question, viewer) =>
      question.kind === 'start' && viewer !== question.by ? { ...question, space: listSpace([]) } : question,
  },
  document: ({ state, question, table }) => ({
    runners: state.runners.map(({ name, at }) => ({ name, at: at === null ? null : makeCell(table, at) })),
    awaiting: question?.by ?? null,
    legal: question?.space.enumerate('', 100) ?? [],
  }),
  faults: (board, { battle }) =>
    battle.runners.flatMap(({ name, at }) =>
      at !== null && !board.present[at] ? [`${name} runs beside the board`] : [],
    ),
}

/** The race with all that it offers: neither armies nor orders, an opponent or lessons. */
export const raceGame: GameParts<RaceTypes> = {
  engine: engineOf(race),
  terms: { books: ['race'], sizes: null, sides: [], restrictions: false },
}
