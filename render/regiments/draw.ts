import type { SheetLook } from '../types.ts'
import { type BesideSheet, type ClashSheet, drawBeside, drawClash } from './clashSheet.ts'

/** What Regiments has drawn. */
export type RegimentsPicture =
  /** what may come of a clash or a volley */
  | ({ clash: ClashSheet } & SheetLook)
  /** several of them beside each other */
  | ({ compared: BesideSheet } & SheetLook)

/** A PNG. */
export const drawRegiments = (picture: RegimentsPicture): Promise<Buffer> =>
  'clash' in picture
    ? drawClash(picture.clash, picture.palette)
    : drawBeside(picture.compared, picture.palette)
