import type { AnyGame } from '../../../rules/games.ts'
import type { Refusal } from '../../../rules/index.ts'
import type { GameTypes } from '../../../rules/play/module.ts'
import type { Roster } from '../../game/figureRoster.ts'
import type { Locale } from '../../store/types.ts'
import type { Message, Typed } from '../types.ts'
import type { Words } from '../words/index.ts'
import type { Choice } from './choices.ts'
import type { GameView } from './gameView.ts'

/** Of what odds are asked. */
export interface OddsPlace<T extends GameTypes = AnyGame, W extends Words = Words> {
  /** the battle here; undefined where there is none */
  view: GameView<T, W> | undefined
  /** why there is none */
  none: Refusal
  /** a battle of this game that its reader may see, by its id: what a button carries */
  battle(id: string): Promise<GameView<T, W> | undefined>
  locale: Locale
  /** the pieces that can be named here, of the server's own too */
  roster(): Promise<Roster>
}

/** Dice that are promised by a fingerprint before they are thrown. */
export interface PromisedDice {
  /** makes a secret and keeps it for its caller, with what it is for; its fingerprint, and the id by which it is found */
  promise(what: string): Promise<{ id: string; fingerprint: string }>
  /**
   * throws what was promised: the seed is made of the secret and of a number that nobody knew then. The same ever after;
   * undefined where there is no such promise, or none any more
   */
  keep(id: string): Promise<ThrownDice | undefined>
}

/** A promise that was kept: what it was for, and what its dice are made of. */
export interface ThrownDice {
  what: string
  fingerprint: string
  secret: string
  number: string
  seed: string
}

/** A button or a select below odds. */
export interface OddsPressed {
  /** what it stands for, as its custom id carries it */
  what: string
  values: readonly string[]
  /** what the message says that bears it */
  shown: string
  /** everybody is to see what it leads to */
  forAll: boolean
  dice: PromisedDice
}

/** Chances of what may come in a game (`/odds`). */
export interface OddsInGame<T extends GameTypes = AnyGame, W extends Words = Words> {
  /** options of the command that it knows, besides those that say which game and which battle */
  readonly options: readonly string[]
  tell(typed: Typed, place: OddsPlace<T, W>): Promise<Message | Refusal> | Message | Refusal
  complete(typed: Typed, place: OddsPlace<T, W>): Promise<Choice[]>
  /** what a button or a select below its odds leads to (`oddsId`); for a game that has such */
  press?(pressed: OddsPressed, place: OddsPlace<T, W>): Promise<Message | Refusal>
}
