import { join } from 'node:path'
import { openJournal } from '../journal.ts'
import type { CommandDefinition } from './commandLimits.ts'
import { type Files, openFiles } from './files.ts'
import { botUser, firstChannels, guild, members } from './members.ts'
import { flag } from './messageLimits.ts'
import { madeAt, snowflake } from './snowflake.ts'
import type {
  Channel,
  ChannelMessage,
  DiscordChange,
  RegisteredCommand,
  SimulatedInteraction,
  User,
} from './types.ts'

/** How long an interaction's token may be used, in milliseconds. */
export const tokenLife = 15 * 60_000

/** What the simulated Discord remembers, and who is told of changes. It knows no HTTP. */
export interface SimulatedDiscord {
  application: string
  /** how long it waits for the first answer to an interaction, in milliseconds */
  patience: number
  /** where files may be fetched from */
  cdnBase: string
  files: Files
  /** names of what players uploaded since the start: an option carries no more than the id */
  uploadNames: Map<string, string>
  /** first answers to interactions that Discord would not have taken, for tests to look at */
  complaints: { interaction: string; answer: unknown }[]
  now(): number
  users(): User[]
  user(id: string): User | undefined
  /** somebody more is in the server; nobody sits at the page for them */
  welcome(user: User): void
  channels(): Channel[]
  channel(id: string): Channel | undefined
  keepChannel(channel: Channel): void
  message(id: string): ChannelMessage | undefined
  /** oldest first */
  messagesOf(channel: string): ChannelMessage[]
  keepMessage(message: ChannelMessage): void
  dropMessage(message: ChannelMessage): void
  /** ids of the files that belong to messages */
  attached(): string[]
  interaction(token: string): SimulatedInteraction | undefined
  keepInteraction(interaction: SimulatedInteraction): void
  commands(): RegisteredCommand[]
  keepCommands(commands: CommandDefinition[]): RegisteredCommand[]
  watch(watcher: (change: DiscordChange) => void): () => void
  /** resolves when everything so far is on the disk, where it is kept `onDisk` */
  untilOnDisk(): Promise<void>
  close(): void
}

/** More messages than these in a channel are not kept over a restart, nor what only one user saw a day ago. */
const maxMessages = 1000
const day = 24 * 60 * 60_000

/** Opens what is kept in `folder`; null: nothing is kept. */
export function openSimulatedDiscord(options: {
  folder: string | null
  /** whoever waits for `untilOnDisk` loses nothing by a power cut */
  onDisk?: boolean
  application: string
  cdnBase: string
  /** left out: the three seconds that Discord itself waits */
  patience?: number
  now?: () => number
}): SimulatedDiscord {
  const now = options.now ?? Date.now
  const file = (name: string) => (options.folder === null ? null : join(options.folder, `${name}.jsonl`))
  const { onDisk = false } = options
  const channels = openJournal<Channel>(file('channels'), { onDisk })
  const messages = openJournal<ChannelMessage>(file('messages'), { onDisk })
  const interactions = openJournal<SimulatedInteraction>(file('interactions'), { onDisk })
  const registered = openJournal<RegisteredCommand[]>(file('commands'), { onDisk })
  const files = openFiles(options.folder === null ? null : join(options.folder, 'files'), { onDisk })
  const journals = [channels, messages, interactions, registered]
  const bot = botUser(options.application)
  const users = new Map([...members, bot].map(user => [user.id, user]))
  const watchers = new Set<(change: DiscordChange) => void>()
  const tell = (change: DiscordChange) => {
    for (const watcher of watchers) watcher(change)
  }

  for (const channel of firstChannels) if (!channels.get(channel.id)) channels.put(channel.id, channel)

  const messagesOf = (channel: string) =>
    messages
      .entries()
      .map(([, message]) => message)
      .filter(message => message.channel_id === channel)
      .sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1))

  const discord: SimulatedDiscord = {
    application: options.application,
    patience: options.patience ?? 3000,
    cdnBase: options.cdnBase,
    files,
    uploadNames: new Map(),
    complaints: [],
    now,
    users: () => [...users.values()],
    user: id => users.get(id),
    welcome: user => void users.set(user.id, user),
    channels: () => channels.entries().map(([, channel]) => channel),
    channel: id => channels.get(id),
    keepChannel(channel) {
      channels.put(channel.id, channel)
      tell({ change: 'channel', channel })
    },
    message: id => messages.get(id),
    messagesOf,
    keepMessage(message) {
      const before = messages.get(message.id)
      messages.put(message.id, message)
      const kept = new Set(message.attachments.map(each => each.id))
      for (const each of before?.attachments ?? []) if (!kept.has(each.id)) files.remove(each.id)
      tell({ change: 'message', message })
    },
    dropMessage(message) {
      messages.remove(message.id)
      for (const each of message.attachments) files.remove(each.id)
      tell({ change: 'gone', channel: message.channel_id, message: message.id })
    },
    attached: () => messages.entries().flatMap(([, { attachments }]) => attachments.map(({ id }) => id)),
    interaction: token => interactions.get(token),
    keepInteraction(interaction) {
      interactions.put(interaction.token, interaction)
      tell({ change: 'interaction', interaction })
    },
    commands: () => registered.get(guild.id) ?? [],
    keepCommands(commands) {
      const before = new Map(discord.commands().map(each => [each.name, each.id]))
      const list = commands.map(each => ({ ...each, id: before.get(each.name) ?? snowflake(now()) }))
      registered.put(guild.id, list)
      tell({ change: 'commands' })
      return list
    },
    watch(watcher) {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    async untilOnDisk() {
      await Promise.all([...journals, files].map(each => each.untilOnDisk()))
    },
    close() {
      for (const journal of journals) journal.close()
    },
  }

  for (const [token, interaction] of interactions.entries())
    if (interaction.made < now() - tokenLife) interactions.remove(token)
    // whoever waited for its first answer went down with the process
    else if (interaction.state === 'sent') interactions.put(token, { ...interaction, state: 'failed' })
  for (const channel of discord.channels()) tidy(discord, channel.id)
  return discord
}

const ephemeral = (message: ChannelMessage) => (message.flags & flag.ephemeral) !== 0

function tidy(discord: SimulatedDiscord, channel: string): void {
  const list = discord.messagesOf(channel)
  for (const [n, message] of list.entries())
    if (n < list.length - maxMessages || (ephemeral(message) && madeAt(message.id) < discord.now() - day))
      discord.dropMessage(message)
}
