/** Where the board cannot be had the page is what it is without scripts: its picture and its words. It says so. */
import { byId } from './elements.ts'

/** What the page shows in the place of its board: nothing yet, the board, its picture, or the board as it was drawn first. */
type Shows = 'board' | 'picture' | 'still'

export const showsBoard = (): boolean => byId('board', HTMLElement).dataset['shows'] === 'board'
export const shows = (what: Shows): void => {
  byId('board', HTMLElement).dataset['shows'] = what
}

/**
 * @param isDrawn is there a board that was drawn and stays good?
 * @param why in words
 */
export function leaveAsItWas(isDrawn: boolean, why = ''): void {
  const { nopicture = '' } = byId('board', HTMLElement).dataset
  byId('loading', HTMLParagraphElement).hidden = true
  byId('more', HTMLSpanElement).textContent = why
  shows(isDrawn ? 'still' : 'picture')
  const picture = document.querySelector<HTMLImageElement>('#without img')
  const sayNone = () => (byId('why', HTMLSpanElement).textContent = nopicture)
  if (isDrawn || !picture) return
  if (picture.complete && picture.currentSrc && !picture.naturalWidth) sayNone()
  picture.addEventListener('error', sayNone)
}
