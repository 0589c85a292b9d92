/** Pictures of a battle: scenes of the board and cards of figures, as PNG. Knows the rules' types and nothing of Discord or AWS. */
export { drawArmySheet } from './armySheet.ts'
export { drawReplay } from './drawReplay.ts'
export { drawScene } from './drawScene.ts'
export { drawCard } from './figureCard.ts'
export { drawResult, type ResultSheet } from './resultSheet.ts'
export type * from './types.ts'
