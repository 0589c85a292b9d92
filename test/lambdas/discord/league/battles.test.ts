import { beforeEach, describe, expect, it } from 'vitest'
import { tickSeason } from '../../../../lambdas/league/tick.ts'
import { seasonTasks } from '../../../../lambdas/store/seasonDue.ts'
import type { GameRecord } from '../../../../lambdas/store/types.ts'
import { tellSeason } from '../../../../lambdas/worker/tellSeason.ts'
import { labelsOf, makeTestServer, type Person, type TestServer, textOf } from '../testServer.ts'
import { type Begun, beginSeason } from './beginSeason.ts'

let server: TestServer
let director: Person
let players: Person[]

let nextRound: Begun['nextRound']
/** The player of a battle by place gives it up. */
let concede: Begun['concede']

const names = ['Ann', 'Bob', 'Cleo', 'Dan']

async function begin(count: number) {
  ;({ server, director, players, nextRound, concede } = await beginSeason(names.slice(0, count)))
}

const season = () => server.season().season
const battle = (table = 0) => season().rounds.at(-1)!.battles[table]!
const game = (table = 0): GameRecord => server.game(battle(table).game!)
const personOf = (user: string) => players.find(player => player.user === user)!
const rule = (decision: string, options = {}) =>
  director.command('league rule', { decision, why: 'so it is', battle: '1-1', ...options })
const outcome = (table = 0) => battle(table).outcome

beforeEach(() => begin(2))

describe('the table in words', () => {
  it('bears ranks that are not counted anew where two share one', async () => {
    await begin(4)
    await nextRound()
    for (const battle of ['1-1', '1-2']) await rule('neither-at-fault', { battle })
    const ranks = textOf(await director.command('league standings')).match(
      /^\S+ (?=\*\*(?:Ann|Bob|Cleo|Dan)\*\* 1\.5)/gm,
    )
    expect(ranks).toEqual(['1\\. ', '1\\. ', '1\\. ', '1\\. '])
  })
})

describe('a round', () => {
  it('is seen by its director alone before it is published', async () => {
    const posts = server.posts.length
    const draft = await director.command('league pair')
    expect(textOf(draft)).toContain('nobody sees it yet')
    expect(labelsOf(draft)).toEqual(['Publish'])
    expect(server.posts).toHaveLength(posts)
    expect(textOf(await players[0]!.command('league pair'))).toMatch(/director/)
    expect(textOf(await director.click(draft, 'Publish'))).toContain('Round 1 is published: 1 battle begins')
    expect(textOf(await director.click(draft, 'Publish'))).toMatch(/no pairing|changed/)
  })

  it('is announced once, and every battle begins in a thread with what was registered', async () => {
    await nextRound()
    expect(server.posts.filter(post => textOf(post).includes('📣'))).toHaveLength(1)
    expect(server.threads).toHaveLength(1)
    expect(game()).toMatchObject({
      stage: 'battle',
      guild: '900000000000000001',
      season: { name: 'Spring', round: 1, table: 0 },
      terms: { points: 500 },
    })
    expect(game().save).not.toBeNull()
    expect(server.posts.some(post => post.pings?.length === 2 && textOf(post).includes('⚔️'))).toBe(true)
    expect(textOf(await players[0]!.command('league my'))).toContain(`against **`)
    // Nothing is agreed upon any more.
    expect(textOf(await players[0]!.command('game decline', { game: game().id }))).toContain('⚠️')
    expect(
      textOf(await players[0]!.command('army pick', { army: 'starter-good', game: game().id })),
    ).toContain('⚠️')
    expect(textOf(await players[0]!.command('game pause', { game: game().id }))).toMatch(/director/)
  })

  it('makes each battle once, however often it is carried out', async () => {
    await director.command('league pair')
    await director.command('league publish')
    const { outbox: _outbox, ...record } = server.season()
    const again = { ...record, outbox: [{ key: 'again', do: 'battle' as const, round: 1, table: 0 }] }
    server.store.seasons.set(record.id, again)
    await server.tellOf(again)
    expect(server.store.games.size).toBe(1)
    expect(server.season().outbox).toEqual([])
  })

  it('is published once by two directors', async () => {
    const draft = await director.command('league pair')
    const other = server.person('100000000000000008', 'Rex', 'en', { manager: true })
    await other.click(draft, 'Publish')
    expect(textOf(await director.command('league publish'))).toContain('⚠️')
    expect(season().rounds).toHaveLength(1)
  })

  it('shows a director what a swap breaks', async () => {
    await begin(4)
    await nextRound()
    for (const table of [0, 1]) await concede(table, 0)
    await director.command('league pair')
    const [[a], [b]] = season().draft!.pairs as [[number, number], [number, number]]
    const user = (n: number) => season().entrants[n]!.user
    const message = await director.command('league pair', { swap: user(a), with: user(b) })
    expect(textOf(message)).toContain('⚠️')
    const { pairs } = season().draft!
    const again = textOf(await director.command('league pair'))
    expect(again).toContain('Places were changed by hand')
    expect(season().draft!.pairs).toEqual(pairs)
    await rule('score', { score: '3 - 0', battle: '1-1' })
    expect(textOf(await director.command('league pair'))).toContain('changed by hand are lost')
  })
})

