import { describe, expect, it } from 'vitest'
import {
  type Doing,
  isSwapped,
  owedBy,
  replay,
  rulingsFor,
  type Settings,
  standings,
  tasksOf,
  withoutUser,
} from '../../../rules/league/index.ts'
import { isReplayed, league, told } from '../../helpers/league.ts'

function begun(settings: Partial<Settings> = {}) {
  const l = league({ approval: 'automatic', rounds: 3, seeding: 'joined', ...settings })
  l.enter('Ada', 'Bo', 'Cy', 'Di')
  l.does({ do: 'start' })
  l.round()
  return l
}
const first = (l: ReturnType<typeof begun>) => l.season.rounds[0]!.battles[0]!
const nameAt = (l: ReturnType<typeof begun>, place: 0 | 1) =>
  l.season.entrants[first(l).players[place]!]!.user
const at = { round: 1, table: 0, why: 'so it is' }

describe('a draft', () => {
  it('is swapped by a director, who sees what it breaks, and published once', () => {
    const l = begun()
    l.ends(0, [6, 0])
    l.ends(1, [6, 0], { sides: [1, 0] })
    l.does({ do: 'pair' })
    const { number, pairs } = l.season.draft!
    expect(l.events).toEqual([{ event: 'drafted', draft: number, breaks: [] }])
    const [[a], [c]] = pairs as [[number, number], [number, number]]
    l.does({ do: 'swap', draft: number, a: pairs[0]![1]!, b: c })
    expect(l.season.draft!.pairs[0]).toEqual([a, c])
    const [drafted] = l.events
    expect(drafted!.event === 'drafted' && drafted.breaks.length).toBeGreaterThan(0)
    expect(l.refuses({ do: 'publish', draft: number }).code).toBe('stale-draft')
    expect(l.refuses({ do: 'swap', draft: number, a, b: c }).code).toBe('stale-draft')
    expect(l.refuses({ do: 'publish', draft: number + 1 }, 'ada').code).toBe('season-director')
    l.does({ do: 'publish', draft: number + 1 })
    expect(l.refuses({ do: 'publish', draft: number + 1 }).code).toBe('no-draft')
    expect(l.refuses({ do: 'pair' })).toMatchObject({ code: 'round-open', about: { round: 2, left: 2 } })
    expect(isReplayed(l)).toBe(true)
  })

  it('keeps what was swapped when the round is paired again, as long as it would be drawn the same', () => {
    const l = begun()
    l.ends(0, [6, 0])
    l.ends(1, [6, 0], { sides: [1, 0] })
    l.does({ do: 'pair' })
    const drawn = l.season.draft!
    // Asked for again it is the same pairing, under the number that a button may carry.
    l.does({ do: 'pair' })
    expect(l.season.draft).toEqual(drawn)
    l.does({ do: 'swap', draft: drawn.number, a: drawn.pairs[0]![1]!, b: drawn.pairs[1]![0] })
    const swapped = l.season.draft!
    expect(isSwapped(swapped)).toBe(true)
    l.does({ do: 'pair' })
    expect(l.season.draft).toEqual(swapped)
    expect(l.events).toEqual([{ event: 'drafted', draft: swapped.number, breaks: expect.any(Array) }])
    l.does({ do: 'score', round: 1, table: 0, score: [0, 6], why: 'the other way round' })
    expect(l.events.at(-1)).toEqual({ event: 'draft-lost', was: 'swapped' })
    l.does({ do: 'pair' })
    expect(l.season.draft!.number).toBe(swapped.number + 1)
    expect(isSwapped(l.season.draft!)).toBe(false)
    expect(l.refuses({ do: 'publish', draft: swapped.number }).code).toBe('stale-draft')
    expect(isReplayed(l)).toBe(true)
  })

  it('is given up where somebody leaves or comes', () => {
    const l = begun()
    l.ends(0, [6, 0])
    l.ends(1, [6, 0])
    l.does({ do: 'pair' })
    expect(l.refuses({ do: 'leave', user: 'ada' }, 'ada').code).toBe('season-director')
    l.does({ do: 'leave', user: 'ada' })
    expect(l.season.draft).toBeNull()
    expect(l.events).toEqual([
      { event: 'left', entrant: 0 },
      { event: 'draft-lost', was: 'drawn' },
    ])
    expect(l.refuses({ do: 'pair', pairs: [[0, 1]] }).code).toBe('wrong-pairs')
  })
})

