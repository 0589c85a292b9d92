import { EventEmitter, once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loadedDoor } from '../../../lambdas/interactions/doorDeps.ts'
import { publicKey } from '../../../lambdas/interactions/signature.ts'
import { InUse } from '../../../lambdas/local/database.ts'
import { members } from '../../../lambdas/local/discord/members.ts'
import { makeSending } from '../../../lambdas/local/discord/sendInteraction.ts'
import type { ChannelMessage } from '../../../lambdas/local/discord/types.ts'
import { takePacket } from '../../../lambdas/local/gateway.ts'
import { type LocalServer, Misconfigured, startServer } from '../../../lambdas/local/server.ts'
import type { OpenSimulatedServer } from '../../../lambdas/local/simulatedServer.ts'
import { carriedOut, testBot, waitFor } from './testBot.ts'

const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const [ada, bruno] = members.map(each => each.id) as [string, string]
const channel = '700000000000000101'
const from = (user = ada, locale = 'en-US') => ({ user, channel, locale })

const start = (folder: string | null, env: Record<string, string> = {}) =>
  startServer({
    env: {
      PORT: '0',
      TABLE_PATIENCE: process.env['TABLE_PATIENCE'],
      ...(folder === null ? {} : { DATA_DIR: folder }),
      ...env,
    },
    bot: testBot,
    draw: async () => png,
    log: quiet,
    memory: folder === null,
  })

const textOf = (message: ChannelMessage | undefined) =>
  JSON.stringify(message?.components ?? message?.content ?? '')
const tableOf = (server: LocalServer): OpenSimulatedServer => {
  if (!server.table) throw new Error('no table')
  return server.table
}

