import { describe, expect, it } from 'vitest'
import { endOfDay, minuteOfDay, quietUntil, timeZoneOf } from '../../../lambdas/game/quietHours.ts'

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
  it('are known by their names, whatever their case', () => {
    expect(timeZoneOf('europe/paris')).toBe('Europe/Paris')
    expect(timeZoneOf(' UTC ')).toBe('UTC')
    for (const text of ['', 'Gondor', '+02:00', 'Europe/Paris; drop', '__proto__'])
      expect(timeZoneOf(text), text).toBeUndefined()
  })

  it('say what clocks on the wall show, and when a day is over', () => {
    expect(minuteOfDay(at('2026-07-01T22:30:00Z'), 'Europe/Paris')).toBe(30)
    expect(endOfDay(2026, 12, 1, 'Europe/Paris')).toBe(at('2026-12-02T00:00:00+01:00'))
    expect(endOfDay(2026, 3, 29, 'Europe/Paris')).toBe(at('2026-03-30T00:00:00+02:00'))
    expect(endOfDay(2026, 12, 31, 'Pacific/Auckland')).toBe(at('2027-01-01T00:00:00+13:00'))
  })
})
