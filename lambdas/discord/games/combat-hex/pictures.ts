import type { CombatHexPicture } from '../../../../render/combat-hex/draw.ts'
import type { PaletteName } from '../../../store/types.ts'

/** The same picture in other colours. */
export function inColours(picture: CombatHexPicture, palette: PaletteName): CombatHexPicture {
  if ('battle' in picture) return { ...picture, battle: { ...picture.battle, palette } }
  if ('replay' in picture) return { ...picture, replay: { ...picture.replay, palette } }
  return { ...picture, palette }
}
