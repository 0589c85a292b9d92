import { beforeEach, describe, expect, it } from 'vitest'
import { runClock } from '../../../lambdas/clock/runClock.ts'
import { lobbyEntry, lobbyIn } from '../../../lambdas/store/lobbyKeys.ts'
import { limitIn } from '../../../lambdas/timeLimit.ts'
import { emptyLobby, showLobbies } from '../../../lambdas/worker/lobbyOutbox.ts'
import { tellOf } from '../../../lambdas/worker/sweep.ts'
import { labelsOf, makeTestServer, type Person, selectsOf, type TestServer, textOf } from './testServer.ts'

const guild = '900000000000000001'
const here = '800000000000000001'
const there = '800000000000000002'

let server: TestServer
let manager: Person
let ann: Person
let bob: Person

beforeEach(() => {
  server = makeTestServer()
  manager = server.person('100000000000000009', 'Mia', 'en', { manager: true })
  ann = server.person('100000000000000001', 'Ann', 'en', { channel: there })
  bob = server.person('100000000000000002', 'Bob', 'en', { channel: here })
})

const terms = { points: 500, camps: 'good', board: 'the-marsh' }
/** The lobby as Discord shows it now: the last that was posted or written over there. */
const lobby = () => server.posts.findLast(post => textOf(post).includes('Open challenges'))!
const kept = () => server.store.lobbies.get(here)
const to = (channel: string) => server.calls.filter(call => call.includes(channel))

describe('a lobby', () => {
  it('shows what is offered anywhere in its server, and who, by what rules, since when', async () => {
    await ann.command('challenge', terms)
    await manager.command('lobby open')
    const text = textOf(lobby())
    expect(text).toContain('**Ann** · **500 points**, tournament rules')
    expect(text).toContain('Board: The marsh · Ann plays Good · A turn: 24 hours')
    expect(text).toMatch(/Offered <t:\d+:R>, closes <t:\d+:R>/)
    expect(labelsOf(lobby())).toEqual(['Join Ann', 'New here?'])
  })

  it('shows challenges of its channel from before there were lobbies', async () => {
    await bob.command('challenge', { ...terms, opponent: ann.user })
    await bob.command('challenge', terms)
    const old = server.game().id
    // No list of the server's own had them.
    const listed = new Set<string>()
    const { indexGame } = server.store
    server.store.openChallenges = async () => [...listed]
    server.store.indexGame = async game => {
      if (game.stage === 'challenge' && game.invited === null) listed.add(game.id)
      await indexGame.call(server.store, game)
    }
    await manager.command('lobby open')
    expect([...listed]).toEqual([old])
    expect(labelsOf(lobby())).toEqual(['Join Bob', 'New here?'])
  })

  it('is one message, written over when a challenge is made, accepted, withdrawn or lapses', async () => {
    await manager.command('lobby open')
    expect(textOf(lobby())).toContain('Nobody looks for an opponent')
    const [posted] = to(here)
    expect(posted).toBe(`post ${here}`)
    await ann.command('challenge', terms)
    expect(labelsOf(lobby())).toEqual(['Join Ann', 'New here?'])
    const game = server.game()
    await bob.click(lobby(), 'Join Ann')
    expect(server.game().stage).toBe('armies')
    expect(labelsOf(lobby())).toEqual(['New here?'])
    await ann.command('challenge', terms)
    expect(labelsOf(lobby())).toEqual(['Join Ann', 'New here?'])
    await ann.command('game decline', { game: server.game().id })
    expect(labelsOf(lobby())).toEqual(['New here?'])
    await ann.command('challenge', terms)
    expect(labelsOf(lobby())).toEqual(['Join Ann', 'New here?'])
    server.wait(8 * 24 * 3600)
    const deps = { ...server.deps(), rest: { ...server.deps().rest, within: () => server.deps().rest } }
    await runClock(deps)
    // The clock was asleep: it gives a quarter of the time more, once.
    server.wait(2 * 24 * 3600)
    await runClock(deps)
    expect(server.game().stage).toBe('declined')
    expect(labelsOf(lobby())).toEqual(['New here?'])
    expect(new Set(to(`edit ${here}`)).size).toBe(1)
    expect(to(here).filter(call => call === posted)).toHaveLength(1)
    expect(game.channel).toBe(there)
  })

  it('shows no challenge of somebody to somebody, and none of another server', async () => {
    const elsewhere = server.person('100000000000000003', 'Cid', 'en', { guild: '9', channel: '8' })
    await manager.command('lobby open')
    await elsewhere.command('challenge', terms)
    await ann.command(
      'challenge',
      { ...terms, opponent: bob.user },
      { [bob.user]: { id: bob.user, name: 'Bob', bot: false } },
    )
    expect(labelsOf(lobby())).toEqual(['New here?'])
    expect(labelsOf(await bob.command('lobby show'))).toEqual(['New here?'])
    // Nor does a lobby take part that was forged into a button or an option.
    const foreign = server.game([...server.store.games.keys()][0])
    expect(foreign.guild).toBe('9')
    expect(
      textOf(await bob.click({ components: (await elsewhere.command('lobby show')).components }, 'Join Cid')),
    ).toContain('no such game')
    expect(server.game(foreign.id).stage).toBe('challenge')
  })

  it('lets one join in private, and leads into the game', async () => {
    await manager.command('lobby open')
    await ann.command('challenge', terms)
    const answer = await bob.click(lobby(), 'Join Ann')
    expect(answer.everybody).toBeUndefined()
    expect(textOf(answer)).toMatch(
      new RegExp(`You have joined. It is played in the thread \\*\\*Ann .*\\*\\* in <#${there}>`),
    )
    // A message has one thread at most, and a lobby many games: the thread grows from a message of its own.
    expect(server.threads).toHaveLength(1)
    expect(labelsOf(answer)).toContain('Starter army')
  })

  it('refuses who joins too late, or their own challenge, and says what to do', async () => {
    await manager.command('lobby open')
    await ann.command('challenge', terms)
    const before = lobby()
    expect(textOf(await ann.click(before, 'Join Ann'))).toContain('your own challenge')
    await bob.click(before, 'Join Ann')
    const cid = server.person('100000000000000003', 'Cid')
    expect(textOf(await cid.click(before, 'Join Ann'))).toContain('no longer open')
  })

  it('keeps to what a message holds: a list for those that do not fit, a number for the rest', async () => {
    for (let n = 0; n < 40; n++) {
      const person = server.person(
        String(200_000_000_000_000_000n + BigInt(n)),
        `A rather long name ${n % 3}`,
      )
      await person.command('challenge', { ...terms, rules: 'classic', points: 1000 + n })
    }
    await manager.command('lobby open')
    expect(labelsOf(lobby())).toHaveLength(11)
    const [list] = selectsOf(lobby())
    expect(list!.options).toHaveLength(25)
    expect(textOf(lobby())).toContain('And 5 more')
    // The newest first.
    expect(textOf(lobby())).toContain('1039 points')
    const invitation = await bob.choose(lobby(), '25 more', list!.options[0]!.value)
    expect(labelsOf(invitation)).toContain('Accept')
    expect(textOf(invitation)).toContain('1029 points')
  })
})

