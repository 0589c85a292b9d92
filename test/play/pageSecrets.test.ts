import { beforeAll, describe, expect, it } from 'vitest'
import { gameView } from '../../lambdas/discord/games/gameView.ts'
import { wholeLog } from '../../lambdas/game/wholeLog.ts'
import { battlePath } from '../../lambdas/pages/addresses.ts'
import { keyOf } from '../../lambdas/pages/keys.ts'
import { keepAnswers } from '../../lambdas/pages/pageAnswer.ts'
import { servePage } from '../../lambdas/pages/servePage.ts'
import { type BattleScenes, unpackSteps } from '../../lambdas/pages/stepScenes.ts'
import { userDefaults } from '../../lambdas/store/defaults.ts'
import type { GameRecord, LogEntry } from '../../lambdas/store/types.ts'
import { picker } from '../../rules/core/random.ts'
import type { Question } from '../../rules/core/script.ts'
import { engineOf } from '../../rules/games.ts'
import type { Viewer } from '../../rules/play/module.ts'
import { gameIds } from './everyPlay.ts'
import { dot } from './recordSteps.ts'
import { answered, challenged, isOfPhase, type Scene } from './scene.ts'
import { usePlay } from './usePlay.ts'

const secret = 'key'
const files = {
  script: '/a.js',
  style: '/a.css',
  plainStyle: '/b.css',
  parts: [],
  fonts: [],
  read: async () => undefined,
}
const quiet = () => undefined
const log = { debug: quiet, info: quiet, warn: quiet, error: quiet }
const viewers = ['spectator', 0, 1] as const

/** Everything that a page tells a viewer, part by part; what lies over a step about a few pieces. */
async function toldBy(game: GameRecord, entries: readonly LogEntry[], viewer: Viewer) {
  const deps = {
    store: {
      loadGame: async () => game,
      loadSeason: async () => undefined,
      readLog: async () => [...entries],
      serverSettings: async () => ({}),
      userSettings: async (user: string) => userDefaults(user),
    },
    secret,
    files,
    log,
    kept: keepAnswers(),
  } as unknown as Parameters<typeof servePage>[1]
  const path = battlePath({ game: game.id, key: keyOf(secret, game, viewer) })
  const ask = async (part: string, query: string) => {
    const answer = await servePage(
      { path: path + part, query: new URLSearchParams(query), headers: {} },
      deps,
    )
    // What a page calls the battle as it stands by is another word for it, in its addresses and in what they bring.
    return String(answer!.body).replaceAll(/\bv=[\w.-]+|"version":"[\w.-]+",?/g, '')
  }
  const scenes = await ask('/scenes.json', '')
  if (!scenes.startsWith('{')) return { page: await ask('', ''), steps: [] }
  const { steps: packed } = JSON.parse(scenes) as BattleScenes
  const steps = unpackSteps(packed)
  const now = steps.at(-1)?.tokens ?? []
  const about = [now[0], now.find(({ owner }) => owner !== now[0]?.owner), now.at(-1)]
  const [turn] = entries.slice(-1).map(each => each.turn)
  const layers = [1, steps.length].flatMap(step =>
    about.flatMap(token =>
      ['reach', 'sight'].map(kind => ask('/layer.json', `step=${step}&zones=1&${kind}=${token?.label}`)),
    ),
  )
  return {
    steps,
    page: await ask('', ''),
    first: await ask('', 'step=1&lang=fr'),
    scenes,
    replay: await ask('/replay.json', ''),
    turn: await ask('/replay.json', `turn=${turn}`),
    layers: await Promise.all(layers),
  }
}

/** Where two differ, in a few words each. */
function differences(a: object, b: object): string[] {
  const [left, right] = [a, b].map(each =>
    Object.entries(each).map(([key, value]) => `${key}: ${JSON.stringify(value)}`),
  )
  return left!.flatMap((text, i) => {
    const other = right![i] ?? ''
    const at = text.split('').findIndex((letter, k) => letter !== other[k])
    return text === other
      ? []
      : [text, other].map(each => `${each.slice(0, 9)} ${each.slice(Math.max(0, at - 40), at + 60)}`)
  })
}

