import { describe, expect, it } from 'vitest'
import { planTick } from '../../../lambdas/clock/planTick.ts'
import { endOfDay } from '../../../lambdas/game/quietHours.ts'
import { userDefaults } from '../../../lambdas/store/defaults.ts'
import { dueTime, maxLead, timeGiven } from '../../../lambdas/store/dueTime.ts'
import {
  type GameRecord,
  type Pace,
  type Reminder,
  reminders,
  type UserSettings,
} from '../../../lambdas/store/types.ts'
import { picker, pickOf } from '../../../rules/core/random.ts'
import { many } from '../../helpers/thorough.ts'
import { inBattle } from './serverWithClock.ts'

const hour = 3600
const day = 24 * hour
/** All that is set here, and all that clocks anywhere are put forward or back by, is a multiple of it. */
const quarter = 900
const year = { from: Date.UTC(2026, 0, 1) / 1000, days: 365 }

/** Clocks of the calendar itself, one for each zone. */
const clocks = new Map(
  Intl.supportedValuesOf('timeZone').map(timeZone => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
  ]),
)
/** `2026-03-29 03:00` */
const shown = (zone: string, at: number) => clocks.get(zone)!.format(at * 1000)

const minuteShown = (zone: string, at: number): number => {
  const [hours, minutes] = shown(zone, at).slice(11).split(':').map(Number)
  return hours! * 60 + minutes!
}

/** Do somebody's quiet hours go on, by the clocks on the wall? */
function isQuiet({ quiet, timeZone }: UserSettings, at: number): boolean {
  if (!quiet) return false
  const minute = minuteShown(timeZone!, at)
  const { from, to } = quiet
  if (from === to) return false
  return from < to ? from <= minute && minute < to : from <= minute || minute < to
}

/** The first moment from one on, and before another, at which somebody may be pinged. */
function firstFree(settings: UserSettings, from: number, before: number): number | null {
  for (let at = Math.ceil(from / quarter) * quarter; at < before; at += quarter)
    if (!isQuiet(settings, at)) return at
  return null
}

/** Seconds before the deadline at which somebody wants to be reminded. */
const leads: Record<Exclude<Reminder, 'quarter' | 'off'>, number> = {
  '1h': hour,
  '3h': 3 * hour,
  '12h': 12 * hour,
}

/** When somebody is to be reminded of a deadline, at the earliest from a moment on; null: never. */
function remindedAt(game: GameRecord, settings: UserSettings, until: number, from: number): number | null {
  const { holiday, reminder } = settings
  if (reminder === 'off') return null
  const most = maxLead(game)
  const lead = Math.min(reminder === 'quarter' ? timeGiven(game) / 4 : leads[reminder], most)
  return (
    firstFree(settings, Math.max(from, until - lead, holiday?.until ?? 0), until) ??
    firstFree(settings, Math.max(from, until - most), until)
  )
}

/** When somebody is to be reminded, and the deadline as their holiday moves it. */
function wanted(game: GameRecord, settings: UserSettings): { at: number | null; until: number } {
  const { holiday } = settings
  const until = game.until!
  const looked = dueTime(game)!
  if (!holiday) return { at: remindedAt(game, settings, until, looked), until }
  const since = Math.max(holiday.from, until - timeGiven(game))
  // What was left when it began is left when it ends.
  const moved = until + Math.max(0, holiday.until - since)
  const before = remindedAt(game, { ...settings, holiday: null }, until, looked)
  if (before !== null && before < holiday.from) return { at: before, until: moved }
  return { at: remindedAt(game, settings, moved, Math.max(looked, holiday.from)), until: moved }
}

/**
 * What a clock comes to that runs whenever it has to: when whoever is waited for is reminded, and the deadline. A holiday is
 * known when it begins.
 */
function played(start: GameRecord, settings: UserSettings) {
  const reminded: number[] = []
  const { holiday } = settings
  let game = start
  let hasBegun = !holiday
  for (let runs = 0; runs < 30; runs++) {
    const due = dueTime(game)!
    const now = hasBegun || holiday!.from > due ? due : Math.max(holiday!.from, dueTime(start)!)
    hasBegun ||= holiday!.from <= now
    const plan = planTick(game, () => (hasBegun ? settings : { ...settings, holiday: null }), now)
    if (plan.do === 'act') return { reminded, until: game.until, acted: now }
    if (plan.do === 'nothing') throw new Error('the clock looks in vain')
    for (const entry of plan.outbox) if (entry.do === 'post' && entry.view === 'remind') reminded.push(now)
    game = plan.game
  }
  throw new Error('the clock does not come to an end')
}

