import { beforeEach, describe, expect, it } from 'vitest'
import { keepClosedSeason, seasonsInOrder } from '../../../../lambdas/league/records.ts'
import { records } from '../../../../lambdas/league/seasonEntries.ts'
import { ratingsOf, recordOf, type Season, standings } from '../../../../rules/league/index.ts'
import { makeTestServer, type Person, type TestServer, textOf } from '../testServer.ts'
import { beginSeason, directorOf, surely } from './beginSeason.ts'

const guild = '900000000000000001'
let server: TestServer
let director: Person
let ann: Person
let bob: Person

beforeEach(() => {
  server = makeTestServer()
  director = directorOf(server)
  ann = server.person('100000000000000001', 'Ann')
  bob = server.person('100000000000000002', 'Bob')
})

const newest = () => [...server.store.seasons.values()].at(-1)!
const closed = () => server.store.closedSeasons(guild)

/** A season of one battle between Ann and Bob, in which somebody gives up. */
async function play(name: string, loser: Person, close = true) {
  const { nextRound } = await beginSeason(['Ann', 'Bob'], { name }, server)
  await nextRound()
  const { id, version } = server.game(newest().season.rounds[0]!.battles[0]!.game!)
  await loser.press(`concede:${id}:${version}:yes`)
  if (close) await surely(director, 'league close')
}

describe('a closed season', () => {
  it('gives its battles to the records of the server, and before it is closed nothing', async () => {
    await play('Spring', bob, false)
    expect(await closed()).toMatchObject({ seasons: {}, version: 0 })
    expect(textOf(await ann.command('league player', { records: true }))).toMatch(/No season has been closed/)
    await surely(director, 'league close')
    const { season, id } = newest()
    const kept = seasonsInOrder(await closed(), season.settings.game)
    expect(kept.map(each => each.id)).toEqual([id])
    expect(recordOf(kept, ann.user)).toEqual(recordOf([season], ann.user))
    expect(ratingsOf(kept)).toEqual(ratingsOf([season]))
    expect(standings(kept[0]!)).toEqual(standings(season))
    // Neither armies nor secrets are copied.
    expect(kept[0]).toMatchObject({ seed: '', rulings: [], directors: [], entrants: [{ armies: null }, {}] })
  })

  it('counts once, however often it is carried out, and can be counted anew', async () => {
    await play('Spring', bob)
    const once = await closed()
    await server.tellOf({ ...newest(), outbox: [records(newest())] })
    expect((await closed()).seasons).toMatchObject({ [newest().id]: { season: { stage: 'over' } } })
    expect(Object.keys((await closed()).seasons)).toHaveLength(1)
    expect(textOf(await ann.command('league player'))).toContain('after 1 battle\n')
    // What was lost comes back from the season itself.
    await server.store.saveClosedSeasons({ ...(await closed()), seasons: {} })
    await director.command('league standings', { recount: true })
    expect(Object.values((await closed()).seasons).map(({ season }) => season)).toEqual(
      Object.values(once.seasons).map(({ season }) => season),
    )
  })

  it('does not come back as it was in an older state, nor in one before its end', async () => {
    await play('Spring', bob)
    const record = newest()
    const older: Season = { ...record.season, entrants: [] }
    expect(await keepClosedSeason({ ...record, season: older, version: 1 }, server.store)).toBe(true)
    const open = { ...record.season, id: 'other', stage: 'running' as const }
    expect(await keepClosedSeason({ ...record, season: open }, server.store)).toBe(true)
    expect(Object.values((await closed()).seasons)).toMatchObject([{ season: { entrants: [{}, {}] } }])
    const busy = { ...server.store, saveClosedSeasons: async () => false }
    expect(await keepClosedSeason(record, busy)).toBe(false)
  })
})

it('says one battle in French in the singular', async () => {
  await play('Spring', bob)
  const french = server.person(ann.user, 'Ann', 'fr')
  const said = textOf(await french.command('league player')).replaceAll('\u202f', ' ')
  expect(said).toContain('En tout : 1 gagnée, 0 nulle, 0 perdue\n')
})

describe('several seasons', () => {
  beforeEach(async () => {
    await play('Spring', bob)
    server.wait(86_400)
    await play('Autumn', ann)
    server.wait(86_400)
    await play('Winter', bob)
  })

  it('make one rating and one record by camp, board and opponent', async () => {
    const answer = await ann.command('league player')
    expect(answer.pictures).toMatchObject([{ name: 'player.png', alt: expect.stringContaining('Ann') }])
    const text = textOf(answer)
    expect(text).toContain('**Over all closed seasons** (3)')
    const game = newest().season.settings.game
    const seasons = [...server.store.seasons.values()].map(({ season }) => season)
    expect(seasonsInOrder(await closed(), game).map(({ settings }) => settings.name)).toEqual([
      'Spring',
      'Autumn',
      'Winter',
    ])
    const { rating, deviation } = ratingsOf(seasons).get(ann.user)!
    expect(text).toContain(`Rating **${Math.round(rating)}** ± ${Math.round(deviation)} after 3 battles`)
    expect(text).toContain('In all: 2 won, 0 drawn, 1 lost')
    expect(text).toContain('**Opponents**\n- Bob: 2 won, 0 drawn, 1 lost')
    expect(text).toContain('🏆 rank 1 of 2 in **Winter**\n- rank 2 of 2 in **Autumn**')
  })

  it('are a table of records for the community, in English and French', async () => {
    const text = textOf(await director.command('league player', { records: true }))
    expect(text).toContain('After 3 closed seasons')
    expect(text).toContain('- battles fought: **3** – Ann and Bob')
    expect(text).toContain('- seasons won: **2** – Ann')
    expect(text).toMatch(/1\. \*\*Ann\*\* · Rating .*\n2\. \*\*Bob/)
    const rené = server.person('100000000000000005', 'René', 'fr')
    expect(textOf(await rené.command('league player', { records: true }))).toMatch(
      /- batailles livrées\s: \*\*3\*\* – Ann et Bob\n/,
    )
    expect(textOf(await rené.command('league player', { player: ann.user }))).toContain(
      'Sur toutes les saisons',
    )
  })

  it('are shown of whoever was in an earlier one alone', async () => {
    await director.command('league create', { name: 'Next', size: 500 })
    expect(textOf(await ann.command('league player'))).toContain('**Ann**\n**Over all closed seasons** (3)')
    expect(textOf(await director.command('league player'))).toContain('⚠️')
  })

  it('keep the battles of whoever wanted to be forgotten, without name and id', async () => {
    await ann.click(await ann.command('settings forget-me'), 'Delete everything of mine')
    const text = JSON.stringify(await closed())
    expect(text).not.toContain(ann.user)
    expect(text).not.toContain('Ann')
    const records = textOf(await bob.command('league player', { records: true }))
    expect(records).not.toContain('Ann')
    expect(records).toContain('- battles fought: **3** – Bob')
    expect(textOf(await bob.command('league player'))).toContain('- Former player: 1 won, 0 drawn, 2 lost')
    // An entry that was waiting brings nothing back.
    const outboxes = [...server.store.seasons.values()]
    for (const season of outboxes) await server.tellOf(season)
    expect(JSON.stringify(await closed())).not.toContain(ann.user)
  })
})
