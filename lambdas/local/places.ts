/** Lets so many be at work at once; the others wait, and whoever came first goes first. */
export interface Places {
  /**
   * Resolves when there is a place.
   * @param turn the lowest number that waits is let in first
   * @returns gives the place back
   */
  enter(turn: number): Promise<() => void>
}

/**
 * @param count places
 * @param slowMs whoever has not left after so many milliseconds waits for somebody else, and loses the place to the
 * next: one who is not answered holds up nobody
 */
export function makePlaces(count: number, slowMs: number): Places {
  let free = count
  /** by their turn, the lowest first */
  const waiting: { turn: number; begin: (leave: () => void) => void }[] = []

  const take = () => {
    free--
    let held = true
    const leave = () => {
      if (!held) return
      held = false
      clearTimeout(slow)
      free++
      next()
    }
    const slow = setTimeout(leave, slowMs)
    slow.unref()
    return leave
  }
  const next = () => {
    if (free > 0 && waiting.length > 0) waiting.shift()!.begin(take())
  }

  return {
    enter: async turn =>
      free > 0
        ? take()
        : new Promise(begin => {
            const before = waiting.findLastIndex(each => each.turn <= turn)
            waiting.splice(before + 1, 0, { turn, begin })
          }),
  }
}
