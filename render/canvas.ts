/**
 * The one place that knows which node-canvas is installed. Version 4 takes fonts as `FontFace`s, version 3
 * through `registerFont`; the rest of `render` sees neither.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import * as library from 'canvas'

export type { Canvas } from 'canvas'
export type Context = library.CanvasRenderingContext2D

/** The faces that pictures are lettered with, each from a file of the font package. */
export const faces = {
  plain: { family: 'Hex Plain', file: 'DejaVuSansCondensed.ttf' },
  bold: { family: 'Hex Bold', file: 'DejaVuSansCondensed-Bold.ttf' },
} as const
export type Face = keyof typeof faces

/** Folder of the font files: beside the program in a bundle, else in the font package. */
function fontFolder(): string {
  const beside = process.env.FONT_DIR
  if (beside && existsSync(beside)) return beside
  return join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf')
}

/**
 * Gives fontconfig a configuration of our own, so that a picture neither depends on the machine's fonts nor
 * complains where there are none. It names our font folder alone.
 */
function fontConfiguration(fonts: string): void {
  const folder = join(tmpdir(), 'combat-hex-fonts')
  const file = join(folder, 'fonts.conf')
  const text = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${fonts}</dir><cachedir>${folder}</cachedir></fontconfig>
`
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, text)
    process.env.FONTCONFIG_FILE = file
  } catch {
    // A disk that cannot be written to: our faces come from their files all the same.
  }
}

interface OldLibrary {
  registerFont(path: string, face: { family: string }): void
}

const isOld = (module: object): module is OldLibrary => 'registerFont' in module

function registerFaces(): void {
  const folder = fontFolder()
  fontConfiguration(folder)
  for (const { family, file } of Object.values(faces)) {
    const path = join(folder, file)
    if (!existsSync(path)) throw new Error(`font file missing: ${path}`)
    if (isOld(library)) library.registerFont(path, { family })
    else library.fonts.add(new library.FontFace(family, path))
  }
}

let ready = false

/** A new picture to draw on, with our faces at hand. */
export function createCanvas(width: number, height: number): library.Canvas {
  if (!ready) registerFaces()
  ready = true
  return library.createCanvas(width, height)
}

/** Families registered by us, for tests; version 3 keeps no list. */
export const registeredFamilies = (): string[] =>
  'fonts' in library
    ? [...library.fonts].map(face => face.family)
    : Object.values(faces).map(face => face.family)

/** Every pixel as 0xAARRGGBB, row by row. A copy. */
export function pixelsOf(canvas: library.Canvas): Uint32Array {
  const raw = canvas.toBuffer('raw')
  return new Uint32Array(raw.buffer, raw.byteOffset, raw.length >> 2)
}

/** canvas's own encoder, as the yardstick of the bench. */
export const plainPng = (canvas: library.Canvas): Buffer => canvas.toBuffer('image/png')

/** Decodes a picture, for tests. */
export async function decode(png: Buffer): Promise<{ width: number; height: number; pixels: Uint32Array }> {
  const image = await library.loadImage(png)
  const canvas = createCanvas(image.width, image.height)
  canvas.getContext('2d').drawImage(image, 0, 0)
  return { width: image.width, height: image.height, pixels: pixelsOf(canvas) }
}
