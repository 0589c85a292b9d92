import { hiding, type Log } from '../log.ts'
import type { GameRecord, Store } from '../store/types.ts'

/** What the dice of a game come from: nobody may read it before the game is over. */
export const secretsOf = ({ secret, save }: Pick<GameRecord, 'secret' | 'save'>): string[] => [
  secret,
  ...(save ? [save.seed] : []),
]

/** The same, whose log writes nothing that is secret in a game or season that was read from its store, whatever an error tells. */
export function keepSecrets<Deps extends { store: Store; log: Log }>(deps: Deps): Deps {
  const secrets = new Set<string>()
  const store: Store = {
    ...deps.store,
    async loadGame(id) {
      const game = await deps.store.loadGame(id)
      if (game) for (const secret of secretsOf(game)) secrets.add(secret)
      return game
    },
    async loadSeason(id) {
      const record = await deps.store.loadSeason(id)
      if (record) secrets.add(record.secret)
      return record
    },
  }
  return { ...deps, store, log: hiding(deps.log, () => [...secrets]) }
}
