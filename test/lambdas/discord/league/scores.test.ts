import { beforeEach, describe, expect, it } from 'vitest'
import { makeTestServer, type Person, type TestServer, textOf } from '../testServer.ts'
import { beginSeason, directorOf } from './beginSeason.ts'

let server: TestServer
let director: Person
let ann: Person

const settings = () => server.season().season.settings

beforeEach(async () => {
  server = makeTestServer()
  director = directorOf(server)
  ann = server.person('100000000000000001', 'Ann', 'fr')
  await director.command('league create', { name: 'Spring', size: 500, approval: 'automatic' })
})

describe('/league scores', () => {
  it('shows what counts how, to anybody and in their language, and changes nothing', async () => {
    const before = JSON.stringify(server.season())
    expect(textOf(await director.command('league scores'))).toContain(
      'defeat (7.05): **3 / 2 / 1.5 / 1 / 0**',
    )
    const said = textOf(await ann.command('league scores'))
    expect(said).toContain('**3 / 2 / 1,5 / 1 / 0**')
    expect(said).toContain('**Bien moins Mal**')
    expect(JSON.stringify(server.season())).toBe(before)
    expect(textOf(await ann.command('league settings'))).toContain('/ligue barème')
  })

  it('lets directors alone change them', async () => {
    expect(textOf(await ann.command('league scores', { bye: '0' }))).toContain('⚠️')
    expect(settings().scores.bye).toBe(6)
    const options = { battles: '3/3/1/0/0', bye: '1,5', forfeit: '2.5 – 0', neither: '1', both: '0.5' }
    const said = textOf(
      await director.command('league scores', {
        ...options,
        'less-played': 'count',
        leavers: 'stand',
        'unplayed-rounds': 'fide',
      }),
    )
    expect(settings()).toMatchObject({
      scores: { battle: [6, 6, 2, 0, 0], bye: 3, forfeit: [5, 0], neitherAtFault: 2, bothAtFault: 1 },
      lessPlayed: 'count',
      leavers: 'stand',
      unplayedRounds: 'fide',
    })
    for (const value of ['3 / 3 / 1 / 0 / 0', '1.5', '2.5 – 0', 'times Good', 'stand;', 'the FIDE way'])
      expect(said).toContain(`**${value}`)
  })

  it.each([
    [{ battles: '3/2/1' }, 'cannot be read'],
    [{ battles: '1/2/3/4/5' }, 'never rise'],
    [{ battles: '3/2/1.3/1/0' }, 'cannot be read'],
    [{ bye: '=1+1' }, 'cannot be read'],
    [{ bye: '6.5' }, 'from 0 to 6'],
    [{ forfeit: '3' }, 'cannot be read'],
  ])('refuses %o', async (options, why) => {
    const before = settings()
    expect(textOf(await director.command('league scores', options))).toContain(why)
    expect(settings()).toEqual(before)
  })

  it('counts battles by them, and stays once the season has begun (2.021)', async () => {
    const begun = await beginSeason(['Ann', 'Bob'], { name: 'Summer' })
    expect(textOf(await begun.director.command('league scores', { bye: '0' }))).toContain('(2.021)')
    expect(textOf(await begun.director.command('league scores', { leavers: 'stand' }))).toContain(
      'known in advance: battles of who leaves a round robin (10.09).',
    )
    expect(textOf(await begun.director.command('league scores'))).toContain('this stays')
    expect(begun.server.season().season.settings.scores.bye).toBe(6)
  })
})

describe('/league scores of Regiments', () => {
  const create = () =>
    director.command('league create', { name: 'War', system: 'regiments', size: 1000, approval: 'automatic' })

  it('RB-25 says what a victory brings, counts all of them alike where directors give numbers, and goes back', async () => {
    await create()
    const inSeason = { season: server.season().id }
    const first = textOf(await director.command('league scores', inSeason))
    expect(first).toContain('**11–20 / 10 / 9–0**')
    expect(first).toContain('A victory brings the points of its battle, 11 to 20; a draw 10 each.')
    const own = textOf(await director.command('league scores', { ...inSeason, battles: '3/1/0' }))
    expect(own).toContain('**3 / 1 / 0**')
    expect(own).toContain('Every victory brings 3, however great it is; a draw 1, a defeat 0.')
    // What is not played is lowered with it.
    expect(settings().scores.battle).toEqual([6, 2, 0])
    expect(own).toMatch(/at fault[^*]*\*\*1\*\*/)
    const back = textOf(await ann.command('league scores', inSeason))
    expect(back).toContain('Chaque victoire rapporte 3')
    await director.command('league scores', { ...inSeason, battles: '20/10/0' })
    expect(textOf(await director.command('league scores', inSeason))).toContain('11 to 20')
  })

  it('7.05 takes no more for a battle that is not played than for a draw, and says so', async () => {
    await create()
    const said = async (options: Record<string, string>) =>
      textOf(await director.command('league scores', { season: server.season().id, ...options }))
    expect(await said({ neither: '10.5' })).toContain('Not to play brings no more than a draw does.')
    expect(await said({ 'sit-out': '11' })).toContain('Give 10 at most')
    expect(await said({ neither: '10' })).not.toContain('⚠️')
  })

  it('a season of The Dark Lord gives each 1 for a battle that was not played without fault', async () => {
    await director.command('league create', { name: 'Ring', system: 'dark-lord', approval: 'automatic' })
    expect(settings().scores).toMatchObject({ battle: [6, 2, 0], neitherAtFault: 2, sitOut: { score: 2 } })
  })
})
