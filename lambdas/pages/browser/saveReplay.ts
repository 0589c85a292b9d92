/** Saves a moving picture as `/game replay` posts it: drawn where one looks, by what draws it there. Loaded when it is first wanted. */
import { drawReplay } from '../../../render/drawReplay.ts'
import type { Scene } from '../../../render/types.ts'
import { type MovingScenes, unpackSteps } from '../stepScenes.ts'
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
  const response = await fetch(address)
  if (!response.ok) throw new Error(`the replay could not be fetched: ${response.status}`)
  const { steps, shown } = (await response.json()) as MovingScenes
  const frames = unpackSteps(steps).map(({ tokens, overlay }, i) => ({
    ...shown[i]!,
    tokens: [...tokens],
    overlay,
  }))
  const gif = await drawReplay({ ...look, frames }, count => drawn(count, frames.length))
  saveFile(new Blob([gif], { type: 'image/gif' }), name)
}
