/**
 * The rules as the outside sees them. Everything is pure: plain state in, plain state out. The five that
 * matter are `setUp`, `resume`, `legal`, `view` and `check`.
 */

export { type ClassicAbilityId, isClassic } from './abilities/classic/index.ts'
export * from './armies.ts'
export {
  armyPoints,
  heroPoints,
  type Limit,
  leastPoints,
  mostFigures,
  mostPoints,
  type Restrictions,
  typeOf,
} from './army/army.ts'
export * from './army/figure.ts'
export { countOf, makeArmy, parseArmy } from './army/notation.ts'
export * from './army/roster.ts'
export * from './battle/document.ts'
export * from './battle/events.ts'
export {
  longestOrder,
  makeOrder,
  type OrderScope,
  type Orders,
  parseOrder,
  possible,
  type Token,
  tokensOf,
} from './battle/orders/parse.ts'
export { ordersPolicy } from './battle/orders/policy.ts'
export {
  type FixedTopic,
  familyOf,
  fixedTopics,
  isAnsweredByDefault,
  type OrderWord,
  orderWords,
  type Topic,
  topicOfQuestion,
  wordsFor,
} from './battle/orders/topics.ts'
export type { Preview } from './battle/preview.ts'
export { isPreview } from './battle/preview.ts'
export * from './battle/questions.ts'
export * from './battle/state.ts'
export { isHidden, isSecret, type Surroundings, type Viewer } from './battle/view.ts'
export * from './board/board.ts'
export * from './board/boards.ts'
export { joinBoards } from './board/join.ts'
export { makeBoard, parseBoard } from './board/notation.ts'
export { mostColumns, mostRows, parseOwnBoard } from './board/own.ts'
export { freeCamps, mostPlayers, type PerPoint, type PointGroup, usualPoints, whereDiffers } from './books.ts'
export * from './combatHex.ts'
export { commit, die, joinSeed } from './core/dice.ts'
export * from './core/hex.ts'
export type { Numbered, Policy, Save } from './core/script.ts'
export type { Refusal, Space } from './core/space.ts'
export type { Fault } from './core/text.ts'
export * from './endings.ts'
export * from './looks.ts'
export {
  type BattleSave,
  defaults,
  type Opened,
  type Outcome,
  open,
  type ResumeOptions,
  rulesVersion,
} from './running.ts'
export * from './setUp.ts'
