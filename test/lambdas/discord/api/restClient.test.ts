import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ComponentType } from 'discord-api-types/v10'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeRest, type Rest } from '../../../../lambdas/discord/api/restClient.ts'
import type { Message, Picture } from '../../../../lambdas/discord/types.ts'
import { makeLog } from '../../../../lambdas/log.ts'

interface Asked {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: Buffer
}

let server: Server
let base: string
let asked: Asked[]
let answers: { status: number; body: unknown; headers?: Record<string, string> }[]
let rest: Rest

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', chunk => chunks.push(chunk as Buffer))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      asked.push({ method, url, headers, body: Buffer.concat(chunks) })
      const { status, body, headers: more } = answers.shift() ?? { status: 200, body: { id: '4242' } }
      response.writeHead(status, { 'content-type': 'application/json', ...more })
      response.end(JSON.stringify(body))
    })
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked = []
  answers = []
  rest = makeRest({
    applicationId: '900',
    token: 'secret-token',
    apiBase: base,
    draw: async picture => Buffer.from(`drawn ${picture.name}`),
    log: makeLog({ write: () => undefined }),
  })
})

const json = (i = 0) => JSON.parse(asked[i]!.body.toString()) as Record<string, unknown>
/** The parts of a multipart body by name. */
async function parts(i = 0): Promise<Map<string, { text: string; filename?: string; type?: string }>> {
  const { headers, body } = asked[i]!
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': headers['content-type']! },
  }).formData()
  const found = new Map<string, { text: string; filename?: string; type?: string }>()
  for (const [name, value] of form)
    found.set(
      name,
      typeof value === 'string'
        ? { text: value }
        : { text: await value.text(), filename: value.name, type: value.type },
    )
  return found
}

const text: Message = { components: [{ type: ComponentType.TextDisplay, content: 'Hello @everyone' }] }
const picture = { name: 'board.png', alt: 'A board' } as Picture

describe('a message', () => {
  it('edits the answer of an interaction, by its token alone', async () => {
    expect(await rest.editReply('tok', { ...text, pings: ['101'] })).toEqual({ ok: true, value: '4242' })
    expect(asked[0]).toMatchObject({ method: 'PATCH', url: '/api/v10/webhooks/900/tok/messages/@original' })
    expect(asked[0]?.headers.authorization).toBeUndefined()
    expect(json()).toEqual({
      flags: 1 << 15,
      components: text.components,
      allowed_mentions: { parse: [], users: ['101'] },
      attachments: [],
    })
  })

  it('bears its pictures and files', async () => {
    await rest.editReply('tok', {
      ...text,
      pictures: [picture],
      files: [{ name: 'game.json', content: '{}', type: 'application/json' }],
    })
    const sent = await parts()
    expect(sent.get('files[0]')).toEqual({
      text: 'drawn board.png',
      filename: 'board.png',
      type: 'image/png',
    })
    expect(sent.get('files[1]')).toEqual({ text: '{}', filename: 'game.json', type: 'application/json' })
    expect(JSON.parse(sent.get('payload_json')!.text)).toMatchObject({
      components: text.components,
      attachments: [
        { id: 0, filename: 'board.png', description: 'A board' },
        { id: 1, filename: 'game.json' },
      ],
    })
  })

  it('follows up for the caller alone, notifying nobody', async () => {
    await rest.followUp('tok', text)
    expect(asked[0]).toMatchObject({ method: 'POST', url: '/api/v10/webhooks/900/tok' })
    expect(json()).toMatchObject({ flags: (1 << 15) | 64, allowed_mentions: { parse: [], users: [] } })
  })

  it('waits for no limit of the bot where it answers an interaction', async () => {
    const warned: object[] = []
    const options = {
      applicationId: '900',
      token: 'secret-token',
      apiBase: base,
      draw: async () => Buffer.of(),
    }
    const log = { warn: (facts: object) => void warned.push(facts) }
    const { editReply, followUp, deleteReply } = makeRest({ ...options, log })
    const sent = Array.from({ length: 60 }, (_, n) => [
      editReply(`tok${n}`, text),
      followUp(`tok${n}`, text),
      deleteReply(`tok${n}`),
    ])
    await Promise.all(sent.flat())
    expect(asked).toHaveLength(180)
    expect(warned).toEqual([])
  })

  it('is posted with a nonce that Discord enforces', async () => {
    expect(await rest.post('600', text, 'n1')).toEqual({ ok: true, value: '4242' })
    expect(asked[0]).toMatchObject({ method: 'POST', url: '/api/v10/channels/600/messages' })
    expect(asked[0]?.headers.authorization).toBe('Bot secret-token')
    expect(json()).toMatchObject({ nonce: 'n1', enforce_nonce: true })
  })
})

