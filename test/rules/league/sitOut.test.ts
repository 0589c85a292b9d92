import { describe, expect, it } from 'vitest'
import { historyOf } from '../../../rules/league/history.ts'
import { type Settings, standings } from '../../../rules/league/index.ts'
import { linesOf } from '../../../rules/league/lines.ts'
import { isReplayed, type League, league } from '../../helpers/league.ts'

function begun(settings: Partial<Settings> = {}): League {
  const l = league({ approval: 'automatic', rounds: 5, seeding: 'joined', ...settings })
  l.enter('Ada', 'Bo', 'Cy', 'Di', 'Ed')
  l.does({ do: 'start' })
  return l
}
const last = (l: League) => l.season.rounds.at(-1)!.battles
function playRound(l: League): void {
  l.round()
  for (const [table, { outcome }] of last(l).entries()) if (!outcome) l.ends(table, [3, 3])
}

describe('a round that is sat out', () => {
  it('brings half of a victory, twice at most, and is no bye', () => {
    const l = begun()
    for (const round of [1, 2, 3]) l.does({ do: 'sit-out', user: 'ada', round }, 'ada')
    for (let round = 0; round < 3; round++) {
      playRound(l)
      expect(last(l).filter(({ players }) => players.includes(0))).toHaveLength(1)
      expect(last(l).filter(({ players }) => players[1] === null)).toHaveLength(1)
    }
    const scores = l.season.rounds.map(({ battles }) => battles.at(-1)!.outcome)
    expect(scores.map(outcome => [outcome!.kind, outcome!.score[0]])).toEqual([
      ['sit-out', 3],
      ['sit-out', 3],
      ['sit-out', 0],
    ])
    const row = standings(l.season).find(({ entrant }) => entrant === 0)!
    expect(row).toMatchObject({ score: 6, byes: 0, sitOuts: 3, fought: 0 })
    // The bye of a later round is still theirs to have, and a round sat out is missed in tie-breaks.
    expect(historyOf(l.season).byes[0]).toBe(0)
    expect(linesOf(l.season)[0]!.map(({ missed, counts }) => [missed, counts])).toEqual(
      Array.from({ length: 3 }, () => [true, false]),
    )
    expect(isReplayed(l)).toBe(true)
  })

  it('drops a pairing, can be undone until it is published, and is one’s own or a director’s', () => {
    const l = begun()
    l.does({ do: 'pair' })
    l.does({ do: 'sit-out', user: 'ada', round: 1 }, 'ada')
    expect(l.season.draft).toBeNull()
    expect(l.refuses({ do: 'sit-out', user: 'ada', round: 2 }, 'bo').code).toBe('season-others')
    l.does({ do: 'sit-out', user: 'ada', round: 1, undo: true })
    playRound(l)
    expect(l.refuses({ do: 'sit-out', user: 'ada', round: 1 }, 'ada')).toMatchObject({
      code: 'sit-out-round',
      about: { first: 2, rounds: 5 },
    })
    expect(l.refuses({ do: 'sit-out', user: 'ada', round: 6 }, 'ada').code).toBe('sit-out-round')
    expect(begun({ format: 'round-robin' }).refuses({ do: 'sit-out', user: 'ada', round: 1 }).code).toBe(
      'no-sit-out',
    )
  })
})

describe('whoever has left', () => {
  it('comes back by a director into a Swiss season, from the next round on', () => {
    const l = begun()
    playRound(l)
    l.does({ do: 'leave', user: 'ada' })
    expect(l.refuses({ do: 'join', user: 'ada', name: 'Ada' }, 'ada').code).toBe('entrant-out')
    playRound(l)
    l.does({ do: 'join', user: 'ada', name: 'Ada' })
    expect(l.season.entrants[0]).toMatchObject({ state: 'in', from: 3, approval: 'approved' })
    playRound(l)
    expect(last(l).flatMap(({ players }) => players)).toContain(0)
    l.does({ do: 'exclude', user: 'ada', why: 'cheated' })
    expect(l.refuses({ do: 'join', user: 'ada', name: 'Ada' }).code).toBe('entrant-out')
  })

  it('comes back into a round robin as long as no round was published without them', () => {
    const l = begun({ format: 'round-robin' })
    playRound(l)
    l.does({ do: 'leave', user: 'bo' })
    l.does({ do: 'join', user: 'bo', name: 'Bo' })
    l.does({ do: 'leave', user: 'bo' })
    playRound(l)
    playRound(l)
    expect(l.refuses({ do: 'join', user: 'bo', name: 'Bo' }).code).toBe('no-return')
  })
})

describe('a published round', () => {
  it('is taken back until something of it is decided, and its games count no more', () => {
    const l = begun()
    expect(l.refuses({ do: 'take-back' }).code).toBe('no-round-back')
    l.round()
    l.does({ do: 'open', round: 1, table: 0, game: 'g1' }, '', 'program')
    l.does({ do: 'take-back' })
    expect(l.season.rounds).toEqual([])
    l.round()
    expect(last(l)[0]).toMatchObject({ game: null, formerGames: ['g1'] })
    l.does({ do: 'open', round: 1, table: 0, game: 'g2' }, '', 'program')
    l.does({ do: 'take-back' })
    l.round()
    expect(last(l)[0]!.formerGames).toEqual(['g1', 'g2'])
    l.ends(0, [6, 0])
    expect(l.refuses({ do: 'take-back' })).toMatchObject({ code: 'round-begun', about: { round: 1 } })
    expect(isReplayed(l)).toBe(true)
  })
})
