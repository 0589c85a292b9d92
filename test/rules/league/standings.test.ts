import { describe, expect, it } from 'vitest'
import { picker, pickOf } from '../../../rules/core/random.ts'
import {
  groupTables,
  type Pair,
  type Season,
  type SeasonBattleOutcome,
  type Settings,
  type Standing,
  standings,
  type TieBreak,
  type ToldResult,
  unitOf,
  usualSettings,
} from '../../../rules/league/index.ts'
import { tableRounds } from '../../../rules/league/pairing/table.ts'
import { battleOf, league, told } from '../../helpers/league.ts'

/**
 * A season of rounds written down. A round is lines such as `A B 6 0` (fought), `A B 6 0 F` (a forfeit), `A B 3 3 N`
 * (neither at fault), `A - 6` (a bye).
 */
function written(names: string, rounds: string[][], settings: Partial<Settings> = {}): Season {
  const l = league({ approval: 'automatic', rounds: rounds.length, ...settings })
  l.enter(...names.split(''))
  const season = structuredClone(l.does({ do: 'start' }))
  const number = (name: string) => names.indexOf(name)
  season.rounds = rounds.map((lines, i) => ({
    number: i + 1,
    published: 0,
    due: null,
    part: settings.format?.includes('robin') ? 'table' : 'swiss',
    battles: lines.map(line => {
      const [a, b, x, y = '0', how] = line.split(' ')
      const players: Pair = [number(a!), b === '-' ? null : number(b!)]
      const kinds = { F: 'forfeit', N: 'neither-at-fault' } as const
      const kind = b === '-' ? 'bye' : how ? kinds[how as 'F'] : 'played'
      const score = [Number(x), Number(y)] as const
      const outcome: SeasonBattleOutcome = { kind, score, at: 0 }
      if (kind === 'played') outcome.result = told(score)
      return battleOf(players, outcome)
    }),
  }))
  return season
}

/** The table as text: names by rank, and the values of tie-breaks as they are shown. */
const ranks = (season: Season): string =>
  standings(season)
    .map(({ entrant, rank }) => `${rank ?? '-'}${season.entrants[entrant]!.name}`)
    .join(' ')
const rowOf = (season: Season, name: string): Standing =>
  standings(season).find(({ entrant }) => season.entrants[entrant]!.name === name)!
const shown = (season: Season, name: string, tieBreak: TieBreak): number | null => {
  const { value } = rowOf(season, name).tieBreaks.find(each => each.tieBreak === tieBreak)!
  return value === null ? null : value / unitOf[tieBreak]
}

/**
 * A Swiss tournament of 16 players and five rounds with byes, forfeits and somebody who leaves, which FIDE's commission
 * published as an exercise in tie-breaks (tec.fide.com, 18 March 2024). Points in halves.
 */
const exercise = [
  ['A I 2 0', 'B J 2 0', 'C K 1 1', 'D L 2 0', 'E M 0 2', 'F N 0 2', 'G O 2 0', 'H P 1 1'],
  ['A M 1 1', 'B G 2 0', 'C F 2 0', 'D - 1', 'E O 0 2', 'H N 2 0', 'I J 0 2', 'K P 0 2', 'L - 2'],
  ['A B 1 1', 'C H 2 0', 'D M 2 0', 'E K 2 0', 'F - 2', 'G P 0 2', 'I - 1', 'J O 0 2', 'L N 2 0 F'],
  ['A O 2 0', 'B P 2 0', 'C D 1 1', 'E G 1 1', 'F J 2 0', 'H M 2 0', 'I K 0 2 F'],
  ['A D 1 1', 'B C 1 1', 'E J 2 0', 'F H 2 0', 'G K 0 2', 'I - 2', 'M N 0 2', 'O P 0 2'],
]
const chess: Partial<Settings> = {
  scores: { battle: [2, 2, 1, 0, 0], bye: 2, neitherAtFault: 1, forfeit: [2, 0], bothAtFault: 0 },
  tieBreaks: ['buchholz', 'median-buchholz', 'sonneborn-berger', 'wins'],
}

