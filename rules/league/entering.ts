import type { Refusal } from '../core/space.ts'
import type { DecisionOf, LeagueEvent } from './decisions.ts'
import { drawFor, shuffled } from './draw.ts'
import type { Handlers } from './handler.ts'
import { forfeitOpenBattle, log, settle, unplayedOutcome } from './outcomes.ts'
import { schedule } from './pairing/index.ts'
import { actsAsDirector } from './rights.ts'
import { battlesOf, type Entrant, entrantOf, isReady, type Season } from './season.ts'
import { maxEntrants, readName, type Settings, settingsFault } from './settings.ts'

/** Settings that may still change when a season has begun: the others were made known in advance (2.021). */
const changeable: readonly (keyof Settings)[] = [
  'name',
  'rounds',
  'roundLength',
  'grace',
  'unplayed',
  'holidays',
  'boards',
]

/** Somebody who is in the season, by user, or why not. */
function present(season: Season, user: string): { number: number; entrant: Entrant } | Refusal {
  const number = entrantOf(season, user)
  if (number < 0) return { code: 'not-entrant' }
  const entrant = season.entrants[number]!
  if (entrant.state !== 'in') return { code: 'entrant-out', about: { player: entrant.name } }
  return { number, entrant }
}

/** Entrants by number in the order of their places (seeding), the first one first. */
function inOrder(season: Season, entrants: readonly number[]): number[] {
  const { seeding } = season.settings
  if (seeding === 'joined') return [...entrants]
  const drawn = shuffled(entrants, drawFor(season.seed, 'seeding'))
  if (seeding === 'drawn') return drawn
  const rating = (number: number) => season.entrants[number]!.rating ?? 0
  return drawn.toSorted((a, b) => rating(b) - rating(a))
}

/**
 * Whoever has left plays again: in a Swiss season from the next round on, in other formats where every round so far
 * was published with them, so that nobody's battle is missing.
 */
function comeBack(
  season: Season,
  number: number,
  decision: DecisionOf<'join'>,
  tell: (event: LeagueEvent) => void,
): Refusal | undefined {
  const entrant = season.entrants[number]!
  const isSwiss = season.settings.format === 'swiss'
  const isMissing = schedule(season).some(
    (pairs, i) =>
      pairs.some(pair => pair.includes(number)) &&
      season.rounds[i]?.battles.every(({ players }) => !players.includes(number)),
  )
  if (!isSwiss && (entrant.seed === 0 || isMissing))
    return { code: 'no-return', about: { player: entrant.name } }
  entrant.state = 'in'
  if (isSwiss) entrant.from = season.rounds.length + 1
  log(season, decision, [number])
  tell({ event: 'joined', entrant: number, late: true })
  return undefined
}

export const entering: Handlers<
  | 'settings'
  | 'roles'
  | 'join'
  | 'leave'
  | 'sit-out'
  | 'army'
  | 'check'
  | 'approve'
  | 'disapprove'
  | 'start'
  | 'close'
  | 'forget'
