import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, expect } from 'vitest'
import { checkAnswer, checkCall } from './checkCall.ts'

/**
 * Holds against Discord's own description whatever reaches a server of a test that stands in for Discord, and every
 * answer that a server of a test gives to an interaction. What the stand-in refused is left alone: that is what its
 * test is about.
 */

interface Watch {
  faults: string[]
  running: Set<Promise<void>>
  /** so many calls and answers were looked at */
  looked: { calls: number; answers: number }
}

/** One for the process: test files may share it, and each loads this file anew. */
const mark = Symbol.for('combat-hex calls are watched')
const shared = globalThis as { [mark]?: Watch }
const isFirst = !shared[mark]
const watched: Watch = (shared[mark] ??= {
  faults: [],
  running: new Set(),
  looked: { calls: 0, answers: 0 },
})
const { faults, running } = watched
/** So many calls and answers were looked at in this process. */
export const { looked } = watched

/** Keeps a copy of what is read or written, for whoever else does so. */
function copyOf(stream: IncomingMessage | ServerResponse, how: 'push' | 'write' | 'end'): Buffer[] {
  const chunks: Buffer[] = []
  const own = Reflect.get(stream, how) as (chunk: unknown, ...more: unknown[]) => unknown
  Reflect.set(stream, how, (chunk: unknown, ...more: unknown[]) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
    return own.call(stream, chunk, ...more)
  })
  return chunks
}

async function jsonOf(body: Buffer, type = ''): Promise<unknown> {
  if (body.length === 0) return undefined
  if (!type.startsWith('multipart/')) return JSON.parse(body.toString())
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
  const json = form.get('payload_json')
  return typeof json === 'string' ? JSON.parse(json) : undefined
}

function note(about: string, look: () => Promise<string | undefined>): void {
  const looking = (async () => {
    const fault = await look().catch(String)
    if (fault) faults.push(`${about}: ${fault}`)
  })()
  running.add(looking)
  void looking.finally(() => running.delete(looking))
}

function watch(request: IncomingMessage, response: ServerResponse): void {
  const { method = '', url = '' } = request
  const path = /\/api\/v10(\/[^?]*)/.exec(url)?.[1]
  if (path !== undefined) {
    const sent = copyOf(request, 'push')
    response.on('finish', () => {
      if (response.statusCode >= 300 || !request.complete) return
      looked.calls++
      const body = Buffer.concat(sent)
      const type = request.headers['content-type']
      note(`${method} ${path}`, async () =>
        checkCall(method, decodeURIComponent(path), await jsonOf(body, type)),
      )
    })
  } else if (method === 'POST' && url === '/interactions') {
    const given = [copyOf(response, 'write'), copyOf(response, 'end')]
    response.on('finish', () => {
      if (response.statusCode !== 200) return
      looked.answers++
      note('the answer to an interaction', async () => checkAnswer(await jsonOf(Buffer.concat(given.flat()))))
    })
  }
}

if (isFirst)
  subscribe('http.server.request.start', message => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    watch(request, response)
  })

afterEach(async () => {
  await Promise.all(running)
  expect(faults.splice(0), 'what Discord’s own description of its API says').toEqual([])
})
