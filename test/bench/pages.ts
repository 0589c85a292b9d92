import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { battlePath } from '../../lambdas/pages/addresses.ts'
import { keyOf } from '../../lambdas/pages/keys.ts'
import { pathOf } from '../../lambdas/pages/pageAddress.ts'
import type { BattleScenes } from '../../lambdas/pages/stepScenes.ts'
import { picker } from '../../rules/core/random.ts'
import { games } from '../../rules/games.ts'
import { triedAddress } from '../helpers/triedAddress.ts'
import { sampleSeason } from '../lambdas/store/samples.ts'
import { openPlay, type Play } from '../play/harness.ts'
import { dot } from '../play/recordSteps.ts'
import { answered, fighting } from '../play/scene.ts'
import { executablePath, launch } from '../play/seats.ts'
import { decided, fought, largeSeason } from './largeSeason.ts'
import { figure, type Measurement, median, percentile } from './measure.ts'

/** A connection of 1.6 Mbit/s with a delay of 50 ms each way. */
const connection = {
  offline: false,
  latency: 50,
  downloadThroughput: 200_000,
  uploadThroughput: 200_000,
}
/** A phone's processor is so much slower. */
const slower = 4

/** Packed as it is sent, in bytes. */
async function bytesAt(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  if (response.status !== 200) throw new Error(`${response.status} for ${url}`)
  return Number(response.headers.get('content-length'))
}

/** The same of several files. */
const sumOf = async (urls: readonly string[]): Promise<number> =>
  (await Promise.all(urls.map(bytesAt))).reduce((sum, bytes) => sum + bytes, 0)

/** What a page and its scenes would weigh if the battle had taken 60 turns: board, cards and pictures are sent once. */
async function bytesOf60(url: string, turns: number): Promise<number> {
  const { steps, ...scenes } = (await (await fetch(`${url}/scenes.json`)).json()) as BattleScenes
  const html = await (await fetch(url)).text()
  const [first = ''] = /<script type="application\/json".*?<\/script>/s.exec(html) ?? []
  const packed = (text: string) => brotliCompressSync(text).length
  const grows = 60 / Math.max(1, turns)
  const stays = packed(JSON.stringify(scenes)) + packed(first)
  return stays + (packed(JSON.stringify(steps)) + packed(html.replace(first, ''))) * grows
}

/** A battle played to its end as the program plays for others; the address of its page, and how many turns it took. */
async function playedOut(play: Play, of: string): Promise<{ url: string; turns: number }> {
  const scene = await fighting(play, of)
  for (let n = 0; n < 600; n++) {
    const next = await scene.question()
    if (!next) break
    await answered(next.who, next.asked)
  }
  const game = await scene.load()
  const path = battlePath({ game: game.id, key: keyOf(play.server.identity.token, game, 'spectator') })
  return {
    url: `${play.server.url}${path}`,
    turns: (game.save?.battle as { turn: number } | undefined)?.turn ?? 0,
  }
}

/** A Swiss season of so many players after so many rounds; the address of its page. */
async function seasonOf(play: Play, players: number, rounds: number): Promise<string> {
  let season = largeSeason(players, rounds)
  const { terms, game } = sampleSeason().season.settings
  season = { ...season, id: `s${players}`, settings: { ...season.settings, terms, game } }
  for (let round = 0; round < rounds; round++) season = fought(decided(season, { do: 'pair' }))
  const record = sampleSeason({ id: season.id, season })
  await play.server.store.createSeason(record)
  return `${play.server.url}${pathOf({ season: record }, play.server.identity.token)}`
}

interface Looked {
  /** until the board is drawn, in milliseconds */
  first: number
  /** each step, in milliseconds of work before it is shown */
  steps: number[]
}

async function look(browser: Browser, url: string): Promise<Looked> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const wire = await context.newCDPSession(page)
  await wire.send('Network.enable')
  await wire.send('Network.emulateNetworkConditions', connection)
  await wire.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const from = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator('#stage[data-drawn]').waitFor()
  const first = performance.now() - from
  await page.locator('#bar:not([hidden])').waitFor()
  const steps = await page.evaluate<number[]>(`(async () => {
    const slider = document.getElementById('slider')
    const taken = []
    for (let i = 1; i <= Number(slider.max); i++) {
      const from = performance.now()
      slider.value = i
      slider.dispatchEvent(new Event('input'))
      taken.push(performance.now() - from)
      await new Promise(requestAnimationFrame)
    }
    return taken
  })()`)
  await context.close()
  return { first, steps }
}

