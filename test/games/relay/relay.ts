import { type Board, type Cell, cellsOf, makeCell } from '../../../rules/board/board.ts'
import { boardById } from '../../../rules/board/boards.ts'
import { ask, type Question, type Script, throwDice } from '../../../rules/core/script.ts'
import { listSpace } from '../../../rules/core/space.ts'
import { engineOf } from '../../../rules/play/engine.ts'
import type { GameParts } from '../../../rules/play/gameParts.ts'
import type { Agreed, GameModule, Orders, Outside } from '../../../rules/play/module.ts'
import { lessons } from './lesson.ts'
import { opponent, type Plan } from './opponent.ts'
import { handOver, relayOrders } from './orders.ts'
import { type Runner, runners, teams } from './runners.ts'

/**
 * A race of teams over a board, from its left edge to its right one: a game with all that a game may have. One of each
 * team runs, as far as their pace allows, then draws breath: whoever rolls a 1 is tired, and stays or hands over to the next
 * of the team.
 */
export interface Relay {
  board: string
  customBoards: readonly string[]
  /** rounds count as turns */
  turn: number
  /** whose turn it is */
  mover: number
  teams: Team[]
  types: Readonly<Record<string, Runner>>
  /** number of the winner; null while they run, -1 for a draw */
  winner: number | null
}
export interface Team {
  name: string
  runners: readonly string[]
  /** which of them runs */
  on: number
  at: Cell
  tired: boolean
  left: boolean
}
type NewEvent =
  | { event: 'ran'; by: number; at: string }
  | { event: 'breathed'; by: number; face: number; die: number }
  | { event: 'took-over'; by: number; runner: string }
  | { event: 'won'; by: number }
  | Outside
export type RelayEvent = NewEvent & { turn: number }
type Emit = (event: NewEvent) => void
type RelayQuestion = Question<object> & { kind: 'run' | 'hand-over' }

export interface RelayTypes {
  state: Relay
  event: RelayEvent
  question: RelayQuestion
  setUp: Agreed
  orders: Orders
  table: Board
  context: object
  thought: Plan
  piece: Runner
  document: {
    teams: { name: string; at: string; runner: string }[]
    awaiting: number | null
    legal: string[]
  }
}

export const columnOf = (board: Board, cell: Cell): number => cell % board.columns
const boardOf = ({ board }: Relay): Board => boardById(board)!
const running = ({ teams }: Relay) => teams.flatMap(({ left }, player) => (left ? [] : [player]))
const typeOf = ({ types }: Relay, id: string): Runner => types[id] ?? runners.find(each => each.id === id)!
export const runnerOf = (relay: Relay, player: number): Runner => {
  const { runners, on } = relay.teams[player]!
  return typeOf(relay, runners[on]!)
}
/** Runners by label: A1 is the first of the first team. */
const labelOf = (player: number, place: number): string => `${'ABCD'[player]}${place + 1}`

/** Where somebody may run to from here. */
function ways({ teams }: Relay, board: Board, from: Cell): Cell[] {
  const near = Array.from({ length: 6 }, (_, facing) => board.neighbour[from * 6 + facing]!)
  const isTaken = (cell: Cell) => teams.some(({ at, left }) => at === cell && !left)
  return near.filter(cell => cell >= 0 && board.present[cell] === 1 && !board.barred[cell] && !isTaken(cell))
}

/** The next of a team runs on, if there is another. */
function takeOver(relay: Relay, emit: Emit): void {
  const { mover: by } = relay
  const team = relay.teams[by]!
  team.on = (team.on + 1) % team.runners.length
  team.tired = false
  emit({ event: 'took-over', by, runner: runnerOf(relay, by).id })
}

function* turn(relay: Relay, board: Board, emit: Emit): Script<undefined> {
  const { mover: by } = relay
  const team = relay.teams[by]!
  const subject = () => labelOf(by, team.on)
  const hasNext = team.runners.length > 1
  for (let hexes = 0; !team.tired && hexes < runnerOf(relay, by).pace; hexes++) {
    const cells = ways(relay, board, team.at)
    const answers = [
      ...cells.map(cell => makeCell(board, cell)),
      'stay',
      ...(hexes || !hasNext ? [] : ['swap']),
    ]
    const right = cells.toSorted((a, b) => columnOf(board, b) - columnOf(board, a))[0]
    const fallback = () =>
      right !== undefined && columnOf(board, right) > columnOf(board, team.at)
        ? makeCell(board, right)
        : (answers[0] ?? 'stay')
    const answer = yield* ask({
      kind: 'run',
      by,
      subject: subject(),
      about: {},
      space: listSpace(answers),
      fallback,
    })
    if (answer === 'swap') takeOver(relay, emit)
    const to = cells.find(cell => makeCell(board, cell) === answer)
    if (to === undefined) break
    team.at = to
    emit({ event: 'ran', by, at: answer })
  }
  const { faces, n: die } = yield* throwDice('breath', by, 1)
  team.tired = faces[0] === 1
  emit({ event: 'breathed', by, face: faces[0]!, die })
  if (columnOf(board, team.at) === board.columns - 1) win(relay, by, emit)
  else if (team.tired && hasNext) {
    const space = listSpace(['swap', 'stay'])
    const fallback = () => 'swap'
    const answer = yield* ask({ kind: 'hand-over', by, subject: subject(), about: {}, space, fallback })
    if (answer === 'swap') takeOver(relay, emit)
  }
  const order = running(relay)
  relay.mover = order[(order.indexOf(by) + 1) % order.length]!
  if (relay.mover === order[0]) relay.turn++
  return undefined
}

