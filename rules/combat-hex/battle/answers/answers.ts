import { type Facing, facings } from '../../../core/hex.ts'
import type { Refusal } from '../../../core/space.ts'
import { type Game, standingOf } from '../game.ts'
import { courseOf, placements, runBan } from '../move/movement.ts'
import { pathOf, reachOf, wayRound, wayTo } from '../move/reach.ts'
import { affords, stayToll } from '../move/tolls.ts'
import { type Errand, errandOf, forbids, permits } from '../points/points.ts'
import { shotsOf, volleysOf } from '../shoot/shooting.ts'
import type { Figure } from '../state.ts'
import {
  type Act,
  chargeBan,
  dismountBan,
  dismountsOf,
  leaveBan,
  moveBan,
  movementLeft,
  ownUses,
  readyFigures,
  runPrice,
  strikesOf,
  turnBan,
  turnsOf,
} from './act.ts'

/** Figures that may act now: nobody else while one under way has still to do its duty (9.04). */
export function actors(g: Game, side: number): Figure[] {
  const own = active(g)
  return own.some(figure => isObliged(g, figure)) ? own : [...own, ...readyFigures(g, side)]
}

/** The figure whose activation is under way, in a list of its own. */
const active = ({ activation }: Game): Figure[] => (activation ? [activation.figure] : [])

/** Figures that may be turned when all have acted: those that did not shoot and can turn at all (3.091). */
export const turners = (g: Game, side: number): Figure[] =>
  standingOf(g, side).filter(
    f => f.deed !== 'shot' && !forbids(g, 'mayAct', f) && !stayToll(g, f) && turnsOf(g, f).length > 0,
  )

/** Why the phase cannot end yet: somebody can neither pay for staying nor stay, and could leave. */
export function doneBan(g: Game, side: number): Refusal | undefined {
  const figure = mustLeave(g, side)
  if (!figure) return undefined
  return duty(g, figure) ?? { code: 'must-leave', rule: '8.43', about: { figure: figure.id } }
}

/** The figure whose activation can be closed now, or why there is none (3.09, 9.04). */
export function endable(g: Game): Figure | Refusal {
  const [figure] = active(g)
  if (!figure) return { code: 'nobody-acting', rule: '3.09' }
  return (isObliged(g, figure) && duty(g, figure)) || figure
}

/** Why a figure can do nothing else before it has done its duty, if so (9.04). */
function duty(g: Game, figure: Figure): Refusal | undefined {
  const errand = errandOf(g, figure)
  if (!errand?.bound) return undefined
  return { code: 'must-approach', rule: errand.rule, about: { figure: figure.id, target: errand.goal.id } }
}

/** Has the figure a duty that it can do now? */
export function isObliged(g: Game, figure: Figure): boolean {
  if (!duty(g, figure)) return false
  for (const _ of dutiesOf(g, figure)) return true
  return false
}

/** Does its errand leave it no time for others? */
const isBusy = (g: Game, figure: Figure, errand: Errand): boolean =>
  errand.nothingElse === true || isObliged(g, figure)

/** Would a shot, facing so, spare a figure the way it still has to go (9.04)? Turning to its goal may be all it owes. */
const shirks = (g: Game, figure: Figure, errand: Errand, facing: Facing): boolean =>
  isObliged(g, figure) && !permits(g, 'mayMoveAfterShot', figure) && !errand.turns(figure.at, facing)

/** What a figure may do to do its duty, or to leave a danger zone. */
export function* dutiesOf(g: Game, figure: Figure): Generator<Act> {
  yield* actsOf(g, figure, 'move')
  yield* actsOf(g, figure, 'turn')
}

