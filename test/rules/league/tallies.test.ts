import { describe, expect, it } from 'vitest'
import {
  type Pair,
  ratingsOf,
  recordOf,
  recordsOf,
  type Season,
  statsOf,
} from '../../../rules/league/index.ts'
import { type League, league } from '../../helpers/league.ts'

const tally = (battles: number, wins: number, draws: number, losses: number) => ({
  battles,
  wins,
  draws,
  losses,
})

/** The next round of a season: these pairs of entrants. */
function round(l: League, ...pairs: Pair[]) {
  l.does({ do: 'pair', pairs })
  l.does({ do: 'publish', draft: l.season.draft!.number })
}

/** Ada, Bo, Cy and Di, everybody against everybody, with all that can be told of a battle. */
function full(): League {
  const l = league({
    approval: 'automatic',
    seeding: 'joined',
    rounds: 3,
    boards: { way: 'named', list: ['hills'] },
  })
  l.enter('Ada', 'Bo', 'Cy', 'Di')
  l.does({ do: 'start' })
  round(l, [0, 1], [2, 3])
  l.ends(0, [6, 0], {
    board: 'marsh',
    destroyed: [500, 120],
    lost: [110, 480],
    luck: [
      { dice: 10, sum: 40 },
      { dice: 8, sum: 25 },
    ],
    answerTime: [100, 50],
  })
  l.ends(1, [3, 3], { sides: [1, 0], destroyed: [7, 9], lost: [8, 6] })
  round(l, [0, 2], [1, 3])
  l.does({ do: 'score', round: 2, table: 0, score: [0, 6], why: 'by post' })
  l.does({ do: 'forfeit', round: 2, table: 1, against: 3, why: 'away' })
  round(l, [3, 0], [1, 2])
  l.ends(0, [2, 4], {
    sides: [1, 0],
    destroyed: [30, 300],
    lost: [280, 20],
    luck: [
      { dice: 3, sum: 3 },
      { dice: 2, sum: 9 },
    ],
    answerTime: [null, 300],
  })
  l.ends(1, [3, 3])
  return l
}

/** One battle for each pair, in rounds of their own, of the same score; of three players one rests. */
function short(names: string[], pairs: [number, number][], score: [number, number] = [6, 0]): Season {
  const l = league({ approval: 'automatic', seeding: 'joined', rounds: pairs.length })
  l.enter(...names)
  l.does({ do: 'start' })
  for (const pair of pairs) {
    round(l, pair, ...(names.length === 3 ? [[3 - pair[0] - pair[1], null] as const] : []))
    l.ends(0, score)
  }
  return l.season
}

describe('what somebody has done', () => {
  const season = full().does({ do: 'close' })

  it('is counted battle by battle, fought or entered by hand, and a forfeit is none', () => {
    expect(recordOf([season], 'ada')).toEqual({
      ...tally(3, 2, 0, 1),
      sides: new Map([
        [0, tally(2, 2, 0, 0)],
        [1, tally(1, 0, 0, 1)],
      ]),
      boards: new Map([
        ['marsh', tally(1, 1, 0, 0)],
        ['hills', tally(2, 1, 0, 1)],
      ]),
      opponents: new Map([
        ['bo', tally(1, 1, 0, 0)],
        ['cy', tally(1, 0, 0, 1)],
        ['di', tally(1, 1, 0, 0)],
      ]),
      destroyed: 800,
      lost: 130,
      luck: { dice: 12, sum: 49 },
      answerTime: 200,
      honours: [{ season: 's1', name: 'Autumn', rank: 2, entrants: 4 }],
    })
    expect(recordOf([season], 'di')).toMatchObject({
      ...tally(2, 0, 1, 1),
      destroyed: 39,
      lost: 286,
      luck: { dice: 3, sum: 3 },
      answerTime: null,
      honours: [{ rank: 4 }],
    })
    expect(recordOf([season], 'cy')).toMatchObject({ ...tally(3, 1, 2, 0), honours: [{ rank: 1 }] })
  })

  it('knows no side and no board where none is known', () => {
    const l = league({ approval: 'automatic', rounds: 1 })
    l.enter('Ada', 'Bo')
    l.does({ do: 'start' })
    l.round()
    l.does({ do: 'score', round: 1, table: 0, score: [3, 3], why: 'by post' })
    const { sides, boards, opponents } = recordOf([l.season], 'ada')
    expect([sides.size, boards.size]).toEqual([0, 0])
    expect(opponents.get('bo')).toEqual(tally(1, 0, 1, 0))
  })

  it('has honours of seasons that are over alone, and none for whoever has no rank', () => {
    expect(recordOf([full().season], 'ada').honours).toEqual([])
    const l = full()
    l.does({ do: 'exclude', user: 'ada', why: 'cheated' })
    expect(recordOf([l.does({ do: 'close' })], 'ada')).toMatchObject({ ...tally(3, 2, 0, 1), honours: [] })
  })

  it('is nobody’s where they wanted to be forgotten', () => {
    const l = full()
    l.does({ do: 'forget', user: 'ada' })
    expect(recordOf([l.season], '')).toEqual(recordOf([], ''))
    expect(recordOf([l.season], 'bo').opponents.get('')).toEqual(tally(1, 0, 0, 1))
  })
})

