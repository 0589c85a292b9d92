import { describe, expect, it } from 'vitest'
import { historyOf } from '../../../rules/league/history.ts'
import type { Pair, Season, SeasonBattle, Settings, ToldResult } from '../../../rules/league/index.ts'
import {
  breachesOf,
  pairable,
  roundCount,
  schedule,
  sittingOut,
} from '../../../rules/league/pairing/index.ts'
import { reachedIn, treeOf, winnerOf } from '../../../rules/league/pairing/knockout.ts'
import { starters, tableSize } from '../../../rules/league/pairing/table.ts'
import { battleOf, type League, league, told } from '../../helpers/league.ts'

function begun(count: number, settings: Partial<Settings> = {}): League {
  const l = league({ approval: 'automatic', seeding: 'joined', rounds: 9, ...settings })
  l.enter(...['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Fay', 'Gus', 'Hal'].slice(0, count))
  l.does({ do: 'start' })
  return l
}
function round(l: League, ...pairs: Pair[]) {
  l.does({ do: 'pair', pairs })
  l.does({ do: 'publish', draft: l.season.draft!.number })
}
const pairsOf = (l: League) => l.season.rounds.at(-1)!.battles.map(({ players }) => players)

describe('what a draft breaks', () => {
  /** Ada has beaten Bo, who rested then, and Cy, who rested before; as Good both times. */
  function three(settings: Partial<Settings> = {}) {
    const l = begun(3, settings)
    round(l, [0, 1], [2, null])
    l.ends(0, [6, 0])
    round(l, [0, 2], [1, null])
    l.ends(0, [6, 0])
    return l.season
  }
  const broken = (season: League['season'], ...pairs: Pair[]) =>
    breachesOf(season, pairs).map(({ wish, pair, much }) => [wish, pair, much])

  it('is said pair by pair, with how much', () => {
    expect(broken(three(), [0, 1], [2, null])).toEqual([
      ['rematch', [0, 1], 2],
      ['score', [0, 1], 6],
      ['second-bye', [2, null], 2],
    ])
    expect(broken(three(), [1, 2], [0, null])).toEqual([
      ['side-balance', [1, 2], 2],
      ['bye-not-lowest', [0, null], 6],
    ])
    expect(broken(three({ sides: [] }), [1, 2], [0, null])).toEqual([['bye-not-lowest', [0, null], 6]])
  })

  it('is nothing where nothing is', () => {
    const l = begun(4)
    expect(broken(l.season, [0, 1], [2, 3])).toEqual([])
    round(l, [0, 1], [2, 3])
    for (const table of [0, 1]) l.ends(table, [3, 3])
    // Each has played one side, and plays the other.
    expect(broken(l.season, [0, 3], [2, 1])).toEqual([])
    expect(broken(l.season, [0, 2], [1, 3])).toEqual([
      ['side-balance', [0, 2], 2],
      ['side-balance', [1, 3], 2],
    ])
    l.does({ do: 'score', round: 1, table: 0, score: [3, 2], why: 'x' })
    expect(broken(l.season, [0, 3], [2, 1])).toEqual([['score', [2, 1], 1]])
  })
})

