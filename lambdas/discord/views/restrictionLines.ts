import type { GameRecord, KeptRestrictions, Locale } from '../../store/types.ts'
import { armyWords } from '../games/armyWords.ts'
import { typeName } from '../games/names.ts'
import { plain } from '../words/fill.ts'
import { optionName, type Words } from '../words/index.ts'

/** Names in a row that are longer than this are told as ids, so that the longest lists have room in a message. */
const maxRowLength = 1000

/** What may not be in an army, and what only so often (2.021): a line each, or nothing. */
export function restrictionLines(
  kept: KeptRestrictions | undefined,
  { says }: Words,
  locale: Locale,
  game: Pick<GameRecord, 'game'> = {},
): string[] {
  if (!kept) return []
  const { banned = [], bannedAbilities = [], limits = [], copies, names = {} } = kept
  const name = (id: string) =>
    Object.hasOwn(names, id) ? plain(names[id]![locale]) : typeName(id, locale, game)
  const told = (tell: (figure: (id: string) => string) => string[]): string => {
    const named = tell(name).join(', ')
    return named.length <= maxRowLength ? named : tell(id => id).join(', ')
  }
  const no = told(figure => [
    ...banned.map(figure),
    ...bannedAbilities.map(id => says.whoeverHas(armyWords(game).rule(id, locale))),
  ])
  const only = told(figure => [
    ...limits.map(limit =>
      'figure' in limit
        ? says.maxOf(limit.most, figure(limit.figure))
        : says.maxWith(limit.most, armyWords(game).rule(limit.ability, locale)),
    ),
    ...(copies === undefined ? [] : [says.maxOfEach(copies)]),
  ])
  return [...(no ? [says.notAllowed(no)] : []), ...(only ? [says.onlySoMany(only)] : [])]
}

/**
 * What a server forbids and limits as `/settings server` reads it, so that it can be brought back: `ban:lurtz, fast` and
 * `limit:3 each`, or nothing where there is none. By ids, which every server and both languages read alike.
 * @param system the game, where it was named
 */
export function typedRestrictions(
  { banned = [], bannedAbilities = [], limits = [], copies }: KeptRestrictions,
  locale: Locale,
  system?: string,
): string {
  const lists = {
    ban: [...banned, ...bannedAbilities],
    limit: [
      ...limits.map(limit => `${limit.most} ${'figure' in limit ? limit.figure : limit.ability}`),
      ...(copies === undefined ? [] : [`${copies} each`]),
    ],
  }
  const typed = (['ban', 'limit'] as const)
    .filter(list => lists[list].length > 0)
    .map(list => `\`${optionName(`settings server.${list}`, locale)}:${lists[list].join(', ')}\``)
  const of = system === undefined ? [] : [`\`${optionName('*.system', locale)}:${system}\``]
  return typed.length ? [...of, ...typed].join(' ') : ''
}
