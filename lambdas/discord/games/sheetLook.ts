import type { Locale, PaletteName } from '../../store/types.ts'

/** In whose language and colours a sheet is drawn. */
export interface SheetLook {
  language: Locale
  palette?: PaletteName
}
