import { describe, expect, it } from 'vitest'
import type { Decision, Doing, Role } from '../../../rules/league/index.ts'
import { rightsFault } from '../../../rules/league/rights.ts'
import { dora, league } from '../../helpers/league.ts'

/** What each role may decide beyond the one before. */
const beyond: Record<Role, Doing['do'][]> = {
  player: [],
  referee: ['approve', 'disapprove', 'pause', 'resume'],
  director: [
    'settings',
    'roles',
    'start',
    'pair',
    'swap',
    'publish',
    'forfeit',
    'neither-at-fault',
    'both-at-fault',
    'score',
    'reopen',
    'extend',
    'restart',
    'correct',
    'substitute',
    'exclude',
    'close',
  ],
  program: ['check', 'open', 'result', 'holiday'],
}
const ranks = ['player', 'referee', 'director', 'program'] as const

describe('who may decide', () => {
  const l = league()
  l.does({ do: 'roles', directors: [dora], referees: ['rex'] })
  const code = (done: string, by: string, more: object = {}) =>
    rightsFault(l.season, { do: done, by, at: 0, ...more } as unknown as Decision)?.code

  it.each(ranks)('what is for a %s is for that role and higher ones', least => {
    const refused = least === 'referee' ? 'season-referee' : 'season-director'
    for (const done of beyond[least])
      for (const as of ranks) {
        const may = ranks.indexOf(as) >= ranks.indexOf(least)
        expect(code(done, 'ada', { as }), `${done} as ${as}`).toBe(may ? undefined : refused)
      }
    for (const done of beyond[least])
      for (const [by, own] of [
        ['ada', 'player'],
        ['rex', 'referee'],
        [dora, 'director'],
      ] as const) {
        const may = ranks.indexOf(own) >= ranks.indexOf(least)
        expect(code(done, by), `${done} by ${by}`).toBe(may ? undefined : refused)
        // What is asked for takes nothing away from what the season gave.
        expect(code(done, by, { as: 'player' })).toBe(code(done, by))
      }
  })

  it.each(['join', 'leave', 'army', 'veto', 'forget'])(
    'to %s is for whom it is about, or a director',
    done => {
      expect(code(done, 'ada', { user: 'ada' })).toBeUndefined()
      expect(code(done, 'ada', { user: 'bo' })).toBe('season-others')
      expect(code(done, 'rex', { user: 'bo' })).toBe('season-others')
      expect(code(done, dora, { user: 'bo' })).toBeUndefined()
      expect(code(done, '', { user: 'bo', as: 'program' })).toBeUndefined()
    },
  )
})
