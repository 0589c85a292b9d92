import { beforeAll, describe, expect, it } from 'vitest'
import { wholeLog } from '../../lambdas/game/wholeLog.ts'
import { battlePath } from '../../lambdas/pages/addresses.ts'
import { keyOf } from '../../lambdas/pages/keys.ts'
import { servePage } from '../../lambdas/pages/servePage.ts'
import type { BattleScenes, BoardLayer } from '../../lambdas/pages/stepScenes.ts'
import type { GameRecord } from '../../lambdas/store/types.ts'
import { gameIds } from './everyPlay.ts'
import { dot } from './recordSteps.ts'
import { answered, fighting, type Scene } from './scene.ts'
import { usePlay } from './usePlay.ts'

/** What somebody calls themselves, their season or their pieces who wants to be read by a browser and not by people. */
const hostile = [
  '</script><script>alert(1)</script>',
  `"><img src=x onerror=alert(1)>`,
  `' onmouseover='alert(1)`,
  '<!--<script>',
  '**<svg onload=alert(1)>**',
  '`</code><iframe src=javascript:alert(1)>`',
  '\\<b onclick=alert(1)\\>',
  '\u2028</p></dialog><style>',
]

const tags = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"<>]*")?)*)\s*>/g
/** What is left of HTML without its tags, as long as they are as they should be: a sign of a tag in it is no tag of ours. */
const withoutTags = (html: string) => html.replace('<!doctype html>', '').replaceAll(tags, '')
const attributes = (html: string) =>
  [...html.matchAll(tags)].flatMap(([, , , all]) =>
    [...all!.matchAll(/\s([a-z-]+)(?:="[^"]*")?/g)].map(([, name]) => name!),
  )
const isHarmless = (html: string) => {
  expect(withoutTags(html)).not.toMatch(/[<>]/)
  expect(attributes(html).filter(name => name.startsWith('on'))).toEqual([])
  expect(html).not.toMatch(/href="\s*javascript:/i)
}

describe.each(gameIds)('names on the page of a battle of %s', of => {
  const t = usePlay('en-US', { draw: async () => dot })
  let scene: Scene
  let ask: (part: string, query?: string) => Promise<string>
  beforeAll(async () => {
    scene = await fighting(t.play, of)
    for (let i = 0; i < 8; i++) {
      const next = await scene.question()
      if (next) await answered(next.who, next.asked)
    }
    const game = structuredClone(await scene.load())
    const log = await wholeLog(t.play.server.store, game)
    let n = 0
    const name = () => hostile[n++ % hostile.length]!
    for (const seat of game.seats) seat.name = name()
    const saves = [game.save, game.news?.seen].flatMap(save => save ?? [])
    for (const { battle } of saves as unknown as { battle: { types: Record<string, { name: object }> } }[])
      for (const type of Object.values(battle.types)) type.name = { en: name(), fr: name() }
    const renamed: GameRecord = {
      ...game,
      season: { id: 's1', name: hostile[0]!, round: 1 } as GameRecord['season'],
    }
    const quiet = () => undefined
    const deps = {
      store: {
        loadGame: async () => renamed,
        loadSeason: async () => undefined,
        readLog: async () => log,
        serverSettings: async () => ({}),
      },
      secret: 'key',
      files: {
        script: '/a.js',
        style: '/a.css',
        plainStyle: '/b.css',
        parts: [],
        fonts: [],
        read: async () => undefined,
      },
      log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    } as unknown as Parameters<typeof servePage>[1]
    const path = battlePath({ game: game.id, key: keyOf('key', renamed, 'spectator') })
    ask = async (part, query = '') => {
      const answer = await servePage(
        { path: path + part, query: new URLSearchParams(query), headers: {} },
        deps,
      )
      expect(answer?.status).toBe(200)
      return String(answer!.body)
    }
  })

  it.each(['en', 'fr'])('are words and nothing else (%s)', async lang => {
    const html = await ask('', `lang=${lang}`)
    const [, json = ''] = /<script type="application\/json" id="firstscene">(.*?)<\/script>/s.exec(html) ?? []
    expect(json).not.toMatch(/</)
    expect(JSON.parse(json)).toHaveProperty('icons')
    expect(json).toContain('\\u003c')
    isHarmless(html.replace(json, ''))
    expect(html.match(/<script/g)).toHaveLength(2)
    expect(html).toContain('&lt;/script&gt;&lt;script&gt;')
    const { cards, pieces } = JSON.parse(await ask('/scenes.json', `lang=${lang}`)) as BattleScenes
    for (const line of Object.values(cards).flat()) isHarmless(line)
    const looks = Object.keys(pieces).map(label => `lang=${lang}&step=2&sight=${label}`)
    let said = 0
    for (const query of looks) {
      const layer = await ask('/layer.json', query).catch(() => '{"said":[]}')
      for (const line of (JSON.parse(layer) as BoardLayer).said) {
        said += line.length
        isHarmless(line)
      }
    }
    expect(said).toBeGreaterThan(0)
  })
})
