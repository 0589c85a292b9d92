import * as channels from './channels.ts'
import { checkCommands } from './commandLimits.ts'
import { invalidForm, nothing, ok, type RestAnswer, refuse } from './errors.ts'
import { acknowledge, followUp, usable, webhookMessage } from './interactionAnswers.ts'
import { guild } from './members.ts'
import { type Form, readForm } from './readForm.ts'
import type { World } from './world.ts'
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

type Handle = (world: World, method: string, ids: string[], form: Form) => RestAnswer

const inChannel =
  (
    handle: (
      world: World,
      channel: NonNullable<ReturnType<World['channel']>>,
      method: string,
      ids: string[],
      form: Form,
    ) => RestAnswer,
  ): Handle =>
  (world, method, [id = '', ...ids], form) => {
    const channel = world.channel(id)
    return channel ? handle(world, channel, method, ids, form) : refuse('unknownChannel')
  }

/** Where a token in the address is all the authority that is asked for. */
const open: [RegExp, Handle][] = [
  [
    /^\/interactions\/(\d+)\/([^/]+)\/callback$/,
    (world, method, [id, token = ''], form) => {
      if (method !== 'POST') return refuse('methodNotAllowed')
      const interaction = world.interaction(token)
      if (interaction?.id !== id || !interaction) return refuse('unknownInteraction')
      const taken = acknowledge(world, interaction, form)
      return taken.ok ? nothing : taken.answer
    },
  ],
  [
    /^\/webhooks\/(\d+)\/([^/]+)(?:\/messages\/(@original|\d+))?$/,
    (world, method, [application = '', token = '', which], form) => {
      const found = usable(world, application, token)
      if (!found.ok) return found.answer
      if (which) return webhookMessage(world, found.interaction, method, which, form)
      return method === 'POST' ? followUp(world, found.interaction, form) : refuse('methodNotAllowed')
    },
  ],
]

/** What takes the bot's own token. */
const routes: [RegExp, Handle][] = [
  [/^\/users\/@me$/, world => ok(world.user(world.application))],
  [/^\/users\/@me\/channels$/, (world, _method, _ids, form) => channels.directChannel(world, form)],
  [/^\/(?:oauth2\/)?applications\/@me$/, world => ok({ id: world.application, name: 'Combat Hex' })],
  [/^\/applications\/(\d+)(?:\/guilds\/(\d+))?\/commands$/, commands],
  [
    /^\/channels\/(\d+)$/,
    inChannel((world, channel, method, _ids, form) =>
      method === 'PATCH' ? channels.changeChannel(world, channel, form) : ok(channelJson(channel)),
    ),
  ],
  [
    /^\/channels\/(\d+)\/messages$/,
    inChannel((world, channel, method, _ids, form) => channels.messages(world, channel, method, form)),
  ],
  [
    /^\/channels\/(\d+)\/messages\/pins\/(\d+)$/,
    inChannel((world, channel, method, [id = '']) => channels.pin(world, channel, method, id)),
  ],
  [
    /^\/channels\/(\d+)\/messages\/(\d+)$/,
    inChannel((world, channel, method, [id = ''], form) =>
      channels.message(world, channel, method, id, form),
    ),
  ],
  [
    /^\/channels\/(\d+)(?:\/messages\/(\d+))?\/threads$/,
    inChannel((world, channel, method, [from], form) =>
      method === 'POST' ? channels.newThread(world, channel, form, from) : refuse('methodNotAllowed'),
    ),
  ],
  [
    /^\/channels\/(\d+)\/thread-members\/(@me|\d+)$/,
    inChannel((world, channel, method, [user = '']) => channels.threadMember(world, channel, method, user)),
  ],
]

function commands(world: World, method: string, [application, server]: string[], form: Form): RestAnswer {
  if (application !== world.application) return refuse('unknownApplication')
  if (server !== undefined && server !== guild.id) return refuse('unknownGuild')
  if (method === 'GET') return ok(world.commands())
  if (method !== 'PUT') return refuse('methodNotAllowed')
  const checked = checkCommands(form.payload)
  return checked.ok ? ok(world.keepCommands(checked.commands)) : invalidForm(checked.faults)
}

/**
 * Discord's REST interface as far as the bot uses it. `record` is shown every request; `intercept` may answer
 * in its place, for tests of what happens when Discord is out of order.
 */
export function makeRest(
  world: World,
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
    const find = (list: [RegExp, Handle][]) => {
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
    return route.handle(world, request.method, route.ids, form.form)
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
