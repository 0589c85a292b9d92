import { has } from '../field/points.ts'
import type { Battlefield, FigureRule } from '../field/vocabulary.ts'
import type { Combatant } from '../state.ts'

const sees = (f: Battlefield, figure: Combatant): boolean => has(f, figure, 'seer')

/**
 * What is at work on whoever wears the Ring (DL-06 to DL-31): unseen by all but seers, and under its will. To seers it is a
 * figure like any other (DL-17).
 */
export const wearer: FigureRule = {
  clause: 'DL-06',
  mayBeNamed: (f, _own, by) => sees(f, by),
  inTheWay: (f, _own, shooter) => sees(f, shooter),
  hasZone: (f, _own, against) => sees(f, against),
  // DL-10, DL-11d: enemies walk over it, friends and seers do not; it passes all but seers, friends among them too.
  letsIn: (f, own, mover) => mover.owner !== own.owner && !sees(f, mover),
  passes: (f, _own, other) => !sees(f, other),
  heeds: (f, _own, enemy) => sees(f, enemy),
  hidesFrom: (f, _own, charger) => !sees(f, charger),
  halvesFight: (f, _own, enemy) => !sees(f, enemy),
  underTheRing: true,
  lostAlone: true,
}
