import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Pick } from '../../rules/core/random.ts'

/** A file: what programs read from it, and what of that is on the disk. */
interface File {
  content: Buffer
  onDisk: Buffer
  /** writes so far, and those that are on the disk */
  writes: number
  synced: number
}
type Entry = File | 'folder'

/** What a change of a folder makes of some of its names; null: gone. */
type Change = Map<string, Entry | null>

/** The names in one folder: as programs find them, as they are on the disk, and the changes in between, in their order. */
interface Names {
  now: Map<string, Entry>
  onDisk: Map<string, Entry>
  since: Change[]
  /** how many changes are on the disk */
  synced: number
}

/** What a power cut leaves of what was not brought to the disk: nothing, or any part of it that came first. */
export type Rest = 'nothing' | { pick: Pick }

/**
 * A disk that forgets what was not synced, and the strictest that there is: a file is there after a power cut when its
 * folder was synced after it was made, and has what it had when it was synced itself.
 */
export interface ForgetfulDisk {
  /** takes one line that strace wrote of what the program did */
  take(line: string): void
  /** makes the folder what it is after a power cut */
  cutPower(rest: Rest): void
}

/** System calls that have to be traced. */
export const tracedCalls =
  'openat,open,creat,write,pwrite64,writev,pwritev,rename,renameat,renameat2,unlink,unlinkat,rmdir,mkdir,mkdirat,ftruncate,fsync,fdatasync'

const bytesOf = (hex: string) =>
  Buffer.from(
    hex.replaceAll(
      /\\x([0-9a-f]{2})|([^\\])/g,
      (_, code?: string, letter = '') => code ?? Buffer.from(letter as string).toString('hex'),
    ),
    'hex',
  )
const textOf = (hex: string) => bytesOf(hex).toString('utf8')
const strings = (words: string) => [...words.matchAll(/"([^"]*)"/g)].map(([, hex = '']) => hex)

const newFile = (content: Buffer): File => ({ content, onDisk: content, writes: 0, synced: 0 })

