import { generateKeyPairSync } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { acknowledge } from '../../../lambdas/local/discord/interactionAnswers.ts'
import { guild, members, permissions } from '../../../lambdas/local/discord/members.ts'
import { makeRest } from '../../../lambdas/local/discord/restRoutes.ts'
import { makeSending, type SentInteraction } from '../../../lambdas/local/discord/sendInteraction.ts'
import {
  openSimulatedDiscord,
  type SimulatedDiscord,
  tokenLife,
} from '../../../lambdas/local/discord/simulatedDiscord.ts'
import type { SimulatedInteraction } from '../../../lambdas/local/discord/types.ts'

const channel = '700000000000000101'
const ada = members[0]!.id
const minute = 60_000
const v2 = 1 << 15
const ephemeral = 1 << 6
const say = (content: string, more: object = {}) => ({
  flags: v2,
  components: [{ type: 10, content }],
  ...more,
})

let now: number
let discord: SimulatedDiscord
let rest: ReturnType<typeof makeRest>
beforeEach(() => {
  now = Date.UTC(2026, 0, 1)
  discord = openSimulatedDiscord({
    folder: null,
    application: '800000000000000001',
    cdnBase: 'http://cdn',
    now: () => now,
  })
  rest = makeRest(discord, { token: 'secret' })
})

async function call(method: string, path: string, body?: unknown, authorization = 'Bot secret') {
  const answer = await rest({
    method,
    path,
    authorization,
    contentType: 'application/json',
    body: Buffer.from(body === undefined ? '' : JSON.stringify(body)),
  })
  return { status: answer.status, body: answer.body as Record<string, never> }
}

async function upload(method: string, path: string, payload: object, files: Record<string, string>) {
  const form = new FormData()
  form.append('payload_json', JSON.stringify(payload))
  for (const [n, [name, content]] of Object.entries(files).entries())
    form.append(`files[${n}]`, new Blob([content]), name)
  const request = new Request('http://x', { method: 'POST', body: form })
  const answer = await rest({
    method,
    path,
    authorization: 'Bot secret',
    contentType: request.headers.get('content-type') ?? '',
    body: new Uint8Array(await request.arrayBuffer()),
  })
  return { status: answer.status, body: answer.body as Record<string, never> }
}

const post = (body: unknown, to = channel) => call('POST', `/channels/${to}/messages`, body)
const mentions = async (more: object) => {
  const sent: { mentions?: unknown } = (await post(say('<@700000000000000002>', more))).body
  return sent.mentions
}
const code = (answer: { body: { code?: number } }) => answer.body.code

function interaction(more: Partial<SimulatedInteraction> = {}): SimulatedInteraction {
  const made: SimulatedInteraction = {
    id: '900000000000000001',
    token: 'token',
    kind: 'command',
    user: ada,
    channel,
    name: 'move',
    made: now,
    state: 'sent',
    ephemeral: false,
    source: null,
    original: null,
    ...more,
  }
  discord.keepInteraction(made)
  return made
}
const form = (payload: unknown) => ({ payload, files: new Map() })
const original = '/webhooks/800000000000000001/token/messages/@original'

