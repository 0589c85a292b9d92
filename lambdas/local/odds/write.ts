import { type Fraction, numberOf, writeFraction } from '../../../rules/play/odds/fraction.ts'

const isFraction = (value: unknown): value is Fraction =>
  typeof value === 'object' && value !== null && 'd' in value && typeof value.d === 'bigint'

/** As JSON; exact chances and averages as `n/d`. */
export const asJson = (found: object): string =>
  JSON.stringify(found, (_, value: unknown) => (isFraction(value) ? writeFraction(value) : value), 2)

/** A line for each number, indented by what it belongs to. */
export function asTable(found: object): string {
  const lines: string[] = []
  const line = (depth: number, name: string, value: string) =>
    lines.push(`${'  '.repeat(depth)}${name}`.padEnd(28) + value)
  const write = (value: unknown, name: string, depth: number): void => {
    if (isFraction(value))
      line(depth, name, `${numberOf(value).toFixed(4).padStart(9)}   ${writeFraction(value)}`)
    else if (Array.isArray(value) && value.every(each => typeof each === 'string'))
      line(depth, name, value.join(', ') || '–')
    else if (typeof value === 'object' && value !== null) {
      line(depth, name, '')
      for (const [key, each] of Object.entries(value)) write(each, key, depth + 1)
    } else line(depth, name, value === null ? '–' : JSON.stringify(value))
  }
  for (const [name, value] of Object.entries(found)) write(value, name, 0)
  return lines.map(text => text.trimEnd()).join('\n')
}
