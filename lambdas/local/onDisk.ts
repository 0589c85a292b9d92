import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  type WriteFileOptions,
  writeFileSync,
} from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'

/**
 * Resolves when what was written before the call is on the disk and outlives a power cut. Calls that come while the
 * disk is busy share the next run.
 */
export type UntilOnDisk = () => Promise<void>

/** @param run brings everything to the disk that was written before it was called */
export function shared(run: () => Promise<void>): UntilOnDisk {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null
  const begin = (): Promise<void> => {
    running = run().finally(() => {
      running = null
    })
    return running
  }
  return () => {
    if (!running) return begin()
    // What runs may have begun before the caller's write.
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null
        return begin()
      })
    return next
  }
}

/** A file that is gone has been replaced by one that was brought to the disk. */
const isGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Brings a file to the disk. */
export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r').catch((error: unknown) => {
    if (isGone(error)) return null
    throw error
  })
  if (!file) return
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Brings a folder to the disk, that is, which files are in it. Windows knows no such thing. */
export function syncFolder(path: string): void {
  if (process.platform === 'win32') return
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

/**
 * Makes a folder, and those above it that are missing.
 * @param onDisk they outlive a power cut
 */
export function makeFolder(path: string, onDisk: boolean): void {
  const missing: string[] = []
  for (let folder = resolve(path); !existsSync(folder); folder = dirname(folder)) missing.push(folder)
  mkdirSync(path, { recursive: true })
  if (onDisk) for (const folder of missing) syncFolder(dirname(folder))
}

/**
 * Writes a file whole or not at all, whatever ends the program or the machine meanwhile.
 * @param onDisk when it returns, the file outlives a power cut
 */
export function writeWhole(
  file: string,
  content: string,
  { onDisk, ...options }: Extract<WriteFileOptions, object> & { onDisk: boolean },
): void {
  const aside = `${file}.new`
  writeFileSync(aside, content, { ...options, flush: onDisk })
  renameSync(aside, file)
  if (onDisk) syncFolder(dirname(file))
}

/**
 * For the folder of a LevelDB. Its writes go to a log first, sometimes to a new one; tables that are made of a log
 * LevelDB brings to the disk itself, before it removes the log.
 */
function levelOnDisk(folder: string): UntilOnDisk {
  const known = new Set<string>()
  return shared(async () => {
    const logs = (await readdir(folder)).filter(name => name.endsWith('.log'))
    await Promise.all(logs.map(name => syncFile(join(folder, name))))
    if (logs.every(name => known.has(name))) return
    syncFolder(folder)
    for (const name of logs) known.add(name)
  })
}

const writes = /^(Put|Update|Delete|BatchWrite|Create)/

/** From here on a write of this client is answered when it is on the disk. */
export function answerWhenOnDisk(client: DynamoDBClient, folder: string): void {
  const untilOnDisk = levelOnDisk(folder)
  client.middlewareStack.add(
    (next, context) => async args => {
      const result = await next(args)
      if (writes.test(String(context['commandName']))) await untilOnDisk()
      return result
    },
    { step: 'initialize', name: 'onDisk' },
  )
}
