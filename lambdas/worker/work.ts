import type { Refusal, RefusalCode } from '../../rules/index.ts'
import { callerOf, discordLocale, toCall } from '../discord/api/call.ts'
import { type Made, parseInteraction } from '../discord/api/interaction.ts'
import { hasReply } from '../discord/isPublic.ts'
import type { Call, Message, Services } from '../discord/types.ts'
import { failureKind, mayPass } from '../failures.ts'
import { logProblem } from '../log.ts'
import { attempts, type Delivery, type QueueMessage } from '../queue/types.ts'
import { signals } from '../signals.ts'
import { deliveryMs, limitIn, reserveMs, type TimeLimit, untilLimit, within } from '../timeLimit.ts'
import { checkOptions } from './checkOptions.ts'
import { computerTurn } from './computerTurn.ts'
import { emptyOutbox } from './gameOutbox.ts'
import { emptyLobby } from './lobbyOutbox.ts'
import { type Meter, measured } from './meter.ts'
import { paint } from './playerColours.ts'
import { beginRun, type CommandRun, logRun } from './run.ts'
import { answer } from './sendAnswer.ts'
import { makeServices } from './services.ts'
import { tellOfSeason } from './sweep.ts'
import { tellLate } from './tellLate.ts'
import type { WorkerDeps } from './types.ts'

/** A token lives 15 minutes; what waited longer than this cannot be answered for certain, in milliseconds. */
const oldest = 14.5 * 60_000

/** What is told after a failure has so much time, in milliseconds: less than the reserve. */
const tellMs = 3500

/** The same, whose calls end at the limit. */
const bounded = (deps: WorkerDeps, limit: TimeLimit, meter: Meter): WorkerDeps => ({
  ...deps,
  store: within(measured(deps.store, meter), limit),
  rest: deps.rest.within(limit, meter),
  sleep: milliseconds => untilLimit(limit, () => deps.sleep(milliseconds)),
})

/**
 * Carries out one interaction, shows the answer, and tells the others. An exception leaves the game as it was,
 * and the player is told its id in the log. Throws where a fault may have passed at a later delivery; on the
 * last delivery the player is told, and then it throws all the same, so that the message is kept. When the time is up
 * it stops: what is saved by then is whole, and known as carried out at the next delivery; the player is told.
 */
export async function work(
  message: QueueMessage,
  given: WorkerDeps,
  delivery: Delivery = { attempt: 1, attempts },
  limit: TimeLimit = limitIn(deliveryMs - reserveMs),
): Promise<void> {
  const interaction = parseInteraction(message.interaction)
  // The door answers PING and requests for choices itself.
  const made = interaction?.type === 2 || interaction?.type === 3 ? interaction : undefined
  const caller = made && callerOf(made)
  if (!made || !caller) {
    given.log.error({ interaction: message.interaction.id }, 'not an interaction that can be carried out')
    return
  }
  const run = beginRun(made, caller.id, message.receivedAt, delivery, given)
  const { deps, meter } = run
  try {
    await carryOut(made, message.receivedAt, bounded(deps, limit, meter), delivery, run, limit)
  } catch (error) {
    run.outcome = delivery.attempt >= delivery.attempts ? 'given-up' : 'again'
    const isOurs = failureKind(error) === 'ours'
    if (isOurs) deps.log.error({ interaction: made.id, err: error }, signals.broken)
    const telling = bounded(deps, limitIn(tellMs), meter)
    if (run.outcome === 'given-up') run.problem = await giveUp(made, error, telling)
    else {
      deps.log.warn({ interaction: made.id, attempt: delivery.attempt, err: error }, 'will be tried again')
      if (delivery.attempt === 1 && (isOurs || limit.left() === 0)) await tellDelay(made, telling)
    }
    throw error
  } finally {
    logRun(run)
  }
}

