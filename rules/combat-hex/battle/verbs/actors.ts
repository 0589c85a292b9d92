import type { Refusal } from '../../../core/space.ts'
import { type Game, standingOf } from '../game.ts'
import { affords, stayToll } from '../move/tolls.ts'
import { forbids } from '../points/points.ts'
import type { Figure } from '../state.ts'
import { isObliged, mandatoryMoveBan } from './mandatoryMove.ts'
import { move } from './move.ts'
import { turnsOf } from './turn.ts'
import { possibleActs } from './verb.ts'

/** Figures of a side that may still begin an activation, besides the one under way (3.06, 3.09). */
export const readyFigures = (g: Game, side: number): Figure[] =>
  standingOf(g, side).filter(
    f => f.actionTaken === 'nothing' && f !== g.activation?.figure && !forbids(g, 'mayAct', f),
  )

/** The figure whose activation is under way, in a list of its own. */
const active = ({ activation }: Game): Figure[] => (activation ? [activation.figure] : [])

/** Figures that may act now: nobody else while one under way still has a mandatory move to make (9.04). */
export function actors(g: Game, side: number): Figure[] {
  const own = active(g)
  return own.some(figure => isObliged(g, figure)) ? own : [...own, ...readyFigures(g, side)]
}

/** Figures that may be turned when all have acted: those that did not shoot and can turn at all (3.091). */
export const turners = (g: Game, side: number): Figure[] =>
  standingOf(g, side).filter(
    f => f.actionTaken !== 'shot' && !forbids(g, 'mayAct', f) && !stayToll(g, f) && turnsOf(g, f).length > 0,
  )

/** Why the phase cannot end yet: somebody can neither pay for staying nor stay, and could leave. */
export function doneBan(g: Game, side: number): Refusal | undefined {
  const figure = mustLeave(g, side)
  if (!figure) return undefined
  return mandatoryMoveBan(g, figure) ?? { code: 'must-leave', rule: '8.43', about: { figure: figure.id } }
}

/** The figure whose activation can be closed now, or why there is none (3.09, 9.04). */
export function endable(g: Game): Figure | Refusal {
  const [figure] = active(g)
  if (!figure) return { code: 'nobody-acting', rule: '3.09' }
  return (isObliged(g, figure) && mandatoryMoveBan(g, figure)) || figure
}

/** A figure of the side that has to leave a danger zone, or to go elsewhere, before the phase ends, if there is one. */
export function mustLeave(g: Game, side: number): Figure | undefined {
  const current = active(g).find(figure => isObliged(g, figure))
  if (current) return current
  return standingOf(g, side).find(figure => {
    if (figure.actionTaken !== 'nothing') return false
    if (isObliged(g, figure)) return true
    if (affords(g, figure, stayToll(g, figure))) return false
    for (const _ of possibleActs(g, move, figure)) return true
    return false
  })
}
