/** Pictures of boards with tokens on them, as PNG, for any game. Knows boards and nothing of games, Discord or AWS. */
export { drawScene } from './board/drawScene.ts'
export type * from './types.ts'
