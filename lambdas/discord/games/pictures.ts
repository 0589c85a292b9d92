import type { CombatHexPicture, Still as CombatHexStill } from '../../../render/combat-hex/draw.ts'
import type { DarkLordPicture, Still as DarkLordStill } from '../../../render/dark-lord/draw.ts'
import type { RegimentsPicture, Still as RegimentsStill } from '../../../render/regiments/draw.ts'
import type { Appearance } from '../../store/types.ts'
import { inLook as combatHexInLook } from './combat-hex/pictures.ts'
import { darkLordId, inLook as darkLordInLook } from './dark-lord/pictures.ts'
import { inLook as regimentsInLook } from './regiments/pictures.ts'
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
  | (CombatHexStill & DrawnByFirst)
  | (DarkLordStill & DrawnByDarkLord)
  | (RegimentsStill & DrawnByRegiments)

/** A picture that a game draws itself, with another look. */
export const paintedBy = (picture: GamePicture, look: Appearance): GamePicture =>
  picture.game === regimentsId
    ? { ...picture, ...regimentsInLook(picture, look) }
    : picture.game === darkLordId
      ? { ...picture, ...darkLordInLook(picture, look) }
      : { ...picture, ...combatHexInLook(picture, look) }

/** Whether a picture shows how a game stands. */
export const isStill = (picture: GamePicture): picture is GameStill =>
  'battle' in picture || 'still' in picture || 'war' in picture
