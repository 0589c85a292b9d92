/**
 * Copies a text when a button is pressed, and says so for a moment on it.
 * @param said that it is copied
 */
export function copiesOnPress(button: HTMLButtonElement, text: () => string, said: string): void {
  const label = button.textContent ?? ''
  const copy = async () => {
    // Browsers give pages that came by plain HTTP from another machine no clipboard: it is copied by hand.
    const clipboard = navigator.clipboard as Clipboard | undefined
    if (!clipboard) {
      window.prompt(label, text())
      return
    }
    await clipboard.writeText(text())
    button.textContent = said
    setTimeout(() => {
      button.textContent = label
    }, 2000)
  }
  button.addEventListener('click', () => void copy())
}
