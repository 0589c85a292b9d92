import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { signals } from '../../lambdas/signals.ts'
import { openPlay, type Play } from './harness.ts'
import { challenged, playTo } from './scene.ts'

/** What no line of a log may hold, by what it is. */
const marks = new Map<string, string>()
const lines: string[] = []
let play: Play

beforeAll(async () => {
  const real = globalThis.fetch
  let sent = 0
  vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
    const [to, { body, headers } = {}] = given
    if (typeof to === 'string' && to.endsWith('/interactions') && typeof body === 'string') {
      const n = ++sent
      marks.set(`token ${n}`, (JSON.parse(body) as { token: string }).token)
      marks.set(`signature ${n}`, new Headers(headers).get('x-signature-ed25519') ?? '')
    }
    return real(...given)
  })
  play = await openPlay({ logged: line => lines.push(line), draw: async () => Buffer.from('png') })
  marks.set('token of the bot', play.server.identity.token)
})
afterAll(async () => {
  await play.close()
  vi.unstubAllGlobals()
})

/** Makes the next call of the store fail, with an error that tells all it knows. */
function failOnce(
  name: 'loadGame' | 'saveGame' | 'appendLog' | 'userSettings',
  fail: (known: string) => Error,
  known: unknown,
) {
  const store = play.server.store as unknown as Record<string, () => Promise<never>>
  const before = store[name]!
  store[name] = async () => {
    store[name] = before
    throw fail(JSON.stringify(known))
  }
}

const bug = (known: string) => new Error(`unexpected state ${known}`)
const network = (known: string) =>
  Object.assign(new Error('connection lost'), { code: 'ECONNRESET', requestBody: known, url: known })
const unreadable = (known: string) => {
  try {
    JSON.parse(known.slice(1))
  } catch (error) {
    return error as Error
  }
  return new Error('it could be read')
}

it('a whole battle, with failures of every kind, leaves nothing secret in the log', async () => {
  const scene = await challenged(play)
  const { ada, bruno, load, game } = scene
  const all = async () => {
    const record = await load()
    marks.set('secret', record.secret)
    if (record.save) marks.set('seed', record.save.seed)
    for (const [i, seat] of record.seats.entries()) {
      for (const figure of new Set([...(seat.armies.good ?? []), ...(seat.armies.evil ?? [])]))
        marks.set(`figure ${figure} of ${i}`, figure)
      for (const [topic, value] of Object.entries(seat.orders?.here ?? {}))
        marks.set(`order ${topic} of ${i}`, `"${topic}":${JSON.stringify(value)}`)
    }
    return record
  }
  for (const fail of [bug, network, unreadable]) {
    failOnce('saveGame', fail, await all())
    await ada.command('army pick', { army: 'starter-good' })
  }
  await ada.command('army pick', { army: 'starter-good' })
  // One has chosen, and the other may not know what.
  for (const fail of [bug, network, unreadable]) {
    const { seats, stage } = await all()
    failOnce('loadGame', fail, { name: 'x'.repeat(250), ...seats[0] })
    await bruno.command('game status')
    failOnce('saveGame', fail, seats)
    // A fault may hit what is written of the message after the choice was kept.
    if (stage === 'armies') await bruno.press(/^Starter arm/)
  }
  if ((await all()).stage === 'armies') await bruno.press(/^Starter arm/)
  await bruno.command('orders set', { topic: 'role', value: 'ask me', scope: 'game' })
  await bruno.command('orders set', { topic: 'role', value: 'planted-order', scope: 'game' })
  marks.set('an order that is none', 'planted-order')
  await playTo(scene, 'act')
  for (const [i, status] of [500, 429, 403, 404, 400].entries()) {
    const who = await playTo(scene, 'act', i + 1)
    const record = await all()
    let left = 2
    play.table.intercept = ({ method }) =>
      method !== 'GET' && left-- > 0
        ? { status, body: { message: 'no', code: 0, retry_after: 60, global: false } }
        : undefined
    for (const [name, fail] of [
      ['appendLog', network],
      ['userSettings', bug],
      ['loadGame', bug],
      ['saveGame', unreadable],
    ] as const) {
      if (i === 0) failOnce(name, fail, record)
      await who.command('answer', { choice: 'nonsense' }).catch(() => undefined)
      await who.command('game status').catch(() => undefined)
    }
    await who.command('done', { finish: true }).catch(() => undefined)
    play.table.intercept = null
  }
  const { version } = await all()
  await ada.force(
    'component',
    { custom_id: `concede:${game}:${version}:yes`, component_type: 2 },
    { message: ada.last() },
  )
  expect((await all()).stage).toBe('over')
  await ada.command('game verify')
  await ada.command('game export')

  const written = lines.map(line => JSON.parse(line) as Record<string, unknown>)
  const outcomes = written.filter(({ msg }) => msg === signals.command).map(({ outcome }) => outcome)
  for (const outcome of ['done', 'refused', 'went-wrong', 'again']) expect(outcomes).toContain(outcome)
  expect(written.filter(({ level }) => level === 50).length).toBeGreaterThan(5)
  expect(marks.size).toBeGreaterThan(60)
  for (const [what, mark] of marks) {
    expect(mark.length, what).toBeGreaterThan(3)
    expect(
      lines.filter(line => line.includes(mark) || line.includes(JSON.stringify(mark).slice(1, -1))),
      what,
    ).toEqual([])
  }
})
