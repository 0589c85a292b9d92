import { describe, expect, it } from 'vitest'
import { endOfDay, minuteOfDay, quietUntil } from '../../../lambdas/game/quietHours.ts'
import { picker } from '../../../rules/core/random.ts'
import { many } from '../../helpers/thorough.ts'

const at = (iso: string) => Date.parse(iso) / 1000
const night = { from: 22 * 60, to: 7 * 60 }
const paris = (iso: string, quiet = night) => quietUntil({ quiet, timeZone: 'Europe/Paris' }, at(iso))

describe('quiet hours', () => {
  it('go over midnight', () => {
    expect(paris('2026-11-20T21:59:59+01:00')).toBeNull()
    expect(paris('2026-11-20T22:00:00+01:00')).toBe(at('2026-11-21T07:00:00+01:00'))
    expect(paris('2026-11-21T06:59:30+01:00')).toBe(at('2026-11-21T07:00:00+01:00'))
    expect(paris('2026-11-21T07:00:00+01:00')).toBeNull()
  })

  it('or lie within a day', () => {
    const noon = { from: 12 * 60, to: 14 * 60 + 30 }
    expect(paris('2026-11-20T11:59:00+01:00', noon)).toBeNull()
    expect(paris('2026-11-20T12:00:00+01:00', noon)).toBe(at('2026-11-20T14:30:00+01:00'))
    expect(paris('2026-11-20T14:30:00+01:00', noon)).toBeNull()
  })

  it('are none where none are set', () => {
    expect(quietUntil({ quiet: null, timeZone: 'Europe/Paris' }, 0)).toBeNull()
    expect(quietUntil({ quiet: { from: 60, to: 60 }, timeZone: null }, 3600)).toBeNull()
  })

  it('end by the clocks on the wall in the night in which they go forward', () => {
    // Paris, 29 March 2026: two o'clock is three o'clock.
    expect(paris('2026-03-28T23:00:00+01:00')).toBe(at('2026-03-29T07:00:00+02:00'))
    // An end that does not exist that night comes with the hour that follows.
    const early = { from: 22 * 60, to: 2 * 60 + 30 }
    expect(paris('2026-03-28T23:00:00+01:00', early)).toBe(at('2026-03-29T03:00:00+02:00'))
  })

  it('end by the clocks on the wall in the night in which they go back', () => {
    // Paris, 25 October 2026: three o'clock is two o'clock, once more.
    expect(paris('2026-10-24T23:00:00+02:00')).toBe(at('2026-10-25T07:00:00+01:00'))
    // An end that comes twice is the first of them, and then they begin again until the second.
    const early = { from: 22 * 60, to: 2 * 60 + 30 }
    expect(paris('2026-10-24T23:00:00+02:00', early)).toBe(at('2026-10-25T02:30:00+02:00'))
  })

  it('know zones that are off by half an hour, and by a day', () => {
    const of = (timeZone: string, iso: string) => quietUntil({ quiet: night, timeZone }, at(iso))
    expect(of('Asia/Kolkata', '2026-11-20T17:00:00Z')).toBe(at('2026-11-21T01:30:00Z'))
    expect(of('Pacific/Kiritimati', '2026-11-20T08:00:00Z')).toBe(at('2026-11-20T17:00:00Z'))
    expect(of('America/New_York', '2026-11-20T12:00:00Z')).toBeNull()
  })
})

describe('time zones', () => {
  it('say what clocks on the wall show, and when a day is over', () => {
    expect(minuteOfDay(at('2026-07-01T22:30:00Z'), 'Europe/Paris')).toBe(30)
    expect(endOfDay(2026, 12, 1, 'Europe/Paris')).toBe(at('2026-12-02T00:00:00+01:00'))
    expect(endOfDay(2026, 3, 29, 'Europe/Paris')).toBe(at('2026-03-30T00:00:00+02:00'))
    expect(endOfDay(2026, 12, 31, 'Pacific/Auckland')).toBe(at('2027-01-01T00:00:00+13:00'))
  })
})

const zones = Intl.supportedValuesOf('timeZone')
const hour = 3600
const year = { from: at('2026-01-01T00:00:00Z'), to: at('2027-01-01T00:00:00Z') }
/** Clocks are asked so often that one is made for each zone. */
const clocks = new Map(
  zones.map(timeZone => {
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    return [timeZone, (when: number) => format.format(when * 1000)]
  }),
)
const clockOf = (zone: string) => clocks.get(zone)!

describe('in every time zone, on every day of a year', () => {
  it('a day is over when the calendar says so, not a second earlier or later', () => {
    const wrong: string[] = []
    for (const zone of zones)
      for (let noon = year.from + 12 * hour; noon < year.to; noon += 24 * hour) {
        const day = new Date(noon * 1000)
        const date = day.toISOString().slice(0, 10)
        const end = endOfDay(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate(), zone)
        const clock = clockOf(zone)
        if (!clock(end - 1).startsWith(date) || clock(end).startsWith(date)) wrong.push(`${zone} ${date}`)
      }
    expect(wrong).toEqual([])
  })

  // Every day on which the clocks change, and one other or two by chance; at full length every day.
  it('quiet hours end with the first minute that is none, on days when the clocks change too', () => {
    const random = picker(29)
    const windows = [
      night,
      { from: 0, to: 9 * 60 },
      { from: 60, to: 2 * 60 + 30 },
      { from: 23 * 60 + 30, to: 15 },
    ]
    const wrong: string[] = []
    // Of places whose clocks show the same all year one is enough.
    const yearOf = (zone: string) =>
      Array.from({ length: 365 }, (_, day) => clockOf(zone)(year.from + day * 24 * hour)).join()
    for (const zone of new Map(zones.map(each => [yearOf(each), each])).values()) {
      const clock = clockOf(zone)
      const minute = (when: number) =>
        Number(clock(when).slice(11, 13)) * 60 + Number(clock(when).slice(14, 16))
      for (let day = year.from; day < year.to; day += 24 * hour) {
        const isChanging = minute(day) !== minute(day + 24 * hour)
        if (!isChanging && day !== year.from && random(many(1, 365)) !== 0) continue
        for (const quiet of windows) {
          const { from, to } = quiet
          const isQuiet = (when: number) =>
            from < to ? minute(when) >= from && minute(when) < to : minute(when) >= from || minute(when) < to
          for (let now = day - 12 * hour; now < day + 36 * hour; now += 4 * hour + 900) {
            const until = quietUntil({ quiet, timeZone: zone }, now)
            const moments = Array.from(
              { length: Math.ceil(((until ?? now) - now) / 900) },
              (_, i) => now + i * 900,
            )
            const isRight =
              until === null
                ? !isQuiet(now)
                : moments.every(isQuiet) && isQuiet(until - 60) && !isQuiet(until)
            if (!isRight) wrong.push(`${zone} ${new Date(now * 1000).toISOString()} ${from}-${to}`)
          }
        }
      }
    }
    expect(wrong).toEqual([])
  })
})
