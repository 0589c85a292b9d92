import type { EventName } from '../../../../rules/combat-hex/index.ts'
import type { LogEntry } from '../../../store/types.ts'
import type { EventOf } from '../../words/types.ts'
import type { GameView } from '../gameView.ts'
import { sayAnswer } from './sayAnswer.ts'

/** One event in words. */
export function eventLine(entry: LogEntry, view: GameView): string {
  const { words, names } = view
  const say = words.events[entry.event] as (event: EventOf<EventName>, n: GameView['names']) => string
  if (entry.event === 'undone') return say({ ...entry, answer: sayAnswer(entry.answer, view) }, names)
  if (entry.event === 'ordered')
    return say({ ...entry, answer: sayAnswer(entry.answer, view, entry.question) }, names)
  return say(entry, names)
}
