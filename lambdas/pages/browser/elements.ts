/** An element of the page; throws where the page has none of that name and kind. */
export const byId = <E extends HTMLElement>(id: string, kind: new () => E): E => {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new Error(`the page has no ${id}`)
  return found
}

/** Where the log tells a step. */
export const entry = (step: number): HTMLElement | null => document.getElementById(`s${step + 1}`)

/** Keeps a log that has its own place beside the board, where it scrolls by itself, at what is told. */
export function follow(told: HTMLElement): void {
  const log = told.closest('section')
  if (!log || log.scrollHeight <= log.clientHeight) return
  const [place, { top, bottom }] = [log.getBoundingClientRect(), told.getBoundingClientRect()]
  if (top < place.top || bottom > place.bottom) log.scrollTop += top - place.top - place.height / 3
}
