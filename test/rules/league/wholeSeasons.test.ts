import { describe, expect, it } from 'vitest'
import { type Pick, picker, pickOf } from '../../../rules/core/random.ts'
import { historyOf } from '../../../rules/league/history.ts'
import {
  pairable,
  replay,
  type SeasonBattleOutcome,
  standings,
  wasFought,
} from '../../../rules/league/index.ts'
import { dora, isReplayed, type League, league } from '../../helpers/league.ts'
import { thorough } from '../../helpers/thorough.ts'

const scores = [
  [6, 0],
  [0, 6],
  [4, 2],
  [2, 4],
  [3, 3],
] as const

/** Settles one battle of the last round, by its game or by a ruling. */
function settle(l: League, table: number, pick: Pick): void {
  const round = l.season.rounds.length
  const { players, sides } = l.season.rounds[round - 1]!.battles[table]!
  const where = { round, table, why: 'dispute' }
  const chance = pick(100)
  if (chance < 4) l.does({ do: 'forfeit', against: pickOf(pick, players as [number, number]), ...where })
  else if (chance < 6) l.does({ do: 'neither-at-fault', ...where })
  else if (chance < 7) l.does({ do: 'both-at-fault', ...where })
  else if (chance < 9) l.does({ do: 'score', score: [4, 2], ...where })
  else {
    const first = pick(2)
    l.ends(table, pickOf(pick, scores), {
      sides: sides ?? [first, 1 - first],
      destroyed: [pick(1000), pick(1000)],
      lost: [pick(1000), pick(1000)],
    })
    if (chance > 97) l.does({ do: 'score', score: [6, 0], ...where })
    if (chance > 98) l.does({ do: 'reopen', ...where })
    if (chance > 98 && !l.season.rounds[round - 1]!.battles[table]!.outcome) l.ends(table, [6, 0])
  }
}

const names = (n: number, from = 1) => Array.from({ length: n }, (_, i) => `P${from + i}`)

describe('a whole Swiss season', () => {
  it.each([
    [8, 5, 1],
    [8, 7, 2],
    [17, 6, 3],
    [17, 9, 4],
    [64, 7, 5],
    ...(thorough ? ([[200, 9, 6]] as const) : []),
  ] as const)('of %i players and %i rounds holds what it promises', (n, rounds, seed) => {
    const pick = picker(seed)
    const l = league({ approval: 'automatic', rounds, seed: String(seed) } as never)
    l.enter(...names(n))
    l.does({ do: 'start' })
    for (let round = 1; round <= rounds; round++) {
      if (round === 2) {
        l.enter('Late')
        l.does({ do: 'leave', user: 'p2', why: 'moved away' })
      }
      if (round === 4) l.does({ do: 'exclude', user: 'p3', why: 'cheated' })
      const before = historyOf(l.season)
      l.round()
      const { battles } = l.season.rounds.at(-1)!
      const ready = pairable(l.season, round)
      expect(
        battles.flatMap(({ players }) => players.filter(one => one !== null)).toSorted((a, b) => a - b),
      ).toEqual(ready)
      const bye = battles.find(({ players }) => players[1] === null)?.players[0]
      expect(bye !== undefined).toBe(ready.length % 2 === 1)
      if (bye !== undefined)
        expect(before.byes[bye]).toBe(Math.min(...ready.map(player => before.byes[player]!)))
      // With so few rounds a rematch can always be avoided.
      if (round * 2 < ready.length)
        for (const { players } of battles)
          if (players[1] !== null) expect(before.met[players[0]]!.has(players[1])).toBe(false)
      for (const { players, sides } of battles) {
        if (players[1] === null) continue
        const [a, b] = [before.balance[players[0]]!, before.balance[players[1]]!]
        expect(sides).toEqual(a === b ? null : a < b ? [0, 1] : [1, 0])
      }
      for (const [table, { outcome }] of battles.entries()) if (!outcome) settle(l, table, pick)
    }
    const table = standings(l.season)
    expect(table).toHaveLength(n + 1)
    expect(table.at(-1)).toMatchObject({ entrant: 2, rank: null })
    // Every point of the table was given in some battle.
    const given = l.season.rounds.flatMap(({ battles }) => battles.map(({ outcome }) => outcome!))
    const sum = (outcomes: SeasonBattleOutcome[]) =>
      outcomes.reduce((all, { score }) => all + score[0] + score[1], 0)
    expect(table.reduce((all, { score }) => all + score, 0)).toBe(sum(given))
    const far = historyOf(l.season).balance.filter(balance => Math.abs(balance) > 1).length
    expect(far).toBeLessThanOrEqual(n / 4)
    expect(l.season.rounds.flatMap(({ battles }) => battles).filter(wasFought).length).toBeGreaterThan(n)
    l.does({ do: 'close' })
    expect(l.refuses({ do: 'pair' }).code).toBe('season-over')
    expect(isReplayed(l)).toBe(true)
    expect(standings(replay(l.decisions))).toEqual(table)
  })

  it('ends sensibly with one, with two, and with everybody gone', () => {
    const l = league({ approval: 'automatic', rounds: 3 })
    l.enter('A')
    expect(l.refuses({ do: 'start' }).code).toBe('too-few-entrants')
    l.enter('B')
    l.does({ do: 'start' })
    for (let round = 0; round < 3; round++) {
      l.round()
      l.ends(0, [6, 0])
    }
    expect(l.refuses({ do: 'pair' }).code).toBe('no-round-left')
    const gone = league({ approval: 'automatic' })
    gone.enter('A', 'B', 'C')
    gone.does({ do: 'start' })
    gone.round()
    for (const user of ['a', 'b', 'c']) gone.does({ do: 'leave', user }, dora)
    expect(gone.season.rounds[0]!.battles.every(({ outcome }) => outcome !== null)).toBe(true)
    expect(gone.refuses({ do: 'pair' }).code).toBe('too-few-entrants')
    gone.does({ do: 'close' })
    expect(standings(gone.season)).toHaveLength(3)
  })
})
