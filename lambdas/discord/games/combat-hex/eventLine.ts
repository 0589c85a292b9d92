import type { Entry, EventName } from '../../../../rules/combat-hex/index.ts'
import { sayAnswer } from './sayAnswer.ts'
import type { CombatHexView } from './view.ts'
import type { EventOf } from './words/types.ts'

/** One event in words. */
export function eventLine(entry: Entry, view: CombatHexView): string {
  const { words, names } = view
  const say = words.events[entry.event] as (event: EventOf<EventName>, n: CombatHexView['names']) => string
  if (entry.event === 'undone') return say({ ...entry, answer: sayAnswer(entry.answer, view) }, names)
  if (entry.event === 'ordered')
    return say({ ...entry, answer: sayAnswer(entry.answer, view, entry.question) }, names)
  return say(entry, names)
}
