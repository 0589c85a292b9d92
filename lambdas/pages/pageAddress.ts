import { createCache } from '../../render/paint/cache.ts'
import type { PageAddress } from '../discord/api/withPage.ts'
import type { BattlePage, SeasonPage } from '../discord/types.ts'
import type { Store } from '../store/types.ts'
import { battlePath, seasonPath } from './addresses.ts'
import { keyOf, keyOfSeason } from './keys.ts'

/** So long it is taken for granted what a server wants, in milliseconds; a page itself asks for every look. */
const keptFor = 60_000

/** As many servers as play side by side. */
const keptServers = 1000

/**
 * Where the pages of battles and seasons are, for the messages that link to them. Nearly every message does: what its
 * server wants is asked once a minute, and each time that somebody asks for the link itself.
 * @param base where they are served, without a slash at the end; undefined: nowhere
 * @param secret what the keys are made from
 * @param now the time in milliseconds
 */
export function pageAddress(
  base: string | undefined,
  secret: string,
  store: Pick<Store, 'serverSettings'>,
  now: () => number = Date.now,
): PageAddress {
  const known = createCache<{ asked: number; has: boolean }>(keptServers)
  async function mayLink(guild: string, isAskedFor: boolean): Promise<boolean> {
    const kept = known.get(guild, () => ({ asked: -Infinity, has: false }))
    if (isAskedFor || now() - kept.asked >= keptFor)
      Object.assign(kept, { has: await hasPages(guild, store), asked: now() })
    return kept.has
  }
  return async page => {
    const { guild } = 'season' in page ? page.season : page.game
    const isAskedFor = page.otherwise !== undefined
    if (base === undefined || (guild !== null && !(await mayLink(guild, isAskedFor)))) return undefined
    return `${base}${pathOf(page, secret)}`
  }
}

/** The path of a page, with its key. */
export const pathOf = (page: BattlePage | SeasonPage, secret: string): string =>
  'season' in page
    ? seasonPath({ season: page.season.id, key: keyOfSeason(secret, page.season) })
    : battlePath({ game: page.game.id, key: keyOf(secret, page.game, page.viewer) })

/** May what is played on a server be looked at by links? */
export const hasPages = async (guild: string, store: Pick<Store, 'serverSettings'>): Promise<boolean> =>
  (await store.serverSettings(guild)).pages !== false
