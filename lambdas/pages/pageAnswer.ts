import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import { type Cache, createCache } from '../../render/cache.ts'
import type { Picture } from '../discord/types.ts'
import type { Log } from '../log.ts'
import type { Locale, Store } from '../store/types.ts'
import type { PageFiles } from './battleHtml.ts'
import { escaped, htmlPage } from './html.ts'

/** What the pages need of the world. */
export interface PageDeps {
  store: Pick<Store, 'loadGame' | 'loadSeason' | 'readLog' | 'serverSettings'>
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

export const types = {
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
} as const

/** One year: by an address that changes with its content. */
export const forever = 'max-age=31536000, immutable'

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

export function answer(
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

/** The same for what there is not, a key that is wrong and one that was good once. */
export function nothing(request: PageRequest, { locale, title, more }: NothingThere): PageAnswer {
  const body = htmlPage({
    lang: locale,
    title,
    body: `<main><h1>${escaped(title)}</h1><p>${escaped(more)}</p></main>`,
  })
  return answer(request, 404, { type: types.html, body }, 'no-store')
}

/** What is said where there is nothing. */
interface NothingThere {
  locale: Locale
  title: string
  more: string
}

/** Leads on to another page; where that one is may change. */
export const leadOn = (location: string): PageAnswer => ({
  status: 302,
  headers: { ...common, location, 'cache-control': 'no-store' },
  body: '',
})

/**
 * What stays the same while none of this changes, nor what pages load: by it whoever comes back is told that nothing has.
 */
export function tagOf(
  { files: { script, style } }: Pick<PageDeps, 'files'>,
  parts: readonly unknown[],
): string {
  const all = [...parts, script, style].join(' ')
  return `"${createHash('sha256').update(all).digest('base64url').slice(0, 16)}"`
}

/**
 * What many look at is laid out once for each version, reader and language, and not sent to whoever has it.
 * @param of the id of what is looked at
 * @returns undefined where there is nothing to be seen
 */
export async function keptAnswer(
  request: PageRequest,
  { kept }: Pick<PageDeps, 'kept'>,
  { of, tag, cache }: { of: string; tag: string; cache: string },
  make: () => Promise<PageContent | undefined>,
): Promise<PageAnswer | undefined> {
  if (request.headers['if-none-match'] === tag)
    return { status: 304, headers: { ...common, etag: tag }, body: '' }
  const slot = kept?.get(`${of} ${tag}`, () => ({})) ?? {}
  slot.content ??= make().catch((error: unknown) => {
    // What failed is tried anew by the next who looks.
    slot.content = undefined
    throw error
  })
  const made = await slot.content
  if (!made) return undefined
  const { headers, ...rest } = answer(request, 200, made, cache)
  return { ...rest, headers: { ...headers, etag: tag } }
}
