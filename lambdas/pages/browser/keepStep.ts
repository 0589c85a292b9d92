/** Steps follow each other faster than browsers let an address change, in milliseconds. */
const settles = 400

let waiting = 0

/**
 * Writes the step that is looked at into the page's address, so that loading it again shows the same: the last one needs
 * no number, for whoever looks at it wants the newest.
 * @param refused the browser lets the address not be changed
 */
export function keepStep(step: number, of: number, refused: () => void): void {
  clearTimeout(waiting)
  waiting = window.setTimeout(() => {
    const here = new URL(location.href)
    if (step < of) here.searchParams.set('step', String(step))
    else here.searchParams.delete('step')
    if (here.href === location.href) return
    try {
      history.replaceState(history.state, '', here)
    } catch {
      refused()
    }
  }, settles)
}
