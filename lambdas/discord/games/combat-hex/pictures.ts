import type { CombatHexPicture } from '../../../../render/combat-hex/draw.ts'
import type { Appearance } from '../../../store/types.ts'

/** The same picture in other colours, with other marks on its figures. */
export function inLook(picture: CombatHexPicture, { palette, marks }: Appearance): CombatHexPicture {
  if ('battle' in picture) return { ...picture, battle: { ...picture.battle, palette, marks } }
  if ('replay' in picture) return { ...picture, replay: { ...picture.replay, palette } }
  if ('moment' in picture) {
    const { replay, number } = picture.moment
    return { ...picture, moment: { replay: { ...replay, palette }, number } }
  }
  return { ...picture, palette }
}