describe('what a draft breaks of balance, of sides and of scores', () => {
  const broken = (season: League['season'], wish: string, ...pairs: Pair[]) =>
    breachesOf(season, pairs).flatMap(breach => (breach.wish === wish ? [[breach.pair, breach.much]] : []))

  it('goes by whoever of a pair comes farther from balance, on the side that is left to them', () => {
    const l = begun(4)
    const fought = (...pairs: [Pair, [number, number]][]) => {
      round(l, ...pairs.map(([pair]) => pair))
      for (const [table, [, sides]] of pairs.entries()) l.ends(table, [3, 3], { sides })
    }
    fought(
      [
        [0, 1],
        [0, 1],
      ],
      [
        [2, 3],
        [0, 1],
      ],
    )
    fought(
      [
        [0, 3],
        [0, 1],
      ],
      [
        [2, 1],
        [1, 0],
      ],
    )
    fought(
      [
        [0, 2],
        [0, 1],
      ],
      [
        [1, 3],
        [0, 1],
      ],
    )
    expect(historyOf(l.season).balance).toEqual([3, 1, -1, -3])
    // Ada goes back to two, Cy to none; Bo to none, Di to two.
    expect(broken(l.season, 'side-balance', [0, 2], [1, 3])).toEqual([
      [[0, 2], 2],
      [[1, 3], 2],
    ])
    expect(broken(l.season, 'side-balance', [2, 0], [3, 1])).toEqual([
      [[2, 0], 2],
      [[3, 1], 2],
    ])
    expect(broken(l.season, 'side-balance', [1, 2])).toEqual([])
    expect(broken(l.season, 'side-balance', [2, 1])).toEqual([])
  })

  it('has whoever has least rest, whichever place of a pair they have', () => {
    const l = begun(3)
    round(l, [0, 1], [2, null])
    l.ends(0, [6, 0])
    for (const pair of [
      [0, 1],
      [1, 0],
    ] as Pair[])
      expect(broken(l.season, 'bye-not-lowest', pair, [2, null])).toEqual([
        [[2, null], historyOf(l.season).score[2]!],
      ])
    expect(broken(l.season, 'bye-not-lowest', [0, 2], [1, null])).toEqual([])
  })
})

describe('whoever can be paired', () => {
  it('is in the season, from the round on in which they came; so is whoever sits it out', () => {
    const l = begun(4)
    const as = (more: Partial<Season['entrants'][number]>): Season => ({
      ...l.season,
      entrants: l.season.entrants.map((entrant, i) => (i === 3 ? { ...entrant, ...more } : entrant)),
    })
    const inRound = (season: Season, number: number) => [pairable(season, number), sittingOut(season, number)]
    expect(inRound(as({}), 2)).toEqual([[0, 1, 2, 3], []])
    expect(inRound(as({ from: 3 }), 2)).toEqual([[0, 1, 2], []])
    expect(inRound(as({ from: 3 }), 3)).toEqual([[0, 1, 2, 3], []])
    expect(inRound(as({ sitsOut: [2] }), 2)).toEqual([[0, 1, 2], [3]])
    expect(inRound(as({ sitsOut: [2] }), 3)).toEqual([[0, 1, 2, 3], []])
    expect(inRound(as({ sitsOut: [2], from: 3 }), 2)).toEqual([[0, 1, 2], []])
    expect(inRound(as({ sitsOut: [2], state: 'withdrawn' }), 2)).toEqual([[0, 1, 2], []])
  })

  it('is two at least, or nobody is paired', () => {
    const l = begun(3)
    for (const user of ['ada', 'bo']) l.does({ do: 'leave', user })
    expect(l.refuses({ do: 'pair' })).toEqual({ code: 'too-few-entrants', about: { count: 1 } })
  })
})

describe('the rounds of a season', () => {
  it('are none more where one goes on from its groups, and those of the final where more do', () => {
    const rounds = (count: number, advance: number) => {
      const l = league({
        approval: 'automatic',
        seeding: 'joined',
        format: 'groups',
        groups: { count, advance },
      })
      expect(roundCount(l.season)).toBe(0)
      l.enter('Ada', 'Bo', 'Cy', 'Di')
      expect(roundCount(l.season)).toBe(0)
      l.does({ do: 'start' })
      return roundCount(l.season)
    }
    expect(rounds(1, 1)).toBe(3)
    expect(rounds(1, 2)).toBe(3 + 1)
    expect(rounds(2, 2)).toBe(1 + 2)
    expect(roundCount(league({ format: 'knockout' }).season)).toBe(0)
  })

  it('of groups in which nobody is left to meet are passed, since the final is to come', () => {
    const l = begun(6, { format: 'groups', groups: { count: 2, advance: 2 } })
    l.round()
    for (const table of pairsOf(l).keys()) l.ends(table, [6, 0])
    const [one, other] = [0, 1].map(group => l.season.entrants.filter(entrant => entrant.group === group))
    for (const { user } of [...one!.slice(0, 2), ...other!.slice(0, 2)])
      l.does({ do: 'exclude', user, why: 'x' })
    const left = [one![2]!, other![2]!].map(entrant =>
      l.season.entrants.findIndex(each => each.user === entrant.user),
    )
    for (let played = 1; played < 3; played++) {
      l.round()
      expect(pairsOf(l)).toEqual([])
    }
    l.round()
    expect(pairsOf(l).flat().toSorted()).toEqual(left.toSorted())
  })
})

