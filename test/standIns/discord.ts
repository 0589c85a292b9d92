import type { IncomingMessage, RequestListener, Server } from 'node:http'
import { makeRest, type RestRecord } from '../../lambdas/local/discord/restRoutes.ts'
import {
  type Endpoint,
  makeSending,
  type Sending,
  signature,
} from '../../lambdas/local/discord/sendInteraction.ts'
import { openSimulatedDiscord, type SimulatedDiscord } from '../../lambdas/local/discord/simulatedDiscord.ts'
import type { Channel, ChannelMessage, SimulatedInteraction } from '../../lambdas/local/discord/types.ts'
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
  sent: SimulatedInteraction[]
  /** is shown every body on its way to the door */
  seen: ((body: string) => void) | undefined
  /** is shown every answer of the door */
  answered: ((body: Uint8Array) => void) | undefined
  /** is shown every request to its API, and what came of it */
  recorded: ((record: RestRecord) => void) | undefined
  /** the headers with which Discord signs a body */
  sign(body: string): Record<string, string>
  simulated(): SimulatedDiscord
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
  const open = () => openSimulatedDiscord({ folder: null, application: identity.application, cdnBase, now })
  let simulated = open()
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
    simulated: () => simulated,
    sending: () => sending,
    keep: () => ({
      channels: simulated.channels(),
      messages: simulated.channels().flatMap(({ id }) => simulated.messagesOf(id)),
      files: simulated.files.ids().map(id => [id, simulated.files.get(id)!]),
      names: [...simulated.uploadNames],
    }),
    restore(state) {
      const commands = simulated.commands()
      simulated.close()
      begin()
      simulated.keepCommands(commands)
      for (const [id, bytes] of state.files) simulated.files.put(id, bytes)
      for (const [id, name] of state.names) simulated.uploadNames.set(id, name)
      for (const channel of state.channels) simulated.keepChannel(channel)
      for (const message of state.messages) simulated.keepMessage(message)
    },
    close() {
      simulated.close()
      close()
    },
  }
  function begin() {
    simulated = open()
    sending = makeSending(simulated, {
      privateKey: identity.privateKey,
      async post(body, headers) {
        discord.seen?.(body)
        const answer = await post(body, headers)
        discord.answered?.(answer.body)
        return answer
      },
    })
    const rest = makeRest(simulated, {
      token: identity.token,
      record: record => discord.recorded?.(record),
    })
    const server = {
      discord: simulated,
      sending,
      rest,
      uploads: makeUploads(simulated),
      secret: identity.token,
      welcomePicture: async () => undefined,
    }
    handle = (request, response) => {
      // Who asked may have gone meanwhile.
      pageRoutes(server, request, response, new URL(request.url ?? '/', url)).catch(() => response.destroy())
    }
    simulated.watch(change => {
      if (change.change === 'interaction' && change.interaction.state === 'sent')
        discord.sent.push(change.interaction)
    })
  }
  begin()
  return discord
}
