import type { AbilityId, BattleQuestion, QuestionKind } from '../../../rules/combat-hex/index.ts'
import type { Board, Refusal } from '../../../rules/index.ts'
import type { Locale, LogEntry } from '../../store/types.ts'
import type { Rows } from '../api/components.ts'
import type { Message, Picture } from '../types.ts'
import type { GameView } from './gameView.ts'

/** What happened, a line each; and whether something of it was left out. */
export interface Told {
  lines: string[]
  missing: boolean
}

/** What a button or a select shows: a message, or the game as it stands with something of its lists opened. */
export type Look = (
  view: GameView,
  pressed: { argument: string; values: readonly string[] },
) => Message | Refusal | { opened: string }

/** A case as a page of help shows it: the picture, and what happens in it, line by line. */
export interface ShownExample {
  picture: Picture
  lines: string[]
}

/**
 * How a game looks on Discord: its words, its pictures and its buttons. What all games have in common (invitations,
 * turns, draws, deadlines, undo) is said by views/ and actions/. Views are typed by Combat Hex, as stored games are;
 * the face of another game takes them for what they are.
 */
export interface GameFace {
  readonly name: Readonly<Record<Locale, string>>
  /** where the game stands, as a heading */
  heading(view: GameView): string
  /** when something happened, as a heading */
  title(view: GameView, entry: LogEntry): string
  /** how it ended, in a line; undefined while it goes on */
  result(view: GameView): string | undefined
  /** what is asked, as a sentence that goes on after the name of who is asked */
  question(view: GameView, question: BattleQuestion): string
  /** how such a question could be answered ahead, said to whoever is asked */
  hint?(view: GameView, question: BattleQuestion): string | undefined
  /** what each of its buttons does, a line each */
  choices?(view: GameView, question: BattleQuestion): string[]
  /** buttons and selects for the open question; `opened` is what was opened in its lists */
  rows(view: GameView, question: BattleQuestion, opened?: string): Rows
  /** the side whose colour a question bears */
  accent?(view: GameView, question: BattleQuestion): 'good' | 'evil' | undefined
  /** a board as it lies there before a game; without it a board is listed in words alone */
  board?(board: Board, locale: Locale): Picture
  /** the game as it stands, with what has happened since the last picture; `opened` as for its rows */
  picture(view: GameView, told: readonly LogEntry[], opened?: string): Picture | undefined
  /** whether a picture after what was told would show what one before it did; where it says nothing, none does */
  looksAlike?(before: GameView, after: GameView, told: readonly LogEntry[]): boolean
  /** who takes the field, once everybody may know */
  muster?(view: GameView): Picture | undefined
  /** how it went, once it is over */
  resultPicture?(view: GameView, log: readonly LogEntry[]): Picture | undefined
  /** what is worth telling of a game that is over, a line each */
  highlights?(view: GameView, log: readonly LogEntry[]): string[]
  /** the game, or one turn of it, as a moving picture */
  replay?(view: GameView, log: readonly LogEntry[], turn?: number): Message
  /** an answer in words */
  answer(answer: string, view: GameView): string
  /** one event in words */
  event(entry: LogEntry, view: GameView): string
  /** what happened, in so many lines at most; without it each event has a line, and the first are left out */
  tell?(entries: readonly LogEntry[], view: GameView, most: number): Told
  /** the answers that a button carries; as they stand where it packs none */
  unpack?(view: GameView, packed: string): string[]
  /** what answers in a row would do, with a button that makes them count */
  preview?(view: GameView, answers: readonly string[]): Message | Refusal
  /** buttons and selects of its own that change nothing, by the first word of their custom ids: none that any game has */
  readonly looks?: Readonly<Record<string, Look>>
  /** what `showAllRow` shows everybody, by the words that its button carries; else the game as it stands */
  forAll?(view: GameView, what: string): Message | Refusal | undefined
  /** cases for the pages of help on abilities and on kinds of questions */
  readonly examples?: {
    ability(id: AbilityId, locale: Locale): ShownExample
    question(kind: QuestionKind, locale: Locale): ShownExample
  }
  /** kinds of questions at which the rest of a phase can be left to the program */
  readonly finishable: readonly string[]
  /** kinds of questions of whose answers so far nobody else may know: what everybody sees has nothing of them */
  readonly secret?: readonly string[]
}
