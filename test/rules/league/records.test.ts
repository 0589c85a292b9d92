import { Glicko2 } from 'glicko2'
import { describe, expect, it } from 'vitest'
import {
  battlesSheet,
  csvOf,
  firstRating,
  luckOf,
  luckOfThrows,
  ratingsOf,
  recordOf,
  recordsOf,
  type Season,
  seasonDocument,
  standings,
  standingsSheet,
} from '../../../rules/league/index.ts'
import { league } from '../../helpers/league.ts'

/** A season of three rounds between Ada and others, in which whoever joined first wins. */
function season(...names: string[]): Season {
  const l = league({
    approval: 'automatic',
    rounds: 2,
    seeding: 'joined',
    boards: { way: 'named', list: ['marsh'] },
  })
  l.enter(...names)
  l.does({ do: 'start' })
  for (let round = 0; round < 2; round++) {
    l.round()
    for (const [table, { players, outcome, sides }] of l.season.rounds.at(-1)!.battles.entries())
      if (!outcome)
        l.ends(table, players[0] < players[1]! ? [6, 0] : [0, 6], {
          sides: sides ?? [0, 1],
          board: 'marsh',
          destroyed: [500, 100],
          lost: [100, 500],
          luck: [
            { dice: 10, sum: 40 },
            { dice: 10, sum: 30 },
          ],
          answerTime: [3600, null],
        })
  }
  return l.does({ do: 'close' })
}

describe('ratings', () => {
  it('rise by winning, get surer by fighting, and go on over seasons', () => {
    const one = season('Ada', 'Bo', 'Cy', 'Di')
    const ratings = ratingsOf([one])
    expect(ratings.get('ada')!.rating).toBeGreaterThan(1500)
    expect(ratings.get('di')!.rating).toBeLessThan(1500)
    expect(ratings.get('ada')).toMatchObject({ battles: 2 })
    expect(ratings.get('ada')!.deviation).toBeLessThan(350)
    const two = ratingsOf([one, season('Ada', 'Eve')])
    expect(two.get('ada')!.rating).toBeGreaterThan(ratings.get('ada')!.rating)
    expect(ratingsOf([one])).toEqual(ratings)
    const forgotten = structuredClone(one)
    Object.assign(forgotten.entrants[0]!, { user: '', name: '' })
    expect([...ratingsOf([forgotten]).keys()].toSorted()).toEqual(['bo', 'cy', 'di'])
    expect(ratingsOf([forgotten]).get('di')).toEqual(ratings.get('di'))
  })

  it('are worked out as in the example that Glickman published', () => {
    const ranking = new Glicko2({ ...firstRating, rd: 200 })
    const [own, ...others] = [
      [1500, 200],
      [1400, 30],
      [1550, 100],
      [1700, 300],
    ].map(([rating, deviation]) => ranking.makePlayer(rating, deviation, 0.06))
    ranking.updateRatings(others.map((other, i) => [own!, other, i === 0 ? 1 : 0]))
    expect(own!.getRating()).toBeCloseTo(1464.06, 1)
    expect(own!.getRd()).toBeCloseTo(151.52, 1)
    expect(own!.getVol()).toBeCloseTo(0.059996, 6)
  })

  it('stay where equals draw, and get surer', () => {
    const drawn = season('Ada', 'Bo')
    for (const { battles } of drawn.rounds) battles[0]!.outcome!.score = [3, 3]
    const ratings = ratingsOf([drawn])
    expect(ratings.get('ada')!.rating).toBeCloseTo(1500, 6)
    expect(ratings.get('ada')!.deviation).toBeLessThan(350)
  })
})

