import { expect } from 'vitest'
import { runClock } from '../../../lambdas/clock/runClock.ts'
import { bot } from '../../../lambdas/discord/index.ts'
import type { Message, OptionValue } from '../../../lambdas/discord/types.ts'
import { makeLog } from '../../../lambdas/log.ts'
import { userDefaults } from '../../../lambdas/store/defaults.ts'
import type { GameRecord, UserSettings } from '../../../lambdas/store/types.ts'
import { checkMessage } from '../discord/limits.ts'
import { makeTestServer, startBattle, textOf } from '../discord/testServer.ts'
import { fakeRest } from '../worker/testWorker.ts'

export const hour = 3600
export const day = 24 * hour

/** A server with a clock over it, whose hands a test moves. */
export function makeServerWithClock() {
  const server = makeTestServer()
  const { rest, hooks, said } = fakeRest()
  const posted: { text: string; pings: string[]; message: Message }[] = []
  const problems: Record<string, unknown>[] = []
  let seconds = 1_790_000_000
  const deps = {
    store: server.store,
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
    server,
    deps,
    hooks,
    posted,
    problems,
    game: () => server.game(),
    /** one run of the clock at a moment; what it posted */
    async at(moment: number) {
      seconds = moment
      const before = posted.length
      await runClock(deps)
      return posted.slice(before)
    },
    settings: (user: string, changes: Partial<UserSettings>) =>
      server.store.saveUserSettings({ ...userDefaults(user), ...changes }),
    /** changes the record behind everybody's back */
    async change(changes: Partial<GameRecord>) {
      const game = server.game()
      server.store.games.set(game.id, { ...game, ...changes })
    },
  }
}

export type ServerWithClock = ReturnType<typeof makeServerWithClock>

/** A battle that waits for a player, with a day for every turn. */
export async function inBattle(options: Record<string, OptionValue> = {}) {
  const clocked = makeServerWithClock()
  const players = await startBattle(clocked.server, {
    points: 500,
    camps: 'good',
    board: 'the-marsh',
    pace: '24h',
    ...options,
  })
  const until = clocked.game().until ?? 0
  return { ...clocked, ...players, until }
}
