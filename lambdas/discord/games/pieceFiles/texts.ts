/** Values of a JSON file as a field of a table says them. */

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value as a field says it. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (value === true) return 'yes'
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : ''
}
