import { describe, expect, it } from 'vitest'
import { isStale } from '../../../rules/league/drafts.ts'
import {
  type Approval,
  type Doing,
  type Draft,
  type Format,
  isSwapped,
  type OutcomeKind,
  type Pair,
  type Role,
  type Season,
  type Settings,
  type TieBreak,
} from '../../../rules/league/index.ts'
import * as kinds from '../../../rules/league/season.ts'
import * as ways from '../../../rules/league/settings.ts'
import { type League, league } from '../../helpers/league.ts'

function begun(count = 4, settings: Partial<Settings> = {}): League {
  const l = league({ approval: 'automatic', seeding: 'joined', rounds: 5, ...settings })
  l.enter(...['Ada', 'Bo', 'Cy', 'Di', 'Ed'].slice(0, count))
  l.does({ do: 'start' })
  return l
}
function round(l: League, ...pairs: Pair[]) {
  l.does({ do: 'pair', pairs })
  l.does({ do: 'publish', draft: l.season.draft!.number })
}
/** Ada meets Bo, and Cy meets Di. */
const inOrder: Pair[] = [
  [0, 1],
  [2, 3],
]
const battles = (l: League) => l.season.rounds.at(-1)!.battles
const boards = (way: Settings['boards']['way'], ...list: string[]) => ({ boards: { way, list } })
const why = 'so it is'

describe('pairs that are given', () => {
  it.each<[string, Pair[]]>([
    ['somebody is left out', [[0, 1]]],
    [
      'somebody is named twice',
      [
        [0, 1],
        [0, 1],
      ],
    ],
    [
      'somebody unknown is named',
      [
        [0, 1],
        [2, 9],
      ],
    ],
    [
      'more rest than have to',
      [
        [0, 1],
        [2, null],
        [3, null],
      ],
    ],
  ])('are refused where %s', (_, pairs) => {
    expect(begun().refuses({ do: 'pair', pairs })).toEqual({ code: 'wrong-pairs' })
  })

  it('take the place of those drawn, under another number', () => {
    const l = begun()
    l.does({ do: 'pair', pairs: inOrder })
    l.does({
      do: 'pair',
      pairs: [
        [0, 2],
        [1, 3],
      ],
    })
    expect(l.season.draft).toMatchObject({
      number: 2,
      pairs: [
        [0, 2],
        [1, 3],
      ],
    })
  })

  it('wait for the start, and for the last battle', () => {
    const early = league()
    expect(early.refuses({ do: 'pair' })).toEqual({ code: 'season-not-started' })
    const l = begun()
    round(l, ...inOrder)
    l.ends(0, [6, 0])
    expect(l.refuses({ do: 'pair' })).toEqual({ code: 'round-open', about: { round: 1, left: 1 } })
  })
})

describe('a swap', () => {
  it('is of two who are paired, in a Swiss season', () => {
    const l = begun()
    l.does({ do: 'pair', pairs: inOrder })
    for (const [a, b] of [
      [0, 0],
      [0, 9],
      [9, 0],
    ] as const)
      expect(l.refuses({ do: 'swap', draft: 1, a, b })).toEqual({ code: 'not-entrant' })
    const table = begun(4, { format: 'round-robin' })
    table.does({ do: 'pair' })
    expect(table.refuses({ do: 'swap', draft: 1, a: 0, b: 1 })).toEqual({ code: 'fixed-pairs' })
  })

  it('is none where the draft is as it was drawn, or does not say', () => {
    const draft: Draft = { number: 1, round: 1, part: 'swiss', pairs: inOrder }
    expect(isSwapped(draft)).toBe(false)
    expect(isSwapped({ ...draft, drawn: inOrder })).toBe(false)
    for (const drawn of [
      [[0, 1]],
      [
        [0, 1],
        [2, 4],
      ],
      [
        [0, 1],
        [4, 3],
      ],
      [...inOrder, [4, null]],
    ] as Pair[][])
      expect(isSwapped({ ...draft, drawn })).toBe(true)
  })
})

