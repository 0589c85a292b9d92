import type { GamePicture } from '../../../render/games.ts'
import type { Tone } from '../../../render/paint/theme.ts'
import type { Numbered } from '../../../rules/core/tape.ts'
import type { AnyGame, GamePiece } from '../../../rules/games.ts'
import type { Board, Refusal } from '../../../rules/index.ts'
import type { ArmyPiece, GameTypes, Outside } from '../../../rules/play/module.ts'
import type { GameRecord, Locale } from '../../store/types.ts'
import type { Rows } from '../api/components.ts'
import type { MapOptions, Message, Picture, Typed } from '../types.ts'
import type { Words } from '../words/index.ts'
import type { LessonWords } from '../words/types.ts'
import type { Choice } from './choices.ts'
import type { GameView } from './gameView.ts'
import type { OddsInGame } from './oddsInGame.ts'

/** What happened, a line each; and whether something of it was left out. */
export interface Told {
  lines: string[]
  missing: boolean
}

/** What a button or a select shows: a message, or the game as it stands with something of its lists opened. */
export type ButtonView<T extends GameTypes = AnyGame, W extends Words = Words> = (
  view: GameView<T, W>,
  pressed: { argument: string; values: readonly string[] },
) => Message | Refusal | { opened: string }

/** A page of help that is looked up by name: what it says. */
export interface HelpPage {
  texts: readonly string[]
}

/** Pages of help by name, such as those on abilities. */
export interface HelpIndex {
  ids: readonly string[]
  name(id: string, locale: Locale): string
  /** what it is called in a list, where that says more than its name */
  listed?(id: string, locale: Locale): string
  page(id: string, locale: Locale): HelpPage
  /** the page that a text begins with the name of, where pages go by numbers: DL-32b is on that of DL-32 */
  numbered?(text: string): string | undefined
  /** its words in all languages, as `plainName` makes them; without them it is found by its names alone */
  words?(id: string): string
  /** what players of such games call it besides, in any language */
  alsoCalled?(id: string): readonly string[]
  /** pages that whoever reads this one may turn to */
  meets?(id: string): readonly string[]
}

/** What a game says first to whoever does not know it. */
export interface Welcome {
  /** what it is, in one sentence */
  sentence: string
  /** what it looks like at its best */
  picture: Picture
}

/** What help says of a game. */
export interface GameHelp {
  /** shown before its pages; without it the first of them welcomes newcomers */
  welcome?(locale: Locale): Welcome
  /** pages by topic, its own and those of all games that fit, as they are listed; the first is opened without a topic */
  topics: readonly string[]
  /** whose cases the page on a topic shows, in its order: rules by their ids, abilities, or what has a case alone */
  shows?: Readonly<Record<string, readonly string[]>>
  /** a page of its own; undefined for a topic of all games */
  topic(id: string, locale: Locale): { name: string; texts: readonly string[] } | undefined
  abilities?: HelpIndex
  /** pages on what is asked, by the kinds of its questions */
  questions?: HelpIndex
  /** pages on its rules, by their numbers */
  rules?: HelpIndex
}

/** Pieces of a server's own as files. What reads them, the worker alone carries (lambdas/worker/figureReaders.ts). */
export interface PieceFiles<P extends ArmyPiece = GamePiece> {
  /** the page of help that says what stands in one, by its topic */
  readonly topic: string
  /** what its files are; without it they are CSV */
  readonly file?: { readonly name: string; readonly type: string }
  /** pieces as a file has them, in the words of a language; what reads it finds the same pieces */
  write(pieces: readonly P[], locale: Locale): string
  /** the same in other forms, which are read as well: as a table */
  readonly others?: readonly {
    readonly name: string
    readonly type: string
    write(pieces: readonly P[], locale: Locale): string
  }[]
  /** a fact of a fault by its id or as it was typed; undefined where it stands for itself */
  fact?(name: string, value: string, about: { code: string; locale: Locale }): string | undefined
  /** what a column is called by its id; undefined where it is none */
  column(id: string, locale: Locale): string | undefined
}

/** Pieces in words and pictures. */
export interface PiecesInWords<P extends ArmyPiece = GamePiece> {
  /** what a list is called: Good */
  list(id: string, locale: Locale): string
  /** what those of a group are called: heroes */
  group(id: string, locale: Locale): string
  /** what one of them is: hero */
  kind(piece: P, locale: Locale): string
  /** what a piece can do, in a few numbers */
  numbers(piece: P, locale: Locale): string
  /** everything about a piece */
  card(piece: P, locale: Locale): Message
  /** without it no server brings pieces of its own */
  readonly files?: PieceFiles<P>
}

