import { describe, expect, it } from 'vitest'
import { historyOf, sidesFor } from '../../../rules/league/history.ts'
import type { Pair, Settings } from '../../../rules/league/index.ts'
import { isAnnulled, linesOf, listed } from '../../../rules/league/lines.ts'
import { type League, league } from '../../helpers/league.ts'

function begun(names: string[], settings: Partial<Settings> = {}): League {
  const l = league({ approval: 'automatic', seeding: 'joined', rounds: 9, ...settings })
  l.enter(...names)
  l.does({ do: 'start' })
  return l
}
function round(l: League, ...pairs: Pair[]) {
  l.does({ do: 'pair', pairs })
  l.does({ do: 'publish', draft: l.season.draft!.number })
}
const trio = ['Ada', 'Bo', 'Cy']
const pairsOf = (map: Map<number, number>) => [...map].toSorted(([a], [b]) => a - b)

describe('what pairing goes by', () => {
  it('is scored, played, met and rested, of all rounds so far', () => {
    const l = begun(trio, { lessPlayed: 'count' })
    round(l, [0, 1], [2, null])
    l.ends(0, [6, 0], { sides: [0, 1] })
    round(l, [2, 0], [1, null])
    l.ends(0, [4, 2], { sides: [1, 0] })
    round(l, [0, 1], [2, null])
    // What is being fought counts as met, and for nothing else.
    const { score, balance, byes, met, played } = historyOf(l.season)
    expect({ score, balance, byes, played }).toEqual({
      score: [8, 6, 16],
      balance: [2, -1, -1],
      byes: [0, 1, 2],
      played: [
        [2, 0, 0],
        [0, 1, 1],
      ],
    })
    expect(met.map(pairsOf)).toEqual([
      [
        [1, 2],
        [2, 1],
      ],
      [[0, 2]],
      [[0, 1]],
    ])
    l.does({ do: 'forfeit', round: 3, table: 0, against: 0, why: 'away' })
    const after = historyOf(l.season)
    expect(after.score).toEqual([8, 12, 16])
    expect(pairsOf(after.met[0]!)).toEqual([
      [1, 1],
      [2, 1],
    ])
    expect(after.balance).toEqual([2, -1, -1])
  })

  it('3.02 takes the sides that were told, else those of the battle, else none', () => {
    const balance = (sides?: number[]) => {
      const l = begun(['Ada', 'Bo'], { format: 'round-robin' })
      l.round()
      if (sides) l.ends(0, [6, 0], { sides })
      else l.does({ do: 'score', round: 1, table: 0, score: [6, 0], why: 'by post' })
      return historyOf(l.season).balance
    }
    expect(balance([1, 0])).toEqual([-1, 1])
    expect(balance()).toEqual([1, -1])
    for (const strange of [[], [0], [0, 2], [2, 0]]) expect(balance(strange)).toEqual([0, 0])
    const open = begun(['Ada', 'Bo'])
    open.round()
    open.does({ do: 'score', round: 1, table: 0, score: [6, 0], why: 'by post' })
    expect(historyOf(open.season).balance).toEqual([0, 0])
  })

  it('3.02 gives a side to whoever has played it less', () => {
    expect(sidesFor({ balance: [1, 0] }, 0, 1)).toEqual([1, 0])
    expect(sidesFor({ balance: [0, 1] }, 0, 1)).toEqual([0, 1])
    expect(sidesFor({ balance: [1, 1] }, 0, 1)).toBeNull()
  })
})

describe('the lines of a table', () => {
  it('are one for each settled round: fought, forfeited, rested or left out', () => {
    const l = begun(trio)
    round(l, [0, 1], [2, null])
    l.ends(0, [4, 2])
    round(l, [2, 0], [1, null])
    l.does({ do: 'forfeit', round: 2, table: 0, against: 2, why: 'away' })
    l.does({ do: 'leave', user: 'cy' })
    round(l, [0, 1])
    l.does({ do: 'both-at-fault', round: 3, table: 0, why: 'x' })
    l.enter('Di')
    round(l, [0, 1], [3, null])
    const line = (of: number, opponent: number | null, got: number, gave: number, more: object = {}) => ({
      round: of,
      opponent,
      got,
      gave,
      fought: false,
      counts: false,
      missed: false,
      place: 0,
      ...more,
    })
    const fought = { fought: true, counts: true }
    const out = (of: number) => line(of, null, 0, 0, { missed: true })
    const expected = [
      [line(1, 1, 4, 2, fought), line(2, 2, 6, 0, { place: 1 }), line(3, 1, 0, 0, { missed: true })],
      [
        line(1, 0, 2, 4, { ...fought, place: 1 }),
        line(2, null, 6, 0),
        line(3, 0, 0, 0, { missed: true, place: 1 }),
      ],
      [line(1, null, 6, 0), line(2, 0, 0, 6, { missed: true }), out(3), out(4)],
      [out(1), out(2), out(3), line(4, null, 6, 0)],
    ]
    const battleOf = (entrant: number, of: number) =>
      l.season.rounds[of - 1]!.battles.find(({ players }) => players.includes(entrant))
    expect(linesOf(l.season)).toEqual(
      expected.map((own, entrant) => own.map(each => ({ ...each, battle: battleOf(entrant, each.round) }))),
    )
  })

  it('of a round robin count a forfeit as fought, and have none where somebody rests', () => {
    const l = begun(trio, { format: 'round-robin' })
    while (l.season.rounds.length < 3) {
      l.round()
      const [battle] = l.season.rounds.at(-1)!.battles
      const number = l.season.rounds.length
      l.does({ do: 'forfeit', round: number, table: 0, against: battle!.players[0], why: 'away' })
    }
    const lines = linesOf(l.season)
    expect(lines.map(own => own.length)).toEqual([2, 2, 2])
    for (const { fought, counts } of lines.flat()) expect([fought, counts]).toEqual([false, true])
    // Nobody missed what neither was to blame for, though no points were shared.
    l.does({ do: 'neither-at-fault', round: 1, table: 0, why: 'x' })
    const once = linesOf(l.season)
      .flat()
      .filter(each => each.round === 1)
    expect(once.map(({ missed }) => missed)).toEqual([false, false])
  })

  it('of groups hold no battle of the final', () => {
    const l = begun(['Ada', 'Bo', 'Cy', 'Di'], { format: 'groups', groups: { count: 2, advance: 1 } })
    for (let played = 0; played < 2; played++) {
      l.round()
      for (const table of l.season.rounds.at(-1)!.battles.keys()) l.ends(table, [6, 0])
    }
    expect(l.season.rounds.map(({ part }) => part)).toEqual(['table', 'knockout'])
    expect(linesOf(l.season).map(own => own.map(line => line.round))).toEqual([[1], [1], [1], [1]])
  })

  it('of a knockout are its battles, whoever leaves', () => {
    const l = begun(['Ada', 'Bo'], { format: 'knockout' })
    l.round()
    l.ends(0, [6, 0])
    l.does({ do: 'leave', user: 'ada' })
    expect(isAnnulled(l.season, 0)).toBe(false)
    expect(linesOf(l.season).map(own => own.map(({ got }) => got))).toEqual([[6], [0]])
  })
})

