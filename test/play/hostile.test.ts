import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyComponent } from '../../lambdas/local/discord/messageLimits.ts'
import { signature } from '../../lambdas/local/discord/sendInteraction.ts'
import type { ChannelMessage } from '../../lambdas/local/discord/types.ts'
import { openPlay, type Play, type Player, type Reply, wordsOf } from './harness.ts'
import { dot } from './recordSteps.ts'
import { challenged, fighting, playTo, type Scene } from './scene.ts'

const ping = JSON.stringify({
  id: '900000000000000001',
  application_id: '1',
  type: 1,
  token: 't',
  version: 1,
})

let play: Play
let scene: Scene & { attacker: Player; defender: Player }
beforeAll(async () => {
  play = await openPlay({ draw: async () => dot })
  scene = await fighting(play)
})
afterAll(() => play.close())

/** What is wrong is refused in words, to the player alone, and the game stays as it was. */
async function refused(act: () => Promise<Reply>): Promise<string> {
  const before = await scene.load()
  const { text, mine } = await act()
  expect(await scene.load()).toEqual(before)
  expect(mine).toBe(true)
  expect(text).toContain('⚠️')
  expect(text).not.toMatch(/\bat .+:\d+|Error:|undefined|\[object/)
  return text
}

const customIds = (message: ChannelMessage) =>
  everyComponent(message.components).flatMap(({ part }) =>
    'custom_id' in part && part.custom_id ? [part.custom_id] : [],
  )

const press = (custom_id: string, values?: string[]) => ({
  custom_id,
  component_type: values ? 3 : 2,
  ...(values ? { values } : {}),
})

const send = async (body: string | Uint8Array, headers: Record<string, string>) => {
  const response = await fetch(`${play.server.url}/interactions`, { method: 'POST', body, headers })
  return { status: response.status, text: await response.text() }
}
const signed = (body: string, now = Date.now()) => signature(body, play.server.identity.privateKey, now)

describe('a public command', () => {
  it('that is refused is seen by the caller alone, and leaves nothing behind', async () => {
    const { attacker } = scene
    const before = attacker.sees().filter(each => each.visibleTo === null).length
    expect(await refused(() => attacker.command('game replay', { turn: 999 }))).toContain('999')
    const elsewhere = () => attacker.command('game replay', { game: 'nosuchgame' })
    expect(await refused(elsewhere)).toContain('no such game')
    expect(attacker.sees().filter(each => each.visibleTo === null)).toHaveLength(before)
    const shown = await attacker.command('game replay', { turn: 0 })
    expect(shown.message.visibleTo).toBeNull()
  })
})

describe('at the front door', () => {
  it('answers a ping that is signed', async () => {
    expect(await send(ping, signed(ping))).toEqual({ status: 200, text: '{"type":1}' })
  })

  it.each<[string, () => Record<string, string>]>([
    ['no signature', () => ({ 'content-type': 'application/json' })],
    ['no timestamp', () => ({ ...signed(ping), 'x-signature-timestamp': '' })],
    [
      'a signature of another key',
      () => signature(ping, generateKeyPairSync('ed25519').privateKey, Date.now()),
    ],
    ['a signature of another body', () => signed(`${ping} `)],
    ['a timestamp that was not signed', () => ({ ...signed(ping), 'x-signature-timestamp': '1700000000' })],
    ['a signature of another length', () => ({ ...signed(ping), 'x-signature-ed25519': 'ab' })],
    ['a signature that is no number', () => ({ ...signed(ping), 'x-signature-ed25519': 'x'.repeat(128) })],
    ['a signature of long ago', () => signed(ping, Date.now() - 3_600_000)],
  ])('refuses %s', async (_, headers) => {
    const answer = await send(ping, headers())
    expect(answer.status).toBe(401)
    expect(answer.text).not.toContain('at ')
  })

  it.each(['', 'not JSON', '{"id":', '[]', 'null', '{}', '{"type":2}', '{"type":99,"id":"1","token":"t"}'])(
    'refuses the signed body %j',
    async body => {
      expect((await send(body, signed(body))).status).toBe(400)
    },
  )

  it('refuses a body of 10 MB, signed or not, and stays up', async () => {
    const body = JSON.stringify({ ...JSON.parse(ping), padding: 'x'.repeat(10_000_000) })
    expect((await send(body, {})).status).toBe(413)
    expect((await send(body, signed(body))).status).toBe(413)
    expect((await send(ping, signed(ping))).status).toBe(200)
  })

  it('takes nothing but POST', async () => {
    expect((await fetch(`${play.server.url}/interactions`)).status).toBe(405)
  })
})

const moveWith = (name: string, value: unknown, type = 3) => ({
  id: '1',
  name: 'move',
  type: 1,
  options: [
    { name: 'figure', type: 3, value: 'A1' },
    { name: 'to', type: 3, value: 'C7' },
    { name, type, value },
  ],
})

describe('what Discord’s client would not send', () => {
  it('an unknown command', async () => {
    await refused(() => scene.attacker.force('command', { id: '1', name: 'conquer', type: 1 }))
    await refused(() => scene.attacker.force('command', { id: '1', name: '__proto__', type: 1 }))
  })

  it('an unknown option, and one of another kind', async () => {
    await refused(() => scene.attacker.force('command', moveWith('teleport', 'C7')))
    await refused(() => scene.attacker.force('command', moveWith('now', 'yes')))
    await refused(() => scene.attacker.force('command', moveWith('figure', 7, 4)))
  })

  it('a missing option', async () => {
    await refused(() => scene.attacker.force('command', { id: '1', name: 'move', type: 1 }))
  })

  it.each([
    'accept',
    ':',
    '::::',
    'x'.repeat(100),
    '__proto__:a:0:',
    'constructor:GAME:VERSION:',
    'answer:GAME:-1:done',
    'answer:GAME:1e9:done',
    'answer:nobody:0:done',
    'answer:GAME:VERSION:rubbish',
    'nothing:GAME:VERSION:done',
  ])('a button %s', async id => {
    const { version } = await scene.load()
    const custom = id.replace('GAME', scene.game).replace('VERSION', String(version))
    await refused(() => scene.attacker.force('component', press(custom), { message: scene.attacker.last() }))
  })

  it('a value that the select never offered', async () => {
    const { message } = await scene.attacker.command('game status')
    const select = everyComponent(message.components).find(each => each.part.type === 3)?.part
    const id = select && 'custom_id' in select ? (select.custom_id ?? '') : ''
    expect(id).toContain(scene.game)
    await refused(() => scene.attacker.force('component', press(id, ['Z99']), { message }))
    await refused(() => scene.attacker.force('component', press(id, []), { message }))
  })
})

describe('what the rules do not allow', () => {
  it('a figure of the opponent’s', async () => {
    const enemy = scene.attacker === scene.ada ? 'B1' : 'A1'
    await refused(() => scene.attacker.command('move', { figure: enemy, to: 'C7' }))
  })

  it('an illegal hex, and what is no hex', async () => {
    const own = scene.attacker === scene.ada ? 'A1' : 'B1'
    for (const to of ['ZZ99', 'A1-', '☠', 'M8M8', ''])
      if (to !== '') await refused(() => scene.attacker.command('move', { figure: own, to, now: true }))
    const far = scene.attacker === scene.ada ? 'A1' : 'X1'
    await refused(() => scene.attacker.command('move', { figure: own, to: far, now: true }))
  })

  it('an answer that was never offered', async () => {
    for (const choice of ['win', 'move A1 A1 A1', 'done done', '; drop table games'])
      await refused(() => scene.attacker.command('answer', { choice }))
  })

  it('acting in the other player’s phase', async () => {
    await refused(() => scene.defender.command('done', { finish: true }))
    await refused(() => scene.defender.command('answer', { choice: 'done' }))
  })
})

const stranger = () => {
  const player = play.player('Chloé')
  player.channel = scene.attacker.channel
  return player
}

describe('who has no business here', () => {
  it('a stranger may not press, type or concede', async () => {
    const { message } = await scene.attacker.command('game status')
    // Whoever may look may also show what everybody may see.
    const ids = customIds(message).filter(id => !id.startsWith('show-all:'))
    expect(ids.length).toBeGreaterThan(1)
    // nobody but the attacker sees that message, but its custom ids may be guessed
    const shown = scene.attacker.sees().findLast(each => each.visibleTo === null)
    for (const id of ids)
      await refused(() =>
        stranger().force('component', press(id, id.includes('pick') ? ['A1'] : undefined), {
          message: shown!,
        }),
      )
    await refused(() => stranger().command('done', { finish: true }))
    await refused(() => stranger().command('answer', { choice: 'done' }))
    await refused(() => stranger().command('game concede'))
  })

  it('a challenge is accepted by the one it names alone, and by nobody twice', async () => {
    const ada = play.player('Ada')
    await ada.command('challenge', { opponent: play.player('Bruno').id, points: 500 })
    const posted = play.player('Chloé').sees().at(-1)!
    const stolen = await play.player('Chloé').press('Accept', posted)
    expect(stolen.text).toContain('⚠️')
    const own = await ada.press('Accept', posted)
    expect(own.text).toContain('⚠️')
    expect(play.table.discord.message(posted.id)).toEqual(posted)
  })

  it('a button of another game does nothing here', async () => {
    const channel = play.player('Ada').channel
    const other = await challenged(play)
    const theirs = other.ada.sees().findLast(each => customIds(each).length > 0)!
    const before = await other.load()
    const [id] = customIds(theirs)
    // the presser holds no seat in that game
    const outsider = play.player('Dario')
    outsider.channel = channel
    await refused(() => outsider.force('component', press(id ?? ''), { message: outsider.last() }))
    expect(await other.load()).toEqual(before)
    // and a button of this game that is out of date, pressed in that one's channel
    const old = scene.attacker.sees().find(each => customIds(each).some(each => each.startsWith('answer')))
    const [stale] = old ? customIds(old).filter(each => each.startsWith('answer')) : []
    if (stale) await refused(() => other.ada.force('component', press(stale), { message: theirs }))
  })
})

describe('several at once', () => {
  it('the same interaction delivered twice acts once', async () => {
    const who = await playTo(scene, 'act', 2)
    const before = await scene.load()
    const [figure] = await who.choices('move', { figure: '' }, 'figure')
    const [to] = await who.choices('move', { figure: figure?.value ?? '', to: '' }, 'to')
    const data = {
      id: '1',
      name: 'move',
      type: 1,
      options: [
        { name: 'figure', type: 3, value: figure?.value },
        { name: 'to', type: 3, value: to?.value },
        { name: 'now', type: 5, value: true },
      ],
    }
    const id = '910000000000000001'
    await who.force('command', data, { id })
    expect((await scene.load()).version).toBe(before.version + 1)
    await who.force('command', data, { id })
    await play.restart()
    await who.force('command', data, { id })
    expect((await scene.load()).version).toBe(before.version + 1)
  })

  it('a button pressed twice at once acts once, and says so to the second', async () => {
    const who = await playTo(scene, 'act', 3)
    const { message } = await who.command('game status')
    const before = await scene.load()
    const replies = await Promise.all([who.press(/End phase/, message), who.press(/End phase/, message)])
    expect((await scene.load()).version).toBe(before.version + 1)
    expect(replies.every(each => each.text.length > 0)).toBe(true)
    const texts = who.sees().slice(-4).map(wordsOf).join('\n')
    expect(texts).toContain('⚠️')
  })

  it('two players pressing at once: the game goes one way', async () => {
    const who = await playTo(scene, 'act', 4)
    const other = who === scene.ada ? scene.bruno : scene.ada
    const before = await scene.load()
    const [first, second] = await Promise.all([
      who.command('done', { finish: true }),
      other.command('done', { finish: true }),
    ])
    const after = await scene.load()
    expect(first.text).not.toContain('⚠️')
    // in the order in which they came the other one was either too early or next in turn
    expect(after.version - before.version).toBe(second.text.includes('⚠️') ? 1 : 2)
  })
})
