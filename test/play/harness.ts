import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Draw } from '../../lambdas/discord/api/payload.ts'
import { bot } from '../../lambdas/discord/index.ts'
import type { AnyComponent } from '../../lambdas/local/discord/componentLimits.ts'
import { guild, memberNamed } from '../../lambdas/local/discord/members.ts'
import { everyComponent } from '../../lambdas/local/discord/messageLimits.ts'
import type { SentInteraction } from '../../lambdas/local/discord/sendInteraction.ts'
import type { ChannelMessage, SimulatedInteraction } from '../../lambdas/local/discord/types.ts'
import { type LocalServer, startServer } from '../../lambdas/local/server.ts'
import type { OpenSimulatedServer } from '../../lambdas/local/simulatedServer.ts'
import { type Log, makeLog } from '../../lambdas/log.ts'
import { draw as ownDraw } from '../../lambdas/worker/drawPicture.ts'

/** The whole bot, wherever it runs, with what it takes to play with it. */
export interface Playable {
  server: Pick<LocalServer, 'url' | 'store'>
  table: Pick<OpenSimulatedServer, 'discord' | 'sending'>
  player(name: string): Player
  /** waits until everything that was sent is carried out */
  idle(): Promise<void>
}

/** The whole bot in this process, driven as Discord drives it: signed interactions over HTTP, answers over REST. */
export interface Play extends Playable {
  server: LocalServer
  table: OpenSimulatedServer
  /** lines of the log that tell of trouble */
  troubles: Record<string, unknown>[]
  /** ends the server and starts it again with the same files */
  restart(): Promise<void>
  close(): Promise<void>
}

type Options = Record<string, string | number | boolean>

/** What came of a command or a press. */
export interface Reply {
  message: ChannelMessage
  text: string
  /** seen by the player alone */
  mine: boolean
}

export interface Player {
  id: string
  name: string
  /** where commands are typed */
  channel: string
  locale: 'en-US' | 'fr'
  command(name: string, options?: Options): Promise<Reply>
  /** autocomplete: choices for the option being typed */
  choices(
    name: string,
    options: Options,
    focused: string,
  ): Promise<{ name: string; value: string | number }[]>
  /** uploads a file for an option; its id stands for it */
  upload(name: string, content: string | Uint8Array): Promise<string>
  /** presses the newest button in sight with this label */
  press(label: string | RegExp, message?: ChannelMessage): Promise<Reply>
  /** chooses in the newest select in sight whose placeholder or custom id fits */
  select(which: RegExp, values: string[], message?: ChannelMessage): Promise<Reply>
  /** sends data as it stands, which Discord's own client would not; `message` bears the component */
  force(
    kind: 'command' | 'component',
    data: Record<string, unknown>,
    more?: { message?: ChannelMessage; id?: string },
  ): Promise<Reply>
  /** messages of the channel that the player sees, the oldest first */
  sees(): ChannelMessage[]
  last(): ChannelMessage
}

/** Every word of a message, its buttons' and descriptions' included. */
export function wordsOf(message: ChannelMessage): string {
  const parts = everyComponent(message.components).flatMap(({ part }) => {
    if (part.type === 10) return [part.content]
    if (part.type === 2) return [`[${part.label}]`]
    if (part.type === 3) return [`<${part.placeholder}: ${part.options.map(each => each.label).join(' | ')}>`]
    return part.type === 12 ? part.items.map(each => `(${each.description})`) : []
  })
  return [message.content, ...parts].filter(Boolean).join('\n')
}

interface PlayOptions {
  /** where everything is kept; otherwise in a folder of its own that goes with `close` */
  folder?: string
  /** another DynamoDB than one in that folder */
  endpoint?: string
  /** draws pictures; the program's own otherwise */
  draw?: Draw
  /** the path of pageChild.ts, bundled: pages are served by a process of their own */
  pageProgram?: string
  /** settings beside those of every test */
  env?: Record<string, string>
  /** takes every line of the log as it is written; without it troubles alone are kept */
  logged?: (line: string) => void
}