describe('a published table', () => {
  const names = 'ABCDEFGHIJKLMNOP'
  const fide = written(names, exercise, { ...chess, unplayedRounds: 'fide' })
  const values = (season: Season, tieBreak: TieBreak, of: string) =>
    of.split('').map(name => shown(season, name, tieBreak))

  it('has the published scores', () => {
    const scores = names.split('').map(name => rowOf(fide, name).score / 2)
    expect(scores).toEqual([3.5, 4, 3.5, 3.5, 2.5, 3, 1.5, 2.5, 1.5, 1, 2.5, 2, 1.5, 2, 2, 3.5])
  })

  it('has the published Buchholz of those who fought every round', () => {
    expect(values(fide, 'buchholz', 'ABCEHP')).toEqual([12.5, 13, 15.5, 8.5, 13.5, 12.5])
  })

  it('has the published Sonneborn-Berger of those who took no points without a fight', () => {
    expect(values(fide, 'sonneborn-berger', 'ABCPHENOMGJ')).toEqual([
      8, 9.5, 10.5, 7.25, 5.25, 4.25, 4.5, 3.5, 4.25, 3.25, 1.5,
    ])
  })

  it('counts a round of rest as a draw of the game, the middle of what that tells', () => {
    const rested = (told: number[], battle: number[]) =>
      shown(
        written('AIJ', [['I J 2 0', 'A - 2']], {
          ...chess,
          told,
          scores: { ...chess.scores!, battle },
          unplayedRounds: 'fide',
        }),
        'A',
        'buchholz',
      )
    expect(rested([2, 1, 0], [2, 1, 0])).toBe(0.5)
    expect(rested([2, 0], [2, 0])).toBe(0.5)
    expect(rested([6, 4, 3, 2, 0], [2, 2, 1, 0, 0])).toBe(0.5)
  })

  it('counts rounds without a fight as FIDE does since 2026', () => {
    // Published under the rules of 2024, which knew no limit: D 15, K 13.5; 9.75, 6.5 and 5.75.
    // D rested in round 2: it counts as five draws, 2.5, not as its own 3.5. K won by forfeit against I, who has 1.5.
    expect(values(fide, 'buchholz', 'DK')).toEqual([14, 12.5])
    expect(values(fide, 'sonneborn-berger', 'DFK')).toEqual([9.25, 6, 4.75])
    // L left after round 3 with two points, and counts as somebody who drew the last two rounds.
    const lost = rowOf(fide, 'D').tieBreaks[0]!.parts[0]
    expect(lost).toMatchObject({ round: 1, opponent: 11, counts: 6 })
  })

  it('counts them as they were scored otherwise', () => {
    const played = written(names, exercise, chess)
    expect(values(played, 'buchholz', 'ABCEH')).toEqual([12.5, 13, 15.5, 8.5, 13.5])
    expect(values(played, 'buchholz', 'DK')).toEqual([2 + 0 + 1.5 + 3.5 + 3.5, 3.5 + 3.5 + 2.5 + 1.5 + 1.5])
  })
})

