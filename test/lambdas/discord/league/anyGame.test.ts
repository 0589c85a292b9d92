import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Message, OptionValue } from '../../../../lambdas/discord/types.ts'
import { hasLeague } from '../../../../lambdas/league/gameOfSeason.ts'
import { seasonsInOrder } from '../../../../lambdas/league/records.ts'
import { engineOf, gameOf } from '../../../../rules/games.ts'
import { ratingsOf, standings } from '../../../../rules/league/index.ts'
import { leakOf } from '../games/leakOf.ts'
import { labelsOf, makeTestServer, type Person, type TestServer, textOf } from '../testServer.ts'
import { beginSeason, directorOf, surely } from './beginSeason.ts'

vi.mock(import('../../../../rules/games.ts'), async load =>
  (await import('../../../games/listToys.ts')).listToys(await load()),
)
vi.mock(import('../../../../lambdas/discord/games/index.ts'), async load =>
  (await import('../../../games/listToys.ts')).listToyFaces(await load()),
)

const guild = '900000000000000001'
let server: TestServer
let director: Person
let players: Person[]
/** Whatever somebody was answered in a season of the relay, which has no word of Combat Hex. */
let heard: Message[]

beforeEach(() => {
  server = makeTestServer()
  director = directorOf(server)
  players = ['Ann', 'Bob', 'Cleo', 'Dan'].map((name, i) =>
    server.person(`10000000000000000${i + 1}`, name, i % 2 ? 'fr' : 'en'),
  )
  heard = []
})

afterEach(() => expect(heard.map(leakOf).filter(Boolean)).toEqual([]))

async function says(who: Person, words: string, options: Record<string, OptionValue> = {}): Promise<string> {
  const message = await surely(who, words, options)
  heard.push(message)
  return textOf(message)
}

const season = () => server.season().season
const create = (options: Record<string, OptionValue> = {}) =>
  says(director, 'league create', {
    name: 'Meadow',
    system: 'relay',
    approval: 'automatic',
    boards: 'named',
    'board-list': 'the-marsh',
    ...options,
  })

/** Everybody joins, and hands in a ready team: hares and tortoises in turn. */
async function enter() {
  for (const [i, player] of players.entries()) {
    await says(player, 'league join')
    await says(player, 'league army', { army: i % 2 ? 'starter-tortoises' : 'starter-hares' })
  }
}

async function nextRound() {
  await says(director, 'league pair')
  await says(director, 'league publish')
}

/** A battle of the last round is run to its end: everybody runs to the right, as whoever is away would. */
async function run(table: number) {
  const { game } = season().rounds.at(-1)!.battles[table]!
  for (let steps = 0; server.game(game!).stage === 'battle'; steps++) {
    if (steps > 200) throw new Error('nobody arrives')
    const { seats, save } = server.game(game!)
    const question = engineOf({ game: 'relay' }).open(save!).question!
    const who = players.find(({ user }) => user === seats[question.by]!.user)!
    await says(who, 'answer', { choice: question.fallback(), game: game! })
  }
}

/** A season of four over one round, played and closed. */
async function playOneRound() {
  await create({ rounds: 1 })
  await enter()
  await says(director, 'league start')
  await nextRound()
  await run(0)
  await run(1)
  await says(director, 'league close')
}

