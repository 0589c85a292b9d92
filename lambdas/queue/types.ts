import { RateLimited } from '../failures.ts'
import type { TimeLimit } from '../timeLimit.ts'

/** An interaction on its way from the front door to the worker, exactly as Discord sent it. */
export interface QueueMessage {
  /** the raw interaction; the door has looked at its id, type, token and channel only */
  interaction: Record<string, unknown>
  /** when the door took it, in milliseconds since 1970: its token lives 15 minutes from then */
  receivedAt: number
}

/**
 * First in, first out within a channel; different channels do not wait for each other. A message is sent
 * once `send` resolves, and delivered at least once from then on. Two messages with the same interaction id
 * may be taken for one.
 */
export interface Queue {
  /** @param limit by when it has to be taken; otherwise it throws */
  send(message: QueueMessage, limit?: TimeLimit): Promise<void>
}

/** How often a message has been delivered, this time included, and after how many it is put aside. */
export interface Delivery {
  attempt: number
  attempts: number
}

/** Deliveries before a message is put aside as a dead letter. */
export const attempts = 4

/** Seconds before the second, third, ... delivery of a message that failed, on AWS as on one machine. */
export const retryPauses = [1, 5, 20] as const

/** The longest that a message waits for Discord to take something again, in seconds: its token lives 15 minutes. */
const maxPause = 600

/** Seconds to wait after a delivery that failed; where Discord says how long it wants to be left alone, so long. */
export function pauseAfter(attempt: number, problem?: unknown): number {
  const usual = retryPauses[Math.min(Math.max(attempt, 1), retryPauses.length) - 1]!
  if (!(problem instanceof RateLimited)) return usual
  return Math.min(maxPause, Math.max(usual, Math.ceil(problem.retryAfter / 1000)))
}

/** Is it `/game replay`, or its button? That takes seconds and changes nothing. */
function isReplay({ data }: QueueMessage['interaction']): boolean {
  const { name, options, custom_id } = (data ?? {}) as {
    name?: unknown
    options?: unknown
    custom_id?: unknown
  }
  if (typeof custom_id === 'string') return custom_id.startsWith('replay:')
  return name === 'game' && Array.isArray(options) && options[0]?.name === 'replay'
}

/**
 * Messages of one group are delivered one after the other: those of one channel, and so of one game. For a replay
 * nobody waits: it is a group of its own.
 */
export function groupOf(message: QueueMessage): string {
  const { channel_id: channel } = message.interaction
  if (typeof channel !== 'string') return 'nowhere'
  return isReplay(message.interaction) ? `${channel}-${idOf(message)}` : channel
}

/** What makes a message the same one. */
export const idOf = ({ interaction }: QueueMessage): string =>
  typeof interaction.id === 'string' ? interaction.id : 'nothing'
