/**
 * The one place that knows which node-canvas is installed. Version 4 takes fonts as `FontFace`s, version 3
 * through `registerFont`; the rest of `render` sees neither. The library is loaded with the first picture:
 * who draws nothing does not wait for it.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Canvas, CanvasRenderingContext2D, Image } from 'canvas'

export type { Canvas } from 'canvas'
export type Context = CanvasRenderingContext2D
type CanvasLibrary = typeof import('canvas')

/** The faces that pictures are lettered with, each from a file of the font package. */
export const faces = {
  plain: { family: 'Hex Plain', file: 'DejaVuSansCondensed.ttf' },
  bold: { family: 'Hex Bold', file: 'DejaVuSansCondensed-Bold.ttf' },
} as const
export type Face = keyof typeof faces

const load = createRequire(import.meta.url)

/** Folder of the font files: `FONT_DIR` for a bundle that carries them, else the font package. */
function fontFolder(): string {
  const { FONT_DIR } = process.env
  return FONT_DIR || join(dirname(load.resolve('dejavu-fonts-ttf/package.json')), 'ttf')
}

/** Writes a configuration of fontconfig that knows no font at all; undefined where the disk cannot be written to. */
function emptyFontConfiguration(): string | undefined {
  const folder = join(tmpdir(), 'combat-hex-fonts')
  const file = join(folder, 'fonts.conf')
  const text = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><cachedir>${folder}</cachedir></fontconfig>
`
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, text)
    return file
  } catch {
    return undefined
  }
}

interface OldLibrary {
  registerFont(path: string, face: { family: string }): void
}
const isOld = (module: object): module is OldLibrary => 'registerFont' in module

function registerFaces(library: CanvasLibrary): void {
  const folder = fontFolder()
  for (const { family, file } of Object.values(faces)) {
    const path = join(folder, file)
    if (!existsSync(path)) throw new Error(`font file missing: ${path}`)
    if (isOld(library)) library.registerFont(path, { family })
    else library.fonts.add(new library.FontFace(family, path))
  }
}

/**
 * Loads canvas with our faces alone. It asks fontconfig for the machine's fonts as soon as it is loaded, so
 * the configuration has to be in the environment before, and is put back for programs started by us later.
 */
function loadLibrary(): CanvasLibrary {
  const before = process.env.FONTCONFIG_FILE
  const file = emptyFontConfiguration()
  if (file) process.env.FONTCONFIG_FILE = file
  try {
    const library: CanvasLibrary = load('canvas')
    registerFaces(library)
    return library
  } finally {
    if (before === undefined) delete process.env.FONTCONFIG_FILE
    else process.env.FONTCONFIG_FILE = before
  }
}

let loaded: CanvasLibrary | undefined
const libraryOf = (): CanvasLibrary => (loaded ??= loadLibrary())

/** A picture out of SVG, ready at once. */
export function svgImage(svg: string): Image {
  const image = new (libraryOf().Image)()
  image.src = Buffer.from(svg)
  return image
}

/** A new picture to draw on, with our faces at hand. */
export const createCanvas = (width: number, height: number): Canvas => libraryOf().createCanvas(width, height)

/**
 * Families registered by us; version 3 keeps no list.
 * @internal for tests
 */
export function registeredFamilies(): string[] {
  const library = libraryOf()
  if (isOld(library)) return Object.values(faces).map(face => face.family)
  return [...library.fonts].map(face => face.family)
}

/** Gives back what a canvas takes that nobody draws from any more; where it is no browser's, the collector sees to that. */
export const letGo = (_canvas: Pick<Canvas, 'width' | 'height'>): void => {}

/** Grounds of boards that are kept, in pixels: about ten whole boards at the usual size (6 MB each). */
export const groundsKept: number = 16_000_000

/** What a canvas takes besides its pixels, as if it were pixels too: for small ones that is the most of it. */
const besidePixels = 3000

/** How much memory a canvas takes, in pixels of four bytes. */
export const weightOf = ({ width, height }: Pick<Canvas, 'width' | 'height'>): number =>
  width * height + besidePixels

/** Every pixel as 0xAARRGGBB, row by row. A copy. */
export function pixelsOf(canvas: Canvas): Uint32Array {
  const raw = canvas.toBuffer('raw')
  return new Uint32Array(raw.buffer, raw.byteOffset, raw.length >> 2)
}

/**
 * canvas's own encoder.
 * @internal the yardstick of the bench
 */
export const plainPng = (canvas: Canvas): Buffer => canvas.toBuffer('image/png')

/**
 * Decodes a picture.
 * @internal for tests, which look at what was drawn
 */
export async function decode(png: Buffer): Promise<{ width: number; height: number; pixels: Uint32Array }> {
  const image = await libraryOf().loadImage(png)
  const canvas = createCanvas(image.width, image.height)
  canvas.getContext('2d').drawImage(image, 0, 0)
  return { width: image.width, height: image.height, pixels: pixelsOf(canvas) }
}
