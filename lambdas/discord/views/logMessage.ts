import type { LogEntry } from '../../store/types.ts'
import { limits } from '../api/components.ts'
import { panel } from '../api/panel.ts'
import type { GameView } from '../games/gameView.ts'
import { faceOf } from '../games/index.ts'
import type { Message } from '../types.ts'

/** The log of one turn, or of the last ones: as much of the end of it as a message holds. */
export function logMessage(view: GameView, log: readonly LogEntry[], turn?: number): Message {
  const { says } = view.words
  const shown = log.filter(entry => (turn === undefined || entry.turn === turn) && view.knows(entry))
  const lines: string[] = []
  let room = limits.text - 300
  let above: number | undefined
  for (const entry of [...shown].reverse()) {
    const heading =
      above !== undefined && entry.turn !== above ? `**${says.turnOrBefore(above)}**` : undefined
    const line = faceOf(view.game).event(entry, view)
    room -= line.length + 1 + (heading ? heading.length + 1 : 0)
    if (room < 0) break
    if (heading) lines.unshift(heading)
    lines.unshift(line)
    above = entry.turn
  }
  const all = lines.length >= shown.length
  return panel({
    texts: [
      `**${says.log}**${all ? '' : `\n${says.logCut}`}`,
      above === undefined ? says.logEmpty : [`**${says.turnOrBefore(above)}**`, ...lines].join('\n'),
    ],
  })
}
