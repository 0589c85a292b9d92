import { join } from 'node:path'
import { readSettings } from '../config.ts'
import type { QueueMessage } from '../queue/types.ts'
import { openJournal, readJournal } from './journal.ts'
import type { Kept } from './localQueue.ts'
import { runningAt } from './openTable.ts'

/** A dead letter on a line: without its token, which nobody needs to see. */
export function lineOf(id: string, { interaction, receivedAt }: QueueMessage): string {
  const { data, member, user } = interaction as {
    data?: { name?: string; custom_id?: string }
    member?: { user?: { username?: string } }
    user?: { username?: string }
  }
  const who = (member?.user ?? user)?.username ?? 'somebody'
  return `${id}  ${new Date(receivedAt).toISOString()}  ${who}  ${data?.name ?? data?.custom_id ?? '?'}`
}

/** Where commands are put aside that failed on their last delivery. */
export interface DeadLetters {
  /** a line each */
  list(): Promise<string[]>
  /** Forgets one, or `all`. @returns how many */
  remove(id: string): Promise<number>
}

/** Those of the program on this machine. */
export function localDeadLetters(): DeadLetters {
  const { dataDir, fsync } = readSettings()
  const file = join(dataDir, 'dead-letters.jsonl')
  return {
    list: async () => readJournal<Kept>(file).map(([key, { message }]) => lineOf(key, message)),
    async remove(id) {
      if (await runningAt(join(dataDir, 'db'))) throw new Error('Combat Hex is running: stop it first.')
      const letters = openJournal<Kept>(file, { onDisk: fsync })
      const wanted = letters.entries().filter(([key]) => id === 'all' || key === id)
      for (const [key] of wanted) letters.remove(key)
      await letters.untilOnDisk()
      letters.close()
      return wanted.length
    },
  }
}
