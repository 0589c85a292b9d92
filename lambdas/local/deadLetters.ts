import { join } from 'node:path'
import { readSettings } from '../config.ts'
import type { QueueMessage } from '../queue/types.ts'
import { openJournal, readJournal } from './journal.ts'
import type { Kept } from './localQueue.ts'
import { runCommand, runningAt } from './openTable.ts'

/** A dead letter on a line: without its token, which nobody needs to see. */
function lineOf(id: string, { interaction, receivedAt }: QueueMessage): string {
  const { data, member, user } = interaction as {
    data?: { name?: string; custom_id?: string }
    member?: { user?: { username?: string } }
    user?: { username?: string }
  }
  const who = (member?.user ?? user)?.username ?? 'somebody'
  return `${id}  ${new Date(receivedAt).toISOString()}  ${who}  ${data?.name ?? data?.custom_id ?? '?'}`
}

const none = 'There are no dead letters.'

/** `npm run dead-letters`, and to remove them `npm run dead-letters -- remove <id>` or `-- remove all` */
await runCommand(async ([verb, id]) => {
  const { dataDir, fsync } = readSettings()
  const file = join(dataDir, 'dead-letters.jsonl')
  if (verb !== 'remove') {
    const lines = readJournal<Kept>(file).map(([key, { message }]) => lineOf(key, message))
    return lines.length > 0 ? lines.join('\n') : none
  }
  if (await runningAt(join(dataDir, 'db'))) throw new Error('Combat Hex is running: stop it first.')
  const letters = openJournal<Kept>(file, { onDisk: fsync })
  const wanted = letters.entries().filter(([key]) => id === 'all' || key === id)
  for (const [key] of wanted) letters.remove(key)
  await letters.untilOnDisk()
  letters.close()
  return `${wanted.length} removed`
})
