/**
 * Combat Hex as the outside sees it. Everything is pure: plain state in, plain state out. The five that matter are
 * `setUp`, `resume`, `legal`, `view` and `check`.
 */

export { type Budget, inTurn, wholeBudget } from '../play/odds/budget.ts'
export { type ClassicAbilityId, isClassic } from './abilities/classic/index.ts'
export { abilityNames } from './army/abilityNames.ts'
export {
  type ArmyRestrictions,
  armyPoints,
  heroPoints,
  maxFigures,
  maxPoints,
  minPoints,
  typeOf,
} from './army/army.ts'
export { makeArmy, parseArmy } from './army/armyNotation.ts'
export * from './army/figure.ts'
export * from './army/roster.ts'
export {
  type Answer,
  makeAnswer,
  parseAnswer,
  readAnswer,
  type VerbAnswer,
  type VerbName as Verb,
} from './battle/answer.ts'
export {
  makeOrder,
  maxOrderLength,
  type OrderFor,
  type OrderToken,
  parseOrder,
  possible,
  tokensOf,
} from './battle/answers/orders/parse.ts'
export { isPaidInCombat, ordersPolicy } from './battle/answers/orders/policy.ts'
export {
  type FixedTopic,
  familyOf,
  fixedTopics,
  isAnsweredByDefault,
  isOwnPhase,
  leavesToDefaults,
  type OrderWord,
  orderWords,
  type Topic,
  topicOfQuestion,
  wordsFor,
} from './battle/answers/orders/topics.ts'
export type { Preview } from './battle/answers/preview.ts'
export { isPreview } from './battle/answers/preview.ts'
export { baseCells } from './battle/bases.ts'
export * from './battle/document.ts'
export * from './battle/events.ts'
export * from './battle/questions.ts'
export * from './battle/rolls.ts'
export * from './battle/state.ts'
export type { ViewContext } from './battle/view.ts'
export {
  freeCamps,
  maxPlayers,
  type PerPoint,
  type PointGroup,
  usualPoints,
  whereDiffers,
} from './books/index.ts'
export {
  isPhaseUnderWay,
  skills,
  type Thought,
  think,
  weighingOrders,
} from './computer/think.ts'
export * from './contract/armies.ts'
export { type SetUp } from './contract/begin.ts'
export { isDecided } from './contract/decided.ts'
export * from './contract/orders.ts'
export { byLine, telling as combatHexTelling } from './contract/telling.ts'
export * from './engine.ts'
export { combatHexGame } from './gameParts.ts'
export {
  type LessonId,
  lessonIds,
  lessonState,
  lessons,
} from './lessons/lessons.ts'
export { beginScene, type Position, type ScenePiece } from './lessons/scene.ts'
export { rulesVersion } from './library.ts'
export type { ActOdds } from './odds/acts.ts'
export { oddsOfChoices } from './odds/choices.ts'
export type { CombatOdds } from './odds/combatOdds.ts'
export { type DuelScene, duelFight, duelFreeAttack, duelShot } from './odds/duel.ts'
export { expectedLoss, type FigureOdds, harmed } from './odds/fates.ts'
export * from './odds/oddsQueries.ts'
export { marginOf } from './odds/thrown.ts'
export * from './queries/payable.ts'
export * from './queries/queries.ts'
export { battleAt } from './replay/battleAt.ts'
export { type FigureHistory, pointsAt } from './replay/figureHistory.ts'
export * from './replay/gatherBlows.ts'
export { momentsOf, type ReplayMoment } from './replay/moments.ts'
export type { CombatHex, CombatHexSave } from './types.ts'
