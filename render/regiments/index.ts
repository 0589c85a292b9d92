/** Pictures of Regiments. */

export { drawRegiments, type HostSheet, type RegimentsPicture, sceneOf, type WarEndSheet } from './draw.ts'
export { arcsAround, rangeAround } from './fieldOverlay.ts'
export type { MeleeBlows, MeleeSheet, MeleeSide, MeleeUnit } from './meleeSheet.ts'
export { type UnitOnBoard, type WarPicture, warScene } from './warScene.ts'
