import { describe, expect, it } from 'vitest'
import { groupCount } from '../../../rules/league/entering.ts'
import { apply, type Doing, type Season, type Settings } from '../../../rules/league/index.ts'
import { dora, isReplayed, type League, league } from '../../helpers/league.ts'

function begun(settings: Partial<Settings> = {}): League {
  const l = league({ approval: 'automatic', seeding: 'joined', rounds: 3, ...settings })
  l.enter('Ada', 'Bo')
  l.does({ do: 'start' })
  return l
}
const join = (name: string): Doing => ({ do: 'join', user: name.toLowerCase(), name })
const army = (user: string, more: object = {}): Doing => ({
  do: 'army',
  user,
  armies: 1,
  faults: [],
  ...more,
})

describe('whoever joins', () => {
  it('is told of, and stands in the season as somebody new', () => {
    const l = league()
    l.does(join('Ada'), 'ada')
    expect(l.events).toEqual([{ event: 'joined', entrant: 0, late: false }])
    expect(l.season.entrants).toStrictEqual([
      {
        user: 'ada',
        name: 'Ada',
        state: 'in',
        armies: null,
        approval: 'missing',
        faults: [],
        from: 1,
        seed: 0,
      },
    ])
    expect(l.season.rulings).toEqual([])
  })

  it('may do so up to the very end of the registration, and a director for them afterwards', () => {
    const l = league({ registrationUntil: 1_000_000 + 2 * 3600 })
    l.does(join('Ada'), 'ada')
    expect(l.at).toBe(1_000_000 + 2 * 3600)
    expect(l.refuses(join('Bo'), 'bo').code).toBe('registration-over')
    l.does(join('Bo'))
    expect(l.refuses({ do: 'join', user: '', name: 'Nobody' }).code).toBe('season-no-player')
  })

  it('late is a director’s word, from the next round on, in a Swiss season alone', () => {
    const l = begun({ registrationUntil: 1_000_000 + 50 * 3600 })
    l.round()
    expect(l.refuses(join('Cy'), 'cy').code).toBe('season-started')
    l.does(join('Cy'))
    expect(l.events).toEqual([{ event: 'joined', entrant: 2, late: true }])
    expect(l.season.entrants[2]).toMatchObject({ from: 2 })
    expect(l.season.rulings.at(-1)).toMatchObject({ do: 'join', touches: [2] })
    l.does({ do: 'leave', user: 'cy' })
    expect(l.refuses(join('Cy'), 'cy').code).toBe('entrant-out')
    l.does(join('Cy'))
    expect(l.season.entrants[2]).toMatchObject({ state: 'in', from: 2 })
    expect(begun({ format: 'round-robin' }).refuses(join('Cy')).code).toBe('no-late-entry')
  })

  it('finds a season full at a thousand, unless they were in it before', () => {
    const l = league()
    const entrant = l.does(join('Ada'), 'ada').entrants[0]!
    const full = (count: number): Season => ({
      ...l.season,
      entrants: Array.from({ length: count }, (_, i) => ({ ...entrant, user: `u${i}`, state: 'withdrawn' })),
    })
    const code = (season: Season, user: string) => {
      const applied = apply(season, { by: dora, at: 0, do: 'join', user, name: 'X' })
      return applied.ok ? undefined : applied.refusal
    }
    expect(code(full(999), 'new')).toBeUndefined()
    expect(code(full(1000), 'new')).toEqual({ code: 'season-full', about: { most: 1000 } })
    for (const user of ['u0', 'u999']) expect(code(full(1000), user)).toBeUndefined()
  })
})

describe('somebody who is not in the season', () => {
  it.each<Doing>([
    { do: 'leave', user: 'eve' },
    army('eve'),
    { do: 'check', user: 'eve', faults: [] },
    { do: 'approve', user: 'eve' },
    { do: 'disapprove', user: 'eve', why: 'x' },
  ])('can neither $do nor be asked to', doing => {
    const l = league()
    expect(l.refuses(doing, dora, 'program')).toEqual({ code: 'not-entrant' })
    l.does(join('Eve'))
    l.does({ do: 'leave', user: 'eve' })
    expect(l.refuses(doing, dora, 'program')).toEqual({ code: 'entrant-out', about: { player: 'Eve' } })
  })
})

