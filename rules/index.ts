/**
 * The rules as the outside sees them. Everything is pure: plain state in, plain state out. The five that
 * matter are `setUp`, `resume`, `legal`, `view` and `check`.
 */

export * from './board/board.ts'
export * from './board/boards.ts'
export { joinBoards } from './board/join.ts'
export { makeBoard, parseBoard } from './board/notation.ts'
export { maxColumns, maxRows, parseOwnBoard } from './board/own.ts'
export { type ClassicAbilityId, isClassic } from './combat-hex/abilities/classic/index.ts'
export * from './combat-hex/armies.ts'
export { abilityNames } from './combat-hex/army/abilityNames.ts'
export {
  armyPoints,
  heroPoints,
  type Limit,
  maxFigures,
  maxPoints,
  minPoints,
  type Restrictions,
  typeOf,
} from './combat-hex/army/army.ts'
export * from './combat-hex/army/figure.ts'
export { countOf, makeArmy, parseArmy } from './combat-hex/army/notation.ts'
export * from './combat-hex/army/roster.ts'
export {
  type Answer,
  makeAnswer,
  parseAnswer,
  readAnswer,
  type VerbAnswer,
  type VerbName as Verb,
} from './combat-hex/battle/answers/answer.ts'
export {
  makeOrder,
  maxOrderLength,
  type OrderScope,
  type Orders,
  type OrderToken,
  parseOrder,
  possible,
  tokensOf,
} from './combat-hex/battle/answers/orders/parse.ts'
export { ordersPolicy } from './combat-hex/battle/answers/orders/policy.ts'
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
} from './combat-hex/battle/answers/orders/topics.ts'
export type { Preview } from './combat-hex/battle/answers/preview.ts'
export { isPreview } from './combat-hex/battle/answers/preview.ts'
export * from './combat-hex/battle/document.ts'
export * from './combat-hex/battle/events.ts'
export * from './combat-hex/battle/questions.ts'
export * from './combat-hex/battle/rolls.ts'
export * from './combat-hex/battle/state.ts'
export type { ViewContext } from './combat-hex/battle/view.ts'
export { type SetUp } from './combat-hex/begin.ts'
export {
  freeCamps,
  maxPlayers,
  type PerPoint,
  type PointGroup,
  usualPoints,
  whereDiffers,
} from './combat-hex/books/index.ts'
export {
  isPhaseUnderWay,
  type Level,
  levels,
  skills,
  type Thought,
  think,
  weighingOrders,
} from './combat-hex/computer/think.ts'
export * from './combat-hex/engine.ts'
export {
  type LessonId,
  type LessonState,
  lessonIds,
  lessonState,
  lessons,
} from './combat-hex/lessons/lessons.ts'
export { rulesVersion } from './combat-hex/library.ts'
export { type BattleSave } from './combat-hex/module.ts'
export type { ActOdds } from './combat-hex/odds/acts.ts'
export { type Budget, inTurn, wholeBudget } from './combat-hex/odds/budget.ts'
export { oddsOfChoices } from './combat-hex/odds/choices.ts'
export type { CombatOdds } from './combat-hex/odds/combat.ts'
export { type DuelScene, duelFight, duelFreeAttack, duelShot } from './combat-hex/odds/duel.ts'
export { expectedLoss, type FigureOdds, harmed } from './combat-hex/odds/fates.ts'
export * from './combat-hex/odds/queries.ts'
export { marginOf } from './combat-hex/odds/thrown.ts'
export * from './combat-hex/orders.ts'
export * from './combat-hex/queries.ts'
export { beginScene, type Scene, type ScenePiece } from './combat-hex/scene.ts'
export { commit, die, joinSeed } from './core/dice.ts'
export * from './core/hex.ts'
export { nameRank, nearest, plainName } from './core/names.ts'
export type { Policy, Save } from './core/script.ts'
export type { Refusal, RefusalCode, Space } from './core/space.ts'
export type { Numbered } from './core/tape.ts'
export type { Fault } from './core/text.ts'
export type { Viewer } from './play/module.ts'