describe('a thread', () => {
  it('is made in a channel, or out of a message', async () => {
    expect(await rest.createThread('600', 'x'.repeat(120))).toEqual({ ok: true, value: '4242' })
    expect(asked[0]).toMatchObject({ method: 'POST', url: '/api/v10/channels/600/threads' })
    expect(json()).toEqual({ name: 'x'.repeat(100), type: 11, auto_archive_duration: 1440 })
    await rest.createThread('600', 'game', '7000')
    expect(asked[1]).toMatchObject({ url: '/api/v10/channels/600/messages/7000/threads' })
    expect(json(1)).toEqual({ name: 'game', auto_archive_duration: 1440 })
  })

  it('that its message has already is the one', async () => {
    answers = [{ status: 400, body: { code: 160004, message: 'A thread has already been created' } }]
    expect(await rest.createThread('600', 'game', '7000')).toEqual({ ok: true, value: '7000' })
  })

  it('is joined and reopened', async () => {
    await rest.addToThread('700', '101')
    await rest.unarchive('700')
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'PUT /api/v10/channels/700/thread-members/101',
      'PATCH /api/v10/channels/700',
    ])
    expect(json(1)).toEqual({ archived: false })
  })
})

it('opens the channel of one user', async () => {
  answers = [{ status: 200, body: { id: '900', type: 1 } }]
  expect(await rest.directChannel('101')).toEqual({ ok: true, value: '900' })
  expect(asked[0]).toMatchObject({ method: 'POST', url: '/api/v10/users/@me/channels' })
  expect(json()).toEqual({ recipient_id: '101' })
})

it('asks whether somebody is in a server', async () => {
  answers = [
    { status: 200, body: { user: { id: '101' }, roles: [] } },
    { status: 404, body: { code: 10007, message: 'Unknown Member' } },
    { status: 404, body: { code: 10013, message: 'Unknown User' } },
    // Not to know it is another matter than that somebody has left.
    { status: 403, body: { code: 50001, message: 'Missing Access' } },
  ]
  expect(await rest.isMember('500', '101')).toEqual({ ok: true, value: true })
  expect(await rest.isMember('500', '101')).toEqual({ ok: true, value: false })
  expect(await rest.isMember('500', '101')).toEqual({ ok: true, value: false })
  expect(await rest.isMember('500', '101')).toMatchObject({ ok: false, code: 50001 })
  expect(asked[0]).toMatchObject({ method: 'GET', url: '/api/v10/guilds/500/members/101' })
})

describe('Discord', () => {
  it('saying no is a value', async () => {
    answers = [{ status: 404, body: { code: 10015, message: 'Unknown Webhook' } }]
    expect(await rest.editReply('tok', text)).toEqual({
      ok: false,
      status: 404,
      code: 10015,
      reason: 'Unknown Webhook',
    })
  })

  it('that is too busy is waited for, and asked again after a fault', async () => {
    answers = [
      { status: 429, body: { retry_after: 0.05, global: false }, headers: { 'retry-after': '0.05' } },
      { status: 502, body: {} },
    ]
    expect(await rest.post('600', text, 'n')).toEqual({ ok: true, value: '4242' })
    expect(asked).toHaveLength(3)
  })

  it('that stays broken is a fault that keeps no secret in the log', async () => {
    answers = Array.from({ length: 4 }, () => ({ status: 500, body: {} }))
    const lines: string[] = []
    const error: unknown = await rest
      .editReply('tok', { ...text, pictures: [picture] })
      .catch(e => e as unknown)
    makeLog({ write: line => void lines.push(line) }).error({ err: error }, 'x')
    expect(lines[0]).toContain('HTTPError')
    expect(lines[0]).not.toContain('tok')
    expect(lines[0]).not.toContain('drawn')
  })
})

