import type { BoardTheme } from '../../rules/board/board.ts'
import { flatColours, lands } from '../art/lands.ts'
import { makeLayout } from '../board/framing.ts'
import { paintScene } from '../board/paintScene.ts'
import { sampleScene } from '../board/sampleScene.ts'
import { gridShare } from '../board/sides.ts'
import { createCache } from './cache.ts'
import { createCanvas, pixelsOf } from './canvas.ts'
import { makePalette, type Palette } from './quantise.ts'
import { coloursOf, mixed, numberOf, type PaletteName, rareColours, veiled } from './theme.ts'

const palettes = createCache<Palette>(10)

/**
 * The 256 colours of all board pictures of a land, found once from a small board that has every mark, token
 * and overlay. They do not depend on the board, because boards of a land differ in what is where and not in
 * colours.
 */
export const paletteOf = (land: BoardTheme, name: PaletteName = 'standard'): Palette =>
  palettes.get(`${land}/${name}`, () => {
    const pictures = sampleScene(land).map(scene => {
      const layout = makeLayout(scene.board, scene)
      const canvas = createCanvas(layout.width, layout.height)
      paintScene(canvas.getContext('2d'), layout, { ...scene, palette: name })
      return pixelsOf(canvas)
    })
    const { ground, floor, raised } = lands[land]
    const exact = [
      ...Object.values(coloursOf[name]),
      // so faint that lines would break where another colour stood for them
      ...[...ground, floor.board, raised.tones[1]!].map(tone => mixed(tone, coloursOf[name].grid, gridShare)),
      ...rareColours(name),
      ...ground.flatMap(tone => veiled(tone, name)),
    ]
    return makePalette(pictures, [...exact, ...flatColours(lands[land])].map(numberOf))
  })
