import { type ArmyWords, readArmy, writeArmy } from './armyText.ts'
import type { Armies, Measure } from './gameParts.ts'
import type { GameTypes } from './module.ts'

/** What a game says of armies that are drawn from two lists: one list each, or either while sides are rolled for. */
interface TwoLists<T extends GameTypes, List extends string> {
  /** both, the usual one first */
  lists: readonly List[]
  words: ArmyWords<T['piece']>
  /** number of the rule on lists in its book */
  rule: string
  /** the list of a piece; null where it has none */
  listOf(piece: T['piece']): List | null
  /** a piece by its id; undefined where there is none such */
  pieceOf(id: string, types: Measure<T>['types']): T['piece'] | undefined
  /** what is wrong with an army of pieces that there are */
  faults(army: T['piece'][], list: List, measure: Measure<T>): ReturnType<Armies<T>['check']>
  starter(list: List, measure: Omit<Measure<T>, 'types'>): string[]
}

/** Choosing armies from two lists; a game adds its pieces, and their groups. */
export function twoLists<T extends GameTypes, List extends string>({
  lists,
  words,
  rule,
  listOf,
  pieceOf,
  faults,
  starter,
}: TwoLists<T, List>) {
  const [first, second] = lists as readonly [List, List]
  const listOr = (list: string | null | undefined): List => (list === second ? second : first)
  const both = (camps: string): List[] => (listOr(camps) === first ? [first, second] : [second, first])
  const armies: Omit<Armies<T>, 'roster' | 'groups' | 'groupOf'> = {
    lists,
    most: words.most,
    listOf: piece => listOr(listOf(piece)),
    wanted: ({ camps }, player) => ({
      lists: camps === 'rolled' ? lists : both(camps).slice(player, player + 1),
      one: false,
    }),
    sidesOf: ({ camps }) => (camps === 'rolled' ? null : both(camps)),
    check(army, { list, ...measure }) {
      const unknown = army.find(id => !pieceOf(id, measure.types))
      if (unknown !== undefined) return [{ code: 'unknown-figure', rule, about: { figure: unknown } }]
      const found = army.flatMap(id => pieceOf(id, measure.types) ?? [])
      return faults(found, listOr(list ?? found.map(listOf).find(each => each !== null)), measure)
    },
    checkAll: (all, measure) =>
      Object.entries(all).flatMap(([list, army]) =>
        armies
          .check(army, { ...measure, list })
          .map(refusal => ({ ...refusal, about: { ...refusal.about, army: list } })),
      ),
    starter: (list, measure) => starter(listOr(list), measure),
    isPossible: (list, _all, measure) => armies.starter(list, measure).length > 0,
    read: (text, all) => readArmy(text, all, words),
    write: (army, language) => writeArmy(army, words, language),
    numbers: { lists: rule, list: rule, restrictions: rule },
  }
  return armies
}
