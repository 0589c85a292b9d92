import { h } from '../../pages/browser/dom.ts'
import { closeModal, openModal } from '../../pages/browser/modal.ts'
import type { PageWords } from './pageWords.ts'

/** How much wider a picture has to become, or it is shown in its full size at once. */
const worthwhile = 1.5

/** Where a picture was pressed, in parts of its width and height. */
const pressed = (event: MouseEvent, picture: HTMLImageElement): [number, number] => {
  const { left, top, width, height } = picture.getBoundingClientRect()
  // The keyboard presses nowhere: the middle.
  if (event.detail === 0) return [0.5, 0.5]
  return [(event.clientX - left) / width, (event.clientY - top) / height]
}

/**
 * Shows a picture over the whole page, what was pressed in sight; a press on it changes between all of it and its full
 * size. On a phone, where all of it is hardly larger than in the message, it begins in full size.
 */
export function enlarge(
  small: HTMLImageElement,
  at: MouseEvent,
  url: string,
  alt: string,
  words: PageWords,
): void {
  const image = h('img', { src: url, alt })
  const frame = h('div', { class: 'frame', tabindex: 0 }, image)
  const close = h('button', { type: 'button', class: 'close', 'aria-label': words.close }, '✕')
  const dialog = h('dialog', { class: 'enlarged', 'aria-label': alt || words.enlarge }, frame, close)

  /** To full size and back; what was pressed, in parts of the picture, stays in sight. */
  const change = (x: number, y: number) => {
    if (!dialog.classList.toggle('full')) return
    frame.scrollTo({
      left: x * image.width - frame.clientWidth / 2,
      top: y * image.height - frame.clientHeight / 2,
    })
  }
  const where = pressed(at, small)

  image.addEventListener('click', event => change(...pressed(event, image)))
  frame.addEventListener('click', event => event.target === frame && closeModal(dialog))
  close.addEventListener('click', () => closeModal(dialog))
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  openModal(dialog)
  image.addEventListener('load', () => {
    if (image.width < small.width * worthwhile && image.naturalWidth > image.width) change(...where)
  })
}
