import type { BattleStill, CombatHexPicture } from '../../../render/combat-hex/draw.ts'
import { firstGame } from '../../../rules/games.ts'
import type { PaletteName } from '../../store/types.ts'
import { inColours } from './combat-hex/pictures.ts'

// What games have drawn in ways of their own. Most need no more than a scene of tokens.

/** Which game draws it, by the ids of rules/games.ts; the first one where it is left out. */
interface DrawnBy {
  game?: string
}
/** Whatever some game has drawn. */
export type GamePicture = CombatHexPicture & DrawnBy
/** Those that show how a game stands. */
export type GameStill = BattleStill & DrawnBy

/** How each game puts a picture of its own into other colours. */
const colouring: Readonly<Record<string, (picture: GamePicture, palette: PaletteName) => GamePicture>> = {
  [firstGame]: inColours,
}

/** A picture that a game draws itself, in other colours. */
export const paintedBy = (picture: GamePicture, palette: PaletteName): GamePicture => ({
  ...picture,
  ...colouring[picture.game ?? firstGame]?.(picture, palette),
})

/** Whether a picture shows how a game stands. */
export const isStill = (picture: GamePicture): picture is GameStill => 'battle' in picture
