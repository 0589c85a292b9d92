import { describe, expect, it } from 'vitest'
import {
  type Decision,
  owedBy,
  owesArmies,
  rulingsFor,
  type Settings,
  tasksOf,
  withoutUser,
} from '../../../rules/league/index.ts'
import { dora, league } from '../../helpers/league.ts'

const hour = 3600
const day = 24 * hour

/** Ada against Bo and Cy against Di; published at `published`. */
function begun(settings: Partial<Settings> = {}, due?: number) {
  const l = league({ approval: 'automatic', rounds: 3, seeding: 'joined', ...settings })
  l.enter('Ada', 'Bo', 'Cy', 'Di')
  l.does({ do: 'start' })
  l.does({
    do: 'pair',
    pairs: [
      [0, 1],
      [2, 3],
    ],
  })
  l.does({ do: 'publish', draft: 1, ...(due !== undefined && { due }) })
  return l
}
const at = (table: number) => ({ round: 1, table, why: 'so it is' })

describe('what somebody owes', () => {
  it('2.022 are armies until they are whole and in order, up to the end of the registration', () => {
    const l = league({ registrationUntil: 2_000_000 })
    const owed = () => owedBy(l.season, 'ada')
    expect(owed()).toEqual([])
    l.does({ do: 'join', user: 'ada', name: 'Ada' })
    expect(owed()).toEqual([{ owes: 'army', until: 2_000_000 }])
    expect([owesArmies(l.season, 'ada'), owesArmies(l.season, 'bo')]).toEqual([true, false])
    l.does({ do: 'army', user: 'ada', armies: 1, faults: [], unfinished: true })
    expect(owed()).toEqual([{ owes: 'army', until: 2_000_000 }])
    l.does({ do: 'army', user: 'ada', armies: 1, faults: [] })
    expect(owed()).toEqual([])
    l.does({ do: 'disapprove', user: 'ada', why: 'no heroes' })
    expect(owed()).toEqual([{ owes: 'army', until: 2_000_000 }])
    l.does({ do: 'leave', user: 'ada' })
    expect(owed()).toEqual([])
  })

  it('are armies without an end for whoever comes late, and nothing when the season is over', () => {
    const l = begun({ registrationUntil: 2_000_000 })
    l.does({ do: 'join', user: 'eve', name: 'Eve' })
    expect(owedBy(l.season, 'eve')).toEqual([{ owes: 'army', until: null }])
    l.does({ do: 'close', abandon: true })
    expect(owedBy(l.season, 'eve')).toEqual([])
  })

  it('are battles that are not over, and no armies with them', () => {
    const l = begun()
    const until = l.season.rounds[0]!.due
    expect(owedBy(l.season, 'di')).toEqual([{ owes: 'battle', round: 1, table: 1, game: null, until }])
    expect(owesArmies(l.season, 'di')).toBe(false)
    l.does({ do: 'forfeit', against: 3, ...at(1) })
    expect(owedBy(l.season, 'di')).toEqual([])
    expect(owedBy(l.season, 'ada')).toHaveLength(1)
  })
})

