import { describe, expect, it } from 'vitest'
import { apply, type Decision, type Doing, replay } from '../../../rules/league/index.ts'
import { dora, league, told } from '../../helpers/league.ts'

const at = { round: 1, table: 0, why: 'so it is' }

/** One of every kind but `create`, as somebody might ask for it. */
const every: Doing[] = [
  { do: 'settings', change: { grace: 60 } },
  { do: 'roles', directors: [dora], referees: ['rex'] },
  { do: 'join', user: 'eve', name: 'Eve' },
  { do: 'leave', user: 'ada' },
  { do: 'army', user: 'ada', armies: 1, faults: [] },
  { do: 'check', user: 'ada', faults: ['army-too-dear'] },
  { do: 'approve', user: 'ada' },
  { do: 'disapprove', user: 'ada', why: 'too late' },
  { do: 'start' },
  { do: 'pair' },
  { do: 'swap', draft: 1, a: 0, b: 1 },
  { do: 'publish', draft: 1 },
  { do: 'veto', user: 'ada', board: 'marsh', ...at },
  { do: 'open', game: 'h', ...at },
  { do: 'result', game: 'g', result: told([6, 0]) },
  { do: 'forfeit', against: 0, ...at },
  { do: 'neither-at-fault', ...at },
  { do: 'both-at-fault', ...at },
  { do: 'score', score: [3, 3], ...at },
  { do: 'reopen', ...at },
  { do: 'extend', due: 9e9, ...at },
  { do: 'holiday', due: 9e9, heldUntil: 8e9, ...at },
  { do: 'pause', ...at },
  { do: 'resume', ...at },
  { do: 'restart', ...at },
  { do: 'correct', what: 'A1', ...at },
  { do: 'substitute', user: 'ada', with: 'eve', name: 'Eve', why: 'ill' },
  { do: 'exclude', user: 'ada', why: 'cheated' },
  { do: 'close' },
  { do: 'forget', user: 'ada' },
]

function over() {
  const l = league({ approval: 'automatic', rounds: 1 })
  l.enter('Ada', 'Bo')
  l.does({ do: 'start' })
  l.round()
  l.does({ do: 'open', game: 'g', ...at }, '', 'program')
  l.does({ do: 'close', abandon: true })
  return l
}

describe('a decision', () => {
  it.each(every)(
    'to $do in a season that is over is refused, unless it changes nothing of the table',
    doing => {
      const l = over()
      const ends = () => l.season.rounds[0]!.battles[0]!.outcome
      const before = ends()
      if (!['result', 'forget', 'roles'].includes(doing.do))
        expect(l.refuses(doing, dora, 'program')).toEqual({ code: 'season-over' })
      else l.does(doing, dora, 'program')
      expect(ends()).toEqual(before)
    },
  )

  it('cannot come before the season, nor make it twice', () => {
    expect(apply(null, { by: dora, at: 0, do: 'start' })).toEqual({
      ok: false,
      refusal: { code: 'season-not-started' },
    })
    const l = league()
    expect(l.events).toEqual([{ event: 'created' }])
    expect(l.refuses(l.decisions[0]!)).toEqual({ code: 'season-started' })
  })

  it('is counted, and not where it is refused', () => {
    const l = over()
    l.refuses({ do: 'pair' })
    expect(l.season.decisions).toBe(l.decisions.length)
    // A ruling is known by the number of its decision.
    expect(l.season.rulings.map(({ n }) => l.decisions[n]!.do)).toEqual(['close'])
  })

  it('is kept with what was drawn, and drafts are numbered from 1', () => {
    const l = league({ approval: 'automatic' })
    l.enter('Ada', 'Bo', 'Cy', 'Di')
    l.does({ do: 'start' })
    expect(l.season.drafts).toBe(0)
    l.does({ do: 'pair' })
    expect(l.season.draft!.number).toBe(1)
    expect(l.decisions.at(-1)).toMatchObject({ do: 'pair', pairs: l.season.draft!.pairs })
  })

  it('is said by number and name where the season cannot be made anew', () => {
    const l = over()
    const [create, join, ...rest] = l.decisions as [Decision, Decision, ...Decision[]]
    expect(() => replay([join])).toThrow('cannot be replayed: season-not-started')
    expect(() => replay([create, join, join, ...rest])).toThrow(
      'decision 2 (join) cannot be replayed: joined-already',
    )
  })
})
