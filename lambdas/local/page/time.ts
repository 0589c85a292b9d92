/** Texts of times, each reader's own zone and language. */

const styles: Record<string, Intl.DateTimeFormatOptions> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
}

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
]

export const fullTime = (seconds: number, locale: string): string => timeText(seconds, 'F', locale)

/** A time in one of Discord's styles; `R` is relative to `now`, in milliseconds. */
export function timeText(seconds: number, style: string, locale: string, now = Date.now()): string {
  if (style !== 'R')
    return new Intl.DateTimeFormat(locale, styles[style] ?? styles['f']).format(seconds * 1000)
  const away = seconds - now / 1000
  const [unit, length] = units.find(([, each]) => Math.abs(away) >= each) ?? ['second', 1]
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.round(away / length), unit)
}
