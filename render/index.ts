/** Pictures of a battle: scenes of the board and cards of figures, as PNG. Knows the rules' types and nothing of Discord or AWS. */
export { type ArmySheet, drawArmySheet } from './army.ts'
export { drawCard } from './card.ts'
export { sceneOf, tokenOf } from './document.ts'
export { traceOf } from './happenings.ts'
export { drawReplay, type Replay } from './replay.ts'
export { drawResult, type ResultSheet } from './result.ts'
export { drawScene } from './scene.ts'
export type * from './types.ts'
