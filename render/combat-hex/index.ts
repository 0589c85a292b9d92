/** Pictures of Combat Hex: battles, sheets and cards as PNG, replays as GIF. */
export { drawArmySheet } from './armySheet.ts'
export { battleScene, drawBattle } from './battleScene.ts'
export { type BattleStill, type CombatHexPicture, draw, sceneOf } from './draw.ts'
export { drawCard } from './figureCard.ts'
export { drawBattleReplay } from './frames.ts'
export { drawMuster } from './musterSheet.ts'
export { drawOdds } from './oddsSheet.ts'
export { drawResult, type ResultSheet } from './resultSheet.ts'
