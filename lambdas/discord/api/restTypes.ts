import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord-api-types/v10'
import type { TimeLimit } from '../../timeLimit.ts'
import type { Message } from '../types.ts'

/** Discord said no: its status, its own code, and its words. Anything else that goes wrong is thrown as it is. */
export interface RestRefusal {
  status: number
  code: number
  reason: string
}

export type Sent<Value> = { ok: true; value: Value } | ({ ok: false } & RestRefusal)

/** Takes the time that pictures need, and the bytes that are sent. */
export interface RestMeter {
  time<Value>(part: 'draw', work: () => Promise<Value>): Promise<Value>
  sent(bytes: number): void
}

/** What the program says to Discord. Waiting for short rate limits and repeating after faults is its own affair. */
export interface Rest {
  /** the same, whose calls end at the limit, and are measured; what was on its way then is broken off */
  within(limit: TimeLimit, meter?: RestMeter): Rest
  /** false where the bot has no token: it can answer, and neither post nor make threads */
  canPost: boolean
  /** Replaces the answer of an interaction (or, after a component, the message that bears it); gives its id. */
  editReply(token: string, message: Message): Promise<Sent<string>>
  /**
   * Takes the answer of an interaction away, also while Discord still shows that it is awaited; or the further answer
   * with this id.
   */
  deleteReply(token: string, id?: string): Promise<Sent<void>>
  /**
   * A further answer, for the caller's eyes alone: sent twice it comes twice, and what everybody sees must not. Gives its
   * id.
   */
  followUp(token: string, message: Message): Promise<Sent<string>>
  /**
   * Posts in a channel or thread; gives the id of the message. Two posts with the same nonce (at most 25
   * characters) within a few minutes are one.
   */
  post(channel: string, message: Message, nonce: string): Promise<Sent<string>>
  /** Replaces a message of the bot's own. Whom it pings now hears nothing of it. */
  editPost(channel: string, id: string, message: Message): Promise<Sent<void>>
  /** Deletes a message of the bot's own. */
  deletePost(channel: string, id: string): Promise<Sent<void>>
  /** Pins a message in its channel, which takes a right of its own. */
  pin(channel: string, id: string): Promise<Sent<void>>
  /** Creates a public thread, from a message where one is given; gives its id. */
  createThread(channel: string, name: string, message?: string): Promise<Sent<string>>
  addToThread(thread: string, user: string): Promise<Sent<void>>
  /** The channel of the bot and one user alone; gives its id. Asking again gives the same one. */
  directChannel(user: string): Promise<Sent<string>>
  /** Is somebody in the server? Only where the bot itself is in it can Discord say so. */
  isMember(guild: string, user: string): Promise<Sent<boolean>>
  /** Reopens an archived thread. */
  unarchive(thread: string): Promise<Sent<void>>
  /** Replaces all global commands of the application; gives how many there are now. */
  registerCommands(
    commands: readonly RESTPostAPIChatInputApplicationCommandsJSONBody[],
  ): Promise<Sent<number>>
}
