import { expect } from 'vitest'
import { runClock } from '../../../lambdas/clock/runClock.ts'
import { bot } from '../../../lambdas/discord/index.ts'
import type { Message, OptionValue } from '../../../lambdas/discord/types.ts'
import { makeLog } from '../../../lambdas/log.ts'
import { userDefaults } from '../../../lambdas/store/defaults.ts'
import type { GameRecord, UserSettings } from '../../../lambdas/store/types.ts'
import { makeHall, startBattle, textOf } from '../discord/hall.ts'
import { checkMessage } from '../discord/limits.ts'
import { fakeRest } from '../worker/world.ts'

export const hour = 3600
export const day = 24 * hour

/** A hall with a clock over it, whose hands a test moves. */
export function makeTower() {
  const hall = makeHall()
  const { rest, hooks, said } = fakeRest()
  const posted: { text: string; pings: string[]; message: Message }[] = []
  const problems: Record<string, unknown>[] = []
  let seconds = 1_790_000_000
  const deps = {
    store: hall.store,
    bot,
    log: makeLog({ write: line => void problems.push(JSON.parse(line) as Record<string, unknown>) }),
    now: () => seconds * 1000,
    rest: {
      ...rest,
      async post(channel: string, message: Message, nonce: string) {
        expect(checkMessage(message)).toEqual([])
        const before = said.length
        const sent = await rest.post(channel, message, nonce)
        if (said.length > before) posted.push({ text: textOf(message), pings: message.pings ?? [], message })
        return sent
      },
    },
  }
  return {
    hall,
    deps,
    hooks,
    posted,
    problems,
    game: () => hall.game(),
    /** one run of the clock at a moment; what it posted */
    async at(moment: number) {
      seconds = moment
      const before = posted.length
      await runClock(deps)
      return posted.slice(before)
    },
    settings: (user: string, changes: Partial<UserSettings>) =>
      hall.store.saveUserSettings({ ...userDefaults(user), ...changes }),
    /** changes the record behind everybody's back */
    async change(changes: Partial<GameRecord>) {
      const game = hall.game()
      hall.store.games.set(game.id, { ...game, ...changes })
    },
  }
}

export type Tower = ReturnType<typeof makeTower>

/** A battle that waits for a player, with a day for every turn. */
export async function inBattle(options: Record<string, OptionValue> = {}) {
  const tower = makeTower()
  const players = await startBattle(tower.hall, {
    points: 500,
    camps: 'good',
    board: 'the-marsh',
    pace: '24h',
    ...options,
  })
  const until = tower.game().until ?? 0
  return { ...tower, ...players, until }
}
