import { readSettings } from '../config.ts'
import { discordLocale } from '../discord/api/call.ts'
import { parseInteraction } from '../discord/api/interaction.ts'
import { makeRest } from '../discord/api/restClient.ts'
import { bot } from '../discord/index.ts'
import { hasReply } from '../discord/isPublic.ts'
import { log } from '../log.ts'
import type { QueueMessage } from '../queue/types.ts'
import { limitIn } from '../timeLimit.ts'

/** For so long whoever used a command is tried to be told, in milliseconds. */
const tellMs = 3000

/** There is nothing to draw. */
const draw = async () => Buffer.from('')

/**
 * Tells whoever used a command that the program cannot start: the answer to an interaction needs no token of the
 * bot's. That this fails too is only logged.
 */
export async function tellCannotStart({ interaction: raw }: QueueMessage): Promise<void> {
  const interaction = parseInteraction(raw)
  const { applicationId, apiBase } = readSettings()
  const application = applicationId ?? raw.application_id
  if (!interaction || interaction.type === 1 || typeof application !== 'string') return
  const rest = makeRest({ applicationId: application, token: undefined, apiBase, draw, log })
  const words = bot.refusalMessage({ code: 'trying-again' }, discordLocale(interaction))
  try {
    const bounded = rest.within(limitIn(tellMs))
    const { token } = interaction
    await (hasReply(interaction, bot) ? bounded.editReply(token, words) : bounded.followUp(token, words))
  } catch (err) {
    log.error({ interaction: interaction.id, err }, 'the player could not be told')
  }
}
