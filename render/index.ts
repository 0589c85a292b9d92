/** Pictures of a battle: scenes of the board and cards of figures, as PNG. Knows the rules' types and nothing of Discord or AWS. */
export { drawArmySheet } from './combat-hex/armySheet.ts'
export { drawCard } from './combat-hex/figureCard.ts'
export { drawResult, type ResultSheet } from './combat-hex/resultSheet.ts'
export { drawReplay } from './drawReplay.ts'
export { drawScene } from './drawScene.ts'
export type * from './types.ts'
