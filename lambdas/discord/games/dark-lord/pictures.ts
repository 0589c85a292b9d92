import type { DarkLordPicture } from '../../../../render/dark-lord/draw.ts'
import type { Appearance } from '../../../store/types.ts'

/** The id of this game in rules/games.ts, by which its pictures are drawn. */
export const darkLordId = 'dark-lord'

/** The same picture in other colours, with other marks on its figures. */
export const inLook = (picture: DarkLordPicture, { palette, marks }: Appearance): DarkLordPicture =>
  'still' in picture ? { ...picture, still: { ...picture.still, palette, marks } } : { ...picture, palette }
