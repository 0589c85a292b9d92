import { combatHexGame } from './combat-hex/gameParts.ts'
import type { Question, Save } from './core/script.ts'
import { darkLordGame } from './dark-lord/gameParts.ts'
import type { Engine } from './play/engine.ts'
import type { GameParts } from './play/gameParts.ts'
import type { ArmyPiece, GameTypes, Happening, Outcome, State } from './play/module.ts'
import { regimentsGame } from './regiments/gameParts.ts'

/** The game that a record holds which names none. */
export const firstGame = 'combat-hex'

/** A game by its id, as what is kept for it names it: the first one not at all. */
export const ofGame = (id: string = firstGame): { game?: string } => (id === firstGame ? {} : { game: id })

declare const sealed: unique symbol
/** What is a game's own: whoever does not know which game it is cannot look into it. */
interface Sealed<What extends string> {
  readonly [sealed]: What
}

/** Any game, as everybody outside of it holds it: what all games have can be read, and the rest goes back to its engine. */
export interface AnyGame extends GameTypes {
  state: State & Sealed<'state'>
  event: Happening & Sealed<'event'>
  question: Question & Sealed<'question'>
  table: Sealed<'table'>
  document: object & Sealed<'document'>
  piece: ArmyPiece & Sealed<'piece'>
  thought: object & Sealed<'thought'>
}

export type AnySave = Save<AnyGame['state']>
export type AnyQuestion = AnyGame['question']
export type GamePiece = AnyGame['piece']
export type AnyOutcome = Outcome<AnyGame>

/** A game's own as everybody else holds it, and back: the one cast between them, for the lists of all games alone. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- whoever calls it says what it is
export const seal = <To>(own: unknown): To => own as To

/** Every game by its id. With lambdas/discord/games/index.ts the only place that names them all. */
export const games: Readonly<Record<string, GameParts<AnyGame>>> = {
  [firstGame]: seal(combatHexGame),
  'dark-lord': seal(darkLordGame),
  regiments: seal(regimentsGame),
}

/** @throws for a game that this version does not have */
export function gameOf({ game = firstGame }: { game?: string }): GameParts<AnyGame> {
  const found = games[game]
  if (!found) throw new Error(`no game ${game}`)
  return found
}

/** @throws for a game that this version does not have */
export const engineOf = (record: { game?: string }): Engine<AnyGame> => gameOf(record).engine

/** A save as it was stored, whatever version stored it. */
export const readSave = ({ game = firstGame }: { game?: string }, saved: AnySave): AnySave =>
  games[game]?.engine.module.readSave?.(saved) ?? saved
