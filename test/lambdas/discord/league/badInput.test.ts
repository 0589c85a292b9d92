import { beforeEach, describe, expect, it } from 'vitest'
import type { OptionValue } from '../../../../lambdas/discord/types.ts'
import { tickSeason } from '../../../../lambdas/league/tick.ts'
import { seasonTasks } from '../../../../lambdas/store/seasonDue.ts'
import { tellSeason } from '../../../../lambdas/worker/tellSeason.ts'
import { boardIds } from '../../../../rules/index.ts'
import { makeTestServer, type Person, type TestServer, textOf } from '../testServer.ts'
import { type Begun, beginSeason, directorOf, starters, surely } from './beginSeason.ts'

type Options = Record<string, OptionValue>

let server: TestServer
let director: Person
let players: Person[]
let nextRound: Begun['nextRound']
let concede: Begun['concede']

const begin = async (names: string[], options = {}) => {
  ;({ server, director, players, nextRound, concede } = await beginSeason(names, options))
}
const season = () => server.season().season
const rounds = () => season().rounds.map(({ battles }) => battles.map(({ outcome }) => outcome?.kind ?? null))
const rule = (decision: string, options = {}) =>
  director.command('league rule', { decision, why: 'so it is', battle: '1-1', ...options })
const sure = async (person: Person) =>
  person.click(await person.command('settings forget-me'), 'Delete everything of mine')

beforeEach(() => begin(['Ann', 'Bob']))

describe('whoever leaves in the middle', () => {
  it('forfeits the battle under way, and odd numbers go on with a bye', async () => {
    await begin(['Ann', 'Bob', 'Cleo', 'Dan'])
    await nextRound()
    const [gone] = season().rounds[0]!.battles[0]!.players
    await surely(director, 'league leave', { player: players[gone]!.user, why: 'moved' })
    expect(rounds()).toEqual([['forfeit', null]])
    await concede(1, 0)
    await nextRound()
    expect(
      season()
        .rounds[1]!.battles.map(({ players: pair }) => pair.includes(null))
        .sort(),
    ).toEqual([false, true])
    expect(season().rounds[1]!.battles.flatMap(({ players: pair }) => pair)).not.toContain(gone)
  })

  it('leaves a season that can be closed, though nobody is left', async () => {
    await nextRound()
    for (const { user } of players) await surely(director, 'league leave', { player: user })
    expect(rounds()).toEqual([['forfeit']])
    expect(textOf(await director.command('league pair'))).toMatch(/0 with an approved army/)
    expect(textOf(await director.command('league publish'))).toMatch(/no pairing/)
    expect(textOf(await surely(director, 'league close'))).toContain('is closed')
  })

  it('is forgotten between two rounds, and nobody has to play them', async () => {
    await nextRound()
    await concede(0, 0)
    await director.command('league pair')
    await sure(players[0]!)
    expect(season().draft).toBeNull()
    expect(textOf(await director.command('league publish'))).toMatch(/no pairing/)
    expect(textOf(await director.command('league standings'))).toContain('Former player')
    expect(textOf(await director.command('league pair'))).toMatch(/1 with an approved army/)
    expect(rounds()).toEqual([['played']])
  })
})

describe('boards that are struck off (3.02)', () => {
  const boards = { boards: 'vetoed', 'board-list': boardIds.slice(0, 3).join(', ') }
  beforeEach(async () => {
    await begin(['Ann', 'Bob'], boards)
    await nextRound()
  })
  const list = () => season().settings.boards.list
  const strike = (person: Person, board: string) =>
    person.press(`strike:${server.season().id}:${server.season().version}:1-0`, [board])

  it('are struck once each, not the same, and by nobody else', async () => {
    const [a, b] = list() as [string, string, string]
    expect(server.store.games.size).toBe(0)
    expect(textOf(await strike(director, a))).toContain('⚠️')
    expect(textOf(await strike(players[0]!, a))).toContain('Struck off')
    expect(textOf(await strike(players[1]!, a))).toContain('⚠️')
    expect(textOf(await strike(players[1]!, 'nowhere'))).toContain('⚠️')
    await strike(players[1]!, b)
    expect(season().rounds[0]!.battles[0]).toMatchObject({ board: list()[2], game: expect.any(String) })
    expect(server.store.games.size).toBe(1)
  })

  it('hold no battle back that was settled before, and none for ever', async () => {
    const begins = seasonTasks(server.season()).find(({ task }) => task === 'begin')!
    expect(tickSeason(server.season(), begins.at - 1)).toBeUndefined()
    expect(tickSeason(server.season(), begins.at)!.outbox).toMatchObject([{ do: 'battle' }])
    await rule('forfeit', { player: players[0]!.user })
    expect(textOf(await strike(players[1]!, list()[0]!))).toContain('⚠️')
    expect(tickSeason(server.season(), begins.at)).toBeUndefined()
    expect(server.store.games.size).toBe(0)
  })
})

describe('two at once', () => {
  it('publish one round', async () => {
    const draft = await director.command('league pair')
    const other = server.person('100000000000000008', 'Rex', 'en', { manager: true })
    const said = await Promise.all([director.click(draft, 'Publish'), other.click(draft, 'Publish')])
    expect(said.filter(message => textOf(message).includes('is published'))).toHaveLength(1)
    expect(season().rounds).toHaveLength(1)
    expect(server.posts.filter(post => textOf(post).includes('📣'))).toHaveLength(1)
    expect(server.store.games.size).toBe(1)
  })
})