describe('2.022 armies', () => {
  it('are told of at every turn, and one that is changed is looked at again', () => {
    const l = league()
    const said = (approval: string) => [{ event: 'army', entrant: 0, approval }]
    l.does(join('Ada'))
    for (const [doing, approval] of [
      [army('ada', { unfinished: true }), 'missing'],
      [army('ada'), 'waiting'],
      [{ do: 'approve', user: 'ada' }, 'approved'],
      [{ do: 'check', user: 'ada', faults: ['too-dear'] }, 'refused'],
      [army('ada'), 'waiting'],
      [{ do: 'approve', user: 'ada' }, 'approved'],
      [army('ada'), 'waiting'],
      [{ do: 'approve', user: 'ada' }, 'approved'],
      [{ do: 'disapprove', user: 'ada', why: 'x' }, 'refused'],
    ] as [Doing, string][]) {
      l.does(doing, dora, 'program')
      expect(l.events, doing.do).toEqual(said(approval))
      expect(l.season.entrants[0]!.approval).toBe(approval)
    }
    l.does({ do: 'check', user: 'ada', faults: [] }, '', 'program')
    expect(l.events).toEqual([])
  })

  it('that are missing cannot be looked at', () => {
    const l = league()
    l.does(join('Ada'))
    for (const doing of [
      { do: 'check', user: 'ada', faults: ['x'] },
      { do: 'approve', user: 'ada' },
      { do: 'disapprove', user: 'ada', why: 'x' },
    ] as Doing[])
      expect(l.refuses(doing, dora, 'program')).toMatchObject({
        code: 'season-army-missing',
        about: { player: 'Ada' },
      })
  })

  it('stay as they are when the season has begun, but for those who came late', () => {
    const l = begun({ approval: 'referee' })
    for (const doing of [
      army('ada'),
      { do: 'check', user: 'ada', faults: ['x'] },
      { do: 'disapprove', user: 'ada', why: 'x' },
    ] as Doing[])
      expect(l.refuses(doing, dora, 'program').code).toBe('season-army-locked')
    l.does(join('Cy'))
    l.does(army('cy'))
    l.does({ do: 'disapprove', user: 'cy', why: 'x' })
    l.does(army('cy'))
    expect(l.season.entrants[2]!.approval).toBe('waiting')
  })
})

describe('the start', () => {
  /** Ada, Bo, Cy and Di with these ratings. @returns them in the order of their places */
  function order(settings: Partial<Settings>, ratings: (number | undefined)[] = []) {
    const l = league({ approval: 'automatic', ...settings })
    for (const name of ['Ada', 'Bo', 'Cy', 'Di']) {
      l.does(join(name))
      l.does(army(name.toLowerCase()))
    }
    const rated = ratings.flatMap((rating, i) =>
      rating === undefined ? [] : [[['ada', 'bo', 'cy', 'di'][i]!, rating]],
    )
    l.does({ do: 'start', ratings: Object.fromEntries(rated) as Record<string, number> })
    const places = l.season.entrants.map(({ seed }) => seed)
    const [started] = l.events
    const entrants = places.map((_, place) => places.indexOf(place + 1))
    expect(started).toEqual({ event: 'started', entrants, out: [] })
    return entrants
  }

  it('gives places by joining, by rating, or by chance', () => {
    expect(order({ seeding: 'joined' })).toEqual([0, 1, 2, 3])
    expect(order({ seeding: 'rating' }, [1400, 1600, 1500, undefined])).toEqual([1, 2, 0, 3])
    // Equal ratings are put in order by chance, and the same one each time.
    expect(order({ seeding: 'rating' }, [1, 1, 1, 1])).toEqual(order({ seeding: 'drawn' }))
    expect(order({ seeding: 'rating' }, [0])).toEqual(order({ seeding: 'drawn' }))
    expect(order({ seeding: 'drawn' }, [1, 2, 3, 4])).toEqual(order({ seeding: 'drawn' }, [4, 3, 2, 1]))
    expect(order({ seeding: 'drawn' })).not.toEqual([0, 1, 2, 3])
  })

  it('makes as many groups as there are two players for, and one at least', () => {
    const counts = [0, 1, 2, 3, 4, 5, 6].map(players => groupCount(3, players))
    expect(counts).toEqual([1, 1, 1, 1, 2, 2, 3])
    expect(groupCount(2, 100)).toBe(2)
  })
})

