import type { Board } from '../board/board.ts'
import type { Machine, Policy, Question, Save } from '../core/script.ts'
import type { Refusal } from '../core/space.ts'
import type { Numbered } from '../core/tape.ts'

/** What everybody may read of the state of any game. */
export interface State {
  /** counts from 1; 0 before the first */
  turn: number
}

/** What everybody may read of what the log of any game tells. An event called `ended` is the end, which messages tell by the result. */
export interface Happening {
  event: string
  turn: number
}

/** Standing orders of one player: values by topic, in the words of the game. Plain JSON. */
export type Orders = Readonly<Record<string, string>>

/** A kind of figure or unit as every list shows it. */
export interface ArmyPiece {
  id: string
  name: { en: string; fr: string }
  points: number
}

/** The types that a game is made of. */
export interface GameTypes {
  /** plain JSON, saved with every answer */
  state: State
  /** what the log tells, plain JSON too; logs are read turn by turn */
  event: Happening
  question: Question
  /** what has to be settled before a game can begin */
  setUp: { seed: string }
  /** what one player has ordered for questions that come up in their absence */
  orders: Orders
  /** a state with the tables that the game's rules work on */
  table: unknown
  /** what the rules do not know of a game and its document shows */
  context: object
  /** a game as somebody may see it */
  document: object
  /** a kind of piece that armies are made of; plain JSON, stored where a server brings its own */
  piece: ArmyPiece
  /** what the computer has in mind, plain JSON, kept between its answers */
  thought: object
}

/** What players have agreed on and brought, for any game: each takes what it needs of it. */
export interface Agreed {
  /** made by `joinSeed` */
  seed: string
  /** the rule book */
  rules: string
  points: number
  /** id of a board; null: chosen in the game */
  board: string | null
  /** texts of boards that do not come with the program */
  customBoards?: string[]
  /** sides in the order of the players; null: they come about in the game */
  camps: string[] | null
  /** armies by list, as ids of what is in them */
  players: { name: string; armies: Record<string, string[]> }[]
  /** kinds of pieces that do not come with the program, or stand in for one that does, by id */
  types?: Readonly<Record<string, ArmyPiece>>
}

/** A figure, a unit, a runner: whoever is moved in a game, by the label that answers and pictures give it. */
export interface Piece {
  label: string
  owner: number
  /** id of its kind: a knight, a spearman */
  type: string
  /** it has left the game */
  gone: boolean
}

/** A player by number, or anybody else. */
export type Viewer = number | 'spectator'

/** Dice that somebody threw and would have liked high. */
export interface Throw {
  by: number
  faces: readonly number[]
  /** number of the first of them among all dice of the game */
  first: number
}

/** Why a player leaves a game before its end. */
export type LeaveReason = 'conceded' | 'forfeit'

/** An end that a game's own sequence does not know. */
export type Settlement = { winner: number; reason: LeaveReason } | { winner: null; reason: 'agreed' }

/** What a game says of its end; sides and losses may be left out, as there are none, and the board is its own. */
export type Ending = Pick<GameResult, 'winner' | 'reason' | 'score'> &
  Partial<Pick<GameResult, 'sides' | 'board' | 'lost'>>

/** How a game ended; lists are in the order of its players. */
export interface GameResult {
  /** number of the winner; null for a draw */
  winner: number | null
  reason: string
  /** points in halves, so that they stay whole */
  score: readonly number[]
  /** the side that each played, by its number in the `sides` of its league; null where there is none */
  sides: readonly (number | null)[]
  board: string | null
  /** what each destroyed of all others, and lost, in the game's own points, as the board stood at the end */
  destroyed: readonly number[]
  lost: readonly number[]
}

/**
 * What a judge puts right about one piece of a game under way: by the names and in the values of the game; what is not
 * named stays as it is.
 */
export interface Correction {
  piece: string
  values: Record<string, string | number>
}

/** What happens to a game from outside its sequence, and is told like an event of its own. */
export type Outside =
  | { event: 'undone'; by: number; answer: string; since: number }
  | { event: 'gave-up'; by: number; reason: LeaveReason }
  | ({ event: 'corrected' } & Correction)
  /** somebody else plays on for a player; logs of old also say what that player was called */
  | { event: 'handed-over'; by: number }

/** How what happens in a game is gathered into messages for everybody; entries are in the order of their numbers. */
export interface Telling<T extends GameTypes> {
  /** events that end something told as one: it is told at once, whoever is asked next */
  readonly ends: readonly T['event']['event'][]
  /** kinds of questions of whose subject's doings nothing is told yet, since all of it may still be taken back */
  readonly revocable: readonly T['question']['kind'][]
  /** lines that all of it would take */
  lines(entries: readonly Numbered<T['event']>[]): number
  /** what of it still counts in the end: who was put somewhere and taken up again is not told of */
  inTheEnd?(entries: readonly Numbered<T['event']>[]): Numbered<T['event']>[]
  /** where it is best told in two messages: the index of the first entry of the second one; 0: nowhere; -1: anywhere */
  partAt?(entries: readonly Numbered<T['event']>[]): number
  /** entries of something told as one in whose middle a question is open; undefined where it is in the middle of nothing */
  open?(
    entries: readonly Numbered<T['event']>[],
    question: T['question'] | undefined,
  ): Numbered<T['event']>[] | undefined
}

/** What a game keeps from some of those who look at it. */
export interface Secrets<T extends GameTypes> {
  /** a state as a viewer may know it; the same one where nothing in it is secret */
  redact?(state: T['state'], viewer: Viewer): T['state']
  /** a question as a viewer may know it; the same one where nothing of it is secret */
  redactQuestion?(question: T['question'], viewer: Viewer): T['question']
  /** whether an event tells what a viewer may not know yet */
  isSecret?(state: T['state'], event: T['event'], viewer: Viewer): boolean
}

