import { readFileSync } from 'node:fs'
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { channelTypes } from '../../lambdas/local/discord/types.ts'
import type { GameRecord } from '../../lambdas/store/types.ts'
import type { CombatHexState } from '../../rules/combat-hex/index.ts'
import { isPreview, open, preview } from '../../rules/combat-hex/index.ts'
import { seal } from '../../rules/games.ts'
import { type Database, startDatabase } from '../lambdas/store/database.ts'
import { openPlay, type Play, type Player } from './harness.ts'
import { dot } from './recordSteps.ts'

/**
 * The table of a server as the first version kept it: two battles, one in the middle of a combat and one of three players
 * in the middle of an activation, an invitation, armies, orders, settings, a board and figures of the server. Whoever
 * changes what is stored shows here that what was stored before is still played on. So the file stays as it is: it is
 * the sample of format 1, which test/lambdas/store/formats.test.ts holds the later ones against.
 */
const file = new URL('golden/stored.json', import.meta.url)
/** An hour after it was stored: ids made at the same moment again would be those of commands that were carried out then. */
const then = 1_790_003_600_000

let database: Database
let play: Play
let players: Player[]

async function start() {
  database = await startDatabase()
  play = await openPlay({ endpoint: database.endpoint, draw: async () => dot })
  players = ['Ada', 'Bruno', 'Chloé'].map(name => play.player(name))
}

async function stop() {
  await play.close()
  await database.stop()
}

beforeAll(async () => {
  // Clients of Discord and of the store wait for time that passes.
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true })
  vi.setSystemTime(then)
  await start()
  const table = DynamoDBDocumentClient.from(database.client)
  for (const Item of JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>[])
    await table.send(new PutCommand({ TableName: play.server.settings.tableName, Item }))
})
afterAll(async () => {
  await stop()
  vi.useRealTimers()
})

const idOf = (name: string) => players.find(player => player.name === name)!.id
const load = async (id: string) => (await play.server.store.loadGame(id))!

/** The stored games of everybody, the two battles and the invitation. */
async function games() {
  const { store } = play.server
  const ids = new Set((await Promise.all(players.map(({ id }) => store.gamesOfUser(id)))).flat())
  return Promise.all([...ids].map(load))
}

async function theGame(fits: (game: GameRecord) => boolean): Promise<GameRecord> {
  const found = (await games()).filter(fits)
  expect(found).toHaveLength(1)
  // The thread is Discord's: the table knows its number alone.
  const [game] = found as [GameRecord]
  sitAt(game.thread ?? game.channel)
  return game
}

/** Everybody goes to a channel, which is made where Discord does not have it any more. */
function sitAt(channel: string) {
  const { discord } = play.table
  const first = discord.channels().find(each => each.type === channelTypes.text)!
  if (!discord.channel(channel)) {
    const members = players.map(({ id }) => id)
    discord.keepChannel({ ...first, id: channel, type: channelTypes.thread, parent_id: first.id, members })
  }
  for (const player of players) player.channel = channel
}

/** Plays a battle on to its end, everybody by commands. */
async function playOn(id: string): Promise<GameRecord> {
  for (let step = 0; step < 400; step++) {
    const { save, seats } = await load(id)
    const { question } = open(seal(save!))
    if (!question) return load(id)
    const who = players.find(player => player.id === seats[question.by]!.user)!
    const acts = question.kind === 'act' || question.kind === 'turning'
    const reply = acts
      ? await who.command('done', { finish: true })
      : await who.command('answer', { choice: question.fallback() })
    expect(reply.text).not.toContain('⚠️')
  }
  throw new Error('the battle does not end')
}

/** The log of a game is whole, from its first number to its last. */
async function expectWholeLog(id: string) {
  const log = await play.server.store.readLog(id)
  expect(log.map(({ n }) => n)).toEqual(log.map((_, n) => n))
  expect(log.at(-1)?.event).toBe('ended')
}

describe('a table as it was stored', () => {
  it('has settings, orders, armies, a board and figures', async () => {
    const { store } = play.server
    const [ada, bruno] = [idOf('Ada'), idOf('Bruno')]
    expect(await store.userSettings(ada)).toMatchObject({ timeZone: 'Europe/Paris', confirm: false })
    expect(await store.userSettings(bruno)).toMatchObject({ language: 'fr', colours: 'colour-blind' })
    expect((await store.userOrders(ada)).orders).toEqual({ hits: 'heroes keep:1' })
    const [player] = players
    const list = await player!.command('army list')
    expect(list.text).toContain('The wardens')
    expect((await player!.command('board list')).text).toContain('The fen')
    expect((await player!.command('figures show', { figure: 'wolf-lord' })).text).toContain('Wolf lord')
    expect((await player!.command('game list')).text.match(/<#\d+>/g)).toHaveLength(3)
  })

  it('goes on in the middle of a combat', async () => {
    const game = await theGame(({ terms, stage }) => terms.rules === 'tournament' && stage === 'battle')
    const { question, state } = open(seal(game.save!))
    expect(state.phase).toBe('combat')
    expect(game.save!.journal.length).toBeGreaterThan(1)
    expect(question!.space.count()).toBeGreaterThan(0)
    expect(Object.keys(state.types)).toContain('tall-orc')
    const over = await playOn(game.id)
    expect(over.stage).toBe('over')
    expect((await players[0]!.command('game verify')).text).not.toContain('⚠️')
    await expectWholeLog(game.id)
  })

  it('goes on in the middle of an activation, which may be taken back', async () => {
    const game = await theGame(({ terms, stage }) => terms.rules === 'classic' && stage === 'battle')
    const { question, state } = open(seal(game.save!))
    if (question?.kind !== 'act') throw new Error(`the question is ${question?.kind}`)
    const who = players.find(player => player.id === game.seats[question.by]!.user)!
    const moved = state.figures.find(({ id }) => id === question.about.active)!
    const answers = question.space.enumerate('', 20).filter(answer => !/^(end|done)/.test(answer))
    expect(answers.map(answer => isPreview(preview(seal(game.save!), answer)))).toContain(true)
    const undone = await who.command('game undo')
    expect(undone.text).not.toContain('⚠️')
    const back = open(seal((await load(game.id)).save!)).state.figures.find(({ id }) => id === moved.id)!
    expect(back.at, undone.text).not.toBe(moved.at)
    const over = await playOn(game.id)
    expect(over.stage).toBe('over')
    await expectWholeLog(game.id)
  })

  it('has an invitation that is accepted and played', async () => {
    const game = await theGame(({ stage }) => stage === 'challenge')
    const ada = players[0]!
    expect(game.invited).toBe(ada.id)
    expect((await ada.command('game accept')).text).not.toContain('⚠️')
    sitAt((await load(game.id)).thread!)
    for (const player of [ada, players[2]!])
      await player.command('army pick', { army: 'starter-good', other: 'starter-evil' })
    const over = await playOn(game.id)
    expect(over.stage).toBe('over')
    expect(seal<CombatHexState>(over.save!.battle).board).toBe('fen')
    expect(play.troubles).toEqual([])
  })
})
