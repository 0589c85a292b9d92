import { makeLayout } from '../../../render/board/framing.ts'
import { paintScene } from '../../../render/board/paintScene.ts'
import type { Context } from '../../../render/paint/canvas.ts'
import type { Scene } from '../../../render/types.ts'
import { letGo, readsTrue } from './canvas.ts'
import { saveFile } from './saveFile.ts'

/** Wide enough for a print; in pixels. */
const width = 1600

/** Saves a scene as a picture of the whole board, as a message would show it. @throws where the browser has no room or leave for it */
export async function savePicture(scene: Scene, name: string): Promise<void> {
  if (!readsTrue()) throw new Error('pictures read otherwise than they were drawn')
  const layout = makeLayout(scene.board, { ...scene, width })
  const canvas = document.createElement('canvas')
  canvas.width = layout.width
  canvas.height = layout.height
  paintScene(canvas.getContext('2d') as unknown as Context, layout, { ...scene, width })
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve))
  letGo(canvas)
  if (!blob) throw new Error('no file was made of the picture')
  saveFile(blob, name)
}