describe('what is shown of a player', () => {
  it('has a rating for each season that they fought in, as it was then', () => {
    const seasons = [
      short(['Ada', 'Bo'], [[0, 1]]),
      short(['Bo', 'Cy'], [[0, 1]]),
      short(['Cy', 'Di', 'Ada'], [[0, 2]]),
    ]
    const ratingAfter = (count: number, user: string) => ratingsOf(seasons.slice(0, count)).get(user)!.rating
    expect(statsOf(seasons, 'ada').ratings).toEqual([1500, ratingAfter(1, 'ada'), ratingAfter(3, 'ada')])
    expect(statsOf(seasons, 'bo').ratings).toEqual([1500, ratingAfter(1, 'bo'), ratingAfter(2, 'bo')])
    // Di was there and never fought.
    for (const user of ['di', 'nobody']) expect(statsOf(seasons, user).ratings).toEqual([])
    expect(statsOf(seasons, 'ada').record).toEqual(recordOf(seasons, 'ada'))
  })

  it('has the luck of the dice in faces', () => {
    expect(statsOf([full().season], 'ada').luck).toBe(49 - 12 * 3.5)
  })
})

describe('the records of a community', () => {
  it('are what nobody has done better, with all who did it', () => {
    const season = full().does({ do: 'close' })
    expect(recordsOf([season])).toEqual([
      { record: 'seasons-won', value: 1, users: ['cy'] },
      { record: 'battles', value: 3, users: ['ada', 'cy'] },
      { record: 'wins', value: 2, users: ['ada'] },
      { record: 'wins-in-a-row', value: 1, users: ['ada', 'cy'] },
      { record: 'destroyed-in-a-battle', value: 500, users: ['ada'] },
      { record: 'opponents-beaten', value: 2, users: ['ada'] },
    ])
    const more = short(
      ['Ada', 'Bo'],
      [
        [0, 1],
        [0, 1],
        [1, 0],
      ],
    )
    expect(recordsOf([season, more])).toEqual([
      { record: 'seasons-won', value: 1, users: ['cy'] },
      { record: 'battles', value: 6, users: ['ada'] },
      { record: 'wins', value: 4, users: ['ada'] },
      // The last battle of one season and the first two of the next.
      { record: 'wins-in-a-row', value: 3, users: ['ada'] },
      { record: 'destroyed-in-a-battle', value: 500, users: ['ada'] },
      { record: 'opponents-beaten', value: 2, users: ['ada'] },
    ])
  })

  it('leave out what nobody holds', () => {
    const drawn = short(['Ada', 'Bo'], [[0, 1]], [3, 3])
    expect(recordsOf([drawn])).toEqual([{ record: 'battles', value: 1, users: ['ada', 'bo'] }])
    const l = league({ approval: 'automatic', rounds: 1, seeding: 'joined' })
    l.enter('Ada', 'Bo')
    l.does({ do: 'start' })
    round(l, [0, 1])
    l.does({ do: 'score', round: 1, table: 0, score: [6, 0], why: 'by post' })
    expect(recordsOf([l.season]).map(({ record }) => record)).not.toContain('destroyed-in-a-battle')
  })

  it('are held by nobody who wanted to be forgotten, nor against them', () => {
    const l = full()
    for (const user of ['bo', 'di']) l.does({ do: 'forget', user })
    const held = recordsOf([l.does({ do: 'close' })])
    expect(held.flatMap(({ users }) => users)).not.toContain('')
    expect(held.find(({ record }) => record === 'opponents-beaten')).toEqual({
      record: 'opponents-beaten',
      value: 1,
      users: ['cy'],
    })
    l.does({ do: 'forget', user: 'ada' })
    l.does({ do: 'forget', user: 'cy' })
    expect(recordsOf([l.season])).toEqual([])
  })
})

describe('ratings', () => {
  it('are those of Glicko-2 for two new players of whom one wins, draws or loses', () => {
    const after = (score: [number, number]) => {
      const ratings = ratingsOf([short(['Ada', 'Bo'], [[0, 1]], score)])
      return ['ada', 'bo'].map(user => ratings.get(user)!)
    }
    for (const score of [
      [6, 0],
      [4, 2],
    ] as [number, number][]) {
      const [ada, bo] = after(score)
      expect(ada!.rating).toBeCloseTo(1662.31, 2)
      expect(bo!.rating).toBeCloseTo(1337.69, 2)
      for (const { deviation, battles } of [ada!, bo!]) {
        expect(deviation).toBeCloseTo(290.32, 2)
        expect(battles).toBe(1)
      }
      expect(after([score[1], score[0]])).toEqual([bo, ada])
    }
    expect(after([3, 3])[0]!.rating).toBeCloseTo(1500, 6)
  })

  it('count battles that were fought alone', () => {
    expect(ratingsOf([full().season]).get('di')!.battles).toBe(2)
    const l = league({ approval: 'automatic', rounds: 1 })
    l.enter('Ada', 'Bo', 'Cy')
    l.does({ do: 'start' })
    l.round()
    expect(ratingsOf([l.season]).size).toBe(0)
  })

  it('stay the same for others when some are forgotten', () => {
    const l = full()
    const before = ratingsOf([l.season])
    for (const user of ['bo', 'cy']) l.does({ do: 'forget', user })
    const after = ratingsOf([l.season])
    expect([...after.keys()].toSorted()).toEqual(['ada', 'di'])
    for (const user of ['ada', 'di']) expect(after.get(user)).toEqual(before.get(user))
  })
})