describe('a pairing', () => {
  it('is another one where somebody has met somebody else, whatever the scores', () => {
    const l = begun()
    round(l, ...inOrder)
    l.ends(1, [6, 0])
    l.does({ do: 'score', round: 1, table: 0, score: [6, 0], why })
    l.does({ do: 'pair' })
    l.does({ do: 'forfeit', round: 1, table: 0, against: 1, why })
    expect(l.events).toContainEqual({ event: 'draft-lost', was: 'drawn' })
  })

  it('holds no more where nobody is left to be paired, though it does not say what it was made from', () => {
    const l = begun(2)
    l.does({ do: 'pair' })
    const season = structuredClone(l.season)
    delete season.draft!.madeFrom
    expect(isStale(season)).toBe(false)
    season.entrants[0]!.state = 'withdrawn'
    expect(isStale(season)).toBe(true)
  })
})

describe('a round that is published', () => {
  it('has an end in the time to come, or none', () => {
    const l = begun()
    l.does({ do: 'pair' })
    expect(l.refuses({ do: 'publish', draft: 1, due: l.at + 3600 })).toEqual({ code: 'season-due' })
    l.does({ do: 'publish', draft: 1, due: null })
    expect(l.events).toEqual([{ event: 'published', round: 1 }])
    expect(l.season.draft).toBeNull()
    expect(l.season.rounds[0]!.due).toBeNull()
  })

  it('has no side, board or end for a bye, and no side in a game without', () => {
    const l = begun(3, boards('named', 'hills'))
    round(l, [0, 1], [2, null])
    l.ends(0, [6, 0])
    // Cy has played no side yet, and Ada the first one.
    round(l, [0, 2], [1, null])
    expect(battles(l)).toMatchObject([
      { sides: [1, 0], board: 'hills', due: l.season.rounds[1]!.due },
      { sides: null, board: null, due: null, outcome: { kind: 'bye', score: [6, 0] } },
    ])
    const plain = begun(4, { sides: [], format: 'round-robin' })
    plain.round()
    expect(battles(plain).map(({ sides }) => sides)).toEqual([null, null])
  })

  it('of a table has forfeits for those who are out, and both at fault where both are', () => {
    const l = begun(4, { format: 'round-robin', leavers: 'stand' })
    for (const user of ['ada', 'bo']) l.does({ do: 'exclude', user, why })
    const seen = new Set<string>()
    for (let played = 0; played < 3; played++) {
      l.round()
      for (const { players, outcome } of battles(l)) {
        const [a, b] = players.map(player => player! < 2)
        const expected =
          a && b
            ? { kind: 'both-at-fault', score: [0, 0] }
            : a
              ? { kind: 'forfeit', score: [0, 6] }
              : b
                ? { kind: 'forfeit', score: [6, 0] }
                : null
        seen.add(`${a} ${b}`)
        if (expected) expect(outcome).toMatchObject(expected)
        else expect(outcome).toBeNull()
      }
      for (const [table, { outcome }] of battles(l).entries()) if (!outcome) l.ends(table, [6, 0])
    }
    expect(seen.size).toBe(4)
  })
})

