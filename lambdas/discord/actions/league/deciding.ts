import type { Refusal } from '../../../../rules/index.ts'
import type { Decision, Doing, LeagueEvent, Role } from '../../../../rules/league/running.ts'
import { isRefusal } from '../../../game/change.ts'
import { decide, decideAll } from '../../../league/decide.ts'
import { refusedIn } from '../../../league/gameOfSeason.ts'
import type { SeasonEntry, SeasonRecord } from '../../../store/seasonTypes.ts'
import { alsoSaying } from '../../api/panel.ts'
import type { Call, Message, SeasonChange, Services } from '../../types.ts'
import { refusalMessage } from '../../views/refusalMessage.ts'
import { type Words, wordsOf } from '../../words/index.ts'
import { findSeason, notEntrant } from './findSeason.ts'

/** The role that the caller has in a season by the server's roles and rights, as they are now. */
export function roleHere(
  call: Pick<Call, 'manager' | 'roles'>,
  { role, refereeRole }: Pick<SeasonRecord, 'role' | 'refereeRole'>,
): Role | undefined {
  if (call.manager || (role !== null && call.roles.includes(role))) return 'director'
  return refereeRole !== null && call.roles.includes(refereeRole) ? 'referee' : undefined
}

/** Why the caller may not do what directors do. */
export const notDirector = (call: Call, record: SeasonRecord): Refusal | undefined =>
  roleHere(call, record) === 'director' ? undefined : { code: 'season-director' }

/** Why the caller may not look at armies that were handed in. */
export const notReferee = (call: Call, record: SeasonRecord): Refusal | undefined =>
  roleHere(call, record)
    ? undefined
    : refusedIn(record.season.settings, { code: 'season-referee', rule: '10.01' })

/** That a pairing was dropped, since something that it was made from has changed; false where there was none. */
export function draftLostText(events: readonly LeagueEvent[], { league }: Words): string | false {
  const lost = events.find(event => event.event === 'draft-lost')
  return lost !== undefined && league.draftLost[lost.was]
}

/** A decision of the caller. */
export function taken(call: Call, record: SeasonRecord, doing: Doing): Decision {
  const as = roleHere(call, record)
  return { ...doing, by: call.user.id, at: call.now, ...(as && { as }) }
}

/** What a command makes of a season: what is decided, what changes of the record besides, and what is done besides. */
export interface Making {
  doing: Doing
  record?: SeasonRecord
  outbox?: readonly SeasonEntry[]
  /** what follows from it, decided at once after it; what cannot be is left out */
  after?: (record: SeasonRecord) => Doing[]
}

/** One decision of the caller, with the answer to it. */
export function decidingOn(
  call: Call,
  record: SeasonRecord,
  { doing, record: changed = record, outbox = [], after }: Making,
  reply: (saved: SeasonRecord, events: readonly LeagueEvent[]) => Message,
): SeasonChange | Refusal {
  const decided = decide(changed, taken(call, record, doing))
  if (isRefusal(decided))
    return decided.code === 'not-entrant' ? notEntrant(call) : refusedIn(record.season.settings, decided)
  const more = (after?.(decided.season) ?? []).map((each): Decision => {
    const decision = taken(call, record, each)
    // What the game finds is nobody's judgement.
    return each.do === 'check' ? { ...decision, as: 'program' } : decision
  })
  const all = decideAll(decided.season, more)
  const keys = new Set(decided.outbox.map(({ key }) => key))
  const events = [...decided.events, ...all.events]
  // Nobody else sees what was paired and not published.
  const lost = roleHere(call, record) === 'director' && draftLostText(events, wordsOf(call.locale))
  return {
    season: all.season,
    outbox: [...decided.outbox, ...all.outbox.filter(({ key }) => !keys.has(key)), ...outbox],
    reply: saved => (lost ? alsoSaying(reply(saved, events), lost) : reply(saved, events)),
  }
}

/**
 * Changes the season that a call is about by one decision of the caller.
 * @param make what is decided; a refusal or a message is the answer, and nothing is decided
 * @param reply the answer; a second delivery is answered with it, without events
 */
export async function deciding(
  call: Call,
  services: Services,
  make: (record: SeasonRecord) => Making | Refusal | Message | Promise<Making | Refusal | Message>,
  reply: (saved: SeasonRecord, events: readonly LeagueEvent[]) => Message,
  named?: string,
): Promise<Message> {
  const id = named ?? (await findSeason(call, services.store))
  if (isRefusal(id)) return refusalMessage(id, call.locale)
  return services.changeSeason(
    call,
    id,
    async record => {
      const made = await make(record)
      if (isRefusal(made) || 'components' in made) return made
      return decidingOn(call, record, made, reply)
    },
    saved => reply(saved, []),
  )
}
