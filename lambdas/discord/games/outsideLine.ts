import type { Outside } from '../../../rules/play/module.ts'
import type { LogEntry } from '../../store/types.ts'
import { wordsOf } from '../words/index.ts'
import type { OutsideWords } from '../words/types.ts'
import type { GameView } from './gameView.ts'

/**
 * What happened from outside the sequence of a game, in the words of all games; undefined for what is its own.
 * @param answer says an answer in the words of the game
 */
export function outsideLine(
  entry: LogEntry,
  view: GameView,
  answer: (answer: string, view: GameView) => string,
): string | undefined {
  const words: Partial<OutsideWords> = wordsOf(view.locale).events
  const say = words[entry.event as Outside['event']] as
    | ((event: object, names: GameView['names']) => string)
    | undefined
  return say?.(
    'answer' in entry ? { ...entry, answer: answer(String(entry.answer), view) } : entry,
    view.names,
  )
}
