import type { Refusal } from '../core/space.ts'
import type { Decision, Doing } from './decisions.ts'
import { type Role, roleOf, type Season } from './season.ts'

/** Who may decide what; `self`: whom it is about, or a director. */
const rights: Record<Doing['do'], Role | 'self'> = {
  create: 'director',
  settings: 'director',
  roles: 'director',
  join: 'self',
  leave: 'self',
  'sit-out': 'self',
  army: 'self',
  check: 'program',
  approve: 'referee',
  disapprove: 'referee',
  start: 'director',
  pair: 'director',
  swap: 'director',
  publish: 'director',
  'take-back': 'director',
  veto: 'self',
  open: 'program',
  result: 'program',
  forfeit: 'director',
  'neither-at-fault': 'director',
  'both-at-fault': 'director',
  score: 'director',
  reopen: 'director',
  extend: 'director',
  holiday: 'program',
  pause: 'referee',
  resume: 'referee',
  restart: 'director',
  correct: 'director',
  substitute: 'director',
  exclude: 'director',
  close: 'director',
  forget: 'self',
}

const ranks: Record<Role, number> = { player: 0, referee: 1, director: 2, program: 3 }

/** The role in which something is decided: the one given by whoever asks, or that of the season. */
export const actingAs = (season: Season, { by, as }: Decision): Role => {
  const own = roleOf(season, by)
  return as !== undefined && ranks[as] > ranks[own] ? as : own
}

export const actsAsDirector = (season: Season, decision: Decision): boolean =>
  ranks[actingAs(season, decision)] >= ranks.director

/** Why somebody may not decide this, or undefined. */
export function rightsFault(season: Season, decision: Decision): Refusal | undefined {
  const needed = rights[decision.do]
  if (needed === 'self') {
    const isOwn = 'user' in decision && decision.user === decision.by
    return isOwn || actsAsDirector(season, decision) ? undefined : { code: 'season-others' }
  }
  if (ranks[actingAs(season, decision)] >= ranks[needed]) return undefined
  return needed === 'referee' ? { code: 'season-referee' } : { code: 'season-director', rule: '10.01' }
}
