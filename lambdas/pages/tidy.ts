import { parseBattlePath, parseSeasonPath } from './addresses.ts'

/** Signs that no address ends with: a point or a bracket of the sentence around it, or a slash. */
const stray = /(?:%[\da-f]{2}|[^\w%-])+$/i

const isPage = (path: string): boolean =>
  parseBattlePath(path) !== undefined || parseSeasonPath(path) !== undefined

/** The address of a page without what was caught at its end; undefined where there is nothing of the kind. */
export function tidied(path: string, query: URLSearchParams): string | undefined {
  const entries = [...query]
  const [name, value] = entries.at(-1) ?? []
  const isPathStray = stray.test(path) && isPage(path.replace(stray, ''))
  const isQueryStray = name !== undefined && value !== undefined && /[^\w-]+$/.test(value) && isPage(path)
  if (!isPathStray && !isQueryStray) return undefined
  const kept = new URLSearchParams(
    isQueryStray ? [...entries.slice(0, -1), [name, value.replace(/[^\w-]+$/, '')]] : entries,
  )
  return `${isPathStray ? path.replace(stray, '') : path}${entries.length ? `?${kept.toString()}` : ''}`
}