const random = picker(17)
const quarters = (from: number, to: number) => (from + random(to - from)) * quarter

const paces: readonly Pace[] = ['1h', '12h', '24h', '72h']

/** Quiet hours of any kind: by night, by day, a quarter of an hour, or nearly all day. */
const quietHours = (): UserSettings['quiet'] =>
  random(5) === 0 ? null : { from: random(96) * 15, to: random(96) * 15 }

/** The days of a zone on which its clocks change, and some others; at full length all of them. */
function daysOf(zone: string): number[] {
  const starts = Array.from({ length: year.days }, (_, i) => year.from + i * day)
  const isChanging = (at: number) => minuteShown(zone, at) !== minuteShown(zone, at + day)
  const others = new Set(Array.from({ length: many(year.days, 3) }, () => random(year.days)))
  return starts.filter((at, i) => isChanging(at) || many(1, 0) === 1 || others.has(i))
}

describe('quiet hours that last past the deadline', () => {
  const noon = Date.UTC(2026, 5, 10, 12) / 1000
  const timeZone = 'UTC'
  const around = (settings: Partial<UserSettings>) => async (pace: Pace, until: number) => {
    const { game } = await inBattle()
    const { terms, seats, save } = game()
    const all = { ...userDefaults(seats[save!.pending!.by]!.user), timeZone, ...settings }
    return played({ ...game(), terms: { ...terms, pace }, until, clock: null }, all).reminded
  }

  it('have somebody reminded before they begin, though others end only after the clock has looked', async () => {
    // From nine in the evening until eleven; the deadline is at half past ten, and the clock looks twelve hours before.
    const reminded = around({ quiet: { from: 21 * 60, to: 11 * 60 }, reminder: '1h' })
    expect(await reminded('24h', noon + 10.5 * hour)).toEqual([noon - hour])
  })

  it('do not have somebody reminded at the beginning of a long holiday of a deadline after it', async () => {
    // At noon three hours are left of the day; the holiday ends twenty days later at midnight.
    const reminded = around({
      quiet: { from: 22 * 60, to: 7 * 60 },
      reminder: '1h',
      holiday: { from: noon, until: noon + 20.5 * day },
    })
    expect(await reminded('24h', noon + 3 * hour)).toEqual([noon + 20.5 * day - 9 * hour])
  })
})

describe('in every time zone, on every day of a year', () => {
  it('somebody is reminded once, when they want it and nothing is quiet, and has the time that was left', async () => {
    const battle = await inBattle()
    const { user } = battle.game().seats[battle.game().save!.pending!.by]!
    const wrong: string[] = []
    let tried = 0
    let never = 0
    let early = 0
    for (const zone of clocks.keys())
      for (const begins of daysOf(zone)) {
        const pace = pickOf(random, paces)
        const until = begins + quarters(0, 96)
        const game: GameRecord = {
          ...battle.game(),
          terms: { ...battle.game().terms, pace },
          until,
          clock: null,
        }
        const [y, m, d] = shown(zone, begins + random(5) * day)
          .slice(0, 10)
          .split('-')
          .map(Number)
        const ends = endOfDay(y!, m!, d!, zone)
        const looked = dueTime(game)!
        const from = Math.min(until - quarter, looked + quarters(-48, 48))
        const settings: UserSettings = {
          ...userDefaults(user),
          timeZone: zone,
          reminder: pickOf(random, reminders),
          quiet: quietHours(),
          holiday: random(3) > 0 || ends <= from ? null : { from, until: ends },
        }
        const right = wanted(game, settings)
        const { reminded, until: moved, acted } = played(game, settings)
        tried++
        if (right.at === null && settings.reminder !== 'off') never++
        if (right.at !== null && right.at < right.until - maxLead(game) * 0.99) early++
        const all = { reminded, until: moved, acted }
        const expected = {
          reminded: right.at === null ? [] : [right.at],
          until: right.until,
          acted: right.until,
        }
        if (JSON.stringify(all) !== JSON.stringify(expected))
          wrong.push(`${zone} ${JSON.stringify({ pace, until, settings, expected, all })}`)
      }
    expect(wrong.slice(0, 5)).toEqual([])
    expect(tried).toBeGreaterThan(clocks.size)
    // Whatever can be came up.
    expect(never).toBeGreaterThan(0)
    expect(early).toBeGreaterThan(0)
  })
})
