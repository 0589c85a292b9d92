/** Buttons that make a file of what is looked at. */
import type { Scene } from '../../../render/types.ts'
import type { scriptWords } from '../scriptWords.ts'
import { load } from './asking.ts'
import { byId, entry } from './elements.ts'
import type { TroubleTeller } from './telling.ts'

/**
 * @param replay address of the scenes of a moving picture, with a `?`
 * @param looked what is looked at: which step, and how it is drawn
 */
export function listenForSaves(
  replay: string,
  words: Record<(typeof scriptWords)[number], string>,
  tell: TroubleTeller,
  looked: () => { at: number; scene: Scene },
): void {
  /** @param save says meanwhile on the button how far it is */
  const saves = (id: string, failed: string, save: (says: (text: string) => void) => Promise<void>) => {
    const button = byId(id, HTMLButtonElement)
    const label = button.textContent
    const press = async () => {
      button.disabled = true
      try {
        await save(text => (button.textContent = text))
      } catch (error) {
        tell.failed(failed, error)
      } finally {
        button.textContent = label
        button.disabled = false
      }
    }
    button.addEventListener('click', () => void press())
  }
  saves('png', words.noPng, async () => {
    const { at, scene } = looked()
    const { savePicture } = await load(async () => import('./savePicture.ts'))
    await savePicture(scene, `${document.title} ${at + 1}.png`)
  })
  const moving = (id: string, turnOf: (at: number) => string | undefined) =>
    saves(id, words.noGif, async says => {
      const { at, scene } = looked()
      const turn = turnOf(at)
      const { saveReplay } = await load(async () => import('./saveReplay.ts'))
      const { board, players, legend, palette } = scene
      const address = turn === undefined ? replay : `${replay}&turn=${turn}`
      const name = `${document.title}${turn === undefined ? '' : ` ${turn}`}.gif`
      await saveReplay(address, { board, players, legend, palette }, name, (count, of) =>
        says(`${count}/${of}`),
      )
    })
  moving('gif', () => undefined)
  moving('gifturn', at => entry(at)?.parentElement?.dataset['turn'])
}
