import { describe, expect, it } from 'vitest'
import type { commonHandlers } from '../../../lambdas/discord/buttons.ts'
import type { looks } from '../../../lambdas/discord/games/combat-hex/buttonViews.ts'
import type { Message, OptionValue } from '../../../lambdas/discord/types.ts'
import { wordsOf } from '../../../lambdas/discord/words/index.ts'
import type { CommandName } from './everyGameCall.ts'
import { beginSeason, directorOf, starters } from './league/beginSeason.ts'
import {
  makeTestServer,
  type Person,
  partsOf,
  questionOf,
  startBattle,
  type TestServer,
  textOf,
} from './testServer.ts'

/** What keeps somebody from doing for good by mistake what they did not mean. */
type Guard =
  /** it asks first, and nothing changes before its button is pressed */
  | 'asks'
  /** it hands out what was there before, so that it can be brought back */
  | 'hands out'
  /** another call of it, or another command or button, puts it right */
  | 'again'
  /** the rules of the game say what may be taken back */
  | 'undo'
  /** it changes nothing, or adds what can be taken away */
  | null

/** The guard of each command. */
const guards = {
  'army add': 'again',
  'army check': null,
  'army delete': 'asks',
  'army export': null,
  'army import': null,
  'army list': null,
  'army new': null,
  'army pick': 'again',
  'army remove': 'again',
  'army show': null,
  'army starter': null,
  'board delete': 'asks',
  'board export': null,
  'board import': 'hands out',
  'board list': null,
  'board show': null,
  'deploy auto': 'again',
  'deploy done': 'undo',
  'deploy place': 'again',
  'figures export': null,
  'figures import': 'hands out',
  'figures list': null,
  'figures remove': 'hands out',
  'figures show': null,
  // Who accepts has read the terms; a challenge that was turned down can be made again.
  'game accept': null,
  'game concede': 'asks',
  'game decline': 'again',
  'game draw': 'asks',
  'game export': null,
  // `new:true` is said on purpose; the new links are given again to whoever is to have them.
  'game link': 'again',
  'game list': null,
  'game log': null,
  'game pause': 'again',
  'game replay': null,
  'game status': null,
  'game substitute': 'asks',
  'game undo': 'undo',
  'game verify': null,
  'game why': null,
  'league approve': 'again',
  'league army': 'again',
  'league close': 'asks',
  'league create': null,
  'league exclude': 'asks',
  'league export': null,
  'league join': 'again',
  'league leave': 'asks',
  'league link': 'again',
  'league my': null,
  'league pair': 'again',
  'league player': null,
  // Not what is published, since that can be taken back; but taking it back.
  'league publish': 'asks',
  'league round': null,
  // Rulings can be ruled otherwise; the one that breaks a battle off asks.
  'league rule': 'asks',
  'league schedule': null,
  'league scores': 'again',
  'league settings': 'again',
  'league sit-out': 'again',
  'league standings': null,
  'league start': 'asks',
  'lobby close': 'again',
  'lobby open': 'again',
  'lobby show': null,
  'orders reset': 'again',
  'orders set': 'again',
  'orders show': null,
  'settings forget-me': 'asks',
  'settings me': 'again',
  // Restrictions that are written over are handed out; the rest is set again.
  'settings server': 'hands out',
  answer: 'undo',
  army: null,
  board: null,
  challenge: 'again',
  deploy: null,
  // `finish:true` is said on purpose; the button that does the same asks.
  done: 'undo',
  figures: null,
  game: null,
  help: null,
  league: null,
  lobby: null,
  map: null,
  move: 'undo',
  odds: null,
  orders: null,
  play: 'again',
  settings: null,
  cast: 'undo',
  charge: 'undo',
  shoot: 'undo',
  turn: 'undo',
  tutorial: null,
  use: 'undo',
} as const satisfies Record<CommandName, Guard>

/**
 * The same of each button and select. `asked`: it stands below a question, and is the answer to it. `as the command`: it
 * chooses the game for a command that was typed.
 */
const pressGuards = {
  accept: null,
  also: null,
  'also-facing': null,
  'also-to': null,
  answer: 'undo',
  odds: 'again',
  'odds-all': 'again',
  army: 'again',
  'army-add': 'again',
  'army-remove': 'again',
  concede: 'asked',
  decide: 'again',
  decline: 'again',
  'delete-army': 'asked',
  'delete-board': 'asked',
  deploy: 'again',
  // An offer is a question, too.
  draw: 'asked',
  face: null,
  figure: null,
  figures: null,
  finish: 'asks',
  frame: null,
  'for-good': 'asked',
  forget: 'asked',
  help: null,
  welcome: null,
  'in-game': 'as the command',
  'in-game-all': 'as the command',
  join: null,
  legend: null,
  map: null,
  mine: null,
  offer: null,
  'pick-army': 'again',
  plan: null,
  proof: null,
  rematch: null,
  replay: null,
  round: null,
  // Publishes a round among others, which can be taken back.
  season: 'again',
  seat: 'again',
  // What is paid is paid, as by an answer.
  settle: 'undo',
  share: null,
  'show-all': null,
  starter: 'again',
  status: null,
  // To strike a board off is a player's choice by the rules of the season, as a move is by those of the game.
  strike: 'undo',
  substitute: 'asked',
  to: null,
  tutorial: 'again',
  undo: 'again',
} as const satisfies Record<
  keyof typeof commonHandlers | keyof typeof looks,
  Guard | 'asked' | 'as the command'
>

type WithGuard<Guards, Wanted> = {
  [Name in keyof Guards]: Guards[Name] extends Wanted ? Name : never
}[keyof Guards]

/** Somebody about to type a command that asks. */
interface Scene {
  server: TestServer
  by: Person
  options?: Record<string, OptionValue>
  /** what the button says that does it */
  button: string
}