/** What comes of players who are away, or out of the game. */
export interface Absence<T extends GameTypes> {
  /**
   * who answers in the players' absence, by the orders of each; undefined leaves a question to its player, as all are
   * left without it
   */
  policy?(orders: readonly (T['orders'] | undefined)[]): Policy<T['state']>
  /** a sound answer in the place of somebody who is away, whatever the orders say of waiting; else what the question falls back to */
  soundAnswer?(question: Question, state: T['state'], orders?: T['orders']): string
  /** an answer for somebody who is out of the game while others play on; undefined where the player is not. Else what the question falls back to */
  answerForGone?(question: Question, state: T['state']): string | undefined
  /** a state in which a player has left and the others, two at least, play on; a game for two needs none */
  withoutPlayer?(state: T['state'], player: number, reason: LeaveReason): T['state']
}

/** What a judge, or the director of a season, may do to a game under way. */
export interface Judging<T extends GameTypes> {
  /** a state in which something was put right, or why that cannot be */
  correct?(
    state: T['state'],
    correction: Correction,
  ): { ok: true; state: T['state'] } | { ok: false; refusal: Refusal }
  /** a state in which somebody else plays on for a player */
  rename?(state: T['state'], player: number, name: string): T['state']
  /** a state in which the present turn and one more are the last; the same one where they are already */
  lastTurns?(state: T['state']): T['state']
}

/**
 * What a game is. `rules/play/engine.ts` makes of it all that any game gets: saves, answers, taking back, the rest
 * of a phase played by the program, giving up, draws. A game adds queries of its own; `rules/play/usual.ts` answers what it
 * leaves out.
 */
export interface GameModule<T extends GameTypes> {
  readonly id: string
  /** changes whenever a game under way could be asked other questions than before */
  readonly version: string
  /** a save as any version of the game wrote it, in the names of this one; without it none was ever renamed */
  readSave?(saved: Save<object>): Save<T['state']>
  /** how states are copied and what comes next in them; the table of a step goes with it */
  readonly machine: Machine<T['state'], T['event'], T['table']>
  /** players bring armies, chosen before it begins */
  readonly armies: boolean
  /** how many may play, two unless told; by the options of a challenge, where that makes a difference */
  maxPlayers?(options: { rules?: string }): number
  /** the rule about taking back, if it has a number */
  readonly undoRule?: string
  /** what players have agreed on, as the game begins with it; just that unless told */
  setUpOf?(agreed: Agreed): T['setUp']
  /** the state that a game begins with, or why it cannot begin */
  begin(options: T['setUp']): { ok: true; state: T['state'] } | { ok: false; refusal: Refusal }
  /** a state laid out for rules to look at, outside any step */
  tableOf(state: T['state']): T['table']
  /** the board that it is played on; null while none is chosen */
  boardOf(state: T['state']): Board | null
  /** texts of the boards that it brought along; without it none ever does */
  customBoardsOf?(state: T['state']): readonly string[]
  /** who takes part in it; without it there are players alone */
  piecesOf?(state: T['state']): readonly Piece[]
  /** the kinds of pieces that it was begun with, by id */
  typesOf?(state: T['state']): Readonly<Record<string, T['piece']>>
  /** where the game stands in its sequence: what the program plays in somebody's place goes on to the end of it */
  phaseOf(state: T['state']): string
  /** how it ended; undefined while it goes on */
  result(state: T['state']): Ending | undefined
  /** the dice that an event tells of, if any: their luck is counted, and they can be checked */
  diceOf?(event: T['event']): Throw | undefined
  /** players who are still in it, or were when it ended; both of two unless told */
  playersLeft?(state: T['state']): number[]
  /** ends a game from outside its sequence */
  settle(state: T['state'], how: Settlement, emit: (event: T['event']) => void): void
  /** without it everything is told a line each, when somebody else is asked */
  readonly telling?: Telling<T>
  /** what happened from outside, as an event of the game; with its turn unless told */
  eventOf?(state: T['state'], what: Outside): T['event']
  /** without it nothing is secret */
  readonly secrets?: Secrets<T>
  /** without it questions wait for their players, and nobody plays on when one has left */
  readonly absence?: Absence<T>
  /** without it nothing can be put right */
  readonly judge?: Judging<T>
  /**
   * a game written down for whoever wants to keep it or to go on with it elsewhere, as a viewer may know it; its state and what
   * may be answered unless told
   */
  document?(view: PlayerView<T>, save: Save<T['state']>, context: T['context']): T['document']
  /** what ought to be true of every game at every moment and is not, in words; [] when it is sound, as it is unless told */
  faults?(table: T['table'], save: Save<T['state']>): string[]
}

/** A game as it stands in the middle of its step. To be looked at: it is shared by all who open the same save. */
export interface Opened<T extends GameTypes> {
  state: T['state']
  question: T['question'] | undefined
  table: T['table']
}

/** What a viewer may know of a game, with everything that may be answered. */
export interface PlayerView<T extends GameTypes> extends Opened<T> {
  viewer: Viewer
  /** may the viewer know of this event? */
  knows(event: T['event']): boolean
}

export type Outcome<T extends GameTypes> =
  | { ok: true; save: Save<T['state']>; events: Numbered<T['event']>[] }
  /** with a save where the rules changed under the open question: to be kept, and its events told, all the same */
  | { ok: false; refusal: Refusal; save?: Save<T['state']>; events?: Numbered<T['event']>[] }
