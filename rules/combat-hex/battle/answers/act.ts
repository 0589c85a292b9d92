import type { Cell } from '../../../board/board.ts'
import { type Facing, makeFacing } from '../../../core/hex.ts'
import type { Refusal } from '../../../core/space.ts'
import { turnsInPlace } from '../bases.ts'
import { type Activation, carrierOf, type Game, label, standingOf } from '../game.ts'
import { type Course, courseOf, movementOf, placements, runCost } from '../move/movement.ts'
import { affords, entryToll, stayToll } from '../move/tolls.ts'
import { errandOf, forbids, freeAttackBan, permits, type Use } from '../points/points.ts'
import { costNow } from '../points/prices.ts'
import { couldReact, makeUse, usesOf } from '../points/uses.ts'
import type { Moment } from '../questions.ts'
import { mayShoot } from '../shoot/shooting.ts'
import type { Figure } from '../state.ts'
import { hexesAround, inZone, isThreatened } from '../zones.ts'

/** An answer in an action phase, understood. */
export type Act =
  | { verb: 'done' }
  /** the activation under way is closed, and nothing else begins yet (3.09) */
  | { verb: 'end'; figure: Figure }
  | { verb: 'move'; figure: Figure; path: Cell[]; facing: Facing; cost: number }
  | { verb: 'run'; figure: Figure; to: Cell; facing: Facing; cost: number }
  /** a move as a charge (8.10b); with a target, the free attack at its end is made at once */
  | { verb: 'charge'; figure: Figure; path: Cell[]; facing: Facing; cost: number; target: Figure | null }
  | { verb: 'strike'; figure: Figure; target: Figure }
  | { verb: 'leave'; figure: Figure }
  /** whoever is carried steps down (8.42) */
  | { verb: 'dismount'; figure: Figure; at: Cell; facing: Facing }
  | { verb: 'turn'; figure: Figure; at: Cell; facing: Facing }
  | { verb: 'shoot'; figure: Figure; target: Figure | null; facing: Facing }
  /** `aside`: whoever is acting goes on, and the user has not begun to act */
  | { verb: 'use'; figure: Figure; use: Use; aside: boolean }

/** Figures of a side that may still begin an activation, besides the one under way (3.06, 3.09). */
export const readyFigures = (g: Game, side: number): Figure[] =>
  standingOf(g, side).filter(
    f => f.deed === 'nothing' && f !== g.activation?.figure && !forbids(g, 'mayAct', f),
  )

/** Movement points the figure has left in this activation. */
export function movementLeft(g: Game, figure: Figure): number {
  const current = g.activation?.figure === figure ? g.activation : undefined
  if (current?.stopped || current?.turned || figure.carried || forbids(g, 'mayMove', figure)) return 0
  return current?.shot && !permits(g, 'mayMoveAfterShot', figure) ? 0 : unspent(g, figure)
}

/** Movement points not spent yet, on whatever way the figure is. */
export function unspent(g: Game, figure: Figure): number {
  const current = g.activation?.figure === figure ? g.activation : undefined
  return Math.max(0, movementOf(g, figure) - (current?.spent ?? 0))
}

/** Why the figure may not move, if so. */
export function moveBan(g: Game, figure: Figure): Refusal | undefined {
  const current = g.activation?.figure === figure ? g.activation : undefined
  const about = { figure: figure.id }
  if (figure.carried) return { code: 'carried', rule: '8.42', about: { ...about, target: figure.carried.by } }
  const held = forbids(g, 'mayMove', figure)
  if (held) return held
  if (current?.shot && !permits(g, 'mayMoveAfterShot', figure))
    return { code: 'shot-already', rule: '5.01', about }
  if (current?.turned || current?.charging) return { code: 'move-over', rule: '8.10', about }
  return current?.stopped ? { code: 'move-over', rule: '4.08', about } : undefined
}

