import type { BattleStill, CombatHexPicture } from '../../../render/combat-hex/draw.ts'
import { firstGame } from '../../../rules/games.ts'
import type { PictureLook } from '../../store/types.ts'
import { inLook } from './combat-hex/pictures.ts'

// What games have drawn in ways of their own. Most need no more than a scene of tokens.

/** Which game draws it, by the ids of rules/games.ts; the first one where it is left out. */
interface DrawnBy {
  game?: string
}
/** Whatever some game has drawn. */
export type GamePicture = CombatHexPicture & DrawnBy
/** Those that show how a game stands. */
export type GameStill = BattleStill & DrawnBy

/** How each game gives a picture of its own another look. */
const looks: Readonly<Record<string, (picture: GamePicture, look: PictureLook) => GamePicture>> = {
  [firstGame]: inLook,
}

/** A picture that a game draws itself, with another look. */
export const paintedBy = (picture: GamePicture, look: PictureLook): GamePicture => ({
  ...picture,
  ...looks[picture.game ?? firstGame]?.(picture, look),
})

/** Whether a picture shows how a game stands. */
export const isStill = (picture: GamePicture): picture is GameStill => 'battle' in picture
