/**
 * The rules as the outside sees them: `setUp`, `resume`, `legal`, `view`, `check`, and what a table needs
 * around them (`undo`, `preview`, `finishPhase`, `concede`). All of it is pure: state in, state out.
 */
export * from './army/figure.ts'
export * from './battle/events.ts'
export * from './battle/questions.ts'
export * from './battle/state.ts'
export * from './board/board.ts'
export * from './core/hex.ts'
export type { Refusal } from './core/space.ts'
