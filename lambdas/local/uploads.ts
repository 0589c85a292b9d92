import type { SimulatedDiscord } from './discord/simulatedDiscord.ts'
import { madeAt, snowflake } from './discord/snowflake.ts'

/** A file is used at once by the command that it was uploaded for; it is kept no longer than this, in milliseconds. */
const keptMs = 3600_000

/** Bytes of all the files that one seat may have uploaded within that time. */
export const uploadQuota = 50 * 1024 * 1024

export interface Uploads {
  /** Keeps a file; undefined where its seat has brought too much. */
  take(by: string, name: string, bytes: Uint8Array): { id: string; name: string } | undefined
}

/** What players upload at the table for the options of commands. */
export function makeUploads(
  discord: Pick<SimulatedDiscord, 'files' | 'uploadNames' | 'now' | 'attached'>,
): Uploads {
  // What the process before was given lies among the files of messages; whose it was is forgotten.
  const attached = new Set(discord.attached())
  let kept: { id: string; by: string; size: number; at: number }[] = discord.files
    .ids()
    .filter(id => !attached.has(id))
    .map(id => ({ id, by: '', size: 0, at: madeAt(id) }))
  const forgetOld = () => {
    const old = kept.filter(({ at }) => at < discord.now() - keptMs)
    for (const { id } of old) {
      discord.files.remove(id)
      discord.uploadNames.delete(id)
    }
    kept = kept.filter(each => !old.includes(each))
  }
  forgetOld()
  return {
    take(by, given, bytes) {
      forgetOld()
      const size = bytes.length
      const before = kept.reduce((sum, each) => sum + (each.by === by ? each.size : 0), 0)
      if (before + size > uploadQuota) return undefined
      const id = snowflake(discord.now())
      const name = given.replace(/[^\w.-]+/g, '_').slice(-100)
      discord.files.put(id, bytes)
      discord.uploadNames.set(id, name)
      kept.push({ id, by, size, at: discord.now() })
      return { id, name }
    },
  }
}