describe('a table', () => {
  it('7.05 adds points and says how each tie-break came about', () => {
    // Worked out by hand. Halves: A 6+4+3 = 13, B 0+6+3 = 9, C 6+2+0 = 8, D 0+0+6 = 6.
    const season = written('ABCD', [
      ['A B 6 0', 'C D 6 0'],
      ['A C 4 2', 'B D 6 0'],
      ['A B 3 3', 'D C 6 0'],
    ])
    expect(ranks(season)).toBe('1A 2B 3C 4D')
    // A met B twice and C: 4.5 + 4 + 4.5
    expect(shown(season, 'A', 'buchholz')).toBe(13)
    expect(shown(season, 'A', 'median-buchholz')).toBe(4.5)
    // 4.5 x 3, 4 x 2, 4.5 x 1.5
    expect(shown(season, 'A', 'sonneborn-berger')).toBe(13.5 + 8 + 6.75)
    expect(shown(season, 'A', 'wins')).toBe(2)
    const explained = rowOf(season, 'A').tieBreaks.find(({ tieBreak }) => tieBreak === 'sonneborn-berger')!
    expect(explained.parts).toEqual([
      { round: 1, opponent: 1, got: 6, counts: 9, adds: 54 },
      { round: 2, opponent: 2, got: 4, counts: 8, adds: 32 },
      { round: 3, opponent: 1, got: 3, counts: 9, adds: 27 },
    ])
    const cut = rowOf(season, 'A').tieBreaks.find(({ tieBreak }) => tieBreak === 'median-buchholz')!
    expect(cut.parts.map(part => part.cut)).toEqual([undefined, 'least', 'most'])
    expect(rowOf(season, 'A')).toMatchObject({ fought: 3, wins: 2, draws: 1, losses: 0, byes: 0, score: 13 })
  })

  it('shares a place between those whom nothing parts', () => {
    const season = written('ABCD', [
      ['A B 3 3', 'C D 3 3'],
      ['A C 3 3', 'B D 3 3'],
    ])
    expect(ranks(season)).toBe('1A 1B 1C 1D')
    const drawn = written('ABCD', [['A B 6 0', 'C D 6 0']])
    expect(ranks(drawn).replaceAll(/[A-D]/g, '')).toBe('1 1 3 3')
  })

  it('asks head to head only where all who are level have met, and again among those still level', () => {
    const by: Partial<Settings> = { format: 'round-robin', tieBreaks: ['head-to-head', 'wins'] }
    const rounds = [
      ['A B 6 0', 'C D 1 5'],
      ['A C 0 6', 'B D 5 1'],
      ['A D 3 3', 'B C 4 2'],
    ]
    const season = written('ABCD', rounds, by)
    expect(standings(season).map(({ score }) => score)).toEqual([9, 9, 9, 9])
    // All four are level and have all met: that is the score again and parts nobody, so that wins do.
    expect(ranks(season)).toBe('1B 2A 2C 2D')
    expect(shown(season, 'A', 'head-to-head')).toBe(4.5)
    const three = written(
      'ABCD',
      [
        ['A B 6 0', 'C D 3 3'],
        ['A C 0 6', 'B D 5 0'],
        ['A D 6 0', 'B C 6 2'],
      ],
      by,
    )
    // A 12, B 11, C 11, D 3: B and C have met, and B won.
    expect(ranks(three)).toBe('1A 2B 3C 4D')
    expect(shown(three, 'B', 'head-to-head')).toBe(3)
    expect(shown(three, 'A', 'head-to-head')).toBeNull()
    // A and B have both 6 and have not met: wins decide nothing either.
    const apart = written('ABCD', [['A C 6 0', 'B D 6 0']], { tieBreaks: ['head-to-head'] })
    expect(ranks(apart).slice(0, 5)).toBe('1A 1B')
    expect(shown(apart, 'A', 'head-to-head')).toBeNull()
    // A forfeit is no meeting.
    const forfeit = written('AB', [['A B 6 0 F'], ['A B 0 6 F']], { tieBreaks: ['head-to-head'] })
    expect(shown(forfeit, 'A', 'head-to-head')).toBeNull()
  })

  it('asks head to head anew among those it leaves level', () => {
    const by: Partial<Settings> = { format: 'round-robin', tieBreaks: ['head-to-head'] }
    const level = written(
      'ABCE',
      [
        ['A B 6 0', 'C E 6 0'],
        ['A C 4 2', 'B E 6 0'],
        ['B C 4 2', 'A E 0 6'],
      ],
      by,
    )
    // A, B and C have 10 each; among them A 10, B 4, C 4; then B before C, whom it beat.
    expect(ranks(level)).toBe('1A 2B 3C 4E')
  })

  it('puts nobody above whom they stood up in a round robin, where a forfeit counts as fought (FIDE C.07)', () => {
    const by: Partial<Settings> = { format: 'round-robin', tieBreaks: ['head-to-head', 'wins'] }
    const season = written(
      'ABCD',
      [
        ['A B 6 0 F', 'C D 3 3'],
        ['A C 0 6', 'B D 6 0'],
        ['A D 3 3 N', 'B C 3 3'],
      ],
      by,
    )
    // A and B have 9 each, B has won more battles that were fought, and was not there against A.
    expect(ranks(season)).toBe('1C 2A 3B 4D')
    expect([shown(season, 'A', 'head-to-head'), shown(season, 'B', 'head-to-head')]).toEqual([3, 0])
    const swiss = structuredClone(season)
    for (const round of swiss.rounds) round.part = 'swiss'
    expect(ranks(swiss)).toBe('1C 2B 3A 4D')
  })

  it('counts a forfeit of a round robin for the whole score of whoever was not there (FIDE C.07)', () => {
    for (let seed = 0; seed < 60; seed++) {
      const pick = picker(seed)
      const n = 3 + pick(5)
      const names = 'ABCDEFG'.slice(0, n)
      const rounds = tableRounds(Array.from({ length: n }, (_, i) => i)).map(pairs =>
        pairs.map(([a, b]) => {
          const [x, y] = pickOf(pick, [
            [6, 0],
            [0, 6],
            [3, 3],
          ])
          const how = pick(3) > 0 ? '' : x === y ? ' N' : ' F'
          return `${names[a]} ${names[b!]} ${x} ${y}${how}`
        }),
      )
      // Written anew: the score of each opponent times what was taken from them, fought or not.
      const got = new Map<string, number>()
      const score = new Map<string, number>()
      for (const line of rounds.flat()) {
        const [a, b, x, y] = line.split(' ')
        for (const [one, other, points] of [
          [a, b, x],
          [b, a, y],
        ]) {
          got.set(`${one}${other}`, Number(points))
          score.set(one!, (score.get(one!) ?? 0) + Number(points))
        }
      }
      for (const unplayedRounds of ['fide', 'played'] as const) {
        const by: Partial<Settings> = {
          format: 'round-robin',
          unplayedRounds,
          tieBreaks: ['sonneborn-berger'],
        }
        const season = written(names, rounds, by)
        for (const one of names) {
          const sum = names
            .split('')
            .reduce((all, other) => all + (got.get(`${one}${other}`) ?? 0) * (score.get(other) ?? 0), 0)
          expect(shown(season, one, 'sonneborn-berger'), `seed ${seed}, ${unplayedRounds}, ${one}`).toBe(
            sum / 4,
          )
        }
      }
    }
  })

  it('counts wins and points destroyed in battles that were fought alone', () => {
    const by: Partial<Settings> = { tieBreaks: ['points-difference', 'wins'] }
    const season = written('ABCDE', [['A B 6 0', 'C D 6 0 F', 'E - 6']], by)
    season.rounds[0]!.battles[0]!.outcome!.result = told([6, 0], {
      destroyed: [900, 250],
      lost: [250, 900],
    } satisfies Partial<ToldResult>)
    expect(shown(season, 'A', 'points-difference')).toBe(650)
    expect(shown(season, 'B', 'points-difference')).toBe(-650)
    expect([shown(season, 'C', 'wins'), shown(season, 'E', 'wins'), shown(season, 'A', 'wins')]).toEqual([
      0, 0, 1,
    ])
    expect(ranks(season).slice(0, 8)).toBe('1A 2C 2E')
    expect(rowOf(season, 'E')).toMatchObject({ byes: 1, fought: 0, wins: 0 })
  })

  it('10.09 lists the excluded last, without a rank, and lets results stand', () => {
    const season = written('ABCD', [
      ['A B 6 0', 'C D 6 0'],
      ['A C 6 0', 'B D 6 0'],
    ])
    season.entrants[0]!.state = 'excluded'
    expect(ranks(season)).toBe('1B 1C 3D -A')
    expect(shown(season, 'B', 'buchholz')).toBe(6)
    expect(rowOf(season, 'A').score).toBe(12)
  })

  it('10.09 annuls the battles of a round robin where fewer than half were fought', () => {
    const by: Partial<Settings> = { format: 'round-robin' }
    const early = written('ABCD', [['A B 6 0', 'C D 6 0']], by)
    early.entrants[0]!.state = 'excluded'
    expect(rowOf(early, 'A').score).toBe(0)
    expect(rowOf(early, 'B')).toMatchObject({ score: 0, fought: 0, losses: 0 })
    const late = written(
      'ABCD',
      [
        ['A B 6 0', 'C D 6 0'],
        ['A C 6 0', 'B D 6 0'],
      ],
      by,
    )
    late.entrants[0]!.state = 'excluded'
    const half = written(
      'ABCDE',
      [
        ['A B 6 0', 'C D 6 0'],
        ['A C 6 0', 'B D 6 0'],
      ],
      by,
    )
    half.entrants[0]!.state = 'excluded'
    expect(rowOf(half, 'A').score).toBe(12)
    expect(rowOf(late, 'A').score).toBe(12)
    expect(rowOf(late, 'B').losses).toBe(1)
  })
})

