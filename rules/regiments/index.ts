export { type BlowsTold, fightRound, type RoundTold, type TestTold, throwBlows } from './clash/fightRound.ts'
export { type HowMet, meet, unitInClash } from './clash/makeClash.ts'
export { type UnitSide, unitSides } from './clash/state.ts'
export { type DiceFallen, type ShotsTold, throwClash, throwVolley } from './clash/throwOnce.ts'
export { volley } from './clash/volley.ts'
export { type ClashOdds, clashBudget, clashOdds, type RoundOdds } from './odds/clashOdds.ts'
export { type VolleyOdds, volleyOdds } from './odds/volleyOdds.ts'
export { type WhyBlows, type WhyClash, whyBlows, whyClash } from './odds/why.ts'
export { kindOfUnit, regimentsPieces, type UnitKind, type UnitListName } from './regimentsPieces.ts'
export type { Aim } from './rulePoints.ts'
export { type ReadUnit, readUnit } from './unit/line.ts'
export { maxCount } from './unit/readHead.ts'
export { maxPoints } from './unit/readItems.ts'
export { suppliedUnits, type UnitListId, unitLists } from './unit/roster.ts'
export { type BorneRuleId, baseRules, borneRules, generalRules } from './unit/ruleNames.ts'
export { readUnitFields, type UnitFields } from './unit/unitFields.ts'
export {
  type Amount,
  type Fielded,
  type ModelValue,
  modelValues,
  type PrintedRule,
  type StrikingValue,
  strikingValues,
  type UnitProfile,
} from './unit/unitProfile.ts'
export { readUnitsText, writeUnitsText } from './unit/unitsText.ts'
export { modelValueNames, strikingValueNames } from './unit/valueNames.ts'
export { partsText, rulesText, writeUnit } from './unit/writeUnit.ts'