/** Starts everything. */
export async function openPlay(options: PlayOptions = {}): Promise<Play> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'play-'))
  const troubles: Record<string, unknown>[] = []
  const note = (...args: unknown[]) => {
    const [facts, said] = args
    // Having to wait for Discord is no trouble, and comes up wherever much is said at once.
    if (said === 'rate limited') return
    troubles.push(typeof facts === 'object' && facts !== null ? { ...facts } : { facts })
  }
  const log: Log = options.logged
    ? makeLog({ write: options.logged })
    : { debug: () => undefined, info: () => undefined, warn: note, error: note }
  const env = {
    PORT: '0',
    // Where Discord's three seconds matter, a test has a clock of its own.
    TABLE_PATIENCE: '30',
    DATA_DIR: folder,
    AWS_ENDPOINT_URL_DYNAMODB: options.endpoint,
    ...options.env,
  }
  const { pageProgram } = options
  const start = async () => startServer({ env, bot, draw: options.draw ?? ownDraw, pageProgram, log })
  const open = await start()
  if (!open.table) throw new Error('the table is closed')
  const play: Play = {
    server: open,
    table: open.table,
    troubles,
    player: name => makePlayer(play, name),
    idle: () => play.server.queue.idle(),
    async restart() {
      await play.server.close()
      play.server = await start()
      if (!play.server.table) throw new Error('the table is closed')
      play.table = play.server.table
    },
    async close() {
      await play.server.close()
      if (options.folder === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
  return play
}

/** Somebody at the table. @throws where nobody has that name */
export function makePlayer(play: Playable, name: string): Player {
  const user = memberNamed(name) ?? play.table.discord.users().find(each => each.global_name === name)
  if (!user) throw new Error(`${name} has no seat`)
  const from = () => ({ user: user.id, channel: player.channel, locale: player.locale })

  const replyTo = async (sent: SentInteraction): Promise<Reply> => {
    if (!sent.ok) throw new Error(`not sent: ${sent.option ?? ''} ${sent.complaint}`)
    await play.idle()
    const message = answerOf(play, sent.interaction)
    return { message, text: wordsOf(message), mine: message.visibleTo === user.id }
  }

  const find = (fits: (part: AnyComponent) => boolean, among: ChannelMessage[]) => {
    for (const message of among.toReversed()) {
      const part = everyComponent(message.components).find(each => fits(each.part))?.part
      if (part && 'custom_id' in part) return { message, customId: part.custom_id ?? '' }
    }
    const seen = among.slice(-3).map(wordsOf).join('\n---\n')
    throw new Error(`${name} sees no such button; the last messages are:\n${seen}`)
  }

  const player: Player = {
    id: user.id,
    name,
    channel: play.table.discord.channels().find(each => each.guild_id === guild.id)?.id ?? '',
    locale: 'en-US',
    async command(command, options = {}) {
      return replyTo(await play.table.sending.command(from(), { name: command, options }))
    },
    async choices(command, options, focused) {
      const sent = await play.table.sending.autocomplete(from(), { name: command, options, focused })
      if (!sent.ok) throw new Error(sent.complaint)
      return sent.choices
    },
    async upload(name, content) {
      const url = `${play.server.url}/table/upload?name=${encodeURIComponent(name)}`
      const response = await fetch(url, {
        method: 'POST',
        body: typeof content === 'string' ? content : Buffer.from(content),
      })
      const answer = (await response.json()) as { id?: string; complaint?: string }
      if (answer.id === undefined) throw new Error(`not uploaded: ${answer.complaint}`)
      return answer.id
    },
    async press(label, message) {
      const fits = (part: AnyComponent) =>
        part.type === 2 &&
        !part.disabled &&
        (typeof label === 'string' ? part.label === label : label.test(`${part.label} ${part.custom_id}`))
      const found = find(fits, message ? [message] : player.sees())
      return replyTo(await play.table.sending.component(from(), found.message.id, found.customId))
    },
    async select(which, values, message) {
      const fits = (part: AnyComponent) =>
        part.type === 3 && which.test(`${part.placeholder} ${part.custom_id}`)
      const found = find(fits, message ? [message] : player.sees())
      return replyTo(await play.table.sending.component(from(), found.message.id, found.customId, values))
    },
    async force(kind, data, { message, id } = {}) {
      const more = { ...(message ? { message: message.id } : {}), ...(id ? { id } : {}) }
      return replyTo(await play.table.sending.unchecked(from(), kind, data, more))
    },
    sees: () =>
      play.table.discord
        .messagesOf(player.channel)
        .filter(each => each.visibleTo === null || each.visibleTo === user.id),
    last() {
      const message = player.sees().at(-1)
      if (!message) throw new Error(`${name} sees nothing here`)
      return message
    },
  }
  return player
}

/** The answer to an interaction: a follow-up that it caused, or the message that it was answered with. */
function answerOf(play: Playable, sent: SimulatedInteraction): ChannelMessage {
  const { discord } = play.table
  const now = discord.interaction(sent.token) ?? sent
  const original = now.original === null ? undefined : discord.message(now.original)
  const followUp = discord
    .messagesOf(sent.channel)
    .findLast(each => each.caused?.id === sent.id && each.id !== now.original)
  const message = sent.kind === 'component' ? (followUp ?? original) : (original ?? followUp)
  if (!message) throw new Error('there is no answer')
  return message
}
