/** Lines that the arrow keys bring back. */
const maxRemembered = 30

/** What was sent, to be brought back by the arrow keys. */
export function makeLineHistory() {
  const lines: string[] = []
  let at = 0
  return {
    keep(line: string): void {
      if (lines.at(-1) !== line) lines.push(line)
      if (lines.length > maxRemembered) lines.shift()
      at = lines.length
    },
    /** The line before (-1) or after (1) the one that was brought back last; undefined where there is none. */
    step(way: -1 | 1): string | undefined {
      const line = lines[at + way]
      if (line === undefined && !(way > 0 && at < lines.length)) return undefined
      at += way
      // after the last one, the line is empty again
      return line ?? ''
    },
  }
}
