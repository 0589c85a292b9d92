/** Saves a moving picture as `/game replay` posts it: drawn where one looks, by what draws it there. Loaded when it is first wanted. */
import { drawReplay } from '../../../render/replay/drawReplay.ts'
import type { Scene } from '../../../render/types.ts'
import { type MovingScenes, unpackSteps } from '../stepScenes.ts'
import { ask } from './asking.ts'
import { readsTrue } from './canvas.ts'
import { saveFile } from './saveFile.ts'

/**
 * @param address of its scenes
 * @param drawn is told how many of its pictures are made, of how many
 */
export async function saveReplay(
  address: string,
  look: Pick<Scene, 'board' | 'players' | 'legend' | 'palette'>,
  name: string,
  drawn: (count: number, of: number) => void,
): Promise<void> {
  if (!readsTrue()) throw new Error('pictures read otherwise than they were drawn')
  const { steps, shown } = await ask<MovingScenes>(address)
  const frames = unpackSteps(steps).map(({ tokens, overlay }, i) => ({
    ...shown[i]!,
    tokens: [...tokens],
    overlay,
  }))
  const gif = await drawReplay({ ...look, frames }, count => drawn(count, frames.length))
  saveFile(new Blob([gif], { type: 'image/gif' }), name)
}