const marker = 'nobody-may-read-this'

/** The same battle as far as a viewer may know of it, with everything else about it otherwise. */
function otherwise(game: GameRecord, viewer: Viewer): GameRecord {
  const view = gameView(game, 'en', viewer === 'spectator' ? null : game.seats[viewer]!.user)
  return {
    ...game,
    save: view?.save ?? null,
    secret: marker,
    commitment: marker,
    news: { waiting: [], told: [] },
    outbox: [],
    thought: { marker } as never,
    until: null,
    seats: game.seats.map(seat => ({
      ...seat,
      number: marker,
      orders: { mine: { marker }, here: { marker } },
    })),
  }
}

describe.each(gameIds)('the page of a battle of %s, move by move', of => {
  const t = usePlay('en-US', { draw: async () => dot })
  const pick = picker(36)
  let scene: Scene
  beforeAll(async () => {
    scene = await challenged(t.play, {}, of)
    for (const player of [scene.ada, scene.bruno]) await player.press(/^Starter arm/)
  })

  /** Whoever is asked answers anyhow, now and then as the program would. */
  async function anyhow({ who, asked }: { who: Scene['ada']; asked: Question }, n: number) {
    if (asked.kind === 'deploy' && n % 8 === 7) {
      await who.command('deploy auto')
      return who.command('deploy done')
    }
    const all = asked.space.enumerate('', 300)
    if (!all.length || (isOfPhase(asked) && pick(4) === 0) || n % 12 === 11) return answered(who, asked)
    return who.command('answer', { choice: all[pick(all.length)]! })
  }

  const shared = () =>
    JSON.stringify(t.play.table.discord.messagesOf(scene.ada.channel).filter(each => each.visibleTo === null))

  it('tells each who looks what messages told them, and no more', async () => {
    const before = new Map<Viewer, object>()
    let quietMoments = 0
    for (let n = 0; n < 70; n++) {
      const next = await scene.question()
      if (!next) break
      const said = shared()
      await anyhow(next, n)
      const game = await scene.load()
      const entries = await wholeLog(t.play.server.store, game)
      const by = game.seats.findIndex(({ user }) => user === next.who.id)
      const mayTakeBack = game.save !== null && engineOf(game).canUndo(game.save, by)
      for (const viewer of viewers) {
        const told = await toldBy(game, entries, viewer)
        const { steps, ...texts } = told
        const all = JSON.stringify(texts)
        for (const hidden of [game.secret, game.save?.seed, ...game.seats.map(({ number }) => number)])
          if (hidden) expect(all).not.toContain(hidden)
        const view = gameView(game, 'en', viewer === 'spectator' ? null : game.seats[viewer]!.user)
        const known = entries.filter(entry => view?.knows(entry))
        const other = await toldBy(otherwise(game, viewer), known, viewer)
        expect(differences(other, told), `${n} ${viewer}`).toEqual([])
        expect(JSON.stringify(other)).not.toContain(marker)
        // Nobody stands where others do not know that they stand.
        const places = view && engineOf(game).view(view.save, viewer).state
        const { figures = [] } = (places ?? {}) as { figures?: { id: string; condition: string }[] }
        const shown = new Set(steps.at(-1)?.tokens.map(({ label }) => label))
        for (const { id, condition } of figures) if (condition === 'waiting') expect(shown).not.toContain(id)
        // What may still be taken back, and was told to nobody, changes nothing for anybody else.
        const mine = viewer !== 'spectator' && game.seats[viewer]!.user === next.who.id
        if (mayTakeBack && said === shared() && !mine && before.has(viewer)) {
          quietMoments++
          expect(differences(told, before.get(viewer)!), `${n} ${viewer} ${next.asked.kind}`).toEqual([])
        }
        before.set(viewer, told)
      }
    }
    expect(quietMoments).toBeGreaterThan(5)
    expect(t.play.troubles).toEqual([])
  })
})
