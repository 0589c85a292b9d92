import type { Refusal } from '../core/space.ts'
import type { Decision, DecisionOf, DecisionOutcome, Doing, LeagueEvent } from './decisions.ts'
import { dropStaleDraft } from './drafts.ts'
import { entering } from './entering.ts'
import type { Handler, Handlers } from './handler.ts'
import { rightsFault } from './rights.ts'
import { rounds } from './rounds.ts'
import { rulings } from './rulings.ts'
import type { Season } from './season.ts'
import { readName, settingsFault } from './settings.ts'

const handlers: Handlers<Exclude<Doing['do'], 'create'>> = { ...entering, ...rounds, ...rulings }

/** Done in a season that is over too. */
const always: readonly Doing['do'][] = ['result', 'forget', 'roles']

function create({ id, server, seed, settings, directors }: DecisionOf<'create'>): Season | Refusal {
  const fault = settingsFault(settings)
  if (fault) return fault
  return {
    id,
    server,
    seed,
    settings: structuredClone({ ...settings, name: readName(settings.name)! }),
    stage: 'registration',
    directors: [...directors],
    referees: [],
    entrants: [],
    rounds: [],
    draft: null,
    drafts: 0,
    rulings: [],
    decisions: 1,
  }
}

const isRefusal = (value: object | undefined): value is Refusal => value !== undefined && 'code' in value

/** Changes the season itself. */
function perform(season: Season, decision: Decision, tell: (event: LeagueEvent) => void): Refusal | Decision {
  if (decision.do === 'create') return { code: 'season-started' }
  if (season.stage === 'over' && !always.includes(decision.do)) return { code: 'season-over' }
  const fault = rightsFault(season, decision)
  if (fault) return fault
  // The table of handlers has one for each decision; only the compiler cannot see that they belong together.
  const handler = handlers[decision.do] as Handler<Doing['do']>
  const done = handler(season, decision, tell)
  if (isRefusal(done)) return done
  dropStaleDraft(season, tell)
  season.decisions++
  return done ?? decision
}

/**
 * A season after a decision. Nothing that is passed in is changed.
 * @param season null for the decision that creates it
 * @returns the new season, what is to be told, and the decision as it is to be kept; or why it cannot be
 */
export function apply(season: Season | null, decision: Decision): DecisionOutcome {
  if (season === null) {
    if (decision.do !== 'create') return { ok: false, refusal: { code: 'season-not-started' } }
    const made = create(decision)
    if (isRefusal(made)) return { ok: false, refusal: made }
    return { ok: true, season: made, events: [{ event: 'created' }], decision }
  }
  const next = structuredClone(season)
  const events: LeagueEvent[] = []
  const done = perform(next, decision, event => events.push(event))
  return isRefusal(done) ? { ok: false, refusal: done } : { ok: true, season: next, events, decision: done }
}

/**
 * A season made anew from all its decisions, in their order.
 * @throws where one of them cannot be: they are not those of one season
 */
export function replay(decisions: readonly Decision[]): Season {
  const [first, ...rest] = decisions
  const begun = apply(null, first!)
  if (!begun.ok) throw new Error(`cannot be replayed: ${begun.refusal.code}`)
  for (const [i, decision] of rest.entries()) {
    const done = perform(begun.season, decision, () => {})
    if (isRefusal(done))
      throw new Error(`decision ${i + 1} (${decision.do}) cannot be replayed: ${done.code}`)
  }
  return begun.season
}