const { says, league } = wordsOf('en')
const { labels } = league.forGood
const guild = '900000000000000001'

async function inBattle() {
  const server = makeTestServer()
  return { server, ...(await startBattle(server)) }
}
/** A season of four whose first round is published. */
async function inSeason() {
  const { server, director, players, nextRound } = await beginSeason(['Ann', 'Bob', 'Cleo', 'Dan'])
  await nextRound()
  return { server, director, player: players[0]! }
}

/** The compiler asks for a scene of every command that asks. */
const scenes: Record<WithGuard<typeof guards, 'asks'>, () => Promise<Scene>> = {
  async 'army delete'() {
    const { server, alice: by } = await inBattle()
    await by.command('army starter', { camp: 'good' })
    return { server, by, options: { army: 'starter-good-1500' }, button: says.delete }
  },
  async 'board delete'() {
    const server = makeTestServer()
    const by = server.person('100000000000000001', 'Alice', 'en', { manager: true })
    const [marsh] = (await by.command('board export', { board: 'the-marsh' })).files!
    await by.send('board import', 'fen.txt', marsh!.content.replace('board the-marsh', 'board the-fen'))
    return { server, by, options: { board: 'the-fen' }, button: says.delete }
  },
  async 'game concede'() {
    const { server, alice: by } = await inBattle()
    return { server, by, button: says.concede }
  },
  async 'game draw'() {
    const { server, alice, bob: by } = await inBattle()
    await alice.command('game draw')
    return { server, by, button: says.acceptDraw }
  },
  async 'game substitute'() {
    const { server, alice: by } = await inBattle()
    return { server, by, button: says.substitute }
  },
  async 'league close'() {
    const { server, director: by } = await inSeason()
    return { server, by, options: { abandon: true }, button: labels.close }
  },
  async 'league exclude'() {
    const { server, director: by, player } = await inSeason()
    return { server, by, options: { player: player.user, why: 'loaded dice' }, button: labels.exclude }
  },
  async 'league leave'() {
    // Once it has begun a director takes players out of it.
    const { server, director: by, player } = await inSeason()
    return { server, by, options: { player: player.user }, button: labels.leave }
  },
  async 'league publish'() {
    const { server, director: by } = await inSeason()
    return { server, by, options: { 'take-back': true }, button: labels['take-back'] }
  },
  async 'league rule'() {
    const { server, director: by } = await inSeason()
    const options = { decision: 'restart', why: 'so it is', battle: '1-1' }
    return { server, by, options, button: labels.restart }
  },
  async 'league start'() {
    const server = makeTestServer()
    const by = directorOf(server)
    await by.command('league create', { name: 'Spring', size: 500, approval: 'automatic' })
    for (const user of ['100000000000000001', '100000000000000002']) {
      const player = server.person(user, `Player ${user.at(-1)}`)
      await player.command('league join')
      await player.command('league army', starters)
    }
    return { server, by, button: labels.start }
  },
  async 'settings forget-me'() {
    const server = makeTestServer()
    const by = server.person('100000000000000001', 'Alice')
    await by.command('army starter', { camp: 'good' })
    await by.command('settings me', { quiet: '22:00-07:00' })
    return { server, by, button: says.forget }
  },
}

/** All that is stored of whatever a call may change, as text. */
async function stored({ store }: TestServer, by: Person): Promise<string> {
  const { user } = by
  const own = [
    store.armiesOf(user),
    store.userSettings(user),
    store.userOrders(user),
    store.gamesOfUser(user),
  ]
  const ofServer = [store.boardsOf(guild), store.figuresOf(guild), store.serverSettings(guild)]
  const all = await Promise.all([...own, ...ofServer, store.closedSeasons(guild), store.lobbiesOf(guild)])
  return JSON.stringify([all, [...store.games], [...store.seasons]])
}

const buttonOf = (message: Message, label: string) =>
  String(partsOf(message).find(part => part.type === 2 && part.label === label)?.custom_id)

describe('what cannot be taken back', () => {
  /** What the questions are answered with. */
  const answeredBy = new Set<string>()

  it.each(Object.entries(scenes))('/%s asks first, and does it when it is confirmed', async (name, begin) => {
    const { server, by, options = {}, button } = await begin()
    const before = await stored(server, by)
    const posts = server.posts.length
    const asked = await by.command(name, options)
    const id = buttonOf(asked, button)
    expect(id, textOf(asked)).toContain(':')
    answeredBy.add(id.split(':')[0]!)
    expect(await stored(server, by)).toBe(before)
    // Nobody else is told of it.
    expect(server.posts).toHaveLength(posts)
    expect(textOf(await by.press(id))).not.toContain('⚠️')
    expect(await stored(server, by)).not.toBe(before)
  })

  it('is asked by the button that ends a phase for good, too', async () => {
    const { server, asked } = await inBattle()
    for (let answers = 0; questionOf(server).kind !== 'deploy' && answers < 9; answers++)
      await asked().command('answer', { choice: questionOf(server).space.enumerate('', 1)[0]! })
    const by = asked()
    const { id, version } = server.game()
    const before = await stored(server, by)
    const question = await by.press(`finish:${id}:${version}:`)
    expect(await stored(server, by)).toBe(before)
    expect(textOf(await by.press(buttonOf(question, says.finish)))).not.toContain('⚠️')
    expect(await stored(server, by)).not.toBe(before)
  })

  it('is done by buttons that stand below such a question, and by each of them', () => {
    const asked = Object.entries(pressGuards).flatMap(([action, guard]) => (guard === 'asked' ? action : []))
    expect([...answeredBy].toSorted()).toEqual(asked.toSorted())
  })
})