/** What an act would do against the duty of its figure, if anything. */
export function againstDuty(g: Game, act: Exclude<Act, { verb: 'done' | 'end' }>): Refusal | undefined {
  const { figure, verb } = act
  const current = g.activation?.figure
  if (current && current !== figure && !(verb === 'use' && act.aside))
    if (isObliged(g, current)) return duty(g, current)
  if (verb === 'use' && act.use.ability.moment === 'own-action' && isObliged(g, figure))
    return duty(g, figure)
  const errand = errandOf(g, figure)
  if (!errand || verb === 'use' || verb === 'turn' || verb === 'leave' || verb === 'dismount')
    return undefined
  const refusal = {
    code: 'must-approach',
    rule: errand.rule,
    about: { figure: figure.id, target: errand.goal.id },
  }
  if (verb === 'shoot' && shirks(g, figure, errand, act.facing)) return refusal
  if (verb === 'shoot' || verb === 'strike')
    return act.target !== errand.goal && isBusy(g, figure, errand) ? refusal : undefined
  const at = verb === 'run' ? act.to : act.path.at(-1)!
  return errand.ends(at, act.facing) ? undefined : refusal
}

/** A figure of the side that has to leave a danger zone, or to go elsewhere, before the phase ends, if there is one. */
export function mustLeave(g: Game, side: number): Figure | undefined {
  const current = active(g).find(figure => isObliged(g, figure))
  if (current) return current
  return standingOf(g, side).find(figure => {
    if (figure.deed !== 'nothing') return false
    if (isObliged(g, figure)) return true
    if (affords(g, figure, stayToll(g, figure))) return false
    for (const _ of actsOf(g, figure, 'move')) return true
    return false
  })
}

/** What a figure can do with one verb; moves by the cheapest way to each hex, and by a way round. */
export function* actsOf(g: Game, figure: Figure, verb: Act['verb']): Generator<Act> {
  const stays = verb === 'shoot' || verb === 'turn' || verb === 'strike'
  if (stays && !affords(g, figure, stayToll(g, figure))) return
  const errand = errandOf(g, figure)
  if ((verb === 'shoot' || verb === 'strike') && errand && isBusy(g, figure, errand)) {
    const { goal } = errand
    if (verb === 'strike' && strikesOf(g, figure).includes(goal)) yield { verb, figure, target: goal }
    if (verb === 'shoot')
      for (const { target, facings: possible } of shotsOf(g, figure))
        if (target === goal)
          for (const facing of possible)
            if (!shirks(g, figure, errand, facing)) yield { verb, figure, target, facing }
    return
  }
  if (verb === 'use')
    for (const use of ownUses(g, figure))
      if (use.ability.moment !== 'own-action' || !isObliged(g, figure))
        yield { verb, figure, use, aside: false }
  if (verb === 'shoot')
    for (const { target, facings: possible } of shotsOf(g, figure))
      for (const facing of possible) yield { verb, figure, target, facing }
  if (verb === 'shoot')
    for (const { facing } of volleysOf(g, figure)) yield { verb, figure, target: null, facing }
  if (verb === 'leave' && !leaveBan(g, figure)) yield { verb, figure }
  if (verb === 'dismount' && !dismountBan(g, figure))
    for (const at of dismountsOf(g, figure)) for (const facing of facings) yield { verb, figure, at, facing }
  if (verb === 'strike') for (const target of strikesOf(g, figure)) yield { verb, figure, target }
  if ((verb === 'move' && !moveBan(g, figure)) || (verb === 'charge' && !chargeBan(g, figure))) {
    const course = courseOf(g, figure, verb === 'charge')
    const reach = reachOf(g, course, movementLeft(g, figure))
    for (const cell of reach.cells)
      for (const way of [wayTo(reach, cell), wayRound(g, reach, cell)]) {
        if (!way) continue
        const { cost } = way
        const path = pathOf(way)
        for (const facing of placements(g, course, cell))
          if (!errand || errand.ends(cell, facing))
            yield verb === 'move'
              ? { verb, figure, path, facing, cost }
              : { verb, figure, path, facing, cost, target: null }
      }
  }
  if (verb === 'run' && !runBan(g, figure)) {
    const course = courseOf(g, figure)
    for (const side of facings) {
      const to = g.board.neighbour[figure.at * 6 + side]!
      const cost = to < 0 ? undefined : runPrice(g, course, to)
      if (typeof cost !== 'number') continue
      for (const facing of placements(g, course, to))
        if (!errand || errand.ends(to, facing)) yield { verb, figure, to, facing, cost }
    }
  }
  if (verb === 'turn' && !turnBan(g, figure))
    for (const turn of turnsOf(g, figure)) yield { verb, figure, ...turn }
}
