import type { UnitProfile } from '../../../../rules/regiments/index.ts'
import { borneRules } from '../../../../rules/regiments/unit/ruleNames.ts'
import type { ArmiesInWords } from '../face.ts'
import { armySheet } from './armySheet.ts'
import { toneOfList } from './lists.ts'
import { unitsInWords } from './pieces.ts'
import { regimentsWords } from './words/index.ts'

/** Armies of units in words. */
export const armiesInWords: ArmiesInWords<UnitProfile> = {
  ...unitsInWords,
  group: (id, locale) => regimentsWords[locale].tells.groups[id === 'character' ? 'character' : 'unit'],
  rule: (id, locale) =>
    Object.hasOwn(borneRules, id) ? borneRules[id as keyof typeof borneRules][locale] : id,
  sum(pieces, locale, most) {
    const characters = pieces.filter(({ attachable }) => attachable).length
    const points = pieces.reduce((sum, each) => sum + each.points, 0)
    return regimentsWords[locale].tells.armySum(points, pieces.length - characters, characters, most)
  },
  accent: toneOfList,
  sheet: armySheet,
}
