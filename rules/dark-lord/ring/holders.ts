import type { Script } from '../../core/script.ts'
import { isOnBoard, labelsOf, typeOfCombatant } from '../field/field.ts'
import { has } from '../field/points.ts'
import { askChoice } from '../field/questions.ts'
import type { Battlefield } from '../field/vocabulary.ts'
import type { Combatant } from '../state.ts'

/** How high a figure stands among those who may have the Ring in this scenario; null: it does not (DL-32b). */
export function rankOf(f: Battlefield, figure: Combatant): number | null {
  if (f.scenario.ringLost && has(f, figure, 'mastersRing')) return null
  return typeOfCombatant(f, figure).holder
}

/** Settles once who has the Ring (DL-32, DL-33): the highest there is; each side's, where both have one of that rank. */
export function* settleHolders(f: Battlefield): Script {
  const may = f.skirmish.combatants.filter(figure => isOnBoard(figure) && rankOf(f, figure) !== null)
  const highest = Math.min(...may.map(figure => rankOf(f, figure)!))
  const best = may.filter(figure => rankOf(f, figure) === highest)
  const holders: Combatant[] = []
  for (const owner of [0, 1]) {
    const own = best.filter(figure => figure.owner === owner)
    if (own.length === 0) continue
    // DR-09: of several its owner names one.
    const holder = yield* askChoice({
      kind: 'holder',
      by: owner,
      subject: '',
      about: { figures: labelsOf(own) },
      values: own,
      write: ({ label }) => label,
      topic: null,
      fallback: () => own[0]!,
    })
    holders.push(holder)
  }
  for (const holder of holders) holder.ring = 'off'
  f.emit({ event: 'ring-settled', holders: labelsOf(holders) })
}
