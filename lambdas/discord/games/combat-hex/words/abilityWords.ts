import { type AbilityId, isClassic, type RuleBookId } from '../../../../../rules/combat-hex/index.ts'
import type { CombatHexWords } from './index.ts'

/** What the classic rules say of an ability; null where that is what the tournament says, undefined where nothing. */
const classicWords = (words: CombatHexWords, id: AbilityId): string | null | undefined =>
  isClassic(id) ? words.classicAbilities[id] : undefined

/** What an ability does by a rule book, in a sentence or two. */
export function doesBy(words: CombatHexWords, id: AbilityId, rules: RuleBookId): string {
  const said = rules === 'classic' ? classicWords(words, id) : null
  return said === undefined ? words.says.classicUnknown : (said ?? words.abilities[id].does)
}

/** How the classic rules differ on an ability, if they do. */
export function classicNote(words: CombatHexWords, id: AbilityId): string {
  const said = classicWords(words, id)
  if (said === undefined) return words.says.classicUnknown
  return said === null ? words.says.classicSame : words.says.classicDiffers(said)
}

/** Which of the abilities are not in a classic battle what they are in a tournament; [] where all are. */
export function classicNotes(words: CombatHexWords, ids: readonly AbilityId[]): string[] {
  const { says, abilities } = words
  const named = (wanted: (said: string | null | undefined) => boolean) =>
    [...new Set(ids)].filter(id => wanted(classicWords(words, id))).map(id => abilities[id].name)
  const changed = named(said => typeof said === 'string')
  const without = named(said => said === undefined)
  return [
    ...(changed.length ? [says.classicChanged(changed.join(', '))] : []),
    ...(without.length ? [says.classicWithout(without.join(', '))] : []),
  ]
}