describe('the clock', () => {
  const tasks = (l: ReturnType<typeof begun>) => tasksOf(l.season)
  const timeOf = (l: ReturnType<typeof begun>, task: string) => tasks(l).find(each => each.task === task)?.at

  it('has a round begin, remind of its end, end and give up, each under a key of its own', () => {
    const l = begun({ roundLength: 10 * day, grace: 2 * day })
    const published = l.at
    const due = published + 10 * day
    expect(tasks(l)).toEqual([
      { key: 'begin 1 0 0', at: published + day, task: 'begin', round: 1, table: 0 },
      { key: 'begin 1 1 0', at: published + day, task: 'begin', round: 1, table: 1 },
      { key: 'remind 1', at: due - 2 * day, task: 'remind', round: 1 },
    ])
    l.does({ do: 'open', round: 1, table: 1, game: 'g' }, '', 'program')
    expect(tasks(l).slice(1)).toEqual([
      { key: `due 1 1 ${due}`, at: due, task: 'due', round: 1, table: 1 },
      { key: `late 1 1 ${due}`, at: due + 2 * day, task: 'late', round: 1, table: 1 },
      { key: 'remind 1', at: due - 2 * day, task: 'remind', round: 1 },
    ])
    // A battle fought anew is begun anew, under another key.
    l.does({ do: 'restart', ...at(1) })
    expect(tasks(l)[1]).toMatchObject({ key: 'begin 1 1 1', task: 'begin' })
    l.does({ do: 'neither-at-fault', ...at(1) })
    expect(tasks(l).map(({ task }) => task)).toEqual(['begin', 'remind'])
    l.does({ do: 'neither-at-fault', ...at(0) })
    expect(tasks(l)).toEqual([])
  })

  it.each([
    ['ten hours', 10 * hour, 1 * hour, 2.5 * hour],
    ['four days', 4 * day, 0.4 * day, day],
    ['eight days', 8 * day, 0.8 * day, 2 * day],
    ['thirty days', 30 * day, day, 2 * day],
  ])('waits for strikes and reminds by the length of the round: %s', (_, roundLength, strikes, lead) => {
    const l = begun({ roundLength })
    expect(timeOf(l, 'begin')).toBe(l.at + strikes)
    expect(timeOf(l, 'remind')).toBe(l.at + roundLength - lead)
  })

  it('waits a day for strikes in a round without a length, and reminds of an end that it was given', () => {
    const open = begun({ roundLength: null })
    expect(tasks(open).map(({ task, at: time }) => [task, time])).toEqual([
      ['begin', open.at + day],
      ['begin', open.at + day],
    ])
    const due = 5_000_000
    expect(timeOf(begun({ roundLength: null }, due), 'remind')).toBe(due)
  })

  it('stands for a battle that is paused, or has no end', () => {
    const l = begun()
    for (const table of [0, 1]) l.does({ do: 'open', round: 1, table, game: `g${table}` }, '', 'program')
    l.does({ do: 'pause', ...at(0) })
    expect(tasks(l).map(({ task }) => task)).toEqual(['due', 'late', 'remind'])
    const endless = begun({ roundLength: null })
    endless.does({ do: 'open', round: 1, table: 0, game: 'g' }, '', 'program')
    endless.does({ do: 'pause', ...at(0) })
    endless.does({ do: 'resume', ...at(0) })
    expect(endless.season.rounds[0]!.battles[0]).toMatchObject({ due: null, paused: null })
    expect(tasks(endless).map(({ task }) => task)).toEqual(['begin'])
  })

  it('has nothing to do for a bye', () => {
    const l = league({ approval: 'automatic', rounds: 3 })
    l.enter('Ada', 'Bo', 'Cy')
    l.does({ do: 'start' })
    l.round()
    expect(tasks(l).map(({ task }) => task)).toEqual(['begin', 'remind'])
  })

  it('reminds of the last round alone', () => {
    const l = begun()
    for (const table of [0, 1]) l.ends(table, [6, 0])
    l.round()
    expect(tasks(l).flatMap(each => (each.task === 'remind' ? [each.key] : []))).toEqual(['remind 2'])
  })
})

describe('10.01 the rulings', () => {
  it('are read by those whom they touch, whoever plays in their place, and all where they touch all', () => {
    const l = begun()
    l.does({ do: 'neither-at-fault', ...at(0) })
    l.does({ do: 'settings', change: { grace: 60 }, why: 'x' })
    const read = (user: string, role: 'player' | 'referee' = 'player') =>
      rulingsFor(l.season, user, role).map(each => each.do)
    expect(read('ada')).toEqual(['neither-at-fault', 'settings'])
    expect(read('cy')).toEqual(['settings'])
    expect(read('rex', 'referee')).toEqual(['neither-at-fault', 'settings'])
    l.does({ do: 'substitute', user: 'ada', with: 'eve', name: 'Eve', why: 'ill' })
    for (const user of ['ada', 'eve'])
      expect(read(user)).toEqual(['neither-at-fault', 'settings', 'substitute'])
    l.does({ do: 'forget', user: 'bo' })
    expect(read('bo')).toEqual(['settings'])
    expect(read('')).toEqual(['settings'])
  })

  it('say why, or nothing, and where, where they are about a battle', () => {
    const l = begun()
    l.does({ do: 'both-at-fault', ...at(1) })
    l.does({ do: 'close', abandon: true })
    expect(l.season.rulings).toStrictEqual([
      {
        n: l.decisions.length - 2,
        at: l.at - hour,
        by: dora,
        as: 'director',
        do: 'both-at-fault',
        why: 'so it is',
        touches: [2, 3],
        round: 1,
        table: 1,
        score: [0, 0],
      },
      { n: l.decisions.length - 1, at: l.at, by: dora, as: 'director', do: 'close', why: '', touches: [] },
    ])
  })
})

describe('decisions without somebody', () => {
  const was = (user: string, name: string): Decision[] => [
    {
      do: 'create',
      by: user,
      at: 1,
      id: 's',
      server: 'g',
      seed: '',
      settings: league().season.settings,
      directors: [user, dora],
    },
    { do: 'join', by: user, at: 2, user, name },
    { do: 'join', by: dora, at: 2, user: 'bo', name: 'Bo' },
    { do: 'army', by: user, at: 3, user, armies: 1, faults: [] },
    { do: 'roles', by: dora, at: 4, directors: [dora, user], referees: [user, 'rex'] },
    { do: 'substitute', by: dora, at: 5, user, with: 'eve', name: 'Eve', why: 'ill' },
    { do: 'substitute', by: dora, at: 6, user: 'eve', with: user, name, why: 'well' },
    { do: 'close', by: user, at: 7 },
  ]

  it('have another id and no name, and are the same in all else', () => {
    const before = was('ada', 'Ada')
    expect(withoutUser(before, 'ada', 'former 1')).toStrictEqual(was('former 1', '-'))
    expect(before).toStrictEqual(was('ada', 'Ada'))
    expect(withoutUser(before, 'nobody', 'former 1')).toStrictEqual(before)
  })
})
