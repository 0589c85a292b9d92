import type { FigureRule } from '../field/vocabulary.ts'

/** Lends a die to a friend that it touches (DB-24a). */
export const spear: FigureRule = { clause: 'DB-24', supportRows: 1 }

/** The same, and from behind another pike (DB-24b). */
export const pike: FigureRule = { clause: 'DB-24', supportRows: 2 }

/** What shoots: see `shotWeapons` (DB-12a). */
export const shooter: FigureRule = { clause: 'DB-12' }
