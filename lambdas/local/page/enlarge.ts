import { h } from './dom.ts'
import type { Words } from './pageWords.ts'

/** Shows a picture over the whole page; a second click shows it in its full size. */
export function enlarge(url: string, alt: string, words: Words): void {
  const image = h('img', { src: url, alt })
  const frame = h('div', { class: 'frame', tabindex: 0 }, image)
  const close = h('button', { type: 'button', class: 'close', 'aria-label': words.close }, '✕')
  const dialog = h('dialog', { class: 'enlarged', 'aria-label': alt || words.enlarge }, frame, close)
  image.addEventListener('click', event => {
    const { offsetX, offsetY } = event
    const before = image.getBoundingClientRect()
    const full = dialog.classList.toggle('full')
    if (!full) return
    // what was clicked stays in sight
    frame.scrollTo({
      left: (offsetX / before.width) * image.width - frame.clientWidth / 2,
      top: (offsetY / before.height) * image.height - frame.clientHeight / 2,
    })
  })
  frame.addEventListener('click', event => event.target === frame && dialog.close())
  close.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}
