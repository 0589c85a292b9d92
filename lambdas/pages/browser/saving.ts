/** Buttons that make a file of what is looked at. */
import type { Scene } from '../../../render/types.ts'
import type { scriptWords } from '../scriptWords.ts'
import { byId, entry } from './elements.ts'

/**
 * @param replay address of the scenes of a moving picture, with a `?`
 * @param looked what is looked at: which step, and how it is drawn
 */
export function listenForSaves(
  replay: string,
  words: Record<(typeof scriptWords)[number], string>,
  looked: () => { at: number; scene: Scene },
): void {
  byId('png', HTMLButtonElement).addEventListener('click', () => {
    void (async () => {
      const { at, scene } = looked()
      const { savePicture } = await import('./savePicture.ts')
      savePicture(scene, `${document.title} ${at + 1}.png`)
    })()
  })
  const moving = (id: string, turnOf: (at: number) => string | undefined) => {
    const button = byId(id, HTMLButtonElement)
    const label = button.textContent
    button.addEventListener('click', () => {
      void (async () => {
        const { at, scene } = looked()
        const turn = turnOf(at)
        const address = turn === undefined ? replay : `${replay}&turn=${turn}`
        button.disabled = true
        try {
          const { saveReplay } = await import('./saveReplay.ts')
          const { board, players, legend, palette } = scene
          const name = `${document.title}${turn === undefined ? '' : ` ${turn}`}.gif`
          await saveReplay(address, { board, players, legend, palette }, name, (count, of) => {
            button.textContent = `${count}/${of}`
          })
          button.textContent = label
        } catch (error) {
          button.textContent = words.noGif
          throw error
        } finally {
          button.disabled = false
        }
      })()
    })
  }
  moving('gif', () => undefined)
  moving('gifturn', at => entry(at)?.parentElement?.dataset['turn'])
}
