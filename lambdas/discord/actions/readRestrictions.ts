import { countOf } from '../../../rules/core/text.ts'
import type { GamePiece } from '../../../rules/games.ts'
import { nameRank, nearest, plainName, type Refusal } from '../../../rules/index.ts'
import type { Limit, Restrictions } from '../../../rules/play/gameParts.ts'
import { armiesOf, numbersOf } from '../../game/armiesToBring.ts'
import { isRefusal } from '../../game/change.ts'
import type { Roster } from '../../game/figureRoster.ts'
import type { KeptRestrictions, Locale } from '../../store/types.ts'
import { armyWords } from '../games/armyWords.ts'
import type { Call } from '../types.ts'

/** What one list may name; an invitation has room for the longest names of so many. */
export const maxRestricted = 25
/** Characters of such a list. */
export const maxListLength = 600
/** How many parts of a list a name that has commas itself may take up. */
export const maxNameParts = 3

/** A figure or an ability that a restriction may name. */
export type Restrictable = {
  /** what it goes by in either language, as `plainName` makes it */
  names: readonly string[]
  shown: Record<Locale, string>
} & ({ figure: string } | { ability: string })

const namesOf = ({ id, name }: Pick<GamePiece, 'id' | 'name'>): string[] =>
  [id, name.en, name.fr].map(plainName)

/** Everything that can be restricted in a place: its figures, then the abilities. */
export function restrictables({ all, game }: Pick<Roster, 'all' | 'game'>): Restrictable[] {
  const { isPartner, partnersOf, rules = {} } = armiesOf({ game })
  const { rule: ruleName } = armyWords({ game })
  const bearers = new Map<string, number>()
  for (const type of all)
    for (const each of new Set(namesOf(type))) bearers.set(each, (bearers.get(each) ?? 0) + 1)
  // Who comes only in place of somebody else is named by the figure that may turn into it.
  const standIns = new Map(
    all.flatMap(type =>
      isPartner?.(type) ? (partnersOf?.(type) ?? []).map(other => [other, type] as const) : [],
    ),
  )
  const figures = all
    .filter(type => !isPartner?.(type))
    .map(type => {
      const { id, name } = type
      const standIn = standIns.get(id)
      // Of two with one name each bears its id behind it.
      const twins = namesOf(type).some(each => bearers.get(each)! > 1)
      const shown = twins ? { en: `${name.en} (${id})`, fr: `${name.fr} (${id})` } : name
      return {
        figure: id,
        shown,
        names: [...namesOf(type), ...namesOf({ id, name: shown }), ...(standIn ? namesOf(standIn) : [])],
      }
    })
  const taken = new Set(figures.flatMap(({ names }) => names))
  const abilities = Object.entries(rules).map(([ability, number]) => {
    const rule = plainName(number)
    const called = (locale: Locale) => ruleName(ability, locale)
    // A figure may be called like an ability, which goes by its number too.
    const shownIn = (locale: Locale) =>
      taken.has(plainName(called(locale))) ? `${called(locale)} (${number})` : called(locale)
    const own = [ability, called('en'), called('fr')].map(plainName)
    return {
      ability,
      shown: { en: shownIn('en'), fr: shownIn('fr') },
      names: [...own, rule, ...own.map(name => `${name} ${rule}`)],
    }
  })
  return [...figures, ...abilities]
}

/** What a text may mean, best first. */
export function matchesOf(text: string, all: readonly Restrictable[]): Restrictable[] {
  const wanted = plainName(text)
  return all
    .map(each => ({ each, rank: nameRank(wanted, each.names) }))
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ each }) => each)
}

const isExact = (text: string, { names }: Restrictable): boolean => names.includes(plainName(text))

/** The parts of a list, without what is empty. */
export const partsOf = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map(part => part.trim())
    .filter(Boolean)

/** Words for no restriction, and for every figure by itself, in both languages. */
const noneWords = new Set(['none', 'no', 'off', 'aucun', 'aucune', 'rien', 'non'])
const eachWords = new Set([
  'each',
  'each figure',
  'of each',
  'of each figure',
  'chaque',
  'chaque figurine',
  'de chaque',
  'de chaque figurine',
])
const isNone = (text: string): boolean => noneWords.has(plainName(text))
const isEach = (text: string): boolean => eachWords.has(plainName(text))

