import type { Context } from '../../../render/canvas.ts'
import { makeLayout } from '../../../render/framing.ts'
import { paintScene } from '../../../render/paintScene.ts'
import type { Scene } from '../../../render/types.ts'
import { saveFile } from './saveFile.ts'

/** Wide enough for a print; in pixels. */
const width = 1600

/** Saves a scene as a picture of the whole board, as a message would show it. */
export function savePicture(scene: Scene, name: string): void {
  const layout = makeLayout(scene.board, { ...scene, width })
  const canvas = document.createElement('canvas')
  canvas.width = layout.width
  canvas.height = layout.height
  paintScene(canvas.getContext('2d') as unknown as Context, layout, { ...scene, width })
  canvas.toBlob(blob => {
    if (blob) saveFile(blob, name)
  })
}