describe('a clock that is set back', () => {
  afterEach(() => vi.restoreAllMocks())
  const hour = 3_600_000
  /** The hour is told by hand. */
  const tell = () => {
    const told = vi.spyOn(Date, 'now')
    const at = 1_790_000_000_000
    told.mockReturnValue(at)
    return { back: () => void told.mockReturnValue(at - hour) }
  }

  it('does not make the limit of requests a second last until it has caught up', async () => {
    const time = tell()
    await rest.post('600', text, 'first')
    time.back()
    const sent = await Promise.all(
      Array.from({ length: 49 }, (_, n) => rest.addToThread('700', String(101 + n))),
    )
    expect(sent.every(({ ok }) => ok)).toBe(true)
    expect(await rest.post('601', text, 'last')).toMatchObject({ ok: true })
  })

  it('does not make the limit of a channel last so long', async () => {
    const time = tell()
    const headers = {
      'x-ratelimit-limit': '5',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset-after': '2',
      'x-ratelimit-bucket': 'posts',
    }
    // Only the first answer says which limit it is that the others come under.
    answers = ['1', '2'].map(id => ({ status: 200, body: { id }, headers }))
    for (const nonce of ['first', 'second']) await rest.post('600', text, nonce)
    time.back()
    expect(await rest.post('600', text, 'last')).toMatchObject({ ok: true })
  })

  it('does not make a token that was refused wait so long', async () => {
    const time = tell()
    answers = [{ status: 401, body: { code: 0, message: '401: Unauthorized' } }]
    await expect(rest.post('600', text, 'first')).rejects.toThrow('token')
    await expect(rest.post('600', text, 'second')).rejects.toThrow('token')
    expect(asked).toHaveLength(1)
    time.back()
    expect(await rest.post('600', text, 'last')).toMatchObject({ ok: true })
  })
})

describe('a bot without its token', () => {
  beforeEach(() => {
    rest = makeRest({
      applicationId: '900',
      token: undefined,
      apiBase: base,
      draw: async () => Buffer.from(''),
      log: makeLog({ write: () => undefined }),
    })
  })

  it('answers, and says of all else that it cannot', async () => {
    expect(rest.canPost).toBe(false)
    const refused = { ok: false, reason: 'DISCORD_TOKEN is not set' }
    expect(await rest.post('600', text, 'n')).toMatchObject(refused)
    expect(await rest.createThread('600', 'game')).toMatchObject(refused)
    expect(await rest.createThread('600', 'game', '7000')).toMatchObject(refused)
    expect(await rest.addToThread('700', '101')).toMatchObject(refused)
    expect(await rest.unarchive('700')).toMatchObject(refused)
    expect(await rest.directChannel('101')).toMatchObject(refused)
    expect(await rest.isMember('500', '101')).toMatchObject(refused)
    expect(await rest.registerCommands([])).toMatchObject(refused)
    expect(asked).toEqual([])
    expect(await rest.editReply('tok', text)).toMatchObject({ ok: true })
    expect(await rest.followUp('tok', text)).toMatchObject({ ok: true })
  })
})

it('registers all commands at once', async () => {
  answers = [{ status: 200, body: [{ id: '1' }] }]
  expect(await rest.registerCommands([{ name: 'map', description: 'x' }])).toEqual({ ok: true, value: 1 })
  expect(asked[0]).toMatchObject({ method: 'PUT', url: '/api/v10/applications/900/commands' })
  expect(asked[0]?.headers.authorization).toBe('Bot secret-token')
})

describe('a rate limit', () => {
  const limited = (seconds: number) => ({
    status: 429,
    body: { message: 'slow down', retry_after: seconds, global: false },
    headers: { 'retry-after': String(seconds) },
  })

  it('that passes soon is waited for', async () => {
    answers = [limited(1)]
    expect(await rest.post('600', text, 'n')).toMatchObject({ ok: true })
    expect(asked).toHaveLength(2)
  })

  it('of a minute is not waited for', async () => {
    answers = [limited(60)]
    // Whoever waits for it gets an answer then.
    await expect(rest.post('600', text, 'n')).rejects.toMatchObject({ name: 'RateLimited' })
    // Another route is free.
    expect(await rest.editReply('tok', text)).toMatchObject({ ok: true })
  })
})

describe('a token that Discord does not take', () => {
  const unauthorized = { status: 401, body: { message: '401: Unauthorized', code: 0 } }
  const withFresh = (freshToken: () => Promise<string | undefined>) =>
    makeRest({
      applicationId: '900',
      token: 'old',
      freshToken,
      apiBase: base,
      draw: async () => Buffer.from(''),
      log: makeLog({ write: () => undefined }),
    })

  it('is read again, and what was to be said is said with the new one', async () => {
    answers = [unauthorized]
    const renewed = withFresh(async () => 'new')
    expect(await renewed.post('600', text, 'n')).toEqual({ ok: true, value: '4242' })
    await renewed.post('600', text, 'n2')
    expect(asked.map(({ headers }) => headers.authorization)).toEqual(['Bot old', 'Bot new', 'Bot new'])
  })

  it('where there is no other is a fault of ours, and Discord is left alone with it for a while', async () => {
    answers = [unauthorized]
    const kept = withFresh(async () => 'old')
    for (let i = 0; i < 3; i++)
      await expect(kept.post('600', text, 'n')).rejects.toMatchObject({ name: 'TokenRefused' })
    expect(asked).toHaveLength(1)
    // Answers need no token.
    expect(await kept.editReply('tok', text)).toMatchObject({ ok: true })
  })
})
