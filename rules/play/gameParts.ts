import type { Save } from '../core/script.ts'
import type { Refusal } from '../core/space.ts'
import type { Numbered } from '../core/tape.ts'
import type { Fault, Language } from '../core/text.ts'
import type { Engine } from './engine.ts'
import type { ArmyPiece, GameTypes } from './module.ts'

/** How well the computer may play any game; what each means the game says. */
export const levels = ['recruit', 'soldier', 'captain'] as const
export type Level = (typeof levels)[number]

/** A game that the computer knows how to play. */
export interface Opponent<T extends GameTypes> {
  /**
   * Thinks about the open question for a while, and answers it once it has thought enough. The same save, level and
   * seed come to the same answer, in however many parts it is thought.
   * @param known what it had in mind before
   * @param positions how many may be looked at now
   * @returns without an answer while there is more to think
   */
  think(
    save: Save<T['state']>,
    level: Level,
    known: T['thought'] | undefined,
    seed: number,
    positions?: number,
  ): { answer: string | undefined; thought: T['thought'] | undefined }
  /** the standing orders of whoever plays at this level; none where it is left out */
  orders?(level: Level): T['orders'] | undefined
  /** does whoever plays for it take a draw now? Without it, never */
  takesDraw?(save: Save<T['state']>, player: number): boolean
  /** does the phase still go on that it was thought for? Nothing of it is told before that is over */
  isUnderWay(thought: T['thought'], save: Save<T['state']>): boolean
}

/** How far a player has come with a lesson: nothing but what is asked was done, something else, or it is done. */
export type LessonState = 'begun' | 'other' | 'done'

/** Where an order shall hold: in a game that has begun, by a rule book, or by any. */
export interface OrderScope<T extends GameTypes> {
  book?: string
  begun?: { save: Save<T['state']>; player: number }
}

/** An order as it is kept, or why it is none. */
export type ParsedOrder<Topic extends string = string> =
  | { ok: true; topic: Topic; value: string }
  | { ok: false; refusal: Refusal }

/** What players order for questions that come up in their absence; orders are values by topic, plain JSON. */
export interface StandingOrders<T extends GameTypes> {
  /** an order as it is kept, or what is wrong with it; where it is for one game alone, of that game and player */
  parse(topic: string, value: string, place: OrderScope<T>): ParsedOrder
  /** orders for one game over those for every game */
  over(mine: T['orders'], here: T['orders']): T['orders']
  /** who decides what players pay for in fights, where a game lets them choose */
  readonly deciding?: Deciding<T>
}

/** What players pay for while others act, the program decides, or they do. */
export interface Deciding<T extends GameTypes> {
  /** the order of whoever wants to be asked */
  readonly self: T['orders']
  /** the order of whoever leaves it to the program */
  readonly program: T['orders']
  /** number of the first event by which the program paid for a player who was not asked; undefined: none */
  first(
    events: readonly Numbered<T['event']>[],
    save: Save<T['state']>,
    player: number,
    orders: T['orders'],
  ): number | undefined
}

/** The game in lessons: each is a scene with one thing to do, the last one a whole battle. The player is the first of two. */
export interface Lessons<T extends GameTypes> {
  readonly ids: readonly string[]
  /** what the battles of lessons are stored with */
  readonly terms: { rules: string; points: number; camps: string; board: string }
  /** orders that hold in a lesson in place of those given for its game, so that what it is about is asked or is not */
  orders?(id: string): T['orders']
  /**
   * the scene of a lesson as it begins
   * @param begin.seed made by `joinSeed`, for a lesson that has no dice of its own
   * @param begin.first number of its first event
   */
  begin(
    id: string,
    begin: { seed: string; first: number; names: readonly [string, string] },
  ): { save: Save<T['state']>; events: Numbered<T['event']>[] }
  /** how far a lesson has come by the player's last answer and all that came of it, the computer's answers included */
  stateAfter(
    id: string,
    before: LessonState,
    save: Save<T['state']>,
    events: readonly T['event'][],
  ): LessonState
}

/** What may be in an army besides what the rules say. What is left out is not restricted. `Rule`: ids of the rules that pieces bear. */
export interface Restrictions<Rule extends string = string> {
  /** ids of pieces that may not be taken */
  banned?: readonly string[]
  /** whatever bears one of these rules may not be taken */
  bannedAbilities?: readonly Rule[]
  limits?: readonly Limit<Rule>[]
  /** how often one piece may be taken */
  copies?: number
}

/** At most so many of an army: of one piece, or of all that bear a rule. */
export type Limit<Rule extends string = string> = ({ figure: string } | { ability: Rule }) & { most: number }

/** What players agree on before a game, as far as armies depend on it. */
export interface ArmyTerms {
  /** the rule book */
  rules: string
  /** what an army may cost at most */
  points: number
  /** the challenger's side, or `rolled` */
  camps: string
  restrictions?: Restrictions
}

