import { createCache } from './cache.ts'
import { type Canvas, type Context, createCanvas, type Face, faces } from './canvas.ts'

/** How text looks. Sizes are whole pixels; a halo is a rim of another colour that keeps it legible on anything. */
export interface TextStyle {
  size: number
  colour: string
  face?: Face
  halo?: string
}

export type Align = 'left' | 'centre' | 'right'

interface Glyph {
  x: number
  y: number
  advance: number
}

interface Atlas {
  canvas: Canvas
  ctx: Context
  /** side of the square that one glyph gets */
  pitch: number
  glyphs: Map<string, Glyph>
}

const perRow = 12
const perAtlas = perRow * 12

/** One atlas a style: shaping text is the slow part of canvas, copying a drawn letter costs next to nothing. */
const atlases = createCache<Atlas>(8_000_000, atlas => atlas.canvas.width * atlas.canvas.height)

function atlasOf({ size, colour, face = 'bold', halo }: TextStyle): Atlas {
  return atlases.get(`${face}/${size}/${colour}/${halo ?? ''}`, () => {
    const pitch = Math.ceil(size * 1.5) + 6
    const canvas = createCanvas(pitch * perRow, pitch * 12)
    const ctx = canvas.getContext('2d')
    ctx.font = `${size}px "${faces[face].family}"`
    ctx.textBaseline = 'alphabetic'
    ctx.lineJoin = 'round'
    return { canvas, ctx, pitch, glyphs: new Map() }
  })
}

function glyphOf(atlas: Atlas, style: TextStyle, letter: string): Glyph {
  const known = atlas.glyphs.get(letter)
  if (known) return known
  const { ctx, pitch } = atlas
  if (atlas.glyphs.size >= perAtlas) {
    // Names in many scripts: begin anew. Each letter is copied as soon as it is asked for, so none is lost.
    atlas.glyphs.clear()
    ctx.clearRect(0, 0, atlas.canvas.width, atlas.canvas.height)
  }
  const index = atlas.glyphs.size
  const glyph: Glyph = {
    x: (index % perRow) * pitch,
    y: Math.floor(index / perRow) * pitch,
    // canvas 4 measures the ink and not the advance, so a letter is measured between two others.
    advance: ctx.measureText(`H${letter}H`).width - ctx.measureText('HH').width,
  }
  const x = glyph.x + 4
  const y = glyph.y + 3 + style.size
  if (style.halo) {
    ctx.strokeStyle = style.halo
    ctx.lineWidth = Math.max(3, style.size / 5)
    ctx.strokeText(letter, x, y)
  }
  ctx.fillStyle = style.colour
  ctx.fillText(letter, x, y)
  atlas.glyphs.set(letter, glyph)
  return glyph
}

/** Width of a line of text, in pixels. */
export function widthOf(text: string, style: TextStyle): number {
  const atlas = atlasOf(style)
  let width = 0
  for (const letter of text) width += glyphOf(atlas, style, letter).advance
  return width
}

/** Writes one line; `y` is the middle of its capitals. */
export function drawText(
  ctx: Context,
  text: string,
  x: number,
  y: number,
  style: TextStyle,
  align: Align = 'centre',
): void {
  const atlas = atlasOf(style)
  const width = widthOf(text, style)
  let left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2
  const top = Math.round(y + style.size * 0.365) - style.size - 3
  for (const letter of text) {
    const glyph = glyphOf(atlas, style, letter)
    if (letter !== ' ')
      ctx.drawImage(
        atlas.canvas,
        glyph.x,
        glyph.y,
        atlas.pitch,
        atlas.pitch,
        Math.round(left) - 4,
        top,
        atlas.pitch,
        atlas.pitch,
      )
    left += glyph.advance
  }
}