describe('a result', () => {
  it('that comes after its season was closed stands beside the ruling, and changes no table', async () => {
    await nextRound()
    const open = server.game()
    await concede(0, 0)
    const over = server.game(open.id)
    // As if the game had told it only after the director had ruled and closed.
    await begin(['Ann', 'Bob'])
    await nextRound()
    const { id } = server.season()
    await rule('both-at-fault')
    await surely(director, 'league close')
    const late = { ...over, id: server.game().id, season: server.game().season! }
    const table = textOf(await director.command('league standings'))
    for (let times = 0; times < 2; times++) await tellSeason(late, server.deps())
    expect(server.season().id).toBe(id)
    expect(season().rounds[0]!.battles[0]).toMatchObject({
      outcome: { kind: 'both-at-fault', score: [0, 0] },
      late: { score: [0, 6] },
    })
    expect(textOf(await director.command('league standings'))).toBe(table)
    expect(textOf(await director.command('league schedule'))).toContain('its game said 0 – 3 later')
    expect(textOf(await rule('reopen'))).toMatch(/is over/)
  })

  it('of a game that is none of the season’s changes nothing', async () => {
    await nextRound()
    await concede(0, 0)
    const before = JSON.stringify(season())
    await tellSeason({ ...server.game(), id: 'another' }, server.deps())
    expect(JSON.stringify(season())).toBe(before)
  })
})

describe('long and dangerous texts', () => {
  it('fit, are cut, or are refused; they ping and shape nothing', async () => {
    const long = 'x'.repeat(4000)
    await nextRound()
    await rule('both-at-fault', { why: `@everyone **bold** ${long}` })
    const { why } = season().rulings.at(-1)!
    expect(why).toHaveLength(500)
    const mine = textOf(await players[0]!.command('league my'))
    expect(mine).not.toContain('@everyone')
    expect(mine).not.toContain('**bold**')
    const stranger = server.person('100000000000000007', long)
    await begin(['Ann', 'Bob'])
    expect(textOf(await director.command('league settings', { conditions: long }))).toContain('⚠️')
    expect(textOf(await stranger.command('league join'))).toContain('⚠️')
  })

  it('as names of players stay what they are', async () => {
    server = makeTestServer()
    await directorOf(server).command('league create', { name: 'Spring', size: 500, approval: 'automatic' })
    const rogue = server.person('100000000000000001', '@everyone **A**\n# B')
    await rogue.command('league join')
    await rogue.command('league army', starters)
    for (const post of [...server.posts, await rogue.command('league player')]) {
      expect(textOf(post)).not.toContain('@everyone')
      expect(textOf(post)).not.toMatch(/^# B/m)
    }
  })
})

it('a director who has left does not direct, and others go on', async () => {
  await begin(['Ann', 'Bob'], { role: '55' })
  const rex = server.person('100000000000000007', 'Rex', 'en', { roles: ['55'] })
  await rex.command('league pair')
  const former = server.person('100000000000000007', 'Rex')
  for (const [name, options] of Object.entries<Options>({
    publish: {},
    pair: {},
    rule: { decision: 'pause', why: 'x', battle: '1-1' },
    exclude: { player: players[0]!.user, why: 'x' },
    close: {},
    leave: { player: players[0]!.user },
    settings: { rounds: 2 },
  }))
    expect(textOf(await former.command(`league ${name}`, options)), name).toContain('⚠️')
  expect(textOf(await director.command('league publish'))).toContain('is published')
  expect(season()).toMatchObject({
    stage: 'running',
    rulings: [],
    entrants: [{ state: 'in' }, { state: 'in' }],
  })
})

it('a season whose channel is gone goes on, and moves to another', async () => {
  server.refuses = { status: 404, code: 10_003, reason: 'Unknown Channel' }
  expect(textOf(await nextRound())).toContain('is published')
  expect(server.refused).toBe(1)
  expect(server.store.games.size).toBe(1)
  await concede(0, 0)
  expect(rounds()).toEqual([['played']])
  server.refuses = false
  await director.command('league settings', { channel: '800000000000000002' })
  expect(server.calls.some(call => call === 'post 800000000000000002')).toBe(true)
  expect(server.season()).toMatchObject({ channel: '800000000000000002', message: expect.any(String) })
})

it('nothing of a season is seen or done from another server', async () => {
  await nextRound()
  const { id } = server.season()
  const before = JSON.stringify(season())
  const stranger = server.person(players[0]!.user, 'Ann', 'en', {
    guild: '900000000000000002',
    manager: true,
  })
  for (const [name, options] of Object.entries<Options>({
    leave: {},
    approve: { player: 'all' },
    round: {},
    rule: { decision: 'both-at-fault', why: 'x', battle: '1-1' },
    exclude: { player: players[0]!.user, why: 'x' },
    player: {},
    export: {},
    close: {},
  }))
    expect(textOf(await stranger.command(`league ${name}`, { ...options, season: id })), name).toMatch(
      /no such season/,
    )
  expect(await stranger.typing('league rule', 'battle', '', { season: id })).toEqual([])
  expect(await stranger.typing('league player', 'player', '', { season: id })).toEqual([])
  expect(JSON.stringify(season())).toBe(before)
})
