/** All that the door and the worker need to know of the game's side of Discord. */

import { distinct, limits } from './api/components.ts'
import type { Bot } from './bot.ts'
import { componentHandlers } from './buttons.ts'
import { answerCommand } from './commands/answer.ts'
import { armyCommand } from './commands/army.ts'
import { boardCommand } from './commands/board.ts'
import { challengeCommand } from './commands/challenge.ts'
import { deployCommand } from './commands/combat-hex/deploy.ts'
import { doneCommand } from './commands/combat-hex/done.ts'
import { mapCommand } from './commands/combat-hex/map.ts'
import { moveCommand } from './commands/combat-hex/move.ts'
import { oddsCommand } from './commands/combat-hex/odds.ts'
import { shootCommand } from './commands/combat-hex/shoot.ts'
import { turnCommand } from './commands/combat-hex/turn.ts'
import { useCommand } from './commands/combat-hex/use.ts'
import { figuresCommand } from './commands/figures.ts'
import { gameCommand } from './commands/game.ts'
import { helpCommand } from './commands/help.ts'
import { leagueCommand } from './commands/league.ts'
import { lobbyCommand } from './commands/lobby.ts'
import { ordersCommand } from './commands/orders.ts'
import { playCommand } from './commands/play.ts'
import { settingsCommand } from './commands/settings.ts'
import { tutorialCommand } from './commands/tutorial.ts'
import type { Command } from './types.ts'
import { directMessage } from './views/directMessage.ts'
import { lateMessage } from './views/lateMessage.ts'
import { seasonMessage } from './views/league/seasonMessage.ts'
import { renderSeasonPost } from './views/league/seasonPosts.ts'
import { lobbyMessage } from './views/lobbyMessage.ts'
import { refusalMessage } from './views/refusalMessage.ts'
import { renderPost } from './views/renderPost.ts'
import { threadMessage } from './views/threadMessage.ts'
import { threadName } from './views/threadName.ts'

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
  playCommand,
  tutorialCommand,
  challengeCommand,
  lobbyCommand,
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
  oddsCommand,
  gameCommand,
  ordersCommand,
  settingsCommand,
  leagueCommand,
  helpCommand,
]

export const commands: readonly Command[] = all.map(toldApart)

export { componentHandlers, lateMessage, refusalMessage, renderPost }

export const bot: Bot = {
  commands,
  componentHandlers,
  renderPost,
  threadName,
  threadMessage,
  directMessage,
  seasonMessage,
  renderSeasonPost,
  lobbyMessage,
  refusalMessage,
  lateMessage,
}
