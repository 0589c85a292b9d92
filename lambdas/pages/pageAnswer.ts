import { createHash } from 'node:crypto'
import { type Cache, createCache } from '../../render/paint/cache.ts'
import type { Picture } from '../discord/types.ts'
import type { Log } from '../log.ts'
import type { Locale, Store } from '../store/types.ts'
import type { PageFiles } from './battleHtml.ts'
import type { BattleSteps } from './battleSteps.ts'
import { escaped, htmlPage } from './html.ts'
import { type Coding, codingFor, hasAny, hasTag, pack } from './negotiate.ts'

/** What the pages need of the world. */
export interface PageDeps {
  store: Pick<Store, 'loadGame' | 'loadSeason' | 'readLog' | 'serverSettings' | 'userSettings'>
  /** what the keys of links are made from */
  secret: string
  /** what the pages load, by name: `view-3f2a.js` */
  files: PageFileSet
  /** where the pages are served for everybody, without a slash at the end; undefined where nobody knows */
  base?: string | undefined
  /** names this program, whose words and pictures pages show: another one has another name */
  build: string
  /** without it a page has no picture for whoever runs no scripts */
  draw?: (picture: Picture) => Promise<Uint8Array>
  log: Log
  /** what was made for those who look, by what their links lead to; each program has its own */
  kept?: Cache<KeptForLink>
}

/** What was made of what a link leads to, as it stood. */
export interface KeptForLink {
  state: string
  /** answers by their tags */
  answers: Cache<{ content?: Promise<PageContent | undefined> | undefined }>
  /** a battle that all of its answers are made from */
  laidOut?: Promise<BattleSteps | undefined> | undefined
}

/** Battles that are looked at side by side: three megabytes each at most, and twice that where somebody looks at every step. */
export const keepAnswers = (): NonNullable<PageDeps['kept']> => createCache(16)

/** Answers that are kept for one link: whoever asks for ever others crowds out nobody else's. */
const keptForEach = 24

export interface PageFileSet extends PageFiles {
  read(name: string): Promise<PageContent | undefined>
}

export interface PageRequest {
  /** left out: GET */
  method?: string | undefined
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

/** What is sent; in what ways it was packed before is kept with it. */
export interface PageContent {
  type: string
  body: string | Uint8Array
  packed?: Partial<Record<Coding, Promise<Uint8Array>>>
}

/** Pictures and faces are packed by themselves. */
const isPackable = ({ type, body }: PageContent): boolean =>
  type !== types.png && type !== 'font/woff2' && body.length > worthPacking

/** What of an answer depends on the request is named by `vary`. */
const headersOf = (cache: string) => ({ ...common, 'cache-control': cache, vary: 'accept-encoding' })

export async function answer(
  request: PageRequest,
  status: number,
  content: PageContent,
  cache: string,
): Promise<PageAnswer> {
  const headers = { ...headersOf(cache), 'content-type': content.type }
  const coding = isPackable(content) && codingFor(String(request.headers['accept-encoding'] ?? ''))
  if (!coding) return { status, headers, body: content.body }
  const kept = (content.packed ??= {})
  const body = await (kept[coding] ??= pack(content.body, coding))
  return { status, headers: { ...headers, 'content-encoding': coding }, body }
}

/** A page that says a sentence, and nothing of a battle or a season. */
const sentencePage = (request: PageRequest, status: number, { locale, title, more }: Sentence) => {
  const body = htmlPage({
    lang: locale,
    title,
    body: `<main><h1>${escaped(title)}</h1><p>${escaped(more)}</p></main>`,
  })
  return answer(request, status, { type: types.html, body }, 'no-store')
}

/** The same for what there is not, a key that is wrong and one that was good once. */
export const nothing = (request: PageRequest, said: Sentence): Promise<PageAnswer> =>
  sentencePage(request, 404, said)

/** So many seconds later whoever was not answered may ask again. */
const retryAfter = '2'

/** That it cannot be answered now. */
export async function notNow(request: PageRequest, said: Sentence): Promise<PageAnswer> {
  const { headers, ...rest } = await sentencePage(request, 503, said)
  return { ...rest, headers: { ...headers, 'retry-after': retryAfter } }
}

/** What is said in place of a battle or a season. */
interface Sentence {
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

/** Pages are looked at and nothing else. */
const looks = 'GET, HEAD'
const isLook = ({ method = 'GET' }: PageRequest): boolean => looks.split(', ').includes(method)

/** Answers a request in the way that its method asks for: HEAD like GET, without what is sent. */
export async function byMethod(request: PageRequest, look: () => Promise<PageAnswer>): Promise<PageAnswer> {
  if (!isLook(request))
    return { status: 405, headers: { ...common, allow: looks, 'cache-control': 'no-store' }, body: '' }
  const { status, headers, body } = await look()
  if (request.method !== 'HEAD' || status === 304) return { status, headers, body }
  return { status, headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) }, body: '' }
}

/**
 * What stays the same while none of this changes, nor the program, nor what pages load: by it whoever comes back is told
 * that nothing has.
 */
export function tagOf(
  { build, files: { script, style } }: Pick<PageDeps, 'build' | 'files'>,
  parts: readonly unknown[],
): string {
  const all = [...parts, build, script, style].join(' ')
  // A weak one: packed in whatever way it is the same.
  return `W/"${createHash('sha256').update(all).digest('base64url').slice(0, 16)}"`
}

/** What is kept of a link, as what it leads to stands now. */
function keptOf({ kept }: Pick<PageDeps, 'kept'>, of: string, state: string): KeptForLink {
  const fresh = (): KeptForLink => ({ state, answers: createCache(keptForEach) })
  const known = kept?.get(of, fresh) ?? fresh()
  return known.state === state ? known : Object.assign(known, { laidOut: undefined, ...fresh() })
}

/**
 * What many look at is made once for each state of it, reader and language, and not sent to whoever has it.
 * @param of what a link leads to, and in which language: by an id and a key
 * @param state names that as it stands: what was made of another one is kept no longer
 * @param tag made from all that an answer depends on, and nothing else
 * @returns undefined where there is nothing to be seen
 */
export async function keptAnswer(
  request: PageRequest,
  deps: Pick<PageDeps, 'kept'>,
  { of, state, tag, cache }: { of: string; state: string; tag: string; cache: string },
  make: (known: KeptForLink) => Promise<PageContent | undefined>,
): Promise<PageAnswer | undefined> {
  const has = String(request.headers['if-none-match'] ?? '')
  const notModified = { status: 304, headers: { ...headersOf(cache), etag: tag }, body: '' }
  if (hasTag(has, tag)) return notModified
  const known = keptOf(deps, of, state)
  const slot = known.answers.get(tag, () => ({}))
  slot.content ??= make(known)
  try {
    const made = await slot.content
    if (!made) {
      // A picture that could not be drawn is drawn anew, too.
      slot.content = undefined
      return undefined
    }
    if (hasAny(has)) return notModified
    const { headers, ...rest } = await answer(request, 200, made, cache)
    return { ...rest, headers: { ...headers, etag: tag } }
  } catch (error) {
    // What failed is tried anew by the next who looks.
    slot.content = undefined
    known.laidOut = undefined
    throw error
  }
}
