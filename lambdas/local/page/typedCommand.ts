import type { AnyOption, LeafOption } from '../discord/commandLimits.ts'
import type { RegisteredCommand } from '../discord/types.ts'

/** A command as a player picks it: with its subcommand, in the words of the player's language. */
export interface Leaf {
  /** `army add`, as the bot knows it */
  name: string
  /** the same in the player's language */
  shown: string
  description: string
  options: readonly LeafOption[]
}

/** A text in the player's language. */
export function localized(
  part: { name: string; name_localizations?: Partial<Record<string, string | null>> | null },
  locale: string,
): string {
  return part.name_localizations?.[locale] ?? part.name
}

export function described(
  part: { description: string; description_localizations?: Partial<Record<string, string | null>> | null },
  locale: string,
): string {
  return part.description_localizations?.[locale] ?? part.description
}

/** Every command and subcommand, in the order in which they were registered. */
export function leavesOf(commands: readonly RegisteredCommand[], locale: string): Leaf[] {
  const walk = (
    part: { description: string; options?: readonly AnyOption[] } & Parameters<typeof localized>[0],
    name: string,
    shown: string,
  ): Leaf[] => {
    const options: readonly AnyOption[] = part.options ?? []
    const inner = options.flatMap(each =>
      each.type === 1 || each.type === 2
        ? walk(each, `${name} ${each.name}`, `${shown} ${localized(each, locale)}`)
        : [],
    )
    if (inner.length > 0) return inner
    const leaves = options.filter((each): each is LeafOption => each.type !== 1 && each.type !== 2)
    return [{ name, shown, description: described(part, locale), options: leaves }]
  }
  return commands.flatMap(each => walk(each, each.name, localized(each, locale)))
}

/** What a command is called in the player's language; one that is not registered any more, as it was sent. */
export const shownName = (leaves: readonly Leaf[], name: string): string =>
  leaves.find(each => each.name === name)?.shown ?? name

/** The commands that fit what was typed after the slash, the best ones first. */
export function matching(leaves: readonly Leaf[], typed: string): Leaf[] {
  const wanted = typed.trim().toLowerCase()
  const rank = (leaf: Leaf) => {
    const names = [leaf.shown, leaf.name].map(each => each.toLowerCase())
    if (names.some(each => each.startsWith(wanted))) return 0
    if (names.some(each => each.split(' ').some(word => word.startsWith(wanted)))) return 1
    if (names.some(each => each.includes(wanted))) return 2
    return leaf.description.toLowerCase().includes(wanted) ? 3 : 4
  }
  return leaves
    .map(leaf => ({ leaf, order: rank(leaf) }))
    .filter(({ order }) => order < 4)
    .sort((a, b) => a.order - b.order)
    .map(({ leaf }) => leaf)
}

/** An option with what was typed for it. */
export interface Given {
  option: LeafOption
  text: string
}

/** A typed or pasted line: `/move figure:A3 to:C7`. The values are as they were typed. */
export interface Line {
  leaf: Leaf
  values: Given[]
  /** what stands before the first option and names none */
  rest: string
}

/** The option of a command by its name, in English or in the player's language. */
export const optionNamed = (leaf: Leaf, name: string, locale: string): LeafOption | undefined => {
  const wanted = name.toLowerCase()
  return leaf.options.find(each => each.name === wanted || localized(each, locale).toLowerCase() === wanted)
}

/** Reads `A3 to:C7 now:true`: what names no option yet, and a value for each option that is named. */
export function readOptions(text: string, leaf: Leaf, locale: string): Pick<Line, 'values' | 'rest'> {
  const marks = [...text.matchAll(/(?:^|\s)([^\s:]+):[^\S\n]?/g)].flatMap(mark => {
    const option = optionNamed(leaf, mark[1] ?? '', locale)
    return option ? [{ option, from: mark.index, to: mark.index + mark[0].length }] : []
  })
  const values = marks.map(({ option, to }, n) => ({
    option,
    text: text.slice(to, marks[n + 1]?.from).trim(),
  }))
  return { values, rest: text.slice(0, marks[0]?.from).trim() }
}

/** Reads a whole line; null where it begins with no command. */
export function readLine(text: string, leaves: readonly Leaf[], locale: string): Line | null {
  if (!text.startsWith('/')) return null
  const line = text.slice(1).replace(/\s+/g, ' ')
  const lower = `${line.toLowerCase().trimEnd()} `
  const leaf = leaves
    .filter(each => [each.name, each.shown].some(name => lower.startsWith(`${name.toLowerCase()} `)))
    .sort((a, b) => b.name.split(' ').length - a.name.split(' ').length)[0]
  if (!leaf) return null
  const used = [leaf.name, leaf.shown].find(name => lower.startsWith(`${name.toLowerCase()} `)) ?? leaf.name
  const rest = line.slice(used.length).trim()
  return { leaf, ...readOptions(rest, leaf, locale) }
}

/** A value without the name of its own option before it, which whoever types on in a field may write all the same. */
function withoutOwnName(text: string, option: LeafOption, locale: string): string {
  const [head = '', ...rest] = text.split(':')
  const isOwn = [option.name, localized(option, locale)].some(
    name => name.toLowerCase() === head.trim().toLowerCase(),
  )
  return isOwn && rest.length > 0 ? rest.join(':').trim() : text
}

/** What Discord would say of a value before it sends it; null where it is of the option's kind. */
export function valueOf(
  option: LeafOption,
  typed: string,
  people: readonly { id: string; global_name: string }[],
  words: { yes: string; no: string },
  locale: string,
): string | number | boolean | null {
  const text = withoutOwnName(typed, option, locale)
  const wanted = text.trim().toLowerCase()
  if (option.type === 5) {
    if (['true', words.yes.toLowerCase()].includes(wanted)) return true
    return ['false', words.no.toLowerCase()].includes(wanted) ? false : null
  }
  if (option.type === 6) {
    const name = wanted.replace(/^<?@|>$/g, '')
    return people.find(each => each.id === name || each.global_name.toLowerCase() === name)?.id ?? null
  }
  // Channels by their mention or id; chosen from the list they come as an id. There are no roles at the table.
  if (option.type === 7 || option.type === 8) return /^(?:<[#@]&?)?(\d{15,21})>?$/.exec(wanted)?.[1] ?? null
  if (option.type === 3 || option.type === 4 || option.type === 10) {
    const choice = option.choices?.find(
      each => String(each.value).toLowerCase() === wanted || localized(each, locale).toLowerCase() === wanted,
    )
    if (choice) return choice.value
    if (option.choices?.length) return null
    if (option.type === 3) return text.trim()
    const number = Number(wanted.replace(',', '.'))
    return wanted === '' || Number.isNaN(number) ? null : number
  }
  return text.trim()
}
