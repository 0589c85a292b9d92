/** All that the door and the worker need to know of the game's side of Discord. */

import type { Bot } from './bot.ts'
import { answerCommand } from './commands/answer.ts'
import { armyCommand } from './commands/army.ts'
import { boardCommand } from './commands/board.ts'
import { challengeCommand } from './commands/challenge.ts'
import { deployCommand } from './commands/deploy.ts'
import { doneCommand } from './commands/done.ts'
import { figuresCommand } from './commands/figures.ts'
import { gameCommand } from './commands/game.ts'
import { helpCommand } from './commands/help.ts'
import { mapCommand } from './commands/map.ts'
import { moveCommand } from './commands/move.ts'
import { ordersCommand } from './commands/orders.ts'
import { settingsCommand } from './commands/settings.ts'
import { shootCommand } from './commands/shoot.ts'
import { turnCommand } from './commands/turn.ts'
import { useCommand } from './commands/use.ts'
import { distinct, limits } from './components.ts'
import { componentHandlers } from './handlers.ts'
import type { Command } from './types.ts'
import { renderPost } from './views/post.ts'
import { refusalMessage } from './views/refusal.ts'

/** The same command; no two of its choices read the same. */
const toldApart = (command: Command): Command => ({
  ...command,
  ...(command.autocomplete && {
    async autocomplete(call, services) {
      const choices = (await command.autocomplete!(call, services)).slice(0, limits.choices)
      const names = choices.map(({ name }) => name)
      const marks = choices.map(({ value }) => String(value))
      return distinct(names, marks, limits.choice).map((name, i) => ({ ...choices[i]!, name }))
    },
  }),
})

const all: readonly Command[] = [
  challengeCommand,
  armyCommand,
  figuresCommand,
  boardCommand,
  deployCommand,
  moveCommand,
  shootCommand,
  useCommand,
  turnCommand,
  doneCommand,
  answerCommand,
  mapCommand,
  gameCommand,
  ordersCommand,
  settingsCommand,
  helpCommand,
]

export const commands: readonly Command[] = all.map(toldApart)

export { threadName } from './views/threadName.ts'
export { componentHandlers, refusalMessage, renderPost }

export const bot: Bot = { commands, componentHandlers, renderPost, refusalMessage }
