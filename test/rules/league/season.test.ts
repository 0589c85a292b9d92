import { describe, expect, it } from 'vitest'
import { apply, usualSettings } from '../../../rules/league/index.ts'
import { standings } from '../../../rules/league/standings.ts'
import { isReplayed, league, told } from '../../helpers/league.ts'

describe('a season', () => {
  it('begins with a name and settings that can be', () => {
    const { season } = league()
    expect(season).toMatchObject({ stage: 'registration', directors: ['dora'], decisions: 1 })
    const settings = { ...usualSettings, game: 'race', sides: [], terms: {} }
    const made = (change: object) =>
      apply(null, {
        by: 'dora',
        at: 0,
        do: 'create',
        id: 's',
        server: 'g',
        seed: '',
        settings: { ...settings, name: 'A', ...change },
        directors: ['dora'],
      })
    const refused = (change: object) => {
      const applied = made(change)
      return applied.ok ? undefined : applied.refusal.code
    }
    expect(refused({})).toBeUndefined()
    expect(refused({ name: 'x'.repeat(4000) })).toBe('season-name')
    expect(refused({ name: ' \n ' })).toBe('season-name')
    expect(refused({ scenario: 'x'.repeat(4000) })).toBe('season-scenario')
    expect(refused({ rounds: 0 })).toBe('season-number')
    expect(refused({ rounds: 1.5 })).toBe('season-number')
    expect(refused({ roundLength: 60 })).toBe('season-number')
    expect(refused({ tieBreaks: ['wins', 'wins'] })).toBe('season-tie-breaks')
    expect(refused({ boards: { way: 'drawn', list: [] } })).toBe('season-boards')
  })

  it('is joined once, by oneself, until the time for it is over', () => {
    const l = league({ registrationUntil: 1_020_000 })
    l.does({ do: 'join', user: 'ada', name: ' Ada\n Lovelace ' }, 'ada')
    expect(l.season.entrants[0]).toMatchObject({ user: 'ada', name: 'Ada Lovelace', approval: 'missing' })
    expect(l.refuses({ do: 'join', user: 'ada', name: 'Ada' }, 'ada').code).toBe('joined-already')
    expect(l.refuses({ do: 'join', user: 'bo', name: 'Bo' }, 'ada').code).toBe('season-others')
    expect(l.refuses({ do: 'join', user: 'bo', name: 'x'.repeat(4000) }, 'bo').code).toBe('season-no-player')
    l.does({ do: 'leave', user: 'ada' }, 'ada')
    expect(l.refuses({ do: 'leave', user: 'ada' }, 'ada').code).toBe('entrant-out')
    expect(l.refuses({ do: 'join', user: 'cy', name: 'Cy' }, 'cy').code).toBe('registration-over')
    l.does({ do: 'join', user: 'ada', name: 'Ada' })
    expect(l.season.entrants).toHaveLength(1)
    expect(l.season.entrants[0]).toMatchObject({ state: 'in' })
    expect(isReplayed(l)).toBe(true)
  })

  it('2.022 has armies looked at by a referee before it begins, and keeps them then', () => {
    const l = league()
    l.does({ do: 'roles', directors: ['dora'], referees: ['rex'] })
    for (const user of ['ada', 'bo', 'cy']) l.does({ do: 'join', user, name: user }, user)
    expect(l.refuses({ do: 'approve', user: 'ada' }, 'rex').code).toBe('season-army-missing')
    expect(l.refuses({ do: 'army', user: 'ada', armies: 1, faults: ['army-too-dear'] }, 'ada')).toMatchObject(
      {
        code: 'season-army-faulty',
        rule: '2.021',
      },
    )
    for (const user of ['ada', 'bo']) l.does({ do: 'army', user, armies: { good: [user] }, faults: [] }, user)
    expect(l.refuses({ do: 'approve', user: 'ada' }, 'ada').code).toBe('season-referee')
    l.does({ do: 'approve', user: 'ada' }, 'rex')
    l.does({ do: 'disapprove', user: 'bo', why: 'no heroes' }, 'rex')
    expect(l.season.rulings.at(-1)).toMatchObject({
      by: 'rex',
      as: 'referee',
      why: 'no heroes',
      touches: [1],
    })
    expect(l.refuses({ do: 'start' })).toMatchObject({ code: 'too-few-entrants', about: { count: 1 } })
    expect(l.refuses({ do: 'start', without: true }).code).toBe('too-few-entrants')
    l.does({ do: 'approve', user: 'bo' }, 'rex')
    expect(l.refuses({ do: 'start', without: true }, 'rex').code).toBe('season-director')
    expect(l.refuses({ do: 'start' })).toMatchObject({ code: 'entrants-unready', about: { count: 1 } })
    l.does({ do: 'start', without: true })
    expect(l.season.entrants.map(({ state }) => state)).toEqual(['in', 'in', 'withdrawn'])
    expect(l.refuses({ do: 'army', user: 'ada', armies: 2, faults: [] }, 'ada').code).toBe(
      'season-army-locked',
    )
    expect(l.refuses({ do: 'start' }).code).toBe('season-started')
    expect(isReplayed(l)).toBe(true)
  })

  it('2.021 takes an approval back where armies no longer fit the terms', () => {
    const l = league({ approval: 'automatic' })
    l.enter('Ada', 'Bo')
    expect(l.season.entrants[0]!.approval).toBe('approved')
    l.does({ do: 'settings', change: { terms: { banned: ['troll'] } } })
    l.does({ do: 'check', user: 'ada', faults: ['figure-banned'] }, '', 'program')
    l.does({ do: 'check', user: 'bo', faults: [] }, '', 'program')
    expect(l.season.entrants.map(({ approval }) => approval)).toEqual(['refused', 'approved'])
    expect(l.refuses({ do: 'approve', user: 'ada' }).code).toBe('season-army-faulty')
    l.does({ do: 'army', user: 'ada', armies: {}, faults: [] }, 'ada')
    expect(l.season.entrants[0]!.approval).toBe('approved')
    l.does({ do: 'start' })
    expect(l.refuses({ do: 'settings', change: { terms: {} } })).toMatchObject({
      code: 'season-setting-locked',
      about: { setting: 'terms' },
    })
    l.does({ do: 'settings', change: { roundLength: 7200 } })
    expect(l.season.settings.roundLength).toBe(7200)
  })

  it('lists whoever comes late from the next round on, with or without a battle in it', () => {
    const l = league({ approval: 'automatic' })
    l.enter('Ada', 'Bo')
    l.does({ do: 'start' })
    l.round()
    l.enter('Cy')
    expect(l.season.entrants[2]).toMatchObject({ state: 'in', from: 2 })
    expect(standings(l.season).map(({ entrant }) => entrant)).toContain(2)
    l.ends(0, [6, 0])
    l.does({ do: 'pair' })
    expect(l.season.draft!.pairs.flat()).toContain(2)
  })

  it('counts what a game tells once, however often it is told', () => {
    const l = league()
    l.enter('Ada', 'Bo')
    l.does({ do: 'start' })
    l.round()
    l.ends(0, [6, 0])
    const { game, outcome } = l.season.rounds[0]!.battles[0]!
    expect(outcome).toMatchObject({ kind: 'played', score: [6, 0] })
    l.does({ do: 'result', game: game!, result: told([0, 6]) }, '', 'program')
    expect(l.events).toEqual([])
    expect(l.season.rounds[0]!.battles[0]!.outcome).toEqual(outcome)
    const strange = l.refuses({ do: 'result', game: 'other', result: told([0, 6]) }, '', 'program')
    expect(strange.code).toBe('game-not-in-season')
    expect(l.refuses({ do: 'result', game: game!, result: told([0, 6]) }, 'ada').code).toBe('season-director')
  })
})
