import type { Happening, LeaveReason, Outside, Throw } from './module.ts'

/** A player of a game that two play. */
export interface OneOfTwo {
  name: string
  /** has left before the end */
  lost?: { reason: LeaveReason }
}

/** What the state of a game for two says besides who plays. */
interface StateOfTwo {
  turn: number
  lastTurn: number
  stage: string
  /** text of the board that it brought along */
  customBoard?: string
}

/** How a game for two keeps its players in its state. */
interface KeptPlayers<State, Player> {
  of(state: State): readonly Player[]
  with(state: State, players: Player[]): State
}

/** The event of a throw is called `rolled` and is one; no other tells of dice. */
const isThrow = (event: Happening): event is Happening & Throw => event.event === 'rolled'

/** A state in which the present turn and one more are the last; the same one where they are already. */
export const lastTurns = <State extends Pick<StateOfTwo, 'turn' | 'lastTurn'>>(state: State): State =>
  state.lastTurn <= state.turn + 1 ? state : { ...state, lastTurn: Math.max(1, state.turn + 1) }

/** The players, one of them with another name. */
export const renamed = <Player extends { name: string }>(
  players: readonly Player[],
  player: number,
  name: string,
): Player[] => players.map((each, i) => (i === player ? { ...each, name } : each))

/** What a game for two answers to the contract, whatever is played: one leaves and the other has won, so nobody plays on. */
export const twoPlayers = <State extends StateOfTwo, Player extends OneOfTwo>(
  players: KeptPlayers<State, Player>,
) => ({
  customBoardsOf: ({ customBoard }: State) => (customBoard === undefined ? [] : [customBoard]),
  playersLeft: (state: State) => players.of(state).flatMap(({ lost }, player) => (lost ? [] : [player])),
  judge: {
    lastTurns: (state: State) => lastTurns(state),
    rename: (state: State, player: number, name: string) =>
      players.with(state, renamed(players.of(state), player, name)),
  },
  eventOf: ({ turn, stage }: State, what: Outside) => ({ ...what, turn, stage: stage as State['stage'] }),
  diceOf: (event: Happening): Throw | undefined =>
    isThrow(event) ? { by: event.by, faces: event.faces, first: event.first } : undefined,
})
