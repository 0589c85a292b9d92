import type { Bot } from './bot.ts'

/** Does everybody see the answer of a command (`army add`)? That is settled when it is acknowledged. */
export const isPublic = (name: string, { commands }: Pick<Bot, 'commands'>): boolean =>
  commands.some(command => command.public?.includes(name))
