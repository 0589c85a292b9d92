/** Shows a dialog over the page. A browser that knows none has it as an element like any other: it is opened by hand. */
export function openModal(dialog: HTMLDialogElement): void {
  if (dialog.hasAttribute('open')) return
  if (typeof dialog.showModal === 'function') return dialog.showModal()
  const before = document.activeElement
  dialog.setAttribute('open', '')
  dialog.setAttribute('role', 'dialog')
  dialog.setAttribute('aria-modal', 'true')
  dialog.tabIndex = -1
  dialog.focus()
  const escape = (event: KeyboardEvent) => event.key === 'Escape' && closeModal(dialog)
  document.addEventListener('keydown', escape)
  dialog.addEventListener(
    'close',
    () => {
      document.removeEventListener('keydown', escape)
      if (before instanceof HTMLElement) before.focus()
    },
    { once: true },
  )
}

export function closeModal(dialog: HTMLDialogElement): void {
  if (typeof dialog.close === 'function') return dialog.close()
  dialog.removeAttribute('open')
  dialog.dispatchEvent(new Event('close'))
}