describe('a place in the table', () => {
  it('has whoever began, and whoever came later and has been paired or may be', () => {
    const l = league({ approval: 'automatic', rounds: 9, seeding: 'joined' })
    l.enter(...trio, 'Gone')
    l.does({ do: 'leave', user: 'gone' })
    expect(listed(l.season)).toEqual([])
    l.does({ do: 'start' })
    expect(listed(l.season)).toEqual([0, 1, 2])
    l.does({ do: 'leave', user: 'cy' })
    round(l, [0, 1])
    l.ends(0, [6, 0])
    l.does({ do: 'join', user: 'di', name: 'Di' })
    expect(listed(l.season)).toEqual([0, 1, 2])
    l.does({ do: 'army', user: 'di', armies: 1, faults: [] })
    expect(listed(l.season)).toEqual([0, 1, 2, 4])
    l.enter('Ed')
    l.does({ do: 'leave', user: 'ed' })
    expect(listed(l.season)).toEqual([0, 1, 2, 4])
    round(l, [0, 1], [4, null])
    l.does({ do: 'leave', user: 'di' })
    expect(listed(l.season)).toEqual([0, 1, 2, 4])
  })

  it('10.09 counts for nothing where fewer than half of its battles were fought', () => {
    const l = league({ approval: 'automatic', seeding: 'joined', format: 'round-robin', leavers: 'annulled' })
    l.enter(...trio, 'Gone')
    l.does({ do: 'leave', user: 'gone' })
    l.does({ do: 'start' })
    // Who left before it began has no battles to annul.
    expect(isAnnulled(l.season, 3)).toBe(false)
    const half = begun([...trio, 'Di', 'Ed'], { format: 'round-robin' })
    const left = () => {
      const season = structuredClone(half.season)
      season.entrants[0]!.state = 'withdrawn'
      return isAnnulled(season, 0)
    }
    const told: boolean[] = []
    for (let number = 1; number <= 5; number++) {
      half.round()
      // A forfeit is not fought.
      for (const [table, { players }] of half.season.rounds.at(-1)!.battles.entries())
        if (players.includes(0) && told.length === 0)
          half.does({ do: 'forfeit', round: number, table, against: players[0], why: 'away' })
        else half.ends(table, [6, 0])
      if (half.season.rounds.at(-1)!.battles.some(({ players }) => players.includes(0))) told.push(left())
    }
    expect(told).toEqual([true, true, false, false])
  })

  it('10.09 goes by the battles of the table alone, not by those of a final', () => {
    const l = begun([...trio, 'Di'], { format: 'groups', groups: { count: 2, advance: 1 } })
    l.round()
    for (const [table, { players }] of l.season.rounds[0]!.battles.entries())
      l.does({ do: 'forfeit', round: 1, table, against: players[1]!, why: 'away' })
    l.round()
    l.ends(0, [6, 0])
    const [winner] = l.season.rounds[1]!.battles[0]!.players
    l.does({ do: 'leave', user: l.season.entrants[winner]!.user })
    expect(isAnnulled(l.season, winner)).toBe(true)
  })

  it('has missed nothing in a forfeit that brings both the same', () => {
    const { scores } = begun(trio).season.settings
    const l = begun(['Ada', 'Bo'], { scores: { ...scores, forfeit: [3, 3] } })
    l.round()
    l.does({ do: 'forfeit', round: 1, table: 0, against: 0, why: 'away' })
    expect(linesOf(l.season).map(([line]) => line!.missed)).toEqual([false, false])
  })
})
