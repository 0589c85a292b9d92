import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bot } from '../../lambdas/discord/index.ts'
import { channelTypes } from '../../lambdas/local/discord/types.ts'
import type { GameRecord } from '../../lambdas/store/types.ts'
import { sweep } from '../../lambdas/worker/sweep.ts'
import type { Thought } from '../../rules/combat-hex/index.ts'
import { open } from '../../rules/combat-hex/index.ts'
import { seal } from '../../rules/games.ts'
import { fakeRest } from '../lambdas/worker/testWorker.ts'
import { openPlay, type Play, type Player, wordsOf } from './harness.ts'
import { dot } from './recordSteps.ts'

const log = { debug() {}, info() {}, warn() {}, error() {} }

/** A battle against the computer over signed interactions. */
describe('the computer as an opponent', () => {
  let play: Play
  let ada: Player
  let bruno: Player
  let game = ''
  beforeAll(async () => {
    play = await openPlay({ draw: async () => dot })
    ada = play.player('Ada')
    bruno = play.player('Bruno')
    // The first command of a program that has just begun takes longer than those after it.
    await ada.command('help').catch(() => undefined)
    await play.idle()
    play.troubles.length = 0
  })
  afterAll(() => play.close())

  const load = async (): Promise<GameRecord> => {
    const record = await play.server.store.loadGame(game)
    if (!record) throw new Error('the game is gone')
    return record
  }
  /** The newest game of somebody, whose thread they go to. */
  const newest = async (player: Player) => {
    const ids = await play.server.store.gamesOfUser(player.id)
    const records = await Promise.all(ids.map(id => play.server.store.loadGame(id)))
    const record = records.toSorted((a, b) => b!.made - a!.made || (a!.id < b!.id ? 1 : -1))[0]!
    game = record.id
    const thread = play.table.discord.channels().findLast(each => each.type === channelTypes.thread)!
    for (const each of [ada, bruno]) each.channel = record.thread ?? thread.id
    return load()
  }
  const isAsked = async (player: Player) => {
    const { save, seats } = await load()
    return save?.pending ? seats[save.pending.by]!.user === player.id : false
  }
  /** Lets the program play for somebody until the battle is over, or so many phases have gone by. */
  const playOn = async (player: Player, phases: number) => {
    for (let i = 0; i < phases; i++) {
      const { save } = await load()
      if (!save?.pending) return
      expect(await isAsked(player)).toBe(true)
      const { question } = open(seal(save))
      const finishes = ['deploy', 'act', 'turning'].includes(question!.kind)
      if (question!.kind === 'deploy' && question!.space.check('done').ok) await player.command('deploy done')
      else if (question!.kind === 'deploy') await player.command('deploy auto')
      else if (finishes) {
        await player.press('Play the rest for me')
        await player.press('Do it')
      } else await player.command('answer', { choice: question!.fallback() })
    }
  }

  it('is one command away, with ready armies, and asks nobody but the player', async () => {
    const reply = await ada.command('play', { points: 250 })
    expect(reply.text).not.toContain('⚠️')
    const record = await newest(ada)
    expect(record.stage).toBe('battle')
    expect(record.seats.map(({ computer }) => computer)).toEqual([undefined, 'soldier'])
    expect(record.terms).toMatchObject({ pace: 'none', rules: 'tournament' })
    expect(await isAsked(ada)).toBe(true)
    expect(reply.text).toContain(
      'battle against **Computer soldier** has begun. It is played in the thread **Ada ⚔ Computer soldier – ',
    )
    // The board and its buttons stand in the thread alone: here is what army one has.
    expect(reply.message.attachments.map(({ filename }) => filename)).toEqual([
      expect.stringMatching(/^army-(good|evil)\.png$/),
    ])
    expect(reply.text).not.toContain('edge')
    expect(record.outbox.filter(entry => entry.do === 'computer')).toEqual([])
  })

  it('is as strong as its level, by either rule book', async () => {
    const reply = await play
      .player('Chloé')
      .command('play', { points: 250, level: 'captain', rules: 'classic' })
    expect(reply.text).toContain('against **Computer captain**')
    // Whoever has not been through the lessons finds them there.
    expect(reply.text).toContain('[Tutorial]')
    const [id] = await play.server.store.gamesOfUser(play.player('Chloé').id)
    const { seats, terms } = (await play.server.store.loadGame(id!))!
    expect(seats[1]!.computer).toBe('captain')
    expect(terms.rules).toBe('classic')
  })

  it('plays a whole battle: one message for each of its phases, and never a ping of its own', async () => {
    await playOn(ada, 12)
    const { save, thought } = await load()
    expect(save!.battle.turn).toBeGreaterThan(1)
    expect(seal<Thought>(thought).looked).toBeGreaterThan(0)
    const texts = ada.sees().map(wordsOf)
    expect(texts.filter(each => each.includes('<@computer'))).toEqual([])
    expect(texts.join('\n')).toContain('Computer soldier')
    await playOn(ada, 200)
    expect((await load()).stage).toBe('over')
    expect((await ada.command('game verify')).text).not.toContain('⚠️')
    expect(play.troubles).toEqual([])
  })

  it('goes on to the end of a battle in which it is asked in combats too', async () => {
    const fourth = play.player('Dario')
    const before = { game, channel: ada.channel }
    await fourth.command('play', { points: 250, level: 'captain' })
    await newest(fourth)
    fourth.channel = ada.channel
    try {
      await playOn(fourth, 200)
      expect((await load()).stage).toBe('over')
      expect((await fourth.command('game verify')).text).not.toContain('⚠️')
      expect(play.troubles).toEqual([])
    } finally {
      game = before.game
      for (const each of [ada, bruno]) each.channel = before.channel
    }
  })

  it('says on request what it weighed', async () => {
    const { text } = await bruno.command('game why')
    expect(text).toContain('Computer soldier')
    expect(text).toMatch(/\d+ positions looked at/)
  })

  it('may be chosen with an army of one’s own, and nobody has to accept', async () => {
    ada.channel = play.table.discord.channels()[0]!.id
    await ada.command('challenge', { computer: 'recruit', points: 250, camps: 'good', board: 'the-marsh' })
    const record = await newest(ada)
    expect(record.stage).toBe('armies')
    expect(record.seats[1]!.armies.evil?.length).toBeGreaterThan(0)
    await ada.press('Starter army')
    expect((await load()).stage).toBe('battle')
    expect(await isAsked(ada)).toBe(true)
  })

  it('plays on for a player who leaves: told, and marked in log and names', async () => {
    const other = await bruno.command('game substitute', { player: ada.id })
    expect(other.text).toContain('⚠️')
    const { text } = await ada.command('game substitute', { computer: 'recruit' })
    expect(text).toContain('nobody but the computer plays any more')
    expect((await ada.press('Let it play on')).text).not.toContain('⚠️')
    const { seats } = await load()
    expect(seats.map(({ computer }) => computer)).toEqual(['recruit', 'recruit'])
    expect(seats[0]!.standsFor).toBe('Ada')
    // Nobody but the program is left to play: it comes to an end by itself, and no seat is anybody's.
    for (let i = 0; i < 40 && (await load()).stage === 'battle'; i++)
      await sweep({ store: play.server.store, rest: fakeRest().rest, bot, log, now: Date.now })
    expect((await load()).stage).toBe('over')
    expect(
      (await play.server.store.readLog(game)).filter(({ event }) => event === 'handed-over'),
    ).toHaveLength(1)
    expect(ada.sees().map(wordsOf).join('\n')).toContain('Computer recruit for Ada')
    expect((await ada.command('move', { figure: 'A1', to: 'C3' })).text).toContain('⚠️')
  })

  it('plays beside people, too', async () => {
    ada.channel = play.table.discord.channels()[0]!.id
    await ada.command('challenge', {
      opponent: bruno.id,
      computer: 'recruit',
      computer2: 'recruit',
      points: 250,
      rules: 'classic',
      board: 'the-marsh',
    })
    const [id] = await play.server.store.gamesOfUser(bruno.id)
    game = id!
    expect((await load()).stage).toBe('challenge')
    bruno.channel = ada.channel
    await bruno.press('Accept')
    await newest(bruno)
    expect((await load()).seats.map(({ user }) => user)).toEqual([
      ada.id,
      'computer-1',
      'computer-2',
      bruno.id,
    ])
    await ada.press('Starter army (Good)')
    await bruno.press('Starter army (Evil)')
    for (let i = 0; i < 16; i++) await playOn((await isAsked(ada)) ? ada : bruno, 1)
    expect((await load()).save!.battle.turn).toBeGreaterThan(0)
    expect(play.troubles).toEqual([])
  })

  it('too many seats are refused, by the rules of the book', async () => {
    const reply = await ada.command('challenge', { computer: 'captain', computer2: 'captain', points: 500 })
    expect(reply.text).toContain('3 players are too many')
  })
})
