import type { EventName } from '../../../rules/index.ts'
import { byLine, withoutRepeats } from '../../game/eventsToTell.ts'
import type { LogEntry } from '../../store/types.ts'
import type { GameView } from '../games/gameView.ts'
import { faceOf } from '../games/index.ts'

/** One event in words. */
const eventLine = (entry: LogEntry, view: GameView): string => faceOf(view.game).event(entry, view)

/** What is left out first when much has happened, the least telling first. */
const leftOut: readonly (readonly EventName[])[] = [
  ['lost', 'allocated', 'combat-ended', 'lifted', 'ordered'],
  ['damage', 'turned', 'hits', 'phase-began'],
  ['rolled', 'converted', 'turn-began'],
  ['moved', 'ran', 'free-attack', 'saved', 'not-activated'],
  ['disengaging', 'activated', 'combat-began', 'wounded'],
]

/** Figures placed in one go are counted, not named. */
const linesOf = (entries: readonly LogEntry[], view: GameView): string[] =>
  byLine(entries).map(line =>
    line.length > 1 ? view.words.says.placed(line.length) : eventLine(line[0]!, view),
  )

/** Rolls that decide who may choose are never left out. */
const decides = (entry: LogEntry): boolean =>
  entry.event === 'rolled' && (entry.for === 'deployment' || entry.for === 'strategy')

/**
 * What happened, in at most `most` lines: where it is more, the least telling happenings are left out, and
 * the text says so.
 */
export function tell(entries: readonly LogEntry[], view: GameView, most = 12): string {
  const all = withoutRepeats(entries)
  let shown = all
  let lines = linesOf(shown, view)
  for (const names of leftOut) {
    if (lines.length <= most) break
    shown = shown.filter(entry => decides(entry) || !names.includes(entry.event))
    lines = linesOf(shown, view)
  }
  lines = lines.slice(-most)
  const missing = shown.length < all.length || linesOf(shown, view).length > lines.length
  return [...lines, ...(missing ? [view.words.says.moreInLog] : [])].join('\n')
}