describe('the simulated Discord: channels', () => {
  it('wants the bot’s token', async () => {
    expect((await call('POST', `/channels/${channel}/messages`, say('x'), 'Bot other')).status).toBe(401)
    expect(code(await call('GET', '/channels/1/messages'))).toBe(10003)
    expect((await call('GET', '/nothing')).status).toBe(404)
  })

  it('keeps a message and gives it back, with numbered components', async () => {
    const sent = await post(say('hello <@700000000000000002>'))
    expect(sent.body).toMatchObject({ channel_id: channel, flags: v2, components: [{ type: 10, id: 1 }] })
    const [listed] = (await call('GET', `/channels/${channel}/messages`)).body as unknown as object[]
    expect(listed).toMatchObject({ id: sent.body['id'] })
  })

  it('notifies those alone whom the message allows', async () => {
    expect(await mentions({})).toHaveLength(1)
    expect(await mentions({ allowed_mentions: { parse: [] } })).toHaveLength(0)
    expect(await mentions({ allowed_mentions: { parse: [], users: ['700000000000000002'] } })).toHaveLength(1)
  })

  it('takes two messages of one nonce for one, for a few minutes', async () => {
    const twice = async () => (await post(say('x', { nonce: 'a', enforce_nonce: true }))).body['id']
    const first = await twice()
    expect(await twice()).toBe(first)
    now += 6 * minute
    expect(await twice()).not.toBe(first)
    expect((await post(say('x', { nonce: 'a' }))).body['id']).not.toBe(first)
  })

  it('refuses what the application may not do', async () => {
    const there = discord.channel(channel)!
    discord.keepChannel({ ...there, permissions: permissions('VIEW_CHANNEL', 'SEND_MESSAGES') })
    expect(code(await upload('POST', `/channels/${channel}/messages`, say('x'), { 'a.txt': 'a' }))).toBe(
      50013,
    )
    expect((await post(say('x'))).status).toBe(200)
    expect(code(await call('POST', `/channels/${channel}/threads`, { name: 'x', type: 11 }))).toBe(50013)
    discord.keepChannel({ ...there, permissions: permissions('VIEW_CHANNEL') })
    expect(code(await post(say('x')))).toBe(50013)
    discord.keepChannel({ ...there, permissions: '0' })
    expect(code(await post(say('x')))).toBe(50001)
  })

  it('nests faults along their paths', async () => {
    const answer = await post({ flags: v2, components: [{ type: 10, content: '' }], content: 'x' })
    expect(answer).toMatchObject({
      status: 400,
      body: {
        code: 50035,
        errors: { components: { '0': { content: { _errors: [{ code: 'BASE_TYPE_BAD_LENGTH' }] } } } },
      },
    })
  })

  it('takes files up to 10 MiB, and shows them where components name them', async () => {
    const picture = say('x', {
      components: [{ type: 12, items: [{ media: { url: 'attachment://a.png' }, description: 'words' }] }],
      attachments: [{ id: 0, filename: 'a.png', description: 'words' }],
    })
    const sent = await upload('POST', `/channels/${channel}/messages`, picture, { 'a.png': 'picture' })
    expect(sent.body['attachments']).toMatchObject([{ filename: 'a.png', size: 7, description: 'words' }])
    const [gallery] = sent.body['components'] as unknown as { items: { media: { url: string } }[] }[]
    expect(gallery?.items[0]?.media.url).toMatch(
      /^http:\/\/cdn\/attachments\/700000000000000101\/\d+\/a\.png$/,
    )
    const large = await upload('POST', `/channels/${channel}/messages`, say('x'), {
      'a.bin': 'x'.repeat(10 * 1024 * 1024 + 1),
    })
    expect(large.status).toBe(413)
    // an edit that names no attachment leaves those that are there; an empty list takes them away
    const path = `/channels/${channel}/messages/${sent.body['id']}`
    expect((await call('PATCH', path, {})).body['attachments']).toHaveLength(1)
    const bare = await call('PATCH', path, { components: [{ type: 10, content: 'y' }], attachments: [] })
    expect(bare.body['attachments']).toEqual([])
    expect(discord.files.ids()).toEqual([])
  })

  it('makes one thread out of a message, and wakes it when somebody speaks', async () => {
    const { id } = (await post(say('challenge'))).body
    const path = `/channels/${channel}/messages/${id}/threads`
    const thread = await call('POST', path, { name: 'Ada – Bruno' })
    expect(thread).toMatchObject({ status: 201, body: { id, parent_id: channel, type: 11 } })
    expect(code(await call('POST', path, { name: 'again' }))).toBe(160004)
    expect(code(await call('POST', path, { name: 'x'.repeat(101) }))).toBe(160004)
    expect((await call('PUT', `/channels/${id}/thread-members/${ada}`)).status).toBe(204)
    await call('PATCH', `/channels/${id}`, { archived: true })
    expect(code(await call('PUT', `/channels/${id}/thread-members/${ada}`))).toBe(50083)
    expect((await post(say('x'), id)).status).toBe(200)
    expect(discord.channel(String(id))?.archived).toBe(false)
    await call('PATCH', `/channels/${id}`, { archived: true, locked: true })
    expect(code(await post(say('x'), id))).toBe(50083)
  })

  it('edits what is its own', async () => {
    expect(code(await call('PATCH', `/channels/${channel}/messages/1`, say('x')))).toBe(10008)
    const { id } = (await post(say('x'))).body
    const edited = await call('PATCH', `/channels/${channel}/messages/${id}`, say('<@700000000000000002>'))
    expect(edited.body['mentions']).toEqual([])
    expect(edited.body['edited_timestamp']).not.toBeNull()
    expect((await call('DELETE', `/channels/${channel}/messages/${id}`)).status).toBe(204)
    expect(code(await call('GET', `/channels/${channel}/messages/${id}`))).toBe(10008)
  })
})

