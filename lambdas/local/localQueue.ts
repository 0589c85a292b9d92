import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'
import {
  attempts,
  type Delivery,
  groupOf,
  idOf,
  pauseAfter,
  type Queue,
  type QueueMessage,
} from '../queue/types.ts'
import type { Journal } from './journal.ts'
import { makePlaces } from './places.ts'

/** A message in the inbox, how often its delivery was begun, and how often it failed. */
export interface Kept {
  message: QueueMessage
  begun: number
  /** left out: never */
  failed?: number
}

/** The queue of one machine: what is sent is on the disk before `send` resolves, until the work on it is done. */
export interface LocalQueue extends Queue {
  /** begins to deliver: first what was left over by the process before */
  start(): void
  /** resolves when there is nothing to do */
  idle(): Promise<void>
  /** begins nothing more, and resolves when what was begun is done */
  stop(): Promise<void>
}

/**
 * A delivery that was begun and neither done nor failed ended with the process. That is not the message's fault for
 * the first times: somebody may have ended the program. So often it is begun again.
 */
const maxBegun = 12

/** A second delivery of what was done among the last of these is known as such. */
const maxRemembered = 1000

/** A delivery that takes longer waits for somebody else, who is to hold up nobody; in milliseconds. */
const slowMs = 2000

/**
 * Messages of one group are delivered one after the other, in the order in which they came; those of different groups
 * side by side, as many at once as the machine has processors, whoever came first before the others. A message that fails on its last delivery goes to `dead`, and so does one under which
 * the process ended again and again.
 * @param options.pause seconds to wait after the nth delivery that failed, and what with
 */
export function makeQueue(options: {
  inbox: Journal<Kept>
  dead: Journal<Kept>
  work: (message: QueueMessage, delivery: Delivery) => Promise<void>
  log: Pick<Log, 'error' | 'warn'>
  pause?: (failed: number, problem: unknown) => number
  /** deliveries at once */
  places?: number
}): LocalQueue {
  const { inbox, dead, work, log, pause = pauseAfter } = options
  const places = makePlaces(options.places ?? availableParallelism(), slowMs)
  let arrived = 0
  const waiting = new Map<string, { id: string; turn: number }[]>()
  const running = new Map<string, Promise<void>>()
  const done = new Set<string>()
  let started = false
  const stopping = new AbortController()

  const rest = (seconds: number) =>
    sleep(seconds * 1000, undefined, { signal: stopping.signal }).catch(() => undefined)

  const deliver = async (id: string, turn: number, kept: Kept): Promise<void> => {
    const { message } = kept
    let { begun, failed = 0 } = kept
    while (begun < maxBegun && failed < attempts) {
      const leave = await places.enter(turn)
      if (stopping.signal.aborted) {
        leave()
        throw new Stopped()
      }
      begun++
      // counted before it begins: a message that takes the whole process down does not come back for ever
      inbox.put(id, { message, begun, failed })
      // Whoever used the command is told with the last of them, whatever it was that went before.
      const attempt = begun === maxBegun ? attempts : failed + 1
      let problem: unknown
      try {
        await work(message, { attempt, attempts })
        return
      } catch (error) {
        problem = error
        failed++
        log.warn({ interaction: id, attempt, err: error }, 'a delivery failed')
      } finally {
        leave()
      }
      inbox.put(id, { message, begun, failed })
      if (failed < attempts) await rest(pause(failed, problem))
      if (stopping.signal.aborted) throw new Stopped()
    }
    dead.put(id, kept)
    await dead.untilOnDisk()
    log.error({ interaction: id }, 'put aside after too many deliveries')
  }

  const run = async (group: string, ids: { id: string; turn: number }[]): Promise<void> => {
    while (!stopping.signal.aborted) {
      const first = ids.shift()
      if (!first) break
      const { id, turn } = first
      const kept = inbox.get(id)
      if (!kept) continue
      try {
        await deliver(id, turn, kept)
      } catch (error) {
        // it stays in the inbox for the next start
        if (error instanceof Stopped) return
        throw error
      }
      inbox.remove(id)
      done.add(id)
      const [oldest] = done
      if (done.size > maxRemembered && oldest !== undefined) done.delete(oldest)
    }
    running.delete(group)
    waiting.delete(group)
  }

  const enqueue = (id: string, message: QueueMessage) => {
    const group = groupOf(message)
    let ids = waiting.get(group)
    if (!ids) waiting.set(group, (ids = []))
    ids.push({ id, turn: arrived++ })
    if (started && !running.has(group)) running.set(group, run(group, ids))
  }

  return {
    async send(message) {
      if (stopping.signal.aborted) throw new Stopped()
      const id = idOf(message)
      if (inbox.get(id) || done.has(id)) return inbox.untilOnDisk()
      inbox.put(id, { message, begun: 0 })
      // No sooner: work that is done before the door has answered finds nothing to reply to.
      await inbox.untilOnDisk()
      enqueue(id, message)
    },
    start() {
      waiting.clear()
      started = true
      for (const [id, { message }] of inbox.entries()) enqueue(id, message)
    },
    async idle() {
      while (running.size > 0) await Promise.all(running.values())
    },
    async stop() {
      stopping.abort()
      await Promise.all(running.values())
    },
  }
}

class Stopped extends Error {
  constructor() {
    super('the queue is being stopped')
  }
}
