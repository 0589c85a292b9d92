import type { scriptWords } from '../scriptWords.ts'
import { say } from './notice.ts'

/** Copies a text when a button is pressed, and says so for a moment on it. */
export function copiesOnPress(
  button: HTMLButtonElement,
  text: () => string,
  words: Record<(typeof scriptWords)[number], string>,
): void {
  const label = button.textContent ?? ''
  const copy = async () => {
    try {
      // Browsers give pages that came by plain HTTP from another machine none, and may refuse it to any other.
      await navigator.clipboard.writeText(text())
    } catch {
      say(words.noCopy, { copy: text() })
      return
    }
    button.textContent = words.copied
    setTimeout(() => {
      button.textContent = label
    }, 2000)
  }
  button.addEventListener('click', () => void copy())
}
