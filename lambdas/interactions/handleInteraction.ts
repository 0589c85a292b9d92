import { callerOf, discordLocale } from '../discord/api/call.ts'
import { flatten, type Interaction, type Made, parseInteraction } from '../discord/api/interaction.ts'
import { hasReply } from '../discord/isPublic.ts'
import { hiding, logProblem } from '../log.ts'
import { limitIn, type TimeLimit, untilLimit } from '../timeLimit.ts'
import { complete } from './autocomplete.ts'
import type { DoorDeps } from './doorDeps.ts'
import { signed } from './signature.ts'

/** The largest body that is looked at, in bytes: a queue takes no more. Discord's own are a tenth of it. */
export const bodyLimit = 240_000

export interface DoorRequest {
  /** left out: POST */
  method?: string | undefined
  /** exactly what came */
  body: string | Uint8Array
  headers: Record<string, string | string[] | undefined>
  /** when it came in, in milliseconds since 1970, where that is known: the program may have had to start for it */
  at?: number | undefined
}

export interface DoorAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/**
 * Discord waits three seconds for an answer, in milliseconds. The way there and back is in them, and where it is an
 * excuse, the loading of its words.
 */
const answerMs = 2000
/** So much of the time of whoever waits otherwise is for the way there and back, in milliseconds. */
const wayMs = 1000
/** So much is given to the answer in any case, in milliseconds: a start may take all of the time. */
const minMs = 200

/** So much less is given to the queue, in milliseconds: whoever gives up by itself says why. */
const lessMs = 50

/** By when an interaction that came in at `at` has to be answered. */
function answerLimit(at: number, { patience, now }: Pick<DoorDeps, 'patience' | 'now'>): TimeLimit {
  const all = patience === undefined ? answerMs : patience - wayMs
  return limitIn(Math.min(all, Math.max(minMs, at + all - now())), now)
}

/** An answer to Discord; see "Interaction Response Type" there. */
type Response = { type: number; data?: Record<string, unknown> }

const responses = { pong: 1, message: 4, later: 5, updateLater: 6, choices: 8 } as const
const flags = { ephemeral: 1 << 6, componentsV2: 1 << 15 } as const

const answer = (status: number, body: object): DoorAnswer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/**
 * POST /interactions: checks the signature over the raw body, then answers, or acknowledges and hands over to
 * the worker. Refuses with 405 (another method), 413 (too large), 401 (not signed by Discord: nothing more is said), 400 (no
 * interaction).
 */
export async function handleInteraction(request: DoorRequest, deps: DoorDeps): Promise<DoorAnswer> {
  const { method = 'POST' } = request
  if (method !== 'POST') {
    const { headers, ...refused } = answer(405, { error: 'POST only' })
    return { ...refused, headers: { ...headers, allow: 'POST' } }
  }
  if (request.body.length > bodyLimit || Buffer.byteLength(request.body) > bodyLimit)
    return answer(413, { error: `a body has at most ${bodyLimit} bytes` })
  if (!signed(deps.key, request.headers, request.body, deps.now() / 1000))
    return answer(401, { error: 'invalid request signature' })
  const signature = String(request.headers['x-signature-ed25519'])
  const quiet = { ...deps, log: hiding(deps.log, () => [signature]) }
  const response = await takeInteraction(jsonOf(request.body), quiet, request.at)
  return response ? answer(200, response) : answer(400, { error: 'not an interaction' })
}

/**
 * The same for an interaction whose origin is known, such as the gateway's: the response to give to Discord,
 * or undefined where this is no interaction. It is given in time whatever queue and store do.
 */
export async function takeInteraction(
  raw: unknown,
  deps: Omit<DoorDeps, 'key'>,
  at = deps.now(),
): Promise<Response | undefined> {
  const limit = answerLimit(at, deps)
  const interaction = parseInteraction(raw)
  // What nobody made could be answered to nobody.
  if (!interaction || (interaction.type !== 1 && !callerOf(interaction))) return undefined
  const { token } = raw as { token?: unknown }
  const log = hiding(deps.log, () => (typeof token === 'string' ? [token] : []))
  return respond(interaction, raw as Record<string, unknown>, { ...deps, log }, limit)
}

function jsonOf(body: string | Uint8Array): unknown {
  try {
    return JSON.parse(typeof body === 'string' ? body : Buffer.from(body).toString('utf8'))
  } catch {
    return undefined
  }
}

async function respond(
  interaction: Interaction,
  raw: Record<string, unknown>,
  deps: Omit<DoorDeps, 'key'>,
  limit: TimeLimit,
): Promise<Response> {
  if (interaction.type === 1) return { type: responses.pong }
  if (interaction.type === 4)
    return { type: responses.choices, data: { choices: await complete(interaction, deps, limit) } }
  try {
    // Only what is safely in the queue is acknowledged.
    const message = { interaction: raw, receivedAt: deps.now() }
    const own = limitIn(limit.left() - lessMs, deps.now)
    await untilLimit(limit, () => deps.queue.send(message, own))
  } catch (error) {
    return troubled(interaction, error, deps)
  }
  return acknowledgement(interaction, deps)
}

/** Says where the answer will stand, and who will see it: that is settled here. */
function acknowledgement(
  interaction: Made,
  deps: Pick<DoorDeps, 'publicCommands' | 'publicButtons'>,
): Response {
  if (!hasReply(interaction, deps)) return { type: responses.updateLater }
  const isPrivate = interaction.type !== 3 && !deps.publicCommands.includes(flatten(interaction.data).name)
  return isPrivate ? { type: responses.later, data: { flags: flags.ephemeral } } : { type: responses.later }
}

async function troubled(interaction: Made, error: unknown, deps: Omit<DoorDeps, 'key'>): Promise<Response> {
  const id = logProblem(deps.log, error, { interaction: interaction.id })
  const { bot } = await deps.load()
  const { components } = bot.refusalMessage({ code: 'went-wrong', about: { id } }, discordLocale(interaction))
  return {
    type: responses.message,
    data: { flags: flags.ephemeral | flags.componentsV2, components, allowed_mentions: { parse: [] } },
  }
}
