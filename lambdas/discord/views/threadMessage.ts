import type { GameRecord } from '../../store/types.ts'
import { text } from '../api/components.ts'
import type { Message } from '../types.ts'
import { plain } from '../words/fill.ts'
import { threadName } from './threadName.ts'

/** What the thread of a game grows from in its channel, where no button was pressed: its name. */
export const threadMessage = (game: GameRecord): Message => ({ components: [text(plain(threadName(game)))] })
