import type { Appearance, Locale } from '../store/types.ts'

/** A page of a battle: by its game, and the key of whoever looks. */
export interface BattleAddress {
  game: string
  key: string
}

/** What the pages load besides the battle: by a name that changes with what is in it. */
export const filesPath = '/battle/files'

export const battlePath = ({ game, key }: BattleAddress): string => `/battle/${game}/${key}`

/** What is asked for below the address of a battle. */
export const battleParts = ['page', 'scenes', 'layer', 'replay', 'picture', 'season'] as const
export type BattlePart = (typeof battleParts)[number]

const partOf: Readonly<Record<string, BattlePart>> = {
  '': 'page',
  '/scenes.json': 'scenes',
  '/layer.json': 'layer',
  '/replay.json': 'replay',
  '/picture.png': 'picture',
  // leads on to the page of the season that it is a battle of
  '/season': 'season',
}

/** Reads the path of a battle's page; undefined for what is none. */
export function parseBattlePath(path: string): (BattleAddress & { part: BattlePart }) | undefined {
  const [, game, key, rest = ''] = /^\/battle\/([\w-]{1,40})\/([\w-]{22})(\/[\w.]{1,20})?$/.exec(path) ?? []
  const part = Object.hasOwn(partOf, rest) ? partOf[rest] : undefined
  return game !== undefined && key !== undefined && part ? { game, key, part } : undefined
}

/** A page of a season. */
export interface SeasonAddress {
  season: string
  key: string
}

export const seasonPath = ({ season, key }: SeasonAddress): string => `/season/${season}/${key}`

/** A battle of a season by its round and table, both counted from 1, as `/league rule` names it: `2-1`. */
export interface PlaceOfBattle {
  round: number
  table: number
}

/**
 * Where a season's page leads to for a battle: on from there to the battle's page, so that links stay good however often
 * those of battles are made anew.
 */
export const seasonBattlePath = (address: SeasonAddress, { round, table }: PlaceOfBattle): string =>
  `${seasonPath(address)}/${round}-${table}`

/** Reads the path of a season's page, or of where it leads to for a battle; undefined for what is none. */
export function parseSeasonPath(path: string): (SeasonAddress & { battle?: PlaceOfBattle }) | undefined {
  const [, season, key, round, table] =
    /^\/season\/([\w-]{1,40})\/([\w-]{22})(?:\/(\d{1,3})-(\d{1,4}))?$/.exec(path) ?? []
  if (season === undefined || key === undefined) return undefined
  return { season, key, ...(round && table && { battle: { round: Number(round), table: Number(table) } }) }
}

/** The language that an address asks for; that of the game where it asks for none. */
export const localeIn = (query: URLSearchParams, otherwise: Locale): Locale => {
  const asked = query.get('lang')
  return asked === 'fr' || asked === 'en' ? asked : otherwise
}

/** What an address says of its language, for another one to say so too. */
export const sameLanguage = (query: URLSearchParams): string => {
  const asked = query.get('lang')
  return asked === 'fr' || asked === 'en' ? `?lang=${asked}` : ''
}

/** A round that an address asks for, from 1 on; the last one where it names none, or one that there is not. */
export function roundIn(query: URLSearchParams, count: number): number {
  const asked = /^\d{1,3}$/.exec(query.get('round') ?? '')
  return Math.min(Number(asked?.[0] ?? 0) || count, count)
}

/** The number of a step that an address names, from 1 on; undefined where it names none. */
export function stepAsked(query: URLSearchParams): number | undefined {
  const asked = /^\d{1,6}$/.exec(query.get('step') ?? '')
  return Number(asked?.[0] ?? 0) || undefined
}

/** A step that an address leads to, from 0 on; the last one where it names none, or one that there is not. */
export const stepIn = (query: URLSearchParams, count: number): number =>
  Math.min(stepAsked(query) ?? count, count) - 1

/** The colours and marks that an address of a picture asks for. */
export const lookIn = (query: URLSearchParams): Appearance => ({
  palette: query.get('blind') === '1' ? 'colour-blind' : 'standard',
  marks: query.get('marks') === '1' ? 'all' : 'few',
})

/** What an address of a picture says of its colours and marks, as HTML: nothing of the usual ones. */
export const sameLook = ({ palette, marks }: Appearance): string =>
  `${palette === 'colour-blind' ? '&amp;blind=1' : ''}${marks === 'all' ? '&amp;marks=1' : ''}`

/** The turn that an address asks for; undefined for a whole battle, and for a turn later than the last one. */
export function turnIn(query: URLSearchParams, last: number): number | undefined {
  const asked = /^\d{1,3}$/.exec(query.get('turn') ?? '')
  return asked && Number(asked[0]) <= last ? Number(asked[0]) : undefined
}

/** The folder beside a function's bundle that the build puts what pages load into. */
export const pagesFolder = 'pages'

/** What pages load, by the endings of its names. */
export const pageFileTypes = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
} as const

/** Is a path this one, or one below it? */
export const isBelow = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`)

/** Is a path one of the pages' own? */
export const isPagePath = (path: string): boolean => isBelow(path, '/battle') || isBelow(path, '/season')

/** The link that a path of the pages belongs to: that of a battle or a season, or what all of them load. */
export const linkOf = (path: string): string => path.split('/', 4).join('/')
