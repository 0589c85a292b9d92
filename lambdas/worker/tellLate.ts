import { nonceOf } from '../discord/api/nonce.ts'
import { onlyLooks } from '../discord/onlyLooks.ts'
import type { Call } from '../discord/types.ts'
import { commandName } from './checkOptions.ts'
import type { WorkerDeps } from './types.ts'

/** What comes too late within so long belongs to one outage, in seconds. */
const oneOutage = 3600
/** Commands that are remembered; nobody reads more. */
const maxCommands = 200

/**
 * Tells in the channel that a command came too late: the first of an outage in a message, the others by adding them to
 * it, so that the channel gets one. Nothing is said of commands that only look. A second delivery adds nothing.
 * @param done it was carried out, and only the answer came too late
 */
export async function tellLate(
  call: Call,
  done: boolean,
  deps: Pick<WorkerDeps, 'store' | 'rest' | 'bot' | 'log' | 'now'>,
): Promise<void> {
  if (!call.channel || onlyLooks(call)) return
  const { store, rest, bot, log } = deps
  const now = Math.floor(deps.now() / 1000)
  const known = await store.lateNotice(call.channel)
  const open = known && now - known.at < oneOutage ? known : undefined
  if (open?.commands.some(({ id }) => id === call.id)) return
  const command = call.component ? '' : commandName(bot.commands, call)
  const commands = [...(open?.commands ?? []), { id: call.id, user: call.user.id, command, done }]
  const notice = {
    channel: call.channel,
    message: null,
    at: now,
    ...open,
    commands: commands.slice(-maxCommands),
  }
  const words = bot.lateMessage(notice.commands, call.locale)
  const edited = notice.message !== null && (await rest.editPost(call.channel, notice.message, words))
  if (edited && edited.ok) return store.saveLateNotice(notice)
  // The first one, or somebody has deleted the message.
  const sent = await rest.post(call.channel, { ...words, pings: [call.user.id] }, nonceOf(`${call.id}/late`))
  if (sent.ok) return store.saveLateNotice({ ...notice, message: sent.value })
  log.warn({ interaction: call.id, ...sent }, 'the player could not be told')
}