/** @param root a folder that is on the disk with all that is in it */
export function forgetfulDisk(root: string): ForgetfulDisk {
  const folders = new Map<string, Names>()
  const offsets = new Map<string, number | 'end'>()
  /** calls that another thread's came in between of, by their thread; and what a sync found when it began */
  const begun = new Map<string, { words: string; sync: (() => void) | undefined }>()

  const namesIn = (folder: string): Names => {
    let names = folders.get(folder)
    if (!names) folders.set(folder, (names = { now: new Map(), onDisk: new Map(), since: [], synced: 0 }))
    return names
  }
  function load(folder: string) {
    const names = namesIn(folder)
    for (const name of readdirSync(folder)) {
      const path = join(folder, name)
      const isFolder = statSync(path).isDirectory()
      const content = isFolder ? Buffer.alloc(0) : readFileSync(path)
      names.now.set(name, isFolder ? 'folder' : newFile(content))
      if (isFolder) load(path)
    }
    names.onDisk = new Map(names.now)
  }
  load(root)

  const isInside = (path: string) => path.startsWith(`${root}/`)
  const split = (path: string): [Names, string] => [
    namesIn(dirname(path)),
    path.slice(dirname(path).length + 1),
  ]
  const find = (path: string): Entry | undefined => {
    if (path === root) return 'folder'
    const [names, name] = split(path)
    return names.now.get(name)
  }
  function change(path: string, entry: Entry | null, and: readonly [string, Entry | null][] = []) {
    const [names] = split(path)
    const all: Change = new Map([[path, entry] as const, ...and].map(([each, to]) => [split(each)[1], to]))
    for (const [name, to] of all)
      if (to === null) names.now.delete(name)
      else names.now.set(name, to)
    names.since.push(all)
  }

  function keep(file: File, content: Buffer) {
    file.content = content
    file.writes++
  }

  function write(file: File, at: number, bytes: Buffer) {
    const end = Math.max(file.content.length, at + bytes.length)
    const content = Buffer.alloc(end)
    file.content.copy(content)
    bytes.copy(content, at)
    keep(file, content)
  }

  /** What a sync brings to the disk is what was there when it began; another one may have brought more meanwhile. */
  function beginSync(path: string): () => void {
    const entry = find(path)
    if (entry === 'folder') {
      const names = namesIn(path)
      const now = new Map(names.now)
      const changes = names.synced + names.since.length
      return () => {
        if (changes <= names.synced) return
        names.onDisk = now
        names.since.splice(0, changes - names.synced)
        names.synced = changes
      }
    }
    if (!entry) return () => undefined
    const { content, writes } = entry
    return () => {
      if (writes < entry.synced) return
      entry.onDisk = content
      entry.synced = writes
    }
  }

  function done(name: string, words: string, result: number, resultPath: string, sync?: () => void) {
    const [, fd = '', hexPath = ''] = /^(\d+)<([^>]*)>/.exec(words) ?? []
    const path = textOf(hexPath)
    const [first = '', second = ''] = strings(words)
    if (name === 'open' || name === 'openat' || name === 'creat') {
      const opened = textOf(resultPath)
      if (!isInside(opened)) return
      const isNew = find(opened) === undefined
      if (isNew && (/O_CREAT/.test(words) || name === 'creat')) change(opened, newFile(Buffer.alloc(0)))
      const file = find(opened)
      if (file && file !== 'folder' && /O_TRUNC/.test(words)) keep(file, Buffer.alloc(0))
      offsets.set(String(result), /O_APPEND/.test(words) ? 'end' : 0)
    } else if (name.startsWith('rename')) {
      const [from, to] = [textOf(first), textOf(second)]
      const entry = isInside(from) ? find(from) : undefined
      if (entry) change(to, entry, [[from, null]])
    } else if (/^unlink|^rmdir/.test(name)) {
      if (isInside(textOf(first))) change(textOf(first), null)
    } else if (name.startsWith('mkdir')) {
      if (isInside(textOf(first))) change(textOf(first), 'folder')
    } else if (name.endsWith('sync')) sync?.()
    else {
      const file = isInside(path) ? find(path) : undefined
      if (!file || file === 'folder') return
      const place = offsets.get(fd) ?? 0
      const numbers = words.split(', ')
      if (name === 'ftruncate') {
        const length = Number(numbers.at(-1))
        keep(file, Buffer.concat([file.content, Buffer.alloc(length)]).subarray(0, length))
      } else {
        const bytes = Buffer.concat(strings(words).map(bytesOf)).subarray(0, result)
        const isPlaced = name.startsWith('p')
        const at = isPlaced ? Number(numbers.at(-1)) : place === 'end' ? file.content.length : place
        write(file, at, bytes)
        if (!isPlaced && place !== 'end') offsets.set(fd, at + bytes.length)
      }
    }
  }

  function take(line: string) {
    const [, thread = '', rest = ''] = /^(\d+) +(.*)$/.exec(line) ?? []
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(rest)
    const before = resumed ? begun.get(thread) : undefined
    const call = resumed ? `${before?.words ?? ''}${resumed[1]}` : rest
    const unfinished = call.endsWith(' <unfinished ...>')
    const [, name = '', words = ''] = /^(\w+)\((.*)$/.exec(call) ?? []
    const isSync = name === 'fsync' || name === 'fdatasync'
    const sync = isSync ? (before?.sync ?? beginSync(textOf(/<([^>]*)>/.exec(words)?.[1] ?? ''))) : undefined
    if (unfinished) {
      begun.set(thread, { words: call.slice(0, -' <unfinished ...>'.length), sync })
      return
    }
    begun.delete(thread)
    const [, inside = '', result = '', path = ''] = /^(.*)\) += (-?\d+)(?:<([^>]*)>)?/.exec(words) ?? []
    if (result === '' || result.startsWith('-')) return
    done(name, inside, Number(result), path, sync)
  }

  /** What a file has after the power cut. */
  function left({ content, onDisk }: File, rest: Rest): Buffer {
    if (rest === 'nothing' || content === onDisk) return onDisk
    const more = content.subarray(0, onDisk.length).equals(onDisk)
    if (more) return content.subarray(0, onDisk.length + rest.pick(content.length - onDisk.length + 1))
    return rest.pick(2) ? content : onDisk
  }

  function restore(folder: string, rest: Rest) {
    const { onDisk, since } = namesIn(folder)
    const names = new Map(onDisk)
    const kept = rest === 'nothing' ? 0 : rest.pick(since.length + 1)
    for (const made of since.slice(0, kept))
      for (const [name, entry] of made)
        if (entry === null) names.delete(name)
        else names.set(name, entry)
    mkdirSync(folder, { recursive: true })
    for (const [name, entry] of names)
      if (entry === 'folder') restore(join(folder, name), rest)
      else writeFileSync(join(folder, name), left(entry, rest))
  }

  return {
    take,
    cutPower(rest) {
      for (const name of existsSync(root) ? readdirSync(root) : [])
        rmSync(join(root, name), { recursive: true, force: true })
      restore(root, rest)
    },
  }
}
