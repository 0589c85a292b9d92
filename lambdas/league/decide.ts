import type { Refusal } from '../../rules/index.ts'
import {
  apply,
  battlesOf,
  type Decision,
  type LeagueEvent,
  type Season,
  type SeasonBattle,
} from '../../rules/league/running.ts'
import type { SeasonEntry, SeasonRecord } from '../store/seasonTypes.ts'
import { gameChange, records, seasonKey, seasonPost, standing } from './seasonEntries.ts'

/** A stored season as it shall be saved, what is to be done and told of the change, and what has happened. */
export interface SeasonChanged {
  season: SeasonRecord
  outbox: SeasonEntry[]
  events: LeagueEvent[]
}

/** What nobody but those whom it concerns has to see at once. */
const quiet: ReadonlySet<Decision['do']> = new Set(['pair', 'swap', 'veto', 'open', 'roles', 'check'])

/**
 * A decision, carried over into a stored season: what becomes of its games, and what is to be told.
 * @returns a refusal where the season does not take it
 */
export function decide(record: SeasonRecord, decision: Decision): SeasonChanged | Refusal {
  const applied = apply(record.season, decision)
  if (!applied.ok) return applied.refusal
  const { season, events } = applied
  const next: SeasonRecord = { ...record, season, changed: decision.at }
  // What the clock has done in a round that was taken back, it does again in the one that takes its place.
  if (decision.do === 'take-back')
    next.ticked = record.ticked.filter(key => Number(key.split(' ')[1]) <= season.rounds.length)
  return { season: next, events, outbox: consequences(record, next, decision, events) }
}

/** Several decisions in one change, such as those of the clock; what cannot be is left out. */
export function decideAll(record: SeasonRecord, decisions: readonly Decision[]): SeasonChanged {
  const all: SeasonChanged = { season: record, outbox: [], events: [] }
  for (const decision of decisions) {
    const changed = decide(all.season, decision)
    if ('code' in changed) continue
    all.season = changed.season
    all.events.push(...changed.events)
    const known = new Set(all.outbox.map(({ key }) => key))
    all.outbox.push(...changed.outbox.filter(({ key }) => !known.has(key)))
  }
  return all
}

function consequences(
  before: SeasonRecord,
  { season }: SeasonRecord,
  decision: Decision,
  events: readonly LeagueEvent[],
): SeasonEntry[] {
  const outbox: SeasonEntry[] = []
  const index = (user?: string): SeasonEntry => ({
    key: seasonKey(before, `index ${user ?? ''}`),
    do: 'index',
    ...(user && { user }),
  })
  for (const event of events) {
    if (event.event === 'created' || event.event === 'settings-changed' || event.event === 'started')
      outbox.push(index())
    if (event.event === 'season-over') outbox.push(index(), seasonPost(before, 'closed', {}))
    if (event.event === 'joined' || event.event === 'substituted')
      outbox.push(index(season.entrants[event.entrant]!.user))
    if (event.event === 'army' && event.approval === 'refused') {
      // Looked at anew, what was refused before is not told again.
      const isNew = before.season.entrants[event.entrant]!.approval !== 'refused'
      if (isNew || decision.do === 'disapprove')
        outbox.push(refused(before, season.entrants[event.entrant]!.user, decision))
    }
    if (event.event === 'taken-back') outbox.push(seasonPost(before, 'taken-back', { round: event.round }))
    if (event.event === 'published') outbox.push(...publishing(before, season, event.round))
  }
  outbox.push(...ofGames(before, season, decision))
  // Somebody may be forgotten, and a result come late, when it is over.
  if (season.stage === 'over') outbox.push(records(before))
  if (!quiet.has(decision.do)) outbox.push(standing(before))
  return outbox
}

const refused = (record: SeasonRecord, user: string, decision: Decision): SeasonEntry => ({
  key: seasonKey(record, `refused ${user}`),
  do: 'refused',
  user,
  by: decision.do === 'disapprove' ? decision.by : '',
  why: decision.do === 'disapprove' ? decision.why : '',
})

/** The round is announced, and its battles begin; where boards are struck off first, each waits for its players. */
function publishing(before: SeasonRecord, season: Season, number: number): SeasonEntry[] {
  const { battles } = season.rounds[number - 1]!
  const waits = season.settings.boards.way === 'vetoed'
  return [
    seasonPost(before, 'round', { round: number }),
    ...battles.flatMap(({ players, outcome }, table): SeasonEntry[] =>
      players[1] === null || outcome || waits ? [] : [beginning(before, number, table)],
    ),
  ]
}

export const beginning = (record: SeasonRecord, round: number, table: number): SeasonEntry => ({
  key: seasonKey(record, `battle ${round} ${table}`),
  do: 'battle',
  round,
  table,
})

/** What becomes of the games of battles that a decision has touched. */
function ofGames(before: SeasonRecord, season: Season, decision: Decision): SeasonEntry[] {
  if (decision.do === 'open') return []
  const ruling = season.rulings.length > before.season.rulings.length ? season.rulings.at(-1)!.n : undefined
  if (decision.do === 'take-back')
    return before.season.rounds
      .at(-1)!
      .battles.flatMap(({ game }) =>
        game === null ? [] : [gameChange(before, game, { change: 'break-off' }, ruling)],
      )
  return battlesOf(season).flatMap(({ round, table, battle }): SeasonEntry[] => {
    const was = before.season.rounds[round.number - 1]?.battles[table]
    if (!was) return []
    const change = changeOf(was, battle, decision, season)
    const restarted = was.game !== null && battle.game === null
    return [
      ...(was.game !== null && change ? [gameChange(before, was.game, change, ruling)] : []),
      ...(restarted && !battle.outcome ? [beginning(before, round.number, table)] : []),
      // Both have struck a board off, and the battle can begin.
      ...(decision.do === 'veto' && was.board === null && battle.board !== null
        ? [beginning(before, round.number, table)]
        : []),
    ]
  })
}

type Change = Extract<SeasonEntry, { do: 'game' }>['what']

function changeOf(
  was: SeasonBattle,
  now: SeasonBattle,
  decision: Decision,
  season: Season,
): Change | undefined {
  if (decision.do === 'result') return undefined
  if (now.game !== was.game) return { change: 'break-off' }
  if (!settled(was) && settled(now)) return { change: 'break-off' }
  if (settled(was) && !settled(now)) return { change: 'go-on' }
  if (settled(now)) return was.outcome === now.outcome || sameScore(was, now) ? undefined : { change: 'tell' }
  if (!was.paused && now.paused) return { change: 'pause' }
  if (was.paused && !now.paused) return { change: 'resume' }
  if (decision.do === 'substitute') {
    const entrant = season.entrants.findIndex(({ user }) => user === decision.with)
    if (!now.players.includes(entrant)) return undefined
    const { user: from, with: to, name } = decision
    return { change: 'substitute', from, to, name }
  }
  return was.due === now.due ? undefined : { change: 'tell' }
}

const settled = ({ outcome }: SeasonBattle): boolean => outcome !== null

const sameScore = (was: SeasonBattle, now: SeasonBattle): boolean =>
  was.outcome?.kind === now.outcome?.kind &&
  was.outcome?.score.every((half, i) => half === now.outcome?.score[i]) === true