describe('the local server', () => {
  let server: LocalServer
  let table: OpenSimulatedServer
  beforeAll(async () => {
    server = await start(null)
    table = tableOf(server)
  })
  afterAll(() => server.close())

  const lastSeen = (user: string) =>
    table.discord.messagesOf(channel).findLast(each => each.visibleTo === null || each.visibleTo === user)

  it('registers the commands with the simulated Discord', () => {
    expect(table.discord.commands().map(each => each.name)).toEqual([
      'show',
      'echo',
      'army',
      'burst',
      'large',
    ])
  })

  it('carries a command from the table through the signed endpoint to a private answer', async () => {
    const sent = await table.sending.command(from(), {
      name: 'echo',
      options: { figure: 'A3', points: 500, who: bruno },
    })
    expect(sent.ok).toBe(true)
    await server.queue.idle()
    const answer = lastSeen(ada)
    expect(textOf(answer)).toContain('A3')
    expect(answer).toMatchObject({
      visibleTo: ada,
      flags: (1 << 6) | (1 << 15),
      caused: { user: ada, name: 'echo' },
    })
    expect(lastSeen(bruno)?.id).not.toBe(answer?.id)
  })

  it('shows a public answer with picture, file and ping to everybody', async () => {
    await table.sending.command(from(), { name: 'show', options: {} })
    await server.queue.idle()
    const message = lastSeen(bruno)
    expect(message?.attachments.map(each => [each.filename, each.width, each.content_type])).toEqual([
      ['board.png', 1, 'image/png'],
      ['game.json', undefined, 'application/json; charset=utf-8'],
    ])
    const file = await fetch(message?.attachments[1]?.url ?? '')
    expect(await file.json()).toEqual({ id: 'g' })
    // an answer to a command is an edit of its acknowledgement, and edits notify nobody
    expect(message?.mentions).toEqual([])
  })

  it('answers a button of a public message to the presser alone, or edits it for everybody', async () => {
    await table.sending.command(from(), { name: 'show', options: {} })
    await server.queue.idle()
    const message = lastSeen(bruno)
    await table.sending.component(from(bruno), message?.id ?? '', 'press:g:0:accept')
    await server.queue.idle()
    expect(lastSeen(bruno)).toMatchObject({ visibleTo: bruno })
    expect(textOf(lastSeen(bruno))).toContain('Bruno pressed accept')
    await table.sending.component(from(bruno), message?.id ?? '', 'pick:g:0:many', ['N', 'SE'])
    await server.queue.idle()
    expect(textOf(lastSeen(bruno))).toContain('picked N SE')
    await table.sending.component(from(bruno), message?.id ?? '', 'press:g:0:more')
    await server.queue.idle()
    const edited = table.discord.message(message?.id ?? '')
    expect(textOf(edited)).toContain('Bruno pressed more')
    expect(edited?.attachments).toEqual([])
  })

  it('sends no more than Discord’s own client would', async () => {
    const refused = async (name: string, options: Record<string, string | number | boolean>) => {
      const sent = await table.sending.command(from(), { name, options })
      return sent.ok ? null : sent.option
    }
    expect(await refused('echo', {})).toBe('figure')
    expect(await refused('echo', { figure: 'A3', points: 50 })).toBe('points')
    expect(await refused('echo', { figure: 'A3', facing: 'W' })).toBe('facing')
    expect(await refused('echo', { figure: 'A3', who: '1' })).toBe('who')
    expect(await refused('echo', { figure: 'A3', other: 'x' })).toBe('other')
    const message = lastSeen(ada)
    expect(await table.sending.component(from(), message?.id ?? '', 'press:g:0:nothing')).toMatchObject({
      ok: false,
    })
  })

  it('hands on choices of autocomplete in the language of the seat', async () => {
    const sent = await table.sending.autocomplete(from(bruno, 'fr'), {
      name: 'echo',
      options: { figure: 'A' },
      focused: 'figure',
    })
    expect(sent).toMatchObject({ ok: true, choices: [{ name: 'A of Bruno', value: 'A3' }] })
  })

  it('reads an uploaded file from the simulated CDN', async () => {
    const response = await fetch(`${server.url}/table/upload?name=army list.csv`, {
      method: 'POST',
      body: 'Ranger,3',
    })
    const { id } = (await response.json()) as { id: string }
    await table.sending.command(from(), { name: 'army import', options: { file: id } })
    await server.queue.idle()
    expect(textOf(lastSeen(ada))).toContain('read Ranger,3')
  })

  it('tells the player an id when a command throws, or breaks a limit of Discord', async () => {
    await table.sending.command(from(), { name: 'burst', options: {} })
    await server.queue.idle()
    expect(textOf(lastSeen(ada))).toContain('went-wrong')
    await table.sending.command(from(), { name: 'large', options: {} })
    await server.queue.idle()
    expect(textOf(lastSeen(ada))).toContain('went-wrong')
    expect(table.records.findLast(each => each.status === 400)?.answer).toMatchObject({ code: 50035 })
  })

  it('tells a seat by server-sent events what it may see', async () => {
    const stop = new AbortController()
    const response = await fetch(`${server.url}/table/events?users=${bruno}`, { signal: stop.signal })
    await table.sending.command(from(ada), { name: 'echo', options: { figure: 'hidden' } })
    await table.sending.command(from(bruno), { name: 'echo', options: { figure: 'seen' } })
    await server.queue.idle()
    let told = ''
    for await (const chunk of response.body ?? []) {
      told += Buffer.from(chunk).toString('utf8')
      if (told.includes('seen')) break
    }
    stop.abort()
    expect(told).not.toContain('hidden')
  })

  it('closes the table to other machines and to pages from elsewhere', async () => {
    const { hostname, port } = new URL(server.url)
    const get = (headers: Record<string, string>) =>
      new Promise<number>((resolve, reject) => {
        void import('node:http').then(({ request }) =>
          request({ hostname, port, path: '/table/state', headers }, response => {
            response.resume()
            resolve(response.statusCode ?? 0)
          })
            .on('error', reject)
            .end(),
        )
      })
    expect(await get({ host: `localhost:${port}` })).toBe(200)
    expect(await get({ host: 'evil.example' })).toBe(404)
    expect(await get({ host: `localhost:${port}`, origin: 'http://evil.example' })).toBe(403)
  })

  it('serves the page with its script', async () => {
    const page = await fetch(`${server.url}/`)
    expect(await page.text()).toContain('/table/page.js')
    const script = await fetch(`${server.url}/table/page.js`)
    expect(script.headers.get('content-type')).toContain('javascript')
    expect((await script.text()).length).toBeGreaterThan(5000)
  })

  it('shows whoever is new what is played', async () => {
    const picture = await fetch(`${server.url}/table/welcome.png?locale=fr`)
    expect(picture.headers.get('content-type')).toBe('image/png')
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(png)
  })

  it('takes packets of the gateway on the same way, without a signature', async () => {
    const told: [string, string, object][] = []
    const packet = (id: string) => ({
      t: 'INTERACTION_CREATE',
      d: {
        id,
        token: 'token',
        type: 2,
        application_id: server.identity.application,
        version: 1,
        channel_id: channel,
        user: { id: ada, username: 'ada' },
        data: { id: '1', name: 'echo', type: 1, options: [{ name: 'figure', type: 3, value: 'gateway' }] },
      },
    })
    const { queue, store } = server
    const key = publicKey(server.identity.publicKey)
    const door = loadedDoor({ key, queue, store, bot: testBot, log: quiet, now: Date.now })
    const callback = async (id: string, token: string, response: object) => {
      told.push([id, token, response])
      const url = `${server.settings.apiBase}/v10/interactions/${id}/${token}/callback`
      const body = JSON.stringify(response)
      await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    }
    const facts = { kind: 'command', user: ada, channel, name: 'echo', source: null, original: null } as const
    const sent = { ...facts, token: 'token', made: Date.now(), state: 'sent', ephemeral: false } as const
    table.discord.keepInteraction({ ...sent, id: '800000000000000001' })
    await takePacket(packet('800000000000000001'), door, callback)
    await takePacket({ t: 'MESSAGE_CREATE', d: {} }, door, callback)
    await takePacket({ t: 'INTERACTION_CREATE', d: null }, door, callback)
    expect(told).toEqual([['800000000000000001', 'token', { type: 5, data: { flags: 64 } }]])
    await server.queue.idle()
    expect(carriedOut.at(-1)).toBe('ada echo {"figure":"gateway"}')
    expect(textOf(lastSeen(ada))).toContain('gateway')
  })
})