describe('3.02 a board', () => {
  const strike = (table: number, user: string, board: string): Doing => ({
    do: 'veto',
    round: 1,
    table,
    user,
    board,
  })
  const open = (l: League, table: number, game: string) =>
    l.does({ do: 'open', round: 1, table, game }, '', 'program')

  it('is struck off by those who play, before they begin, in a season that has it so', () => {
    const l = begun(4, boards('vetoed', 'hills', 'marsh', 'river', 'ford'))
    round(l, ...inOrder)
    expect(l.refuses(strike(7, 'ada', 'hills')).code).toBe('no-season-battle')
    expect(l.refuses(strike(1, 'ada', 'hills'))).toEqual({ code: 'not-entrant' })
    expect(l.refuses(strike(0, 'ada', 'moon'))).toMatchObject({ code: 'no-veto', about: { board: 'moon' } })
    l.does(strike(0, 'ada', 'hills'))
    expect(l.events).toEqual([{ event: 'board', round: 1, table: 0, board: null }])
    expect(l.refuses(strike(0, 'bo', 'hills')).code).toBe('no-veto')
    l.does(strike(0, 'bo', 'marsh'))
    const { board } = battles(l)[0]!
    expect(['river', 'ford']).toContain(board)
    expect(l.events).toEqual([{ event: 'board', round: 1, table: 0, board }])
    expect(l.refuses(strike(0, 'ada', 'river')).code).toBe('no-veto')
    open(l, 0, 'g')
    expect(battles(l)[0]!.board).toBe(board)
    l.does({ do: 'neither-at-fault', round: 1, table: 1, why })
    expect(l.refuses(strike(1, 'cy', 'hills'))).toEqual({ code: 'battle-settled' })
    const rolled = begun(2, boards('roll', 'hills'))
    rolled.round()
    expect(rolled.refuses(strike(0, 'ada', 'hills')).code).toBe('no-veto')
    open(rolled, 0, 'g')
    expect(battles(rolled)[0]!.board).toBeNull()
  })

  it('is any of the list where all are struck off', () => {
    const l = begun(2, boards('vetoed', 'hills', 'marsh'))
    l.round()
    l.does(strike(0, 'ada', 'hills'))
    l.does(strike(0, 'bo', 'marsh'))
    expect(['hills', 'marsh']).toContain(battles(l)[0]!.board)
  })

  it('has one game, which is told of once, and none that was broken off', () => {
    const l = begun()
    round(l, ...inOrder)
    const refused = (table: number, game: string) =>
      l.refuses({ do: 'open', round: 1, table, game }, '', 'program').code
    expect(refused(7, 'g')).toBe('no-season-battle')
    open(l, 0, 'g')
    expect(l.events).toEqual([{ event: 'battle-opened', round: 1, table: 0, game: 'g' }])
    open(l, 0, 'g')
    expect(l.events).toEqual([])
    l.does({ do: 'restart', round: 1, table: 0, why })
    for (const table of [0, 1]) expect(refused(table, 'g')).toBe('battle-begun')
    l.does({ do: 'both-at-fault', round: 1, table: 1, why })
    expect(refused(1, 'h')).toBe('battle-settled')
  })
})

describe('somebody in a season', () => {
  it('is found by user, and is nobody once forgotten', () => {
    const { season } = begun()
    season.entrants[0]!.user = ''
    expect(['', 'ada', 'bo', 'di'].map(user => kinds.entrantOf(season, user))).toEqual([-1, -1, 1, 3])
  })

  it('was in a round whoever played it, before and after substitutes', () => {
    const season = structuredClone(begun().season)
    season.entrants[0]!.former = [
      { user: 'old', upTo: 1 },
      { user: 'older', upTo: 3 },
    ]
    const users = [1, 2, 3, 4].map(number => kinds.userOf(season, 0, number))
    expect(users).toEqual(['old', 'older', 'older', 'ada'])
  })

  it('has no round to play before the first', () => {
    expect(kinds.openRound(begun().season)).toBeUndefined()
  })
})

it('lists of kinds name all there are', () => {
  const all = <Name extends string>(names: Record<Name, true>) => Object.keys(names)
  expect({ ...kinds, ...ways }).toMatchObject({
    stages: all<Season['stage']>({ registration: true, running: true, over: true }),
    entrantStates: all({ in: true, withdrawn: true, excluded: true }),
    approvals: all<Approval>({ missing: true, waiting: true, approved: true, refused: true }),
    outcomes: all<OutcomeKind>({
      played: true,
      'by-hand': true,
      forfeit: true,
      'neither-at-fault': true,
      'both-at-fault': true,
      bye: true,
      'sit-out': true,
    }),
    roles: all<Role>({ player: true, referee: true, director: true, program: true }),
    formats: all<Format>({
      swiss: true,
      'round-robin': true,
      'double-round-robin': true,
      groups: true,
      knockout: true,
    }),
    tieBreaks: all<TieBreak>({
      buchholz: true,
      'median-buchholz': true,
      'sonneborn-berger': true,
      'head-to-head': true,
      'points-difference': true,
      wins: true,
    }),
    boardWays: all<Settings['boards']['way']>({ roll: true, drawn: true, named: true, vetoed: true }),
    unplayedWays: all<Settings['unplayed']>({
      director: true,
      'neither-at-fault': true,
      'both-at-fault': true,
    }),
    lessPlayedWays: all<NonNullable<Settings['lessPlayed']>>({ balance: true, count: true }),
    leaverWays: all<NonNullable<Settings['leavers']>>({ half: true, stand: true, annulled: true }),
    holidayWays: all<NonNullable<Settings['holidays']>>({ 'round-ends': true, 'battle-waits': true }),
    unplayedRoundsWays: all<Settings['unplayedRounds']>({ played: true, fide: true }),
  })
})