describe('a ruling', () => {
  it('10.01 is kept with who, when and why, for those whom it touches', () => {
    const l = begun()
    l.does({ do: 'forfeit', against: first(l).players[0], ...at })
    expect(first(l).outcome).toMatchObject({ kind: 'forfeit', score: [0, 6] })
    const [ruling] = l.season.rulings
    expect(ruling).toMatchObject({
      by: 'dora',
      as: 'director',
      at: l.at,
      do: 'forfeit',
      why: 'so it is',
      round: 1,
    })
    expect(rulingsFor(l.season, nameAt(l, 0), 'player')).toHaveLength(1)
    const other = l.season.rounds[0]!.battles[1]!.players[0]
    expect(rulingsFor(l.season, l.season.entrants[other]!.user, 'player')).toEqual([])
    expect(rulingsFor(l.season, 'rex', 'referee')).toHaveLength(1)
    expect(l.refuses({ do: 'forfeit', against: 0, ...at }, nameAt(l, 1)).code).toBe('season-director')
    l.does({ do: 'roles', directors: ['dan'], referees: [] })
    expect(l.refuses({ do: 'neither-at-fault', ...at }).code).toBe('season-director')
    // Whoever may manage the server is told so by the bot.
    l.does({ do: 'neither-at-fault', ...at }, 'owner', 'director')
    expect(first(l).outcome).toMatchObject({ kind: 'neither-at-fault', score: [3, 3] })
    expect(l.refuses({ do: 'both-at-fault', ...at, table: 7 }, 'dan').code).toBe('no-season-battle')
    expect(l.refuses({ do: 'score', score: [7.5, 0], ...at }, 'dan').code).toBe('season-score')
  })

  it('is refused where there is no such battle, or the player is not in it', () => {
    const l = begun()
    const rules: Doing[] = [
      { do: 'forfeit', against: 0, ...at },
      { do: 'neither-at-fault', ...at },
      { do: 'both-at-fault', ...at },
      { do: 'score', score: [3, 3], ...at },
      { do: 'reopen', ...at },
      { do: 'extend', due: 9e9, ...at },
      { do: 'pause', ...at },
      { do: 'resume', ...at },
      { do: 'restart', ...at },
      { do: 'correct', what: 'A1', ...at },
    ]
    for (const ruling of rules) {
      const nowhere = { code: 'no-season-battle', about: { round: 1, table: 8 } }
      expect(l.refuses({ ...ruling, table: 7 } as Doing)).toEqual(nowhere)
      expect(l.refuses({ ...ruling, round: 2 } as Doing)).toMatchObject({ code: 'no-season-battle' })
    }
    const other = l.season.rounds[0]!.battles[1]!.players[0]
    expect(l.refuses({ do: 'forfeit', against: other, ...at }).code).toBe('not-entrant')
    expect(l.season.rounds[0]!.battles.map(({ outcome }) => outcome)).toEqual([null, null])
  })

  it('is written down, whatever it rules, with whom it touches', () => {
    const l = begun()
    l.does({ do: 'open', round: 1, table: 0, game: 'g' }, '', 'program')
    const touches = [...first(l).players]
    const due = l.at + 90_000
    const written = (doing: Doing) => {
      const before = l.season.rulings.length
      l.does(doing)
      expect(l.season.rulings).toHaveLength(before + 1)
      return l.season.rulings.at(-1)!
    }
    expect(written({ do: 'extend', due, ...at })).toMatchObject({ do: 'extend', due, touches })
    expect(written({ do: 'pause', ...at })).toMatchObject({ do: 'pause', touches })
    const { left } = first(l).paused!
    expect(first(l)).toMatchObject({ due: null, paused: { left: due - l.at } })
    expect(l.refuses({ do: 'pause', ...at }).code).toBe('battle-paused')
    expect(written({ do: 'resume', ...at })).toMatchObject({ do: 'resume', touches })
    expect(first(l)).toMatchObject({ due: l.at + left!, paused: null })
    expect(l.refuses({ do: 'resume', ...at }).code).toBe('battle-not-paused')
    // What is due already has nothing left, and no less.
    l.does({ do: 'extend', due: l.at + 3601, ...at })
    l.does({ do: 'pause', ...at })
    expect(first(l).paused).toEqual({ left: 0 })
    const later = l.at + 50_000
    l.does({ do: 'extend', due: later, ...at })
    expect(first(l).paused).toEqual({ left: later - l.at })
    expect(l.refuses({ do: 'extend', due: l.at + 3600, ...at }).code).toBe('season-due')
    expect(written({ do: 'score', score: [6, 0], ...at })).toMatchObject({ score: [6, 0], touches })
    expect(first(l).outcome).not.toHaveProperty('result')
    expect(l.refuses({ do: 'extend', due: 9e9, ...at }).code).toBe('battle-settled')
    expect(written({ do: 'reopen', ...at })).toMatchObject({ do: 'reopen', touches })
    expect(l.refuses({ do: 'reopen', ...at }).code).toBe('battle-not-settled')
    l.does({ do: 'result', game: 'g', result: told([6, 0]) }, '', 'program')
    expect(written({ do: 'restart', ...at })).toMatchObject({ do: 'restart', touches })
    expect(first(l)).toMatchObject({ outcome: null, game: null, formerGames: ['g'] })
    expect(l.refuses({ do: 'restart', ...at }).code).toBe('battle-not-begun')
    const who = l.season.entrants[touches[0]!]!.user
    expect(written({ do: 'exclude', user: who, why: 'so it is' })).toMatchObject({ touches: [touches[0]] })
    expect(isReplayed(l)).toBe(true)
  })

  it('holds a battle for a holiday, which is written down too', () => {
    const l = begun()
    const holiday = (table: number): Doing => ({ do: 'holiday', due: 9e9, heldUntil: 8e9, round: 1, table })
    expect(l.refuses(holiday(7), '', 'program').code).toBe('no-season-battle')
    l.does(holiday(0), '', 'program')
    expect(first(l)).toMatchObject({ due: 9e9, heldUntil: 8e9 })
    expect(l.season.rulings.at(-1)).toMatchObject({ do: 'holiday', due: 9e9, touches: first(l).players })
  })

  it('gives nobody a score that no battle has', () => {
    const l = begun()
    for (const score of [
      [13, 0],
      [0, 13],
      [0, 12],
      [7, 0],
      [6, 1],
      [4, 4],
      [-1, 3],
      [3.5, 3],
      [3],
      [3, 3, 3],
    ] as unknown as [number, number][])
      expect(l.refuses({ do: 'score', score, ...at }).code).toBe('season-score')
    l.does({ do: 'score', score: [0, 6], ...at })
    expect(first(l).outcome).toMatchObject({ kind: 'by-hand', score: [0, 6] })
  })

  it('puts nobody in the place of somebody who is out, nor somebody who is in already', () => {
    const l = begun()
    const put = (user: string, other: string, name = 'Eve'): Doing => ({
      do: 'substitute',
      user,
      with: other,
      name,
      why: 'ill',
    })
    expect(l.refuses(put('nobody', 'eve')).code).toBe('not-entrant')
    expect(l.refuses({ do: 'exclude', user: 'nobody', why: 'x' }).code).toBe('not-entrant')
    for (const user of ['ada', 'bo']) expect(l.refuses(put('di', user)).code).toBe('substitute-in-season')
    expect(l.refuses(put('di', '')).code).toBe('season-no-player')
    expect(l.refuses(put('di', 'eve', '')).code).toBe('season-no-player')
    l.does(put('di', 'eve'))
    const number = l.season.entrants.findIndex(({ user }) => user === 'eve')
    expect(l.events).toContainEqual({ event: 'substituted', entrant: number })
    expect(l.season.rulings.at(-1)).toMatchObject({ do: 'substitute', touches: [number] })
    l.does(put('eve', 'fay', 'Fay'))
    // The round that is being played counts for whoever plays it now.
    expect(l.season.entrants[number]!.former).toEqual([
      { user: 'di', upTo: 0 },
      { user: 'eve', upTo: 0 },
    ])
    l.does({ do: 'exclude', user: 'fay', why: 'x' })
    expect(l.events[0]).toMatchObject({ event: 'excluded', entrant: number })
    expect(l.refuses(put('fay', 'gus')).code).toBe('entrant-out')
  })

  it('stands against what its game tells later, until it is taken back', () => {
    const l = begun()
    l.does({ do: 'open', round: 1, table: 0, game: 'g' }, '', 'program')
    l.does({ do: 'both-at-fault', ...at })
    l.does({ do: 'result', game: 'g', result: told([6, 0]) }, '', 'program')
    expect(l.events).toEqual([{ event: 'late-result', round: 1, table: 0 }])
    expect(first(l).outcome).toMatchObject({ score: [0, 0] })
    l.does({ do: 'reopen', ...at })
    expect(first(l).outcome).toMatchObject({ kind: 'played', score: [6, 0] })
    l.does({ do: 'score', score: [4, 2], ...at })
    expect(first(l).outcome).toMatchObject({ kind: 'by-hand', score: [4, 2] })
    l.does({ do: 'reopen', ...at })
    expect(first(l).outcome).toMatchObject({ kind: 'played', score: [6, 0] })
    // A ruling without a result of its own keeps what was told, too.
    l.does({ do: 'forfeit', against: first(l).players[0], ...at })
    expect(first(l).outcome).toMatchObject({ kind: 'forfeit', score: [0, 6] })
    l.does({ do: 'reopen', ...at })
    expect(first(l).outcome).toMatchObject({ kind: 'played', score: [6, 0] })
    expect(isReplayed(l)).toBe(true)
  })

  it('has a battle fought anew, and hears the former game no more', () => {
    const l = begun()
    l.does({ do: 'open', round: 1, table: 0, game: 'g' }, '', 'program')
    expect(l.refuses({ do: 'open', round: 1, table: 0, game: 'h' }, '', 'program').code).toBe('battle-begun')
    l.does({ do: 'restart', ...at })
    l.does({ do: 'result', game: 'g', result: told([6, 0]) }, '', 'program')
    expect(l.events).toEqual([])
    expect(first(l).outcome).toBeNull()
    expect(l.refuses({ do: 'correct', what: 'A1 to C7', ...at }).code).toBe('battle-not-begun')
    l.does({ do: 'open', round: 1, table: 0, game: 'h' }, '', 'program')
    l.does({ do: 'correct', what: 'A1 to C7', ...at })
    expect(l.season.rulings.at(-1)).toMatchObject({ do: 'correct', what: 'A1 to C7' })
    l.does({ do: 'result', game: 'h', result: told([0, 6]) }, '', 'program')
    expect(first(l).outcome).toMatchObject({ score: [0, 6] })
  })

  it('gives more time, stops the clock and lets it run on', () => {
    const l = begun()
    const { due } = first(l)
    expect(l.refuses({ do: 'extend', due: 5, ...at }).code).toBe('season-due')
    l.does({ do: 'extend', due: due! + 86_400, ...at })
    l.does({ do: 'pause', ...at })
    const paused = l.at
    expect(first(l)).toMatchObject({ due: null, paused: { left: due! + 86_400 - paused } })
    expect(l.refuses({ do: 'pause', ...at }).code).toBe('battle-paused')
    l.does({ do: 'resume', ...at })
    expect(first(l)).toMatchObject({ due: due! + 86_400 + l.at - paused, paused: null })
    expect(l.refuses({ do: 'resume', ...at }).code).toBe('battle-not-paused')
  })

  it('puts a substitute into somebody’s place from the present round on', () => {
    const l = begun()
    const user = nameAt(l, 0)
    expect(l.refuses({ do: 'substitute', user, with: nameAt(l, 1), name: 'X', why: '' }).code).toBe(
      'substitute-in-season',
    )
    l.does({ do: 'substitute', user, with: 'eve', name: 'Eve', why: 'ill' })
    l.ends(0, [6, 0])
    expect(standings(l.season)[0]!.entrant).toBe(first(l).players[0])
    expect(l.season.entrants[first(l).players[0]]).toMatchObject({ user: 'eve', former: [{ user, upTo: 0 }] })
  })

  it('3.02 makes a battle that was not fought count neither as met nor for sides', () => {
    const l = league({ approval: 'automatic', rounds: 2 })
    l.enter('Ada', 'Bo')
    l.does({ do: 'start' })
    l.round()
    l.does({ do: 'forfeit', against: 0, ...at })
    l.does({ do: 'pair' })
    const breaks = () => l.events.flatMap(event => (event.event === 'drafted' ? event.breaks : []))
    expect(breaks().map(({ wish }) => wish)).toEqual(['score'])
    l.does({ do: 'reopen', ...at })
    l.ends(0, [6, 0])
    l.does({ do: 'pair' })
    expect(breaks().map(({ wish }) => wish)).toEqual(['rematch', 'score'])
    l.does({ do: 'publish', draft: l.season.draft!.number })
    const { players, sides } = l.season.rounds[1]!.battles[0]!
    expect(sides![players.indexOf(first(l).players[0])]).toBe(1)
  })

  it('keeps what a game told wherever the score comes from, once', () => {
    const l = begun()
    const result = told([6, 0], { destroyed: [500, 100] })
    const tells = () => l.does({ do: 'result', game: 'g', result }, '', 'program')
    l.does({ do: 'open', round: 1, table: 0, game: 'g' }, '', 'program')
    l.does({ do: 'forfeit', against: first(l).players[0], ...at })
    tells()
    expect(first(l).late).toEqual(result)
    l.does({ do: 'result', game: 'g', result: told([0, 6]) }, '', 'program')
    expect(l.events).toEqual([])
    expect(first(l).late).toEqual(result)
    l.does({ do: 'score', score: [2, 4], ...at })
    expect(first(l).outcome).toMatchObject({ kind: 'by-hand', score: [2, 4], result })
    l.does({ do: 'reopen', ...at })
    expect(l.season.rulings.at(-1)).toMatchObject({ do: 'reopen', score: [6, 0] })
    expect(first(l)).not.toHaveProperty('late')
    l.does({ do: 'score', score: [2, 4], ...at })
    expect(first(l).outcome).toMatchObject({ kind: 'by-hand', score: [2, 4], result })
    expect(first(l)).not.toHaveProperty('late')
    // Fought anew, nothing that the former game told is left.
    l.does({ do: 'neither-at-fault', ...at })
    expect(first(l).late).toEqual(result)
    l.does({ do: 'restart', ...at })
    expect(first(l)).not.toHaveProperty('late')
    expect(isReplayed(l)).toBe(true)
  })

  it('tells of the end of a battle, and of its round with the last one, once', () => {
    const l = begun()
    const over = (table: number) => ({ event: 'battle-over', round: 1, table })
    l.ends(1, [6, 0])
    expect(l.events).toEqual([over(1)])
    l.does({ do: 'pause', ...at })
    l.does({ do: 'neither-at-fault', ...at })
    expect(l.events).toEqual([over(0), { event: 'round-over', round: 1 }])
    expect(first(l).paused).toBeNull()
    l.does({ do: 'both-at-fault', ...at })
    expect(l.events).toEqual([over(0)])
  })

  it('is none on a bye', () => {
    const l = league({ approval: 'automatic', rounds: 1 })
    l.enter('Ada', 'Bo', 'Cy')
    l.does({ do: 'start' })
    l.round()
    const bye = { ...at, table: l.season.rounds[0]!.battles.findIndex(({ players }) => players[1] === null) }
    expect(l.refuses({ do: 'both-at-fault', ...bye })).toEqual({
      code: 'no-season-battle',
      about: { round: 1, table: bye.table + 1 },
    })
  })

  it('gives a substitute the rounds to come alone, where none is being played', () => {
    const l = begun()
    for (const table of [0, 1]) l.ends(table, [6, 0])
    l.does({ do: 'substitute', user: 'ada', with: 'eve', name: 'Eve', why: 'ill' })
    expect(l.season.entrants[0]!.former).toEqual([{ user: 'ada', upTo: 1 }])
  })

  it('is a director’s, in whatever role it is asked for', () => {
    const l = begun()
    l.does({ do: 'forfeit', against: first(l).players[0], ...at }, 'dora', 'player')
    expect(l.season.rulings.at(-1)).toMatchObject({ as: 'director' })
  })

  it('10.09 keeps the excluded out of a season that has not begun', () => {
    const l = league({ approval: 'automatic' })
    l.enter('Ada', 'Bo')
    l.does({ do: 'exclude', user: 'ada', why: 'cheated' })
    expect(l.refuses({ do: 'join', user: 'ada', name: 'Ada' }).code).toBe('entrant-out')
  })

  it('10.09 excludes somebody: the battle under way is a forfeit, and others stand', () => {
    const l = begun()
    l.does({ do: 'exclude', user: nameAt(l, 0), why: 'cheated' })
    expect(first(l).outcome).toMatchObject({ kind: 'forfeit', score: [0, 6] })
    expect(l.refuses({ do: 'exclude', user: nameAt(l, 0), why: '' }).code).toBe('entrant-out')
    expect(l.refuses({ do: 'join', user: nameAt(l, 0), name: 'Back' }).code).toBe('entrant-out')
  })
})