/** Why the figure may not charge, if so (8.10b). */
export function chargeBan(g: Game, figure: Figure): Refusal | undefined {
  const current = g.activation?.figure === figure ? g.activation : undefined
  const about = { figure: figure.id }
  if (!permits(g, 'mayCharge', figure)) return { code: 'no-rider', rule: '8.10', about }
  if (current?.shot) return { code: 'shot-already', rule: '8.10', about }
  if (current?.turned || current?.stopped) return { code: 'move-over', rule: '8.10', about }
  if (current?.charging) return undefined
  if (current?.entered) return { code: 'charge-after-move', rule: '8.10', about }
  // A battle saved before `threatenedAtStart` was noted knows only who threatens it now.
  const began = figure.threatenedAtStart || isThreatened(g, figure)
  return began ? { code: 'charge-threatened', rule: '8.10', about } : undefined
}

/**
 * Why the figure may not turn, if so. Whoever has shot does not, unless it may still move: then it may turn
 * in place of that (3.091, 4.12). The half turn of a rider takes the place of a move (8.10d).
 */
export function turnBan(g: Game, figure: Figure): Refusal | undefined {
  const current = g.activation?.figure === figure ? g.activation : undefined
  const about = { figure: figure.id }
  if (current?.shot && (current.entered || moveBan(g, figure)))
    return { code: 'shot-already', rule: '3.091', about }
  if (current?.entered && g.typeOf(figure).base === 'cavalry')
    return { code: 'turn-moved', rule: '8.10', about }
  if (current?.entered && !g.book.sequence.turnsAtEnd) return { code: 'turn-moved', rule: '4.12', about }
  return undefined
}

/** Has the figure done anything yet? */
const hasBegun = ({ entered, moving, stopped, turned, shot }: Activation): boolean =>
  entered > 0 || moving || stopped !== false || turned || shot

/** Moments at which the figure may now use an ability of its own accord. */
export function openMoments(g: Game, figure: Figure): Moment[] {
  const current = g.activation?.figure === figure ? g.activation : undefined
  const list: Moment[] = []
  if (!current || !hasBegun(current)) list.push('before-action')
  if (!current?.entered && !moveBan(g, figure)) list.push('before-move')
  if (stayToll(g, figure)) return list
  // Done instead of move and shot; turning in place is neither, and more of the same may follow (3.06, 8.084).
  if (!current || current.served || !hasBegun({ ...current, turned: false })) list.push('own-action')
  // It may come to a stop in a danger zone and still be moving (8.12); a run ends the move.
  if (current?.entered && current.stopped !== 'over' && !current.turned) list.push('during-move')
  if (mayShoot(g, figure) === true) list.push('before-shot')
  return list
}

export const ownUses = (g: Game, figure: Figure): Use[] =>
  g.typeOf(figure).abilities.length
    ? openMoments(g, figure).flatMap(moment => usesOf(g, figure, { moment, cause: figure }))
    : []

/** What a figure may use in its side's action phase whoever is acting, itself or somebody else. */
export const aside = 'before-others-move'

export function asideUses(g: Game, figure: Figure): Use[] {
  const what = { moment: aside, cause: null } as const
  return couldReact(g, figure, what) ? usesOf(g, figure, what) : []
}

/** Turns in place that fit on the board (4.12, 8.10d). */
export function turnsOf(g: Game, figure: Figure): { at: Cell; facing: Facing }[] {
  const { base } = g.typeOf(figure)
  const turns = turnsInPlace(g.board, base, figure.at, figure.facing)
  const errand = errandOf(g, figure)
  const dutiful = errand ? turns.filter(turn => errand.turns(turn.at, turn.facing)) : turns
  if (base === 'single' || base === 'cavalry') return dutiful
  const possible = placements(g, courseOf(g, figure), figure.at)
  return dutiful.filter(turn => possible.includes(turn.facing))
}

/** Action points for running to a cell, or why the figure cannot (4.131). */
export function runPrice(g: Game, course: Course, to: Cell): number | Refusal {
  const base = runCost(g, course, to)
  if (typeof base !== 'number') return base
  const cost = costNow(g, course.figure, base, 'run')
  const { ap, id } = course.figure
  return cost > ap ? { code: 'too-few-ap', rule: '4.131', about: { figure: id, cost, ap } } : base
}

