/** Pictures of The Dark Lord. */
export { draw, sceneOf } from './draw.ts'
export { profilePicture } from './profileIcons.ts'
export { skirmishLegend } from './skirmishLegend.ts'
export { type CombatantSpot, skirmishOverlay } from './skirmishOverlay.ts'
export { type SkirmishPicture, sideTones, skirmishScene, spotsOf } from './skirmishScene.ts'
export { combatantToken, skirmishTokens, treasureOverlay } from './skirmishTokens.ts'
