import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { memberNamed } from '../../lambdas/local/discord/members.ts'
import { battlePath } from '../../lambdas/pages/addresses.ts'
import { keyOf } from '../../lambdas/pages/keys.ts'
import type { GameRecord } from '../../lambdas/store/types.ts'
import { gameIds } from './everyPlay.ts'
import { dot } from './recordSteps.ts'
import { answered, fighting, type Scene } from './scene.ts'
import { usePlay } from './usePlay.ts'

const folder = mkdtempSync(join(tmpdir(), 'forgotten-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const parts = ['', '/scenes.json', '/replay.json', '/layer.json?zones=1', '/picture.png']

describe.each(gameIds)('the page of an ended battle of %s, a player of which is forgotten', of => {
  const own = join(folder, of)
  const t = usePlay('en-US', { draw: async () => dot, folder: own })
  let scene: Scene
  let before: GameRecord
  beforeAll(async () => {
    scene = await fighting(t.play, of)
    for (let i = 0; i < 8; i++) {
      const next = await scene.question()
      if (next) await answered(next.who, next.asked)
    }
    await t.bruno.press(/concede/i, (await t.bruno.command('game concede')).message)
    before = await scene.load()
  })

  const ask = async (part: string, headers: Record<string, string> = {}) => {
    const key = keyOf(t.play.server.identity.token, before, 'spectator')
    const path = `${t.play.server.url}${battlePath({ game: before.id, key })}${part}`
    const response = await fetch(path, { headers })
    const { status } = response
    return { status, tag: response.headers.get('etag') ?? '', text: await response.text() }
  }
  /** The address of a part as the page has it. */
  const addressOn = (html: string, part: string) =>
    html.replaceAll('&amp;', '&').match(new RegExp(`${part.split('?')[0]!.replace('.', '\\.')}\\?[^"]+`))?.[0]

  it('34 names nobody who is forgotten, in any of its parts, and is sent anew to whoever has it', async () => {
    const seen = await Promise.all(parts.map(part => ask(part)))
    const [page] = seen
    expect(page!.text).toContain('Bruno')
    const again = await Promise.all(parts.map((part, i) => ask(part, { 'if-none-match': seen[i]!.tag })))
    expect(again.map(({ status }) => status)).toEqual(parts.map(() => 304))

    await t.bruno.command('settings forget-me')
    await t.bruno.press(/forget/)
    const game = await scene.load()
    expect(game.version).toBe(before.version)

    for (const [i, part] of parts.entries()) {
      const now = await ask(part, { 'if-none-match': seen[i]!.tag })
      expect(now.status, part).toBe(200)
      expect(now.text, part).not.toContain('Bruno')
    }
    // What a browser keeps for a year has another address.
    const { text } = await ask('')
    expect(text).toContain('Former player')
    for (const part of ['/scenes.json', '/replay.json', '/layer.json', '/picture.png']) {
      const address = addressOn(text, part)
      expect(address, part).toBeDefined()
      expect(address, part).not.toBe(addressOn(page!.text, part))
    }
  })

  it('34 leaves neither id nor name of them with the commands that are done', async () => {
    await t.play.idle()
    const inbox = readFileSync(join(own, 'inbox.jsonl'), 'utf8')
    expect(inbox).not.toContain(memberNamed('Bruno')!.id)
    expect(inbox).not.toContain('Bruno')
  })

  it('34 is the same page for whoever has it where the clock has done its work', async () => {
    const { tag } = await ask('')
    const game = await scene.load()
    const ticked = { ...game, clock: { of: 1, wake: 2, reminded: [] }, changed: game.changed + 60 }
    expect(await t.play.server.store.tickGame(ticked, game)).toBe(true)
    expect((await ask('', { 'if-none-match': tag })).status).toBe(304)
  })

  it('34 is another one for whoever has it from a program of before', async () => {
    const { tag, text } = await ask('')
    await t.play.restart()
    const after = await ask('', { 'if-none-match': tag })
    expect(after.status).toBe(200)
    expect(addressOn(after.text, '/scenes.json')).not.toBe(addressOn(text, '/scenes.json'))
  })
})
