/**
 * The rules as the outside sees them: `setUp`, `resume`, `legal`, `view`, `check`, and what a table needs
 * around them (`undo`, `preview`, `finishPhase`, `concede`). All of it is pure: state in, state out.
 */

import type { Battle } from './battle/state.ts'
import type { Save } from './core/script.ts'

export * from './army/figure.ts'
export * from './battle/document.ts'
export * from './battle/events.ts'
export * from './battle/questions.ts'
export * from './battle/state.ts'
export * from './board/board.ts'
export * from './core/hex.ts'
export type { Save } from './core/script.ts'
export type { Refusal, Space } from './core/space.ts'
export type BattleSave = Save<Battle>
