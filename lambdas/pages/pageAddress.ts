import type { PageAddress } from '../discord/api/withPage.ts'
import type { BattlePage, SeasonPage } from '../discord/types.ts'
import type { Store } from '../store/types.ts'
import { battlePath, seasonPath } from './addresses.ts'
import { keyOf, keyOfSeason } from './keys.ts'

/**
 * Where the pages of battles and seasons are, for the messages that link to them.
 * @param base where they are served, without a slash at the end; undefined: nowhere
 * @param secret what the keys are made from
 */
export const pageAddress =
  (base: string | undefined, secret: string, store: Pick<Store, 'serverSettings'>): PageAddress =>
  async page => {
    const { guild } = 'season' in page ? page.season : page.game
    if (base === undefined || (guild !== null && !(await hasPages(guild, store)))) return undefined
    return `${base}${pathOf(page, secret)}`
  }

/** The path of a page, with its key. */
export const pathOf = (page: BattlePage | SeasonPage, secret: string): string =>
  'season' in page
    ? seasonPath({ season: page.season.id, key: keyOfSeason(secret, page.season) })
    : battlePath({ game: page.game.id, key: keyOf(secret, page.game, page.viewer) })

/** May what is played on a server be looked at by links? */
export const hasPages = async (guild: string, store: Pick<Store, 'serverSettings'>): Promise<boolean> =>
  (await store.serverSettings(guild)).pages !== false
