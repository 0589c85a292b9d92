import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder, shared, syncFile, syncFolder, type UntilOnDisk } from '../onDisk.ts'
import type { Attachment } from './types.ts'

/** Attached and uploaded files, by the id of the attachment. */
export interface Files {
  put(id: string, bytes: Uint8Array): void
  get(id: string): Uint8Array | undefined
  remove(id: string): void
  ids(): string[]
  /** resolves when all that was put is on the disk, where they are kept `onDisk` */
  untilOnDisk: UntilOnDisk
}

const isId = (id: string) => /^\d+$/.test(id)

/** Keeps files in a folder; without one, in memory. */
export function openFiles(folder: string | null, { onDisk = false }: { onDisk?: boolean } = {}): Files {
  if (folder === null) {
    const kept = new Map<string, Uint8Array>()
    return {
      put: (id, bytes) => void kept.set(id, bytes),
      get: id => kept.get(id),
      remove: id => void kept.delete(id),
      ids: () => [...kept.keys()],
      untilOnDisk: async () => undefined,
    }
  }
  makeFolder(folder, onDisk)
  /** those that are not on the disk yet */
  let written: string[] = []
  const path = (id: string) => {
    // ids come from addresses, too: nothing but digits may become part of a path
    if (!isId(id)) throw new Error(`not the id of an attachment: ${id}`)
    return join(folder, id)
  }
  return {
    put(id, bytes) {
      writeFileSync(path(id), bytes)
      if (onDisk) written.push(path(id))
    },
    get: id => (isId(id) && existsSync(path(id)) ? readFileSync(path(id)) : undefined),
    remove: id => rmSync(path(id), { force: true }),
    ids: () => readdirSync(folder).filter(isId),
    untilOnDisk: shared(async () => {
      const files = written
      written = []
      if (files.length === 0) return
      await Promise.all(files.map(syncFile))
      syncFolder(folder)
    }),
  }
}

const types: Record<string, string> = {
  png: 'image/png',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
}

/** The type that goes with a file's name, as Discord's CDN says it. */
export function typeOf(filename: string): string {
  const ending = filename.slice(filename.lastIndexOf('.') + 1).toLowerCase()
  return types[ending] ?? 'application/octet-stream'
}

/** Width and height of a PNG or GIF, from its first bytes. */
export function sizeOf(bytes: Uint8Array): Pick<Attachment, 'width' | 'height'> {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (data.length >= 24 && data.toString('latin1', 1, 4) === 'PNG')
    return { width: data.readUInt32BE(16), height: data.readUInt32BE(20) }
  if (data.length >= 10 && data.toString('latin1', 0, 3) === 'GIF')
    return { width: data.readUInt16LE(6), height: data.readUInt16LE(8) }
  return {}
}
