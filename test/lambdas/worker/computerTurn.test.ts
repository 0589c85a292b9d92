import { beforeEach, describe, expect, it } from 'vitest'
import { bot } from '../../../lambdas/discord/index.ts'
import { playComputer } from '../../../lambdas/game/playComputer.ts'
import { waitingFor } from '../../../lambdas/game/waitingFor.ts'
import type { GameRecord } from '../../../lambdas/store/types.ts'
import { computerTurn } from '../../../lambdas/worker/computerTurn.ts'
import type { CombatHexState } from '../../../rules/combat-hex/index.ts'
import { open, resume, rulesVersion, skills, think, weighingOrders } from '../../../rules/combat-hex/index.ts'
import { seal } from '../../../rules/games.ts'
import { makeTestServer, type TestServer, textOf } from '../discord/testServer.ts'
import { fakeRest } from './testWorker.ts'

const plenty = { left: () => 60_000 }
const pause = () => Promise.resolve()
const fault = (error: unknown) => {
  throw error
}
const log = { debug() {}, info() {}, warn() {}, error() {} }

describe('the turn of the computer', () => {
  let server: TestServer
  let ada: ReturnType<TestServer['person']>
  let game: GameRecord
  const deps = () => ({
    store: server.store,
    rest: fakeRest().rest,
    bot,
    log,
    now: () => server.now() * 1000,
  })
  const stored = async () => (await server.store.loadGame(game.id))!

  /** A battle in which it is the computer's to act; nobody has let it play yet. */
  beforeEach(async () => {
    server = makeTestServer()
    ada = server.person('100000000000000001', 'Ada')
    await ada.command('play', { points: 250, level: 'soldier' })
    for (let i = 0; i < 30; i++) {
      game = server.game()
      const { pending } = game.save!
      if (pending!.by === 1 && pending!.kind === 'act') break
      if (pending!.by === 1) {
        // The test server clears outboxes without letting anybody play.
        const played = await playComputer(game, server.now(), { pause, fault, timeLeft: () => 60_000 })
        expect(await server.store.saveGame({ ...played!.game, version: game.version, outbox: [] })).toBe(true)
      } else await ada.command('done', {}).catch(() => undefined)
      const now = server.game().save!.pending
      if (now?.by === 0 && now.kind === 'deploy') {
        await ada.command('deploy auto')
        await ada.command('deploy done')
      }
    }
    game = server.game()
    expect(game.save!.pending).toMatchObject({ by: 1, kind: 'act' })
    const asked = { ...game, outbox: [{ key: 'c', do: 'computer' as const }] }
    expect(await server.store.tickGame(asked, game)).toBe(true)
    game = await stored()
  })

  it('is played whole in one change, and the entry goes with it', async () => {
    const { rest, said } = fakeRest()
    await computerTurn(game, { ...deps(), rest }, plenty)
    const after = await stored()
    const posts = said.filter(({ to }) => to === 'post')
    expect(posts.length).toBeGreaterThan(0)
    // Combats that follow at once may be a message of their own.
    expect(posts.length).toBeLessThanOrEqual(2)
    for (const { pings } of posts) for (const user of pings ?? []) expect(user).toBe(ada.user)
    expect(after.version).toBe(game.version + 1)
    expect(after.save!.pending?.by).not.toBe(1)
    expect(after.outbox.filter(entry => entry.do === 'computer')).toEqual([])
  })

  it('takes a draw at once where it is behind, and else says that it plays on', async () => {
    /** The battle with one side of it hardly alive. */
    const weak = (side: number | undefined) => {
      const { save } = game
      const figures = seal<CombatHexState>(save!.battle).figures.map(each =>
        each.owner === side ? { ...each, life: 1, ap: 0 } : each,
      )
      const next = { ...game, save: { ...save!, journal: [], battle: { ...save!.battle, figures } } }
      server.store.games.set(game.id, structuredClone(next))
      return next
    }
    for (const side of [undefined, 0]) {
      const before = weak(side)
      const posts = server.posts.length
      expect(textOf(await ada.command('game draw'))).toContain('takes no draw as the battle stands')
      expect(await stored()).toEqual(before)
      expect(server.posts).toHaveLength(posts)
    }
    const before = weak(1)
    const sure = await ada.command('game draw')
    expect(textOf(sure)).toContain('Agree to a draw?')
    expect(await stored()).toEqual(before)
    await ada.click(sure, 'Accept the draw')
    expect(await stored()).toMatchObject({ stage: 'over', drawOffer: null })
    expect(seal<CombatHexState>((await stored()).save!.battle).result).toMatchObject({ winner: null })
  })

  it('pings nobody who has begun their turn before the ping goes out', async () => {
    const pinged = async (meanwhile: () => Promise<unknown>) => {
      const { rest, said } = fakeRest()
      const post: typeof rest.post = async (...given) => {
        const sent = await rest.post(...given)
        if (said.filter(({ to }) => to === 'post').length === 1) await meanwhile()
        return sent
      }
      const before = await stored()
      await computerTurn(before, { ...deps(), rest: { ...rest, post } }, plenty)
      return said.flatMap(({ pings = [] }) => pings)
    }
    const idle = structuredClone(server.store.games.get(game.id)!)
    expect(await pinged(() => Promise.resolve())).toEqual([ada.user])
    // An order of hers answers nothing.
    server.store.games.set(game.id, structuredClone(idle))
    const order = { topic: 'role', value: 'attacker', scope: 'game' }
    expect(await pinged(() => ada.command('orders set', order))).toEqual([ada.user])
    server.store.games.set(game.id, structuredClone(idle))
    const act = async () => {
      const [answer = ''] = open(seal((await stored()).save!)).question!.space.enumerate('', 1)
      expect(textOf(await ada.command('answer', { choice: answer }))).not.toContain('⚠️')
    }
    expect(await pinged(act)).toEqual([])
    expect((await stored()).outbox.filter(entry => entry.do === 'post')).toEqual([])
  })

  it('is the same in however many parts its time cuts it', async () => {
    const whole = (await playComputer(game, 1, { pause, fault, timeLeft: () => 60_000 }))!
    let now = game
    let parts = 0
    while (now.save!.pending?.by === 1) {
      let turns = 1
      const part = await playComputer(now, 1, { pause, fault, timeLeft: () => turns-- })
      now = JSON.parse(JSON.stringify({ ...part!.game, version: now.version + 1 })) as GameRecord
      parts++
      if (now.save!.pending?.by === 1) expect(part!.outbox.map(entry => entry.do)).toContain('computer')
    }
    expect(parts).toBeGreaterThan(2)
    expect(now.save).toEqual(JSON.parse(JSON.stringify(whole.game.save)))
  })

  it('whoever is killed before it is saved has played nothing, and it begins again', async () => {
    const killed = {
      ...deps(),
      store: { ...server.store, saveGame: () => Promise.reject(new Error('killed')) },
    }
    await expect(computerTurn(game, killed, plenty)).rejects.toThrow('killed')
    expect(await stored()).toEqual(game)
    await computerTurn(game, deps(), plenty)
    expect((await stored()).version).toBe(game.version + 1)
  })

  it('what was thought by other rules is forgotten', async () => {
    const play = (thought?: object) =>
      playComputer({ ...game, thought: thought as GameRecord['thought'] }, 1, {
        pause,
        timeLeft: () => 60_000,
        fault,
      })
    const { turn, phase, mover } = seal<CombatHexState>(game.save!.battle)
    const { save, thought } = (await play())!.game
    const older = { rules: '0', phase: `${turn} ${phase} ${mover ?? ''}`, after: -1 }
    expect((await play(older))!.game.save).toEqual(save)
    expect((await play({ ...thought, rules: undefined }))!.game.save).toEqual(save)
  })

  it('an answer that was thought out and is not legal is told of, and it plays on', async () => {
    const asked = game.save!
    const { thought } = (await playComputer(game, 1, { pause, timeLeft: () => 60_000, fault }))!.game
    const begun = think(seal(asked), skills.soldier, undefined, 1).thought!
    expect(thought).toMatchObject({ rules: begun.rules })
    let save = asked
    while (save.pending!.kind !== 'turning' || save.pending!.by !== 1) {
      const outcome = resume(seal(save), open(seal(save)).question!.fallback())
      if (!outcome.ok) throw new Error(outcome.refusal.code)
      save = seal(outcome.save)
    }
    const { turn, phase, mover } = seal<CombatHexState>(save.battle)
    const turning = { after: save.events + save.told, best: 'turn A1 B9', value: 3, next: 500 }
    const stale = { ...begun, phase: `${turn} ${phase} ${mover ?? ''}`, left: 9, turning }
    const faults: unknown[] = []
    const played = await playComputer({ ...game, save, thought: seal(stale) }, 1, {
      pause,
      timeLeft: () => 60_000,
      fault: error => void faults.push(error),
    })
    expect(faults).toHaveLength(1)
    expect(String(faults[0])).toContain('turn A1 B9')
    expect(played!.game.save).not.toBe(save)
  })

  it('where the rules changed so that nothing is asked any more, the battle goes on', async () => {
    // Asked in a combat that by the new rules is none, in the last turn.
    const orders = [weighingOrders, weighingOrders]
    let save = game.save!
    while (save.pending && !(seal<CombatHexState>(save.battle).phase === 'combat' && save.pending.by === 1)) {
      const outcome = resume(seal(save), open(seal(save)).question!.fallback(), { orders })
      if (!outcome.ok) throw new Error(outcome.refusal.code)
      save = seal(outcome.save)
    }
    expect(save.pending).toBeTruthy()
    const { battle } = save
    const changed = { ...save, journal: [], battle: { ...battle, combats: [], lastTurn: battle.turn } }
    expect(open(seal(changed)).question).toBeUndefined()
    let looks = 0
    const played = await playComputer({ ...game, save: changed }, 1, {
      pause,
      timeLeft: () => (looks++ < 50 ? 60_000 : 0),
      fault,
    })
    expect(looks).toBeLessThan(50)
    expect(seal<CombatHexState>(played!.game.save!.battle).result).not.toBeNull()
  })

  it('what cannot be read is told of, and it plays on', async () => {
    const { turn, phase, mover } = seal<CombatHexState>(game.save!.battle)
    const thought = {
      rules: rulesVersion,
      phase: `${turn} ${phase} ${mover ?? ''}`,
      after: -1,
    } as unknown as GameRecord['thought']
    const faults: unknown[] = []
    const played = await playComputer({ ...game, thought }, 1, {
      pause,
      timeLeft: () => 60_000,
      fault: error => void faults.push(error),
    })
    expect(faults).toHaveLength(1)
    expect(played!.game.save!.pending?.by).not.toBe(1)
  })

  it('two who play it at once play it once', async () => {
    await Promise.all([computerTurn(game, deps(), plenty), computerTurn(game, deps(), plenty)])
    expect((await stored()).version).toBe(game.version + 1)
  })

  it('without time left nothing is begun', async () => {
    await computerTurn(game, deps(), { left: () => 100 })
    expect(await stored()).toEqual(game)
  })

  it('nobody waits for it, commands it, or can stand in for it', async () => {
    expect(waitingFor(game)).toEqual([])
    expect(game.until).toBeNull()
    expect(textOf(await ada.command('done'))).toContain('⚠️')
    const stranger = server.person('100000000000000009', 'Eve')
    expect(textOf(await stranger.command('done'))).toContain('⚠️')
    expect((await stored()).version).toBe(game.version)
  })

  it('a battle that ended meanwhile leaves nothing to be played', async () => {
    const over = { ...game, stage: 'over' as const }
    expect(await server.store.tickGame(over, game)).toBe(true)
    await computerTurn(game, deps(), plenty)
    expect((await stored()).outbox).toEqual([])
    expect((await stored()).version).toBe(game.version)
  })
})
