import { ofGame } from '../../../rules/games.ts'
import { nameRank, plainName, type Refusal } from '../../../rules/index.ts'
import { isRefusal } from '../../game/change.ts'
import { type Locale, locales, type OfGame } from '../../store/types.ts'
import { truncated } from '../../truncated.ts'
import { limits } from '../api/limits.ts'
import { type Choice, matching } from '../games/choices.ts'
import type { HelpIndex } from '../games/face.ts'
import { helpOf } from '../games/helpOf.ts'
import { faces } from '../games/index.ts'
import { namedOnly } from '../words/nearestNames.ts'

/** The rules of a game. */
export interface GameRules {
  game: OfGame
  rules: HelpIndex
}

/** So many rules a refusal names. */
const maxNamed = 5

/** The rules that are meant: those of the game that is named or played here, else those of every game. */
export async function rulesMeant(named: OfGame | undefined): Promise<GameRules[]> {
  const games = named ? [named] : Object.keys(faces).map(ofGame)
  const all = await Promise.all(games.map(async game => ({ game, rules: (await helpOf(game))?.rules })))
  return all.flatMap(({ game, rules }) => (rules ? [{ game, rules }] : []))
}

const namesOf = ({ name, alsoCalled }: HelpIndex, id: string) => [
  id,
  ...locales.map(locale => name(id, locale)),
  ...(alsoCalled?.(id) ?? []),
]

/** A number of some rule book, such as 4.11, DL-32 or A24b: one that no rule has is no slip of the pen. */
const isNumber = (text: string): boolean =>
  /^(?:[a-z]{1,2} ?\d+[a-z]?(?: \d)?|\d{1,2} \d{2,3}[a-z]?)$/.test(plainName(text))

/** Those that a text finds, best first: by number, by name in any language, then by all its words wherever they stand. */
function found(text: string, rules: HelpIndex): string[] {
  const wanted = plainName(text)
  const numbered = rules.numbered?.(text)
  const begun = wanted.split(' ').map(part => ` ${part}`)
  const rank = (id: string) => {
    if (id === numbered) return 0
    const byName = nameRank(wanted, namesOf(rules, id).map(plainName))
    if (byName < 3) return byName
    if (isNumber(text)) return 4
    const words = ` ${rules.words?.(id) ?? ''}`
    return begun.every(part => words.includes(part)) ? 3 : 4
  }
  return rules.ids
    .map(id => ({ id, rank: rank(id) }))
    .filter(each => each.rank < 4)
    .sort((a, b) => a.rank - b.rank)
    .map(({ id }) => id)
}

const listed = ({ name, listed: inList = name }: HelpIndex, id: string, locale: Locale) => inList(id, locale)

/** Rules while somebody types, in the reader's language; after a slip of the pen those that were probably meant. */
export function ruleChoices(text: string, all: readonly GameRules[], locale: Locale): Choice[] {
  const choices = (idsOf: (rules: HelpIndex) => readonly string[]) =>
    all.flatMap(({ rules }) => idsOf(rules).map(id => ({ name: listed(rules, id, locale), value: id })))
  const fitting = choices(rules => found(text, rules)).slice(0, limits.choices)
  return fitting.length
    ? fitting.map(({ name, value }) => ({ name: truncated(name, limits.choice), value }))
    : matching(
        text,
        choices(({ ids }) => ids),
      )
}

/** The one rule that a text means; of several those that it fits are named. */
export function ruleMeant(
  text: string,
  all: readonly GameRules[],
  locale: Locale,
): (GameRules & { id: string }) | Refusal {
  for (const { game, rules } of all) {
    const id = rules.numbered?.(text)
    if (id !== undefined) return { game, rules, id }
  }
  const list = all.flatMap(({ game, rules }) =>
    rules.ids.map(id => ({ id, shown: listed(rules, id, locale), names: namesOf(rules, id), game, rules })),
  )
  const none: Refusal = { code: 'no-rule-called', about: { rule: text } }
  if (isNumber(text)) return none
  const named = namedOnly(text, list, none)
  if (!isRefusal(named)) return named
  const fitting = plainName(text) === '' ? [] : all.flatMap(({ rules }) => found(text, rules))
  const fits = list.filter(({ id }) => fitting.includes(id))
  if (fits.length < 2) return fits[0] ?? named
  const names = fitting.slice(0, maxNamed).map(id => fits.find(each => each.id === id)!.shown)
  return { code: 'did-you-mean', about: { text: text.trim(), names: names.join(', ') } }
}
