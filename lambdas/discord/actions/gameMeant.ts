import { type AnyGame, firstGame, games, ofGame } from '../../../rules/games.ts'
import type { GameParts } from '../../../rules/play/gameParts.ts'
import { isRefusal } from '../../game/change.ts'
import type { OfGame, Store } from '../../store/types.ts'
import { faceOf } from '../games/index.ts'
import type { Call } from '../types.ts'
import { readGame } from './findGame.ts'

/** Does a game have what a command is about? */
export type Has = (game: GameParts<AnyGame>, id: string) => boolean
export const hasArmies: Has = game => game.armies !== undefined
export const hasOrders: Has = game => game.orders !== undefined
/** Odds are told by its face. */
export const hasOdds: Has = (_, game) => faceOf({ game }).odds !== undefined
export const hasLessons: Has = game => game.lessons !== undefined
export const hasOpponent: Has = game => game.opponent !== undefined
export const hasRestrictions = (game: GameParts<AnyGame>): boolean => game.terms.restrictions

/** Ids of all games that have it, the first one first. */
export const gamesWith = (has: Has): string[] =>
  Object.entries(games).flatMap(([id, game]) => (has(game, id) ? [id] : []))

/** Which game the option `system` names, if it has what the command is about; undefined where nobody says. */
export const gameSaid = ({ options }: Pick<Call, 'options'>, has: Has): string | undefined =>
  gamesWith(has).find(id => id === options.system)

/** The game that the option `system` names, where it lacks what the command is about. */
export const gameWithout = ({ options }: Pick<Call, 'options'>, has: Has): string | undefined =>
  Object.entries(games).find(([id, game]) => id === options.system && !has(game, id))?.[0]

/** The game that the option `system` names, else the first one that has what the command is about. */
export const gameOrFirst = (call: Pick<Call, 'options'>, has: Has): OfGame =>
  ofGame(gameSaid(call, has) ?? gamesWith(has)[0])

/**
 * The game that the option `system` names, else that of the battle here, of those that have what a command needs; undefined
 * where neither is. Nothing is read where there is no choice.
 */
export async function gameSaidOrHere(call: Call, store: Store, has: Has): Promise<OfGame | undefined> {
  if (gameSaid(call, has) !== undefined || gamesWith(has).length < 2) return gameOrFirst(call, has)
  const here = await readGame(call, store)
  const its = isRefusal(here) ? undefined : gamesWith(has).find(id => id === (here.game ?? firstGame))
  return its === undefined ? undefined : ofGame(its)
}

/** Which game a command is about: as `gameSaidOrHere` says, else the first one that has what it needs. */
export const gameMeant = async (call: Call, store: Store, has: Has): Promise<OfGame> =>
  (await gameSaidOrHere(call, store, has)) ?? gameOrFirst(call, has)
