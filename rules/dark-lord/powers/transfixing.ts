import type { Script } from '../../core/script.ts'
import type { Battlefield, Casting, Power } from '../field/vocabulary.ts'
import type { Combatant } from '../state.ts'

/** Holds a figure fast for the turn (DL-54), and channelled at half Attacks and Fight (DL-55, DL-61). */
export function transfix(_f: Battlefield, { channelled }: Casting, target: Combatant): void {
  target.marks.transfixed = true
  // DR-17: what was halved stays halved; a stronger one joins.
  target.marks.halved ||= channelled
}

/** DL-54, DL-55. */
export const transfixing: Power = {
  clause: 'DL-54',
  names: true,
  *take(f, cast, target): Script {
    transfix(f, cast, target)
    f.emit({ event: 'transfixed', figure: target.label, halved: target.marks.halved })
  },
}