describe('who manages the server', () => {
  it('opens and closes it, and nobody else does', async () => {
    for (const name of ['lobby open', 'lobby close'])
      expect(textOf(await ann.command(name))).toContain('Only those who may manage the server')
    expect(server.calls).toEqual([])
    expect(textOf(await manager.command('lobby close'))).toContain('no lobby in this channel')
    await manager.command('lobby open')
    const id = kept()!.message!
    await manager.command('lobby close')
    expect(server.calls.at(-1)).toBe(`delete ${here}/${id}`)
    expect(kept()).toBeUndefined()
    await ann.command('challenge', terms)
    expect(server.calls.at(-1)).toBe(`delete ${here}/${id}`)
  })

  it('has one a channel, and five at most', async () => {
    for (let n = 0; n < 5; n++) {
      const each = server.person(manager.user, 'Mia', 'en', {
        manager: true,
        channel: `80000000000000000${n}`,
      })
      await each.command('lobby open')
      await each.command('lobby open')
    }
    expect(server.store.lobbies.size).toBe(5)
    expect(server.calls.filter(call => call.startsWith('post'))).toHaveLength(5)
    const sixth = server.person(manager.user, 'Mia', 'en', { manager: true, channel: '800000000000000006' })
    expect(textOf(await sixth.command('lobby open'))).toContain('There are 5 lobbies in this server')
  })

  it('is told at once where the bot lacks rights, and that threads and private chats are no place', async () => {
    const bare = server.person(manager.user, 'Mia', 'en', { manager: true, permissions: String(1n << 10n) })
    expect(textOf(await bare.command('lobby open'))).toContain('I lack rights in this channel')
    const inThread = server.person(manager.user, 'Mia', 'en', { manager: true, inThread: true })
    expect(textOf(await inThread.command('lobby open'))).toContain('thread')
    const alone = server.person(manager.user, 'Mia', 'en', { guild: null })
    for (const name of ['lobby show', 'lobby open', 'lobby close'])
      expect(textOf(await alone.command(name))).toContain('no server')
    expect(server.store.lobbies.size).toBe(0)
  })
})