describe('records', () => {
  const one = season('Ada', 'Bo', 'Cy', 'Di')

  it('of a player tell sides, boards, opponents, luck, answers and honours', () => {
    const record = recordOf([one, season('Ada', 'Bo')], 'ada')
    expect(record).toMatchObject({ battles: 4, wins: 4, draws: 0, losses: 0 })
    expect([...record.sides.values()].reduce((sum, { battles }) => sum + battles, 0)).toBe(4)
    expect(record.boards.get('marsh')).toMatchObject({ battles: 4, wins: 4 })
    expect(record.opponents.get('bo')!.wins).toBeGreaterThanOrEqual(2)
    expect(record.luck.dice).toBe(40)
    expect(record.honours.map(({ rank }) => rank)).toEqual([1, 1])
    expect(recordOf([one], 'nobody')).toMatchObject({ battles: 0, honours: [], answerTime: null })
    expect(recordOf([one], '')).toMatchObject({ battles: 0 })
  })

  it('tell how long answers took on average, of the battles in which that was measured', () => {
    const both = season('Ada', 'Bo')
    const averages = (...times: { ada: number | null; bo: number | null }[]) => {
      for (const [i, { battles }] of both.rounds.entries()) {
        const { players, outcome } = battles[0]!
        const { ada, bo } = times[i]!
        outcome!.result!.answerTime = players[0] === 0 ? [ada, bo] : [bo, ada]
      }
      return ['ada', 'bo'].map(user => recordOf([both], user).answerTime)
    }
    expect(averages({ ada: 600, bo: null }, { ada: 1200, bo: null })).toEqual([900, null])
    expect(averages({ ada: 600, bo: 0 }, { ada: null, bo: 100 })).toEqual([600, 50])
  })

  it('count dice above their average', () => {
    const luck = luckOfThrows(
      [{ by: 0, faces: [6, 6, 6] }, undefined, { by: 1, faces: [1] }, { by: 0, faces: [3] }],
      2,
    )
    expect(luck).toEqual([
      { dice: 4, sum: 21 },
      { dice: 1, sum: 1 },
    ])
    expect(luck.map(luckOf)).toEqual([7, -2.5])
  })

  it('of a community name who holds them', () => {
    const records = recordsOf([one, season('Ada', 'Bo')])
    const held = (name: string) => records.find(({ record }) => record === name)
    expect(held('seasons-won')).toEqual({ record: 'seasons-won', value: 2, users: ['ada'] })
    expect(held('battles')).toMatchObject({ value: 4, users: ['ada', 'bo'] })
    expect(held('wins-in-a-row')).toMatchObject({ value: 4, users: ['ada'] })
    expect(held('destroyed-in-a-battle')).toMatchObject({ value: 500 })
    expect(recordsOf([])).toEqual([])
  })
})

describe('exports', () => {
  it('have a row for each entrant and each battle, with what a spreadsheet takes for formulas made text', () => {
    const one = season('Ada', '=1+2', '@everyone', '-3')
    const table = standingsSheet(one)
    expect(table).toHaveLength(5)
    expect(table[1]!.slice(0, 3)).toEqual([1, 'Ada', 6])
    const csv = csvOf(table, 'en')
    expect(csv.split('\r\n')[0]).toMatch(/^\uFEFFrank,player,points,fought,wins,draws,losses,byes,buchholz,/)
    expect(csv).toMatch(/,'=1\+2,/)
    expect(csv).toMatch(/,'@everyone,/)
    expect(csv).toMatch(/,'-3,/)
    const row = [[-650, 1.5, 'a "b", c; d']]
    expect(csvOf(row, 'en')).toBe('\uFEFF-650,1.5,"a ""b"", c; d"\r\n')
    expect(csvOf(row, 'fr')).toBe('\uFEFF-650;1,5;"a ""b"", c; d"\r\n')
    expect(battlesSheet(one)).toHaveLength(1 + 4)
    expect(battlesSheet(one)[1]).toEqual(expect.arrayContaining([1, 'marsh', 'played', 'broken', 500, 100]))
  })

  it('hold all that a table takes, and neither users nor armies', () => {
    const one = season('Ada', 'Bo', 'Cy')
    const text = JSON.stringify(seasonDocument(one))
    expect(JSON.parse(text)).toMatchObject({
      name: 'Autumn',
      stage: 'over',
      standings: [{ player: 'Ada' }, {}, {}],
    })
    expect(text).not.toContain('"ada"')
    expect(text).not.toContain('armies')
    expect((JSON.parse(text) as { battles: unknown[] }).battles).toHaveLength(4)
  })
})

it('the table of 200 players and ten rounds is made at once', () => {
  const one = season('Ada', 'Bo')
  const players = 200
  const entrants = Array.from({ length: players }, (_, i) => ({
    ...one.entrants[0]!,
    user: `u${i}`,
    seed: i + 1,
  }))
  const rounds = Array.from({ length: 10 }, (_, round) => ({
    ...one.rounds[0]!,
    number: round + 1,
    battles: Array.from({ length: players / 2 }, (_, i) => ({
      ...one.rounds[0]!.battles[0]!,
      players: [i, 100 + ((i + round) % 100)] as const,
    })),
  }))
  const before = process.cpuUsage().user
  const table = standings({ ...one, entrants, rounds })
  const spent = (process.cpuUsage().user - before) / 1000
  expect(table).toHaveLength(players)
  // The figure to reach is 50 ms; here only that nothing grows with the square of the players.
  expect(spent).toBeLessThan(1000)
})
