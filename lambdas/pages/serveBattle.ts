import type { Viewer } from '../../rules/play/module.ts'
import type { Picture } from '../discord/types.ts'
import { logProblem } from '../log.ts'
import { userDefaults } from '../store/defaults.ts'
import type { Appearance, GameRecord, Locale, Store } from '../store/types.ts'
import {
  type BattlePart,
  localeIn,
  lookIn,
  parseBattlePath,
  sameLanguage,
  stepAsked,
  stepIn,
  turnIn,
} from './addresses.ts'
import { battleHtml, type ShownPage, stepAlt } from './battleHtml.ts'
import { pageWords } from './battlePageWords.ts'
import { type BattleSteps, battleSteps } from './battleSteps.ts'
import { boardLayer, layersIn } from './boardLayer.ts'
import { escaped, htmlPage } from './html.ts'
import { viewerOf } from './keys.ts'
import { hasPages, pathOf } from './pageAddress.ts'
import {
  forever,
  keptAnswer,
  leadOn,
  nothing,
  type PageAnswer,
  type PageContent,
  type PageDeps,
  type PageRequest,
  tagOf,
  types,
} from './pageAnswer.ts'
import { movingScenes, scenesJson } from './scenesJson.ts'
import { shownState } from './shownState.ts'

/** Answers for the page of a battle, and for what it is made of. */
export async function serveBattle(request: PageRequest, deps: PageDeps): Promise<PageAnswer> {
  const { path, query } = request
  const asked = parseBattlePath(path)
  const game = asked && (await deps.store.loadGame(asked.game))
  const viewer = game && viewerOf(deps.secret, game, asked.key)
  const isOff = game?.guild && viewer !== undefined && !(await hasPages(game.guild, deps.store))
  if (!asked || !game || viewer === undefined || isOff) return noBattle(request)
  if (asked.part === 'season') return toSeason(request, game, deps)
  const locale = localeIn(query, game.language)
  const state = shownState(game)
  const look = asked.part === 'page' ? await lookOf(game, viewer, deps.store) : lookIn(query)
  const parts = [state, asked.key, locale, asked.part, ...dependsOn(asked.part, query, game, look)]
  const tag = tagOf(deps, parts)
  // What an address names as it stands stays as it is; the page itself is asked for anew.
  const isNamed = query.get('v')?.startsWith(`${state}.`)
  const cache = isNamed ? `private, ${forever}` : 'private, no-cache'
  const of = `${game.id} ${asked.key} ${locale}`
  const made = await keptAnswer(request, deps, { of, state, tag, cache }, async known => {
    const read = await (known.laidOut ??= battleSteps(game, viewer, locale, deps.store))
    const shared = pathOf({ game, viewer: 'spectator' }, deps.secret)
    const version = `${state}.${deps.build}`
    return read ? partOf(asked, read, { shared, look, version }, query, deps) : notBegun(locale)
  })
  return made ?? noBattle(request)
}

/** The colours and marks that a player's own page begins with; the usual ones for spectators. */
async function lookOf(
  { seats }: Pick<GameRecord, 'seats'>,
  viewer: Viewer,
  store: Pick<Store, 'userSettings'>,
): Promise<Appearance> {
  const user = viewer === 'spectator' ? '' : (seats[viewer]?.user ?? '')
  const { colours, marks } = user ? await store.userSettings(user) : userDefaults(user)
  return { palette: colours, marks }
}

/** The latest turn that a battle can have come to: the step under way may have begun another one. */
const lastTurn = ({ save }: GameRecord): number => (save?.battle.turn ?? 0) + 1

/** What an answer is made from besides the battle: what else an address says makes no other answer. */
function dependsOn(
  part: BattlePart,
  query: URLSearchParams,
  game: GameRecord,
  { palette, marks }: Appearance,
): unknown[] {
  switch (part) {
    case 'page':
    case 'picture':
      return [stepAsked(query), palette, marks]
    case 'layer':
      return [stepAsked(query), JSON.stringify(layersIn(query))]
    case 'replay':
      return [turnIn(query, lastTurn(game))]
    case 'scenes':
    case 'season':
      return []
  }
}

/** That there is no such battle, or not by this key. */
export async function noBattle(request: PageRequest): Promise<PageAnswer> {
  const locale = localeIn(request.query, 'en')
  const { nothing: title, nothingMore: more } = pageWords(locale)
  return nothing(request, { locale, title, more })
}

/** Leads on to the season that a battle belongs to. */
async function toSeason(
  request: PageRequest,
  { season }: Pick<GameRecord, 'season'>,
  { store, secret }: PageDeps,
): Promise<PageAnswer> {
  const record = season && (await store.loadSeason(season.id))
  return record ? leadOn(pathOf({ season: record }, secret) + sameLanguage(request.query)) : noBattle(request)
}

const notBegun = (locale: Locale): PageContent => {
  const { notBegun: said } = pageWords(locale)
  return {
    type: types.html,
    body: htmlPage({ lang: locale, title: said, body: `<main><h1>${escaped(said)}</h1></main>` }),
  }
}

/** Data with the version of the battle that it is of: a page that shows another one takes none of it. */
const versioned = (version: string, data: object): string => JSON.stringify({ version, ...data })

async function partOf(
  { part, ...address }: NonNullable<ReturnType<typeof parseBattlePath>>,
  read: BattleSteps,
  { shared, look, version }: Pick<ShownPage, 'shared' | 'look' | 'version'>,
  query: URLSearchParams,
  { files, draw, log, base }: PageDeps,
): Promise<PageContent | undefined> {
  const at = stepIn(query, read.steps.length)
  if (part === 'page')
    return { type: types.html, body: battleHtml(read, { address, shared, at, look, version, base }, files) }
  const { scenes } = read
  if (!scenes) return undefined
  if (part === 'scenes') return { type: types.json, body: versioned(version, scenesJson(read, scenes)) }
  if (part === 'replay') {
    const moving = await read.moving(turnIn(query, lastTurn(read.game)))
    return moving && { type: types.json, body: versioned(version, movingScenes(moving)) }
  }
  if (part === 'layer') {
    const layer = await boardLayer(read, at, layersIn(query))
    return layer && { type: types.json, body: versioned(version, layer) }
  }
  const frame = scenes.frames[at]
  if (!frame || !draw) return undefined
  const { frames: _, ending: __, width: ___, ...scene } = scenes
  try {
    const picture: Picture = {
      name: 'board.png',
      alt: stepAlt(read, at),
      scene: { ...scene, ...look, ...frame, caption: undefined },
    }
    return { type: types.png, body: await draw(picture) }
  } catch (error) {
    logProblem(log, error, { drawing: 'page' })
    return undefined
  }
}
