import type { UserSettings } from '../store/types.ts'

/** Clocks and calendars are asked often; making them is what takes time. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
    if (formats.size > 500) formats.clear()
    formats.set(zone, format)
  }
  return format
}

/** What clocks on the wall show: date and time, as numbers. */
function wall(at: number, zone: string) {
  const parts = formatOf(zone).formatToParts(at * 1000)
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find(part => part.type === type)?.value ?? 0)
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
  }
}

/** Minutes since midnight on the clocks of a zone. @param at seconds since 1970 */
export function minuteOfDay(at: number, zone: string): number {
  const { hour, minute } = wall(at, zone)
  return hour * 60 + minute
}

/** The moment at which a day of the calendar is over in a zone, in seconds since 1970. */
export function endOfDay(year: number, month: number, day: number, zone: string): number {
  const asIfUtc = Date.UTC(year, month - 1, day + 1) / 1000
  let at = asIfUtc
  // The offset belongs to the moment that is looked for; twice is enough, whatever the clocks do that night.
  for (let i = 0; i < 2; i++) {
    const shown = wall(at, zone)
    const shownAsUtc = Date.UTC(shown.year, shown.month - 1, shown.day, shown.hour, shown.minute) / 1000
    at += asIfUtc - shownAsUtc
  }
  // Where midnight is passed over, the day ends an hour before it would be.
  const isOver = () => {
    const shown = wall(at, zone)
    return Date.UTC(shown.year, shown.month - 1, shown.day) / 1000 >= asIfUtc
  }
  while (!isOver()) at += 15 * 60
  return at
}

const day = 24 * 60
/** Clocks are never put forward or back by more than this at once, in minutes. */
const maxShift = 180

type Quiet = Pick<UserSettings, 'quiet' | 'timeZone'>

/**
 * When the quiet hours end in which somebody is now; null: they are not in them. The end is what the clocks on
 * the wall say, also in a night in which they are put forward or back.
 * @param now seconds since 1970
 */
export function quietUntil({ quiet, timeZone }: Quiet, now: number): number | null {
  if (!quiet || quiet.from === quiet.to) return null
  const zone = timeZone ?? 'UTC'
  const { from, to } = quiet
  const isQuiet = (at: number) => {
    const minute = minuteOfDay(at, zone)
    return from < to ? minute >= from && minute < to : minute >= from || minute < to
  }
  if (!isQuiet(now)) return null
  const left = (to - minuteOfDay(now, zone) + day) % day
  let at = Math.floor(now / 60) * 60 + Math.max(1, left - maxShift) * 60
  while (isQuiet(at)) at += 60
  return at
}