describe('a pairing that is not published', () => {
  /** Four players after a round, the next one paired with two places changed by hand. */
  beforeEach(async () => {
    await begin(4)
    await nextRound()
    for (const table of [0, 1]) await concede(table, 0)
    await director.command('league pair')
    const [[a], [b]] = season().draft!.pairs as [[number, number], [number, number]]
    const user = (n: number) => season().entrants[n]!.user
    await director.command('league pair', { swap: user(a), with: user(b) })
  })
  const dropped = 'dropped, and with it the places changed by hand'

  it('is dropped when somebody leaves, and the director is told of the places changed by hand', async () => {
    expect(textOf(await director.command('league leave', { player: 'Ann' }))).toContain(dropped)
    expect(season().draft).toBeNull()
    expect(textOf(await director.command('league leave', { player: 'Bob' }))).not.toContain('dropped')
  })

  it('is dropped when somebody is excluded (10.09), and as it was drawn there is less to tell', async () => {
    const said = textOf(await director.command('league exclude', { player: 'Ann', why: 'loaded dice' }))
    expect(said).toContain(dropped)
    await director.command('league pair')
    const again = textOf(await director.command('league exclude', { player: 'Bob', why: 'loaded dice' }))
    expect(again).toContain('is dropped: `/league pair`')
    expect(again).not.toContain('by hand')
  })
})

describe('a result', () => {
  it('counts by itself, once, and stands in the pinned message', async () => {
    await nextRound()
    await concede(0, 0)
    expect(outcome()).toMatchObject({ kind: 'played', score: [0, 6], result: { reason: 'conceded' } })
    const before = JSON.stringify(season())
    await tellSeason(game(), { ...server.deps() })
    expect(JSON.stringify(season())).toBe(before)
    const winner = season().entrants[battle().players[1]!]!.name
    expect(textOf(server.lastPost())).toContain(`1\\. **${winner}** 3`)
    expect(server.lastPost().pictures).toMatchObject([{ alt: expect.stringContaining(`1. ${winner} 3`) }])
    expect(textOf(await players[0]!.command('league standings'))).toContain(`**${winner}** 3`)
    expect(textOf(await players[0]!.command('league schedule'))).toContain('0 : 3')
    for (const name of ['standings', 'schedule']) {
      const { pictures } = await players[0]!.command(`league ${name}`)
      expect(pictures).toMatchObject([{ name: `${name}.png`, alt: expect.stringContaining(winner) }])
    }
  })

  it('tells the camps and the board that the roll left open, once they were played', async () => {
    await nextRound()
    const line = async () => textOf(await players[0]!.command('league schedule'))
    expect(await line()).not.toContain('(Good)')
    const record = server.season()
    const told = structuredClone(record)
    const result = { winner: 0, reason: 'broken', score: [6, 0], sides: [1, 0], board: 'the-marsh' }
    told.season.rounds[0]!.battles[0]!.outcome = {
      kind: 'played',
      score: [6, 0],
      at: server.now(),
      result: { ...result, destroyed: [0, 0], lost: [0, 0] },
    }
    server.store.seasons.set(record.id, told)
    expect(await line()).toMatch(/\(Evil\) – .* \(Good\) · The marsh/)
    // A camp that was not played is no line of zeros.
    const winner = personOf(told.season.entrants[battle().players[0]]!.user)
    const said = textOf(await winner.command('league player'))
    expect(said).toContain('In all: 1 won, 0 drawn, 0 lost\nEvil: 1 won, 0 drawn, 0 lost\nPoints')
    expect(said).not.toContain('Good:')
  })

  it('of a draw by agreement is 1.5 each (7.05)', async () => {
    await nextRound()
    const id = game().id
    await players[0]!.command('game draw', { game: id })
    await players[1]!.command('game draw', { game: id })
    expect(outcome()).toMatchObject({ kind: 'played', score: [3, 3] })
  })

  it('that comes after a ruling is kept beside it', async () => {
    await nextRound()
    const open = game()
    await rule('both-at-fault')
    expect(outcome()).toMatchObject({ kind: 'both-at-fault', score: [0, 0] })
    // The game was broken off: nobody is asked any more.
    expect(server.game(open.id).stage).toBe('declined')
    const press = personOf(open.seats[0]!.user).press(`finish:${open.id}:${server.game(open.id).version}:yes`)
    expect(textOf(await press)).toContain('⚠️')
  })

  it('can be counted anew from the games at any time', async () => {
    await nextRound()
    await concede(0, 1)
    const record = server.season()
    const lost = structuredClone(record)
    lost.season.rounds[0]!.battles[0]!.outcome = null
    server.store.seasons.set(record.id, lost)
    expect(textOf(await players[0]!.command('league standings', { recount: true }))).toMatch(/director/)
    await director.command('league standings', { recount: true })
    expect(outcome()).toMatchObject({ kind: 'played', score: [6, 0] })
  })
})

