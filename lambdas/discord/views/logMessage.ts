import type { LogEntry } from '../../store/types.ts'
import { roomOf } from '../api/components.ts'
import { limits } from '../api/limits.ts'
import { panel } from '../api/panel.ts'
import type { GameView } from '../games/gameView.ts'
import type { Message } from '../types.ts'
import { linesToTell } from './eventLines.ts'

/**
 * The log of one turn, or of the last ones: as much of the end of it as a message holds.
 * @param log as far as its reader may know of it
 */
export function logMessage(view: GameView, log: readonly LogEntry[], turn?: number): Message {
  const { says } = view.words
  const shown = turn === undefined ? log : log.filter(entry => entry.turn === turn)
  const turns = [...new Set(shown.map(entry => entry.turn))]
  const all = turns.flatMap(each => {
    const heading = `**${says.turnOrBefore(each)}**`
    const { lines } = linesToTell(
      shown.filter(entry => entry.turn === each),
      // Lines of old turns do not change with the orders of today.
      { ...view, retold: true },
    )
    return [heading, ...lines].map(line => ({ heading, line }))
  })
  let room = limits.text - 300
  let from = all.length
  while (from > 0 && room > roomOf(all[from - 1]!.line)) room -= roomOf(all[--from]!.line) + 1
  const lines = all.slice(from).map(({ line }) => line)
  const heading = all[from]?.heading
  if (heading !== undefined && lines[0] !== heading) lines.unshift(heading)
  return panel({
    texts: [`**${says.log}**${from === 0 ? '' : `\n${says.logCut}`}`, lines.join('\n') || says.logEmpty],
  })
}
