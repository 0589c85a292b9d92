import { clockOf, type SettingsOf, withHolidays } from '../game/holidays.ts'
import { quietUntil } from '../game/quietHours.ts'
import { waitingFor } from '../game/waitingFor.ts'
import { maxLead, timeGiven } from '../store/dueTime.ts'
import type { ClockState, GameRecord, OutboxEntry, PostOf, UserSettings } from '../store/types.ts'

/** The clock runs every minute: a deadline found later than this passed while nothing ran, in seconds. */
export const asleep = 15 * 60

/** What the clock finds to be done about a game. */
export type TickPlan =
  /** the deadline has passed, and counts */
  | { do: 'act' }
  /** something to say, or only to remember; no button hangs on it */
  | { do: 'tick'; game: GameRecord; outbox: OutboxEntry[] }
  | { do: 'nothing' }

/** How long before the deadline somebody wants to be reminded, in seconds; null: not at all. */
function leadOf(game: GameRecord, { reminder }: UserSettings): number | null {
  if (reminder === 'off') return null
  const quarter = timeGiven(game) / 4
  const wanted = reminder === 'quarter' ? quarter : Number.parseInt(reminder, 10) * 3600
  return Math.min(wanted, maxLead(game))
}

/** When somebody is to be reminded, at the earliest now; null: not at all. Quiet hours are waited for. */
function remindAt(game: GameRecord, settings: UserSettings, until: number, now: number): number | null {
  const lead = leadOf(game, settings)
  if (lead === null) return null
  const wanted = Math.max(now, until - lead, settings.holiday?.until ?? 0)
  const after = quietUntil(settings, wanted)
  if (after === null) return wanted
  if (after < until) return after
  // They end too late: better early than never, though not earlier than anybody wants it.
  const early = Math.max(now, until - maxLead(game))
  const free = quietUntil(settings, early) ?? early
  return free < until ? free : null
}

const post = <View extends 'remind' | 'held'>(key: string, view: View, pings: string[]): PostOf<View> => ({
  key,
  do: 'post',
  view,
  facts: {},
  pings,
})

/** The pings that waited for the end of quiet hours, as far as it has come. */
function releasePings(game: GameRecord, settingsOf: SettingsOf, now: number) {
  const outbox: OutboxEntry[] = []
  const held = (game.held ?? []).flatMap(ping => {
    if (ping.at > now) return [ping]
    const settings = settingsOf(ping.user)
    const longer = settings ? quietUntil(settings, now) : null
    if (longer !== null) return [{ user: ping.user, at: longer }]
    outbox.push(post(`${ping.at}-held-${ping.user}`, 'held', [ping.user]))
    return []
  })
  return { held, outbox }
}

/** Reminders that are due, and when the clock has to look again. */
function remind(game: GameRecord, until: number, settingsOf: SettingsOf, now: number) {
  const known = clockOf(game)
  const reminded = [...(known?.reminded ?? [])]
  const outbox: OutboxEntry[] = []
  let wake = until
  for (const user of waitingFor(game)) {
    const settings = settingsOf(user)
    const at = settings && !reminded.includes(user) ? remindAt(game, settings, until, now) : null
    if (at === null) continue
    if (at > now) {
      wake = Math.min(wake, at)
      continue
    }
    reminded.push(user)
    outbox.push(post(`${until}-remind-${user}`, 'remind', [user]))
  }
  const clock: ClockState = { ...known, of: until, wake, reminded }
  return { clock, outbox }
}

/**
 * A deadline that passed while the program was not running: nobody was reminded of it, so it moves once, by a
 * quarter of the time that was given.
 */
function grace(game: GameRecord, until: number, now: number): GameRecord | undefined {
  const overslept = now - until > asleep && !clockOf(game)?.reminded.length && waitingFor(game).length > 0
  if (!overslept) return undefined
  const later = now + timeGiven(game) / 4
  // With somebody noted as reminded it does not move again.
  return {
    ...game,
    until: later,
    clock: { ...clockOf(game), of: later, wake: later, reminded: waitingFor(game) },
  }
}

/**
 * What is to be done about a game now. Follows from the record, the settings and the time alone, so that two
 * clocks find the same, and only one of their writes holds.
 * @param now seconds since 1970
 */
export function planTick(game: GameRecord, settingsOf: SettingsOf, now: number): TickPlan {
  const open = game.until !== null && game.stage !== 'over' && game.stage !== 'declined'
  const game1 = open ? withHolidays(game, settingsOf, now) : game
  const until = open ? game1.until : null
  const { held, outbox } = releasePings(game1, settingsOf, now)
  const pinged = outbox.flatMap(entry => (entry.do === 'post' ? entry.pings : []))
  let next: GameRecord = { ...game1, held }
  if (until !== null && until <= now) {
    const later = grace(next, until, now)
    if (!later) return { do: 'act' }
    next = later
    outbox.push(...waitingFor(game).map(user => post(`${later.until}-remind-${user}`, 'remind', [user])))
  } else if (until !== null) {
    const reminding = remind(next, until, settingsOf, now)
    next = { ...next, clock: reminding.clock }
    // Who is pinged about the game anyhow reads the deadline there.
    outbox.push(
      ...reminding.outbox.filter(
        entry => entry.do !== 'post' || entry.pings.some(user => !pinged.includes(user)),
      ),
    )
  }
  const same =
    outbox.length === 0 &&
    next.until === game.until &&
    JSON.stringify([next.clock, next.held]) === JSON.stringify([game.clock, game.held ?? []])
  if (same) return { do: 'nothing' }
  return { do: 'tick', game: { ...next, ...(outbox.length > 0 && { changed: now }) }, outbox }
}
