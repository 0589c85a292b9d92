/** An element of the page; throws where the page has none of that name and kind. */
export const byId = <E extends HTMLElement>(id: string, kind: new () => E): E => {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new Error(`the page has no ${id}`)
  return found
}

/** Where the log tells a step. */
export const entry = (step: number): HTMLElement | null => document.getElementById(`s${step + 1}`)

/** A button that does something. */
export function newButton(text: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = text
  button.addEventListener('click', press)
  return button
}
