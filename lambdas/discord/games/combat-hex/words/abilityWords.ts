import { type AbilityId, isClassic, type RuleBookId } from '../../../../../rules/combat-hex/index.ts'
import type { CombatHexWords } from './index.ts'

/** What the classic rules say of an ability; null where that is what the tournament says, undefined where nothing. */
const classicWords = (words: CombatHexWords, id: AbilityId): string | null | undefined =>
  isClassic(id) ? words.classicAbilities[id] : undefined

/** What the classic rules leave of an ability that they do not know: what belongs to its base, or nothing. */
function leftOf({ says }: CombatHexWords, id: AbilityId): string {
  const bases: Readonly<Partial<Record<AbilityId, string>>> = says.classicBases
  return bases[id] ?? says.classicUnknown
}

/** What an ability does by a rule book, in a sentence or two. */
export function doesBy(words: CombatHexWords, id: AbilityId, rules: RuleBookId): string {
  const said = rules === 'classic' ? classicWords(words, id) : null
  return said === undefined ? leftOf(words, id) : (said ?? words.abilities[id].does)
}

/** How the classic rules differ on an ability, if they do. */
export function classicNote(words: CombatHexWords, id: AbilityId): string {
  const said = classicWords(words, id)
  if (said === undefined) return leftOf(words, id)
  return said === null ? words.says.classicSame : words.says.classicDiffers(said)
}

/** Which of the abilities are not in a classic battle what they are in a tournament; [] where all are. */
export function classicNotes(words: CombatHexWords, ids: readonly AbilityId[]): string[] {
  const { says, abilities } = words
  const named = (wanted: (said: string | null | undefined, id: AbilityId) => boolean) =>
    [...new Set(ids)].filter(id => wanted(classicWords(words, id), id)).map(id => abilities[id].name)
  const changed = named(said => typeof said === 'string')
  const ofBase = (id: AbilityId) => leftOf(words, id) !== says.classicUnknown
  const left = named((said, id) => said === undefined && ofBase(id))
  const without = named((said, id) => said === undefined && !ofBase(id))
  return [
    ...(changed.length ? [says.classicChanged(changed.join(', '))] : []),
    ...(left.length ? [says.classicBaseOnly(left.join(', '))] : []),
    ...(without.length ? [says.classicWithout(without.join(', '))] : []),
  ]
}
