import type { Made } from '../discord/api/interaction.ts'
import type { Sent } from '../discord/api/restTypes.ts'
import { isPublic } from '../discord/isPublic.ts'
import type { Call, Message } from '../discord/types.ts'
import { mayPass } from '../failures.ts'
import { logProblem } from '../log.ts'
import { replaceBoard } from './replaceBoard.ts'
import { tellLate } from './tellLate.ts'
import type { TellDeps, WorkerDeps } from './types.ts'

type AnswerDeps = TellDeps & Pick<WorkerDeps, 'sleep'>

/** Discord does not know the webhook: the acknowledgement is not there yet, or the token is too old. */
const webhookUnknown = 10015
/** A reply is not there yet either; the message of a button is gone, since another answer has taken its place. */
const messageUnknown = 10008
const tokenInvalid = 50027

/** Waiting for an acknowledgement that the worker overtook, in milliseconds. */
const waits = [150, 250, 500, 1000, 1500, 2000]

/** Shows the answer where the acknowledgement said; where that is not possible any more, says so in the channel. */
export async function answer(
  interaction: Made,
  call: Call,
  message: Message,
  deps: AnswerDeps,
): Promise<void> {
  const facts = { interaction: call.id, name: call.name }
  const inWords = (error: unknown, more = {}) => {
    const id = logProblem(deps.log, error, { ...facts, ...more })
    return show(
      interaction,
      call,
      deps.bot.refusalMessage({ code: 'went-wrong', about: { id } }, call.locale),
      deps,
    )
  }
  let sent: Sent<ShownAnswer>
  try {
    // What was pressed stood there before: where it is unknown, no waiting brings it back.
    const notYet = editsPressed(interaction, call, deps) ? [webhookUnknown] : [webhookUnknown, messageUnknown]
    sent = await overtaking(deps, notYet, () => show(interaction, call, message, deps))
  } catch (error) {
    if (mayPass(error)) throw error
    // A picture could not be drawn.
    sent = await inWords(error)
  }
  if (!sent.ok && sent.code === messageUnknown) sent = await followUp(interaction, message, deps)
  if (sent.ok) {
    const { id, original, isPrivate } = sent.value
    if (isPrivate && message.board !== undefined)
      await replaceBoard(call, { game: message.board, message: id, token: interaction.token, original }, deps)
    // Nice to have: what it says can be asked for again.
    if (message.besides) await deps.rest.followUp(interaction.token, message.besides)
    return
  }
  if (sent.code === webhookUnknown || sent.code === tokenInvalid) {
    deps.log.warn({ ...facts, code: sent.code }, 'answer came too late')
    // What was meant for the player alone must not be read by everybody.
    return tellLate(call, true, deps)
  }
  await inWords(new Error(sent.reason), { status: sent.status, code: sent.code })
}

/** Does the answer change the message whose button was pressed, which has no reply of its own? */
const editsPressed = (interaction: Made, call: Call, { bot }: Pick<AnswerDeps, 'bot'>): boolean =>
  interaction.type === 3 && !isPublic(call, bot)

/** Where an answer was shown. */
interface ShownAnswer {
  /** of the message */
  id: string
  /** it is the answer of the interaction itself, and not one that follows */
  original: boolean
  isPrivate: boolean
}

const shownAs = (sent: Sent<string>, how: Omit<ShownAnswer, 'id'>): Sent<ShownAnswer> =>
  sent.ok ? { ok: true, value: { id: sent.value, ...how } } : sent

const followUp = async (
  { token }: Made,
  message: Message,
  { rest }: Pick<AnswerDeps, 'rest'>,
): Promise<Sent<ShownAnswer>> =>
  shownAs(await rest.followUp(token, message), { original: false, isPrivate: true })

/** @param notYet codes by which Discord says that the acknowledgement is not there yet */
async function overtaking(
  deps: AnswerDeps,
  notYet: readonly number[],
  show: () => Promise<Sent<ShownAnswer>>,
): Promise<Sent<ShownAnswer>> {
  let sent = await show()
  for (const wait of waits) {
    if (sent.ok || !notYet.includes(sent.code)) break
    await deps.sleep(wait)
    sent = await show()
  }
  return sent
}

/**
 * The answer to a command, or to a public button, takes the place of its acknowledgement; where that is for everybody and
 * the answer is not, the acknowledgement goes first, since Discord would fill it with whatever follows. Any other
 * button's edits the message that bears it where that is the presser's own, or where it is meant for everybody; otherwise
 * only the presser sees it. What everybody sees never is a follow-up: that would come twice where the worker ended
 * right after it.
 */
async function show(
  interaction: Made,
  call: Call,
  message: Message,
  deps: AnswerDeps,
): Promise<Sent<ShownAnswer>> {
  const { rest, bot } = deps
  const { token } = interaction
  const isForAll = isPublic(call, bot)
  if (message.discreet && isForAll) {
    const gone = await rest.deleteReply(token)
    return gone.ok ? followUp(interaction, message, deps) : gone
  }
  const isPress = editsPressed(interaction, call, deps)
  const isOwn = isPress && call.isPrivate === true
  if (isPress && !isOwn && !message.everybody) return followUp(interaction, message, deps)
  const isPrivate = isPress ? isOwn : !isForAll
  return shownAs(await rest.editReply(token, message), { original: true, isPrivate })
}