describe('the clock', () => {
  it('says what is owed, and when something is to be done about it', () => {
    const l = begun({ unplayed: 'neither-at-fault', grace: 3600 })
    const { due } = first(l)
    const user = nameAt(l, 0)
    expect(owedBy(l.season, user)).toEqual([{ owes: 'battle', round: 1, table: 0, game: null, until: due }])
    expect(owedBy(l.season, 'nobody')).toEqual([])
    l.does({ do: 'open', round: 1, table: 0, game: 'g' }, '', 'program')
    const tasks = () => tasksOf(l.season).flatMap(each => ('table' in each && !each.table ? [each] : []))
    expect(tasks().map(({ task, at }) => [task, at])).toEqual([
      ['due', due],
      ['late', due! + 3600],
    ])
    l.does({ do: 'neither-at-fault', round: 1, table: 0, why: '' }, '', 'program')
    expect(first(l).outcome!.kind).toBe('neither-at-fault')
    expect(l.season.rulings.at(-1)).toMatchObject({ by: '', as: 'program' })
    expect(tasks()).toEqual([])
  })
})

describe('boards', () => {
  it('3.02 are drawn, named for a round, or what both leave of a list', () => {
    const boards = (way: 'drawn' | 'named' | 'vetoed') => ({ way, list: ['marsh', 'hills', 'river'] })
    const drawn = begun({ boards: boards('drawn') })
    expect(boards('drawn').list).toContain(first(drawn).board)
    expect(first(begun({ boards: boards('named') })).board).toBe('marsh')
    expect(first(begun()).board).toBeNull()
    const l = begun({ boards: boards('vetoed') })
    const [a, b] = [nameAt(l, 0), nameAt(l, 1)]
    l.does({ do: 'veto', round: 1, table: 0, user: a, board: 'marsh' }, a)
    expect(l.refuses({ do: 'veto', round: 1, table: 0, user: b, board: 'marsh' }, b).code).toBe('no-veto')
    expect(l.refuses({ do: 'veto', round: 1, table: 0, user: b, board: 'hills' }, a).code).toBe(
      'season-others',
    )
    l.does({ do: 'veto', round: 1, table: 0, user: b, board: 'hills' }, b)
    expect(first(l).board).toBe('river')
    // Nobody waits for a veto that does not come.
    l.does({ do: 'open', round: 1, table: 1, game: 'g' }, '', 'program')
    expect(boards('vetoed').list).toContain(l.season.rounds[0]!.battles[1]!.board)
  })
})

describe('somebody who is forgotten', () => {
  it('loses the name and the id, and no battle', () => {
    const l = begun()
    l.ends(0, [6, 0])
    const user = nameAt(l, 0)
    const before = standings(l.season)
    l.does({ do: 'forget', user }, user)
    expect(JSON.stringify(l.season)).not.toContain(`"${user}"`)
    expect(l.season.entrants[first(l).players[0]]).toMatchObject({ user: '', name: '', state: 'withdrawn' })
    expect(first(l).outcome!.score).toEqual([6, 0])
    expect(standings(l.season)[0]!.score).toBe(before[0]!.score)
    const kept = withoutUser(l.decisions, user, 'former 1')
    expect(JSON.stringify(kept)).not.toContain(`"${user}"`)
    expect(replay(kept)).toEqual(l.season)
  })
})
