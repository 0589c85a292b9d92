import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bundle } from '../../lambdas/local/bundle.mjs'
import { members } from '../../lambdas/local/discord/members.ts'
import type { ChannelMessage } from '../../lambdas/local/discord/types.ts'
import { wordsOf } from './harness.ts'

const ada = members[0]!.id
const channel = '700000000000000101'
const loading = 1 << 7

/** A server in a process of its own, as `npm start` runs it. */
interface Running {
  url: string
  /** as the machine would end it: without any warning */
  kill(): Promise<void>
  end(): Promise<number | null>
}

const command = async ({ url }: Running, name: string, options: Record<string, string> = {}) => {
  const body = JSON.stringify({ user: ada, channel, locale: 'en-US', name, options })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${url}/table/command`, { method: 'POST', headers, body })
  expect(await response.json()).toMatchObject({ ok: true })
}

const messages = async ({ url }: Running): Promise<ChannelMessage[]> => {
  const response = await fetch(`${url}/table/state?user=${ada}`)
  const state = (await response.json()) as { messages: ChannelMessage[] }
  return state.messages
}

/** Waits until every command has its answer. */
const answered = async (server: Running): Promise<ChannelMessage[]> => {
  for (;;) {
    const list = await messages(server)
    if (list.every(each => (each.flags & loading) === 0)) return list
    await sleep(50)
  }
}

describe('a process that ends in the middle', () => {
  let program: string
  let folder: string
  let running: ChildProcess | undefined
  beforeAll(async () => {
    program = await bundle('lambdas/local/main.ts', join('dist', 'test'))
    folder = mkdtempSync(join(tmpdir(), 'restart-'))
  })
  afterEach(() => running?.kill('SIGKILL'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  async function run(): Promise<Running> {
    const env = { ...process.env, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' }
    const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    running = child
    let told = ''
    for await (const chunk of child.stdout) {
      told += String(chunk)
      const url = /http:\/\/localhost:\d+/.exec(told)?.[0]
      if (url === undefined) continue
      child.stdout.resume()
      const exit = once(child, 'exit')
      return {
        url,
        async kill() {
          child.kill('SIGKILL')
          await exit
        },
        async end() {
          child.kill('SIGTERM')
          const [code] = (await exit) as [number | null]
          return code
        },
      }
    }
    throw new Error(`the server ended: ${told}`)
  }

  it('carries out everything that it acknowledged, once', async () => {
    const rounds = 6
    for (let n = 0; n < rounds; n++) {
      const server = await run()
      await command(server, 'army new', { name: `army-${n}a`, camp: 'good' })
      await command(server, 'army new', { name: `army-${n}b`, camp: 'evil' })
      // from before the first read of the store to after the answer
      await sleep(n * 10)
      await server.kill()
    }
    const server = await run()
    const list = await answered(server)
    expect(list).toHaveLength(2 * rounds)
    expect(list.map(wordsOf).filter(each => each.includes('⚠️'))).toEqual([])
    await command(server, 'army list')
    const words = wordsOf((await answered(server)).at(-1)!)
    for (let n = 0; n < rounds; n++)
      for (const side of ['a', 'b']) expect(words.split(`**army-${n}${side}**`)).toHaveLength(2)
    expect(await server.end()).toBe(0)
  })

  it('ends in order when it is asked to', async () => {
    const server = await run()
    await command(server, 'army new', { name: 'last', camp: 'good' })
    expect(await server.end()).toBe(0)
    const again = await run()
    expect(wordsOf((await answered(again)).at(-1)!)).toContain('last')
    expect(await again.end()).toBe(0)
  })
})
