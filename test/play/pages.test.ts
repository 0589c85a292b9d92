import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { battlePath } from '../../lambdas/pages/addresses.ts'
import { keyOf } from '../../lambdas/pages/keys.ts'
import { keepAnswers } from '../../lambdas/pages/pageAnswer.ts'
import { servePage } from '../../lambdas/pages/servePage.ts'
import {
  type BattleScenes,
  type BoardLayer,
  type FirstScene,
  type MovingScenes,
  type SteppedScene,
  unpackSteps,
} from '../../lambdas/pages/stepScenes.ts'
import { hexOf } from '../../rules/board/board.ts'
import { parseBoard } from '../../rules/board/notation.ts'
import { distance } from '../../rules/core/hex.ts'
import { picker } from '../../rules/core/random.ts'
import type { Viewer } from '../../rules/play/module.ts'
import { statusesAndTexts, triedAddress } from '../helpers/triedAddress.ts'
import { dot } from './recordSteps.ts'
import { answered, challenged, fighting, playTo, type Scene } from './scene.ts'
import { executablePath, launch } from './seats.ts'
import { usePlay } from './usePlay.ts'

const require = createRequire(import.meta.url)

describe.each(['combat-hex', 'dark-lord', 'regiments'])('the page of a battle of %s', of => {
  const t = usePlay('en-US', { draw: async () => dot })
  let scene: Scene
  beforeAll(async () => {
    scene = await fighting(t.play, of)
    for (let i = 0; i < 12; i++) {
      const next = await scene.question()
      if (!next) break
      await answered(next.who, next.asked)
    }
  })

  const pathFor = async (viewer: Viewer) => {
    const game = await scene.load()
    return battlePath({ game: game.id, key: keyOf(t.play.server.identity.token, game, viewer) })
  }
  const get = async (path: string, headers: Record<string, string> = {}) =>
    fetch(`${t.play.server.url}${path}`, { headers })

  it('tells what happened without scripts, in both languages, and is kept by no search engine', async () => {
    const path = await pathFor('spectator')
    for (const [lang, log] of [
      ['en', 'What happened'],
      ['fr', 'Ce qui s’est passé'],
    ] as const) {
      const response = await get(`${path}?lang=${lang}`)
      expect(response.status).toBe(200)
      expect(response.headers.get('x-robots-tag')).toContain('noindex')
      expect(response.headers.get('set-cookie')).toBeNull()
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
      const html = await response.text()
      expect(html).toContain(`<html lang="${lang}">`)
      expect(html).toContain(log)
      expect(html.match(/<li id="s\d+"/g)?.length).toBeGreaterThan(1)
      expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//)
      // Without scripts each line leads to its picture, and says that it is the one shown.
      const early = await (await get(`${path}?lang=${lang}&step=1`)).text()
      expect(early).toMatch(/picture\.png\?[^"]*step=1"/)
      expect(early).toContain('<li id="s1" class="shown">')
      expect(early).toMatch(/<div id="without">.*href="#s1".*\(1\/\d+\).*step=2".*<\/div>/)
      expect(early).toContain(`href="?lang=${lang}&amp;step=2"`)
      const [, picture = ''] = /<img [^>]*src="([^"]+)"/.exec(html) ?? []
      const drawn = await get(picture.replaceAll('&amp;', '&'))
      expect(drawn.headers.get('content-type')).toBe('image/png')
    }
  })

  it('gives its script every step, with the pictures and cards of its pieces', async () => {
    const path = await pathFor(0)
    const scenes = (await (await get(`${path}/scenes.json`)).json()) as BattleScenes
    const html = await (await get(path)).text()
    expect(scenes.steps.length).toBe(html.match(/<li id="s\d+"/g)?.length)
    // What is sent on leads to what everybody may see.
    expect(html).toContain(`data-link="${await pathFor('spectator')}"`)
    expect(Object.keys(scenes.pieces).length).toBeGreaterThan(4)
    for (const { type } of Object.values(scenes.pieces)) expect(scenes.cards[type]?.length).toBeGreaterThan(0)
  })

  it('brings the moving picture of a turn, and of the whole', async () => {
    const path = await pathFor('spectator')
    const moving = async (query = '') =>
      (await (await get(`${path}/replay.json${query}`)).json()) as MovingScenes
    const whole = await moving()
    const begin = await moving('?turn=0')
    expect(whole.steps.length).toBe(whole.shown.length)
    expect(begin.steps.length).toBeGreaterThan(0)
    expect(begin.steps.length).toBeLessThan(whole.steps.length)
    expect(begin.shown[0]).toMatchObject({ caption: whole.shown[0]!.caption })
    // There was no such turn: the whole is the nearest to it.
    expect(await moving('?turn=99')).toEqual(whole)
  })

  it.runIf(of === 'combat-hex')('shows whoever deploys what they have placed, and nobody else', async () => {
    const young = await challenged(t.play, {}, of)
    for (const player of [young.ada, young.bruno]) await player.press(/^Starter arm/)
    const deploying = await playTo(young, 'deploy', 0)
    await deploying.command('deploy auto')
    const game = await young.load()
    const mover = game.seats.findIndex(({ user }) => user === deploying.id)
    const shownTo = async (viewer: Viewer) => {
      const key = keyOf(t.play.server.identity.token, game, viewer)
      return (await get(battlePath({ game: game.id, key }))).text()
    }
    const own = `id="firstscene"`
    expect(await shownTo(mover)).toContain(own)
    for (const other of [1 - mover, 'spectator'] as const) expect(await shownTo(other)).not.toContain(own)
  })

  /** What a page draws first. */
  const firstOf = async (path: string) => {
    const html = await (await get(path)).text()
    const [, data = ''] = /id="firstscene">(.*?)<\/script>/s.exec(html) ?? []
    return JSON.parse(data) as FirstScene
  }

  it('brings the step that its address leads to, as its steps have it', async () => {
    const path = await pathFor('spectator')
    const { steps } = (await (await get(`${path}/scenes.json`)).json()) as BattleScenes
    const all = unpackSteps(steps)
    const byLabel = ({ tokens }: SteppedScene) =>
      tokens.toSorted((a, b) => a.label.localeCompare(b.label)).map(each => JSON.stringify(each))
    for (const step of [1, Math.ceil(all.length / 2), all.length]) {
      const first = await firstOf(`${path}?step=${step}`)
      expect(byLabel(first)).toEqual(byLabel(all[step - 1]!))
      expect(first.overlay).toEqual(all[step - 1]!.overlay)
    }
    expect(byLabel(await firstOf(path))).toEqual(byLabel(all.at(-1)!))
  })

  it('tells where a piece could go from where it stood at a step, not from where it stands', async () => {
    const path = await pathFor('spectator')
    const { steps } = (await (await get(`${path}/scenes.json`)).json()) as BattleScenes
    const all = unpackSteps(steps)
    const parsed = parseBoard((await firstOf(path)).board)
    if (!parsed.ok) throw new Error('no board')
    const { board } = parsed
    const beside = (cell: number) => board.neighbour.slice(cell * 6, cell * 6 + 6)
    const last = new Map(all.at(-1)!.tokens.map(({ label, cells }) => [label, cells[0]!]))
    let tried = 0
    for (const [step, { tokens }] of all.entries())
      for (const { label, cells, fallen } of tokens) {
        const then = cells[0]!
        const now = last.get(label)
        if (fallen || now === undefined || tried >= 6) continue
        if (distance(hexOf(board, then), hexOf(board, now)) < 3) continue
        const response = await get(`${path}/layer.json?step=${step + 1}&reach=${label}`)
        const { overlay } = (await response.json()) as BoardLayer
        const reach = (overlay.reach ?? []).map(({ cell }) => cell)
        if (reach.length === 0) continue
        tried++
        expect(
          [...beside(then)].some(cell => reach.includes(cell)),
          `${label} at step ${step + 1}`,
        ).toBe(true)
      }
    expect(tried).toBeGreaterThan(2)
  })

  it('lays over any step what the map would: zones, where a piece can go, whom it sees', async () => {
    const path = await pathFor('spectator')
    const { steps } = (await (await get(`${path}/scenes.json`)).json()) as BattleScenes
    const layer = async (query: string) => {
      const response = await get(`${path}/layer.json?lang=en&${query}`)
      return response.status === 200 ? ((await response.json()) as BoardLayer) : response.status
    }
    const last = steps.length
    const { tokens } = unpackSteps(steps)[last - 1]!
    const reaching = await Promise.all(
      tokens.flatMap(({ label }) => [1, last].map(step => layer(`step=${step}&reach=${label}`))),
    )
    const withReach = reaching.filter(each => typeof each !== 'number' && each.overlay.reach?.length)
    expect(withReach.length).toBeGreaterThan(2)
    // Whoever does not see the hexes hears how many there are.
    for (const each of withReach)
      if (typeof each !== 'number')
        expect(each.said.join(' ')).toMatch(new RegExp(`\\b${each.overlay.reach?.length} hex`))
    const seeing = await Promise.all(tokens.map(({ label }) => layer(`step=${last}&sight=${label}`)))
    expect(seeing.some(each => typeof each !== 'number' && each.said.join().length > 10)).toBe(true)
    // The page says itself where the battle stands.
    const [, stands = '-'] =
      /<p id="stands">(.*?)<(?:br|\/p)>/.exec(await (await get(`${path}?lang=en`)).text()) ?? []
    expect(stands.length).toBeGreaterThan(5)
    for (const each of seeing) if (typeof each !== 'number') expect(each.said.join()).not.toContain(stands)
    const zones = await Promise.all([1, last].map(step => layer(`step=${step}&zones=1`)))
    const drawn = (each: BoardLayer | number) =>
      typeof each === 'number' ? [] : [...(each.overlay.zones ?? []), ...(each.overlay.ranges ?? [])]
    expect(zones.flatMap(drawn).length).toBeGreaterThan(0)
    // The last step is the game as it stands: what `/map` says of it, and not what could be done if nothing had been.
    const { label: first } = tokens[0]!
    const { text } = await scene.ada.command('map', { sight: first })
    const now = await layer(`step=${last}&sight=${first}`)
    const words = (html: string) => html.replaceAll(/<[^>]+>|\*\*|`/g, '')
    if (typeof now !== 'number') for (const line of now.said) expect(words(text)).toContain(words(line))
    // Whoever is not there can go nowhere; what is no label is passed over.
    expect(await layer(`step=${last}&reach=Z9`)).toBe(404)
    expect(await layer('step=1&reach=%3Cscript%3E')).toMatchObject({ ringed: [] })
    expect(t.play.troubles).toEqual([])
  })

  it('is not sent again while nothing has changed', async () => {
    const path = await pathFor('spectator')
    const etag = (await get(path)).headers.get('etag') ?? ''
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304)
    const [, address = ''] = /data-scenes="([^"]+)"/.exec(await (await get(path)).text()) ?? []
    expect((await get(address.replaceAll('&amp;', '&'))).headers.get('cache-control')).toContain('immutable')
    expect((await get(`${path}/scenes.json?v=0`)).headers.get('cache-control')).toContain('no-cache')
  })

  it('25 is the same packed in any way, to whoever has it in any way, and by HEAD', async () => {
    const path = `${await pathFor('spectator')}/scenes.json`
    const plain = await get(path, { 'accept-encoding': 'identity' })
    expect([plain.headers.get('content-encoding'), plain.headers.get('vary')]).toEqual([
      null,
      'accept-encoding',
    ])
    const text = await plain.text()
    const tag = plain.headers.get('etag')!
    for (const [takes, coding] of [
      ['gzip, deflate', 'gzip'],
      ['br;q=0.3, gzip;q=0.2', 'br'],
    ] as const) {
      const packed = await get(path, { 'accept-encoding': takes })
      expect([packed.headers.get('content-encoding'), packed.headers.get('etag')]).toEqual([coding, tag])
      expect(await packed.text()).toBe(text)
      const head = await fetch(`${t.play.server.url}${path}`, {
        method: 'HEAD',
        headers: { 'accept-encoding': takes },
      })
      expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
        200,
        packed.headers.get('content-length'),
        '',
      ])
    }
    for (const has of [tag, tag.replace('W/', ''), `"other", ${tag}`, '*']) {
      const again = await get(path, { 'if-none-match': has })
      expect([again.status, again.headers.get('etag'), again.headers.get('cache-control')]).toEqual([
        304,
        tag,
        'private, no-cache',
      ])
    }
    // What there is not has nobody.
    expect((await get(path.replace('scenes', 'nothing'), { 'if-none-match': '*' })).status).toBe(404)
    const refused = await fetch(`${t.play.server.url}${path}`, { method: 'DELETE' })
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it('25 is found by its address with what was caught at its end', async () => {
    const path = await pathFor('spectator')
    for (const [found, address] of [
      [`${path}/`, path],
      [`${path}).`, path],
      [`${path}?lang=fr&step=2)`, `${path}?lang=fr&step=2`],
    ] as const) {
      const response = await get(found)
      expect([response.status, response.url]).toEqual([200, `${t.play.server.url}${address}`])
    }
    expect((await get(`${path.slice(0, -1)}x/`)).status).toBe(404)
  })

  it('is laid out once for each link, whatever else its addresses say, and crowds out no other one', async () => {
    const { store, identity } = t.play.server
    let read = 0
    const files = {
      script: '/a.js',
      style: '/a.css',
      plainStyle: '/b.css',
      parts: [],
      fonts: [],
      read: async () => undefined,
    }
    const counting = {
      loadGame: store.loadGame,
      loadSeason: store.loadSeason,
      userSettings: store.userSettings,
      serverSettings: store.serverSettings,
      readLog: async (id: string) => {
        read++
        return store.readLog(id)
      },
    }
    const log = {
      debug: () => undefined,
      info: () => undefined,
      warn: () => undefined,
      error: () => undefined,
    }
    const deps = { store: counting, secret: identity.token, build: 'b', files, log, kept: keepAnswers() }
    const ask = async (path: string, query: string) => {
      const answer = await servePage({ path, query: new URLSearchParams(query), headers: {} }, deps)
      return { tag: answer?.headers['etag'] ?? '', body: answer?.body }
    }
    const mine = await pathFor(0)
    const all = await pathFor('spectator')
    const first = await ask(all, 'lang=en')
    for (let n = 0; n < 150; n++) {
      await ask(mine, `lang=en&step=${n}&v=${n}`)
      await ask(`${mine}/layer.json`, `lang=en&step=${n}&reach=A${n}&sight=B${n}`)
    }
    expect((await ask(all, 'lang=en')).body).toBe(first.body)
    expect(read).toBe(2)
    for (const [part, same, other] of [
      ['', ['v=1', 'turn=3', 'reach=A1', 'step=x', 'step=0', 'step=-1'], ['step=1', 'lang=fr']],
      ['/scenes.json', ['v=1', 'turn=3', 'reach=A1', 'step=2'], ['lang=fr']],
      ['/replay.json', ['v=1', 'step=3', 'reach=A1', 'turn=x', 'turn=999'], ['turn=0', 'turn=1', 'lang=fr']],
      ['/layer.json', ['v=1', 'turn=3', 'reach=x', 'step=0', 'zones=2'], ['step=1', 'zones=1', 'lang=fr']],
    ] as const) {
      const { tag } = await ask(all + part, '')
      const others = await Promise.all(other.map(query => ask(all + part, query)))
      expect(new Set([tag, ...others.map(each => each.tag)]).size).toBe(other.length + 1)
      for (const query of same) expect((await ask(all + part, query)).tag, `${part}?${query}`).toBe(tag)
    }
  })

  it('has its picture drawn anew where that failed', async () => {
    const { store, identity } = t.play.server
    const said: unknown[] = []
    const files = {
      script: '/a.js',
      style: '/a.css',
      plainStyle: '/b.css',
      parts: [],
      fonts: [],
      read: async () => undefined,
    }
    const log = {
      debug: () => undefined,
      info: () => undefined,
      warn: () => undefined,
      error: () => said.push('error'),
    }
    let drawn = 0
    const draw = async () => {
      if (drawn++ === 0) throw new Error('no ink')
      return dot
    }
    const deps = { store, secret: identity.token, build: 'b', files, log, draw, kept: keepAnswers() }
    const path = `${await pathFor('spectator')}/picture.png`
    const ask = async () =>
      (await servePage({ path, query: new URLSearchParams(), headers: {} }, deps))?.status
    expect([await ask(), await ask(), await ask()]).toEqual([404, 200, 200])
    expect([drawn, said.length]).toEqual([2, 1])
  })

  it('tells nobody the seed, the secret or orders', async () => {
    const game = await scene.load()
    const { seed } = game.save as unknown as { seed?: string }
    for (const viewer of ['spectator', 0, 1] as const) {
      const path = await pathFor(viewer)
      const all = (
        await Promise.all(['', '/scenes.json'].map(async part => (await get(path + part)).text()))
      ).join()
      for (const hidden of [game.secret, seed, ...game.seats.map(({ number }) => number)])
        if (hidden) expect(all).not.toContain(hidden)
    }
  })

  it('tells wherever its address is pasted what the battle is, and shows what spectators see, whoever’s it is', async () => {
    const shared = await pathFor('spectator')
    const told = async (path: string, query: string) => {
      const html = await (await get(`${path}?${query}`)).text()
      const found = html.matchAll(/<meta property="og:([\w:]+)" content="([^"]*)">/g)
      return Object.fromEntries(
        [...found].map(([, name, content]) => [name!, content!.replaceAll('&amp;', '&')]),
      )
    }
    for (const [lang, board] of [
      ['en', 'The board of Ada ⚔ Bruno'],
      ['fr', 'La carte de Ada ⚔ Bruno'],
    ] as const) {
      const all = await told(shared, `lang=${lang}`)
      expect(all['title']).toContain('Ada ⚔ Bruno – ')
      expect(all['description']!.length).toBeGreaterThan(10)
      expect(all['description']).not.toContain('**')
      expect(all['image:alt']).toContain(board)
      expect(all['url']).toBe(`${t.play.server.url}${shared}`)
      expect(new URL(all['image']!).pathname).toBe(`${shared}/picture.png`)
      const picture = await fetch(all['image']!)
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
      // A player's own link shows others nothing of what is the player's alone.
      for (const seat of [0, 1] as const) {
        const own = await told(await pathFor(seat), `lang=${lang}`)
        expect(own).toEqual({ ...all, description: own['description'] })
        expect(own['description']).toMatch(lang === 'en' ? /^A battle on Discord/ : /^Une partie sur Discord/)
      }
      // Whoever pastes a moment shows that moment.
      expect((await told(shared, `lang=${lang}&step=1`))['image']).toMatch(/&step=1$/)
    }
  })

  it.runIf(of === 'combat-hex')('promises no picture of what spectators do not see yet', async () => {
    const young = await challenged(t.play, {}, of)
    for (const player of [young.ada, young.bruno]) await player.press(/^Starter arm/)
    const deploying = await playTo(young, 'deploy', 0)
    await deploying.command('deploy auto')
    const game = await young.load()
    for (const viewer of ['spectator', 0, 1] as const) {
      const key = keyOf(t.play.server.identity.token, game, viewer)
      const html = await (await get(battlePath({ game: game.id, key }))).text()
      expect(html).toContain('property="og:title"')
      expect(html).not.toContain('og:image')
    }
  })

  it('is not there for a wrong key, an old one or no game, all alike', async () => {
    const game = await scene.load()
    const secret = t.play.server.identity.token
    const wrong = [
      battlePath({ game: game.id, key: 'x'.repeat(22) }),
      battlePath({ game: game.id, key: keyOf(secret, { ...game, links: 9 }, 0) }),
      battlePath({ game: 'nosuchgame', key: keyOf(secret, game, 0) }),
      '/battle',
      '/battle/',
    ]
    const { statuses, texts } = await statusesAndTexts(wrong, get)
    expect(new Set(texts).size).toBe(1)
    expect(statuses).toEqual(wrong.map(() => 404))
  })

  it('answers mutated addresses with 404 or a sensible view', async () => {
    const good = [
      await pathFor('spectator'),
      `${await pathFor(0)}/scenes.json?v=3&lang=fr`,
      `${await pathFor(1)}/picture.png?step=4`,
      `${await pathFor(1)}/layer.json?step=4&reach=A1&zones=1`,
    ]
    const pick = picker(7)
    for (let n = 0; n < 300; n++) {
      const path = triedAddress(good[pick(good.length)]!, pick)
      const { status } = await get(path)
      expect([200, 404], path).toContain(status)
    }
    for (const step of ['0', '-1', '999999', 'x', '1e9']) {
      const response = await get(`${good[0]}?step=${step}`)
      expect(response.status).toBe(200)
      expect(await response.text()).toMatch(/data-step="[1-9]\d*"/)
    }
    expect(t.play.troubles).toEqual([])
  })

  /** Addresses of pages that a message links to. */
  const linksIn = (said: unknown): string[] =>
    [...JSON.stringify(said).matchAll(/"url":"([^"]+\/battle\/[^"]+)"/g)].map(([, url]) => url!)

  it('is linked to by messages: for all as a spectator sees it, and as a player does for them alone', async () => {
    const keys = async () => {
      const game = await scene.load()
      return (['spectator', 0, 1] as const).map(viewer => keyOf(t.play.server.identity.token, game, viewer))
    }
    const [all, adas] = await keys()
    const { message } = await scene.ada.command('game link')
    expect(linksIn(message)).toEqual([expect.stringContaining(adas!)])
    // What everybody sees leads nobody to what a player alone may see.
    const shared = t.play.table.discord.messagesOf(scene.ada.channel).filter(each => each.visibleTo === null)
    const found = shared.flatMap(linksIn)
    expect(found.length).toBeGreaterThan(0)
    for (const url of found) expect(url).toContain(all)
    const [url] = linksIn(message)
    expect((await fetch(url!)).status).toBe(200)
    await scene.ada.command('game link', { new: true })
    expect((await fetch(url!)).status).toBe(404)
    const anew = linksIn((await scene.ada.command('game link')).message)
    expect((await fetch(anew[0]!)).status).toBe(200)
    expect(t.play.troubles).toEqual([])
  })

  it('begins with the colours and marks that a player has chosen, on that player’s own page alone', async () => {
    const mine = await pathFor(0)
    const chosen = async (path: string) => {
      const html = await (await get(path)).text()
      const [, picture = ''] = /<img [^>]*src="([^"]+)"/.exec(html) ?? []
      return {
        on: [...html.matchAll(/id="(\w+)" checked/g)].map(([, id]) => id),
        look: [...new URL(picture.replaceAll('&amp;', '&'), 'http://x').searchParams.keys()].filter(name =>
          ['blind', 'marks'].includes(name),
        ),
      }
    }
    const usual = { on: ['labels', 'told'], look: [] }
    expect(await chosen(mine)).toEqual(usual)
    const { headers } = await get(mine)
    await scene.ada.command('settings me', { colours: 'colour-blind', marks: 'all' })
    const own = { on: ['labels', 'marks', 'told', 'blind'], look: ['blind', 'marks'] }
    // Nothing has happened in the battle, and yet it is another page.
    expect((await get(mine, { 'if-none-match': headers.get('etag')! })).status).toBe(200)
    expect(await chosen(mine)).toEqual(own)
    for (const viewer of ['spectator', 1] as const) expect(await chosen(await pathFor(viewer))).toEqual(usual)
    await scene.ada.command('settings me', { colours: 'standard', marks: 'few' })
    expect(await chosen(mine)).toEqual(usual)
  })

  it('is not there where the server wants none', async () => {
    const path = await pathFor('spectator')
    expect((await get(path)).status).toBe(200)
    await scene.ada.command('settings server', { pages: false })
    expect((await get(path)).status).toBe(404)
    const { message, text } = await scene.ada.command('game link')
    expect(linksIn(message)).toEqual([])
    expect(text).toContain('no pages')
    await scene.ada.command('settings server', { pages: true })
    expect((await get(path)).status).toBe(200)
  })

  describe.skipIf(executablePath === undefined)('in a browser', () => {
    let browser: Awaited<ReturnType<typeof launch>>
    beforeAll(async () => {
      browser = await launch()
    })
    afterAll(() => browser.close())

    it('draws the board, steps through the battle, and shows a card', async () => {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
      const page = await context.newPage()
      const problems: string[] = []
      page.on('console', message => message.type() === 'error' && problems.push(message.text()))
      page.on('pageerror', error => problems.push(String(error)))
      await page.goto(`${t.play.server.url}${await pathFor('spectator')}`)
      const now = page.locator('#now .title')
      await now.waitFor()
      const drawn = () =>
        page.locator('#canvas').evaluate((canvas: { toDataURL(): string }) => canvas.toDataURL())
      const last = await drawn()
      // The board is called what the page calls it without scripts.
      const called = async (step: string) => {
        const html = await (await get(`${await pathFor('spectator')}?step=${step}`)).text()
        const [, alt = ''] = /<canvas [^>]*aria-label="([^"]*)"/.exec(html) ?? []
        const parsed = `new DOMParser().parseFromString(${JSON.stringify(alt)}, 'text/html')`
        return page.evaluate(`${parsed}.documentElement.textContent`)
      }
      const label = async () => page.locator('#canvas').getAttribute('aria-label')
      expect(await label()).toBe(await called(''))
      await page.locator('#first').click()
      expect(await label()).toBe(await called('1'))
      await page.locator('#play').click()
      const play = page.locator('#play')
      expect(await play.getAttribute('title')).toBe(await play.getAttribute('aria-label'))
      await page.locator('#first').click()
      const first = await drawn()
      expect(first).not.toBe(last)
      await page.locator('#log li a').last().click()
      expect(await drawn()).toBe(last)
      await page.locator('summary').first().click()
      await page.locator('#labels').click()
      await page.locator('#blind').click()
      expect(await drawn()).not.toBe(last)
      await page.locator('#legend summary').click()
      await expect.poll(() => page.locator('#signs li').count(), { timeout: 20_000 }).toBeGreaterThan(2)
      await page.locator('summary').last().click()
      await page.locator('#pieces button').first().click()
      expect((await page.locator('#cardtext').innerText()).length).toBeGreaterThan(20)
      const before = await drawn()
      await page.locator('#cardlooks button').first().click()
      await expect.poll(drawn, { timeout: 20_000 }).not.toBe(before)
      expect(await page.locator('#layername').innerText()).toContain(' – ')
      await page.locator('#layeroff').click()
      expect(await drawn()).toBe(before)
      await page.locator('#zones').click()
      await expect.poll(drawn, { timeout: 20_000 }).not.toBe(before)
      await page.locator('#pieces button').first().click()
      await page.locator('#card form button').click()
      expect(problems).toEqual([])
      expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true)
      await context.close()
    })

    it('keeps the log beside the board at the step that is shown', async () => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
      await page.goto(`${t.play.server.url}${await pathFor('spectator')}`)
      await page.locator('#now .title').waitFor()
      for (const id of ['last', 'first', 'last', 'back']) {
        await page.locator(`#${id}`).click()
        const log = (await page.locator('#log').boundingBox())!
        const shown = (await page.locator('#log li.shown').boundingBox())!
        expect(shown.y, id).toBeGreaterThanOrEqual(log.y)
        expect(shown.y, id).toBeLessThan(log.y + log.height - 20)
        expect(await page.evaluate('window.scrollY')).toBe(0)
      }
      await page.close()
    })

    it('copies what leads everybody to a moment, and is the same moment in the other language', async () => {
      const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
      const page = await context.newPage()
      await page.goto(`${t.play.server.url}${await pathFor(0)}?lang=fr`)
      await page.locator('#now .title').waitFor()
      await page.locator('#first').click()
      await page.locator('summary').first().click()
      const copied = async (id: string) => {
        // Twice in a row, as people do: it says what it is again.
        const label = await page.locator(id).innerText()
        await page.locator(id).click()
        await page.locator(id).click()
        await expect.poll(async () => page.locator(id).innerText()).toBe(label)
        return page.evaluate('navigator.clipboard.readText()')
      }
      expect(await copied('#copy')).toBe(`${t.play.server.url}${await pathFor('spectator')}?lang=fr&step=1`)
      const { id } = await scene.load()
      expect(await copied('#share')).toBe(`/carte partie:${id}`)
      await page.locator('#language').click()
      await page.locator('html[lang=en] #now .title').waitFor()
      expect(await page.locator('#slider').inputValue()).toBe('1')
      await context.close()
    })

    it('saves the picture, and a turn and the battle as moving pictures', async () => {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
      await page.goto(`${t.play.server.url}${await pathFor('spectator')}`)
      await page.locator('#now .title').waitFor()
      await page.locator('summary').first().click()
      for (const [id, begins] of [
        ['png', '\u0089PNG'],
        ['gifturn', 'GIF89a'],
        ['gif', 'GIF89a'],
      ] as const) {
        const label = await page.locator(`#${id}`).innerText()
        const [download] = await Promise.all([page.waitForEvent('download'), page.locator(`#${id}`).click()])
        const file = readFileSync(await download.path())
        expect(file.length).toBeGreaterThan(5000)
        expect(file.toString('latin1', 0, begins.length)).toBe(begins)
        expect(download.suggestedFilename()).toMatch(new RegExp(`\\.${id.slice(0, 3)}$`))
        await expect.poll(() => page.locator(`#${id}`).innerText(), { timeout: 10_000 }).toBe(label)
      }
      // The picture is of what is looked at, with what is laid over it.
      const saved = async () => {
        const [download] = await Promise.all([page.waitForEvent('download'), page.locator('#png').click()])
        return readFileSync(await download.path())
      }
      const plain = await saved()
      const board = () =>
        page.locator('#canvas').evaluate((canvas: { toDataURL(): string }) => canvas.toDataURL())
      const before = await board()
      await page.locator('#zones').click()
      await expect.poll(board, { timeout: 20_000 }).not.toBe(before)
      expect((await saved()).equals(plain)).toBe(false)
      await page.close()
    })

    it('shows what has happened since to whoever comes back to it', async () => {
      // The other one may be over by now.
      const young = await fighting(t.play, of)
      const page = await browser.newPage()
      const key = keyOf(t.play.server.identity.token, await young.load(), 'spectator')
      const path = battlePath({ game: young.game, key })
      // Where nothing has moved in a turn yet, its moving picture is that of the whole.
      expect((await get(`${path}/replay.json?turn=1`)).status).toBe(200)
      await page.goto(`${t.play.server.url}${path}`)
      await page.locator('#now .title').waitFor()
      const version = async () => page.locator('#board').getAttribute('data-scenes')
      const before = await version()
      const back = () => page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
      // Nothing has happened: it stays the page that it is.
      await page.evaluate('window.isTheSame = true')
      const asked = page.waitForResponse(response => !response.url().includes('.json'))
      await back()
      await asked
      await page.evaluate('new Promise(resolve => setTimeout(resolve, 300))')
      expect(await page.evaluate('window.isTheSame')).toBe(true)
      const next = await young.question()
      await answered(next!.who, next!.asked)
      const again = page.waitForEvent('load', { timeout: 60_000 })
      await back()
      await again
      expect(await version()).not.toBe(before)
      await page.close()
    })

    it.each(['light', 'dark'] as const)('has nothing that axe finds in the %s', async colorScheme => {
      // What looks for faults comes from elsewhere, which the page itself lets nobody do.
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        colorScheme,
        bypassCSP: true,
      })
      const page = await context.newPage()
      await page.goto(`${t.play.server.url}${await pathFor(0)}?lang=fr`)
      await page.locator('#now .title').waitFor()
      for (const summary of await page.locator('summary').all()) await summary.click()
      await page.addScriptTag({ content: readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8') })
      expect(
        await page.evaluate(
          'axe.run().then(r => r.violations.map(v => `${v.id}: ${v.nodes.map(n => n.html.slice(0, 90)).join(" | ")}`))',
        ),
      ).toEqual([])
      await context.close()
    })
  })
})
