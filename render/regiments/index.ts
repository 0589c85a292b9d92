/** Pictures of Regiments. */

export { type BoardScene, boardScene, type UnitOnBoard } from './boardScene.ts'
export { type ArmySheet, drawRegiments, type RegimentsPicture, type ResultSheet, sceneOf } from './draw.ts'
export { arcsAround, rangeAround } from './fieldOverlay.ts'
export type { MeleeBlows, MeleeSheet, MeleeSide, MeleeUnit } from './meleeSheet.ts'
