import * as channels from './channels.ts'
import { checkCommands } from './commandLimits.ts'
import { invalidForm, nothing, ok, type RestAnswer, refuse } from './errors.ts'
import { acknowledge, followUp, usable, webhookMessage } from './interactionAnswers.ts'
import { guild } from './members.ts'
import { type Form, readForm } from './readForm.ts'
import type { SimulatedDiscord } from './simulatedDiscord.ts'
import { channelJson } from './writeMessage.ts'

export interface RestRequest {
  method: string
  /** below the version: `/channels/1/messages` */
  path: string
  authorization: string | undefined
  contentType: string
  body: Uint8Array
}

/** One request that the simulated Discord was sent, and what it answered. */
export interface RestRecord {
  method: string
  path: string
  payload: unknown
  /** names and sizes of the files that came with it */
  files: { name: string; size: number }[]
  status: number
  answer: unknown
}

/** Larger requests are refused before they are looked at. */
export const maxRequestBytes = 26 * 1024 * 1024

type RouteHandler = (discord: SimulatedDiscord, method: string, ids: string[], form: Form) => RestAnswer

const inChannel =
  (
    handle: (
      discord: SimulatedDiscord,
      channel: NonNullable<ReturnType<SimulatedDiscord['channel']>>,
      method: string,
      ids: string[],
      form: Form,
    ) => RestAnswer,
  ): RouteHandler =>
  (discord, method, [id = '', ...ids], form) => {
    const channel = discord.channel(id)
    return channel ? handle(discord, channel, method, ids, form) : refuse('unknownChannel')
  }

/** Where a token in the address is all the authority that is asked for. */
const open: [RegExp, RouteHandler][] = [
  [
    /^\/interactions\/(\d+)\/([^/]+)\/callback$/,
    (discord, method, [id, token = ''], form) => {
      if (method !== 'POST') return refuse('methodNotAllowed')
      const interaction = discord.interaction(token)
      if (interaction?.id !== id || !interaction) return refuse('unknownInteraction')
      const taken = acknowledge(discord, interaction, form)
      return taken.ok ? nothing : taken.answer
    },
  ],
  [
    /^\/webhooks\/(\d+)\/([^/]+)(?:\/messages\/(@original|\d+))?$/,
    (discord, method, [application = '', token = '', which], form) => {
      const found = usable(discord, application, token)
      if (!found.ok) return found.answer
      if (which) return webhookMessage(discord, found.interaction, method, which, form)
      return method === 'POST' ? followUp(discord, found.interaction, form) : refuse('methodNotAllowed')
    },
  ],
]

/** What takes the bot's own token. */
const routes: [RegExp, RouteHandler][] = [
  [/^\/users\/@me$/, discord => ok(discord.user(discord.application))],
  [/^\/users\/@me\/channels$/, (discord, _method, _ids, form) => channels.directChannel(discord, form)],
  [/^\/(?:oauth2\/)?applications\/@me$/, discord => ok({ id: discord.application, name: 'Combat Hex' })],
  [/^\/applications\/(\d+)(?:\/guilds\/(\d+))?\/commands$/, commands],
  [/^\/guilds\/(\d+)\/members\/(\d+)$/, memberOf],
  [
    /^\/channels\/(\d+)$/,
    inChannel((discord, channel, method, _ids, form) =>
      method === 'PATCH' ? channels.changeChannel(discord, channel, form) : ok(channelJson(channel)),
    ),
  ],
  [
    /^\/channels\/(\d+)\/messages$/,
    inChannel((discord, channel, method, _ids, form) => channels.messages(discord, channel, method, form)),
  ],
  [
    /^\/channels\/(\d+)\/messages\/pins\/(\d+)$/,
    inChannel((discord, channel, method, [id = '']) => channels.pin(discord, channel, method, id)),
  ],
  [
    /^\/channels\/(\d+)\/messages\/(\d+)$/,
    inChannel((discord, channel, method, [id = ''], form) =>
      channels.message(discord, channel, method, id, form),
    ),
  ],
  [
    /^\/channels\/(\d+)(?:\/messages\/(\d+))?\/threads$/,
    inChannel((discord, channel, method, [from], form) =>
      method === 'POST' ? channels.newThread(discord, channel, form, from) : refuse('methodNotAllowed'),
    ),
  ],
  [
    /^\/channels\/(\d+)\/thread-members\/(@me|\d+)$/,
    inChannel((discord, channel, method, [user = '']) =>
      channels.threadMember(discord, channel, method, user),
    ),
  ],
]

function memberOf(discord: SimulatedDiscord, method: string, [server, id = '']: string[]): RestAnswer {
  if (method !== 'GET') return refuse('methodNotAllowed')
  if (server !== guild.id) return refuse('unknownGuild')
  const user = discord.user(id)
  return user ? ok({ user, roles: [], nick: null }) : refuse('unknownMember')
}

function commands(
  discord: SimulatedDiscord,
  method: string,
  [application, server]: string[],
  form: Form,
): RestAnswer {
  if (application !== discord.application) return refuse('unknownApplication')
  if (server !== undefined && server !== guild.id) return refuse('unknownGuild')
  if (method === 'GET') return ok(discord.commands())
  if (method !== 'PUT') return refuse('methodNotAllowed')
  const checked = checkCommands(form.payload)
  return checked.ok ? ok(discord.keepCommands(checked.commands)) : invalidForm(checked.faults)
}

/**
 * Discord's REST interface as far as the bot uses it. `record` is shown every request; `intercept` may answer
 * in its place, for tests of what happens when Discord is out of order.
 */
export function makeRest(
  discord: SimulatedDiscord,
  options: {
    token: string
    record?: (record: RestRecord) => void
    intercept?: (request: RestRequest) => RestAnswer | undefined
  },
): (request: RestRequest) => Promise<RestAnswer> {
  const answer = async (request: RestRequest, seen: (form: Form) => void): Promise<RestAnswer> => {
    const intercepted = options.intercept?.(request)
    if (intercepted) return intercepted
    if (request.body.length > maxRequestBytes) return refuse('tooLarge')
    const find = (list: [RegExp, RouteHandler][]) => {
      for (const [pattern, handle] of list) {
        const found = pattern.exec(request.path)
        if (found) return { handle, ids: found.slice(1) }
      }
      return undefined
    }
    const withoutToken = find(open)
    if (!withoutToken && request.authorization !== `Bot ${options.token}`) return refuse('unauthorized')
    const route = withoutToken ?? find(routes)
    if (!route) return refuse('notFound')
    const form = await readForm(request.contentType, request.body)
    if (!form.ok) return form.answer
    seen(form.form)
    return route.handle(discord, request.method, route.ids, form.form)
  }

  return async request => {
    let form: Form = { payload: undefined, files: new Map() }
    const given = await answer(request, seen => {
      form = seen
    })
    options.record?.({
      method: request.method,
      path: request.path,
      payload: form.payload,
      files: [...form.files.values()].map(({ name, bytes }) => ({ name, size: bytes.length })),
      status: given.status,
      answer: given.body,
    })
    return given
  }
}
