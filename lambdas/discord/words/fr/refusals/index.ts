import type { RefusalCode } from '../../../../../rules/index.ts'
import type { RefusalWords } from '../../types.ts'
import { abilities } from './abilities.ts'
import { battle } from './battle.ts'
import { commands } from './commands.ts'
import { game } from './game.ts'
import { league } from './league.ts'

/** What is wrong, and what to do instead, for every refusal of the rules, the commands and the worker. */
export const refusals = {
  ...game,
  ...battle,
  ...abilities,
  ...league,
  ...commands,
} satisfies Record<RefusalCode, RefusalWords>