describe('/league rule', () => {
  beforeEach(() => nextRound())

  it('is for directors, who say why; those whom it touches read it (10.01)', async () => {
    const [one] = players as [Person, Person]
    expect(
      textOf(await one.command('league rule', { decision: 'both-at-fault', why: 'x', battle: '1-1' })),
    ).toMatch(/director/)
    await rule('forfeit', { player: one.user, why: 'was not there' })
    const place = battle().players.indexOf(season().entrants.findIndex(({ user }) => user === one.user))
    expect(outcome()).toMatchObject({ kind: 'forfeit', score: place === 0 ? [0, 6] : [6, 0] })
    expect(textOf(await one.command('league my'))).toContain('was not there')
    expect(server.posts.some(post => textOf(post).includes('was not there'))).toBe(true)
  })

  it('enters a result by hand, and takes it back', async () => {
    await rule('score', { score: '2 : 1' })
    expect(outcome()).toMatchObject({ kind: 'by-hand', score: [4, 2] })
    expect(game().stage).toBe('declined')
    await rule('reopen')
    expect(outcome()).toBeNull()
    expect(game().stage).toBe('battle')
    await concede(0, 0)
    expect(outcome()).toMatchObject({ kind: 'played', score: [0, 6] })
    expect(textOf(await rule('score', { score: 'much' }))).toContain('cannot be read')
    expect(textOf(await rule('pause', { battle: '7-7' }))).toMatch(/no battle at table/)
  })

  it('gives more time, stops the clock and lets it run again', async () => {
    const before = battle().due!
    await rule('extend', { hours: 500 })
    expect(battle().due).toBeGreaterThan(before)
    await rule('pause')
    expect(game()).toMatchObject({ until: null, paused: '24h' })
    expect(textOf(await rule('pause'))).toContain('⚠️')
    await rule('resume')
    expect(game().until).toBeGreaterThan(server.now())
  })

  it('has a battle fought anew in another game', async () => {
    const first = game().id
    await rule('restart')
    expect(game().id).not.toBe(first)
    expect(server.game(first).stage).toBe('declined')
    expect(server.store.games.size).toBe(2)
  })

  it('puts a substitute in a player’s place', async () => {
    const [one] = players as [Person, Person]
    const zoe = { '100000000000000007': { id: '100000000000000007', name: 'Zoe', bot: false } }
    await director.command(
      'league rule',
      { decision: 'substitute', why: 'ill', player: one.user, with: '100000000000000007' },
      zoe,
    )
    expect(game().seats.map(({ name }) => name)).toContain('Zoe')
    expect(game().seats.map(({ user }) => user)).not.toContain(one.user)
    expect(game().save!.battle.players.map(({ name }) => name)).toContain('Zoe')
  })

  it('puts a figure right, in the game and in its log', async () => {
    const { battle: state } = game().save!
    const figure = state.figures[0]
    if (!figure) {
      expect(textOf(await rule('correct', { figure: 'A1', life: 1 }))).toContain('⚠️')
      return
    }
    await rule('correct', { figure: figure.id, life: 1 })
    expect(season().rulings.at(-1)).toMatchObject({ do: 'correct', what: expect.stringContaining('life 1') })
  })

  it('excludes a player (10.09)', async () => {
    const [one, two] = players as [Person, Person]
    await director.command('league exclude', { player: one.user, why: 'loaded dice' })
    expect(outcome()?.kind).toBe('forfeit')
    expect(textOf(await two.command('league standings'))).toMatch(/– \*\*Ann\*\*/)
  })
})

