import type { CommandDefinition } from './commandLimits.ts'
import type { TopLevelComponent } from './componentLimits.ts'

export interface User {
  id: string
  username: string
  global_name: string
  discriminator: '0'
  avatar: null
  bot?: true
}

export const channelTypes = { text: 0, direct: 1, thread: 11 } as const

export interface Channel {
  id: string
  type: 0 | 1 | 11
  name: string
  guild_id: string | null
  /** the channel that a thread belongs to */
  parent_id: string | null
  /** what the application may do here, as a bit set in decimal */
  permissions: string
  archived: boolean
  locked: boolean
  /** users in a thread or direct channel */
  members: string[]
}

export interface Attachment {
  id: string
  filename: string
  description?: string
  content_type: string
  size: number
  url: string
  proxy_url: string
  width?: number
  height?: number
  ephemeral?: true
}

export interface ChannelMessage {
  id: string
  channel_id: string
  /** 0: as always, 18: a thread was made, 20: answer to a slash command */
  type: 0 | 18 | 20
  author: User
  content: string
  flags: number
  components: TopLevelComponent[]
  attachments: Attachment[]
  timestamp: string
  edited_timestamp: string | null
  /** users who were notified when it was posted; an edit notifies nobody */
  mentions: string[]
  /** the one user who sees it; null: everybody */
  visibleTo: string | null
  /** who used which command or component, for answers to interactions */
  caused: { id: string; user: string; name: string | null } | null
  /** id of the thread that starts at this message */
  thread: string | null
  nonce: string | null
  pinned?: boolean
}

/** A command as it is registered: with the id that Discord gave it. */
export type RegisteredCommand = CommandDefinition & { id: string }

export const interactionKinds = { command: 2, component: 3, autocomplete: 4 } as const
export type InteractionKind = keyof typeof interactionKinds

/** An interaction that was sent, as far as its token is concerned. */
export interface SimulatedInteraction {
  id: string
  token: string
  kind: InteractionKind
  user: string
  channel: string
  /** what was typed or pressed, for the line above the answer */
  name: string
  /** milliseconds since 1970; the token lives 15 minutes */
  made: number
  state: 'sent' | 'deferred' | 'answered' | 'failed'
  ephemeral: boolean
  /** message that bears the component */
  source: string | null
  /** the answer; for components that were answered by an update, the message that bears them */
  original: string | null
}

/** What a watcher of the simulated Discord is told. */
export type DiscordChange =
  | { change: 'message'; message: ChannelMessage }
  | { change: 'gone'; channel: string; message: string }
  | { change: 'channel'; channel: Channel }
  | { change: 'commands' }
  | { change: 'interaction'; interaction: SimulatedInteraction }
