import type { Numbered } from '../core/tape.ts'

/**
 * What was not taken back, of a log in which `undone` says since which number everything was.
 * @param stays whether one stays all the same, with what it took back; without it none does
 */
export function withoutTakenBack<Event extends Numbered<{ event: string }>>(
  log: readonly Event[],
  stays: (undone: Event) => boolean = () => false,
): Event[] {
  let kept: Event[] = []
  for (const event of log) {
    if (event.event === 'undone' && 'since' in event && !stays(event)) {
      const since = Number(event.since)
      kept = kept.filter(({ n }) => n < since)
    } else kept.push(event)
  }
  return kept
}
