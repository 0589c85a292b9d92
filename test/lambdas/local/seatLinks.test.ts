import { request } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { members } from '../../../lambdas/local/discord/members.ts'
import { type LocalServer, startServer } from '../../../lambdas/local/server.ts'
import { uploadQuota } from '../../../lambdas/local/uploads.ts'
import { testBot } from './testBot.ts'

const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }
const [ada, bruno] = members.map(each => each.id) as [string, string]
const channel = '700000000000000101'
/** An address of this machine by which it is not known as the same. */
const outside = Object.values(networkInterfaces())
  .flatMap(each => each ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address

const start = (env: Record<string, string> = {}) =>
  startServer({
    env: { PORT: '0', TABLE_PATIENCE: process.env['TABLE_PATIENCE'], ...env },
    bot: testBot,
    draw: async () => Buffer.of(),
    log: quiet,
    memory: true,
  })

interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** A request as a browser on another machine makes it, to the name or address that is given. */
const ask = (
  server: LocalServer,
  path: string,
  { host = '192.168.1.5', cookie, body }: { host?: string; cookie?: string; body?: string | Uint8Array } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(server.url)
    const headers = { host: `${host}:${port}`, ...(cookie && { cookie }) }
    const method = body === undefined ? 'GET' : 'POST'
    request({ hostname: '127.0.0.1', port, path, headers, method }, response => {
      let text = ''
      response.on('data', part => (text += String(part)))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
      .on('error', reject)
      .end(body)
  })

/** What the browser of a player sends along after the link of a seat was opened. */
async function cookieOf(server: LocalServer, name: string): Promise<string> {
  const { pathname, search } = new URL(server.links.find(each => each.name === name)!.url)
  const { status, headers } = await ask(server, pathname + search)
  expect([status, headers['location']]).toEqual([303, '/'])
  expect(String(headers['set-cookie'])).toContain('HttpOnly; SameSite=Strict')
  return String(headers['set-cookie']).split(';')[0]!
}

/** Is there an answer at this address? */
const listens = (server: LocalServer, host: string) =>
  new Promise<boolean>(resolve => {
    const socket = connect(Number(new URL(server.url).port), host)
    const tell = (does: boolean) => {
      socket.destroy()
      resolve(does)
    }
    socket.on('connect', () => tell(true)).on('error', () => tell(false))
  })

describe.skipIf(outside === undefined)('who is listened to', () => {
  it.each([
    [false, 'a table that is not open', {}],
    [true, 'an open table', { TABLE_OPEN: '1' }],
    [true, 'Discord, which calls', { DISCORD_PUBLIC_KEY: 'ab'.repeat(32), DISCORD_TOKEN: 'x' }],
    [false, 'the gateway’s side', { DISCORD_API_BASE: 'http://127.0.0.1:9', TABLE_OPEN: '1' }],
  ] as [boolean, string, Record<string, string>][])('is the network: %s for %s', async (open, _, env) => {
    const server = await start(env)
    expect(await listens(server, '127.0.0.1')).toBe(true)
    expect(await listens(server, outside!)).toBe(open)
    await server.close()
  })
})

describe('a table that is open to the network', () => {
  let server: LocalServer
  let cookie: string
  const form = (user: string, more: object) => JSON.stringify({ user, channel, locale: 'en-US', ...more })
  const command = (user: string) => form(user, { name: 'echo', options: { figure: `of ${user}` } })
  beforeAll(async () => {
    server = await start({ TABLE_OPEN: '1' })
    cookie = await cookieOf(server, 'Bruno')
  })
  afterAll(() => server.close())

  it('answers to addresses and to no other name', async () => {
    for (const path of ['/', '/table/state', '/table/page.js', '/table/cdn/a/b/1/x.png'])
      expect((await ask(server, path, { host: 'evil.example', cookie })).status, path).toBeGreaterThan(400)
    for (const host of ['192.168.1.5', '[fe80::1]', 'localhost'])
      expect((await ask(server, '/', { host, cookie })).status, host).toBe(200)
  })

  it('gives a seat to nobody without its link', async () => {
    const wrong = 'combat-hex-seat=AAAAAAAAAAAAAAAAAAAAAA'
    for (const asked of [undefined, wrong, cookie.slice(0, -1)]) {
      const page = await ask(server, '/', asked ? { cookie: asked } : {})
      expect([page.status, page.headers['set-cookie']]).toEqual([403, undefined])
      expect(page.text).toContain('link')
      for (const [path, body] of [
        [`/table/state?user=${bruno}`],
        [`/table/events?users=${bruno}`],
        ['/table/cdn/a/b/1/x.png'],
        ['/table/upload?name=a.txt', 'text'],
        ['/table/command', command(bruno)],
      ] as const)
        expect((await ask(server, path, { cookie: asked ?? '', ...(body && { body }) })).status, path).toBe(
          403,
        )
    }
    expect((await ask(server, '/?secret=AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(403)
  })

  it('gives each link its own seat', async () => {
    const mine = await ask(server, '/table/command', { cookie, body: command(bruno) })
    expect([mine.status, JSON.parse(mine.text)]).toMatchObject([200, { ok: true }])
    await server.queue.idle()
    for (const what of ['command', 'autocomplete', 'component', 'say', 'dismiss'])
      expect((await ask(server, `/table/${what}`, { cookie, body: command(ada) })).status, what).toBe(403)
    const state = JSON.parse((await ask(server, `/table/state?user=${bruno}`, { cookie })).text) as {
      members: string[]
    }
    expect(state.members).toEqual([bruno])
    expect(JSON.stringify(state)).toContain(`of ${bruno}`)
    expect(new Set(server.links.map(({ url }) => url)).size).toBe(members.length)
  })

  it('shows a seat nothing that another one alone may see', async () => {
    await server.table!.sending.command(
      { user: ada, channel, locale: 'en-US' },
      { name: 'echo', options: { figure: 'hidden' } },
    )
    await server.queue.idle()
    const asked = await ask(server, `/table/state?user=${ada}`, { cookie })
    expect(asked.text).not.toContain('hidden')
    const here = await fetch(`${server.url}/table/state?user=${ada}`)
    expect(await here.text()).toContain('hidden')
  })

  it('has no links while it is closed, and lets nobody in by an old one', async () => {
    const other = await start()
    expect(other.links).toEqual([])
    expect((await ask(other, '/', { cookie })).status).toBe(403)
    await other.close()
  })

  it('takes so many bytes of files in an hour from each seat', async () => {
    const bytes = new Uint8Array(10 * 1024 * 1024)
    const upload = (more: { cookie: string }) =>
      ask(server, '/table/upload?name=a.bin', { ...more, body: bytes })
    for (let n = 0; n < uploadQuota / bytes.length; n++) expect((await upload({ cookie })).status).toBe(200)
    const refused = await upload({ cookie })
    expect([refused.status, JSON.parse(refused.text)]).toMatchObject([429, { complaint: /hour/ }])
    expect(server.table!.discord.files.ids()).toHaveLength(uploadQuota / bytes.length)
    expect((await upload({ cookie: await cookieOf(server, 'Ada') })).status).toBe(200)
  })
})