describe('time', () => {
  it('reminds once, then leaves the present turn and one more, then lets a director rule', async () => {
    await nextRound()
    const tasks = seasonTasks(server.season()).toSorted((a, b) => a.at - b.at)
    expect(tasks.map(({ task }) => task)).toEqual(['remind', 'due', 'late'])
    for (const { at, task } of tasks) {
      const ticked = tickSeason(server.season(), at)!
      const record = { ...ticked.season, outbox: ticked.outbox }
      server.store.seasons.set(record.id, record)
      await server.tellOf(record)
      expect(tickSeason(server.season(), at)).toBeUndefined()
      if (task === 'remind') expect(server.lastPost().pings).toHaveLength(2)
      if (task === 'due') expect(game().save!.battle.lastTurn).toBe(game().save!.battle.turn + 1)
    }
    expect(textOf(server.lastPost())).toContain('A director has to rule on')
    expect(outcome()).toBeNull()
  })

  it('counts what is not over as the season says', async () => {
    await begin(2)
    await director.command('league settings', { unplayed: 'neither-at-fault' })
    await nextRound()
    const late = seasonTasks(server.season()).find(({ task }) => task === 'late')!
    const ticked = tickSeason(server.season(), late.at)!
    expect(ticked.season.season.rounds[0]!.battles[0]!.outcome).toMatchObject({
      kind: 'neither-at-fault',
      score: [3, 3],
    })
  })
})

describe('the end', () => {
  it('waits for open battles, and leaves the table and the files', async () => {
    await nextRound()
    expect(textOf(await director.command('league close'))).toContain('⚠️')
    await concede(0, 0)
    expect(textOf(await director.command('league close'))).toContain('is closed')
    expect(textOf(server.lastPost())).toContain('🏆')
    const message = await players[0]!.command('league export')
    const files = Object.fromEntries(
      (message.files ?? []).map(({ name, content }) => [name.split('-')[0], content]),
    )
    expect(files.standings).toContain('1,')
    expect(JSON.parse(files.season ?? '')).toMatchObject({ dice: { secret: server.season().secret } })
    // It was given up before the deployment roll: it is in no camp.
    expect(textOf(await players[0]!.command('league player'))).toMatch(
      /In all: \d won, 0 drawn, \d lost\nPoints/,
    )
    expect(textOf(await director.command('league pair'))).toMatch(/is over/)
  })

  it('keeps what is secret out of the files before, and formulas for ever', async () => {
    server = makeTestServer()
    director = server.person('100000000000000009', 'Dora', 'en', { manager: true })
    await director.command('league create', { name: 'Spring', size: 500, approval: 'automatic' })
    const rogue = server.person('100000000000000001', '=HYPERLINK("x")')
    await rogue.command('league join')
    const text = JSON.stringify((await rogue.command('league export')).files)
    expect(text).not.toContain(server.season().secret)
    expect(text).not.toMatch(/(?:^|,|\\n)"?=HYPER/)
  })

  it('forgets a player’s name and keeps the battles', async () => {
    await nextRound()
    await concede(0, 0)
    const [one] = players as [Person, Person]
    await one.click(await one.command('settings forget-me'), 'Delete everything of mine')
    const { recent: _recent, ...kept } = server.season()
    expect(JSON.stringify(kept)).not.toContain(one.user)
    expect(outcome()).toMatchObject({ kind: 'played' })
    expect(textOf(await director.command('league schedule'))).toContain('Former player')
  })
})
