import type { Cell } from '../../../board/board.ts'
import { type Facing, makeFacing } from '../../../core/hex.ts'
import type { Script } from '../../../core/script.ts'
import { trigger } from '../fight/activate.ts'
import { attacksOnEntry, freeAttack, freeAttacks } from '../fight/freeAttack.ts'
import { type Activation, enemiesOf, type Game, isStanding, label, pass, put } from '../game.ts'
import { crossesUnmet } from '../points/points.ts'
import { couldReact } from '../points/uses.ts'
import { threatsTo } from '../points/zones.ts'
import type { Figure } from '../state.ts'
import { unspent } from './allowance.ts'
import { courseOf, entering, leavings, mustEnd, placements, stepCost, stopsAt } from './movement.ts'
import { affords, entryToll, payToll } from './tolls.ts'

/**
 * A move, hex by hex. Before a step out of a danger zone those it belongs to may answer and attack freely
 * (4.11); the survivor goes on with all its points. Where a danger zone is entered,
 * those it belongs to may answer too, and the move is over unless the figure may pass (4.08). Some are met only
 * in the zone where they end (8.13). On its way a figure is its reference hex alone (4.14, 8.10c).
 */
export function* walk(
  g: Game,
  current: Activation,
  act: { figure: Figure; path: readonly Cell[]; facing: Facing },
): Script {
  const { figure } = act
  const left = unspent(g, figure)
  const course = courseOf(g, figure)
  const facingBefore = figure.facing
  const trail: Cell[] = [figure.at]
  let told = 0
  let cost = 0
  // Those whose zones it has come into unmet.
  let unmet: Figure[] = []
  const tell = () => {
    const path = trail.slice(told + 1).map(cell => label(g, cell))
    const [from, facing] = [label(g, trail[told]!), makeFacing(figure.facing)]
    told = trail.length - 1
    if (path.length)
      g.emit({ event: 'moved', figure: figure.id, from, path, facing, cost, left: left - cost })
  }
  // Whoever has fallen is nowhere, and nobody meets it.
  const halt = function* (): Script {
    stand()
    yield* arrive(
      g,
      figure,
      threatsTo(g, figure.owner, figure.at).filter(enemy => unmet.includes(enemy)),
    )
  }
  // Whoever is kept from going on where it cannot stand goes back to where it can.
  const stand = () => {
    current.stopped = 'over'
    if (g.passing !== figure) return
    const seen = trail[told]!
    while (trail.length > 1 && !placements(g, course, trail.at(-1)!).length) trail.pop()
    const at = trail.at(-1)!
    const possible = trail.length > 1 ? placements(g, course, at) : [facingBefore]
    put(g, figure, at, possible.includes(act.facing) ? act.facing : possible[0]!)
    if (told < trail.length - 1) return tell()
    // Where it was seen going on its way is not where it stands, or not how.
    const [id, facing] = [figure.id, makeFacing(figure.facing)]
    if (at !== seen || (facingBefore !== figure.facing && g.typeOf(figure).base === 'cavalry')) {
      const [from, path] = [label(g, seen), [label(g, at)]]
      g.emit({ event: 'moved', figure: id, from, path, facing, cost, left: left - cost })
    } else if (facingBefore !== figure.facing) g.emit({ event: 'turned', figure: id, facing })
  }
  for (const [i, cell] of act.path.entries()) {
    const at = figure.at
    if (!current.entered) current.began = threatsTo(g, figure.owner, at)
    const { left: zones, attackers } = leavings(g, current, figure, at, cell)
    if (zones.length) {
      if (
        attackers.length ||
        zones.some(enemy => couldReact(g, enemy, { moment: 'leaving-zone', cause: figure }))
      )
        tell()
      if (!(yield* takeLeave(g, current, zones, attackers))) return yield* halt()
    }
    const toll = entryToll(g, figure, at, cell, !current.entered)
    if (!affords(g, figure, toll)) return yield* halt()
    const step = stepCost(g, course, at, cell, left - cost)
    if (typeof step !== 'number') throw new Error(`${figure.id} to ${label(g, cell)}: ${step.code}`)
    // Others may answer the payment: they see how far it has come.
    const payment = { moment: 'about-to-spend', cause: figure } as const
    if (toll && enemiesOf(g, figure.owner).some(enemy => couldReact(g, enemy, payment))) tell()
    if (!(yield* payToll(g, figure, toll))) return yield* halt()
    cost += step
    current.spent += step
    current.entered++
    trail.push(cell)
    const last = i === act.path.length - 1
    const stopped = mustEnd(g, course, at, cell)
    const into = entering(g, figure, at, cell, zones)
    const entered =
      last || stopped
        ? threatsTo(g, figure.owner, cell).filter(enemy => into.includes(enemy) || unmet.includes(enemy))
        : into.filter(enemy => !crossesUnmet(g, figure, enemy))
    unmet = [...unmet, ...into].filter(enemy => !entered.includes(enemy))
    if (last) put(g, figure, cell, act.facing)
    else pass(g, figure, cell)
    if (
      last ||
      entered.some(enemy => couldReact(g, enemy, entry(figure)) || attacksOnEntry(g, enemy, figure))
    )
      tell()
    if (stopped) current.stopped = 'zone'
    yield* arrive(g, figure, entered)
    if (!isStanding(figure)) return
    release(g, current)
    if (current.stopped) return
  }
}

const entry = (cause: Figure) => ({ moment: 'zone-entered', cause }) as const

/** Those whose danger zone was entered may answer; then some attack of their own accord, each by itself (8.10f). */
export function* arrive(g: Game, figure: Figure, zones: readonly Figure[]): Script {
  if (!zones.length) return
  yield* trigger(g, { ...entry(figure), zones })
  for (const enemy of zones)
    if (isStanding(figure) && attacksOnEntry(g, enemy, figure)) yield* freeAttack(g, [enemy], figure)
}

/** Where nothing holds a figure any more, it may go on with what it has left (4.08, 8.12). */
export function release(g: Game, current: Activation): void {
  const { figure } = current
  if (current.stopped === 'zone' && isStanding(figure) && !stopsAt(g, figure, figure.at))
    current.stopped = false
}

/** @returns whether the figure got away: it lives, and nothing holds it (4.11) */
export function* takeLeave(
  g: Game,
  current: Activation,
  zones: readonly Figure[],
  attackers: readonly Figure[],
): Script<boolean> {
  const { figure } = current
  if (attackers.length)
    g.emit({ event: 'disengaging', figure: figure.id, attackers: attackers.map(a => a.id) })
  const attempt = { moment: 'leaving-zone' as const, cause: figure, zones, attackers, cancelled: false }
  yield* trigger(g, attempt)
  if (attempt.cancelled || !isStanding(figure)) return false
  current.answered = [...current.answered, ...zones]
  yield* freeAttacks(g, attackers, figure)
  return isStanding(figure)
}
