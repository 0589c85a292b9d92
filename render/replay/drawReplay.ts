import * as gifenc from 'gifenc'
import { captionRows } from '../board/drawCaption.ts'
import type { Layout } from '../board/framing.ts'
import { pixelsOfScene } from '../board/scenePixels.ts'
import { brushOf } from '../paint/brush.ts'
import { type Canvas, createCanvas, pixelsOf } from '../paint/canvas.ts'
import { paletteOf } from '../paint/pngPalette.ts'
import { numbered } from '../paint/quantise.ts'
import { free } from '../paint/releaseMemory.ts'
import type { Replay, Scene } from '../types.ts'
import { layoutsOf } from './camera.ts'
import { endingShown } from './replayTiming.ts'

/** gifenc is a module of its own kind in Node, and an ordinary one in a bundle. */
function newEncoder() {
  const make = gifenc.GIFEncoder ?? gifenc.default?.GIFEncoder
  if (!make) throw new Error('gifenc has no encoder')
  // One that grows copies itself again and again, and leaves ten times as much to the collector.
  return make({ initialCapacity: tooLarge })
}

/** Of a replay, in pixels: more than phones show, and few enough for many pictures. */
const usualWidth = 520

/** So many bytes, and Discord may not take it. */
const tooLarge = 8_000_000

/**
 * A game, or a part of it, as an animated GIF. Every picture but the first holds only what changed. Where
 * the whole would be too large, it is made again in a smaller size.
 * @param drawn is told how many of its pictures are made
 * @throws RangeError where nothing happened
 */
export async function drawReplay(
  replay: Replay,
  drawn: (count: number) => void = () => {},
): Promise<Uint8Array<ArrayBuffer>> {
  const { width = usualWidth } = replay
  for (const part of [1, 0.75, 0.5]) {
    const made = await encode(replay, Math.round(width * part), drawn)
    if (made) return made
  }
  throw new RangeError('too large a replay')
}

/** Numbers that differ, written into `change`; `same` where they do not. */
function changed(before: Uint8Array, now: Uint8Array, same: number, change: Uint8Array): Uint8Array {
  for (let i = 0; i < now.length; i++) change[i] = now[i] === before[i] ? same : now[i]!
  return change
}

/** A sheet in the middle of a picture so large, as large as it fits. */
function endingIn({ width, height }: Layout, sheet: Canvas): Uint32Array {
  const canvas = createCanvas(width, height)
  const { ctx, colours } = brushOf(canvas.getContext('2d'))
  ctx.fillStyle = colours.frame
  ctx.fillRect(0, 0, width, height)
  const scale = Math.min(width / sheet.width, height / sheet.height)
  const [w, h] = [sheet.width * scale, sheet.height * scale]
  ctx.drawImage(sheet, (width - w) / 2, (height - h) / 2, w, h)
  return pixelsOf(canvas)
}

/** So wide; undefined where that is too large. */
async function encode(
  replay: Replay,
  width: number,
  drawn: (count: number) => void,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { board, players, legend, palette, frames } = replay
  if (!frames.length) throw new RangeError('nothing happened')
  const layouts = layoutsOf(board, frames, { width, rows: captionRows, players })
  const [whole] = layouts as [Layout]
  const colours = paletteOf(board.theme, palette)
  const count = colours.colours.length / 3
  const table = Array.from({ length: count }, (_, i): [number, number, number] => [
    colours.colours[i * 3]!,
    colours.colours[i * 3 + 1]!,
    colours.colours[i * 3 + 2]!,
  ])
  // The number after the last colour stands for what stays as it was.
  const same = count
  const gif = newEncoder()
  // The same few sheets for every picture: what lies about in so many pieces is not given back for long.
  const sheet = () => new Uint8Array(whole.width * whole.height)
  const [difference, ...turns] = [sheet(), sheet(), sheet()] as const
  let before: Uint8Array | undefined
  const add = (pixels: Uint32Array, delay: number, cut: boolean) => {
    const now = numbered(pixels, colours, before === turns[0] ? turns[1] : turns[0])
    free(pixels)
    const change = before && !cut ? changed(before, now, same, difference) : now
    gif.writeFrame(change, whole.width, whole.height, {
      delay,
      dispose: 1,
      ...(before
        ? { transparent: !cut, transparentIndex: same }
        : { palette: [...table, [0, 0, 0]], repeat: 0 }),
    })
    before = now
  }
  for (const [i, { tokens, overlay, caption, shown }] of frames.entries()) {
    const layout = layouts[i]!
    const scene: Scene = {
      board,
      tokens,
      overlay,
      players,
      palette,
      legend,
      labels: false,
      caption,
    }
    add(pixelsOfScene(scene, layout), shown, i > 0 && layout !== layouts[i - 1])
    if (gif.bytesView().length >= tooLarge) return undefined
    // Others get their turn: a whole game takes seconds.
    drawn(i + 1)
    await new Promise(resolve => setTimeout(resolve))
  }
  if (replay.ending) add(endingIn(whole, replay.ending()), endingShown, true)
  gif.finish()
  const bytes = gif.bytes()
  return bytes.length < tooLarge ? bytes : undefined
}
