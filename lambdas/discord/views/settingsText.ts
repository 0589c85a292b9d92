import { minuteOfDay } from '../../game/quietHours.ts'
import type { Locale, UserSettings } from '../../store/types.ts'
import { onDay } from '../api/timestamps.ts'
import { wordsOf } from '../words/index.ts'

/** `07:05` */
export const clockTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** A player's settings, a line each. @param now seconds since 1970 */
export function settingsText(settings: UserSettings, locale: Locale, now: number): string {
  const { says, terms } = wordsOf(locale)
  const { language, confirm, timeZone, reminder, quiet, holiday, colours, marks, substitute } = settings
  const away = holiday && holiday.until > now ? holiday.until : null
  return [
    says.mySettings(language, confirm),
    says.myTimeZone(timeZone, timeZone === null ? '' : clockTime(minuteOfDay(now, timeZone))),
    says.myReminder(terms.reminders[reminder]),
    says.myQuiet(quiet ? `${clockTime(quiet.from)}–${clockTime(quiet.to)}` : null),
    says.myHoliday(away === null ? null : onDay(away)),
    says.myColours(terms.palettes[colours]),
    says.myMarks(terms.markings[marks]),
    says.mySubstitute(substitute ? says.computers[substitute] : null),
  ].join('\n')
}