describe('a knockout', () => {
  it('goes on beside places that nobody reached, on whichever side of them', () => {
    const l = begun(8, { format: 'knockout' })
    l.round()
    const first = pairsOf(l)
    for (const table of [1, 2]) l.does({ do: 'both-at-fault', round: 1, table, why: 'x' })
    for (const table of [0, 3]) l.ends(table, [6, 0])
    l.round()
    expect(pairsOf(l)).toEqual([
      [first[0]![0], null],
      [first[3]![0], null],
    ])
    l.round()
    expect(pairsOf(l)).toEqual([[first[0]![0], first[3]![0]]])
  })

  it('has byes for the foremost', () => {
    expect([[], [7], [7, 8], [1, 2, 3]].map(players => treeOf(players))).toEqual([
      [null],
      [7],
      [7, 8],
      [1, null, 2, 3],
    ])
  })

  it.each<[string, Pair, SeasonBattle['outcome'], number | null]>([
    ['whoever rests', [1, null], null, 1],
    ['nobody before it is over', [0, 1], null, null],
    ['nobody where both are at fault', [0, 1], { kind: 'both-at-fault', score: [0, 0], at: 0 }, null],
    ['the first by score', [1, 0], { kind: 'played', score: [4, 2], at: 0 }, 1],
    ['the second by score', [0, 1], { kind: 'played', score: [2, 4], at: 0 }, 1],
    ['the better place in a draw', [1, 0], { kind: 'by-hand', score: [3, 3], at: 0 }, 0],
    ['the better place in a draw, named first', [0, 1], { kind: 'by-hand', score: [3, 3], at: 0 }, 0],
  ])('lets go on %s', (_, players, outcome, winner) => {
    const { season } = begun(2, { format: 'knockout' })
    expect(winnerOf(season, battleOf(players, outcome))).toBe(winner)
  })

  it('lets go on in a draw whoever has destroyed more than was lost', () => {
    const { season } = begun(2, { format: 'knockout' })
    const after = (result: Partial<ToldResult>, players: Pair = [0, 1]) =>
      winnerOf(
        season,
        battleOf(players, { kind: 'played', score: [3, 3], at: 0, result: told([3, 3], result) }),
      )
    expect(after({ destroyed: [5, 9] })).toBe(1)
    expect(after({ destroyed: [9, 5] }, [1, 0])).toBe(1)
    expect(after({ destroyed: [9, 5], lost: [6, 1] })).toBe(1)
    expect(after({ lost: [1, 0] })).toBe(1)
    expect(after({ destroyed: [1, 0], lost: [1, 0] }, [1, 0])).toBe(0)
    expect(after({ destroyed: [], lost: [] }, [1, 0])).toBe(0)
    // Level is level, whatever was destroyed; and where nothing is told of one, it is nothing.
    expect(after({ destroyed: [5, 5] })).toBe(0)
    expect(after({ destroyed: [1, 2] })).toBe(1)
    expect(after({ destroyed: [1], lost: [] }, [1, 0])).toBe(1)
    expect(after({ destroyed: [], lost: [1] })).toBe(1)
  })

  it('says how far everybody came, and goes on around places that nobody reached', () => {
    const l = begun(8, { format: 'knockout' })
    l.round()
    const reached = () => [...l.season.entrants.keys()].map(one => reachedIn(l.season).get(one))
    expect(reached()).toEqual([1, 1, 1, 1, 1, 1, 1, 1])
    const first = pairsOf(l)
    for (const table of [0, 1]) l.does({ do: 'both-at-fault', round: 1, table, why: 'x' })
    for (const table of [2, 3]) l.ends(table, [6, 0])
    l.round()
    const [c, d] = [first[2]![0], first[3]![0]]
    expect(pairsOf(l)).toEqual([[c, d]])
    l.ends(0, [0, 6])
    l.round()
    expect(pairsOf(l)).toEqual([[d, null]])
    expect(reached()).toEqual([...l.season.entrants.keys()].map(one => (one === d ? 4 : one === c ? 2 : 1)))
    expect(l.refuses({ do: 'pair' }).code).toBe('no-round-left')
  })
})

