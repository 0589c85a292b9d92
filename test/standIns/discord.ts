import type { IncomingMessage, RequestListener, Server } from 'node:http'
import { makeRest, type RestRecord } from '../../lambdas/local/discord/restRoutes.ts'
import {
  type Endpoint,
  makeSending,
  type Sending,
  signature,
} from '../../lambdas/local/discord/sendInteraction.ts'
import type { Channel, ChannelMessage, Interaction } from '../../lambdas/local/discord/types.ts'
import { openWorld, type World } from '../../lambdas/local/discord/world.ts'
import type { Identity } from '../../lambdas/local/identity.ts'
import { apiPath, cdnPath, pageRoutes } from '../../lambdas/local/pageRoutes.ts'
import { makeUploads } from '../../lambdas/local/uploads.ts'
import { type Gate, serve } from './gate.ts'

/** What Discord has at one time. */
export interface DiscordState {
  channels: Channel[]
  messages: ChannelMessage[]
  files: [string, Uint8Array][]
  names: [string, string][]
}

/** The simulated Discord behind the gate. It can be set back to what it was. */
export interface Discord {
  url: string
  apiBase: string
  cdnBase: string
  server: Server
  /** interactions that were sent since the last time that this was emptied, as they were first */
  sent: Interaction[]
  /** is shown every body on its way to the door */
  seen: ((body: string) => void) | undefined
  /** is shown every answer of the door */
  answered: ((body: Uint8Array) => void) | undefined
  /** is shown every request to its API, and what came of it */
  recorded: ((record: RestRecord) => void) | undefined
  /** the headers with which Discord signs a body */
  sign(body: string): Record<string, string>
  world(): World
  sending(): Sending
  keep(): DiscordState
  restore(state: DiscordState): void
  close(): void
}

const actionOf = ({ method, url = '' }: IncomingMessage) =>
  `${method} ${url.replace(`${apiPath}/v10`, '').replace(/^(\/webhooks\/\d+)\/[^/]+/, '$1/token')}`

/** @param post brings an interaction to the door */
export async function openDiscord(
  gate: Gate,
  identity: Identity,
  now: () => number,
  post: Endpoint['post'],
): Promise<Discord> {
  let cdnBase = ''
  const open = () => openWorld({ folder: null, application: identity.application, cdnBase, now })
  let world = open()
  let handle: RequestListener = () => undefined
  const { url, server, close } = await serve(gate, 'discord', actionOf, (request, response) =>
    handle(request, response),
  )
  cdnBase = `${url}${cdnPath}`
  let sending: Sending

  const discord: Discord = {
    url,
    apiBase: `${url}${apiPath}`,
    cdnBase,
    server,
    sent: [],
    seen: undefined,
    answered: undefined,
    recorded: undefined,
    sign: body => signature(body, identity.privateKey, now()),
    world: () => world,
    sending: () => sending,
    keep: () => ({
      channels: world.channels(),
      messages: world.channels().flatMap(({ id }) => world.messagesOf(id)),
      files: world.files.ids().map(id => [id, world.files.get(id)!]),
      names: [...world.uploadNames],
    }),
    restore(state) {
      const commands = world.commands()
      world.close()
      begin()
      world.keepCommands(commands)
      for (const [id, bytes] of state.files) world.files.put(id, bytes)
      for (const [id, name] of state.names) world.uploadNames.set(id, name)
      for (const channel of state.channels) world.keepChannel(channel)
      for (const message of state.messages) world.keepMessage(message)
    },
    close() {
      world.close()
      close()
    },
  }
  function begin() {
    world = open()
    sending = makeSending(world, {
      privateKey: identity.privateKey,
      async post(body, headers) {
        discord.seen?.(body)
        const answer = await post(body, headers)
        discord.answered?.(answer.body)
        return answer
      },
    })
    const rest = makeRest(world, {
      token: identity.token,
      record: record => discord.recorded?.(record),
    })
    const server = { world, sending, rest, uploads: makeUploads(world), secret: identity.token }
    handle = (request, response) => {
      // Who asked may have gone meanwhile.
      pageRoutes(server, request, response, new URL(request.url ?? '/', url)).catch(() => response.destroy())
    }
    world.watch(change => {
      if (change.change === 'interaction' && change.interaction.state === 'sent')
        discord.sent.push(change.interaction)
    })
  }
  begin()
  return discord
}