describe('a lobby whose message cannot be shown', () => {
  beforeEach(() => manager.command('lobby open'))

  it('is made anew where somebody has deleted it', async () => {
    const first = kept()!.message!
    server.gone.add(first)
    await ann.command('challenge', terms)
    expect(kept()!.message).not.toBe(first)
    expect(labelsOf(lobby())).toEqual(['Join Ann', 'New here?'])
    await ann.command('game decline', { game: server.game().id })
    expect(server.calls.at(-1)).toBe(`edit ${here}/${kept()!.message}`)
  })

  it('waits while the channel refuses, rings no alarm, and is shown once it takes it', async () => {
    server.refuses = true
    await ann.command('challenge', terms)
    expect(server.game().outbox).toEqual([])
    expect(kept()!.outbox).toEqual([expect.objectContaining({ do: 'show', since: server.now() })])
    expect(await server.store.unsaid(10)).toEqual([])
    server.refuses = false
    server.wait(60)
    expect(await server.store.due(server.now(), 10)).toEqual([lobbyEntry(guild, here)])
    const deps = { ...server.deps(), rest: { ...server.deps().rest, within: () => server.deps().rest } }
    await tellOf([lobbyEntry(guild, here)], deps, limitIn(10_000))
    expect(labelsOf(lobby())).toEqual(['Join Ann', 'New here?'])
    expect(kept()!.outbox).toEqual([])
  })

  it('is given up after a day, tells whoever opens it, and is shown by the next change', async () => {
    server.refuses = true
    expect(server.refused).toBe(0)
    await manager.command('lobby open')
    expect(server.refused).toBe(1)
    server.wait(25 * 3600)
    await emptyLobby(kept()!, server.deps())
    expect(kept()!.outbox).toEqual([])
    server.refuses = false
    await ann.command('challenge', terms)
    expect(labelsOf(lobby())).toEqual(['Join Ann', 'New here?'])
  })

  it('goes with its channel', async () => {
    server.refuses = { status: 404, code: 10_003, reason: 'Unknown Channel' }
    await ann.command('challenge', terms)
    expect(kept()).toBeUndefined()
  })

  it('is shown again by whoever loses the race to save it, so that no older view stays', async () => {
    const { editPost } = server.deps().rest
    const deps = server.deps()
    let raced = false
    const rest = {
      ...deps.rest,
      async editPost(channel: string, id: string, message: Parameters<typeof editPost>[2]) {
        if (!raced) {
          raced = true
          // Meanwhile somebody else offers a battle, and shows it first.
          await ann.command('challenge', terms)
        }
        return editPost(channel, id, message)
      },
    }
    await showLobbies(guild, { ...deps, rest })
    expect(labelsOf(lobby())).toEqual(['Join Ann', 'New here?'])
    expect(kept()!.outbox).toEqual([])
  })
})

it('loses nothing where the program dies at any call of its store', async () => {
  for (let dieAt = 1; ; dieAt++) {
    server = makeTestServer()
    const boss = server.person('100000000000000009', 'Mia', 'en', { manager: true })
    const anne = server.person('100000000000000001', 'Ann', 'en', { channel: there })
    let calls = 0
    let dead = false
    for (const [name, method] of Object.entries(server.store)) {
      if (typeof method !== 'function') continue
      const real = method as (...args: unknown[]) => Promise<unknown>
      const dying = async (...args: unknown[]) => {
        if (dead || ++calls === dieAt) {
          dead = true
          throw new Error('killed')
        }
        return real(...args)
      }
      Object.assign(server.store, { [name]: dying })
    }
    /** Where the program dies over something, it is done again by the next one. */
    const survive = async (work: () => Promise<unknown>) => {
      const before = calls
      try {
        await work()
      } catch (error) {
        if (!dead) throw error
      }
      if (before < dieAt && dieAt <= calls) {
        dead = false
        await work()
      }
    }
    const deliver = async (call: ReturnType<Person['base']>, by: Person) => {
      await survive(() => by.carryOut(call))
      await survive(async () => {
        for (const id of await server.store.unsaid(10)) {
          const place = lobbyIn(id)
          if (!place) await server.tell(server.game(id))
          else await emptyLobby((await server.store.loadLobby(place.guild, place.channel))!, server.deps())
        }
      })
    }
    await deliver({ ...boss.base(), name: 'lobby open' }, boss)
    await deliver({ ...anne.base(), name: 'challenge', options: terms }, anne)
    await deliver({ ...anne.base(), name: 'challenge', options: { ...terms, points: 600 } }, anne)
    const [, second] = [...server.store.games.keys()]
    await deliver({ ...anne.base(), name: 'game decline', options: { game: second! } }, anne)
    expect(labelsOf(lobby())).toEqual(['Join Ann', 'New here?'])
    expect(textOf(lobby())).toContain('500 points')
    expect(server.calls.filter(call => call === `post ${here}`)).toHaveLength(1)
    expect([...server.store.games.values()].map(({ outbox }) => outbox)).toEqual([[], []])
    expect(kept()!.outbox).toEqual([])
    await deliver({ ...boss.base(), name: 'lobby close' }, boss)
    expect(kept()).toBeUndefined()
    expect(server.gone.size).toBe(1)
    if (calls < dieAt) break
  }
})