export interface ListPart {
  who: string
  count: number
}

/** How a part of a list reads: of a limit with the number that is allowed. */
export const readPart = (text: string, counted: boolean): ListPart =>
  counted ? countOf(text) : { who: text, count: 1 }

/** One part of a list, or several that make up a name with commas in it. */
export function nextPart(
  parts: readonly string[],
  all: readonly Restrictable[],
  counted: boolean,
): ListPart & { taken: number } {
  for (let taken = Math.min(maxNameParts, parts.length); taken > 1; taken--) {
    const part = readPart(parts.slice(0, taken).join(', '), counted)
    if (all.some(each => isExact(part.who, each))) return { ...part, taken }
  }
  return { ...readPart(parts[0]!, counted), taken: 1 }
}

/** The one thing that is meant; or that there is none, or several. */
export function onlyMatch(who: string, all: readonly Restrictable[], locale: Locale): Restrictable | Refusal {
  const found = plainName(who) ? matchesOf(who, all) : []
  const byId = all.find(each => 'figure' in each && each.figure === who.trim().toLowerCase())
  if (byId) return byId
  const exact = found.filter(each => isExact(who, each))
  const [first, second] = exact.length ? exact : found
  // Of a figure and an ability with one name the figure is meant: the ability has a number.
  if (first && (!second || (exact.length && 'figure' in first && 'ability' in second))) return first
  const text = who.slice(0, 40)
  if (first)
    return {
      code: 'which-restricted',
      about: {
        text,
        names: found
          .slice(0, 5)
          .map(({ shown, ...id }) => ('figure' in id ? id.figure : shown[locale]))
          .join(', '),
      },
    }
  const near = nearest(
    who,
    all.map(({ shown }) => shown[locale]),
  )
  return near.length
    ? { code: 'unknown-restricted', about: { text, names: near.join(', ') } }
    : { code: 'nothing-restricted', about: { text } }
}

type Banned = Required<Pick<Restrictions, 'banned' | 'bannedAbilities'>>
type Limited = { limits: Limit[]; copies?: number }

interface RestrictionEntry {
  /** undefined: every figure by itself */
  one: Restrictable | undefined
  count: number
}

/** Goes through a list; `none` in it says that what was there before does not count. */
function readList(
  text: string,
  counted: boolean,
  all: readonly Restrictable[],
  locale: Locale,
): { anew: boolean; entries: RestrictionEntry[] } | Refusal {
  const entries: RestrictionEntry[] = []
  let anew = false
  let parts = partsOf(text)
  if (parts.length > maxNameParts * maxRestricted) return tooMany(parts.length)
  while (parts.length) {
    const { who, count, taken } = nextPart(parts, all, counted)
    if (isNone(who)) anew = true
    else if (counted && isEach(who)) entries.push({ one: undefined, count })
    else {
      const one = onlyMatch(who, all, locale)
      if (isRefusal(one)) return one
      entries.push({ one, count })
    }
    parts = parts.slice(taken)
  }
  return { anew, entries }
}

const tooMany = (count: number): Refusal => ({
  code: 'too-many-restrictions',
  about: { count, most: maxRestricted },
})

function readBan(
  text: string,
  before: Banned,
  all: readonly Restrictable[],
  locale: Locale,
): Banned | Refusal {
  const read = readList(text, false, all, locale)
  if (isRefusal(read)) return read
  const { banned, bannedAbilities } = read.anew ? { banned: [], bannedAbilities: [] } : before
  const figures = read.entries.flatMap(({ one }) => (one && 'figure' in one ? one.figure : []))
  const abilities = read.entries.flatMap(({ one }) => (one && 'ability' in one ? one.ability : []))
  return {
    banned: [...new Set([...banned, ...figures])],
    bannedAbilities: [...new Set([...bannedAbilities, ...abilities])],
  }
}

const isSame = (one: Limit, other: Limit): boolean =>
  'figure' in one
    ? 'figure' in other && one.figure === other.figure
    : 'ability' in other && one.ability === other.ability

