import type { FigureRule } from '../field/vocabulary.ts'

/** Enemies within 18 have one Courage less (DL-34). */
export const dread: FigureRule = { clause: 'DL-34', unnerves: 18 }

/** The same within 12, of the same kind, while it is not held fast (DL-35, DL-54). */
export const drum: FigureRule = { clause: 'DL-35', active: true, unnerves: 12 }
