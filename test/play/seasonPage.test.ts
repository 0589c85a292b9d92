import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { battlePath, seasonPath } from '../../lambdas/pages/addresses.ts'
import { keyOf, keyOfSeason } from '../../lambdas/pages/keys.ts'
import { picker } from '../../rules/core/random.ts'
import { standings } from '../../rules/league/running.ts'
import { statusesAndTexts, triedAddress } from '../helpers/triedAddress.ts'
import { gameIds } from './everyPlay.ts'
import { dot } from './recordSteps.ts'
import { executablePath, launch } from './seats.ts'
import { usePlay } from './usePlay.ts'
import { playSeason, type SeasonPlayed } from './wholeSeason.ts'

const require = createRequire(import.meta.url)
const draw = async () => dot

describe.each(gameIds)('the page of a season of %s', of => {
  const t = usePlay('en-US', { draw })
  let played: SeasonPlayed
  beforeAll(async () => {
    played = await playSeason(t.play, { players: 3, rounds: 2, draw, of })
  })

  const load = async () => (await t.play.server.store.loadSeason(played.season.id))!
  const secret = () => t.play.server.identity.token
  const path = async () => {
    const record = await load()
    return seasonPath({ season: record.id, key: keyOfSeason(secret(), record) })
  }
  const get = async (where: string, headers: Record<string, string> = {}) =>
    fetch(`${t.play.server.url}${where}`, { headers })
  /** Links below messages that lead to seasons. */
  const linksIn = (said: unknown): string[] =>
    [...JSON.stringify(said).matchAll(/"url":"([^"]+\/season\/[^"]+)"/g)].map(([, url]) => url!)

  it('tells how it stands without scripts, in both languages, and is kept by no search engine', async () => {
    const { season } = await load()
    for (const [lang, table] of [
      ['en', 'Standings'],
      ['fr', 'Classement'],
    ] as const) {
      const response = await get(`${await path()}?lang=${lang}`)
      expect(response.status).toBe(200)
      expect(response.headers.get('x-robots-tag')).toContain('noindex')
      expect(response.headers.get('set-cookie')).toBeNull()
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
      const html = await response.text()
      expect(html).toContain(`<html lang="${lang}">`)
      expect(html).toContain(table)
      expect(html).not.toContain('<script')
      expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//)
      const [style = ''] = /\/battle\/files\/[\w.-]+\.css/.exec(html) ?? []
      expect((await get(style)).status).toBe(200)
      const rows = [...html.matchAll(/<tr[^>]*><td>([^<]+)<\/td><th scope="row">([^<]+)/g)]
      expect(rows.map(([, rank, name]) => `${rank} ${name}`)).toEqual(
        standings(season).map(({ rank, entrant }) => `${rank} ${season.entrants[entrant]!.name}`),
      )
      expect(html.match(/<h3>/g)).toHaveLength(2)
      // One of three has nobody to fight.
      expect(html.match(/<li>/g)).toHaveLength(4)
      expect(html.match(/<a href="\/season/g)).toHaveLength(2)
    }
  })

  it('tells wherever its address is pasted which season it is, and how it stands', async () => {
    for (const lang of ['en', 'fr']) {
      const html = await (await get(`${await path()}?lang=${lang}`)).text()
      expect(html).toContain('<meta property="og:title" content="Spring season">')
      expect(html).toContain(`<meta property="og:url" content="${t.play.server.url}${await path()}">`)
      const [, about] = /<meta property="og:description" content="([^"]*)">/.exec(html) ?? []
      const [, stands = ''] = /<p id="stands">(.*?)<\/p>/.exec(html) ?? []
      expect(about).toBe(stands.replace('<br>', ' · ').replaceAll(/<[^>]+>/g, ''))
      // There is no picture of it by an address: none is promised.
      expect(html).not.toContain('og:image')
    }
  })

  it('leads to its battles as spectators see them, and each of those leads back', async () => {
    const record = await load()
    const html = await (await get(await path())).text()
    expect(html).toContain('id="rounds"')
    const links = [...html.matchAll(/<a href="(\/season[^"]+)"/g)].map(([, href]) => href!)
    for (const [i, link] of links.entries()) {
      const response = await get(link)
      expect(response.status).toBe(200)
      const id = record.season.rounds.toReversed()[i]!.battles.find(({ game }) => game !== null)!.game!
      const game = (await t.play.server.store.loadGame(id))!
      const { pathname, search } = new URL(response.url)
      expect(pathname).toBe(battlePath({ game: id, key: keyOf(secret(), game, 'spectator') }))
      expect(search).toBe('?lang=en')
      const battle = await response.text()
      const [, back = ''] = /<a href="([^"]+\/season[^"]*)"/.exec(battle) ?? []
      expect(battle).toContain(`Spring season · Round ${game.season!.round}`)
      const season = await get(back)
      expect(season.status).toBe(200)
      expect(new URL(season.url).pathname).toBe(await path())
    }
  })

  it('is not sent again while nothing has changed', async () => {
    const response = await get(await path())
    expect(response.headers.get('cache-control')).toContain('no-cache')
    const etag = response.headers.get('etag') ?? ''
    expect((await get(await path(), { 'if-none-match': etag })).status).toBe(304)
    expect((await get(`${await path()}?lang=fr`, { 'if-none-match': etag })).status).toBe(200)
  })

  it('tells nobody secrets, who anybody is on Discord, or an army', async () => {
    const { secret: own, numbers, season } = await load()
    const html = await (await get(await path())).text()
    const armies = season.entrants.flatMap(entrant => Object.values(entrant.armies as object).flat())
    expect(armies.length).toBeGreaterThan(0)
    const users = season.entrants.map(({ user }) => user)
    for (const hidden of [own, season.seed, ...users, ...Object.values(numbers), ...armies])
      expect(html).not.toContain(String(hidden))
  })

  it('is not there for a wrong key, an old one, no season or no battle, all alike', async () => {
    const record = await load()
    const key = keyOfSeason(secret(), record)
    const wrong = [
      seasonPath({ season: record.id, key: 'x'.repeat(22) }),
      seasonPath({ season: record.id, key: keyOfSeason(secret(), { ...record, links: 9 }) }),
      seasonPath({ season: 'nosuchseason', key }),
      `${seasonPath({ season: record.id, key })}/9-1`,
      `${seasonPath({ season: record.id, key })}/1-9`,
      `${seasonPath({ season: record.id, key: 'x'.repeat(22) })}/1-1`,
      '/season',
      '/season/',
    ]
    const { statuses, texts } = await statusesAndTexts(wrong, get)
    expect(new Set(texts).size).toBe(1)
    expect(statuses).toEqual(wrong.map(() => 404))
  })

  it('answers mutated addresses with 404 or a sensible view', async () => {
    const good = [await path(), `${await path()}?lang=fr&round=1`, `${await path()}/1-1?lang=en`]
    const pick = picker(36)
    for (let n = 0; n < 1000; n++) {
      const where = triedAddress(good[pick(good.length)]!, pick)
      const { status } = await get(where)
      expect([200, 404], where).toContain(status)
    }
    for (const round of ['0', '-1', '99', 'x', '1e9'])
      expect((await get(`${good[0]}?round=${round}`)).status).toBe(200)
    expect(t.play.troubles).toEqual([])
  })

  it('is linked to below messages of the season, until a director makes its link anew', async () => {
    const { director, players } = played
    const [url] = linksIn((await players[1]!.command('league link')).message)
    expect(url).toContain(await path())
    for (const words of ['league standings', 'league schedule'])
      expect(linksIn((await players[1]!.command(words)).message)).toEqual([url])
    const { channel } = await load()
    const inChannel = () => t.play.table.discord.messagesOf(channel).filter(each => each.visibleTo === null)
    expect(inChannel().filter(each => linksIn(each)[0] === url).length).toBeGreaterThan(2)

    expect((await players[1]!.command('league link', { new: true })).text).toMatch(/director/)
    expect((await fetch(url!)).status).toBe(200)
    const [renewed] = linksIn((await director.command('league link', { new: true })).message)
    expect(renewed).not.toBe(url)
    expect((await fetch(url!)).status).toBe(404)
    expect((await fetch(renewed!)).status).toBe(200)
    expect(linksIn(inChannel().find(({ pinned }) => pinned))).toEqual([renewed])
    expect(t.play.troubles).toEqual([])
  })

  it('is not there where the server wants none', async () => {
    const { director } = played
    const where = await path()
    await director.command('settings server', { pages: false })
    expect((await get(where)).status).toBe(404)
    expect((await get(`${where}/1-1`)).status).toBe(404)
    const { message, text } = await director.command('league link')
    expect(linksIn(message)).toEqual([])
    expect(text).toContain('no pages')
    await director.command('settings server', { pages: true })
    expect((await get(where)).status).toBe(200)
  })

  describe.skipIf(executablePath === undefined)('in a browser', () => {
    let browser: Awaited<ReturnType<typeof launch>>
    beforeAll(async () => {
      browser = await launch()
    })
    afterAll(() => browser.close())

    it.each(['light', 'dark'] as const)(
      'fits a phone, and has nothing that axe finds in the %s',
      async colorScheme => {
        // What looks for faults comes from elsewhere, which the page itself lets nobody do.
        const context = await browser.newContext({
          viewport: { width: 390, height: 844 },
          colorScheme,
          bypassCSP: true,
        })
        const page = await context.newPage()
        for (const lang of ['en', 'fr']) {
          await page.goto(`${t.play.server.url}${await path()}?lang=${lang}`)
          expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true)
          await page.addScriptTag({ content: readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8') })
          expect(
            await page.evaluate(
              'axe.run().then(r => r.violations.map(v => `${v.id}: ${v.nodes.map(n => n.html.slice(0, 90)).join(" | ")}`))',
            ),
          ).toEqual([])
        }
        await context.close()
      },
    )
  })
})
