import type { Machine, Policy, Question, Save } from '../core/script.ts'
import type { Refusal } from '../core/space.ts'
import type { Numbered } from '../core/tape.ts'

/** The types that a game is made of. */
export interface GameTypes {
  /** plain JSON, saved with every answer */
  state: object
  /** what the log tells, plain JSON too; logs are read turn by turn */
  event: { event: string; turn: number }
  question: Question
  /** what has to be settled before a game can begin */
  setUp: { seed: string }
  /** what one player has ordered for questions that come up in their absence */
  orders: object
  /** a state with the tables that the game's rules work on */
  table: unknown
  /** what the rules do not know of a game and its document shows */
  context: object
  /** a game as somebody may see it */
  document: object
}

/** A player by number, or anybody else. */
export type Viewer = number | 'spectator'

/** Why a player leaves a game before its end. */
export type LeaveReason = 'conceded' | 'forfeit'

/** An end that a game's own sequence does not know. */
export type Settlement = { winner: number; reason: LeaveReason } | { winner: null; reason: 'agreed' }

/** How a game ended; lists are in the order of its players. */
export interface GameResult {
  /** number of the winner; null for a draw */
  winner: number | null
  reason: string
  /** points in halves, so that they stay whole */
  score: readonly number[]
  /** the side that each played, by its number in the module's `sides`; null where there is none */
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

/**
 * What a game is. `rules/play/engine.ts` makes of it all that any game gets: saves, answers, taking back, the rest
 * of a phase played by the program, giving up, draws. A game adds queries of its own.
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
  /** ids of the two sides that players take, the first one first, where they play them in turn in a season; else [] */
  readonly sides: readonly string[]
  /** how many may play; by the options of a challenge, where that makes a difference */
  maxPlayers(options: { rules?: string }): number
  /** the rule about taking back, if it has a number */
  readonly undoRule?: string
  /** the state that a game begins with, or why it cannot begin */
  begin(options: T['setUp']): { ok: true; state: T['state'] } | { ok: false; refusal: Refusal }
  /** a state laid out for rules to look at, outside any step */
  tableOf(state: T['state']): T['table']
  /** where the game stands in its sequence: what the program plays in somebody's place goes on to the end of it */
  phaseOf(state: T['state']): string
  /** how it ended; undefined while it goes on */
  result(state: T['state']): GameResult | undefined
  /** dice that somebody threw and would have liked high, if an event tells of any: their luck is counted */
  diceOf?(event: T['event']): { by: number; faces: readonly number[] } | undefined
  /** players who are still in it, or were when it ended */
  playersLeft(state: T['state']): number[]
  /** ends a game from outside its sequence */
  settle(state: T['state'], how: Settlement, emit: (event: T['event']) => void): void
  /** a state in which a player has left and the others, two at least, play on */
  withoutPlayer(state: T['state'], player: number, reason: LeaveReason): T['state']
  /** a state in which the present turn and one more are the last; the same one where they are already */
  lastTurns?(state: T['state']): T['state']
  /** a state in which somebody else plays on for a player */
  rename?(state: T['state'], player: number, name: string): T['state']
  /** a state in which something was put right, or why that cannot be */
  correct?(
    state: T['state'],
    correction: Correction,
  ): { ok: true; state: T['state'] } | { ok: false; refusal: Refusal }
  /** what happened from outside, as an event of the game */
  eventOf(state: T['state'], what: Outside): T['event']
  /** who answers in the players' absence, by the orders of each; undefined leaves a question to its player */
  policy(orders: readonly (T['orders'] | undefined)[]): Policy<T['state']>
  /** a sound answer in the place of somebody who is away, whatever the orders say of waiting */
  soundAnswer(question: Question, state: T['state'], orders?: T['orders']): string
  /** an answer for somebody who is out of the game while others play on; undefined where the player is not */
  answerForGone(question: Question, state: T['state']): string | undefined
  /** a state as a viewer may know it; the same one where nothing in it is secret */
  redact(state: T['state'], viewer: Viewer): T['state']
  /** a question as a viewer may know it; the same one where nothing of it is secret */
  redactQuestion(question: T['question'], viewer: Viewer): T['question']
  /** whether an event tells what a viewer may not know yet */
  isSecret(state: T['state'], event: T['event'], viewer: Viewer): boolean
  /** a game written down for whoever wants to keep it or to go on with it elsewhere, as a viewer may know it */
  document(view: PlayerView<T>, save: Save<T['state']>, context: T['context']): T['document']
  /** what ought to be true of every game at every moment and is not, in words; [] when it is sound */
  faults(table: T['table'], save: Save<T['state']>): string[]
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
