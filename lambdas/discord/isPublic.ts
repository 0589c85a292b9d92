import { parseCustomId } from './api/customId.ts'
import type { Made } from './api/interaction.ts'
import type { Bot } from './bot.ts'
import type { Call } from './types.ts'

/** Does everybody see the answer to a command (`game replay`) or to a button? That is settled when it is acknowledged. */
export const isPublic = (
  { kind, name }: Pick<Call, 'kind' | 'name'>,
  { commands, publicButtons }: Pick<Bot, 'commands' | 'publicButtons'>,
): boolean =>
  kind === 'component'
    ? publicButtons.includes(name)
    : commands.some(command => command.public?.includes(name))

/**
 * Does a reply of its own stand for the answer until it comes? Otherwise that is the message whose button was pressed,
 * which stays as it is where something else is to be said.
 */
export const hasReply = (interaction: Made, { publicButtons }: Pick<Bot, 'publicButtons'>): boolean =>
  interaction.type !== 3 || publicButtons.includes(parseCustomId(interaction.data.custom_id)?.action ?? '')