function readLimit(
  text: string,
  before: Limited,
  all: readonly Restrictable[],
  locale: Locale,
  maxFigures: number,
): Limited | Refusal {
  const read = readList(text, true, all, locale)
  if (isRefusal(read)) return read
  const next: Limited = read.anew ? { limits: [] } : { ...before }
  for (const { one, count: most } of read.entries) {
    if (most < 1 || most > maxFigures)
      return {
        code: 'limit-out-of-range',
        about: { count: most, least: 1, most: maxFigures },
      }
    if (!one) next.copies = most
    else {
      const limit = 'figure' in one ? { figure: one.figure, most } : { ability: one.ability, most }
      next.limits = [...next.limits.filter(other => !isSame(limit, other)), limit]
    }
  }
  return next
}

/**
 * Restrictions with what two lists add to them: `Witch-king, Fast` to what is banned and
 * `2 Orc warrior, 1 Fast, 3 each` to what is limited. A list with `none` in it begins anew. Undefined where
 * nothing is left; a refusal where a list names what does not exist, or too much.
 */
export function restrict(
  ...[before, lists, roster, locale]: Parameters<typeof restricted>
): KeptRestrictions | undefined | Refusal {
  const read = restricted(before, lists, roster, locale)
  return isRefusal(read) ? { ...read, rule: numbersOf(roster).restrictions } : read
}

function restricted(
  before: KeptRestrictions | undefined,
  lists: { ban?: string; limit?: string },
  roster: Roster,
  locale: Locale,
): KeptRestrictions | undefined | Refusal {
  const all = restrictables(roster)
  const { banned = [], bannedAbilities = [], limits = [], copies } = before ?? {}
  const ban = readBan(lists.ban ?? '', { banned, bannedAbilities }, all, locale)
  if (isRefusal(ban)) return ban
  const limit = readLimit(
    lists.limit ?? '',
    { limits: [...limits], ...(copies !== undefined && { copies }) },
    all,
    locale,
    armiesOf(roster).most,
  )
  if (isRefusal(limit)) return limit
  // What may not be there at all needs no number.
  const counted = limit.limits.filter(each =>
    'figure' in each ? !ban.banned.includes(each.figure) : !ban.bannedAbilities.includes(each.ability),
  )
  const sizes = [
    ban.banned.length + ban.bannedAbilities.length,
    counted.length + (limit.copies === undefined ? 0 : 1),
  ]
  const count = Math.max(...sizes)
  if (count > maxRestricted) return tooMany(count)
  if (count === 0) return undefined
  const own = [...ban.banned, ...counted.flatMap(each => ('figure' in each ? each.figure : []))].flatMap(
    id => {
      const name = Object.hasOwn(roster.own, id) ? roster.own[id]!.name : before?.names?.[id]
      return name ? [[id, name] as const] : []
    },
  )
  return {
    banned: [...ban.banned],
    bannedAbilities: [...ban.bannedAbilities],
    limits: counted,
    ...(limit.copies !== undefined && { copies: limit.copies }),
    ...(own.length && { names: Object.fromEntries(own) }),
  }
}

/** Restrictions without those that are about to be named anew. */
export function without(
  kept: KeptRestrictions | undefined,
  { ban, limit }: { ban?: string; limit?: string },
): KeptRestrictions | undefined {
  const { banned, bannedAbilities, limits, copies, names } = kept ?? {}
  return {
    names,
    ...(ban === undefined && { banned, bannedAbilities }),
    ...(limit === undefined && { limits, copies }),
  }
}

/** The lists that a command names. */
export const listsOf = ({
  options: { ban, limit },
}: Pick<Call, 'options'>): { ban?: string; limit?: string } => ({
  ...(ban !== undefined && { ban: String(ban) }),
  ...(limit !== undefined && { limit: String(limit) }),
})

/** As the rules know them, for `/game export`. */
export function withoutNames(kept: KeptRestrictions | undefined): Restrictions | undefined {
  if (!kept) return undefined
  const { names: _names, ...rest } = kept
  return rest
}
