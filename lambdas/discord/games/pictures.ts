import type { BattleStill, CombatHexPicture } from '../../../render/combat-hex/draw.ts'
import type { DarkLordPicture, SkirmishStill } from '../../../render/dark-lord/draw.ts'
import type { RegimentsPicture, WarStill } from '../../../render/regiments/draw.ts'
import type { PictureLook } from '../../store/types.ts'
import { inLook } from './combat-hex/pictures.ts'
import { darkLordId, inSkirmishLook } from './dark-lord/pictures.ts'
import { inWarLook } from './regiments/pictures.ts'
import { regimentsId } from './regiments/regimentsId.ts'

// What games have drawn in ways of their own. Most need no more than a scene of tokens.

/** Which game draws it, by the ids of rules/games.ts; the first one where it is left out. */
interface DrawnByFirst {
  game?: undefined
}
interface DrawnByDarkLord {
  game: typeof darkLordId
}
interface DrawnByRegiments {
  game: typeof regimentsId
}
/** Whatever some game has drawn. */
export type GamePicture =
  | (CombatHexPicture & DrawnByFirst)
  | (DarkLordPicture & DrawnByDarkLord)
  | (RegimentsPicture & DrawnByRegiments)
/** Those that show how a game stands. */
export type GameStill =
  | (BattleStill & DrawnByFirst)
  | (SkirmishStill & DrawnByDarkLord)
  | (WarStill & DrawnByRegiments)

/** A picture that a game draws itself, with another look. */
export const paintedBy = (picture: GamePicture, look: PictureLook): GamePicture =>
  picture.game === regimentsId
    ? { ...picture, ...inWarLook(picture, look) }
    : picture.game === darkLordId
      ? { ...picture, ...inSkirmishLook(picture, look) }
      : { ...picture, ...inLook(picture, look) }

/** Whether a picture shows how a game stands. */
export const isStill = (picture: GamePicture): picture is GameStill =>
  'battle' in picture || 'still' in picture || 'war' in picture
