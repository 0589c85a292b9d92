export {
  type BlowsTold,
  fightRound,
  type RoundTold,
  type TestTold,
  throwBlows,
} from './clash/fightRound.ts'
export { type HowMet, meet, unitInClash } from './clash/makeClash.ts'
export { type DiceFallen, throwClash, throwVolley } from './clash/throwOnce.ts'
export { volley } from './clash/volley.ts'
export type { MannerId, PlannedAnswer, Thought } from './computer/think.ts'
export { regiments } from './contract/module.ts'
export {
  type Entry,
  gatherEvents,
  type MeleeEntry,
  type ToldCombat,
  type ToldTogether,
} from './contract/telling.ts'
export { isRefused } from './field/actSpace.ts'
export {
  type Battlefield,
  between,
  byUnitLabel,
  cellLabel,
  hostOf,
  isEngaged,
  joinedTo,
  membersOf,
} from './field/battlefield.ts'
export { type ChargeWay, chargeChance, chargePlus } from './field/chargeWays.ts'
export { rangesOfSide, slowest } from './field/command.ts'
export {
  type BlowsLine,
  type GameEvent,
  type StoodInRound,
  type TestReason,
  testReasons,
} from './field/events.ts'
export {
  type FormedUnit,
  formedUnit,
  goneUnits,
  spotsOf,
  standingUnit,
  type UnitThen,
} from './field/formedUnit.ts'
export { movePoses, type Pose } from './field/moves.ts'
export { isOrderTopic, policyOf, readOrder } from './field/orders.ts'
export {
  type GameQuestion,
  type OrderTopic,
  orderTopics,
  type QuestionFacts,
  type QuestionKind,
} from './field/questions.ts'
export { unitLine } from './field/sees.ts'
export { kindOfUnit, type UnitKind } from './field/unitKinds.ts'
export { type UnitSide, unitSides } from './formation/clashState.ts'
export { type SendingOrder, sendingOrders } from './formation/sendingOrder.ts'
export { type LessonId, lessonIds, lessonsById } from './lessons/lessons.ts'
export { type Position, type StandingUnit, saveOfScene } from './lessons/scene.ts'
export { spells } from './magic/spells.ts'
export { type ClashOdds, clashBudget, clashOdds, maxRounds, type RoundOdds } from './odds/clashOdds.ts'
export { type VolleyOdds, volleyOdds } from './odds/volleyOdds.ts'
export { type WhyBlows, type WhyClash, whyBlows, whyClash } from './odds/why.ts'
export {
  type MoveKind,
  moveKinds,
  type Regiment,
  type RegimentsState,
  type TurnStage,
  turnStages,
} from './state.ts'
export { castNeed } from './turn/casting.ts'
export { chargeForecast } from './turn/chargeForecast.ts'
export { whereChargeFails } from './turn/chargeMoves.ts'
export { type Charge, chargesOf } from './turn/charges.ts'
export { type MeleeOdds, oddsOfCombat, panicByShots } from './turn/combatOdds.ts'
export { cellsFor } from './turn/deploymentZone.ts'
export {
  blowsOfCharge,
  chanceOfSum,
  type ExpectedBlows,
  isVainShot,
  oddsOfCharge,
  oddsOfShots,
} from './turn/fieldOdds.ts'
export { hexesInReach } from './turn/movement.ts'
export type { Regiments } from './types.ts'
export { type ReadUnit, readUnit } from './unit/line.ts'
export { maxCount } from './unit/readHead.ts'
export { maxPoints } from './unit/readItems.ts'
export { suppliedUnits, type UnitListId, unitLists } from './unit/roster.ts'
export { type BorneRuleId, baseRules, borneRules, generalRules } from './unit/ruleNames.ts'
export type { Aim } from './unit/rulePoints.ts'
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