describe('the simulated Discord: interactions', () => {
  it('knows no webhook before the acknowledgement, and none after 15 minutes', async () => {
    const made = interaction()
    expect(code(await call('PATCH', original, say('x'), ''))).toBe(10015)
    expect(acknowledge(discord, made, form({ type: 5 })).ok).toBe(true)
    expect((await call('PATCH', original, say('x'), '')).status).toBe(200)
    now += tokenLife + 1
    expect(code(await call('PATCH', original, say('x'), ''))).toBe(50027)
  })

  it('takes one first answer, within three seconds, of a type that fits', () => {
    const made = interaction()
    expect(acknowledge(discord, made, form({ type: 6 })).ok).toBe(false)
    expect(acknowledge(discord, made, form({ type: 8, data: { choices: [] } })).ok).toBe(false)
    expect(acknowledge(discord, made, form({ type: 5, data: { flags: v2 } })).ok).toBe(false)
    expect(acknowledge(discord, made, form({ type: 5, data: { flags: ephemeral } })).ok).toBe(true)
    const again = acknowledge(discord, discord.interaction('token')!, form({ type: 5 }))
    expect(again).toMatchObject({ answer: { body: { code: 40060 } } })
    const late = interaction({ token: 'late' })
    now += 3001
    expect(acknowledge(discord, late, form({ type: 5 }))).toMatchObject({ answer: { body: { code: 10062 } } })
  })

  it('gives up whoever has not answered after three seconds, or as long as it is told', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      for (const patience of [undefined, 30_000]) {
        const sending = makeSending(
          openSimulatedDiscord({
            folder: null,
            application: '800000000000000001',
            cdnBase: '',
            ...(patience && { patience }),
          }),
          {
            post: () => new Promise(() => undefined),
            privateKey: generateKeyPairSync('ed25519').privateKey,
          },
        )
        let ended: SentInteraction | undefined
        void sending
          .unchecked({ user: ada, channel, locale: 'fr' }, 'command', { name: 'move' })
          .then(sent => (ended = sent))
        await vi.advanceTimersByTimeAsync((patience ?? 3000) - 1)
        expect(ended).toBeUndefined()
        await vi.advanceTimersByTimeAsync(1)
        expect(ended).toMatchObject({ ok: false, complaint: 'The application did not respond.' })
      }
    } finally {
      vi.useRealTimers()
    }
  })

  it('settles with the acknowledgement who sees the answer', async () => {
    acknowledge(discord, interaction(), form({ type: 5, data: { flags: ephemeral } }))
    const edited = await call('PATCH', original, say('x', { flags: v2 }), '')
    expect(edited.body['flags']).toBe(v2 | ephemeral)
    expect(discord.messagesOf(channel)[0]?.visibleTo).toBe(ada)
    // an edit cannot hide what was public
    acknowledge(discord, interaction({ token: 'other', id: '900000000000000002' }), form({ type: 5 }))
    const path = original.replace('token', 'other')
    expect((await call('PATCH', path, say('x', { flags: v2 | ephemeral }), '')).body['flags']).toBe(v2)
  })

  it('fills the deferred answer with the first follow-up, and hides the next one on request', async () => {
    acknowledge(discord, interaction(), form({ type: 5 }))
    const path = '/webhooks/800000000000000001/token'
    await call('POST', path, say('first', { flags: v2 | ephemeral }), '')
    await call('POST', path, say('second', { flags: v2 | ephemeral }), '')
    expect(discord.messagesOf(channel).map(each => each.visibleTo)).toEqual([null, ada])
  })

  it('knows who is in its server', async () => {
    const memberOf = (server: string, user: string) => call('GET', `/guilds/${server}/members/${user}`)
    expect((await memberOf(guild.id, ada)).body).toMatchObject({ user: { id: ada } })
    expect(code(await memberOf(guild.id, '1'))).toBe(10007)
    expect(code(await memberOf('1', ada))).toBe(10004)
  })

  it('edits the message of a component, unless it is gone', async () => {
    const { id } = (await post(say('x'))).body
    acknowledge(discord, interaction({ kind: 'component', source: String(id) }), form({ type: 6 }))
    expect((await call('PATCH', original, say('y'), '')).body['id']).toBe(id)
    await call('DELETE', `/channels/${channel}/messages/${id}`)
    expect(code(await call('PATCH', original, say('z'), ''))).toBe(10008)
  })

  it('takes the first answer through the callback, too', async () => {
    interaction()
    const path = '/interactions/900000000000000001/token/callback'
    expect((await call('POST', path, { type: 5 }, '')).status).toBe(204)
    expect(code(await call('POST', path, { type: 5 }, ''))).toBe(40060)
    expect(code(await call('POST', path.replace('token', 'other'), { type: 5 }, ''))).toBe(10062)
  })
})

describe('the simulated Discord: commands', () => {
  const path = '/applications/800000000000000001/commands'
  it('keeps them with their ids, and refuses the whole list for one fault', async () => {
    const move = { name: 'move', description: 'Move' }
    const first = (await call('PUT', path, [move])).body as unknown as { id: string }[]
    const second = (await call('PUT', path, [move, { name: 'shoot', description: 'Shoot' }])).body
    expect(second).toMatchObject([{ id: first[0]?.id }, { name: 'shoot' }])
    expect(code(await call('PUT', path, [{ name: 'Move', description: 'x' }]))).toBe(50035)
    expect(discord.commands()).toHaveLength(2)
    expect(code(await call('PUT', '/applications/1/commands', []))).toBe(10002)
  })
})
