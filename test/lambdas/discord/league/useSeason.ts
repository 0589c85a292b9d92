import { beforeEach } from 'vitest'
import type { GameRecord } from '../../../../lambdas/store/types.ts'
import { type Begun, beginSeason } from './beginSeason.ts'

const names = ['Ann', 'Bob', 'Cleo', 'Dan']

/** For a file of tests, called where it begins: before each of them a season of two players has begun. */
export function useSeason() {
  const t = {} as Begun
  /** With so many players instead. */
  async function begin(count: number) {
    Object.assign(t, await beginSeason(names.slice(0, count)))
  }
  beforeEach(() => begin(2))
  const season = () => t.server.season().season
  /** of the last round, by its table */
  const battle = (table = 0) => season().rounds.at(-1)!.battles[table]!
  return {
    t,
    begin,
    season,
    battle,
    game: (table = 0): GameRecord => t.server.game(battle(table).game!),
    personOf: (user: string) => t.players.find(player => player.user === user)!,
    /** The director decides about the first battle of the first round. */
    rule: (decision: string, options = {}) =>
      t.director.command('league rule', { decision, why: 'so it is', battle: '1-1', ...options }),
    outcome: (table = 0) => battle(table).outcome,
  }
}
