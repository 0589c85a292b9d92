import type { RegimentsPicture } from '../../../../render/regiments/draw.ts'
import type { Appearance } from '../../../store/types.ts'

/** The same picture in other colours, with other marks on its units. */
export const inLook = (picture: RegimentsPicture, { palette, marks }: Appearance): RegimentsPicture =>
  'war' in picture ? { ...picture, war: { ...picture.war, palette, marks } } : { ...picture, palette }
