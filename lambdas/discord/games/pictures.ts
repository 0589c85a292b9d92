import type { BattleStill, CombatHexPicture } from './combat-hex/pictures.ts'

// What games have drawn in ways of their own, each game's kinds in its folder. Most need no more than a scene of tokens.

/** Whatever some game has drawn. */
export type GamePicture = CombatHexPicture
/** Those that show how a game stands. */
export type GameStill = BattleStill
