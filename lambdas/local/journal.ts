import { closeSync, existsSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeFolder, shared, syncFile, syncFolder, type UntilOnDisk, writeWhole } from './onDisk.ts'

/** Values by key that outlive the process: a file of changes, one JSON line each. */
export interface Journal<Value> {
  get(key: string): Value | undefined
  /** in the order in which the keys were first put */
  entries(): [string, Value][]
  put(key: string, value: Value): void
  remove(key: string): void
  /** resolves when all that was put and removed is on the disk, where the journal was opened `onDisk` */
  untilOnDisk: UntilOnDisk
  close(): void
}

type JournalLine<Value> = { put: string; value: Value } | { remove: string }

/** Below this a file is not worth rewriting, whatever share of it is out of date. */
const smallFile = 500

/**
 * Opens a journal; without a file it lives in memory only.
 *
 * Every change is handed to the operating system before the call returns, so a process that is killed loses
 * nothing it was told to keep. A last line that was cut off half-way is left out.
 * @param options.onDisk whoever waits for `untilOnDisk` loses nothing by a power cut either
 */
export function openJournal<Value>(
  file: string | null,
  { onDisk = false }: { onDisk?: boolean } = {},
): Journal<Value> {
  const kept = new Map<string, Value>()
  let lines = 0
  /** changes so far, and how many of them are on the disk */
  let made = 0
  let synced = 0
  if (file !== null) {
    makeFolder(dirname(file), onDisk)
    lines = read(file, kept)
    if (lines > 0) lines = rewrite(file, kept, onDisk)
  }
  let handle = file === null ? null : openSync(file, 'a')
  if (file !== null && onDisk) syncFolder(dirname(file))

  const append = (line: JournalLine<Value>) => {
    if (file === null || handle === null) return
    made += 1
    // What is done with leaves nothing behind, neither ids nor names.
    if (kept.size === 0) {
      ftruncateSync(handle)
      lines = 0
      return
    }
    writeSync(handle, `${JSON.stringify(line)}\n`)
    lines += 1
    if (lines > smallFile && lines > 4 * kept.size) {
      closeSync(handle)
      lines = rewrite(file, kept, onDisk)
      handle = openSync(file, 'a')
    }
  }

  const sync = async (path: string) => {
    const upTo = made
    if (synced === upTo) return
    await syncFile(path)
    synced = upTo
  }

  return {
    get: key => kept.get(key),
    entries: () => [...kept],
    put(key, value) {
      kept.set(key, value)
      append({ put: key, value })
    },
    remove(key) {
      if (kept.delete(key)) append({ remove: key })
    },
    untilOnDisk: file !== null && onDisk ? shared(() => sync(file)) : async () => undefined,
    close() {
      if (handle !== null) closeSync(handle)
      handle = null
    },
  }
}

/** The values of a journal that another process may have open. */
export function readJournal<Value>(file: string): [string, Value][] {
  const kept = new Map<string, Value>()
  read(file, kept)
  return [...kept]
}

function read<Value>(file: string, kept: Map<string, Value>): number {
  if (!existsSync(file)) return 0
  const lines = readFileSync(file, 'utf8').split('\n')
  for (const [n, text] of lines.entries()) {
    if (text === '') continue
    try {
      const line: JournalLine<Value> = JSON.parse(text)
      if ('put' in line) kept.set(line.put, line.value)
      else kept.delete(line.remove)
    } catch (error) {
      // the machine went down while the last line was written; anywhere else it is damage nobody should hide
      if (n < lines.length - 1) throw new Error(`${file}, line ${n + 1} cannot be read`, { cause: error })
    }
  }
  return lines.length
}

/** Writes what counts into a new file and puts it in the place of the old one. Returns its number of lines. */
function rewrite<Value>(file: string, kept: Map<string, Value>, onDisk: boolean): number {
  const text = [...kept].map(([put, value]) => `${JSON.stringify({ put, value })}\n`).join('')
  writeWhole(file, text, { onDisk })
  return kept.size
}