/** Movement points for leaving the board. */
const leaving = 1

/** Does it stand at the edge across from its own? */
function isAtFarEdge(g: Game, { at, owner }: Figure): boolean {
  const { columns, rows } = g.board
  const column = at % columns
  const row = Math.floor(at / columns)
  const far = { left: column === columns - 1, right: column === 0, top: row === rows - 1, bottom: row === 0 }
  return far[g.battle.players[owner]!.edge ?? 'left']
}

/** Why the figure may not leave the board across the enemy's edge from where it stands, if so (9.14). */
export function leaveBan(g: Game, figure: Figure): Refusal | undefined {
  const about = { figure: figure.id, cost: leaving, left: movementLeft(g, figure) }
  if (!permits(g, 'mayLeaveBoard', figure)) return { code: 'no-leaving', rule: '9.14', about }
  if (!isAtFarEdge(g, figure)) return { code: 'not-at-far-edge', rule: '9.14', about }
  return (
    moveBan(g, figure) ?? (about.left < leaving ? { code: 'too-few-points', rule: '4.13', about } : undefined)
  )
}

/** Why the figure may not step down from whoever carries it, if so: that is its action (8.42). */
export function dismountBan(g: Game, figure: Figure): Refusal | undefined {
  const current = g.activation?.figure === figure ? g.activation : undefined
  const about = { figure: figure.id }
  if (!figure.carried) return { code: 'not-carried', rule: '8.42', about }
  if (current?.shot) return { code: 'shot-already', rule: '8.42', about }
  return current?.stopped ? { code: 'move-over', rule: '8.42', about } : undefined
}

/** Hexes beside its carrier to which a figure may step down, and what it costs to be there it can pay (8.42). */
export function dismountsOf(g: Game, figure: Figure): Cell[] {
  const carrier = carrierOf(g, figure)
  if (!carrier) return []
  const course = courseOf(g, figure)
  return hexesAround(g, carrier).filter(
    cell =>
      placements(g, course, cell).length > 0 &&
      affords(g, figure, entryToll(g, figure, figure.at, cell, true)),
  )
}

/** Whom a figure may attack freely to end its action (8.10b, 8.13d). */
export function strikesOf(g: Game, figure: Figure): Figure[] {
  if (strikeBan(g, figure)) return []
  return inZone(g, figure).filter(enemy => !freeAttackBan(g, enemy, figure))
}

export function strikeBan(g: Game, figure: Figure): Refusal | undefined {
  const current = g.activation?.figure === figure ? g.activation : undefined
  const about = { figure: figure.id }
  if (current?.shot) return { code: 'shot-already', rule: '8.13', about }
  if (current?.struck) return { code: 'struck-already', rule: '8.13', about }
  if (current?.turned) return { code: 'move-over', rule: '8.10', about }
  return permits(g, 'mayStrike', figure) ? undefined : { code: 'no-striker', rule: '6.25', about }
}

/** The full form of an act, as it is journalled. */
export function makeAct(g: Game, act: Act): string {
  if (act.verb === 'done') return 'done'
  if (act.verb === 'use') return makeUse(act.use)
  if (act.verb === 'leave' || act.verb === 'end') return `${act.verb} ${act.figure.id}`
  if (act.verb === 'strike') return `strike ${act.figure.id} ${act.target.id}`
  const facing = makeFacing(act.facing)
  const start = `${act.verb} ${act.figure.id}`
  if (act.verb === 'charge')
    return `${start} ${act.path.map(cell => label(g, cell)).join('-')} ${facing} ${act.target?.id ?? ''}`.trim()
  if (act.verb === 'move') return `${start} ${act.path.map(cell => label(g, cell)).join('-')} ${facing}`
  if (act.verb === 'run') return `${start} ${label(g, act.to)} ${facing}`
  if (act.verb === 'shoot' && act.target) return `${start} ${act.target.id} ${facing}`
  if (act.verb === 'dismount') return `${start} ${label(g, act.at)} ${facing}`
  return `${start} ${facing}`
}
