import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import { type Cache, createCache } from '../../render/cache.ts'
import type { Picture } from '../discord/types.ts'
import { type Log, logProblem } from '../log.ts'
import type { Locale, Store } from '../store/types.ts'
import { filesPath, localeIn, parseBattlePath, stepIn } from './addresses.ts'
import { battleHtml, type PageFiles, stepAlt } from './battleHtml.ts'
import { pageWords } from './battlePageWords.ts'
import { type BattleSteps, battleSteps } from './battleSteps.ts'
import { escaped, htmlPage } from './html.ts'
import { viewerOf } from './keys.ts'
import { hasPages } from './pageAddress.ts'
import { scenesJson } from './scenesJson.ts'

/** What the pages need of the world. */
export interface PageDeps {
  store: Pick<Store, 'loadGame' | 'readLog' | 'serverSettings'>
  /** what the keys of links are made from */
  secret: string
  /** what the pages load, by name: `view-3f2a.js` */
  files: PageFileSet
  /** without it a page has no picture for whoever runs no scripts */
  draw?: (picture: Picture) => Promise<Uint8Array>
  log: Log
  /** answers that were made for a version of a battle; each program has its own */
  kept?: Cache<{ content?: Promise<PageContent | undefined> | undefined }>
}

/** Answers for as many looks at as many battles as are looked at side by side: about ten megabytes. */
export const keepAnswers = (): NonNullable<PageDeps['kept']> => createCache(100)

export interface PageFileSet extends PageFiles {
  read(name: string): Promise<PageContent | undefined>
}

export interface PageRequest {
  path: string
  query: URLSearchParams
  /** lower-case names */
  headers: Record<string, string | string[] | undefined>
}

export interface PageAnswer {
  status: number
  headers: Record<string, string>
  body: string | Uint8Array
}

/** Nothing from elsewhere, no frames, no forms; scripts and styles by address alone. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const common = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  'content-security-policy': policy,
} as const

const types = {
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
} as const

/** One year: by an address that changes with its content. */
const forever = 'max-age=31536000, immutable'

/** Less than this is sent as it is. */
const worthPacking = 1000

/** What is sent, and packed for those who take it so. */
export interface PageContent {
  type: string
  body: string | Uint8Array
  brotli?: Uint8Array
}

/** A content with its packed form, where that is worth it. */
export const packed = <C extends PageContent | undefined>(content: C): C =>
  content && content.type !== types.png && content.type !== 'font/woff2' && content.body.length > worthPacking
    ? {
        ...content,
        brotli: brotliCompressSync(content.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
      }
    : content

function answer(
  request: PageRequest,
  status: number,
  { type, body, brotli }: PageContent,
  cache: string,
): PageAnswer {
  const headers = { ...common, 'content-type': type, 'cache-control': cache, vary: 'accept-encoding' }
  const takes = brotli && String(request.headers['accept-encoding'] ?? '').includes('br')
  return takes
    ? { status, headers: { ...headers, 'content-encoding': 'br' }, body: brotli }
    : { status, headers, body }
}

/** The same for a game that there is not, a key that is wrong and one that was good once. */
function nothing(request: PageRequest, locale: Locale): PageAnswer {
  const words = pageWords(locale)
  const body = htmlPage({
    lang: locale,
    title: words.nothing,
    body: `<main><h1>${escaped(words.nothing)}</h1><p>${escaped(words.nothingMore)}</p></main>`,
  })
  return answer(request, 404, { type: types.html, body }, 'no-store')
}

/**
 * Answers GET for the pages of battles; undefined for a path that is none of theirs. Whatever is wrong with an address, it
 * tells nothing: 404, or the nearest sensible view.
 */
export async function servePage(request: PageRequest, deps: PageDeps): Promise<PageAnswer | undefined> {
  const { path, query } = request
  if (path.startsWith(`${filesPath}/`)) {
    const file = await deps.files.read(path.slice(filesPath.length + 1))
    if (!file) return nothing(request, localeIn(query, 'en'))
    return answer(request, 200, file, `public, ${forever}`)
  }
  if (path !== '/battle' && !path.startsWith('/battle/')) return undefined
  const asked = parseBattlePath(path)
  const game = asked && (await deps.store.loadGame(asked.game))
  const viewer = game && viewerOf(deps.secret, game, asked.key)
  const isOff = game?.guild && viewer !== undefined && !(await hasPages(game.guild, deps.store))
  if (!asked || !game || viewer === undefined || isOff) return nothing(request, localeIn(query, 'en'))
  const locale = localeIn(query, game.language)
  // What an address names by its version stays as it is; the page itself is asked for anew.
  const tag = `"${createHash('sha256')
    .update([game.version, asked.key, locale, query.get('step'), asked.part, deps.files.script].join(' '))
    .digest('base64url')
    .slice(0, 16)}"`
  if (request.headers['if-none-match'] === tag)
    return { status: 304, headers: { ...common, etag: tag }, body: '' }
  const cache = query.get('v') === String(game.version) ? `private, ${forever}` : 'private, no-cache'
  const make = async () => {
    const read = await battleSteps(game, viewer, locale, deps.store)
    return read ? packed(await partOf(asked, read, query, deps)) : notBegun(locale)
  }
  // Many look at the same: it is laid out once for each version, reader and language.
  const key = `${game.id} ${tag}`
  const slot = deps.kept?.get(key, () => ({})) ?? {}
  slot.content ??= make().catch((error: unknown) => {
    // What failed is tried anew by the next who looks.
    slot.content = undefined
    throw error
  })
  const made = await slot.content
  if (!made) return nothing(request, locale)
  const { headers, ...rest } = answer(request, 200, made, cache)
  return { ...rest, headers: { ...headers, etag: tag } }
}

const notBegun = (locale: Locale): PageContent => {
  const { notBegun: said } = pageWords(locale)
  return {
    type: types.html,
    body: htmlPage({ lang: locale, title: said, body: `<main><h1>${escaped(said)}</h1></main>` }),
  }
}

async function partOf(
  { part, ...address }: NonNullable<ReturnType<typeof parseBattlePath>>,
  read: BattleSteps,
  query: URLSearchParams,
  { files, draw, log }: PageDeps,
): Promise<PageContent | undefined> {
  const at = stepIn(query, read.steps.length)
  if (part === 'page') return { type: types.html, body: battleHtml(read, address, at, files) }
  const { scenes } = read
  if (!scenes) return undefined
  if (part === 'scenes') return { type: types.json, body: JSON.stringify(scenesJson(read, scenes)) }
  const frame = scenes.frames[at]
  if (!frame || !draw) return undefined
  const { frames: _, ending: __, width: ___, ...scene } = scenes
  try {
    const picture: Picture = {
      name: 'board.png',
      alt: stepAlt(read, at),
      scene: { ...scene, ...frame, caption: undefined },
    }
    return { type: types.png, body: await draw(picture) }
  } catch (error) {
    logProblem(log, error, { drawing: 'page' })
    return undefined
  }
}