describe('a season of another game', () => {
  it('takes what that game offers, and refuses the rest with what to do', async () => {
    for (const [option, value] of [
      ['size', 500],
      ['rules', 'classic'],
      ['ban', 'Leveret'],
      ['limit', '2 each'],
    ] as const)
      expect(await create({ [option]: value })).toContain('Relay has no such')
    const none = textOf(await director.command('league create', { name: 'Dash', system: 'race' }))
    expect(none).toContain('No seasons are held of Race')
    expect(none).toContain('Relay')
    expect(server.store.seasons.size).toBe(0)
    await create({ size: 30 })
    expect(season().settings).toMatchObject({
      game: 'relay',
      sides: [],
      told: [6, 3, 0],
      terms: { rules: 'relay', points: 30 },
      scores: { battle: [6, 3, 0], bye: 6, neitherAtFault: 3 },
    })
    expect(await says(director, 'league settings', { ban: 'Leveret' })).toContain('Relay has no such')
    expect(await says(director, 'league settings', { size: 60 })).toContain('60 points')
    expect(season().settings.terms).toMatchObject({ points: 60 })
  })

  it('is of two, whom a game has to seat', () => {
    const relay = gameOf({ game: 'relay' })
    const seating = (most: number) => {
      const module = { ...relay.engine.module, maxPlayers: () => most }
      return hasLeague({ ...relay, engine: { ...relay.engine, module } })
    }
    expect([seating(1), seating(2), seating(3)]).toEqual([false, true, true])
  })

  it('scores as that game tells its results, unless the season says otherwise', async () => {
    await create()
    expect(await says(director, 'league scores')).toContain('victory / draw / defeat: **3 / 1.5 / 0**')
    expect(await says(director, 'league scores', { battles: '3/2/1.5/1/0' })).toContain('cannot be read')
    expect(await says(director, 'league scores', { battles: '1/1/0' })).toContain('3/1.5/0')
    expect(await says(director, 'league scores', { battles: '2/1/0' })).toContain('**2 / 1 / 0**')
    expect(await says(players[1]!, 'league scores')).toContain('victoire / nul / défaite')
  })

  it('takes one army of any list of that game, own or ready', async () => {
    await create()
    const [ann, bob] = players as [Person, Person]
    const joined = await ann.command('league join')
    heard.push(joined)
    expect(labelsOf(joined)).toEqual(['Starter army (Hares)', 'Starter army (Tortoises)'])
    expect(await says(ann, 'league army')).toContain('Name one: `/league army army:…`')
    expect(await says(ann, 'league my')).toContain('one of Hares or one of Tortoises')
    await says(ann, 'army new', { name: 'Fleet', camp: 'hares', system: 'relay' })
    await says(ann, 'army add', { army: 'Fleet', figure: 'leveret', system: 'relay' })
    const offered = await ann.offered('league army', 'army')
    expect(offered.map(({ value }) => value)).toEqual(['Fleet', 'starter-hares', 'starter-tortoises'])
    expect(await ann.offered('league army', 'good')).toEqual([])
    expect(await ann.offered('league settings', 'ban')).toEqual([])
    expect(await says(ann, 'league army', { army: 'Fleet', other: 'starter-tortoises' })).toContain(
      'Name one',
    )
    expect(await says(ann, 'league army', { good: 'starter-good' })).toContain('no army called')
    expect(season().entrants[0]).toMatchObject({ armies: null, approval: 'missing' })
    expect(await says(ann, 'league army', { army: 'Fleet' })).toContain('Leveret')
    expect(season().entrants[0]).toMatchObject({ armies: { hares: ['leveret'] }, approval: 'approved' })
    // Another one takes its place.
    await says(ann, 'league army', { army: 'starter-tortoises' })
    expect(Object.keys(season().entrants[0]!.armies!)).toEqual(['tortoises'])
    await says(bob, 'league join')
    expect(await says(bob, 'league army', { army: 'Fleet' })).toContain('⚠️')
  })

  it('is played by four to its end, and told without a word of the first game', async () => {
    await create({ rounds: 3 })
    expect(textOf(server.posts.at(-1)!)).toContain('Relay · Swiss · 60 points')
    await enter()
    await says(director, 'league start')
    for (let round = 1; round <= 3; round++) {
      await nextRound()
      for (const table of [0, 1]) {
        const { game } = season().rounds.at(-1)!.battles[table]!
        expect(server.game(game!)).toMatchObject({ game: 'relay', stage: 'battle' })
        await run(table)
      }
    }
    const { rounds } = season()
    const outcomes = rounds.flatMap(({ battles }) => battles.map(({ outcome }) => outcome!))
    expect(outcomes).toHaveLength(6)
    for (const { kind, score, result } of outcomes) {
      expect(kind).toBe('played')
      expect(score.toSorted()).toEqual([0, 6])
      expect(result).toMatchObject({ sides: [null, null], board: 'the-marsh' })
    }
    const table = standings(season())
    expect(table.reduce((sum, { score }) => sum + score, 0)).toBe(36)
    for (const { entrant, score } of table) {
      const name = season().entrants[entrant]!.name
      const shown = await says(players[0]!, 'league standings')
      expect(shown).toContain(`**${name}** ${score / 2} (3 battles)`)
    }
    for (const who of [players[0]!, players[1]!])
      for (const words of [
        'league schedule',
        'league my',
        'league player',
        'league settings',
        'league export',
      ])
        await says(who, words)
    await says(director, 'league close')
    expect(server.posts.map(leakOf).filter(Boolean)).toEqual([])
  })

  it('is rated by itself', async () => {
    await playOneRound()
    const relay = ratingsOf(seasonsInOrder(await server.store.closedSeasons(guild), 'relay'))
    expect(relay.size).toBe(4)
    const { nextRound: pair, concede } = await beginSeason(['Ann', 'Bob'], { name: 'Spring' }, server)
    await pair()
    await concede(0, 0)
    await surely(director, 'league close', { season: 'Spring' })
    const closed = await server.store.closedSeasons(guild)
    expect(ratingsOf(seasonsInOrder(closed, 'relay'))).toEqual(relay)
    expect(ratingsOf(seasonsInOrder(closed, 'combat-hex')).size).toBe(2)
    const shown = async (system: string) =>
      textOf(await players[0]!.command('league player', { records: true, system }))
    expect(await shown('relay')).toMatch(/Records of this server: Relay[^]*Cleo/)
    const first = await shown('combat-hex')
    expect(first).toContain('Combat Hex')
    expect(first).not.toContain('Cleo')
  })

  it('gives places by the ratings of its game at the moment when it begins', async () => {
    await playOneRound()
    const again = { season: 'Again' }
    await create({ name: 'Again' })
    await says(director, 'league settings', { ...again, seeding: 'rating' })
    for (const player of players.toReversed()) {
      await says(player, 'league join', again)
      await says(player, 'league army', { ...again, army: 'starter-hares' })
    }
    await says(director, 'league start', again)
    const { entrants } = server.season().season
    expect(server.season().season.settings).toMatchObject({ name: 'Again', seeding: 'rating' })
    const ratings = ratingsOf(seasonsInOrder(await server.store.closedSeasons(guild), 'relay'))
    const inOrder = entrants.toSorted((a, b) => a.seed - b.seed).map(({ user }) => ratings.get(user)!.rating)
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => b - a))
    expect(new Set(inOrder).size).toBeGreaterThan(1)
    expect(entrants.map(({ rating }) => rating)).toEqual(
      entrants.map(({ user }) => ratings.get(user)!.rating),
    )
  })
})