/** Armies in words and pictures. */
export interface ArmiesInWords<P extends ArmyPiece = GamePiece> extends PiecesInWords<P> {
  /** a rule that a challenge may forbid, by its name */
  rule(id: string, locale: Locale): string
  /** what an army has and costs, of so many points at most where that is known */
  sum(pieces: readonly P[], locale: Locale, most?: number): string
  /** what a rule book changes of them, a line each */
  notes?(pieces: readonly P[], book: string, locale: Locale): string[]
  /** whether a list is cool or warm, as its tokens are */
  accent?(list: string): Tone | undefined
  /** an army as a picture */
  sheet?(
    army: { name: string; list: string; pieces: { type: P; count: number }[] },
    locale: Locale,
  ): GamePicture
}

/** In which game an order shall hold, and for whom; without a game it is a default for all. */
export interface OrderPlace {
  game: GameRecord | undefined
  player: number
  locale: Locale
}

/** Standing orders as players read and type them. */
export interface OrdersInWords {
  /** what an order may be about, what may come up for the player first */
  topics(place: OrderPlace): { name: string; value: string }[]
  /** a topic by its id or by its name in either language; the text itself where it is none */
  topicNamed(text: string, place: OrderPlace): string
  /** a value as the rules read it */
  valueNamed(topic: string, text: string, place: OrderPlace): string
  /** values that begin as typed */
  values(topic: string, typed: string, place: OrderPlace): { name: string; value: string }[]
  /** one order in words: `superficial hits: heroes only` */
  line(topic: string, value: string, place: Pick<OrderPlace, 'game' | 'locale'>): string
}

/** Slash commands that several games share, each with what it means in them (commands/verbs.ts). */
export type SharedVerb = 'deploy' | 'charge' | 'move' | 'cast' | 'shoot' | 'use' | 'turn'

/** What such a command means in one game. */
export interface VerbInGame<T extends GameTypes = AnyGame, W extends Words = Words> {
  /** what was typed, as answers one after the other, or why it is none now */
  answers(view: GameView<T, W>, typed: Typed): string[] | Refusal
  /** choices for the option that is being typed; without it none are offered */
  complete?(view: GameView<T, W>, typed: Typed): Choice[]
}

/** What the computer had in mind for a phase. */
export interface Why {
  /** whose phase it was, and in which turn */
  side: number
  turn: number
  /** positions it looked at */
  looked: number
  /** points that its plan should have brought, where that is known, in tenths */
  gain?: number
  /** what leads its lines, where they are not what it did besides the usual moves of the program */
  lead?: string
  lines: string[]
}

/** All armies as a picture. */
export interface Muster {
  picture: Picture
  /** the same in words, where the picture has no room for all of them */
  unseen?: string
}

/** A game as it went, in pictures that follow each other. */
export interface GameReplay<T extends GameTypes = AnyGame, W extends Words = Words> {
  /** all of them as one that moves; its `alt` goes on after what it is called */
  moving?: Picture
  /** how many there are */
  count: number
  /** each by itself, from 0 on; its `alt` says what stands below it */
  still(number: number): Picture | undefined
  /** what happened in each; nothing in the ending */
  told(number: number): readonly Numbered<T['event']>[]
  /** the game as everybody stood after it, for `map`: what they had done or paid by then is left out of it */
  viewAfter?(number: number): GameView<T, W> | undefined
}

/**
 * How a game looks on Discord: its words, its pictures and its buttons. What all games have in common (invitations,
 * turns, draws, deadlines, undo) is said by views/ and actions/.
 */
