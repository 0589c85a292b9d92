import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bot } from '../../../lambdas/discord/index.ts'
import { computerSeat } from '../../../lambdas/game/computerSeats.ts'
import { playComputer } from '../../../lambdas/game/playComputer.ts'
import { bundle } from '../../../lambdas/local/bundle.mjs'
import { type ComputerLane, makeComputerLane } from '../../../lambdas/local/computerLane.ts'
import { openThinking, type ThinkingProcess } from '../../../lambdas/local/thinking.ts'
import type { GameRecord } from '../../../lambdas/store/types.ts'
import type { Play } from '../../../lambdas/worker/computerTurn.ts'
import { actingGame } from '../../bench/oneMachine.ts'
import { memoryStore } from '../../helpers/memoryStore.ts'
import { fakeRest } from '../worker/testWorker.ts'

const now = 1_800_000_000
const minute = { timeLeft: () => 60_000, fault: () => undefined }

/** A battle that waits for the computer. */
function askedGame(id: string): GameRecord {
  const { game, user } = actingGame()
  const seats = game.seats.map((seat, player) =>
    seat.user === user
      ? { ...seat, ...computerSeat('recruit', player + 1, 'Recruit', 'en'), armies: seat.armies }
      : seat,
  )
  return { ...game, id, seats, outbox: [{ key: 'c', do: 'computer' }] }
}

describe('the process that thinks', () => {
  let program: string
  let thinking: ThinkingProcess | undefined
  const logged: Record<string, unknown>[] = []
  const problems = {
    debug() {},
    info() {},
    warn() {},
    error: (facts: Record<string, unknown>) => void logged.push(facts),
  }
  beforeAll(async () => {
    program = await bundle('lambdas/local/thinkChild.ts', 'dist/test-thinking')
  })
  afterEach(() => {
    thinking?.close()
    logged.length = 0
  })

  it('plays as this one would', async () => {
    thinking = openThinking(program, problems)
    const game = askedGame('a')
    const [there, again] = await Promise.all([
      thinking.play(game, now, minute),
      thinking.play(game, now, minute),
    ])
    const here = await playComputer(game, now, { ...minute, pause: async () => undefined })
    expect(there!.game.save!.pending?.by).not.toBe(game.save!.pending!.by)
    expect(there).toEqual(JSON.parse(JSON.stringify(here)))
    expect(again).toEqual(there)
  })

  it('fails with what it was at where it is ended, and is started again', async () => {
    thinking = openThinking(program, problems)
    const ended = thinking.play(askedGame('a'), now, minute)
    await new Promise(resolve => setTimeout(resolve, 50))
    thinking.close()
    await expect(ended).rejects.toThrow('ended')
    expect(await thinking.play(askedGame('a'), now, minute)).toBeDefined()
    expect(logged).toEqual([])
  })

  it('is done without where it does not live', async () => {
    thinking = openThinking('/nowhere/thinkChild.js', problems)
    const game = askedGame('a')
    const played = await thinking.play(game, now, minute)
    expect(played!.game.save!.pending?.by).not.toBe(game.save!.pending!.by)
    expect(logged).toMatchObject([{ game: 'a', doing: expect.stringContaining('in this process') as string }])
  })

  it('says what it cannot do', async () => {
    thinking = openThinking(program, problems)
    const broken = { ...askedGame('a'), game: 'no-such-game' } as GameRecord
    await expect(thinking.play(broken, now, minute)).rejects.toThrow()
  })
})

describe('games in which the computer is to play', () => {
  const logged: unknown[] = []
  const told: unknown[] = []
  const log = {
    debug() {},
    info: (facts: unknown) => void told.push(facts),
    warn() {},
    error: (facts: unknown) => void logged.push(facts),
  }
  const played: string[] = []
  let atOnce = 0

  /** Three games, and whatever the lane is given to play them with. */
  async function lane(
    play: Play,
  ): Promise<{ lane: ComputerLane; load(id: string): Promise<GameRecord | undefined> }> {
    logged.length = told.length = played.length = 0
    const store = memoryStore()
    for (const id of ['a', 'b', 'c']) await store.createGame(askedGame(id))
    const deps = {
      store,
      rest: fakeRest().rest,
      bot,
      log,
      cdnBase: '',
      now: () => now * 1000,
      random: () => '00',
      sleep: async () => undefined,
    }
    return { lane: makeComputerLane(deps, play), load: async id => store.loadGame(id) }
  }
  const counting: Play = async (game, at, options) => {
    expect(++atOnce).toBe(1)
    played.push(game.id)
    const changed = await playComputer(game, at, { ...options, pause: async () => undefined })
    atOnce--
    return changed
  }

  it('are played one after the other, and each once', async () => {
    const { lane: computers, load } = await lane(counting)
    for (const id of ['a', 'b', 'a', 'c', 'b']) computers.add(id)
    await computers.idle()
    expect(played).toEqual(['a', 'b', 'c'])
    expect(told).toEqual(played.map(game => ({ game, ms: expect.any(Number) as number })))
    for (const id of played)
      expect((await load(id))!.outbox.filter(entry => entry.do === 'computer')).toEqual([])
    computers.add('a')
    await computers.idle()
    expect(played).toHaveLength(3)
  })

  it('stay to be played where it fails, and others are played', async () => {
    const { lane: computers, load } = await lane(async (game, at, options) => {
      if (game.id === 'a') throw new Error('out of thoughts')
      return counting(game, at, options)
    })
    for (const id of ['a', 'b']) computers.add(id)
    await computers.idle()
    expect(played).toEqual(['b'])
    expect(logged).toHaveLength(1)
    expect((await load('a'))!.outbox).toEqual(askedGame('a').outbox)
  })

  it('are left for the next start when the program ends', async () => {
    const { lane: computers, load } = await lane(async (game, at, options) => {
      if (game.id === 'a') void computers.stop()
      return counting(game, at, options)
    })
    for (const id of ['a', 'b']) computers.add(id)
    await computers.idle()
    expect(played).toEqual(['a'])
    expect(logged).toEqual([])
    expect((await load('b'))!.version).toBe(1)
  })
})
