import { type AnyGame, firstGame, games, ofGame, unplayed } from '../../../rules/games.ts'
import type { GameParts } from '../../../rules/play/gameParts.ts'
import { isRefusal } from '../../game/change.ts'
import type { OfGame, Store } from '../../store/types.ts'
import { shownOf } from '../games/index.ts'
import type { Call } from '../types.ts'
import { readGame } from './findGame.ts'

/** Does a game have what a command is about? `game` is left out where no battles of it can be fought. */
export type Has = (game: GameParts<AnyGame> | undefined, id: string) => boolean
export const hasBattles: Has = game => game !== undefined
export const hasArmies: Has = game => game?.armies !== undefined
export const hasPieces: Has = (game, id) => (game?.armies ?? unplayed[id]) !== undefined
export const hasOrders: Has = game => game?.orders !== undefined
/** Odds are told by its face. */
export const hasOdds: Has = (_, game) => shownOf({ game }).odds !== undefined
export const hasLessons: Has = game => game?.lessons !== undefined
export const hasOpponent: Has = game => game?.opponent !== undefined
export const hasRestrictions = (game: GameParts<AnyGame> | undefined): boolean =>
  game?.terms.restrictions ?? false

/** Ids of all games, those that are played first. */
const allGames = (): string[] => [...Object.keys(games), ...Object.keys(unplayed)]

/** Ids of all games that have it, the first one first. */
export const gamesWith = (has: Has): string[] => allGames().filter(id => has(games[id], id))

/** Which game the option `system` names, if it has what the command is about; undefined where nobody says. */
export const gameSaid = ({ options }: Pick<Call, 'options'>, has: Has): string | undefined =>
  gamesWith(has).find(id => id === options.system)

/** The game that the option `system` names, where it lacks what the command is about. */
export const gameWithout = ({ options }: Pick<Call, 'options'>, has: Has): string | undefined =>
  allGames().find(id => id === options.system && !has(games[id], id))

/** The game that the option `system` names, else the first one that has what the command is about. */
export const gameOrFirst = (call: Pick<Call, 'options'>, has: Has): OfGame =>
  ofGame(gameSaid(call, has) ?? gamesWith(has)[0])

/**
 * Which game a command is about, of those that have what it needs: the one that the option `system` names, else that of
 * the battle here, else the first. Nothing is read where there is no choice.
 */
export async function gameMeant(call: Call, store: Store, has: Has): Promise<OfGame> {
  if (gameSaid(call, has) !== undefined || gamesWith(has).length < 2) return gameOrFirst(call, has)
  const here = await readGame(call, store)
  const its = isRefusal(here) ? undefined : gamesWith(has).find(id => id === (here.game ?? firstGame))
  return its === undefined ? gameOrFirst(call, has) : ofGame(its)
}
