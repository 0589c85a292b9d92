import { plainName } from '../../../rules/index.ts'
import { armiesOf } from '../../game/armiesToBring.ts'
import { rosterHere } from '../../game/figureRoster.ts'
import type { GameRecord, Locale, Store } from '../../store/types.ts'
import { gameOrFirst, hasRestrictions } from '../actions/gameMeant.ts'
import {
  matchesOf,
  maxNameParts,
  nextPart,
  onlyMatch,
  partsOf,
  type Restrictable,
  readPart,
  restrictables,
} from '../actions/readRestrictions.ts'
import { limits } from '../api/limits.ts'
import type { Choice } from '../games/choices.ts'
import type { Call } from '../types.ts'
import { wordsOf } from '../words/index.ts'
import { nearestTyped } from '../words/nearestNames.ts'

/** How many of a figure are offered while no number is typed. */
const usual = [1, 2, 3]

/** How it is written for the program: short, and never mistaken for another thing of the same name. */
function idOf(one: Restrictable, all: readonly Restrictable[], game?: string): string {
  if ('figure' in one) return one.figure
  const name = plainName(one.ability)
  const mistaken = all.some(other => 'figure' in other && other.names.includes(name))
  return mistaken ? (armiesOf({ game }).rules?.[one.ability] ?? one.ability) : one.ability
}

/** How many parts at the end make up what is being typed: a name may have commas in it. */
function openParts(parts: readonly string[], all: readonly Restrictable[], counted: boolean): number {
  for (let taken = Math.min(maxNameParts, parts.length); taken > 1; taken--) {
    const wanted = plainName(readPart(parts.slice(-taken).join(', '), counted).who)
    if (all.some(({ names }) => names.some(name => name.startsWith(wanted)))) return taken
  }
  return Math.min(1, parts.length)
}

/** What stands before it, in ids as far as it can be read. */
function finished(
  parts: readonly string[],
  all: readonly Restrictable[],
  counted: boolean,
  { locale, game }: { locale: Locale; game?: string },
) {
  const ids: string[] = []
  const named: Restrictable[] = []
  for (let rest = parts; rest.length; ) {
    const { who, count, taken } = nextPart(rest, all, counted)
    const one = onlyMatch(who, all, locale)
    if ('code' in one) ids.push(rest.slice(0, taken).join(', '))
    else {
      named.push(one)
      ids.push(counted ? `${count} ${idOf(one, all, game)}` : idOf(one, all, game))
    }
    rest = rest.slice(taken)
  }
  return { ids, named }
}

/**
 * Choices for the options `ban` and `limit`: the last part of the list is completed, and what stands before it is
 * kept. In the latter every part has a number.
 */
export async function restrictionChoices(
  call: Pick<Call, 'focused' | 'guild' | 'locale' | 'options'>,
  store: Pick<Store, 'figuresOf'>,
  of: Pick<GameRecord, 'game'> = gameOrFirst(call, hasRestrictions),
): Promise<Choice[]> {
  const { locale, guild } = call
  const typed = call.focused?.value ?? ''
  const counted = call.focused?.name === 'limit'
  const { terms } = wordsOf(locale)
  const all = restrictables(await rosterHere(store, guild, of))
  const parts = partsOf(typed)
  const open = /[,;\n]\s*$/.test(typed) ? 0 : openParts(parts, all, counted)
  const before = parts.slice(0, parts.length - open)
  const last = parts.slice(parts.length - open).join(', ')
  const onlyNumber = /^(\d+)\s*[x×]?$/i.exec(last)
  const read = readPart(last, counted)
  const { who, count } = counted && onlyNumber ? { who: '', count: Number(onlyNumber[1]) } : read
  const numbered = counted && who !== last
  const { ids, named } = finished(before, all, counted, { locale, ...of })
  const wanted = plainName(who)
  const begun = (word: string) => plainName(word).startsWith(wanted)
  const fitting = who ? matchesOf(who, all) : all
  const close =
    fitting.length || begun(terms.each) || begun(terms.none)
      ? []
      : nearestTyped(
          who,
          all.map(({ shown }) => shown[locale]),
        )
  const meant = close.length ? all.filter(({ shown }) => close.includes(shown[locale])) : fitting
  const found = meant.filter(one => !named.includes(one))
  const own = [
    ...found.map(one => ({ name: one.shown[locale], id: idOf(one, all, of.game) })),
    ...(counted && begun(terms.each) ? [{ name: terms.each, id: 'each' }] : []),
  ]
  const entries = own.flatMap(({ name, id }, i) => {
    if (!counted) return { name, id }
    const counts = numbered ? [count] : i === 0 ? usual : [1]
    return counts.map(n => ({ name: `${n} ${name}`, id: `${n} ${id}` }))
  })
  const none = !before.length && !numbered && begun(terms.none) ? [{ name: terms.none, id: 'none' }] : []
  return [...none, ...entries]
    .map(({ name, id }) => ({ name: [...before, name].join(', '), value: [...ids, id].join(', ') }))
    .filter(({ value }) => value.length <= limits.choice)
    .slice(0, limits.choices)
    .map(({ name, value }) => ({ name: name.length <= limits.choice ? name : value, value }))
}
