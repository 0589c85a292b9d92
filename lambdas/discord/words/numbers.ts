import type { Locale } from '../../store/types.ts'

/**
 * Numbers as they are read in a language, less than nought with the sign for minus: a hyphen, which is what
 * computers write, is shorter than a digit and may end a line.
 */
export function numbersIn(
  locale: Locale,
  options?: Intl.NumberFormatOptions,
): (value: number | bigint) => string {
  const format = new Intl.NumberFormat(locale, options)
  return value =>
    format
      .formatToParts(value)
      .map(({ type, value: text }) => (type === 'minusSign' ? '−' : text))
      .join('')
}
