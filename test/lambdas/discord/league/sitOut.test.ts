import { beforeEach, describe, expect, it } from 'vitest'
import type { Settings } from '../../../../rules/league/running.ts'
import { type Person, type TestServer, textOf } from '../testServer.ts'
import { type Begun, beginSeason, surely } from './beginSeason.ts'

let begun: Begun
let server: TestServer
let director: Person
let ann: Person
let bob: Person

const season = () => server.season().season
const battles = () => season().rounds.at(-1)!.battles
const scores = () =>
  season().rounds.map(round => {
    const outcome = round.battles.find(({ players }) => players[0] === 0 && players[1] === null)?.outcome
    return outcome && [outcome.kind, outcome.score[0]]
  })
/** The next round, whose battles are all given up. */
async function playRound() {
  await begun.nextRound()
  for (const [table, { outcome }] of battles().entries()) if (!outcome) await begun.concede(table, 0)
}
async function begin(count = 3) {
  begun = await beginSeason(['Ann', 'Bob', 'Cleo', 'Dan'].slice(0, count))
  ;({ server, director } = begun)
  ;[ann, bob] = begun.players as [Person, Person]
}

beforeEach(() => begin())

describe('a round that is sat out', () => {
  it('brings half a victory twice, then nothing, and the table says so', async () => {
    for (const round of [1, 2, 3]) {
      const said = textOf(await ann.command('league sit-out', { round }))
      expect(said).toContain(
        `Ann sits out round ${round}. A round sat out brings 1.5, 2 times at most, then 0`,
      )
    }
    await playRound()
    expect(textOf(await bob.command('league standings'))).toMatch(
      /Ann\*\* 1\.5 .*sat out 1 round · sits out the next round/,
    )
    for (let round = 1; round < 3; round++) await playRound()
    expect(scores()).toEqual([
      ['sit-out', 3],
      ['sit-out', 3],
      ['sit-out', 0],
    ])
    expect(season().rounds.every(({ battles }) => battles.length === 2)).toBe(true)
    const table = textOf(await bob.command('league standings'))
    expect(table).toMatch(/\*\*Ann\*\* 3 .*sat out 3 rounds/)
    expect(table).not.toContain('sits out the next round')
    expect(textOf(await director.command('league schedule', { round: 1 }))).toContain('Ann')
  })

  it('brings what the season says: nothing, or half as often as it says', async () => {
    await begin(4)
    // Settings of scores are made known before the season begins: set here as they were then.
    const settings = (sitOut: Settings['scores']['sitOut']) => {
      const record = server.season()
      const { scores } = record.season.settings
      record.season.settings = { ...record.season.settings, scores: { ...scores, sitOut: sitOut! } }
      server.store.seasons.set(record.id, record)
    }
    settings({ score: 0, most: 2 })
    expect(textOf(await ann.command('league sit-out'))).toContain('A round sat out brings 0 here')
    await playRound()
    settings({ score: 3, most: 1 })
    expect(textOf(await ann.command('league sit-out'))).toContain('brings 1.5, once at most, then 0')
    await playRound()
    expect(scores()).toEqual([
      ['sit-out', 0],
      ['sit-out', 0],
    ])
  })

  it('is undone until it is published, and is one’s own or a director’s', async () => {
    const draft = await director.command('league pair')
    await ann.command('league sit-out')
    expect(season().draft).toBeNull()
    expect(textOf(await director.click(draft, 'Publish'))).toContain('⚠️')
    expect(textOf(await bob.command('league sit-out', { player: ann.user }))).toContain('⚠️')
    expect(textOf(await ann.command('league sit-out', { undo: true }))).toBe('Ann plays in round 1.')
    await begun.nextRound()
    expect(battles().some(({ outcome }) => outcome?.kind === 'sit-out')).toBe(false)
    expect(textOf(await ann.command('league sit-out', { round: 1 }))).toContain('Name one from 2 to 5')
    await director.command('league sit-out', { player: ann.user, round: 2 })
    expect(season().entrants[0]!.sitsOut).toEqual([2])
    expect(season().rulings.at(-1)).toMatchObject({ do: 'sit-out', touches: [0] })
  })

  it('stands in the draft, the announcement and the player’s own place, in French too', async () => {
    const fr = server.person(ann.user, 'Ann', 'fr')
    expect(textOf(await fr.command('league sit-out'))).toContain('`/ligue passer-ronde annuler:Vrai`')
    expect(textOf(await director.command('league pair'))).toContain('Sitting out: Ann.')
    await director.command('league publish')
    expect(textOf(await director.command('league round', { round: 1 }))).toContain(
      'Ann: sits out, 1.5 points',
    )
    await begun.concede(0, 0)
    expect(textOf(await fr.command('league standings', { player: ann.user }))).toMatch(
      /Ronde 1\s: \*\*1,5\*\* passée/,
    )
  })
})

describe('the settings of rounds sat out', () => {
  it('are read and shown before the season begins, and refused where they cannot be', async () => {
    const record = server.season()
    server.store.seasons.set(record.id, {
      ...record,
      season: { ...record.season, stage: 'registration' },
    })
    const said = textOf(await director.command('league scores', { 'sit-out': '0.5', 'sit-outs': 3 }))
    expect(said).toContain('0.5, 3 times at most, then 0')
    expect(season().settings.scores.sitOut).toEqual({ score: 1, most: 3 })
    expect(textOf(await director.command('league scores', { 'sit-out': '1.3' }))).toContain('⚠️')
    expect(season().settings.scores.sitOut).toEqual({ score: 1, most: 3 })
  })
})

describe('whoever has left', () => {
  it('comes back by a director alone, and is paired from the next round on', async () => {
    await playRound()
    const left = await director.command('league leave', { player: ann.user })
    expect(textOf(left)).toContain('A director may let the player back in')
    await surely(director, 'league leave', { player: ann.user })
    expect(season().entrants[0]!.state).toBe('withdrawn')
    expect(textOf(await ann.command('league join'))).toMatch(/⚠️.*Ann has left/)
    const users = { [ann.user]: { id: ann.user, name: 'Ann', bot: false } }
    expect(textOf(await bob.command('league join', { user: ann.user }, users))).toContain('⚠️')
    await director.command('league join', { user: ann.user }, users)
    expect(season().entrants[0]).toMatchObject({ state: 'in', from: 2 })
    await playRound()
    expect(battles().some(({ players }) => players.includes(0))).toBe(true)
  })

  it('and was excluded does not come back', async () => {
    await surely(director, 'league exclude', { player: ann.user, why: 'loaded dice' })
    const users = { [ann.user]: { id: ann.user, name: 'Ann', bot: false } }
    expect(textOf(await director.command('league join', { user: ann.user }, users))).toContain('⚠️')
    expect(season().entrants[0]!.state).toBe('excluded')
  })
})
