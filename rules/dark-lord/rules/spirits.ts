import type { Script } from '../../core/script.ts'
import type { FigureRule } from '../field/vocabulary.ts'
import { removeUnlessHeld } from '../field/wounds.ts'

/** One resisting die more than it pays for (DL-36). */
export const resistant: FigureRule = { clause: 'DL-36', resistDice: 1 }

/** One point of Will a turn costs nothing (DL-46). */
export const freeWill: FigureRule = { clause: 'DL-46', freeWill: true }

/** It leads whatever army it is in (DL-45): see `generalOf`. */
export const general: FigureRule = { clause: 'DL-45' }

/** It sees the unseen (DL-17), and pays for each turn in which it fought (DB-26). */
export const wraith: FigureRule = {
  clause: 'DB-26',
  seer: true,
  *endOfTurn(f, own): Script {
    if (own.marks.fought && !own.marks.foughtWearer) {
      own.will = Math.max(0, own.will - 1)
      f.emit({ event: 'paid-will', figure: own.label, left: own.will })
    }
  },
  // At once, whatever it was spent for; a power that was cast with the last point takes effect first.
  withoutWill: (f, own) => removeUnlessHeld(f, own, 'without-will'),
}
