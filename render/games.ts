import type { CombatHexPicture, Still as CombatHexStill } from './combat-hex/draw.ts'
import type { DarkLordPicture, Still as DarkLordStill } from './dark-lord/draw.ts'
import type { RegimentsPicture, Still as RegimentsStill } from './regiments/draw.ts'

// What games have drawn in ways of their own, by the ids of rules/games.ts. Most need no more than a scene of tokens.

/** The game whose pictures do not say whose they are. */
const unnamed = 'combat-hex'

/** Whatever some game has drawn. */
export type GamePicture =
  | (CombatHexPicture & { game?: undefined })
  | (DarkLordPicture & { game: 'dark-lord' })
  | (RegimentsPicture & { game: 'regiments' })
/** Those that show how a game stands. */
export type GameStill =
  | (CombatHexStill & { game?: undefined })
  | (DarkLordStill & { game: 'dark-lord' })
  | (RegimentsStill & { game: 'regiments' })
/** Those that show a game as it went. */
export type GameReplayed = Extract<GamePicture, { replay: unknown }>

/** What draws the pictures of a game; it is loaded with the first of them. */
const drawnBy: Readonly<Record<string, () => Promise<{ draw(picture: never): Promise<Buffer> }>>> = {
  'combat-hex': () => import('./combat-hex/draw.ts'),
  'dark-lord': () => import('./dark-lord/draw.ts'),
  regiments: () => import('./regiments/draw.ts'),
}

/** A PNG, of a replay a GIF. */
export const drawGame = async (picture: GamePicture): Promise<Buffer> =>
  (await drawnBy[picture.game ?? unnamed]!()).draw(picture as never)
