/** All that the door and the worker need to know of the game's side of Discord. */

import type { Bot } from './bot.ts'
import { componentHandlers } from './buttons.ts'
import { commands } from './commands/index.ts'
import { helpOf } from './games/helpOf.ts'
import { publicButtons } from './publicButtons.ts'
import { directMessage } from './views/directMessage.ts'
import { lateMessage } from './views/lateMessage.ts'
import { seasonMessage } from './views/league/seasonMessage.ts'
import { armiesRefused, renderSeasonPost } from './views/league/seasonPosts.ts'
import { lobbyMessage } from './views/lobbyMessage.ts'
import { refusalMessage } from './views/refusalMessage.ts'
import { renderPost } from './views/renderPost.ts'
import { threadMessage } from './views/threadMessage.ts'
import { threadName } from './views/threadName.ts'

export { commands, componentHandlers, lateMessage, refusalMessage, renderPost }

export const bot: Bot = {
  commands,
  componentHandlers,
  publicButtons,
  renderPost,
  threadName,
  threadMessage,
  directMessage,
  seasonMessage,
  renderSeasonPost,
  armiesRefused,
  welcomePicture: async locale => (await helpOf({}))?.welcome?.(locale).picture,
  lobbyMessage,
  refusalMessage,
  lateMessage,
}