/** So many looks come in every second for so long, in seconds, while commands come in a burst. */
const looks = { aSecond: 200, seconds: 5, commands: 60 }

/** Milliseconds until answers, of looks and of acknowledgements beside them. */
async function loaded(play: Play, url: string): Promise<{ looked: number[]; acknowledged: number[] }> {
  const looked: number[] = []
  const all: Promise<void>[] = []
  const timed = async (into: number[], work: () => Promise<unknown>) => {
    const from = performance.now()
    await work()
    into.push(performance.now() - from)
  }
  const acknowledged: number[] = []
  for (let second = 0; second < looks.seconds; second++)
    for (let tenth = 0; tenth < 10; tenth++) {
      for (let n = 0; n < looks.aSecond / 10; n++)
        all.push(
          timed(looked, async () => (await fetch(`${url}${n % 2 ? '/scenes.json' : ''}`)).arrayBuffer()),
        )
      if (second === 1 && tenth === 0)
        for (let n = 0; n < looks.commands; n++)
          all.push(
            timed(acknowledged, async () =>
              play
                .player('Ada')
                .command('help')
                .catch(() => undefined),
            ),
          )
      await sleep(100)
    }
  await Promise.all(all)
  return { looked, acknowledged }
}

/** Addresses that somebody tried: 404 or a sensible view each. How many of so many were anything else. */
async function mutated(urls: readonly string[], count: number): Promise<number> {
  const pick = picker(36)
  const parts = [
    '',
    '/scenes.json',
    '/picture.png?step=3',
    '/layer.json?step=2&reach=A1',
    '/replay.json?turn=1',
    '?lang=fr&step=9',
    '/2-1',
    '/season',
  ]
  let wrong = 0
  for (let n = 0; n < count; n++) {
    const { origin, pathname } = new URL(urls[pick(urls.length)]!)
    const response = await fetch(`${origin}${triedAddress(`${pathname}${parts[pick(parts.length)]}`, pick)}`)
    await response.arrayBuffer()
    if (response.status !== 200 && response.status !== 404) wrong++
  }
  return wrong
}

const kilobytes = (bytes: number): number => bytes / 1000

/** Pages of battles and seasons: what they weigh, how soon they are seen on a phone, and that looking is no burden to those who play. */
export async function pageFigures(): Promise<Measurement[]> {
  const play = await openPlay({ draw: async () => dot })
  try {
    const battles = []
    for (const of of Object.keys(games)) battles.push({ of, ...(await playedOut(play, of)) })
    const html = await (await fetch(battles[0]!.url)).text()
    const scripts = [...new Set(html.match(/\/battle\/files\/[\w-]+\.js/g))]
    const figures = [
      figure('script', 'kB', kilobytes(await sumOf(scripts.map(each => `${play.server.url}${each}`))), {
        limit: 150,
      }),
    ]
    const seasons = [await seasonOf(play, 64, 6), await seasonOf(play, 1000, 9)]
    for (const [i, players] of [64, 1000].entries())
      figures.push(
        figure(`a season of ${players} players: its page`, 'kB', kilobytes(await bytesAt(seasons[i]!)), {
          limit: 100,
        }),
      )
    const browser = executablePath === undefined ? undefined : await launch()
    for (const { of, url, turns } of battles) {
      const sent = kilobytes(await bytesOf60(url, turns))
      figures.push(
        figure(`${of}: page and scenes as of 60 turns`, 'kB', sent, {
          limit: 100,
        }),
      )
      if (!browser) continue
      const views = [await look(browser, url), await look(browser, url), await look(browser, url)]
      const steps = views.flatMap(each => each.steps)
      figures.push(
        figure(`${of}: first view at 1.6 Mbit/s`, 'ms', median(views.map(({ first }) => first)), {
          limit: 1000,
        }),
        figure(`${of}: a step`, 'ms', median(steps), { limit: 16 }),
        figure(`${of}: a step, 9 of 10`, 'ms', percentile(steps, 0.9)),
      )
    }
    await browser?.close()
    figures.push(
      figure(
        'mutated addresses answered otherwise, of 10,000',
        '',
        await mutated([...battles.map(({ url }) => url), ...seasons], 10_000),
        { limit: 0 },
      ),
    )
    const { looked, acknowledged } = await loaded(play, battles[0]!.url)
    figures.push(
      figure('200 looks a second: 99 of 100', 'ms', percentile(looked, 0.99)),
      figure('60 commands beside them, with their answers: the last', 'ms', Math.max(...acknowledged)),
    )
    return figures
  } finally {
    await play.close()
  }
}
