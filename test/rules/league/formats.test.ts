import { describe, expect, it } from 'vitest'
import { historyOf } from '../../../rules/league/history.ts'
import { roundCount, type Settings, schedule, standings } from '../../../rules/league/index.ts'
import { tableRounds } from '../../../rules/league/pairing/table.ts'
import { isReplayed, type League, league } from '../../helpers/league.ts'

const letters = (n: number) => Array.from({ length: n }, (_, i) => `P${i + 1}`)

function begun(n: number, settings: Partial<Settings>): League {
  const l = league({ approval: 'automatic', seeding: 'joined', ...settings })
  l.enter(...letters(n))
  l.does({ do: 'start' })
  return l
}

/** Plays the rounds that are left; the entrant with the lower number wins each battle, as the sides were settled. */
function playAll(l: League, upTo = 100): void {
  while (l.season.rounds.length < Math.min(upTo, roundCount(l.season))) {
    l.round()
    for (const [table, { players, outcome, sides }] of l.season.rounds.at(-1)!.battles.entries())
      if (!outcome) l.ends(table, players[0] < players[1]! ? [6, 0] : [0, 6], { sides: sides ?? [0, 1] })
  }
}

const order = (l: League) =>
  standings(l.season)
    .map(({ entrant, rank }) => `${rank}:${entrant + 1}`)
    .join(' ')

describe('a round robin', () => {
  it.each([2, 3, 4, 5, 8, 9, 16, 17])(
    'of %i has everybody meet everybody once, in as few rounds as can be',
    n => {
      const rounds = tableRounds(Array.from({ length: n }, (_, i) => i))
      expect(rounds).toHaveLength(n % 2 ? n : n - 1)
      const pairs = rounds.flat().map(([a, b]) => [a, b!].toSorted((x, y) => x - y).join(' '))
      expect(new Set(pairs).size).toBe((n * (n - 1)) / 2)
      expect(pairs).toHaveLength((n * (n - 1)) / 2)
      for (const round of rounds) expect(new Set(round.flat()).size).toBe(round.length * 2)
    },
  )

  it.each([
    [7, false],
    [8, false],
    [12, false],
    [7, true],
    [8, true],
  ] as const)(
    '3.02 of %i has everybody end as near to balance of sides as can be (twice: %s)',
    (n, double) => {
      const l = begun(n, { format: double ? 'double-round-robin' : 'round-robin', tieBreaks: ['wins'] })
      for (let round = 1; round <= roundCount(l.season); round++) {
        const { balance } = historyOf(l.season)
        playAll(l, round)
        // Whoever has played a side less plays it.
        for (const { players, sides } of l.season.rounds.at(-1)!.battles) {
          const [a, b] = [balance[players[0]]!, balance[players[1]!]!]
          if (a !== b) expect(sides).toEqual(a < b ? [0, 1] : [1, 0])
        }
        expect(Math.max(...historyOf(l.season).balance.map(Math.abs))).toBeLessThanOrEqual(
          n % 2 ? 1 : double ? 3 : 2,
        )
      }
      // With an odd number of battles somebody has to be one from it.
      const end = double || n % 2 ? 0 : 1
      expect(historyOf(l.season).balance.map(Math.abs)).toEqual(Array.from({ length: n }, () => end))
      expect(schedule(l.season)).toHaveLength(roundCount(l.season))
      expect(order(l).startsWith('1:1 2:2 3:3')).toBe(true)
      expect(l.refuses({ do: 'pair' }).code).toBe('no-round-left')
      expect(isReplayed(l)).toBe(true)
    },
  )

  it('10.09 goes on without somebody excluded early, and by forfeits without somebody excluded late', () => {
    const early = begun(6, { format: 'round-robin' })
    playAll(early, 1)
    early.does({ do: 'exclude', user: 'p1', why: 'cheated' })
    playAll(early)
    expect(
      early.season.rounds
        .slice(1)
        .every(({ battles }) => battles.every(({ players }) => !players.includes(0))),
    ).toBe(true)
    expect(order(early)).toMatch(/^1:2 2:3 .* null:1$/)
    const late = begun(6, { format: 'round-robin' })
    playAll(late, 3)
    late.does({ do: 'exclude', user: 'p1', why: 'cheated' })
    playAll(late)
    const after = late.season.rounds
      .slice(3)
      .flatMap(({ battles }) => battles.filter(({ players }) => players.includes(0)))
    expect(after.map(({ outcome }) => outcome!.kind)).toEqual(['forfeit', 'forfeit'])
    expect(late.refuses({ do: 'swap', draft: 1, a: 0, b: 1 }).code).toBe('no-draft')
  })
})

