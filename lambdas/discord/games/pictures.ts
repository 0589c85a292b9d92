import type { GamePicture, GameStill } from '../../../render/games.ts'
import type { Appearance } from '../../store/types.ts'

/** A picture that a game draws itself, in other colours and with other marks on its pieces. */
export const paintedBy = (picture: GamePicture, { palette, marks }: Appearance): GamePicture =>
  'still' in picture
    ? ({ ...picture, still: { ...picture.still, palette, marks } } as GamePicture)
    : { ...picture, palette }

/** Whether a picture shows how a game stands. */
export const isStill = (picture: GamePicture): picture is GameStill => 'still' in picture
