import { createCanvas, pixelsOf } from './canvas.ts'
import { paintScene } from './paint.ts'
import { makePalette, type Palette } from './quantise.ts'
import { sampleScene } from './sample.ts'
import { numberOf, rareColours, theme } from './theme.ts'
import { makeView } from './view.ts'

let palette: Palette | undefined

/**
 * The 256 colours of all board pictures, found once from a small scene that has every mark, token and
 * overlay. They do not depend on the board, because boards differ in what is where and not in colours.
 */
export function paletteOf(): Palette {
  if (palette) return palette
  const scenes = sampleScene()
  const pictures = scenes.map(scene => {
    const view = makeView(scene.board, scene)
    const canvas = createCanvas(view.width, view.height)
    paintScene(canvas.getContext('2d'), view, scene)
    return pixelsOf(canvas)
  })
  palette = makePalette(pictures, [...Object.values(theme), ...rareColours].map(numberOf))
  return palette
}