describe('a knockout', () => {
  it.each([2, 3, 5, 8, 11, 16])('of %i ends with the first and has byes for the foremost', n => {
    const l = begun(n, { format: 'knockout' })
    playAll(l)
    expect(l.season.rounds).toHaveLength(Math.ceil(Math.log2(n)))
    expect(order(l).startsWith('1:1 2:2')).toBe(true)
    const byes = l.season.rounds[0]!.battles.filter(({ players }) => players[1] === null)
    const count = 2 ** Math.ceil(Math.log2(n)) - n
    expect(byes.map(({ players }) => players[0]).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: count }, (_, i) => i),
    )
    expect(isReplayed(l)).toBe(true)
  })

  it('ranks whoever has won a battle above all who have not, before the next round is published', () => {
    const l = begun(4, { format: 'knockout' })
    l.round()
    const ranks = () => Object.fromEntries(standings(l.season).map(({ entrant, rank }) => [entrant, rank]))
    expect(new Set(Object.values(ranks()))).toEqual(new Set([1]))
    const [first, second] = l.season.rounds[0]!.battles.map(({ players }) => players as [number, number])
    l.ends(0, [0, 6])
    expect(ranks()).toMatchObject({ [first![1]]: 1, [first![0]]: 2, [second![0]]: 2, [second![1]]: 2 })
    l.ends(1, [6, 0])
    expect(ranks()).toMatchObject({ [first![1]]: 1, [second![0]]: 1, [first![0]]: 3, [second![1]]: 3 })
  })

  it('lets go on whoever destroyed more in a draw, then the better place, and nobody where both were at fault', () => {
    const l = begun(8, { format: 'knockout' })
    l.round()
    expect(l.season.rounds[0]!.battles.map(({ players }) => players)).toEqual([
      [0, 7],
      [3, 4],
      [1, 6],
      [2, 5],
    ])
    l.ends(0, [3, 3], { destroyed: [100, 300], lost: [300, 100] })
    l.ends(1, [3, 3])
    l.does({ do: 'both-at-fault', round: 1, table: 2, why: 'neither came' })
    l.ends(3, [0, 6])
    l.round()
    expect(l.season.rounds[1]!.battles.map(({ players }) => players)).toEqual([
      [7, 3],
      [5, null],
    ])
    expect(l.season.draft).toBeNull()
    l.does({ do: 'exclude', user: 'p6', why: 'cheated' })
    l.ends(0, [6, 0])
    l.round()
    expect(l.season.rounds[2]!.battles[0]).toMatchObject({
      players: [7, 5],
      outcome: { kind: 'forfeit', score: [6, 0] },
    })
    expect(order(l)).toMatch(/^1:8 /)
  })
})