describe('places', () => {
  const three = [
    ['A B 6 0', 'C D 6 0'],
    ['A C 0 6 F', 'B D 6 0'],
    ['A D 6 0', 'B C 0 6'],
  ]
  const cuts = (season: Season, name: string) =>
    rowOf(season, name)
      .tieBreaks.find(({ tieBreak }) => tieBreak === 'median-buchholz')!
      .parts.map(({ adds, cut }) => [adds, cut])

  it('leave out of the median the round that was missed, by FIDE 16.5, then the most of the others', () => {
    const fide = written('ABCD', three, { unplayedRounds: 'fide' })
    expect(cuts(fide, 'A')).toEqual([
      [6, 'most'],
      [12, 'least'],
      [0, undefined],
    ])
    // Whoever was there missed nothing.
    expect(cuts(fide, 'C')).toEqual([
      [0, 'least'],
      [12, 'most'],
      [6, undefined],
    ])
    const plain = [
      [6, undefined],
      [18, 'most'],
      [0, 'least'],
    ]
    expect(cuts(written('ABCD', three), 'A')).toEqual(plain)
    // In a round robin a forfeit counts as fought.
    expect(cuts(written('ABCD', three, { unplayedRounds: 'fide', format: 'round-robin' }), 'A')).toEqual(
      plain,
    )
  })

  it('take a draw for three halves in seasons that do not say what battles bring', () => {
    const { battle: _battle, ...scores } = usualSettings.scores
    const season = written(
      'ABC',
      [
        ['A B 6 0', 'C - 6'],
        ['A C 6 0', 'B - 6'],
      ],
      {
        scores,
        unplayedRounds: 'fide',
      },
    )
    // Of two rounds, one that was rested counts as against somebody with two draws, or as many as one has.
    expect(shown(season, 'C', 'buchholz')).toBe(3 + 6)
  })

  it('ask head to head of those alone who have all met, in battles that count', () => {
    const by: Partial<Settings> = { tieBreaks: ['head-to-head'] }
    // A, B and C have 6 each; A has met both, and they have not met.
    const season = written(
      'ABCD',
      [
        ['A B 3 3', 'C D 3 0'],
        ['A C 3 3', 'B D 3 0'],
      ],
      by,
    )
    expect(standings(season).map(({ score }) => score)).toEqual([6, 6, 6, 0])
    for (const name of 'ABC') expect(shown(season, name, 'head-to-head')).toBeNull()
    const twice = written('AB', [['A B 6 0'], ['A B 0 6 F']], by)
    expect([shown(twice, 'A', 'head-to-head'), shown(twice, 'B', 'head-to-head')]).toEqual([3, 0])
  })

  it('show head to head once, and ask what follows of those whom it leaves level', () => {
    const season = written(
      'ABCE',
      [
        ['A B 6 0', 'C E 6 0'],
        ['A C 4 2', 'B E 6 0'],
        ['B C 3 3', 'A E 0 6'],
      ],
      { format: 'round-robin', tieBreaks: ['head-to-head', 'points-difference'] },
    )
    // A 10, C 11, B 9; with a point given to B and taken from C all three have 10: head to head 10, 4 and 4.
    season.rounds[1]!.battles[1]!.outcome!.score = [7, 0]
    season.rounds[0]!.battles[1]!.outcome!.score = [5, 0]
    season.rounds[0]!.battles[1]!.outcome!.result = told([5, 0], { destroyed: [10, 0] })
    expect(ranks(season)).toBe('1A 2C 3B 4E')
    for (const { tieBreaks } of standings(season))
      expect(tieBreaks.map(({ tieBreak }) => tieBreak)).toEqual(['head-to-head', 'points-difference'])
  })

  it('go by no points destroyed where nothing is told', () => {
    const season = written('AB', [['A B 6 0']], { tieBreaks: ['points-difference'] })
    delete season.rounds[0]!.battles[0]!.outcome!.result
    expect([shown(season, 'A', 'points-difference'), shown(season, 'B', 'points-difference')]).toEqual([0, 0])
  })

  it('10.09 has no rank for those whose battles count no more, though nobody excluded them', () => {
    const season = written('ABCD', [['A B 6 0', 'C D 6 0']], { format: 'round-robin' })
    season.entrants[0]!.state = 'withdrawn'
    // D has lost to C, who has six points; B has met nobody who counts.
    expect(ranks(season)).toBe('1C 2D 3B -A')
    expect(rowOf(season, 'A')).not.toHaveProperty('group')
    expect(rowOf(season, 'A')).not.toHaveProperty('reached')
  })

  it('of groups are those of the table, the firsts of all groups foremost; then the final', () => {
    const l = league({
      approval: 'automatic',
      seeding: 'joined',
      format: 'groups',
      groups: { count: 2, advance: 1 },
    })
    l.enter('A', 'B', 'C', 'D')
    expect(standings(l.season)).toEqual([])
    l.does({ do: 'start' })
    expect(standings(l.season).map(({ group }) => group)).toEqual([0, 0, 1, 1])
    l.round()
    for (const [table, { players }] of l.season.rounds[0]!.battles.entries())
      l.ends(table, players[0] < players[1]! ? [6, 0] : [0, 6])
    expect(ranks(l.season)).toBe('1A 1B 3D 3C')
    // Each group has places of its own.
    expect(groupTables(l.season).map(rows => rows.map(({ rank }) => rank))).toEqual([
      [1, 2],
      [1, 2],
    ])
    for (const row of standings(l.season)) expect(row).not.toHaveProperty('reached')
    l.round()
    const { players } = l.season.rounds[1]!.battles[0]!
    l.ends(0, players[0] === 1 ? [6, 0] : [0, 6])
    expect(ranks(l.season)).toBe('1B 2A 3D 3C')
    expect(standings(l.season).map(({ reached }) => reached)).toEqual([2, 1, undefined, undefined])
    // Excluded, nobody has a rank, however far they came; C is the first that is left of their group.
    l.does({ do: 'exclude', user: 'b', why: 'cheated' })
    expect(ranks(l.season)).toBe('1A 2C 3D -B')
  })
})
