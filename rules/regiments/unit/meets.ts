import { modelHas } from '../base/against.ts'
import { againstMeant } from './readBrackets.ts'
import { bare } from './unitMeant.ts'
import type { PrintedRule, UnitProfile } from './unitProfile.ts'

/** Models of one kind, as a rule looks at them that is about some alone: what they are called, and what they have. */
export type NamedModel = Pick<UnitProfile, 'id' | 'name' | 'model'>

/**
 * Do models meet what stands in the brackets of a rule (M18, M21, M26, M39): have they one of the rules, marks and heights that
 * it names, or a name with such a one in it, in one or several? The one reading of it, of lists of armies, in battles and for
 * odds; without brackets everybody does.
 */
export function meets(seen: NamedModel, { whom, words }: PrintedRule): boolean {
  if (whom) return whom.some(one => modelHas(seen.model, one))
  if (!words) return true
  return words.split(/\s*[,;]\s*|\s+(?:or|ou)\s+/).some(each => {
    const meant = againstMeant(each)
    return meant ? modelHas(seen.model, meant) : isCalled(seen, each)
  })
}

/** Do the words stand in one of its names as whole words: a mounted general is a general, spearmen are no spears? */
const isCalled = ({ id, name }: NamedModel, words: string): boolean =>
  [id, name.en, name.fr].some(each => ` ${bare(each)} `.includes(` ${bare(words)} `))
