import { commands } from './commands.ts'
import { game } from './game.ts'
import { league } from './league.ts'

/** What is wrong, and what to do instead, for every refusal of the commands, seasons and the worker; those of a game’s rules are its own. */
export const refusals = {
  ...game,
  ...league,
  ...commands,
}
