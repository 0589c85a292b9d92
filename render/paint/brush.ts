import type { Context } from './canvas.ts'
import { type Colours, coloursOf, type PaletteName } from './theme.ts'

/** A canvas to draw on and the colours to draw with, handed down from a picture to its smallest part. */
export interface Brush {
  ctx: Context
  colours: Readonly<Colours>
  /** which set the colours are; part of the key of whatever is kept */
  palette: PaletteName
}

/** A brush for a canvas, with the usual colours unless told. */
export const brushOf = (ctx: Context, palette: PaletteName = 'standard'): Brush => ({
  ctx,
  colours: coloursOf[palette],
  palette,
})
