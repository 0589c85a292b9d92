import { half, typeOfCombatant } from '../field/field.ts'
import { moveOf, reachOf } from '../field/movement.ts'
import type { Battlefield } from '../field/vocabulary.ts'
import { putOnBan } from '../ring/bearer.ts'
import type { Combatant } from '../state.ts'
import { actBan, type FigureAct, walkerOf } from '../turn/verbs.ts'
import { aimsOf } from './aims.ts'

/** What the Ring's own will costs who wears it, in points. */
const forItsWill = 12
/** Nothing is put on or taken off for less. */
const worthIt = 10

/** What the best hex is worth that whoever is to get away can reach. */
function bestPlace(f: Battlefield, figure: Combatant, spends = 0): number {
  const aims = aimsOf(f, figure.owner)
  const walker = walkerOf(f, figure)
  const { ends } = reachOf(f, { ...walker, points: Math.max(0, walker.points - spends) })
  return Math.max(aims.placeOf(figure, figure.at), ...[...ends].map(cell => aims.placeOf(figure, cell)))
}

/** Does whoever is to get away put the Ring on, or try to take it off? Undefined: neither. */
export function ringDoing(f: Battlefield, figure: Combatant): FigureAct | undefined {
  if (figure.marks.engaged.length > 0 || figure.condition === 'lying') return undefined
  if (figure.ring === 'on') {
    if (actBan(f, figure, 'unring')) return undefined
    const worn = bestPlace(f, figure)
    figure.ring = 'off'
    const seen = bestPlace(f, figure)
    figure.ring = 'on'
    return seen > worn - forItsWill + worthIt ? { verb: 'unring', figure } : undefined
  }
  if (putOnBan(f, figure) || actBan(f, figure, 'move')) return undefined
  const seen = bestPlace(f, figure)
  const { mount } = figure
  figure.ring = 'on'
  figure.mount = null
  // The mount bolts, and its rider most likely has to get up again.
  const worn = bestPlace(f, figure, mount ? half(typeOfCombatant(f, figure).move) : 0)
  figure.ring = 'off'
  figure.mount = mount
  return worn - forItsWill > seen + worthIt ? { verb: 'ring', figure } : undefined
}

/** Does it leave the board with its next step? */
export const mayExit = (f: Battlefield, figure: Combatant): boolean =>
  !actBan(f, figure, 'exit') && moveOf(f, figure) > 0