/** By what an army is measured. */
export interface Measure<T extends GameTypes> extends Omit<ArmyTerms, 'camps'> {
  /** pieces of a server, by id: they join the supplied ones or stand in for them */
  types?: Readonly<Record<string, T['piece']>>
}

/** An army as a text has it. */
export interface WrittenArmy {
  name?: string
  list?: string
  /** ids in the order of the text */
  figures: string[]
}
export type ReadArmy = ({ ok: true } & WrittenArmy) | { ok: false; faults: Fault[] }

/** The pieces of a game: those that come with it, to which servers bring their own. */
export interface Pieces<P extends ArmyPiece> {
  /** what armies are drawn from: good and evil */
  readonly lists: readonly string[]
  /** the supplied pieces */
  readonly roster: readonly P[]
  listOf(piece: P): string
  /** kinds of pieces, each with a list of its own where an army is built */
  readonly groups: readonly string[]
  groupOf(piece: P): string
  /** pieces that come along with one, since they may take its place in the game */
  partnersOf?(piece: P): readonly string[]
  /** is it taken in the place of another alone, and never by itself? */
  isPartner?(piece: P): boolean
  /** those among all that there are whose partner is missing or is none; without it every piece stands by itself */
  withoutPartner?(all: readonly P[]): P[]
}

/** A game whose players bring armies: ids of pieces, by list. */
export interface Armies<T extends GameTypes> extends Pieces<T['piece']> {
  /** more pieces than these no army can have */
  readonly most: number
  /** lists of which a player brings an army each, or one of which where the player chooses (`one`) */
  wanted(terms: ArmyTerms, player: number, players: number): { lists: readonly string[]; one: boolean }
  /** sides in the order of the players; null where they come about in the game */
  sidesOf(terms: ArmyTerms, players: number): string[] | null
  /** every reason why an army of this list may not take the field; [] when it may */
  check(army: readonly string[], measure: Measure<T> & { list?: string }): Refusal[]
  /** the same of all that a player brings, by list; each names its list in `about.army` */
  checkAll(armies: Readonly<Record<string, readonly string[]>>, measure: Measure<T>): Refusal[]
  /** a ready army; [] where restrictions leave none */
  starter(list: string, measure: Omit<ArmyTerms, 'camps'>): string[]
  /** can anybody at all lead an army of this list? */
  isPossible(list: string, all: readonly T['piece'][], measure: Measure<T>): boolean
  /** an army as somebody wrote it, or every fault of its text; `write` is read again as it was */
  read(text: string, all: readonly T['piece'][]): ReadArmy
  write(army: WrittenArmy, language: Language): string
  /**
   * Numbers in its book of what is refused about armies, where it has such: of which lists a player brings one, who may be
   * in one of a list, and what a challenge forbids and limits.
   */
  readonly numbers?: { readonly lists: string; readonly list: string; readonly restrictions: string }
  /** rules that a challenge may forbid or limit, by id, with the number that each has in its book */
  readonly rules?: Readonly<Record<string, string>>
}

/** What a challenge of a game may say. */
export interface TermsOffered {
  /** rule books, the usual one first */
  readonly books: readonly string[]
  /** sizes of armies; null where there are none */
  readonly sizes: {
    least: number
    most: number
    offered: readonly number[]
    usual(book: string): number
  } | null
  /** sides that the challenger may choose from; [] where nobody does */
  readonly sides: readonly string[]
  /** may it forbid and limit pieces? */
  readonly restrictions: boolean
}

/** What the rules on seasons are about, where a book has numbers for them. */
export type LeagueRule = 'terms' | 'armies' | 'sides' | 'scores' | 'rulings' | 'exclusion'

/** Seasons of a game with armies; each of their battles is fought by two. */
export interface League {
  /** ids of the two sides that players take in turn, lists of its armies, the first one first; [] where there are none */
  readonly sides: readonly string[]
  /** an entrant hands in an army of each list, since sides change from battle to battle, or one of whichever */
  readonly armies: 'each' | 'one'
  /** what battles bring, in halves of a point, from victory to defeat; a draw, if there is one, in the middle */
  readonly scores: readonly number[]
  /** what a victory brings at least and at most, in halves, where that depends on how great it is */
  readonly victory?: readonly [least: number, most: number]
  /** numbers in its book of the rules on seasons, where it has such */
  readonly numbers?: Readonly<Record<LeagueRule, string>>
}

/** A game with all that it offers. What it lacks is neither offered nor asked for. */
export interface GameParts<T extends GameTypes> {
  readonly engine: Engine<T>
  readonly terms: TermsOffered
  /** without it players bring nothing */
  readonly armies?: Armies<T>
  /** without it players are asked everything, or the program answers soundly */
  readonly orders?: StandingOrders<T>
  readonly opponent?: Opponent<T>
  readonly lessons?: Lessons<T>
  /** without it no season is held of it */
  readonly league?: League
}
