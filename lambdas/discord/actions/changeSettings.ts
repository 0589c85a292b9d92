import { type Level, levels, type Refusal } from '../../../rules/index.ts'
import { isRefusal } from '../../game/change.ts'
import { endOfDay } from '../../game/quietHours.ts'
import { timeZoneMeant } from '../../game/timeZones.ts'
import {
  type Locale,
  type Marking,
  markings,
  type PaletteName,
  palettes,
  type Reminder,
  reminders,
  type UserSettings,
} from '../../store/types.ts'
import type { OptionValue } from '../types.ts'

/** `auto` is as Discord says. */
export const languageOf = (value: unknown): Locale | null => (value === 'en' || value === 'fr' ? value : null)

const day = 24 * 3600
/** A holiday stops the game of somebody else, so it has an end, in days. */
export const maxHolidayDays = 30

const isReminder = (value: unknown): value is Reminder => reminders.some(each => each === value)
const isPalette = (value: unknown): value is PaletteName => palettes.some(each => each === value)
const isMarking = (value: unknown): value is Marking => markings.some(each => each === value)

export const isLevel = (value: unknown): value is Level => levels.some(each => each === value)

const off = /^(off|no|none|aucune?|non)$/i

/** Minutes after midnight of `7`, `07:30`, `7h30`; undefined where it is no time of day. */
function minutesOf(text: string): number | undefined {
  const match = /^(\d{1,2})(?:[:hH.](\d{2})?)?$/.exec(text.trim())
  if (!match) return undefined
  const [hours, minutes] = [Number(match[1]), Number(match[2] ?? 0)]
  if (hours > 24 || minutes > 59) return undefined
  return (hours * 60 + minutes) % (24 * 60)
}

/** `22:00-07:00`, `22-7`, `22h–7h30`; null for `off`. */
export function parseQuiet(text: string): UserSettings['quiet'] | Refusal {
  if (off.test(text.trim())) return null
  const [first = '', second = '', ...more] = text.split(/[-–—]/)
  const [from, to] = [minutesOf(first), minutesOf(second)]
  if (from === undefined || to === undefined || from === to || more.length)
    return { code: 'no-hours', about: { text } }
  return { from, to }
}

/** The end of a holiday: a number of days from now, or the last day as `2026-12-01`; null for `off`. */
function holidayEnd(text: string, zone: string, now: number): number | null | undefined {
  const wanted = text.trim()
  if (off.test(wanted) || wanted === '0') return null
  if (/^\d{1,9}$/.test(wanted)) return now + Number(wanted) * day
  const date = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(wanted)
  if (!date) return undefined
  const [year, month, of] = [Number(date[1]), Number(date[2]), Number(date[3])]
  const real = new Date(Date.UTC(year, month - 1, of))
  if (real.getUTCMonth() !== month - 1 || real.getUTCDate() !== of) return undefined
  return endOfDay(year, month, of, zone)
}

/**
 * A holiday begins at once and may be made longer or shorter while it lasts. So that nobody stops a game for
 * ever, it lasts 30 days at most, and the next one begins no sooner than after as long a time as it lasted.
 */
export function parseHoliday(
  text: string,
  { holiday, timeZone }: Pick<UserSettings, 'holiday' | 'timeZone'>,
  now: number,
): UserSettings['holiday'] | Refusal {
  const until = holidayEnd(text, timeZone ?? 'UTC', now)
  if (until === undefined) return { code: 'no-date', about: { text } }
  const running = holiday !== null && holiday.until > now
  if (until === null) return running ? { from: holiday.from, until: now } : holiday
  if (until <= now) return { code: 'date-past', about: { text } }
  const from = running ? holiday.from : now
  // A last day is over at midnight: that one counts whole.
  if (
    until - from > (maxHolidayDays + 1) * day ||
    (/^\d+$/.test(text.trim()) && until - from > maxHolidayDays * day)
  )
    return { code: 'holiday-long', about: { most: maxHolidayDays } }
  const again = running || holiday === null ? 0 : 2 * holiday.until - holiday.from
  if (now < again)
    return { code: 'holiday-soon', about: { date: new Date(again * 1000).toISOString().slice(0, 10) } }
  return { from, until }
}

/** Settings with the options of `/settings me` carried in; or what is wrong with the first that cannot be. */
export function changeSettings(
  before: UserSettings,
  options: Readonly<Record<string, OptionValue>>,
  now: number,
): UserSettings | Refusal {
  const { language, confirm, reminders: reminder, colours, marks, substitute } = options
  const called = options['time-zone'] === undefined ? undefined : String(options['time-zone'])
  const zone = called === undefined ? before.timeZone : timeZoneMeant(called)
  if (zone !== null && typeof zone !== 'string') {
    const text = called ?? ''
    if (!zone.length) return { code: 'no-time-zone', about: { text } }
    return { code: 'did-you-mean', about: { text, names: zone.join(', ') } }
  }
  const next: UserSettings = {
    ...before,
    timeZone: zone,
    ...(language !== undefined && { language: languageOf(language) }),
    ...(confirm !== undefined && { confirm: confirm === true }),
    ...(isReminder(reminder) && { reminder }),
    ...(isPalette(colours) && { colours }),
    ...(isMarking(marks) && { marks }),
    ...(isLevel(substitute) && { substitute }),
  }
  if (options['quiet-hours'] !== undefined) {
    const quiet = parseQuiet(String(options['quiet-hours']))
    if (isRefusal(quiet)) return quiet
    // Whose night it is has to be known.
    if (quiet && zone === null) return { code: 'needs-time-zone' }
    next.quiet = quiet
  }
  if (options.holiday !== undefined) {
    const holiday = parseHoliday(String(options.holiday), next, now)
    if (isRefusal(holiday)) return holiday
    next.holiday = holiday
  }
  return next
}