function win(relay: Relay, by: number, emit: Emit): void {
  relay.winner = by
  emit({ event: 'won', by })
}

const module: GameModule<RelayTypes> = {
  id: 'relay',
  armies: true,
  maxPlayers: () => 3,
  version: '1',
  machine: {
    version: '1',
    clone: state => ({ ...state, teams: state.teams.map(team => ({ ...team })) }),
    begin(state, tell) {
      if (state.winner !== null) return undefined
      const table = boardOf(state)
      if (state.teams[state.mover]!.left) state.mover = running(state)[0]!
      return {
        name: 'turn',
        script: turn(state, table, event => tell({ ...event, turn: state.turn })),
        table,
      }
    },
  },
  begin({ board: id, players, customBoards = [], types = {} }) {
    const board = boardById(id ?? 'the-marsh')
    if (!board) return { ok: false, refusal: { code: 'no-board', about: { board: id ?? '' } } }
    const edge = cellsOf(board).filter(cell => columnOf(board, cell) === 0 && !board.barred[cell])
    const state: Relay = {
      board: board.id,
      customBoards,
      turn: 1,
      mover: 0,
      teams: players.map(({ name, armies }, i) => ({
        name,
        runners: Object.values(armies).flat(),
        on: 0,
        at: edge[Math.floor(((i + 0.5) * edge.length) / players.length)]!,
        tired: false,
        left: false,
      })),
      types: types as Relay['types'],
      winner: null,
    }
    const without = state.teams.find(team => !team.runners.length)
    return without ? { ok: false, refusal: { code: 'army-empty' } } : { ok: true, state }
  },
  tableOf: boardOf,
  boardOf,
  piecesOf: ({ teams }) =>
    teams.flatMap((team, owner) =>
      team.runners.map((type, i) => ({ label: labelOf(owner, i), owner, type, gone: team.left })),
    ),
  typesOf: ({ types }) => ({ ...Object.fromEntries(runners.map(each => [each.id, each])), ...types }),
  phaseOf: ({ turn, mover }) => `${turn} ${mover}`,
  result({ winner, teams }) {
    if (winner === null) return undefined
    const each = <Value>(value: (player: number) => Value) => teams.map((_, player) => value(player))
    return {
      winner: winner < 0 ? null : winner,
      reason: winner < 0 ? 'draw' : 'won',
      score: each(player => (winner < 0 ? 3 : player === winner ? 6 : 0)),
    }
  },
  diceOf: event =>
    event.event === 'breathed' ? { by: event.by, faces: [event.face], first: event.die } : undefined,
  playersLeft: running,
  settle: (state, { winner }, tell) =>
    win(state, winner ?? -1, event => tell({ ...event, turn: state.turn })),
  telling: { ends: ['won'], revocable: ['run'], lines: entries => entries.length },
  absence: {
    policy: orders => question => {
      const order = orders[question.by]?.[handOver]
      const isAnswer = question.kind === handOver && (order === 'swap' || order === 'stay')
      return isAnswer ? { answer: order, from: `order: ${handOver} ${order}` } : undefined
    },
    withoutPlayer: (state, player) => ({
      ...state,
      teams: state.teams.map((team, i) => (i === player ? { ...team, left: true } : team)),
    }),
  },
  document: ({ state, question, table }) => ({
    teams: state.teams.map(({ name, at }, player) => ({
      name,
      at: makeCell(table, at),
      runner: runnerOf(state, player).id,
    })),
    awaiting: question?.by ?? null,
    legal: question?.space.enumerate('', 100) ?? [],
  }),
  faults: (board, { battle }) =>
    battle.teams.flatMap(({ name, at }) => (board.present[at] ? [] : [`${name} runs beside the board`])),
}

export const relay = engineOf(module)

/** The relay with all that a game may have. */
export const relayGame: GameParts<RelayTypes> = {
  engine: relay,
  terms: {
    books: ['relay'],
    sizes: { least: 5, most: 120, offered: [30, 60], usual: () => 60 },
    sides: [],
    restrictions: false,
  },
  armies: teams,
  orders: relayOrders,
  opponent: opponent(relay),
  lessons: lessons(relay),
  league: { sides: [], armies: 'one', scores: [6, 3, 0] },
}
