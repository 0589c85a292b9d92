import type { LogEntry } from '../../store/types.ts'
import type { Told } from '../games/face.ts'
import type { GameView } from '../games/gameView.ts'
import { faceOf } from '../games/index.ts'
import { outsideLine } from '../games/outsideLine.ts'

/** What happened, a line each, so many at most: the last ones where the game has no other way to tell it. */
export function linesToTell(
  entries: readonly LogEntry[],
  view: GameView,
  most = Infinity,
  drawn = false,
): Told {
  const face = faceOf(view.game)
  if (face.tell) return face.tell(entries, view, most, drawn)
  const lines = entries.map(entry => outsideLine(entry, view, face.answer) ?? face.event(entry, view))
  return { lines: lines.slice(-most), missing: lines.length > most }
}

/** Lines that tell what happened: nobody reads more before it is their turn. */
const maxLines = 5

/**
 * What happened, in a few lines; where it is more, the text says so.
 * @param drawn its story stands beside it, with all that dice did
 */
export function tell(entries: readonly LogEntry[], view: GameView, drawn: boolean): string {
  const { lines, missing } = linesToTell(entries, view, maxLines, drawn)
  return [...lines, ...(missing ? [view.words.says.moreInLog] : [])].join('\n')
}