> = {
  settings(season, decision, tell) {
    const { change } = decision
    const settings = { ...season.settings, ...change }
    const fault = settingsFault(settings)
    if (fault) return fault
    if (season.stage !== 'registration') {
      const locked = (Object.keys(change) as (keyof Settings)[]).find(key => !changeable.includes(key))
      if (locked) return { code: 'season-setting-locked', rule: '2.021', about: { setting: locked } }
      log(season, decision, [])
    }
    season.settings = structuredClone({ ...settings, name: readName(settings.name)! })
    tell({ event: 'settings-changed' })
  },

  roles(season, { directors, referees }, tell) {
    season.directors = [...new Set(directors)]
    season.referees = [...new Set(referees)]
    tell({ event: 'roles-changed' })
  },

  join(season, decision, tell): Refusal | undefined {
    const { user, name, at } = decision
    const late = season.stage !== 'registration'
    const { registrationUntil, format } = season.settings
    const byDirector = actsAsDirector(season, decision)
    const known = entrantOf(season, user)
    if (known >= 0 && season.entrants[known]!.state === 'in') return { code: 'joined-already' }
    const before = season.entrants[known]
    if (before && (late || before.state === 'excluded'))
      return byDirector && before.state === 'withdrawn'
        ? comeBack(season, known, decision, tell)
        : { code: 'entrant-out', about: { player: before.name } }
    if (late && !byDirector) return { code: 'season-started' }
    if (late && format !== 'swiss') return { code: 'no-late-entry' }
    if (!byDirector && registrationUntil !== null && at > registrationUntil)
      return { code: 'registration-over' }
    const said = readName(name)
    if (user === '' || said === undefined) return { code: 'season-no-player' }
    if (season.entrants.length >= maxEntrants && known < 0)
      return { code: 'season-full', about: { most: maxEntrants } }
    const entrant: Entrant = {
      user,
      name: said,
      state: 'in',
      armies: null,
      approval: 'missing',
      faults: [],
      from: season.rounds.length + 1,
      seed: 0,
    }
    const number = known < 0 ? season.entrants.length : known
    season.entrants[number] = entrant
    if (late) log(season, decision, [number])
    tell({ event: 'joined', entrant: number, late })
  },

  leave(season, decision, tell) {
    const found = present(season, decision.user)
    if ('code' in found) return found
    if (season.stage !== 'registration') {
      if (!actsAsDirector(season, decision)) return { code: 'season-director' }
      log(season, decision, [found.number])
    }
    found.entrant.state = 'withdrawn'
    tell({ event: 'left', entrant: found.number })
    forfeitOpenBattle(season, found.number, decision.at, tell)
  },

  'sit-out'(season, decision, tell) {
    const found = present(season, decision.user)
    if ('code' in found) return found
    const { number, entrant } = found
    const { format, rounds } = season.settings
    const { round, undo = false } = decision
    if (format !== 'swiss') return { code: 'no-sit-out' }
    const first = Math.max(season.rounds.length + 1, entrant.from)
    if (!Number.isInteger(round) || round < first || round > rounds)
      return { code: 'sit-out-round', about: { round, first, rounds } }
    const others = (entrant.sitsOut ?? []).filter(other => other !== round)
    entrant.sitsOut = undo ? others : [...others, round].toSorted((a, b) => a - b)
    if (decision.by !== decision.user) log(season, decision, [number])
    tell({ event: 'sits-out', entrant: number, round, undo })
  },

  army(season, { user, armies, faults, unfinished }, tell) {
    const found = present(season, user)
    if ('code' in found) return found
    const { number, entrant } = found
    if (season.stage !== 'registration' && entrant.approval === 'approved')
      return { code: 'season-army-locked' }
    if (faults.length > 0)
      return { code: 'season-army-faulty', rule: '2.021', about: { count: faults.length } }
    const whole = season.settings.approval === 'automatic' ? 'approved' : 'waiting'
    const approval = unfinished ? 'missing' : whole
    Object.assign(entrant, { armies: structuredClone(armies), approval, faults: [] })
    tell({ event: 'army', entrant: number, approval })
  },

  check(season, { user, faults }, tell) {
    const found = present(season, user)
    if ('code' in found) return found
    if (season.stage !== 'registration') return { code: 'season-army-locked' }
    const { number, entrant } = found
    if (entrant.approval === 'missing')
      return { code: 'season-army-missing', about: { player: entrant.name } }
    entrant.faults = [...faults]
    if (faults.length === 0) return
    entrant.approval = 'refused'
    tell({ event: 'army', entrant: number, approval: 'refused' })
  },

  approve(season, { user }, tell) {
    const found = present(season, user)
    if ('code' in found) return found
    const { number, entrant } = found
    if (entrant.approval === 'missing')
      return { code: 'season-army-missing', rule: '2.022', about: { player: entrant.name } }
    if (entrant.faults.length > 0)
      return { code: 'season-army-faulty', rule: '2.021', about: { count: entrant.faults.length } }
    entrant.approval = 'approved'
    tell({ event: 'army', entrant: number, approval: 'approved' })
  },

  disapprove(season, decision, tell) {
    const found = present(season, decision.user)
    if ('code' in found) return found
    const { number, entrant } = found
    if (season.stage !== 'registration' && entrant.approval === 'approved')
      return { code: 'season-army-locked' }
    if (entrant.approval === 'missing')
      return { code: 'season-army-missing', rule: '2.022', about: { player: entrant.name } }
    entrant.approval = 'refused'
    log(season, decision, [number])
    tell({ event: 'army', entrant: number, approval: 'refused' })
  },

  start(season, { without, ratings = {} }, tell): Refusal | undefined {
    if (season.stage !== 'registration') return { code: 'season-started' }
    const numbers = [...season.entrants.keys()]
    const ready = numbers.filter(number => isReady(season.entrants[number]!))
    const unready = numbers.filter(
      number => season.entrants[number]!.state === 'in' && !isReady(season.entrants[number]!),
    )
    if (ready.length < 2) return { code: 'too-few-entrants', about: { count: ready.length } }
    if (unready.length > 0 && !without)
      return {
        code: 'entrants-unready',
        rule: '2.022',
        about: { count: unready.length, player: season.entrants[unready[0]!]!.name },
      }
    for (const number of unready) season.entrants[number]!.state = 'withdrawn'
    for (const number of ready) {
      const entrant = season.entrants[number]!
      const rating = Object.hasOwn(ratings, entrant.user) ? ratings[entrant.user] : undefined
      if (rating !== undefined) entrant.rating = rating
    }
    const order = inOrder(season, ready)
    const { format, groups } = season.settings
    for (const [place, number] of order.entries()) {
      const entrant = season.entrants[number]!
      entrant.seed = place + 1
      if (format === 'groups') entrant.group = groupOf(place, groupCount(groups.count, order.length))
    }
    season.stage = 'running'
    tell({ event: 'started', entrants: order, out: unready })
  },

  close(season, decision, tell) {
    const open = battlesOf(season).filter(({ battle }) => battle.outcome === null)
    if (open.length > 0 && !decision.abandon)
      return { code: 'season-battles-open', about: { left: open.length } }
    for (const { round, battle } of open)
      settle(battle, round, unplayedOutcome(season, 'neither-at-fault', decision.at), tell)
    season.stage = 'over'
    season.draft = null
    log(season, decision, [])
    tell({ event: 'season-over' })
  },

  forget(season, { user, at }, tell) {
    const number = entrantOf(season, user)
    for (const role of ['directors', 'referees'] as const)
      season[role] = season[role].filter(other => other !== user)
    for (const ruling of season.rulings) if (ruling.by === user) ruling.by = ''
    for (const { former = [] } of season.entrants)
      for (const one of former) if (one.user === user) one.user = ''
    if (number < 0) return
    const entrant = season.entrants[number]!
    if (entrant.state === 'in' && season.stage !== 'over') {
      entrant.state = 'withdrawn'
      forfeitOpenBattle(season, number, at, tell)
    }
    Object.assign(entrant, { user: '', name: '' })
    delete entrant.handle
    tell({ event: 'forgotten', entrant: number })
  },
}

/** Groups that can be made: each needs two players at least. */
export const groupCount = (wanted: number, players: number): number =>
  Math.max(1, Math.min(wanted, Math.floor(players / 2)))

/** The group of whoever has a place in the seeding: there and back, so that groups are equally strong. */
function groupOf(place: number, count: number): number {
  const turn = place % (2 * count)
  return turn < count ? turn : 2 * count - 1 - turn
}
