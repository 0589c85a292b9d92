/** The Dark Lord as the outside sees it. Everything is pure: plain state in, plain state out. */

export { abilityNames, keywordNames } from './army/abilityNames.ts'
export * from './army/army.ts'
export { mounts } from './army/mounts.ts'
export * from './army/profile.ts'
export { profileOf, profiles } from './army/roster.ts'
export { starterArmy } from './army/starter.ts'
export type { Reason } from './computer/reasons.ts'
export { computerOf, type Thought } from './computer/think.ts'
export type { GameDocument } from './contract/document.ts'
export { darkLord } from './contract/module.ts'
export { type Entry, gatherEvents, telling } from './contract/telling.ts'
export { type CourageReason, courageNeed, courageOf } from './field/courage.ts'
export * from './field/events.ts'
export {
  byLabel,
  hexLabel,
  isHero,
  isOnBoard,
  ofOwner,
  onBoard,
  sideOf,
  typeOfCombatant,
} from './field/field.ts'
export { enemiesSeen, lineOfSight } from './field/lineOfSight.ts'
export { moveOf, pointsLeft, reachByHex, reachOf, wayTo, zonesOn } from './field/movement.ts'
export { needsOf } from './field/needs.ts'
export { isOrderTopic, orderFor, policyOf, readOrder, writeOrder } from './field/orders.ts'
export { isEngaged } from './field/points.ts'
export * from './field/questions.ts'
export * from './field/rolls.ts'
export type { Battlefield } from './field/vocabulary.ts'
export {
  type Lesson,
  type LessonId,
  lessonIds,
  lessonsById,
} from './lessons/lessons.ts'
export { type Position, saveOfScene } from './lessons/scene.ts'
export { type CastingOf, type CastOdds, castOdds } from './odds/castOdds.ts'
export type { OddsOptions } from './odds/counting.ts'
export { type ChargeOdds, type CourageOdds, chargeOdds, courageOdds } from './odds/courageOdds.ts'
export { duelOdds, type StagedFight, strikesOdds } from './odds/duelOdds.ts'
export { type FightOdds, type FightOf, fightOdds } from './odds/fightOdds.ts'
export { fightsOfTwo } from './odds/fightsOfTwo.ts'
export * from './odds/figureOdds.ts'
export * from './odds/ringOdds.ts'
export { type ShotOdds, shotOdds } from './odds/shotOdds.ts'
export { farthest, type StagedFigure, stageOf } from './odds/stage.ts'
export { scenarios } from './scenarios/index.ts'
export { matchedPoints } from './scenarios/openField.ts'
export * from './state.ts'
export { usualPlaces, zoneCells } from './turn/deployment.ts'
export { isBroken, partOwner } from './turn/opening.ts'
export { type MetByMove, readActText, whatMoveMeets } from './turn/preview.ts'
export { shotsOf, weaponOf } from './turn/shooting.ts'
export { actsOf, actVerbs, type FigureAct, walkerOf } from './turn/verbs.ts'
export type { DarkLord, DarkLordSave } from './types.ts'
