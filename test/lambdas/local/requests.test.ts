import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkHeaders } from '../../../lambdas/local/selfCheckKey.ts'
import { type LocalServer, startServer } from '../../../lambdas/local/server.ts'
import { testBot } from './testBot.ts'

let server: LocalServer
let drawn = 0
const troubles: unknown[] = []
const note = (facts: unknown) => void troubles.push(facts)
const log = { debug: () => undefined, info: () => undefined, warn: note, error: note }

beforeAll(async () => {
  server = await startServer({
    env: { PORT: '0' },
    bot: testBot,
    draw: async () => {
      drawn++
      return Buffer.from('png')
    },
    log,
    memory: true,
  })
})
afterAll(() => server.close())

/** Sends a request just as it is written, and gives the answer. */
const ask = (method: string, target: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; text: string; body: string }>((resolve, reject) => {
    const socket = connect(server.settings.port, '127.0.0.1')
    const all = { host: `localhost:${server.settings.port}`, connection: 'close', ...headers }
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
    let text = ''
    socket
      .on('data', part => (text += part.toString('latin1')))
      .on('error', reject)
      .on('close', () => {
        const [, status = '0'] = /^HTTP\/1\.1 (\d+)/.exec(text) ?? []
        resolve({ status: Number(status), text, body: text.slice(text.indexOf('\r\n\r\n') + 4) })
      })
    socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`)
  })

const paths = [
  '/',
  '/battle/g/AAAAAAAAAAAAAAAAAAAAAA',
  '/season/s/AAAAAAAAAAAAAAAAAAAAAA',
  '/battle/files/x.js',
]

describe('39 whatever is asked for', () => {
  it('is answered, and never by a fault of the program', async () => {
    const targets = [
      '// /\\ /// //[ /\\evil.example //evil.example/battle/x /% /%zz /%00',
      'http://[ http:// https://[::1 x: http://localhost/ http://evil.example// *',
      '/battle/%ff /battle// /battle/files/%2e%2e/ /season/%zz /?secret=%ff /?%',
      '/table/api/v10/%zz /table/api/v10/ /table/% /table/cdn/%zz /table/state?user=%ff',
      '/table/welcome.png?locale=%ff /interactions /interactions/ /self-check/ /nothing',
    ].flatMap(line => line.split(' '))
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])
      for (const target of targets) {
        const { status } = await ask(method, target)
        expect(status, `${method} ${target}`).toBeGreaterThanOrEqual(200)
        expect(status, `${method} ${target}`).toBeLessThan(500)
      }
    expect((await ask('GET', '//')).status).toBe(404)
    expect((await ask('GET', '/\\')).status).toBe(404)
    expect((await ask('GET', 'http://[')).status).toBe(400)
    expect(troubles).toEqual([])
  })

  it('is no trouble where whoever asks breaks it off', async () => {
    const socket = connect(server.settings.port, '127.0.0.1')
    const head = `POST /interactions HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\n`
    await new Promise(resolve => socket.write(`${head}half`, resolve))
    await new Promise(resolve => setTimeout(resolve, 50))
    socket.resetAndDestroy()
    await new Promise(resolve => setTimeout(resolve, 50))
    expect((await ask('GET', '/')).status).toBe(200)
    expect(troubles).toEqual([])
  })

  it('has the same answer by HEAD, without what is sent', async () => {
    for (const path of [...paths, '/table/page.css', '/table/state', '/nothing']) {
      const [get, head] = [await ask('GET', path), await ask('HEAD', path)]
      const lines = ({ text }: typeof get) =>
        text
          .slice(0, text.indexOf('\r\n\r\n'))
          .split('\r\n')
          .filter(line => !line.startsWith('Date:'))
      expect(lines(head), path).toEqual(lines(get))
      expect(head.body, path).toBe('')
      expect(get.body.length, path).toBeGreaterThan(0)
    }
  })

  it('is refused by its method, with those that are allowed', async () => {
    for (const path of [...paths, '/table/page.css', '/table/state', '/self-check'])
      for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
        const { status, text } = await ask(method, path)
        expect(status, `${method} ${path}`).toBe(405)
        expect(text.toLowerCase()).toContain('\r\nallow: get, head\r\n')
      }
    for (const path of ['/interactions', '/table/command', '/table/upload'])
      for (const method of ['GET', 'HEAD', 'PUT']) {
        const { status, text } = await ask(method, path)
        expect(status, `${method} ${path}`).toBe(405)
        expect(text.toLowerCase()).toContain('\r\nallow: post\r\n')
      }
  })
})

describe('39 the self-check', () => {
  it('answers this machine itself, and draws once for all who ask at once', async () => {
    drawn = 0
    const { status, body } = await ask('GET', '/self-check')
    expect(status).toBe(200)
    expect(JSON.parse(body)).toMatchObject({ table: { ok: true }, picture: { ok: true }, dead: 0 })
    await Promise.all(Array.from({ length: 20 }, () => ask('GET', '/self-check')))
    expect(drawn).toBe(1)
  })

  it.each([
    ['Host', { host: 'elsewhere.example' }],
    ['X-Forwarded-For', { 'x-forwarded-for': '203.0.113.7' }],
    ['Forwarded', { forwarded: 'for=203.0.113.7' }],
    ['Via', { via: '1.1 proxy' }],
    ['X-Real-IP', { 'x-real-ip': '203.0.113.7' }],
    ['X-Forwarded-Host', { 'x-forwarded-host': 'localhost' }],
    ['a wrong key', { via: '1.1 proxy', authorization: 'Bearer x' }],
  ] as [string, Record<string, string>][])(
    'answers nobody from elsewhere, by %s, but by its key',
    async (_, headers) => {
      expect((await ask('GET', '/self-check', headers)).status).toBe(404)
      const key = checkHeaders(server.identity)
      expect((await ask('GET', '/self-check', { ...headers, ...key })).status).toBe(200)
    },
  )

  it('is like the table, which is closed to what was passed on', async () => {
    expect((await ask('GET', '/table/state', { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404)
    expect((await ask('GET', '/table/state')).status).toBe(200)
  })
})
