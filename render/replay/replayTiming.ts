/** How long the ending of a replay is looked at, in milliseconds. */
export const endingShown = 3000

/** A replay lasts no longer than so many milliseconds, its ending among them: longer, nobody looks to the end. */
const longest = 25_000

/** Pictures shown shorter, each as much as the others, so that they and the ending take no longer than a replay may. */
export function paced<Shown extends { shown: number }>(frames: readonly Shown[]): Shown[] {
  const total = frames.reduce((sum, { shown }) => sum + shown, 0)
  const by = Math.min(1, (longest - endingShown) / Math.max(1, total))
  // GIF counts hundredths of a second.
  return frames.map(frame => ({ ...frame, shown: Math.floor((frame.shown * by) / 10) * 10 }))
}
