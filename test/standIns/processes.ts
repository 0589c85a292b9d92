import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import type { Program } from '../../infra/build.ts'
import type { BareFolder } from './bareFolder.ts'

/** The process ended before it answered. */
export class Ended extends Error {}

/** What a process has of the machine (0 where the system does not say), and what of that is in use; in megabytes. */
export interface Memory {
  resident: number
  held: number
}

/** What a process did. */
export interface Runs {
  calls: number
  /** processor time of all calls, its start included, in milliseconds */
  milliseconds: number
  /** of the first call, with the start of the process before it */
  first: number
  /** processor time of the process when the first picture began, in milliseconds; 0: none was drawn */
  pictureAt: number
  /** the most memory that it ever held, in megabytes */
  memory: number
  /** what it wrote into its log */
  logBytes: number
}

/** A program as Lambda keeps it: one process that answers one event at a time. */
export interface Running {
  program: Program
  /**
   * What the handler gives for an event.
   * @param milliseconds that it has for it; then it is ended
   * @throws Ended where the process ends first, and what the handler throws
   */
  call(event: unknown, milliseconds: number): Promise<unknown>
  memory(): Promise<Memory>
  /** so far */
  readonly runs: Runs
  /** ends it at once, as a power cut would */
  kill(): Promise<void>
  isAlive(): boolean
}

/** What is noted where a program took longer than it has. */
export const endedByLambda = 'the time was up, and the process was ended'

/** Lines that programs have written, the newest last. */
export type Lines = Record<string, unknown>[]
const maxLines = 2000

type Spent = Pick<Runs, 'milliseconds' | 'pictureAt' | 'memory'>
type Answer = {
  ready?: true
  id?: number
  result?: unknown
  error?: string
  /** of the call that is answered */
  spent?: Spent
}

function residentOf(pid = 0): number {
  const file = `/proc/${pid}/status`
  const found = existsSync(file) ? /VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8')) : null
  return Number(found?.[1] ?? 0) / 1000
}

/** @param clock how far the programs' clock is from the machine's, in milliseconds */
export async function startProgram(
  folder: BareFolder,
  program: Program,
  env: Record<string, string>,
  clock: () => number,
  lines: Lines,
): Promise<Running> {
  const [command = '', ...words] = folder.command(program)
  const child: ChildProcess = spawn(command, words, {
    env: { ...env, FONT_DIR: folder.fonts(program) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    cwd: '/',
  })
  const runs: Runs = { calls: 0, milliseconds: 0, first: 0, pictureAt: 0, memory: 0, logBytes: 0 }
  const note = (text: string) => {
    runs.logBytes += Buffer.byteLength(text)
    for (const line of text.split('\n').filter(Boolean)) {
      try {
        lines.push(JSON.parse(line) as Record<string, unknown>)
      } catch {
        lines.push({ level: 50, program, msg: line })
      }
      if (lines.length > maxLines) lines.shift()
    }
  }
  let rest = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    const end = (rest + text).lastIndexOf('\n') + 1
    note((rest + text).slice(0, end))
    rest = (rest + text).slice(end)
  })
  child.stderr?.setEncoding('utf8').on('data', note)

  let alive = true
  /** it is ended from here */
  let meant = false
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  const untilGone = async () => {
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
    alive = false
    if (!meant) lines.push({ level: 50, program, msg: `the process ended by itself: ${signal ?? code}` })
    for (const { reject } of waiting.values()) reject(new Ended(`the ${program} ended`))
    waiting.clear()
  }
  const gone = untilGone()
  let started: (() => void) | undefined
  const ready = new Promise<void>(resolve => {
    started = resolve
  })
  const count = ({ milliseconds, pictureAt, memory }: Spent) => {
    if (runs.calls++ === 0) runs.first = milliseconds
    runs.milliseconds += milliseconds
    runs.pictureAt = pictureAt
    runs.memory = memory
  }
  child.on('message', ({ ready: isReady, id, result, error, spent }: Answer) => {
    if (isReady) started?.()
    if (spent) count(spent)
    const asked = id === undefined ? undefined : waiting.get(id)
    if (!asked) return
    waiting.delete(id!)
    if (error === undefined) asked.resolve(result)
    else asked.reject(new Error(error))
  })
  await Promise.race([ready, gone])
  if (!alive) throw new Ended(`the ${program} does not start: ${JSON.stringify(lines.at(-1))}`)

  let calls = 0
  function ask(question: object): Promise<unknown> {
    if (!alive) return Promise.reject(new Ended(`the ${program} has ended`))
    const id = ++calls
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      child.send({ id, ...question })
    })
  }
  function call(event: unknown, milliseconds: number): Promise<unknown> {
    const timer = setTimeout(() => {
      lines.push({ level: 50, program, msg: endedByLambda })
      meant = true
      child.kill('SIGKILL')
    }, milliseconds)
    return ask({ event, milliseconds, clock: clock() }).finally(() => clearTimeout(timer))
  }
  return {
    program,
    runs,
    isAlive: () => alive,
    call,
    memory: async () => ({ held: Number(await ask({ memory: true })), resident: residentOf(child.pid) }),
    async kill() {
      meant = true
      child.kill('SIGKILL')
      await gone
    },
  }
}
