import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { bundle } from '../../lambdas/local/bundle.mjs'
import { openMark } from '../../lambdas/local/database.ts'
import { members } from '../../lambdas/local/discord/members.ts'
import type { Channel, ChannelMessage } from '../../lambdas/local/discord/types.ts'
import { makeClient } from '../../lambdas/store/client.ts'
import { makeStore } from '../../lambdas/store/store.ts'
import type { Store } from '../../lambdas/store/types.ts'
import { wordsOf } from '../play/harness.ts'
import { forgetfulDisk, tracedCalls } from './forgetfulDisk.ts'

/** Bit of a message that is still to be filled: "is thinking" */
const loading = 1 << 7
/** So long a program may take for anything here, in milliseconds: the machine may have other things to do. */
const patience = 120_000

type Options = Record<string, string | number | boolean>

/** The program as `npm start` runs it, in a process of its own. */
export interface OneMachine {
  store: Store
  /** what a seat sees */
  state(user: string): Promise<{ messages: ChannelMessage[]; channels: Channel[] }>
  /** true when it was acknowledged; throws where the program ended before it said so */
  command(user: string, channel: string, name: string, options?: Options): Promise<boolean>
  /** everything that was acknowledged is answered and done */
  rest(): Promise<void>
  /** ends it at once, and keeps what it had written */
  kill(): Promise<void>
  /** ends it at once, and keeps what a power cut would have left. @param pick of the rest any part that came first */
  cutPower(pick?: (n: number) => number): Promise<void>
  end(): Promise<void>
}

/** May strace look at processes here? Debian: apt-get install strace. */
export const canTrace = (): boolean => spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0

/** Puts the program together once. @returns starts it with its files below a folder */
export async function machineProgram(): Promise<(root: string, traced: boolean) => Promise<OneMachine>> {
  const program = await bundle('lambdas/local/main.ts', join('dist', 'test'))
  return (root, traced) => start(program, root, traced)
}

/** The address that the program says it listens at. @throws with what it said where it ends before */
function addressIn(child: ChildProcess): Promise<string> {
  let told = ''
  return new Promise((found, failed) => {
    // It is listened to until it ends: a program whose output nobody takes any more would end at its next line.
    const listen = (text: unknown) => {
      told += String(text)
      const url = /http:\/\/localhost:\d+/.exec(told)?.[0]
      if (url !== undefined) found(url)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', () => failed(new Error(`the program did not start: ${told.slice(-500)}`)))
  })
}

async function start(program: string, root: string, traced: boolean): Promise<OneMachine> {
  const data = join(root, 'data')
  const disk = traced ? forgetfulDisk(root) : undefined
  const beside = mkdtempSync(join(tmpdir(), 'trace-'))
  const trace = join(beside, 'trace')
  const options = [
    '-f',
    '--detach-on=execve',
    '-y',
    '-xx',
    '-s',
    '100000000',
    '-e',
    `trace=${tracedCalls}`,
    '-o',
    trace,
  ]
  const [command, words] = traced
    ? ['strace', [...options, process.execPath, program]]
    : [process.execPath, [program]]
  const env = {
    ...process.env,
    PORT: '0',
    DATA_DIR: data,
    LOG_LEVEL: 'error',
    // Otherwise some of what it writes is seen by no tracer.
    UV_USE_IO_URING: '0',
  }
  const child = spawn(command, words, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const exit = once(child, 'exit')
  let complaints = ''
  child.stderr.on('data', text => (complaints = `${complaints}${String(text)}`.slice(-2000)))
  const url = await addressIn(child)
  const client = makeClient(readFileSync(openMark(join(data, 'db')), 'utf8'))

  const ask = async <Answer>(path: string, body?: object): Promise<Answer> => {
    const sent = body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }
    // Connections that were kept open may be closed in the very moment in which they are used again: whoever only
    // looks asks anew.
    for (let tries = sent ? 1 : 5; ; tries--)
      try {
        const response = await fetch(`${url}${path}`, { ...sent, signal: AbortSignal.timeout(patience) })
        return (await response.json()) as Answer
      } catch (error) {
        const { message, cause } = error as Error
        if (tries <= 1 || child.exitCode !== null || child.signalCode !== null)
          throw new Error(`${path}: ${message}, ${String(cause)}; it said: ${complaints}`, { cause: error })
        await sleep(100)
      }
  }
  const signal = async (name: NodeJS.Signals) => {
    const own = traced
      ? Number(
          spawnSync('pgrep', ['-P', String(child.pid)])
            .stdout.toString()
            .split('\n')[0],
        )
      : child.pid!
    process.kill(own, name)
    await exit
    client.destroy()
  }
  const machine: OneMachine = {
    store: makeStore(client, 'combat-hex'),
    state: user => ask(`/table/state?user=${user}`),
    async command(user, channel, name, given = {}) {
      const typed = { user, channel, locale: 'en-US', name, options: given }
      const { ok } = await ask<{ ok: boolean }>('/table/command', typed)
      return ok
    },
    async rest() {
      const until = Date.now() + patience
      while (Date.now() < until) {
        const { waiting } = await ask<{ waiting: number }>('/self-check')
        const seen = await Promise.all(members.map(({ id }) => machine.state(id)))
        const thinking = seen.flatMap(({ messages }) => messages).filter(({ flags }) => flags & loading)
        const unsaid = await machine.store.unsaid(1)
        if (waiting + thinking.length + unsaid.length === 0) return
        await sleep(100)
      }
    },
    async kill() {
      await signal('SIGKILL')
      rmSync(beside, { recursive: true })
    },
    async cutPower(pick) {
      await signal('SIGKILL')
      const lines = createInterface({ input: createReadStream(trace, 'latin1') })
      for await (const line of lines) disk!.take(line)
      disk!.cutPower(pick ? { pick } : 'nothing')
      rmSync(beside, { recursive: true })
    },
    async end() {
      await signal('SIGTERM')
      if (existsSync(beside)) rmSync(beside, { recursive: true })
    },
  }
  return machine
}

/** The answers to commands in which some words stand, as far as a seat sees them. */
export async function answersWith(
  machine: OneMachine,
  user: string,
  words: string,
): Promise<ChannelMessage[]> {
  const { messages } = await machine.state(user)
  return messages.filter(
    message =>
      message.caused?.user === user && !(message.flags & loading) && wordsOf(message).includes(words),
  )
}
