import type { GameRecord } from '../../store/types.ts'
import { buttons, text } from '../api/components.ts'
import type { Message } from '../types.ts'
import { plain } from '../words/fill.ts'
import { newHereButton } from './helpMessage.ts'
import { threadName } from './threadName.ts'

/**
 * What the thread of a game grows from in its channel, where no button was pressed: its name. It may be the first that a
 * channel sees of the program.
 */
export const threadMessage = (game: GameRecord): Message => ({
  components: [text(plain(threadName(game))), ...buttons([newHereButton(game.language, game)])],
})
