import { type Option, type Rows, select } from '../api/components.ts'
import { limits } from '../api/limits.ts'
import type { Words } from '../words/index.ts'

// Lists that are longer than a select of Discord, whatever the game: in groups that open, or in several selects.

/** In a select, a value that opens a group instead of choosing; `~` alone goes back to the groups. */
export const opens = (value: string): string | undefined =>
  value.startsWith('~') ? value.slice(1) : undefined

/**
 * Options of a select: all of them where they fit; otherwise the groups they fall into, and those of the
 * opened group with a way back.
 */
export function drill(
  options: readonly Option[],
  groupOf: (option: Option, index: number) => string,
  words: Words,
  opened?: string,
): Option[] {
  if (options.length <= limits.options) return [...options]
  const groups = new Map<string, Option[]>()
  for (const [i, option] of options.entries()) {
    const name = groupOf(option, i)
    groups.set(name, [...(groups.get(name) ?? []), option])
  }
  const inside = opened === undefined ? undefined : groups.get(opened)
  if (inside) return [...inside.slice(0, limits.options - 1), { label: words.says.backToAll, value: '~' }]
  return [...groups].slice(0, limits.options).map(([name, list]) => ({
    label: `${name} …`,
    value: `~${name}`,
    description: words.says.group(list.length, list[0]!.label, list.at(-1)!.label),
  }))
}

/** Board order: A1, A2 ... B1, so that a column's hexes stand together. */
export const byHex = (a: string, b: string): number => {
  const [, x = '', m = ''] = /^([A-Z]+)(\d+)$/.exec(a) ?? []
  const [, y = '', n = ''] = /^([A-Z]+)(\d+)$/.exec(b) ?? []
  return x.length - y.length || x.localeCompare(y) || Number(m) - Number(n)
}

/** Hexes as options of a select. */
export const hexOptions = (hexes: readonly string[]): Option[] =>
  hexes.toSorted(byHex).map(value => ({ value, label: value }))

/**
 * Options of one select: those that come first, and an option that shows the next ones, so that the best of a long list are
 * one press away.
 * @param opened the number of the page that is open, from 1; the first where it is none
 */
export function paged(options: readonly Option[], words: Words, opened?: string): Option[] {
  if (options.length <= limits.options) return [...options]
  const size = limits.options - 2
  const pages = Math.ceil(options.length / size)
  const page = Math.min(pages, Math.max(1, Number(opened) || 1))
  const shown = options.slice((page - 1) * size, page * size)
  const left = options.length - page * size
  const { says } = words
  return [
    ...shown,
    ...(left > 0 ? [{ label: says.moreOptions(left), value: `~${page + 1}` }] : []),
    ...(page > 1 ? [{ label: says.backToAll, value: '~' }] : []),
  ]
}

/** Column letters group hexes: a board has 24 columns of 16 hexes, and a select 25 options. */
export const byColumn = (option: Option): string => /^[A-Z]+/.exec(option.value)?.[0] ?? option.value

/** So many lists of one thing stand below one another; where they are not enough, groups are opened instead. */
const maxLists = 3

/** A further list of the same thing has the same id but for this: two of one id a message must not have. */
const further = /#\d$/

/** What a list is for, be it the first of several or a further one. */
export const listOf = (argument: string): string => argument.replace(further, '')

/**
 * What can be chosen with one press: in several lists where one does not hold it, each with its first and its last.
 * Only where there is very much a group is opened first.
 * @param idWith the custom id for an argument
 */
export function longList(
  placeholder: string,
  options: readonly Option[],
  { argument, idWith }: { argument: string; idWith(argument: string): string },
  words: Words,
  groupOf: (option: Option, index: number) => string,
  opened?: string,
): Rows {
  if (!options.length) return []
  const lists = Math.ceil(options.length / limits.options)
  if (lists > maxLists) return [select(placeholder, idWith(argument), drill(options, groupOf, words, opened))]
  const size = Math.ceil(options.length / lists)
  return Array.from({ length: lists }, (_, i) => {
    const part = options.slice(i * size, (i + 1) * size)
    const named = lists > 1 ? `${placeholder} ${part[0]!.label} – ${part.at(-1)!.label}` : placeholder
    return select(named, idWith(i ? `${argument}#${i + 1}` : argument), part)
  })
}

/** Anything else goes by twenties. */
export const byNumber = (_: Option, index: number): string => {
  const start = Math.floor(index / 20) * 20
  return `${start + 1}–${start + 20}`
}