describe('whoever leaves', () => {
  it('a season under way is written down for others to read', () => {
    const l = begun()
    l.does({ do: 'leave', user: 'bo', why: 'ill' })
    expect(l.season.rulings).toMatchObject([{ do: 'leave', touches: [1], why: 'ill' }])
  })
})

describe('settings and roles', () => {
  it('are told of when they change, and stay where they cannot be', () => {
    const l = league()
    expect(l.refuses({ do: 'settings', change: { rounds: 0 } }).code).toBe('season-number')
    l.does({ do: 'settings', change: { rounds: 4 } })
    expect(l.events).toEqual([{ event: 'settings-changed' }])
    l.does({ do: 'roles', directors: [dora, dora], referees: ['rex', 'rex'] })
    expect(l.events).toEqual([{ event: 'roles-changed' }])
    expect(l.season).toMatchObject({ directors: [dora], referees: ['rex'] })
  })
})

describe('the end', () => {
  it('waits for the last battle, unless it is given up, and is told', () => {
    const l = begun()
    l.round()
    expect(l.refuses({ do: 'close' })).toEqual({ code: 'season-battles-open', about: { left: 1 } })
    l.ends(0, [6, 0])
    l.does({ do: 'pair' })
    l.does({ do: 'close' })
    expect(l.events).toEqual([{ event: 'season-over' }])
    expect(l.season).toMatchObject({ stage: 'over', draft: null })
  })
})

describe('somebody who is forgotten', () => {
  const forget: Doing = { do: 'forget', user: 'ada' }

  it('loses roles and stands in no ruling, and others keep theirs', () => {
    const l = begun()
    l.does({ do: 'roles', directors: [dora, 'ada'], referees: ['ada', 'rex'] })
    l.does({ do: 'settings', change: { grace: 60 } }, 'ada')
    l.does({ do: 'settings', change: { grace: 0 } })
    l.does({ do: 'substitute', user: 'ada', with: 'eve', name: 'Eve', why: 'ill' })
    l.does({ do: 'substitute', user: 'eve', with: 'fay', name: 'Fay', why: 'ill' })
    l.does(forget)
    expect(l.season).toMatchObject({ directors: [dora], referees: ['rex'] })
    expect(l.season.rulings.map(({ by }) => by)).toEqual(['', dora, dora, dora])
    expect(l.season.entrants[0]!.former!.map(({ user }) => user)).toEqual(['', 'eve'])
    // Nobody was in the season any more by that name.
    expect(l.events).toEqual([])
    expect(l.season.entrants.map(({ user }) => user)).toEqual(['fay', 'bo'])
    expect(isReplayed(l)).toBe(true)
  })

  it('forfeits the battle under way, and is told of', () => {
    const l = begun()
    l.round()
    const place = l.season.rounds[0]!.battles[0]!.players.indexOf(0)
    l.does(forget, 'ada')
    expect(l.events.at(-1)).toEqual({ event: 'forgotten', entrant: 0 })
    const { kind, score } = l.season.rounds[0]!.battles[0]!.outcome!
    expect([kind, score[place]]).toEqual(['forfeit', 0])
  })

  it('stays excluded, and in a season that is over stays as they were', () => {
    const excluded = begun()
    excluded.does({ do: 'exclude', user: 'ada', why: 'x' })
    excluded.does(forget)
    expect(excluded.season.entrants[0]).toMatchObject({ user: '', state: 'excluded' })
    const over = begun()
    over.does({ do: 'close' })
    over.does(forget)
    expect(over.season.entrants[0]).toMatchObject({ user: '', state: 'in' })
  })
})