describe('a knockout with nobody left', () => {
  it('is not paired; with one left it is', () => {
    const l = begun(8, { format: 'knockout' })
    l.round()
    for (const table of [0, 1, 2]) l.does({ do: 'both-at-fault', round: 1, table, why: 'nobody came' })
    l.does({ do: 'both-at-fault', round: 1, table: 3, why: 'nobody came' })
    expect(l.refuses({ do: 'pair' }).code).toBe('nobody-left')
    expect(l.season.draft).toBeNull()
    l.does({ do: 'forfeit', round: 1, table: 3, against: 5, why: 'one came' })
    l.does({ do: 'pair' })
    expect(l.season.draft!.pairs).toEqual([[2, null]])
  })

  it('is not paired in a round robin either, whose next round may be empty', () => {
    const l = begun(4, { format: 'round-robin' })
    l.round()
    for (const table of [0, 1]) l.ends(table, [6, 0])
    l.does({ do: 'exclude', user: 'p1', why: 'cheated' })
    l.does({ do: 'exclude', user: 'p2', why: 'cheated' })
    // Those who are left meet in the last round alone.
    expect(schedule(l.season)[1]).not.toContainEqual(expect.arrayContaining([2, 3]))
    l.does({ do: 'pair' })
    expect(l.season.draft!.pairs).toEqual([])
    l.does({ do: 'exclude', user: 'p3', why: 'cheated' })
    expect(l.refuses({ do: 'pair' }).code).toBe('nobody-left')
  })
})

describe('groups', () => {
  it('send their best to a final, in which nobody begins against the own group', () => {
    const l = begun(12, { format: 'groups', groups: { count: 4, advance: 2 } })
    expect(l.season.entrants.map(({ group }) => group)).toEqual([0, 1, 2, 3, 3, 2, 1, 0, 0, 1, 2, 3])
    expect(roundCount(l.season)).toBe(3 + 3)
    playAll(l)
    const final = l.season.rounds[3]!
    expect(final).toMatchObject({ part: 'knockout' })
    expect(final.battles.flatMap(({ players }) => players).toSorted((a, b) => a! - b!)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7,
    ])
    for (const { players } of final.battles)
      expect(l.season.entrants[players[0]]!.group).not.toBe(l.season.entrants[players[1]!]!.group)
    expect(order(l)).toMatch(/^1:1 2:2 3:\d 3:\d 5:/)
    expect(isReplayed(l)).toBe(true)
  })

  it('keep the tree of their final, whoever is excluded from it and whatever is ruled on the groups', () => {
    const l = begun(5, { format: 'groups', groups: { count: 2, advance: 3 } })
    playAll(l, 4)
    const first = l.season.rounds[3]!
    expect(first.part).toBe('knockout')
    const [fought, ...resting] = first.battles.toSorted(
      (a, b) => Number(a.players[1] === null) - Number(b.players[1] === null),
    )
    expect(resting.map(({ players }) => players[1])).toEqual([null, null, null])
    // Four would be left of the five, in another order of the groups.
    const [winner, loser] = fought!.players.toSorted((a, b) => a! - b!)
    l.does({ do: 'exclude', user: `p${loser! + 1}`, why: 'cheated' })
    l.does({ do: 'score', round: 1, table: 0, score: [0, 6], why: 'the other way round' })
    l.round()
    for (const [table, { players, outcome }] of l.season.rounds[4]!.battles.entries())
      if (!outcome) l.ends(table, players[0] < players[1]! ? [6, 0] : [0, 6])
    const players = l.season.rounds[4]!.battles.flatMap(battle => battle.players)
    expect(players.toSorted((a, b) => a! - b!)).toEqual(
      [winner!, ...resting.map(battle => battle.players[0])].toSorted((a, b) => a - b),
    )
    playAll(l)
    for (const entrant of players) {
      const battles = l.season.rounds.slice(3).flatMap(round => round.battles)
      const losses = battles.filter(
        ({ players: pair, outcome }) =>
          pair.includes(entrant) && pair[1] !== null && outcome!.score[pair.indexOf(entrant)] === 0,
      )
      expect(losses, `${entrant}`).toHaveLength(entrant === 0 ? 0 : 1)
    }
    expect(l.refuses({ do: 'pair' }).code).toBe('no-round-left')
    expect(isReplayed(l)).toBe(true)
  })

  it.each([
    [6, 3, 1],
    [7, 2, 2],
    [9, 3, 2],
    [5, 4, 3],
  ])('of %i players, %i wished for and %i going on, come to an end', (n, count, advance) => {
    const l = begun(n, { format: 'groups', groups: { count, advance } })
    playAll(l)
    expect(order(l).startsWith('1:1 ')).toBe(true)
    expect(standings(l.season)).toHaveLength(n)
  })
})