describe('what the local server keeps', () => {
  const folders: string[] = []
  const folder = () => {
    const made = mkdtempSync(join(tmpdir(), 'table-'))
    folders.push(made)
    return made
  }
  afterEach(() => {
    waitFor.promise = null
    for (const each of folders.splice(0)) rmSync(each, { recursive: true, force: true })
  })

  it('messages, identity and commands over a restart', async () => {
    const data = folder()
    const before = await start(data)
    await tableOf(before).sending.command(from(), { name: 'show', options: {} })
    await before.queue.idle()
    const messages = tableOf(before).discord.messagesOf(channel)
    await before.close()
    const after = await start(data)
    expect(after.identity.publicKey).toBe(before.identity.publicKey)
    expect(tableOf(after).discord.messagesOf(channel)).toEqual(messages)
    await after.close()
  })

  it('an interaction that was acknowledged and not carried out', async () => {
    const data = folder()
    const before = await start(data)
    const gate = new EventEmitter()
    waitFor.promise = once(gate, 'open').then(() => undefined)
    await tableOf(before).sending.command(from(), { name: 'echo', options: { figure: 'first' } })
    const second = await tableOf(before).sending.command(from(), {
      name: 'echo',
      options: { figure: 'second' },
    })
    expect(second.ok).toBe(true)
    const closing = before.close()
    gate.emit('open')
    await closing
    const after = await start(data)
    await after.queue.idle()
    const shown = tableOf(after).discord.messagesOf(channel).map(textOf)
    expect(shown[0]).toContain('first')
    expect(shown[1]).toContain('second')
    await after.close()
  })

  it('belongs to one process', async () => {
    const data = folder()
    const first = await start(data)
    await expect(start(data)).rejects.toThrow(InUse)
    await first.close()
  })

  it('opens no table where the settings name a real Discord', async () => {
    const { publicKey } = (await start(null)).identity
    const server = await start(null, {
      DISCORD_PUBLIC_KEY: publicKey,
      DISCORD_API_BASE: 'http://127.0.0.1:9',
    })
    expect(server.table).toBeNull()
    expect((await fetch(`${server.url}/`)).status).toBe(200)
    expect((await fetch(`${server.url}/table/state`)).status).toBe(404)
    await server.close()
  })

  it.each([
    ['a public key', { DISCORD_PUBLIC_KEY: 'ab'.repeat(32) }],
    ['the gateway', { DISCORD_GATEWAY: '1' }],
  ])('does not begin with %s and no token, and says what is missing', async (_, env) => {
    const starting = start(null, env)
    await expect(starting).rejects.toThrow(Misconfigured)
    await expect(starting).rejects.toThrow('DISCORD_TOKEN')
  })

  it('plays on a Discord elsewhere by its settings alone', async () => {
    const other = await start(null)
    const { application, token, publicKey, privateKey } = other.identity
    const server = await start(null, {
      DISCORD_APPLICATION_ID: application,
      DISCORD_TOKEN: token,
      DISCORD_PUBLIC_KEY: publicKey,
      DISCORD_API_BASE: `${other.url}/table/api/`,
      DISCORD_CDN_BASE: `${other.url}/table/cdn`,
    })
    const { discord } = tableOf(other)
    const sending = makeSending(discord, {
      privateKey,
      async post(body, headers) {
        const response = await fetch(`${server.url}/interactions`, { method: 'POST', body, headers })
        const contentType = response.headers.get('content-type') ?? ''
        return { status: response.status, contentType, body: new Uint8Array(await response.arrayBuffer()) }
      },
    })
    expect(await sending.command(from(), { name: 'show', options: {} })).toMatchObject({ ok: true })
    await server.queue.idle()
    expect(discord.messagesOf(channel).at(-1)?.attachments).toHaveLength(2)
    await server.close()
    await other.close()
  })
})
