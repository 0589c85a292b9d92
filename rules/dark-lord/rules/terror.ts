import type { FigureRule } from '../field/vocabulary.ts'

/** Whoever charges it tests first (DL-37 to DL-40); against one keyword only, where the profile says so. */
export const terror: FigureRule = { clause: 'DL-37', mustTest: () => true }

/** It passes every Courage test unasked but that of finding the unseen (DL-15). */
export const steadfast: FigureRule = { clause: 'DL-15', passesUnasked: true }