async function carryOut(
  interaction: Made,
  receivedAt: number,
  deps: WorkerDeps,
  delivery: Delivery,
  run: CommandRun,
  limit: TimeLimit,
): Promise<void> {
  const settings = await deps.store.userSettings(run.player)
  const call = toCall(interaction, settings.language, Math.floor(deps.now() / 1000))
  if (!call) return
  if (deps.now() - receivedAt > oldest) {
    run.outcome = 'too-late'
    deps.log.warn({ interaction: call.id, attempt: delivery.attempt }, 'too late')
    return tellLate(call, false, deps)
  }
  const { services, touched, read, seasons, lobbies } = makeServices(call, deps, settings)
  run.games = () => [...touched.values(), ...read.values()]
  run.game = () => [...touched.keys()][0] ?? (read.size === 1 ? [...read.keys()][0] : undefined)
  const { meter } = run
  try {
    const answered = await meter.time('rules', () => replyTo(call, services, deps, run))
    if (run.outcome === 'done' && answered.discreet) run.outcome = 'refused'
    const reply = paint(answered, call, settings, deps.bot)
    await meter.time('reply', () => answer(interaction, call, reply, deps))
  } finally {
    for (const game of touched.values()) {
      try {
        const refused = await meter.time('posts', () => emptyOutbox(game, deps))
        if (refused[0]) await tellNotPosted(interaction, call, refused[0].reason, deps)
        await meter.time('rules', () => computerTurn(game, deps, limit))
      } catch (error) {
        // It stays in the outbox: the next change of the game, or a sweep, says it.
        logProblem(deps.log, error, { game: game.id, interaction: call.id })
      }
    }
    for (const season of seasons.values()) {
      try {
        const told = await meter.time('posts', () => tellOfSeason(season, deps))
        if (told.refused[0]) await tellNotPosted(interaction, call, told.refused[0].reason, deps)
        else if (told.notPinned) await tellAlone(interaction, call, { code: 'cannot-pin' }, deps)
      } catch (error) {
        logProblem(deps.log, error, { season: season.id, interaction: call.id })
      }
    }
    for (const lobby of lobbies.values()) {
      try {
        const refused = await meter.time('posts', () => emptyLobby(lobby, deps))
        if (refused) await tellNotPosted(interaction, call, refused.reason, deps)
      } catch (error) {
        logProblem(deps.log, error, { channel: lobby.channel, interaction: call.id })
      }
    }
  }
}

/** The answer to a call; an exception becomes words with its id in the log. Faults are thrown. */
async function replyTo(call: Call, services: Services, deps: WorkerDeps, run: CommandRun): Promise<Message> {
  try {
    return await runCall(call, services, deps)
  } catch (error) {
    if (mayPass(error)) throw error
    const facts = { interaction: call.id, name: call.name, user: call.user.id, channel: call.channel }
    const id = logProblem(deps.log, error, facts)
    run.outcome = 'went-wrong'
    run.problem = id
    return deps.bot.refusalMessage({ code: 'went-wrong', about: { id } }, call.locale)
  }
}

function runCall(call: Call, services: Services, { bot }: WorkerDeps): Message | Promise<Message> {
  const refuse = (code: RefusalCode, about = {}) => bot.refusalMessage({ code, about }, call.locale)
  if (call.kind === 'component') {
    const action = call.component?.action
    const handler = action && Object.hasOwn(bot.componentHandlers, action) && bot.componentHandlers[action]
    return handler ? handler(call, services) : refuse('unknown-button')
  }
  const command = bot.commands.find(({ definition }) => definition.name === call.name.split(' ')[0])
  if (!command) return refuse('unknown-command', { command: call.name })
  const refusal = checkOptions(command, call)
  return refusal ? bot.refusalMessage(refusal, call.locale) : command.run(call, services)
}

const tellAlone = (interaction: Made, call: Call, refusal: Refusal, { rest, bot }: WorkerDeps) =>
  rest.followUp(interaction.token, bot.refusalMessage(refusal, call.locale))

const tellNotPosted = (interaction: Made, call: Call, reason: string, deps: WorkerDeps) =>
  tellAlone(interaction, call, { code: 'not-posted', about: { reason } }, deps)

/** It takes longer than usual. The answer, when it comes, takes the place of this. */
async function tellDelay(interaction: Made, { rest, bot, log }: WorkerDeps): Promise<void> {
  const words = bot.refusalMessage({ code: 'trying-again' }, discordLocale(interaction))
  const { token, id } = interaction
  try {
    await (hasReply(interaction, bot) ? rest.editReply(token, words) : rest.followUp(token, words))
  } catch (err) {
    log.warn({ interaction: id, err }, 'the player could not be told')
  }
}

/**
 * The last delivery failed: whatever can still be reached of Discord tells the player.
 * @returns the id of the problem in the log
 */
async function giveUp(interaction: Made, error: unknown, deps: WorkerDeps): Promise<string> {
  const id = logProblem(deps.log, error, { interaction: interaction.id, givenUp: true })
  const call = toCall(interaction, null, Math.floor(deps.now() / 1000))
  if (!call) return id
  try {
    const words = deps.bot.refusalMessage({ code: 'went-wrong', about: { id } }, call.locale)
    await answer(interaction, call, words, deps)
  } catch (err) {
    deps.log.error({ interaction: interaction.id, err }, 'the player could not be told')
  }
  return id
}
