import type { PageAddress } from '../discord/api/withPage.ts'
import type { Store } from '../store/types.ts'
import { battlePath } from './addresses.ts'
import { keyOf } from './keys.ts'

/**
 * Where the pages of battles are, for the messages that link to them.
 * @param base where they are served, without a slash at the end; undefined: nowhere
 * @param secret what the keys are made from
 */
export const pageAddress =
  (base: string | undefined, secret: string, store: Pick<Store, 'serverSettings'>): PageAddress =>
  async ({ game, viewer }) => {
    if (base === undefined || (game.guild !== null && !(await hasPages(game.guild, store)))) return undefined
    return `${base}${battlePath({ game: game.id, key: keyOf(secret, game, viewer) })}`
  }

/** May games of a server be looked at by links? */
export const hasPages = async (guild: string, store: Pick<Store, 'serverSettings'>): Promise<boolean> =>
  (await store.serverSettings(guild)).pages !== false