export interface GameFace<T extends GameTypes = AnyGame, W extends Words = Words> {
  readonly name: Readonly<Record<Locale, string>>
  /** for a game that tells odds */
  readonly odds?: OddsInGame<T, W>
  /** its pages of help, loaded when one is first wanted; without them those that all games share */
  readonly help?: () => Promise<GameHelp>
  /** for a game with armies */
  readonly armies?: ArmiesInWords<T['piece']>
  /** the words of its lessons, and what is opened in the lists of the first question of one; undefined: nothing */
  readonly lessons?: {
    words(id: string, locale: Locale): LessonWords
    opened?(view: GameView<T, W>): string | undefined
  }
  /** where the game stands, as a heading */
  heading(view: GameView<T, W>): string
  /** where the game stands before its first turn, in a word or two */
  phase?(view: GameView<T, W>): string
  /** does it tell how one turn leads to the next? A lesson about one thing would have to explain it */
  betweenTurns?(entry: Numbered<T['event']>): boolean
  /** when something happened, as a heading */
  title(view: GameView<T, W>, entry: Numbered<T['event']>): string
  /** how it ended, in a line; undefined while it goes on */
  result(view: GameView<T, W>): string | undefined
  /** what is asked, as a sentence that goes on after the name of who is asked */
  question(view: GameView<T, W>, question: T['question']): string
  /** how such a question could be answered ahead, said to whoever is asked */
  hint?(view: GameView<T, W>, question: T['question']): string | undefined
  /** what each of its buttons does, a line each */
  choices?(view: GameView<T, W>, question: T['question']): string[]
  /** buttons and selects for the open question; `opened` is what was opened in its lists */
  rows(view: GameView<T, W>, question: T['question'], opened?: string): Rows
  /**
   * what settles all that its player may still pay for in the step under way, as orders in place of theirs; undefined
   * where there is nothing to settle
   * @param picked what the player chose to pay for in its rows; left out: as recommended
   */
  settle?(view: GameView<T, W>, picked: readonly string[] | undefined): { orders?: T['orders'] } | undefined
  /** the side whose colour a question bears */
  accent?(view: GameView<T, W>, question: T['question']): Tone | undefined
  /** a board as it lies there before a game; without it a board is listed in words alone */
  board?(board: Board, locale: Locale): Picture
  /** the whole board with what is asked of it, by the options of `/map`; without it the command says that it does not know it */
  map?(view: GameView<T, W>, options: MapOptions): Message | Refusal
  /** the game as it stands, with what has happened since the last picture; `opened` as for its rows */
  picture(view: GameView<T, W>, told: readonly Numbered<T['event']>[], opened?: string): Picture | undefined
  /** what happened, drawn: above what is asked, beside the few words that then tell it; undefined where words are enough */
  story?(view: GameView<T, W>, told: readonly Numbered<T['event']>[]): Picture | undefined
  /** whether a picture after what was told would show what one before it did; where it says nothing, none does */
  looksAlike?(before: GameView<T, W>, after: GameView<T, W>, told: readonly Numbered<T['event']>[]): boolean
  /** who takes the field, once everybody may know */
  muster?(view: GameView<T, W>): Muster | undefined
  /** how it went, once it is over */
  resultPicture?(view: GameView<T, W>, log: readonly Numbered<T['event']>[]): Picture | undefined
  /** what is worth telling of a game that is over, a line each */
  highlights?(view: GameView<T, W>, log: readonly Numbered<T['event']>[]): string[]
  /**
   * the game, or one turn of it, as it went; undefined while there is nothing to show
   * @param log as far as the view's reader may know of it
   * @param most pictures at most: where more happened, several things share one; as many as are looked at to the end unless told
   */
  replay?(
    view: GameView<T, W>,
    log: readonly Numbered<T['event']>[],
    turn?: number,
    most?: number,
  ): GameReplay<T, W> | undefined
  /** an answer in words */
  answer(answer: string, view: GameView<T, W>): string
  /**
   * what it comes to for the reader to give up, as a sentence or two; without it the opponent wins, or the others play on
   * @param goesOn are there others enough for that?
   */
  givingUp?(view: GameView<T, W>, goesOn: boolean): string
  /** one event in words; what comes from outside is told in those of all games, where the game has no `tell` */
  event(entry: Numbered<Exclude<T['event'], { event: Outside['event'] }>>, view: GameView<T, W>): string
  /**
   * what happened, in so many lines at most; without it each event has a line, and the first are left out
   * @param drawn its story stands beside it
   */
  tell?(entries: readonly Numbered<T['event']>[], view: GameView<T, W>, most: number, drawn?: boolean): Told
  /** the answers that a button carries; as they stand where it packs none */
  unpack?(view: GameView<T, W>, packed: string): string[]
  /** what answers in a row would do, with a button that makes them count */
  preview?(view: GameView<T, W>, answers: readonly string[]): Message | Refusal
  /** buttons and selects of its own that change nothing, by the first word of their custom ids: none that any game has */
  readonly looks?: Readonly<Record<string, ButtonView<T, W>>>
  /** what `showAllRow` shows everybody, by the words that its button carries; else the game as it stands */
  forAll?(view: GameView<T, W>, what: string): Message | Refusal | undefined
  /** the shared slash commands that it knows; the others say that it does not */
  readonly verbs?: Readonly<Partial<Record<SharedVerb, VerbInGame<T, W>>>>
  /** what a rule book is called in a sentence, and in a list; by its id where it is left out */
  book?(id: string, locale: Locale): { name: string; listed: string }
  /** standing orders in the words of a reader; for a game that takes some */
  readonly orders?: OrdersInWords
  /** what the computer weighed in its last phase, a line each; undefined where it has planned none */
  why?(view: GameView<T, W>, thought: T['thought']): Why | undefined
  /** kinds of questions at which the rest of a phase can be left to the program */
  readonly finishable: readonly string[]
  /**
   * what the program would do with the rest of the reader's phase, a line each, and how that looks; undefined where there
   * is nothing to say of it before
   */
  finishPlan?(view: GameView<T, W>): { lines: string[]; picture: Picture | undefined } | undefined
  /** kinds of questions of whose answers so far nobody else may know: what everybody sees has nothing of them */
  readonly secret?: readonly string[]
}