describe('a table', () => {
  it('is of those who began, in the order of their places', () => {
    const l = league({ approval: 'automatic', seeding: 'rating', format: 'double-round-robin' })
    for (const name of ['ada', 'bo', 'cy', 'gone']) {
      l.does({ do: 'join', user: name, name })
      l.does({ do: 'army', user: name, armies: 1, faults: [] })
    }
    l.does({ do: 'leave', user: 'gone' })
    expect(roundCount(l.season)).toBe(0)
    l.does({ do: 'start', ratings: { ada: 1, bo: 3, cy: 2, gone: 9 } })
    expect(starters(l.season)).toEqual([1, 2, 0])
    expect(tableSize(l.season, 0)).toBe(4)
    expect([roundCount(l.season), schedule(l.season).length]).toEqual([6, 6])
    expect(tableSize(begun(3, { format: 'round-robin' }).season, 0)).toBe(2)
    for (const format of ['swiss', 'knockout'] as const)
      expect(schedule(begun(4, { format }).season)).toEqual([])
  })
})

describe('the final after groups', () => {
  it.each([2, 3, 4])(
    'of %i groups has nobody meet somebody of the same group first, and the firsts rest',
    count => {
      const l = begun(2 * count, { format: 'groups', groups: { count, advance: 2 } })
      l.round()
      for (const [table, { players }] of l.season.rounds[0]!.battles.entries())
        l.ends(table, players[0] < players[1]! ? [6, 0] : [0, 6])
      l.round()
      const groupOf = (one: number | null) => (one === null ? null : l.season.entrants[one]!.group)
      const pairs = pairsOf(l)
      for (const [a, b] of pairs) expect(groupOf(a)).not.toBe(groupOf(b))
      expect(pairs.flat().filter(one => one !== null)).toHaveLength(2 * count)
      // Whoever was first joined first: the first of each group.
      const resting = pairs.flatMap(([a, b]) => (b === null ? [a] : []))
      for (const one of resting) expect(one).toBeLessThan(count)
      for (const [a, b] of pairs) if (b !== null && count === 4) expect([a < 4, b < 4]).toEqual([true, false])
    },
  )

  it('is of those who are in, and of as many as there are', () => {
    const l = begun(5, { format: 'groups', groups: { count: 2, advance: 3 } })
    for (let played = 0; played < 3; played++) {
      l.round()
      for (const [table, { players }] of l.season.rounds[played]!.battles.entries())
        l.ends(table, players[0] < players[1]! ? [6, 0] : [0, 6])
    }
    l.does({ do: 'exclude', user: 'bo', why: 'cheated' })
    l.round()
    const named = pairsOf(l)
      .flat()
      .filter(one => one !== null)
    expect(named.toSorted((a, b) => a - b)).toEqual([0, 2, 3, 4])
  })
})
